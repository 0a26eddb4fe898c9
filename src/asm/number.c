/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "asm/number.h"

/* Widths up to 64 bits, without big integers. */
static bool small_int(uint64_t value, bool negative, uint32_t width, bool is_signed, JigInt *out) {
    if (width == 0) {
        *out = (JigInt){.width = 0};
        return value == 0 && !negative;
    }
    uint64_t top = (uint64_t)1 << (width - 1), mask = top | (top - 1);
    if (value > mask)
        return false;
    if (negative) {
        value = -value & mask;
        if (!(value & top))
            return false;
    } else if (is_signed && (value & top)) {
        return false;
    }
    *out = (JigInt){.width = width, .val = value};
    return true;
}

bool jig_number_int(const JigToken *t, bool negative, const JigType *type, JigArena *a,
                    JigInt *out) {
    if (t->kind != JIG_TOK_INT)
        return false;
    bool is_index = jig_type_is_index(type);
    uint32_t width = is_index ? 64 : jig_type_width(type);
    bool is_signed = is_index || jig_type_sign(type) == JIG_SIGNED;
    uint64_t small;
    bool fits = jig_parser_u64(t, &small);
    if (width <= 64)
        return fits && small_int(small, negative, width, is_signed, out);
    JigInt value;
    if (!jig_parser_big_int(t, a, &value) || jig_int_active_bits(value) > width)
        return false;
    value = jig_int_zext(value, width, a);
    if (negative) {
        value = jig_int_neg(value, a);
        if (!jig_int_is_negative(value))
            return false;
    } else if (is_signed && jig_int_is_negative(value)) {
        return false;
    }
    *out = value;
    return true;
}

JigFloat jig_number_float(const JigToken *t, bool negative, JigFloatKind kind) {
    JigFloat value = jig_float_zero(JIG_F64, false);
    (void)!jig_float_parse(JIG_F64, jig_token_str(t), &value);
    if (negative)
        value = jig_float_neg(value);
    return kind == JIG_F64 ? value : jig_float_convert(value, kind, JIG_ROUND_NEAREST_EVEN, NULL);
}

bool jig_number_float_bits(JigParser *p, const JigToken *t, bool negative, JigFloatKind kind,
                           JigFloat *out) {
    if (t->len < 2 || t->ptr[1] != 'x') {
        jig_parser_error(p, t->ptr,
                         "unexpected decimal integer literal for a floating point value");
        jig_parser_note(p, t->ptr, "add a trailing dot to make the literal a float");
        return false;
    }
    if (negative)
        return jig_parser_error(p, t->ptr,
                                "hexadecimal float literal should not have a leading minus");
    JigInt bits;
    if (!jig_parser_big_int(t, &p->scratch, &bits) ||
        jig_int_active_bits(bits) > jig_float_format(kind)->width)
        return jig_parser_error(p, t->ptr, "hexadecimal float constant out of range for type");
    *out = jig_float_from_bits(kind, jig_int_word(&bits, 0), jig_int_word(&bits, 1));
    return true;
}

static int hex_digit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    c |= 0x20;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool jig_number_hex_bytes(JigStr text, JigArena *a, uint8_t **out, size_t *n) {
    if (text.len < 2 || text.ptr[0] != '0' || text.ptr[1] != 'x' || text.len % 2)
        return false;
    size_t len = text.len / 2 - 1;
    uint8_t *bytes = jig_arena_alloc(a, len);
    for (size_t i = 0; i < len; ++i) {
        int hi = hex_digit(text.ptr[2 + 2 * i]), lo = hex_digit(text.ptr[3 + 2 * i]);
        if (hi < 0 || lo < 0)
            return false;
        bytes[i] = (uint8_t)(hi << 4 | lo);
    }
    *out = bytes;
    *n = len;
    return true;
}
