/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Digits of integers of any width, read and written. */
#include "jig/num.h"
#include "support/check.h"
#include "support/mp.h"
#include "support/radix.h"

/* ---- Reading ------------------------------------------------------------- */

/* The value of a digit, or 255. */
static unsigned digit_value(char c) {
    if (c >= '0' && c <= '9')
        return (unsigned)(c - '0');
    char lower = (char)(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? (unsigned)(lower - 'a' + 10) : 255;
}

static unsigned bits_per_digit(unsigned radix) {
    return radix == 16 ? 4 : radix == 10 ? 4 : radix == 8 ? 3 : 1;
}

static bool all_digits(JigStr text, unsigned radix) {
    for (size_t i = 0; i < text.len; i++)
        if (digit_value(text.ptr[i]) >= radix)
            return false;
    return text.len > 0;
}

static JigStr skip_leading_zeros(JigStr text) {
    while (text.len > 1 && text.ptr[0] == '0')
        text = (JigStr){text.ptr + 1, text.len - 1};
    return text;
}

/* n digits of `from` bits each as digits of `to` bits; `r` has room for all of their bits. */
static size_t repack(uint64_t *r, unsigned to, const uint64_t *x, size_t n, unsigned from) {
    uint64_t mask = to == 64 ? UINT64_MAX : ((uint64_t)1 << to) - 1;
    JigU128 bits = 0;
    unsigned have = 0;
    size_t len = 0;
    for (size_t i = 0; i < n; i++) {
        bits |= (JigU128)x[i] << have;
        for (have += from; have >= to; have -= to, bits >>= to)
            r[len++] = (uint64_t)bits & mask;
    }
    if (have)
        r[len++] = (uint64_t)bits;
    return len;
}

static uint64_t read_word(JigStr text) {
    uint64_t value = 0;
    for (size_t i = 0; i < text.len; i++)
        value = value * 10 + digit_value(text.ptr[i]);
    return value;
}

static size_t read_decimal(uint64_t *words, JigStr text) {
    if (text.len < 20) {
        words[0] = read_word(text);
        return 1;
    }
    size_t n = (text.len + 17) / 18, len = 0;
    JigArena scratch;
    jig_arena_init(&scratch);
    uint64_t *digits = JIG_NEW_ARRAY(&scratch, uint64_t, n);
    for (size_t end = text.len; end; end -= end < 18 ? end : 18) {
        size_t start = end < 18 ? 0 : end - 18;
        digits[len++] = read_word((JigStr){text.ptr + start, end - start});
    }
    uint64_t *packed = JIG_NEW_ARRAY(&scratch, uint64_t, jig_radix_room(n));
    len = jig_radix_change(packed, digits, n, jig_radix_decimal, (uint64_t)1 << JIG_RADIX_BITS);
    len = repack(words, 64, packed, len, JIG_RADIX_BITS);
    jig_arena_free(&scratch);
    return len;
}

/* A radix that is a power of two places each digit's bits. */
static size_t read_bits(uint64_t *words, JigStr text, unsigned radix) {
    size_t step = bits_per_digit(radix), at = 0;
    memset(words, 0, (text.len * step / 64 + 1) * sizeof *words);
    for (size_t i = text.len; i-- > 0; at += step) {
        uint64_t digit = digit_value(text.ptr[i]);
        words[at / 64] |= digit << (at % 64);
        if (at % 64 + step > 64 && digit >> (64 - at % 64))
            words[at / 64 + 1] |= digit >> (64 - at % 64);
    }
    return at / 64 + 1;
}

bool jig_int_parse(JigStr text, unsigned radix, JigArena *a, JigInt *out) {
    JIG_REQUIRE(out && a);
    JIG_REQUIRE(radix == 2 || radix == 8 || radix == 10 || radix == 16);
    if (!all_digits(text, radix))
        return false;
    text = skip_leading_zeros(text);
    size_t bound = text.len * bits_per_digit(radix);
    if (bound > (size_t)1 << 31)
        return false;
    uint64_t few[2] = {0};
    uint64_t *words = bound < 64 ? few : jig_arena_alloc(a, (bound / 64 + 2) * sizeof *words);
    size_t n = radix == 10 ? read_decimal(words, text) : read_bits(words, text, radix);
    size_t bits = jig_mp_bits(words, n);
    *out = jig_int_from_words(bits ? (uint32_t)bits : 1, words, n, a);
    return true;
}

/* ---- Writing ------------------------------------------------------------- */

/* Digits are written backward, ending at `end`; the first one is returned. */
static char *write_u64(char *end, uint64_t value, unsigned radix) {
    do {
        *--end = "0123456789ABCDEF"[value % radix];
        value /= radix;
    } while (value);
    return end;
}

static char *write_decimal(char *end, const uint64_t *words, size_t n) {
    n = jig_mp_trim(words, n);
    if (n < 2)
        return write_u64(end, n ? words[0] : 0, 10);
    JigArena scratch;
    jig_arena_init(&scratch);
    uint64_t *packed = JIG_NEW_ARRAY(&scratch, uint64_t, n + n / 15 + 1);
    size_t len = repack(packed, JIG_RADIX_BITS, words, n, 64);
    uint64_t *digits = JIG_NEW_ARRAY(&scratch, uint64_t, jig_radix_room(len));
    len = jig_radix_change(digits, packed, len, (uint64_t)1 << JIG_RADIX_BITS, jig_radix_decimal);
    for (size_t i = 0; i < len; i++) {
        char *start = write_u64(end, digits[i], 10);
        while (i + 1 < len && start > end - 18)
            *--start = '0';
        end = start;
    }
    jig_arena_free(&scratch);
    return end;
}

static char *write_bits(char *end, const uint64_t *words, size_t n, unsigned radix) {
    unsigned step = bits_per_digit(radix);
    size_t bits = jig_mp_bits(words, n);
    for (size_t at = 0; at < bits || at == 0; at += step) {
        uint64_t digit = words[at / 64] >> (at % 64);
        if (at % 64 + step > 64 && at / 64 + 1 < n)
            digit |= words[at / 64 + 1] << (64 - at % 64);
        *--end = "0123456789ABCDEF"[digit & (radix - 1)];
    }
    return end;
}

static JigStr small_to_str(JigInt x, unsigned radix, bool negative, JigArena *a) {
    char buffer[66];
    char *end = buffer + sizeof buffer;
    uint64_t value = negative ? -(uint64_t)jig_int_s64(x) : x.val;
    char *start = write_u64(end, value, radix);
    if (negative)
        *--start = '-';
    return jig_arena_str(a, (JigStr){start, (size_t)(end - start)});
}

JigStr jig_int_to_str(JigInt x, unsigned radix, bool is_signed, JigArena *a) {
    JIG_REQUIRE(a);
    JIG_REQUIRE(radix == 2 || radix == 8 || radix == 10 || radix == 16);
    bool negative = is_signed && jig_int_is_negative(x);
    if (x.width <= 64)
        return small_to_str(x, radix, negative, a);
    JigArena scratch;
    jig_arena_init(&scratch);
    size_t n = jig_int_num_words(x.width);
    JigInt value = negative ? jig_int_neg(x, &scratch) : x;
    size_t room = (radix == 10 ? n * 20 : x.width / bits_per_digit(radix) + 1) + 1;
    char *buffer = jig_arena_alloc(&scratch, room), *end = buffer + room;
    char *start =
        radix == 10 ? write_decimal(end, value.words, n) : write_bits(end, value.words, n, radix);
    if (negative)
        *--start = '-';
    JigStr result = jig_arena_str(a, (JigStr){start, (size_t)(end - start)});
    jig_arena_free(&scratch);
    return result;
}
