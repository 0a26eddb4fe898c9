/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transfers in loops of their own: of one dimension, element by element; of transposed vectors with
 * a scalable first dimension, row by row. */
#include "payload/vector_memory/to_scf.h"

#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "dialect/vector/vector_util.h"
#include "payload/loop/index_math.h"
#include "payload/vector_memory/vector_memory_patterns.h"
#include "payload/vector_memory/lane_step.h"
#include "payload/patterns/kept.h"
#include "support/arena.h"
#include "support/check.h"

static JigValue *vscale(JigRewriter *rw, JigLoc loc) {
    return jig_op_result(jig_vector_vscale_build(rw, loc, &(JigVectorVscale){0}), 0);
}

static JigValue *extract_at(JigRewriter *rw, JigLoc loc, JigValue *vector, JigValue *at) {
    JigVectorExtract parts = {.source = vector,
                              .dynamic_position = {&at, 1},
                              .result_type = jig_type_element(jig_value_type(vector)),
                              .static_position =
                                  jig_attr_dense_i64(rw->ctx, (int64_t[]){JIG_DYNAMIC}, 1)};
    return jig_op_result(jig_vector_extract_build(rw, loc, &parts), 0);
}

/* ---- Element by element ---- */

static JigValue *read_element(const JigLaneStep *s, JigValueList indices, JigValue *vector) {
    JigValue *value = jig_op_result(jig_memref_build_load(s->rw, s->loc, s->t.base, indices), 0);
    JigVectorInsert parts = {.value_to_store = value,
                             .dest = vector,
                             .dynamic_position = {&(JigValue *){s->iv}, 1},
                             .result_type = jig_value_type(vector),
                             .static_position =
                                 jig_attr_dense_i64(s->rw->ctx, (int64_t[]){JIG_DYNAMIC}, 1)};
    return jig_op_result(jig_vector_insert_build(s->rw, s->loc, &parts), 0);
}

static void write_element(const JigLaneStep *s, JigValueList indices) {
    JigValue *value = extract_at(s->rw, s->loc, s->t.vector, s->iv);
    jig_memref_build_store(s->rw, s->loc, value, s->t.base, indices);
}

static JigOp *loop_over_elements(JigLaneStep *s, JigLaneLoop *loop) {
    JigValue *before = jig_lane_loop_begin(s, loop), *value = NULL;
    JigValueList indices = {jig_lane_step_indices(s), s->t.indices.count};
    JigLaneBranch branch;
    bool asked = jig_lane_step_begin(s, before ? s->t.vector_type : NULL, &branch);
    if (before)
        value = read_element(s, indices, before);
    else
        write_element(s, indices);
    if (asked) {
        jig_lane_step_otherwise(s, &branch, value);
        value = jig_lane_step_end(s, &branch, before);
    }
    return jig_lane_loop_end(s, loop, value);
}

static bool element_by_element(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLaneStep s = {rw, jig_op_loc(op), jig_vector_transfer(op), NULL};
    const JigType *type = s.t.vector_type;
    if (jig_map_num_results(s.t.map) == 0 || jig_type_rank(type) != 1 ||
        !jig_type_is_memref(s.t.base_type))
        return jig_no_match(rw, op, "no vector of one dimension, or of no buffer");
    if (jig_type_element(type) != jig_type_element(s.t.base_type))
        return jig_no_match(rw, op, "other elements in the buffer");
    if (jig_map_is_minor_identity(s.t.map) && jig_vector_memory_is_contiguous(s.t.base_type))
        return jig_no_match(rw, op, "loads and stores can do it");
    JigLaneLoop parts = {0};
    parts.bounds[0] = jig_arith_index(rw, s.loc, 0);
    parts.bounds[1] = jig_arith_index(rw, s.loc, jig_type_dim(type, 0));
    if (jig_type_is_scalable(type))
        parts.bounds[1] =
            jig_loop_int_op(rw, s.loc, JIG_ARITH(MULI), parts.bounds[1], vscale(rw, s.loc));
    parts.bounds[2] = jig_arith_index(rw, s.loc, 1);
    if (s.t.reads)
        parts.init = jig_vector_build_broadcast(rw, s.loc, type, s.t.padding);
    JigOp *loop = loop_over_elements(&s, &parts);
    if (parts.init)
        jig_rw_replace_op(rw, op, loop);
    else
        jig_rw_erase(rw, op);
    return true;
}

/* What stands in a vector.mask, the verifier refuses. */
const JigPattern jig_one_dim_transfer_patterns[] = {
    {.name = "(anonymous namespace)::lowering_1_d::TransferOp1dConversion<TransferReadOp>",
     .root = "vector.transfer_read",
     .fn = element_by_element,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::lowering_1_d::TransferOp1dConversion<TransferWriteOp>",
     .root = "vector.transfer_write",
     .fn = element_by_element,
     .leaves_invalid = true},
    {0},
};

/* ---- Row by row ---- */

/* vector<[N]xM>, transposed from vector<Mx[N]>. NULL: it is not. */
static JigOp *transposition(JigRewriter *rw, const JigTransfer *t) {
    const JigType *type = t->vector_type;
    if (jig_type_rank(type) != 2 || !jig_vector_scalable_at(type, 0) ||
        jig_vector_scalable_at(type, 1)) {
        (void)jig_no_match(rw, t->op, "expected vector of the form vector<[N]xMxty>");
        return NULL;
    }
    JigOp *transpose = jig_value_def_of(t->vector, JIG_VECTOR(TRANSPOSE));
    if (transpose &&
        jig_attr_dense_i64_data(jig_vector_transpose_permutation_attr(transpose))[0] == 1)
        return transpose;
    (void)jig_no_match(rw, t->op, "source not transpose");
    return NULL;
}

typedef struct Rows {
    JigLaneStep step;
    JigValue **columns; /* of the transposed vector: all elements at one place of a row */
    size_t n;
    const JigType *type; /* of a row */
    JigValue *mask;      /* of a row; NULL: none */
} Rows;

static JigValue *row(const Rows *r) {
    const JigLaneStep *s = &r->step;
    JigValue **elements = JIG_NEW_ARRAY(s->rw->arena, JigValue *, r->n);
    for (size_t i = 0; i < r->n; ++i)
        elements[i] = extract_at(s->rw, s->loc, r->columns[i], s->iv);
    JigVectorFromElements parts = {.elements = {elements, r->n}, .dest_type = r->type};
    return jig_op_result(jig_vector_from_elements_build(s->rw, s->loc, &parts), 0);
}

static JigOp *write_rows(Rows *r, JigLaneLoop *loop) {
    JigLaneStep *s = &r->step;
    JigValue *carried = jig_lane_loop_begin(s, loop);
    JigVectorWrite write = {.indices = jig_lane_step_indices(s),
                            .base = carried ? carried : s->t.base,
                            .mask = r->mask};
    write.vector = row(r);
    bool inside = jig_vector_in_bounds_at(&s->t, 1);
    write.in_bounds = &inside;
    JigOp *made = jig_vector_build_write(s->rw, s->loc, &write, s->rw->arena);
    return jig_lane_loop_end(s, loop, carried ? jig_op_result(made, 0) : NULL);
}

/* How many rows there are: those of the mask, or of the vector. Makes the mask of a row. */
static JigValue *num_rows(Rows *r, JigOp *mask) {
    const JigLaneStep *s = &r->step;
    if (!mask) {
        JigValue *least = jig_arith_index(s->rw, s->loc, jig_type_dim(s->t.vector_type, 0));
        return jig_loop_int_op(s->rw, s->loc, JIG_ARITH(MULI), vscale(s->rw, s->loc), least);
    }
    JigValue *size = jig_vector_create_mask_operands_at(mask, 1);
    const JigType *type = jig_vector_with_element(r->type, jig_type_i(s->rw->ctx, 1));
    r->mask = jig_op_result(
        jig_build(s->rw, s->loc, JIG_VECTOR(CREATE_MASK), &size, 1, &type, 1, NULL), 0);
    return jig_vector_create_mask_operands_at(mask, 0);
}

static bool row_by_row(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigTransferLoops *how = self->data;
    JigTransfer t = jig_vector_transfer(op);
    if (jig_type_is_tensor(t.base_type) && !how->tensors)
        return jig_no_match(rw, op, "lowering tensor transfers is disabled");
    if (!jig_map_is_identity(t.map) || jig_map_num_results(t.map) != 2 ||
        !jig_vector_in_bounds_at(&t, 0))
        return jig_no_match(rw, op, "not of a whole buffer, or out of bounds");
    if (jig_type_dim(t.vector_type, 1) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "too many parts");
    JigOp *transpose = transposition(rw, &t);
    JigOp *mask = t.mask ? jig_value_def_of(t.mask, JIG_VECTOR(CREATE_MASK)) : NULL;
    if (!transpose || (t.mask && !mask))
        return jig_no_match(rw, op, "unsupported mask op, only 'vector.create_mask' supported");
    Rows r = {.step = {rw, jig_op_loc(op), t, NULL},
              .n = (size_t)jig_type_dim(t.vector_type, 1),
              .type = jig_lane_step_type(t.vector_type)};
    JigLoc loc = r.step.loc;
    r.columns = JIG_NEW_ARRAY(rw->arena, JigValue *, r.n);
    for (size_t i = 0; i < r.n; ++i)
        r.columns[i] = jig_vector_build_extract(rw, loc, jig_vector_transpose_vector(transpose),
                                                (int64_t[]){(int64_t)i}, 1);
    JigLaneLoop parts = {.init = jig_type_is_tensor(t.base_type) ? t.base : NULL};
    parts.bounds[0] = jig_arith_index(rw, loc, 0);
    parts.bounds[1] = num_rows(&r, mask);
    parts.bounds[2] = jig_arith_index(rw, loc, 1);
    JigOp *loop = write_rows(&r, &parts);
    if (parts.init)
        jig_rw_replace_op(rw, op, loop);
    else
        jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_scalable_transpose_patterns[] = {
    {.name = "(anonymous namespace)::lowering_n_d::ScalableTransposeTransferWriteConversion",
     .root = "vector.transfer_write",
     .fn = row_by_row,
     .leaves_invalid = true},
    {0},
};

/* ---- All together ---- */

void jig_vector_memory_add_to_scf(JigPatternSet *set, JigContext *ctx, JigTransferToScf how) {
    JIG_REQUIRE(set && ctx);
    JigTransferLoops loops = {.target_rank = how.target_rank, .tensors = how.tensors};
    const JigPattern *parts[] = {
        how.full_unroll ? jig_unroll_transfer_patterns : jig_transfer_to_loops_patterns,
        how.scalable ? jig_scalable_transpose_patterns : NULL,
        how.target_rank == 1 ? jig_one_dim_transfer_patterns : NULL,
    };
    for (size_t i = 0; i < JIG_LEN(parts); ++i)
        if (parts[i])
            jig_patterns_add_list(set, jig_patterns_kept(ctx, parts[i], &loops, sizeof loops));
    jig_patterns_add_list(set, jig_print_by_element_patterns);
}
