/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/patterns/tensor_strided.h"

#include "dialect/affine/affine_slices.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "dialect/ub/ub.h"
#include "dialect/vector/vector_build.h"
#include "jig/ops/ub.h"
#include "jig/ops/vector.h"
#include "payload/patterns/accesses.h"

typedef struct Read {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    JigIndexMath math;
    const JigType *vector, *row; /* what is read, and one row of it */
    JigOp *slice;
    JigSlice of;
    bool *dropped;
    int64_t stride;
} Read;

/* ---- Can it be done? ---- */

/* Of more, rows side by side would be mostly numbers that nobody asks for. */
enum { MOST_STRIDE = 4 };

static bool takes_steps(const Read *r, int64_t *stride) {
    size_t rank = r->of.rank;
    return rank && !r->dropped[rank - 1] && jig_mixed_constant(r->of.strides[rank - 1], stride) &&
           *stride > 1 && *stride <= MOST_STRIDE;
}

static bool may_split(JigRewriter *rw, Read *r) {
    r->slice = jig_value_def_of(jig_vector_transfer_read_base(r->op), JIG_TENSOR(EXTRACT_SLICE));
    if (!r->slice)
        return jig_no_match(rw, r->op, "not of a slice");
    r->of = jig_tensor_slice(r->slice, rw->arena, &r->dropped);
    r->vector = jig_value_type(jig_vector_transfer_read_vector(r->op));
    size_t rank = jig_type_rank(r->vector);
    if (!takes_steps(r, &r->stride) || !rank || jig_type_is_scalable(r->vector) ||
        jig_type_dim(r->vector, rank - 1) < r->stride)
        return jig_no_match(rw, r->op, "not of numbers in small steps");
    const JigMap *map = jig_patterns_transfer_map(r->op);
    if (jig_patterns_transfer_leaves_bounds(r->op) || jig_transfer(r->op)->mask(r->op) ||
        !jig_map_is_minor_identity(map) || jig_op_is(jig_op_parent(r->op), JIG_VECTOR(MASK)))
        return jig_no_match(rw, r->op, "masked, out of bounds, or turned");
    return true;
}

/* ---- Rows ---- */

/* Numbers side by side, from the row's place on, `ahead` numbers of the source further. */
static JigValue *read_row(const Read *r, const JigMixed *place, int64_t ahead) {
    JigContext *ctx = r->rw->ctx;
    size_t rank = r->of.rank;
    JigValue **indices = JIG_NEW_ARRAY(r->rw->arena, JigValue *, rank);
    JigMixed last = jig_affine_index_add(&r->math, place[rank - 1], jig_mixed_int(ctx, ahead));
    for (size_t i = 0; i < rank; ++i)
        indices[i] = jig_arith_mixed_to_value(r->rw, r->loc, i + 1 < rank ? place[i] : last);
    const JigAttr *in_bounds = jig_attr_bool(ctx, true);
    return jig_vector_transfer_read_vector(jig_vector_transfer_read_build(
        r->rw, r->loc,
        &(JigVectorTransferRead){
            .base = jig_tensor_extract_slice_source(r->slice),
            .indices = {indices, rank},
            .padding = jig_vector_transfer_read_padding(r->op),
            .vector_type = r->row,
            .permutation_map = jig_attr_of_map(jig_map_minor_identity(ctx, (unsigned)rank, 1)),
            .in_bounds = jig_attr_array(ctx, &in_bounds, 1),
        }));
}

/* Of `stride` rows of n numbers each, where row j begins: one behind the other, but the last so far
 * before its place that it ends with the last number that is asked for. */
static int64_t start_of(const Read *r, int64_t j) {
    int64_t n = jig_type_dim(r->row, 0), all = (n - 1) * r->stride + 1;
    return j + 1 < r->stride ? j * n : all - n;
}

/* `some` has what the rows before row j have of what is asked for, in its place; with j's own.
 * Before row 1 it is row 0 as it is. */
static JigValue *with_row(const Read *r, JigValue *some, const JigMixed *place, int64_t j) {
    int64_t n = jig_type_dim(r->row, 0), *lanes = JIG_NEW_ARRAY(r->rw->arena, int64_t, (size_t)n);
    for (int64_t i = 0; i < n; ++i) {
        int64_t at = i * r->stride, row = at / n;
        if (row < j)
            lanes[i] = j == 1 ? at : i;
        else
            lanes[i] = row == j ? n + at - start_of(r, j) : 0;
    }
    JigVectorShuffle parts = {.v1 = some,
                              .v2 = read_row(r, place, start_of(r, j)),
                              .vector_type = r->row,
                              .mask = jig_attr_dense_i64(r->rw->ctx, lanes, (size_t)n)};
    return jig_op_result(jig_vector_shuffle_build(r->rw, r->loc, &parts), 0);
}

static JigValue *row_in_steps(const Read *r, const JigMixed *place) {
    JigValue *v = read_row(r, place, 0);
    for (int64_t j = 1; j < r->stride; ++j)
        v = with_row(r, v, place, j);
    return v;
}

/* Where in the source the row at `position` of the vector begins. */
static const JigMixed *place_of(const Read *r, const int64_t *position, size_t num_leading) {
    JigOperandRange given = jig_transfer(r->op)->indices(r->op);
    JigMixed *indices = JIG_NEW_ARRAY(r->rw->arena, JigMixed, given.count + 1);
    for (size_t i = 0; i < given.count; ++i)
        indices[i] = jig_mixed_value(jig_op_operand(r->op, given.start + i));
    size_t first = given.count - num_leading - 1;
    for (size_t i = 0; i < num_leading; ++i)
        indices[first + i] = jig_affine_index_add(&r->math, indices[first + i],
                                                  jig_mixed_int(r->rw->ctx, position[i]));
    return jig_affine_slice_resolve(&r->math, r->of, r->dropped, indices, r->rw->arena);
}

static bool next_position(int64_t *position, const JigType *vector, size_t n) {
    for (size_t i = n; i-- > 0;) {
        if (++position[i] < jig_type_dim(vector, i))
            return true;
        position[i] = 0;
    }
    return false;
}

static bool split_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Read r = {.rw = rw, .op = op, .loc = jig_op_loc(op)};
    r.math = (JigIndexMath){rw, r.loc};
    if (!may_split(rw, &r))
        return false;
    jig_at_before(rw, op);
    size_t rank = jig_type_rank(r.vector);
    r.row =
        jig_type_vector(jig_type_shape(r.vector) + rank - 1, NULL, 1, jig_type_element(r.vector));
    int64_t *position = JIG_NEW_ARRAY(rw->arena, int64_t, rank);
    JigValue *all = rank == 1 ? row_in_steps(&r, place_of(&r, position, 0)) : NULL;
    if (!all) {
        all =
            jig_op_result(jig_ub_poison_build(rw, r.loc,
                                              &(JigUbPoison){.result_type = r.vector,
                                                             .value = jig_ub_poison_attr(rw->ctx)}),
                          0);
        do
            all = jig_vector_build_insert(rw, r.loc,
                                          row_in_steps(&r, place_of(&r, position, rank - 1)), all,
                                          position, rank - 1);
        while (next_position(position, r.vector, rank - 1));
    }
    jig_rw_replace1(rw, op, all);
    return true;
}

const JigPattern jig_patterns_strided_reads[] = {
    {.name = "StridedRead", .root = "vector.transfer_read", .fn = split_read},
    {0},
};
