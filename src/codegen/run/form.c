/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/form.h"

#include "jig/arena.h"

/* ---- Sizes ---- */

static uint64_t rounded(uint64_t n, uint64_t to) {
    return (n + to - 1) / to * to;
}

static uint64_t power_above(uint64_t n) {
    uint64_t p = 1;
    while (p < n)
        p *= 2;
    return p;
}

/* A number by itself. Those of 80 bits are x86's. */
static void scalar_form(uint32_t bits, JigForm *out) {
    uint64_t bytes = (bits + 7) / 8, power = power_above(bytes ? bytes : 1);
    out->align = power < 16 ? power : 16;
    out->size = rounded(bytes ? bytes : 1, out->align);
}

static bool is_number(const JigType *t) {
    return (jig_type_is_any_integer(t) || jig_type_is_index(t) || jig_type_is_float(t)) &&
           jig_type_width(t) > 0;
}

static bool vector_form(const JigType *t, JigForm *out) {
    enum { MOST = 1 << 24 }; /* numbers: what a compiler can still be asked for */
    size_t rank = jig_type_rank(t);
    int64_t count = jig_type_num_elements(t);
    if (jig_type_is_scalable(t) || !is_number(jig_type_element(t)) || count > MOST)
        return false;
    out->cols = rank ? (uint64_t)jig_type_dim(t, rank - 1) : 1;
    out->rows = (uint64_t)count / out->cols;
    uint64_t bytes = (out->cols * out->bits + 7) / 8;
    out->align = power_above(bytes);
    out->row = rounded(bytes, out->align);
    out->size = out->rows * out->row;
    return true;
}

bool jig_run_form_of(const JigType *t, JigForm *out) {
    bool is_complex = jig_type_kind(t) == JIG_TYPE_COMPLEX, is_vector = jig_type_is_vector(t);
    const JigType *element = is_complex || is_vector ? jig_type_element(t) : t;
    if (!is_number(element))
        return false;
    uint32_t bits = jig_type_width(element);
    *out = (JigForm){.rows = is_complex ? 2 : 1, .cols = 1, .bits = bits};
    out->number = (bits + 7) / 8;
    if (is_vector)
        return vector_form(t, out);
    scalar_form(bits, out);
    out->row = out->size;
    out->size *= out->rows;
    return true;
}

/* ---- Values ---- */

static bool is_plain(const JigForm *f) {
    return f->bits % 8 == 0;
}

/* Bits from one place to another; both are below 2^3 + bits. */
static void copy_bits(const uint8_t *from, uint64_t from_bit, uint8_t *to, uint64_t to_bit,
                      uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) {
        uint64_t f = from_bit + i, t = to_bit + i;
        unsigned bit = from[f / 8] >> (f % 8) & 1;
        to[t / 8] = (uint8_t)((to[t / 8] & ~(1u << (t % 8))) | bit << (t % 8));
    }
}

void jig_run_form_store(const JigForm *f, const uint8_t *numbers, uint8_t *memory) {
    if (is_plain(f) && f->size == jig_run_form_numbers(f)) {
        memcpy(memory, numbers, f->size);
        return;
    }
    memset(memory, 0, f->size);
    for (uint64_t r = 0; r < f->rows; ++r)
        for (uint64_t c = 0; c < f->cols; ++c, numbers += f->number) {
            if (is_plain(f))
                memcpy(memory + r * f->row + c * f->number, numbers, f->number);
            else
                copy_bits(numbers, 0, memory + r * f->row, c * f->bits, f->bits);
        }
}

void jig_run_form_load(const JigForm *f, const uint8_t *memory, uint8_t *numbers) {
    if (is_plain(f) && f->size == jig_run_form_numbers(f)) {
        memcpy(numbers, memory, f->size);
        return;
    }
    for (uint64_t r = 0; r < f->rows; ++r)
        for (uint64_t c = 0; c < f->cols; ++c, numbers += f->number) {
            if (is_plain(f)) {
                memcpy(numbers, memory + r * f->row + c * f->number, f->number);
                continue;
            }
            memset(numbers, 0, f->number);
            copy_bits(memory + r * f->row, c * f->bits, numbers, 0, f->bits);
        }
}

/* ---- Types ---- */

static JigStr number_type(const JigType *t, JigArena *a) {
    if (!is_number(t))
        return (JigStr){0};
    if (jig_type_is_float(t))
        switch (jig_type_float_kind(t)) {
        case JIG_F16:
            return JIG_STR("half");
        case JIG_BF16:
            return JIG_STR("bfloat");
        case JIG_F32:
            return JIG_STR("float");
        case JIG_TF32:
            return (JigStr){0};
        case JIG_F64:
            return JIG_STR("double");
        case JIG_F80:
            return JIG_STR("x86_fp80");
        case JIG_F128:
            return JIG_STR("fp128");
        default:
            break;
        }
    return jig_arena_printf(a, "i%u", jig_type_width(t));
}

static JigStr vector_type(const JigType *t, JigArena *a) {
    size_t rank = jig_type_rank(t);
    JigStr s = number_type(jig_type_element(t), a);
    if (!s.len || jig_type_is_scalable(t))
        return (JigStr){0};
    s = jig_arena_printf(a, "<%lld x %.*s>", rank ? (long long)jig_type_dim(t, rank - 1) : 1,
                         JIG_FMT(s));
    for (size_t d = rank ? rank - 1 : 0; d-- > 0;)
        s = jig_arena_printf(a, "[%lld x %.*s]", (long long)jig_type_dim(t, d), JIG_FMT(s));
    return s;
}

static JigStr memref_type(const JigType *t, JigArena *a) {
    JigForm element;
    if ((jig_type_is_any_memref(t) && jig_type_space(t)) ||
        !jig_run_form_of(jig_type_element(t), &element))
        return (JigStr){0};
    size_t rank = jig_type_rank(t);
    if (!jig_type_has_rank(t))
        return JIG_STR("{ i64, ptr }");
    if (!rank)
        return JIG_STR("{ ptr, ptr, i64 }");
    return jig_arena_printf(a, "{ ptr, ptr, i64, [%zu x i64], [%zu x i64] }", rank, rank);
}

JigStr jig_run_form_type(const JigType *t, JigArena *a) {
    if (jig_type_is_vector(t))
        return vector_type(t, a);
    if (jig_type_is_tensor(t) || jig_type_is_any_memref(t))
        return memref_type(t, a);
    if (jig_type_kind(t) != JIG_TYPE_COMPLEX)
        return number_type(t, a);
    JigStr part = number_type(jig_type_element(t), a);
    return part.len ? jig_arena_printf(a, "{ %.*s, %.*s }", JIG_FMT(part), JIG_FMT(part)) : part;
}
