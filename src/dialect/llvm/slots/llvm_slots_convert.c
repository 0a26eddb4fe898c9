/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values of one type at the place of values of another: their bits, as an integer. */
#include "dialect/llvm/llvm_int.h"
#include "dialect/llvm/types/llvm_sizes.h"
#include "dialect/llvm/slots/llvm_slots.h"
#include "support/arena.h"

static bool is_ptr(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR);
}

/* Vectors of numbers whose bits fill their bytes, without gaps. */
static bool is_dense_vector(const JigType *t, uint64_t bits) {
    const JigType *element = jig_type_element(t);
    if (jig_llvm_is_scalable_vector(t) || !jig_type_is_int_or_index_or_float(element))
        return false;
    return (uint64_t)jig_type_num_elements(t) * (uint64_t)jig_type_width(element) == bits;
}

/* May its bits be an integer? Then how many they are. */
static bool is_bits(const JigOp *at, const JigType *t, uint64_t *bits) {
    if (!jig_llvm_bits_of(at, t, bits) || *bits == 0 || *bits > JIG_MAX_INT_WIDTH)
        return false;
    if (jig_type_is_vector(t))
        return is_dense_vector(t, *bits);
    return jig_type_is_any_integer(t) || jig_type_is_float(t) || is_ptr(t);
}

bool jig_llvm_is_start_of(const JigOp *at, const JigType *t, const JigType *whole) {
    if (t == whole)
        return true;
    uint64_t bits, all;
    if (!is_bits(at, t, &bits) || !is_bits(at, whole, &all))
        return false;
    return is_ptr(t) && is_ptr(whole) ? bits == all : bits <= all;
}

bool jig_llvm_is_whole(const JigOp *at, const JigType *t, const JigType *whole) {
    uint64_t bits, all;
    return t == whole ||
           (jig_llvm_bits_of(at, t, &bits) && jig_llvm_bits_of(at, whole, &all) && bits == all);
}

/* ---- Building ---- */

typedef struct Bits {
    JigRewriter *rw;
    const JigOp *at;
    JigLoc loc;
} Bits;

static JigValue *cast(const Bits *b, const JigOpRow *row, JigValue *v, const JigType *to) {
    return jig_build_or_fold(b->rw, b->loc, row, &v, 1, &to, 1, NULL);
}
static JigValue *combine(const Bits *b, const JigOpRow *row, JigValue *x, JigValue *y) {
    JigValue *operands[] = {x, y};
    const JigType *t = jig_value_type(x);
    return jig_build_or_fold(b->rw, b->loc, row, operands, 2, &t, 1, NULL);
}
static JigValue *constant(const Bits *b, const JigType *t, const JigAttr *value) {
    JigLlvmMlirConstant parts = {.value = value, .res_type = t};
    return jig_op_result(jig_llvm_mlir_constant_build(b->rw, b->loc, &parts), 0);
}
static uint32_t bits_of(const Bits *b, const JigType *t) {
    uint64_t bits = 0;
    return jig_llvm_bits_of(b->at, t, &bits) ? (uint32_t)bits : 0;
}

static JigValue *to_integer(const Bits *b, JigValue *v) {
    const JigType *t = jig_value_type(v);
    if (jig_type_is_any_integer(t))
        return v;
    const JigType *integer = jig_type_i(b->rw->ctx, bits_of(b, t));
    return cast(b, is_ptr(t) ? JIG_LLVM(PTRTOINT) : JIG_LLVM(BITCAST), v, integer);
}
static JigValue *from_integer(const Bits *b, JigValue *v, const JigType *t) {
    if (jig_type_is_any_integer(t))
        return v;
    return cast(b, is_ptr(t) ? JIG_LLVM(INTTOPTR) : JIG_LLVM(BITCAST), v, t);
}
/* Of equally many bits. Where a pointer came from is kept. */
static JigValue *reinterpret(const Bits *b, JigValue *v, const JigType *t) {
    if (jig_value_type(v) == t)
        return v;
    if (is_ptr(t) && is_ptr(jig_value_type(v)))
        return cast(b, JIG_LLVM(ADDRSPACECAST), v, t);
    return from_integer(b, to_integer(b, v), t);
}

JigValue *jig_llvm_start_of(JigRewriter *rw, const JigOp *at, JigValue *whole, const JigType *t) {
    Bits b = {rw, at, jig_op_loc(at)};
    if (jig_llvm_is_whole(at, t, jig_value_type(whole)))
        return reinterpret(&b, whole, t);
    JigValue *v = to_integer(&b, whole);
    const JigType *all = jig_value_type(v), *part = jig_type_i(rw->ctx, bits_of(&b, t));
    if (jig_llvm_is_big_endian(at)) {
        int64_t shift = jig_type_width(all) - jig_type_width(part);
        v = combine(&b, JIG_LLVM(LSHR), v, constant(&b, all, jig_attr_int(all, shift)));
    }
    v = jig_op_result(jig_build(rw, b.loc, JIG_LLVM(TRUNC), &v, 1, &part, 1, NULL), 0);
    return from_integer(&b, v, t);
}

/* The bits of an integer of `width` that `n` first ones leave alone. */
static const JigAttr *rest_of(const JigType *t, uint32_t n, bool big_endian) {
    JigArena *a = jig_arena_create();
    uint32_t width = (uint32_t)jig_type_width(t);
    JigInt rest = jig_int_zext(jig_int_umax_of(big_endian ? width - n : n, a), width, a);
    const JigAttr *x = jig_attr_big_int(t, big_endian ? rest : jig_int_not(rest, a));
    jig_arena_destroy(a);
    return x;
}

JigValue *jig_llvm_with_start(JigRewriter *rw, const JigOp *at, JigValue *whole, JigValue *start) {
    Bits b = {rw, at, jig_op_loc(at)};
    const JigType *type = jig_value_type(whole);
    JigValue *old = to_integer(&b, whole), *part = to_integer(&b, start);
    const JigType *all = jig_value_type(old);
    uint32_t n = (uint32_t)jig_type_width(jig_value_type(part));
    bool big_endian = jig_llvm_is_big_endian(at);
    part = cast(&b, JIG_LLVM(ZEXT), part, all);
    if (big_endian) {
        const JigAttr *shift = jig_attr_int(all, jig_type_width(all) - n);
        part = combine(&b, JIG_LLVM(SHL), part, constant(&b, all, shift));
    }
    JigValue *rest = constant(&b, all, rest_of(all, n, big_endian));
    JigValue *kept = combine(&b, JIG_LLVM(AND), old, rest);
    return from_integer(&b, combine(&b, JIG_LLVM(OR), kept, part), type);
}
