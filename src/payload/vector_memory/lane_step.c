/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/vector_memory/lane_step.h"

#include "dialect/affine/affine.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector_util.h"
#include "payload/loop/index_math.h"
#include "support/arena.h"

bool jig_lane_step_repeats(const JigTransfer *t) {
    return jig_expr_kind(jig_map_result(t->map, 0)) != JIG_EXPR_DIM;
}

/* The dimension of the base that the first one of the vector goes along. */
static size_t dim_of(const JigTransfer *t) {
    return jig_map_dim_position(t->map, 0);
}

const JigType *jig_lane_step_type(const JigType *vector) {
    size_t rank = jig_type_rank(vector);
    const bool *scalable = jig_type_scalable_dims(vector);
    return jig_type_vector(jig_type_shape(vector) + 1, scalable ? scalable + 1 : NULL, rank - 1,
                           jig_type_element(vector));
}

/* Is the first dimension of the mask that of the vector, and so on? A mask has the dimensions in
 * the order of the base. */
static bool mask_goes_along(const JigTransfer *t) {
    if (!t->mask || jig_type_rank(jig_value_type(t->mask)) < 2)
        return true;
    int64_t last = -1;
    for (unsigned i = 0; i < jig_map_num_results(t->map); ++i) {
        if (jig_expr_kind(jig_map_result(t->map, i)) != JIG_EXPR_DIM)
            continue;
        int64_t dim = jig_map_dim_position(t->map, i);
        if (dim < last)
            return false;
        last = dim;
    }
    return true;
}

bool jig_lane_step_is_possible(JigRewriter *rw, const JigTransfer *t, const JigTransferLoops *how) {
    if (jig_type_rank(t->vector_type) <= how->target_rank || jig_map_num_results(t->map) == 0)
        return jig_no_match(rw, t->op, "xferOp vector rank <= transformation target rank");
    if (jig_vector_scalable_at(t->vector_type, 0))
        return jig_no_match(rw, t->op, "the first dimension is scalable");
    if (jig_type_is_tensor(t->base_type) && !how->tensors)
        return jig_no_match(rw, t->op, "of a tensor");
    if (jig_type_element(t->vector_type) != jig_type_element(t->base_type))
        return jig_no_match(rw, t->op, "other elements in the base");
    if (!mask_goes_along(t))
        return jig_no_match(rw, t->op, "the mask has its dimensions in another order");
    return true;
}

/* ---- Where ---- */

static JigValue *moved(const JigLaneStep *s, size_t dim) {
    JigContext *ctx = s->rw->ctx;
    const JigExpr *sum = jig_expr_add(jig_expr_dim(ctx, 0), jig_expr_dim(ctx, 1));
    JigMixed parts[] = {jig_mixed_value(jig_op_operand(s->t.op, s->t.indices.start + dim)),
                        jig_mixed_value(s->iv)};
    return jig_op_result(jig_affine_apply(s->rw, s->loc, jig_map(ctx, 2, 0, &sum, 1), parts), 0);
}

JigValue **jig_lane_step_indices(const JigLaneStep *s) {
    JigValue **indices = jig_vector_transfer_indices(&s->t, s->rw->arena);
    if (!jig_lane_step_repeats(&s->t))
        indices[dim_of(&s->t)] = moved(s, dim_of(&s->t));
    return indices;
}

/* ---- Whether ---- */

static JigValue *size_of_base(const JigLaneStep *s, size_t dim) {
    JigMixed size = jig_type_is_memref(s->t.base_type)
                        ? jig_memref_build_dim(s->rw, s->loc, s->t.base, dim)
                        : jig_tensor_build_dim(s->rw, s->loc, s->t.base, dim);
    return jig_arith_mixed_to_value(s->rw, s->loc, size);
}

/* A mask of one dimension is asked here, others by the transfers of what is left. */
static JigValue *mask_condition(const JigLaneStep *s) {
    if (!s->t.mask || jig_type_rank(jig_value_type(s->t.mask)) != 1 || jig_lane_step_repeats(&s->t))
        return NULL;
    const JigType *bit = jig_type_i(s->rw->ctx, 1);
    JigVectorExtract parts = {.source = s->t.mask,
                              .dynamic_position = {&(JigValue *){s->iv}, 1},
                              .result_type = bit,
                              .static_position =
                                  jig_attr_dense_i64(s->rw->ctx, (int64_t[]){JIG_DYNAMIC}, 1)};
    return jig_op_result(jig_vector_extract_build(s->rw, s->loc, &parts), 0);
}

static JigValue *condition(const JigLaneStep *s) {
    JigValue *inside = NULL;
    if (!jig_lane_step_repeats(&s->t) && !jig_vector_in_bounds_at(&s->t, 0)) {
        JigValue *size = size_of_base(s, dim_of(&s->t)), *at = moved(s, dim_of(&s->t));
        inside = jig_loop_int_compare(s->rw, s->loc, JIG_COMPARE_SGT, size, at);
    }
    JigValue *selected = mask_condition(s);
    return inside && selected ? jig_loop_int_op(s->rw, s->loc, JIG_ARITH(ANDI), inside, selected)
                              : (inside ? inside : selected);
}

/* ---- Regions ---- */

static JigBlock *new_block(const JigLaneStep *s, JigRegion **region, const JigType *const *types,
                           size_t n) {
    *region = jig_region_create(s->rw->ctx);
    JigBlock *block = jig_create_block(s->rw, *region, NULL, types, n, s->loc);
    jig_at_end(s->rw, block);
    return block;
}

static void end_region(const JigLaneStep *s, JigValue *value) {
    jig_scf_yield_build(s->rw, s->loc, &(JigScfYield){.results = {&value, value ? 1 : 0}});
}

bool jig_lane_step_begin(const JigLaneStep *s, const JigType *type, JigLaneBranch *branch) {
    JigValue *asked = condition(s);
    if (!asked)
        return false;
    *branch = (JigLaneBranch){.condition = asked, .type = type, .point = jig_point(s->rw)};
    new_block(s, &branch->regions[0], NULL, 0);
    return true;
}

void jig_lane_step_otherwise(const JigLaneStep *s, JigLaneBranch *branch, JigValue *value) {
    end_region(s, value);
    new_block(s, &branch->regions[1], NULL, 0);
}

JigValue *jig_lane_step_end(const JigLaneStep *s, JigLaneBranch *branch, JigValue *value) {
    end_region(s, value);
    jig_set_point(s->rw, branch->point);
    JigScfIf parts = {.condition = branch->condition,
                      .result_types = {&branch->type, branch->type ? 1 : 0},
                      .then_region = branch->regions[0],
                      .else_region = branch->regions[1]};
    JigOp *made = jig_scf_if_build(s->rw, s->loc, &parts);
    for (size_t i = 0; i < JIG_LEN(branch->regions); ++i)
        if (branch->regions[i])
            jig_region_destroy(branch->regions[i]); /* empty now */
    return value ? jig_op_result(made, 0) : NULL;
}

JigValue *jig_lane_loop_begin(JigLaneStep *s, JigLaneLoop *loop) {
    loop->point = jig_point(s->rw);
    const JigType *types[] = {jig_value_type(loop->bounds[0]),
                              loop->init ? jig_value_type(loop->init) : NULL};
    JigBlock *body = new_block(s, &loop->region, types, loop->init ? 2 : 1);
    s->iv = jig_block_arg(body, 0);
    return loop->init ? jig_block_arg(body, 1) : NULL;
}

JigOp *jig_lane_loop_end(const JigLaneStep *s, JigLaneLoop *loop, JigValue *value) {
    end_region(s, value);
    jig_set_point(s->rw, loop->point);
    const JigType *type = loop->init ? jig_value_type(loop->init) : NULL;
    JigScfFor parts = {.lower_bound = loop->bounds[0],
                       .upper_bound = loop->bounds[1],
                       .step = loop->bounds[2],
                       .init_args = {&loop->init, loop->init ? 1 : 0},
                       .result_types = {&type, type ? 1 : 0},
                       .region = loop->region};
    JigOp *made = jig_scf_for_build(s->rw, s->loc, &parts);
    jig_region_destroy(loop->region); /* empty now */
    return made;
}

/* ---- What is left ---- */

bool jig_lane_step_keeps_mask(const JigTransfer *t) {
    return t->mask && (jig_lane_step_repeats(t) || jig_type_rank(jig_value_type(t->mask)) > 1);
}

void jig_lane_step_set_mask(JigRewriter *rw, JigOp *transfer, JigValue *mask) {
    if (jig_op_is(transfer, JIG_VECTOR(TRANSFER_READ)))
        jig_vector_transfer_read_set_mask(rw, transfer, &mask, 1);
    else
        jig_vector_transfer_write_set_mask(rw, transfer, &mask, 1);
}

static const JigMap *rest_of_map(const JigLaneStep *s) {
    const JigMap *map = s->t.map;
    return jig_map(s->rw->ctx, jig_map_num_dims(map), 0, jig_map_results(map) + 1,
                   jig_map_num_results(map) - 1);
}

static const bool *rest_in_bounds(const JigLaneStep *s) {
    size_t n = jig_map_num_results(s->t.map);
    bool *in_bounds = JIG_NEW_ARRAY(s->rw->arena, bool, n);
    for (size_t i = 1; i < n; ++i)
        in_bounds[i - 1] = jig_vector_in_bounds_at(&s->t, i);
    return in_bounds;
}

JigOp *jig_lane_step_read(const JigLaneStep *s, const JigType *type, JigValue *const *indices) {
    JigVectorRead read = {.type = type,
                          .base = s->t.base,
                          .indices = indices,
                          .padding = s->t.padding,
                          .map = rest_of_map(s),
                          .in_bounds = rest_in_bounds(s)};
    return jig_vector_build_read(s->rw, s->loc, &read, s->rw->arena);
}

JigOp *jig_lane_step_write(const JigLaneStep *s, JigValue *vector, JigValue *base,
                           JigValue *const *indices) {
    JigVectorWrite write = {.vector = vector,
                            .base = base,
                            .indices = indices,
                            .map = rest_of_map(s),
                            .in_bounds = rest_in_bounds(s)};
    return jig_vector_build_write(s->rw, s->loc, &write, s->rw->arena);
}
