/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folding of numbers, and of vectors of numbers element by element. */
#include "codegen/ir_int.h"

static int id_of(const JigOp *op) {
    return jig_codegen_id(op);
}
static bool is_undefined(const JigIrConst *c) {
    return c->kind == JIG_IR_UNDEF || c->kind == JIG_IR_POISON;
}
static const JigIrConst *poison(JigIr *ir, const JigType *t) {
    return jig_codegen_const_simple(ir, JIG_IR_POISON, t);
}
static const JigIrConst *undef(JigIr *ir, const JigType *t) {
    return jig_codegen_const_simple(ir, JIG_IR_UNDEF, t);
}
static const JigIrConst *all_ones(JigIr *ir, const JigType *t) {
    return jig_codegen_const_int(ir, t, jig_int_umax_of(jig_type_width(t), ir->arena));
}

/* ---- Integers ---- */

static bool is_float_identity(int id, const JigIrConst *c, bool right) {
    JigFloat one = jig_float_from_double(c->real.kind, 1.0);
    bool zero = jig_float_is_zero(c->real), negative = jig_float_is_negative(c->real);
    switch (id) {
    case JIG_LLVM_FADD:
        return zero && negative;
    case JIG_LLVM_FSUB:
        return right && zero && !negative;
    case JIG_LLVM_FMUL:
        return jig_float_bits_eq(c->real, one);
    case JIG_LLVM_FDIV:
        return right && jig_float_bits_eq(c->real, one);
    default:
        return false;
    }
}
/* What leaves the other operand as it is: of both sides, or of the right one only. */
static bool is_identity(int id, const JigIrConst *c, bool right) {
    if (c->kind == JIG_IR_FLOAT)
        return is_float_identity(id, c, right);
    if (c->kind != JIG_IR_INT)
        return false;
    switch (id) {
    case JIG_LLVM_ADD:
    case JIG_LLVM_OR:
    case JIG_LLVM_XOR:
        return jig_int_is_zero(c->number);
    case JIG_LLVM_MUL:
        return jig_int_is_one(c->number);
    case JIG_LLVM_AND:
        return jig_int_is_all_ones(c->number);
    case JIG_LLVM_SUB:
    case JIG_LLVM_SHL:
    case JIG_LLVM_LSHR:
    case JIG_LLVM_ASHR:
        return right && jig_int_is_zero(c->number);
    case JIG_LLVM_UDIV:
    case JIG_LLVM_SDIV:
        return right && jig_int_is_one(c->number);
    default:
        return false;
    }
}

static bool is_odd(const JigIrConst *c) {
    return c->kind == JIG_IR_INT && jig_int_word(&c->number, 0) & 1;
}
/* One is undefined, none is poison. */
static const JigIrConst *int_of_undef(JigIr *ir, int id, const JigIrConst *a, const JigIrConst *b) {
    bool both = a->kind == JIG_IR_UNDEF && b->kind == JIG_IR_UNDEF;
    const JigIrConst *zero = jig_codegen_const_bits(ir, a->type, 0);
    switch (id) {
    case JIG_LLVM_XOR:
        return both ? zero : undef(ir, a->type);
    case JIG_LLVM_ADD:
    case JIG_LLVM_SUB:
        return undef(ir, a->type);
    case JIG_LLVM_AND:
        return both ? a : zero;
    case JIG_LLVM_OR:
        return both ? a : all_ones(ir, a->type);
    case JIG_LLVM_MUL:
        return both ? a : is_odd(a) || is_odd(b) ? undef(ir, a->type) : zero;
    case JIG_LLVM_SDIV:
    case JIG_LLVM_UDIV:
    case JIG_LLVM_SREM:
    case JIG_LLVM_UREM:
        return b->kind == JIG_IR_UNDEF || jig_codegen_const_is_zero(b) ? poison(ir, a->type) : zero;
    default: /* shifts */
        return b->kind == JIG_IR_UNDEF ? poison(ir, a->type) : zero;
    }
}

/* One is a number, the other an expression. */
static const JigIrConst *int_of_one(JigIr *ir, int id, const JigIrConst *a, const JigIrConst *b) {
    const JigIrConst *zero = jig_codegen_const_bits(ir, a->type, 0);
    bool left = a->kind == JIG_IR_INT, right = b->kind == JIG_IR_INT;
    bool a0 = left && jig_int_is_zero(a->number), b0 = right && jig_int_is_zero(b->number);
    switch (id) {
    case JIG_LLVM_MUL:
    case JIG_LLVM_AND:
        return a0 || b0 ? zero : NULL;
    case JIG_LLVM_OR:
        return (left && jig_int_is_all_ones(a->number)) || (right && jig_int_is_all_ones(b->number))
                   ? all_ones(ir, a->type)
                   : NULL;
    case JIG_LLVM_SDIV:
    case JIG_LLVM_UDIV:
        return b0 ? poison(ir, a->type) : NULL;
    case JIG_LLVM_SREM:
    case JIG_LLVM_UREM:
        return b0 ? poison(ir, a->type) : right && jig_int_is_one(b->number) ? zero : NULL;
    case JIG_LLVM_SHL:
    case JIG_LLVM_LSHR:
    case JIG_LLVM_ASHR:
        return a0 ? zero : NULL;
    default:
        return NULL;
    }
}

static const JigIrConst *int_shift(JigIr *ir, int id, const JigType *t, JigInt x, JigInt y) {
    uint64_t n = jig_int_fits_u64(y) ? jig_int_u64(y) : UINT64_MAX;
    if (n >= x.width)
        return poison(ir, t);
    return jig_codegen_const_int(ir, t,
                                 id == JIG_LLVM_SHL    ? jig_int_shl(x, n, ir->arena)
                                 : id == JIG_LLVM_LSHR ? jig_int_lshr(x, n, ir->arena)
                                                       : jig_int_ashr(x, n, ir->arena));
}
static const JigIrConst *int_divide(JigIr *ir, int id, const JigType *t, JigInt x, JigInt y) {
    bool is_signed = id == JIG_LLVM_SDIV || id == JIG_LLVM_SREM;
    if (x.width == 1 && !jig_int_is_zero(y) && (id == JIG_LLVM_SREM || id == JIG_LLVM_UREM))
        return jig_codegen_const_bits(ir, t, 0);
    if (jig_int_is_zero(y) || (is_signed && jig_int_is_smin(x) && jig_int_is_all_ones(y)))
        return poison(ir, t);
    return jig_codegen_const_int(ir, t,
                                 id == JIG_LLVM_SDIV   ? jig_int_sdiv(x, y, ir->arena)
                                 : id == JIG_LLVM_UDIV ? jig_int_udiv(x, y, ir->arena)
                                 : id == JIG_LLVM_SREM ? jig_int_srem(x, y, ir->arena)
                                                       : jig_int_urem(x, y, ir->arena));
}

static const JigIrConst *int_binary(JigIr *ir, int id, const JigType *t, JigInt x, JigInt y) {
    switch (id) {
    case JIG_LLVM_ADD:
        return jig_codegen_const_int(ir, t, jig_int_add(x, y, ir->arena));
    case JIG_LLVM_SUB:
        return jig_codegen_const_int(ir, t, jig_int_sub(x, y, ir->arena));
    case JIG_LLVM_MUL:
        return jig_codegen_const_int(ir, t, jig_int_mul(x, y, ir->arena));
    case JIG_LLVM_AND:
        return jig_codegen_const_int(ir, t, jig_int_and(x, y, ir->arena));
    case JIG_LLVM_OR:
        return jig_codegen_const_int(ir, t, jig_int_or(x, y, ir->arena));
    case JIG_LLVM_XOR:
        return jig_codegen_const_int(ir, t, jig_int_xor(x, y, ir->arena));
    case JIG_LLVM_SHL:
    case JIG_LLVM_LSHR:
    case JIG_LLVM_ASHR:
        return int_shift(ir, id, t, x, y);
    default:
        return int_divide(ir, id, t, x, y);
    }
}

/* ---- Floats ---- */

static const JigIrConst *float_binary(JigIr *ir, int id, const JigIrConst *a, const JigIrConst *b) {
    JigFloat x = a->real, y = b->real, z;
    const JigRounding mode = JIG_ROUND_NEAREST_EVEN;
    switch (id) {
    case JIG_LLVM_FADD:
        z = jig_float_add(x, y, mode);
        break;
    case JIG_LLVM_FSUB:
        z = jig_float_sub(x, y, mode);
        break;
    case JIG_LLVM_FMUL:
        z = jig_float_mul(x, y, mode);
        break;
    case JIG_LLVM_FDIV:
        z = jig_float_div(x, y, mode);
        break;
    case JIG_LLVM_FREM:
        z = jig_float_fmod(x, y);
        break;
    case JIG_LLVM_FNEG:
        z = jig_float_neg(x);
        break;
    default:
        return NULL;
    }
    return jig_codegen_const_float(ir, a->type, z);
}
/* One is undefined, none is poison. */
static const JigIrConst *float_of_undef(JigIr *ir, int id, const JigIrConst *a,
                                        const JigIrConst *b) {
    bool negates = id == JIG_LLVM_FSUB && a->kind == JIG_IR_FLOAT && jig_float_is_zero(a->real) &&
                   jig_float_is_negative(a->real);
    if (negates || id == JIG_LLVM_FNEG || (a->kind == JIG_IR_UNDEF && b->kind == JIG_IR_UNDEF))
        return undef(ir, a->type);
    return jig_codegen_const_float(ir, a->type, jig_float_nan(jig_type_float_kind(a->type)));
}

/* ---- Two operands ---- */

static const JigIrConst *scalar_binary(JigIr *ir, int id, const JigIrConst *a,
                                       const JigIrConst *b) {
    bool is_int = jig_type_kind(a->type) == JIG_TYPE_INTEGER;
    if (is_identity(id, a, false))
        return b;
    if (is_identity(id, b, true))
        return a;
    if (a->kind == JIG_IR_POISON || b->kind == JIG_IR_POISON)
        return poison(ir, a->type);
    if (is_undefined(a) || is_undefined(b))
        return is_int ? int_of_undef(ir, id, a, b) : float_of_undef(ir, id, a, b);
    if (a->kind == JIG_IR_INT && b->kind == JIG_IR_INT)
        return int_binary(ir, id, a->type, a->number, b->number);
    if (a->kind == JIG_IR_FLOAT && b->kind == JIG_IR_FLOAT)
        return float_binary(ir, id, a, b);
    return is_int ? int_of_one(ir, id, a, b) : NULL;
}

typedef const JigIrConst *(*Scalar)(JigIr *ir, const JigOp *op, const JigIrConst *a,
                                    const JigIrConst *b, const JigType *to);

/* `fn` of each pair of elements; NULL when one of them is not known. */
static const JigIrConst *each(JigIr *ir, const JigOp *op, const JigIrConst *a, const JigIrConst *b,
                              const JigType *to, Scalar fn) {
    if (!jig_type_is_vector(to))
        return fn(ir, op, a, b, to);
    const JigType *element = jig_codegen_part_type(to, 0);
    if (jig_type_is_scalable(to)) {
        const JigIrConst *x = jig_codegen_const_part(ir, a, 0),
                         *y = jig_codegen_const_part(ir, b, 0);
        const JigIrConst *c = x && y ? fn(ir, op, x, y, element) : NULL;
        if (!c)
            return NULL;
        JigIrConst *splat = JIG_NEW(ir->arena, JigIrConst);
        *splat = (JigIrConst){.kind = JIG_IR_SPLAT, .type = to, .splat = c};
        return is_undefined(c) ? jig_codegen_const_simple(ir, c->kind, to) : splat;
    }
    size_t n = jig_codegen_num_parts(to);
    const JigIrConst **items = jig_codegen_new_parts(ir, n);
    if (!items)
        return NULL;
    for (size_t i = 0; i < n; i++) {
        const JigIrConst *x = jig_codegen_const_part(ir, a, i),
                         *y = jig_codegen_const_part(ir, b, i);
        items[i] = x && y ? fn(ir, op, x, y, element) : NULL;
        if (!items[i])
            return NULL;
    }
    return jig_codegen_const_parts(ir, to, items, n);
}

static const JigIrConst *binary(JigIr *ir, const JigOp *op, const JigIrConst *a,
                                const JigIrConst *b, const JigType *to) {
    (void)to;
    return scalar_binary(ir, id_of(op), a, b);
}
const JigIrConst *jig_codegen_fold_binary(JigIr *ir, const JigOp *op, const JigIrConst *a,
                                          const JigIrConst *b) {
    return each(ir, op, a, b, a->type, binary);
}

/* ---- Comparisons ---- */

/* A pointer that is a number: true, and the number. */
static bool pointer_number(JigIr *ir, const JigIrConst *c, JigInt *n) {
    bool is_number = c->kind == JIG_IR_NULL || (c->kind == JIG_IR_ADDRESS && !c->address.base.len);
    if (is_number)
        *n = jig_int_s(64, c->kind == JIG_IR_NULL ? 0 : c->address.offset, ir->arena);
    return is_number;
}
/* -1: not known. */
static int pointer_compare(JigIr *ir, int64_t predicate, const JigIrConst *a, const JigIrConst *b) {
    JigInt x, y;
    if (pointer_number(ir, a, &x) && pointer_number(ir, b, &y))
        return jig_int_holds((JigIntCompare)predicate, x, y);
    bool equality = predicate == JIG_COMPARE_EQ || predicate == JIG_COMPARE_NE;
    const JigIrConst *address = a->kind == JIG_IR_ADDRESS ? a : b;
    const JigIrConst *other = address == a ? b : a;
    if (!equality || address->kind != JIG_IR_ADDRESS || !address->address.base.len)
        return -1;
    if (other->kind == JIG_IR_NULL && address->address.never_null && !address->address.offset)
        return predicate == JIG_COMPARE_NE;
    if (other->kind != JIG_IR_ADDRESS || !jig_str_eq(other->address.base, address->address.base))
        return -1;
    return (other->address.offset == address->address.offset) == (predicate == JIG_COMPARE_EQ);
}

static const JigIrConst *compare(JigIr *ir, const JigOp *op, const JigIrConst *a,
                                 const JigIrConst *b, const JigType *to) {
    int64_t predicate = jig_codegen_int(jig_llvm_icmp_predicate_attr(op), 0);
    bool ints = id_of(op) == JIG_LLVM_ICMP;
    if (!ints && (predicate == 0 || predicate == 15))
        return jig_codegen_const_bits(ir, to, predicate == 15);
    if (a->kind == JIG_IR_POISON || b->kind == JIG_IR_POISON)
        return poison(ir, to);
    if (is_undefined(a) || is_undefined(b)) {
        bool both = is_undefined(a) && is_undefined(b);
        if (ints && (predicate == JIG_COMPARE_EQ || predicate == JIG_COMPARE_NE || both))
            return undef(ir, to);
        if (ints) /* as if they were equal */
            return jig_codegen_const_bits(ir, to, predicate % 2 == 1);
        return jig_codegen_const_bits(ir, to, predicate >= 8);
    }
    if (a->kind == JIG_IR_INT && b->kind == JIG_IR_INT)
        return jig_codegen_const_bits(
            ir, to, jig_int_holds((JigIntCompare)predicate, a->number, b->number));
    if (a->kind == JIG_IR_FLOAT && b->kind == JIG_IR_FLOAT)
        return jig_codegen_const_bits(
            ir, to, jig_float_holds((JigFloatCompare)predicate, a->real, b->real));
    int known =
        jig_llvm_is_type(a->type, JIG_LLVM_TYPE_PTR) ? pointer_compare(ir, predicate, a, b) : -1;
    return known < 0 ? NULL : jig_codegen_const_bits(ir, to, (uint64_t)known);
}
const JigIrConst *jig_codegen_fold_compare(JigIr *ir, const JigOp *op, const JigIrConst *a,
                                           const JigIrConst *b) {
    return each(ir, op, a, b, jig_op_result_type(op, 0), compare);
}

/* ---- Casts ---- */

static const JigIrConst *to_float(JigIr *ir, JigInt n, bool is_signed, const JigType *to) {
    return jig_codegen_const_float(
        ir, to, jig_float_from_int(n, is_signed, jig_type_float_kind(to), JIG_ROUND_NEAREST_EVEN));
}
static const JigIrConst *to_int(JigIr *ir, JigFloat f, bool is_signed, const JigType *to) {
    JigInt n;
    return jig_float_to_int(f, jig_type_width(to), is_signed, ir->arena, &n)
               ? jig_codegen_const_int(ir, to, n)
               : poison(ir, to);
}
static const JigIrConst *same_bits(JigIr *ir, const JigIrConst *c, const JigType *to) {
    bool to_real = jig_type_kind(to) == JIG_TYPE_FLOAT;
    if (c->kind == JIG_IR_INT && to_real)
        return jig_codegen_const_float(ir, to,
                                       jig_float_from_bits(jig_type_float_kind(to),
                                                           jig_int_word(&c->number, 0),
                                                           jig_int_word(&c->number, 1)));
    if (c->kind == JIG_IR_FLOAT && jig_type_kind(to) == JIG_TYPE_INTEGER) {
        uint64_t bits[2];
        jig_float_storage(c->real, bits);
        return jig_codegen_const_int(ir, to,
                                     jig_int_from_words(jig_type_width(to), bits, 2, ir->arena));
    }
    return NULL;
}

static const JigIrConst *int_cast(JigIr *ir, int id, JigInt n, const JigType *to) {
    switch (id) {
    case JIG_LLVM_TRUNC:
    case JIG_LLVM_ZEXT:
        return jig_codegen_const_int(ir, to, jig_int_zext(n, jig_type_width(to), ir->arena));
    case JIG_LLVM_SEXT:
        return jig_codegen_const_int(ir, to, jig_int_sext(n, jig_type_width(to), ir->arena));
    case JIG_LLVM_SITOFP:
    case JIG_LLVM_UITOFP:
        return to_float(ir, n, id == JIG_LLVM_SITOFP, to);
    default:
        return NULL;
    }
}
static const JigIrConst *cast(JigIr *ir, const JigOp *op, const JigIrConst *c, const JigIrConst *b,
                              const JigType *to) {
    (void)b;
    int id = id_of(op);
    if (c->kind == JIG_IR_POISON)
        return poison(ir, to);
    if (c->kind == JIG_IR_UNDEF) {
        if (id == JIG_LLVM_ZEXT || id == JIG_LLVM_SEXT)
            return jig_codegen_const_bits(ir, to, 0);
        if (id == JIG_LLVM_SITOFP || id == JIG_LLVM_UITOFP)
            return jig_codegen_const_float(ir, to, jig_float_zero(jig_type_float_kind(to), false));
        return undef(ir, to);
    }
    if (id == JIG_LLVM_BITCAST)
        return same_bits(ir, c, to);
    if (c->kind == JIG_IR_INT)
        return int_cast(ir, id, c->number, to);
    if (c->kind != JIG_IR_FLOAT)
        return NULL;
    if (id == JIG_LLVM_FPTOSI || id == JIG_LLVM_FPTOUI)
        return to_int(ir, c->real, id == JIG_LLVM_FPTOSI, to);
    if (jig_type_kind(to) != JIG_TYPE_FLOAT)
        return NULL;
    return jig_codegen_const_float(
        ir, to, jig_float_convert(c->real, jig_type_float_kind(to), JIG_ROUND_NEAREST_EVEN, NULL));
}
/* ---- The same bits as elements of another width ---- */

enum { MOST_BITS = 1 << 16 };

/* Width of an element, and how many; false: it is no number and no vector of numbers. */
static bool shape_of(const JigType *t, uint32_t *width, size_t *n) {
    const JigType *element = jig_type_is_vector(t) ? jig_codegen_part_type(t, 0) : t;
    JigTypeKind kind = jig_type_kind(element);
    if ((jig_type_is_vector(t) && jig_type_is_scalable(t)) ||
        (kind != JIG_TYPE_INTEGER && kind != JIG_TYPE_FLOAT))
        return false;
    *width = jig_type_width(element);
    *n = jig_type_is_vector(t) ? jig_codegen_num_parts(t) : 1;
    return *n <= MOST_BITS && *width <= MOST_BITS && *n * *width <= MOST_BITS;
}
static const JigIrConst *bits_of_part(JigIr *ir, const JigIrConst *c, size_t i) {
    c = jig_type_is_vector(c->type) ? jig_codegen_const_part(ir, c, i) : c;
    return c && c->kind == JIG_IR_FLOAT
               ? same_bits(ir, c, jig_type_i(ir->ctx, jig_type_width(c->type)))
               : c;
}
static const JigIrConst *part_of_bits(JigIr *ir, JigInt bits, const JigType *t, size_t at) {
    JigInt n = jig_int_zext(jig_int_lshr(bits, at, ir->arena), jig_type_width(t), ir->arena);
    const JigIrConst *c = jig_codegen_const_int(ir, jig_type_i(ir->ctx, jig_type_width(t)), n);
    return jig_type_kind(t) == JIG_TYPE_FLOAT ? same_bits(ir, c, t) : c;
}

static const JigIrConst *regroup(JigIr *ir, const JigIrConst *c, const JigType *to) {
    uint32_t width, to_width;
    size_t n, to_n;
    if (!shape_of(c->type, &width, &n) || !shape_of(to, &to_width, &to_n) || !n || !to_n)
        return NULL;
    uint32_t all = (uint32_t)(n * width);
    JigInt bits = jig_int(all, 0, ir->arena);
    for (size_t i = 0; i < n; i++) {
        const JigIrConst *part = bits_of_part(ir, c, ir->layout.big_endian ? i : n - 1 - i);
        if (!part || part->kind != JIG_IR_INT)
            return NULL;
        bits = jig_int_or(jig_int_shl(bits, width, ir->arena),
                          jig_int_zext(part->number, all, ir->arena), ir->arena);
    }
    if (!jig_type_is_vector(to))
        return part_of_bits(ir, bits, to, 0);
    const JigIrConst **items = jig_codegen_new_parts(ir, to_n);
    if (!items)
        return NULL;
    for (size_t i = 0; i < to_n; i++)
        items[i] = part_of_bits(ir, bits, jig_codegen_part_type(to, 0),
                                (ir->layout.big_endian ? to_n - 1 - i : i) * to_width);
    return jig_codegen_const_parts(ir, to, items, to_n);
}

const JigIrConst *jig_codegen_fold_cast(JigIr *ir, const JigOp *op, const JigIrConst *c,
                                        const JigType *to) {
    bool as_many = jig_type_is_vector(c->type) == jig_type_is_vector(to) &&
                   (!jig_type_is_vector(to) || jig_type_dim(c->type, 0) == jig_type_dim(to, 0));
    if (as_many)
        return each(ir, op, c, c, to, cast);
    return id_of(op) == JIG_LLVM_BITCAST ? regroup(ir, c, to) : NULL;
}
