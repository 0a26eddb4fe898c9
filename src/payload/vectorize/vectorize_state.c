/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The vectors of a structured op: their types, the sizes of its loops, masks. */
#include "payload/vectorize/vectorize_int.h"

#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"

/* ---- Beginning ---- */

/* The operand dimension that a loop runs over, as a value. */
static JigValue *size_of_loop(JigVectorizer *v, size_t loop) {
    const JigExpr *dim = jig_expr_dim(v->rw->ctx, (unsigned)loop);
    for (size_t i = 0; i < jig_op_num_operands(v->op); ++i) {
        const JigMap *map = v->s->map(v->op, i);
        int at =
            jig_map_is_projected_permutation(map, false) ? jig_map_result_position(map, dim) : -1;
        if (at < 0)
            continue;
        JigValue *operand = jig_op_operand(v->op, i), *index = jig_arith_index(v->rw, v->loc, at);
        const JigType *type = jig_type_index(v->rw->ctx);
        const JigOpRow *row = jig_linalg_on_tensors(v->op) ? JIG_TENSOR(DIM) : JIG_MEMREF(DIM);
        return jig_op_result(
            jig_build(v->rw, v->loc, row, (JigValue *[]){operand, index}, 2, &type, 1, NULL), 0);
    }
    return NULL;
}

static bool make_loop_values(JigVectorizer *v) {
    v->loop_values = JIG_NEW_ARRAY(v->a, JigValue *, v->num_loops);
    for (size_t i = 0; i < v->num_loops; ++i) {
        v->loop_values[i] = v->loops[i] != JIG_DYNAMIC ? jig_arith_index(v->rw, v->loc, v->loops[i])
                                                       : size_of_loop(v, i);
        if (!v->loop_values[i])
            return jig_refuse(v->why, v->op, "the size of loop {} is in no operand",
                              jig_fact_int((int64_t)i));
    }
    return true;
}

bool jig_vectorize_begin(JigVectorizer *v) {
    const JigVectorizeOptions *o = v->options;
    jig_at_before(v->rw, v->op);
    v->loops = JIG_NEW_ARRAY(v->a, int64_t, v->num_loops);
    v->shape = JIG_NEW_ARRAY(v->a, int64_t, v->num_loops);
    v->scalable = o->num_sizes ? o->scalable : NULL;
    for (size_t i = 0; i < v->num_loops; ++i) {
        v->loops[i] = jig_linalg_static_loop_size(v->op, i);
        v->shape[i] = o->num_sizes ? o->sizes[i] : v->loops[i];
    }
    for (size_t i = 0; i < v->num_loops; ++i)
        if (v->shape[i] == JIG_DYNAMIC)
            return jig_refuse(v->why, v->op, "the size of loop {} is not known",
                              jig_fact_kind(JIG_KIND_UNKNOWN_SIZE), jig_fact_int((int64_t)i));
    return make_loop_values(v);
}

void jig_vectorize_add_result(JigVectorizer *v, JigValue *value) {
    v->out->values[v->out->n++] = value;
}

/* ---- Types ---- */

static bool is_scalable(const JigVectorizer *v, size_t loop) {
    return v->scalable && v->scalable[loop];
}

const JigType *jig_vectorize_type(const JigVectorizer *v, const JigType *element,
                                  const JigMap *map) {
    JigShape shape = JIG_SHAPE(v->a);
    size_t n = map ? jig_map_num_results(map) : v->num_loops;
    for (size_t i = 0; i < n; ++i) {
        size_t loop = map ? jig_map_dim_position(map, (unsigned)i) : i;
        jig_vector_push_dim(&shape, v->shape[loop], is_scalable(v, loop));
    }
    return jig_vector_of_shape(&shape, element);
}

JigValue *jig_vectorize_broadcast(JigVectorizer *v, JigLoc loc, JigValue *value,
                                  const JigType *type) {
    size_t dim;
    if (jig_type_rank(type) == 0 ||
        jig_vector_broadcastable(jig_value_type(value), type, &dim) != JIG_BROADCAST_OK)
        return value;
    return jig_build_or_fold(v->rw, loc, JIG_VECTOR(BROADCAST), &value, 1, &type, 1, NULL);
}

/* ---- Masks ---- */

/* Without the results that are the same for all iterations. */
static const JigMap *without_zeros(const JigMap *map) {
    for (unsigned i = jig_map_num_results(map); i-- > 0;)
        if (jig_expr_kind(jig_map_result(map, i)) != JIG_EXPR_DIM)
            map = jig_map_drop_result(map, i);
    return map;
}

/* Are there as many lanes as iterations, or may that be assumed? Scalable ones that are too many
 * do no harm where each has a result of its own: transfers leave them out. */
static bool needs_no_mask(const JigVectorizer *v, const JigMap *map) {
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        size_t loop = jig_map_dim_position(map, i);
        if (is_scalable(v, loop) && v->s->iterator(v->op, loop) == JIG_REDUCTION)
            return false;
        bool assumed = v->options->dims_match_sizes && v->loops[loop] == JIG_DYNAMIC;
        if (v->loops[loop] != v->shape[loop] && !assumed)
            return false;
    }
    return true;
}

static JigValue *make_mask(JigVectorizer *v, const JigMap *map) {
    size_t n = jig_map_num_results(map);
    JigMixed *bounds = JIG_NEW_ARRAY(v->a, JigMixed, n);
    for (unsigned i = 0; i < n; ++i)
        bounds[i] = jig_mixed_value(v->loop_values[jig_map_dim_position(map, i)]);
    const JigType *type = jig_vectorize_type(v, jig_type_i(v->rw->ctx, 1), map);
    return jig_vector_build_create_mask(v->rw, v->loc, type, bounds, v->a);
}

static JigValue *mask_for(JigVectorizer *v, const JigMap *map) {
    for (size_t i = 0; i < v->num_masks; ++i)
        if (v->masks[i].map == map)
            return v->masks[i].mask;
    JigKnownMask known = {.map = map, .mask = needs_no_mask(v, map) ? NULL : make_mask(v, map)};
    JIG_ARENA_PUSH(v->a, v->masks, v->num_masks, v->cap_masks, known);
    return known.mask;
}

/* Dynamic dimensions that are moved along are assumed to be as large as the vector. */
static void assume_in_bounds(JigVectorizer *v, JigOp *op) {
    const JigTransferIface *t = jig_transfer(op);
    if (!t || !v->options->dims_match_sizes)
        return;
    const JigType *base = jig_op_operand_type(op, t->base);
    const JigMap *map = jig_vector_permutation_map(op);
    const JigAttr *old = jig_vector_in_bounds_attr(op);
    size_t n = jig_map_num_results(map);
    const JigAttr **items = JIG_NEW_ARRAY(v->a, const JigAttr *, n);
    for (unsigned i = 0; i < n; ++i) {
        items[i] = jig_attr_array_at(old, i);
        if (jig_expr_kind(jig_map_result(map, i)) == JIG_EXPR_DIM &&
            jig_type_is_dynamic_dim(base, jig_map_dim_position(map, i)))
            items[i] = jig_attr_bool(v->rw->ctx, true);
    }
    jig_vector_set_in_bounds(v->rw, op, jig_attr_array(v->rw->ctx, items, n));
}

static JigOp *mask_or_assume(JigVectorizer *v, JigOp *op, JigValue *mask) {
    if (mask)
        return jig_vector_build_mask(v->rw, op, mask);
    assume_in_bounds(v, op);
    return op;
}

static const JigMap *all_loops(const JigVectorizer *v) {
    return jig_map_identity(v->rw->ctx, (unsigned)v->num_loops);
}

JigOp *jig_vectorize_mask(JigVectorizer *v, JigOp *op, const JigMap *map) {
    map = map ? without_zeros(map) : all_loops(v);
    return mask_or_assume(v, op, jig_maskable(op) ? mask_for(v, map) : NULL);
}

JigOp *jig_vectorize_mask_last(JigVectorizer *v, JigOp *op, size_t n) {
    JigPoint point = jig_point(v->rw);
    jig_at_before(v->rw, op);
    JigValue *mask = mask_for(v, all_loops(v));
    size_t lead = v->num_loops - n;
    int64_t *zeros = JIG_NEW_ARRAY(v->a, int64_t, lead + 1);
    if (mask && lead)
        mask = jig_vector_build_extract(v->rw, jig_op_loc(op), mask, zeros, lead);
    jig_set_point(v->rw, point);
    return mask_or_assume(v, op, mask);
}
