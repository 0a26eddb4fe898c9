/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* x86: rows of pairs of bf16 that are in memory. What is read there as f32 are the second numbers
 * of all pairs, then the first ones. */
#include "machine/x86vector/x86vector_int.h"
#include "machine/x86vector/moves.h"
#include "machine/x86vector/row.h"

#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/vector/vector_transfer.h"
#include "rewrite/values.h"
#include "support/arena.h"

enum { PAIR = 2 };

/* Where an operand was read. */
typedef struct Place {
    JigOp *read;
    JigValue *base;
    JigValue **indices;
    size_t rank;
    int64_t *strides;
} Place;

/* The read that the value comes from: of all lanes, element for element. */
static bool find_read(JigRewriter *rw, JigValue *v, Place *out) {
    JigOp *read = jig_value_def_of(v, JIG_VECTOR(LOAD));
    if (read) {
        JigValueList list = jig_values_of_operands(read, jig_vector_load_indices(read), rw->arena);
        *out = (Place){.read = read, .base = jig_vector_load_base(read)};
        out->indices = JIG_NEW_ARRAY(rw->arena, JigValue *, list.n + 1);
        for (size_t i = 0; i < list.n; ++i)
            out->indices[i] = list.items[i];
        return true;
    }
    read = jig_value_def_of(v, JIG_VECTOR(TRANSFER_READ));
    if (!read)
        return false;
    JigTransfer t = jig_vector_transfer(read);
    if (t.mask || !jig_map_is_minor_identity(t.map) || !jig_vector_all_in_bounds(&t))
        return false;
    *out = (Place){
        .read = read, .base = t.base, .indices = jig_vector_transfer_indices(&t, rw->arena)};
    return true;
}

/* Is what is read a memref whose last two dimensions lie one behind the other, from the first
 * number of a pair on? */
static bool find_place(JigRewriter *rw, JigOp *contract, JigValue *v, Place *p) {
    if (!find_read(rw, v, p) || !jig_type_is_memref(jig_value_type(p->base)))
        return false;
    const JigType *type = jig_value_type(p->base);
    int64_t offset, last;
    p->rank = jig_type_rank(type);
    p->strides = JIG_NEW_ARRAY(rw->arena, int64_t, p->rank + 1);
    if (p->rank < jig_type_rank(jig_value_type(v)) ||
        jig_type_element(type) != jig_type_element(jig_value_type(v)) ||
        !jig_type_strides(type, p->strides, &offset))
        return false;
    bool follows = p->strides[p->rank - 2] == jig_type_dim(type, p->rank - 1);
    return follows && p->strides[p->rank - 1] == 1 &&
           jig_constant_int(p->indices[p->rank - 1], &last) && last == 0 &&
           jig_x86vector_memory_stays(p->read, contract, p->base);
}

/* Do the pairs of the row follow each other, too? */
static bool is_row(const JigRowProduct *p, const Place *place) {
    size_t rank = jig_type_rank(jig_value_type(p->c.operands[p->wide]));
    return place->strides[place->rank - rank + p->wide_dim] == PAIR;
}

/* ---- Views ---- */

static JigValue *view(JigRewriter *rw, JigLoc loc, const Place *p, const int64_t *sizes,
                      JigMixed last) {
    size_t n = p->rank;
    JigMixed *offsets = JIG_NEW_ARRAY(rw->arena, JigMixed, n),
             *lengths = JIG_NEW_ARRAY(rw->arena, JigMixed, n),
             *steps = JIG_NEW_ARRAY(rw->arena, JigMixed, n);
    int64_t *at = JIG_NEW_ARRAY(rw->arena, int64_t, n),
            *ones = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    for (size_t i = 0; i < n; ++i) {
        offsets[i] = i + 1 < n ? jig_mixed_value(p->indices[i]) : last;
        lengths[i] = jig_mixed_int(rw->ctx, sizes[i]);
        steps[i] = jig_mixed_int(rw->ctx, ones[i] = 1);
        at[i] = JIG_DYNAMIC;
    }
    if (!last.value && !jig_mixed_constant(last, &at[n - 1]))
        at[n - 1] = JIG_DYNAMIC;
    JigSlice slice = {.offsets = offsets, .sizes = lengths, .strides = steps, .rank = n};
    const JigType *type = jig_memref_subview_type(jig_value_type(p->base), at, sizes, ones);
    return jig_op_result(jig_memref_build_subview(rw, loc, type, p->base, slice), 0);
}

/* Number `which` of the one pair. */
static JigValue *view_number(JigRewriter *rw, JigLoc loc, const Place *p, int64_t which) {
    int64_t *sizes = JIG_NEW_ARRAY(rw->arena, int64_t, p->rank);
    for (size_t i = 0; i < p->rank; ++i)
        sizes[i] = 1;
    return view(rw, loc, p, sizes, jig_mixed_int(rw->ctx, which));
}

static JigValue *view_row(JigRewriter *rw, JigLoc loc, const Place *p, const JigType *vector) {
    int64_t *sizes = JIG_NEW_ARRAY(rw->arena, int64_t, p->rank);
    size_t lead = p->rank - jig_type_rank(vector);
    for (size_t i = 0; i < p->rank; ++i)
        sizes[i] = i < lead ? 1 : jig_type_dim(vector, i - lead);
    return view(rw, loc, p, sizes, jig_mixed_value(p->indices[p->rank - 1]));
}

/* ---- The pattern ---- */

/* sum + number * (every second one of the row). */
static JigValue *add(JigRewriter *rw, JigLoc loc, JigValue *sum, JigValue *number, JigValue *row,
                     bool odd) {
    const JigType *type = jig_value_type(sum);
    JigX86vectorAvxBcstToF32Packed splat = {.a = number, .dst_type = type};
    JigVectorFma fma = {
        .lhs = jig_op_result(jig_x86vector_avx_bcst_to_f32_packed_build(rw, loc, &splat), 0),
        .acc = sum};
    JigX86vectorAvxCvtPackedOddIndexedToF32 second = {.a = row, .dst_type = type};
    JigX86vectorAvxCvtPackedEvenIndexedToF32 first = {.a = row, .dst_type = type};
    fma.rhs =
        jig_op_result(odd ? jig_x86vector_avx_cvt_packed_odd_indexed_to_f32_build(rw, loc, &second)
                          : jig_x86vector_avx_cvt_packed_even_indexed_to_f32_build(rw, loc, &first),
                      0);
    return jig_op_result(jig_vector_fma_build(rw, loc, &fma), 0);
}

static bool bf16_to_fma(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { SHORT = 4, LONG = 8 };
    JigRowProduct p;
    if (!jig_x86vector_row_product(rw, op, jig_type_float(rw->ctx, JIG_BF16),
                                   jig_type_float(rw->ctx, JIG_F32), PAIR, &p))
        return false;
    if (p.lanes != SHORT && p.lanes != LONG)
        return jig_no_match(rw, op, "a row of another length");
    Place row, number;
    if (!find_place(rw, op, p.c.operands[p.wide], &row) ||
        !find_place(rw, op, p.c.operands[1 - p.wide], &number) || !is_row(&p, &row))
        return jig_no_match(rw, op, "not of pairs in memory that follow each other");
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    JigValue *second = view_number(rw, loc, &number, 1), *first = view_number(rw, loc, &number, 0);
    JigValue *pairs = view_row(rw, loc, &row, jig_value_type(p.c.operands[p.wide]));
    JigValue *sum = jig_x86vector_row_flat(rw, loc, p.c.operands[2], p.lanes);
    sum = add(rw, loc, sum, second, pairs, true);
    sum = add(rw, loc, sum, first, pairs, false);
    const JigType *type = jig_op_result_type(op, 0);
    jig_rw_replace1(rw, op, jig_vector_build_shape_cast(rw, loc, type, sum));
    return true;
}

const JigPattern jig_x86vector_bf16_fma_patterns[] = {
    {.name = "VectorContractBF16ToFMA", .root = "vector.contract", .fn = bf16_to_fma},
    {0},
};
