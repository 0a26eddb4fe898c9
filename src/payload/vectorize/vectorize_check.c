/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What can be vectorized. */
#include "payload/vectorize/vectorize_int.h"

#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "ir/diag/kinds.h"
#include "jig/bounds.h"

/* ---- Sizes ---- */

bool jig_vectorize_sizes_fit(const JigVectorizer *v, const int64_t *shape, size_t rank) {
    const JigVectorizeOptions *o = v->options;
    if (o->num_sizes != rank)
        return jig_refuse(v->why, v->op, "expected {} vector sizes, got {}",
                          jig_fact_kind(JIG_KIND_VECTOR_SIZES), jig_fact_int((int64_t)rank),
                          jig_fact_int((int64_t)o->num_sizes));
    for (size_t i = 0; i < rank; ++i) {
        if (o->sizes[i] <= 0)
            return jig_refuse(v->why, v->op, "vector size {} is not positive",
                              jig_fact_kind(JIG_KIND_VECTOR_SIZES), jig_fact_int(o->sizes[i]));
        if (shape[i] != JIG_DYNAMIC && shape[i] > o->sizes[i])
            return jig_refuse(v->why, v->op, "vector size {} is less than {} iterations",
                              jig_fact_kind(JIG_KIND_VECTOR_SIZES), jig_fact_int(o->sizes[i]),
                              jig_fact_int(shape[i]));
    }
    return true;
}

bool jig_vectorize_size_reaches(const JigVectorizer *v, size_t loop, JigValue *shaped, size_t dim) {
    const JigVectorizeOptions *o = v->options;
    int64_t most;
    if ((o->scalable && o->scalable[loop]) ||
        !jig_type_is_dynamic_dim(jig_value_type(shaped), dim) ||
        !jig_bounds_find_constant(jig_quantity_of_dim(shaped, dim, v->a), JIG_BOUND_UPPER, NULL,
                                  NULL, &most) ||
        most <= o->sizes[loop])
        return true;
    return jig_refuse(v->why, v->op, "vector size {} is less than up to {} iterations",
                      jig_fact_kind(JIG_KIND_VECTOR_SIZES), jig_fact_int(o->sizes[loop]),
                      jig_fact_int(most));
}

bool jig_vectorize_sizes_reach(const JigVectorizer *v, JigValue *shaped) {
    for (size_t i = 0; i < jig_type_rank(jig_value_type(shaped)); ++i)
        JIG_CHECK(jig_vectorize_size_reaches(v, i, shaped, i));
    return true;
}

/* ---- Scalable sizes ---- */

static bool may_be_scalable(const JigVectorizer *v) {
    const JigVectorizeIface *own = jig_vectorizes(v->op);
    return (own && own->scalable) || jig_linalg_is_elementwise(v->op);
}

/* The innermost of them: the last loop, or the last parallel one of several iterations. And the
 * second one: the parallel loop before that. */
static bool scalable_loops_fit(const JigVectorizer *v, size_t count) {
    const JigVectorizeOptions *o = v->options;
    size_t last = v->num_loops;
    bool passed_parallel = false;
    while (last-- > 0 && !o->scalable[last])
        passed_parallel |= v->s->iterator(v->op, last) == JIG_PARALLEL && o->sizes[last] != 1;
    bool reduces = v->s->iterator(v->op, last) == JIG_REDUCTION;
    if (reduces && (last + 1 != v->num_loops || jig_op_is(v->op, JIG_LINALG(MATMUL))))
        return jig_refuse(v->why, v->op, "the loop that is reduced can not be scalable");
    if (!reduces && passed_parallel)
        return jig_refuse(v->why, v->op, "a loop inside the scalable one is parallel");
    if (count < 2)
        return true;
    if (reduces || !o->scalable[last - 1] || v->s->iterator(v->op, last - 1) != JIG_PARALLEL)
        return jig_refuse(v->why, v->op, "two scalable loops must be parallel and adjacent");
    return true;
}

static bool check_scalable(const JigVectorizer *v) {
    const JigVectorizeOptions *o = v->options;
    size_t count = 0;
    for (size_t i = 0; i < o->num_sizes; ++i)
        count += o->scalable && o->scalable[i];
    if (!count)
        return true;
    if (count > 2 || o->num_sizes != v->num_loops)
        return jig_refuse(v->why, v->op, "expected at most two scalable loops");
    JIG_CHECK(scalable_loops_fit(v, count));
    return may_be_scalable(v) ||
           jig_refuse(v->why, v->op, "no scalable sizes for ops of this kind");
}

/* ---- Structured ops ---- */

bool jig_vectorize_is_convolution(const JigOp *op) {
    return jig_op_iface(op, &jig_iface_convolution) != NULL;
}

static bool check_kind(const JigVectorizer *v, const JigOp *step, const JigValue *init,
                       int64_t number) {
    bool negates, first = jig_arith_lhs(step) == init;
    if (jig_vectorize_reduction_kind(v, step, first ? 0 : 1, &negates) >= 0)
        return true;
    if (!first && jig_vectorize_reduction_kind(v, step, 0, &negates) >= 0)
        return jig_refuse(v->why, v->op,
                          "init operand {} is the second operand of '{}': only as the first one it "
                          "is reduced",
                          jig_fact_int(number), jig_fact_str(jig_op_name_of(step)));
    return jig_refuse(v->why, v->op,
                      "init operand {} is reduced by '{}', which vectors do not know",
                      jig_fact_int(number), jig_fact_str(jig_op_name_of(step)));
}

/* Init operands that do not depend on all loops must be reduced by one op of a kind that vectors
 * know. */
static bool check_reduction(const JigVectorizer *v) {
    bool reduces = false;
    for (size_t i = 0; i < v->num_loops; ++i)
        reduces |= v->s->iterator(v->op, i) == JIG_REDUCTION;
    if (!reduces)
        return jig_refuse(v->why, v->op, "no loop is reduced, and it is not elementwise");
    for (size_t i = v->num_ins; i < jig_op_num_operands(v->op); ++i) {
        if (jig_map_is_permutation(v->s->map(v->op, i)))
            continue;
        const JigOp *step = jig_linalg_init_combiner(v->op, i - v->num_ins);
        const JigValue *init = jig_block_arg(jig_op_body(v->op), i);
        if (!step)
            return jig_refuse(v->why, v->op, "init operand {} is not reduced by one op",
                              jig_fact_int((int64_t)(i - v->num_ins)));
        JIG_CHECK(check_kind(v, step, init, (int64_t)(i - v->num_ins)));
    }
    return true;
}

static bool is_dynamic(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_num_dynamic_dims(jig_op_operand_type(op, i)))
            return true;
    return false;
}

/* Of a depthwise convolution the channels may be dynamic. */
static bool check_dynamic_windows(const JigVectorizer *v) {
    if (v->options->flatten_depthwise || !jig_op_is(v->op, JIG_LINALG(DEPTHWISE_CONV_1D_NWC_WC)))
        return jig_refuse(v->why, v->op,
                          "sizes of a convolution are not known: of those only channels of "
                          "linalg.depthwise_conv_1d_nwc_wc may be unknown");
    for (size_t i = 0; i < jig_op_num_operands(v->op); ++i) {
        const JigType *type = jig_op_operand_type(v->op, i);
        size_t rank = jig_type_rank(type);
        for (size_t d = 0; d + 1 < rank; ++d)
            if (jig_type_is_dynamic_dim(type, d))
                return jig_refuse(v->why, v->op, "dynamic dimensions that are no channels");
    }
    return true;
}

static bool is_contraction(const JigOp *op) {
    return jig_linalg_is_named_contraction(op);
}

static bool check_dynamic(const JigVectorizer *v) {
    if (jig_vectorize_is_convolution(v->op))
        return check_dynamic_windows(v);
    for (size_t i = 0; i < v->num_loops; ++i)
        if (v->s->iterator(v->op, i) == JIG_REDUCTION)
            return check_reduction(v);
    return jig_linalg_is_elementwise(v->op) || jig_op_is(v->op, JIG_LINALG(GENERIC)) ||
           jig_op_is(v->op, JIG_LINALG(COPY)) || is_contraction(v->op) ||
           jig_refuse(v->why, v->op, "dynamic sizes for ops of this kind");
}

static bool extract_is_fine(const JigVectorizer *v, const JigOp *op) {
    if (!jig_op_is(op, JIG_TENSOR(EXTRACT)) ||
        !jig_type_valid_vector_element(jig_op_result_type(op, 0)))
        return false;
    return jig_tensor_extract_num_indices(op) == 1 || v->options->nd_extract;
}

static bool check_element_types(const JigVectorizer *v) {
    for (const JigOp *op = jig_block_first(jig_op_body(v->op)); op; op = jig_op_next(op)) {
        bool ok = true;
        for (size_t i = 0; i < jig_op_num_operands(op); ++i)
            ok &= jig_type_valid_vector_element(jig_op_operand_type(op, i));
        for (size_t i = 0; i < jig_op_num_results(op); ++i)
            ok &= jig_type_valid_vector_element(jig_op_result_type(op, i));
        if (!ok && !extract_is_fine(v, op))
            return jig_refuse(v->why, op, "no vectors of its types");
    }
    return true;
}

/* The least size that this dimension can have; JIG_DYNAMIC: nothing is known. */
static int64_t least_size(const JigVectorizer *v, JigValue *operand, unsigned dim) {
    int64_t size = jig_type_dim(jig_value_type(operand), dim);
    if (size == JIG_DYNAMIC && !jig_bounds_find_constant(jig_quantity_of_dim(operand, dim, v->a),
                                                         JIG_BOUND_LOWER, NULL, NULL, &size))
        return JIG_DYNAMIC;
    return size;
}

/* The iterations that there are at least, by whichever operand the loop runs over. */
static int64_t least_iterations(const JigVectorizer *v, size_t loop) {
    const JigExpr *dim = jig_expr_dim(v->rw->ctx, (unsigned)loop);
    int64_t least = jig_linalg_static_loop_size(v->op, loop);
    if (least != JIG_DYNAMIC)
        return least;
    for (size_t i = 0; i < jig_op_num_operands(v->op); ++i) {
        const JigMap *map = v->s->map(v->op, i);
        for (unsigned d = 0; d < jig_map_num_results(map); ++d)
            if (jig_map_result(map, d) == dim) {
                int64_t size = least_size(v, jig_op_operand(v->op, i), d);
                least = size > least ? size : least;
            }
    }
    return least;
}

/* Of a loop that several operands tell of, each of them bounds the iterations. */
static bool loops_reach(const JigVectorizer *v) {
    for (size_t i = 0; i < jig_op_num_operands(v->op); ++i) {
        const JigMap *map = v->s->map(v->op, i);
        for (unsigned d = 0; d < jig_map_num_results(map); ++d) {
            const JigExpr *e = jig_map_result(map, d);
            if (jig_expr_kind(e) != JIG_EXPR_DIM)
                continue;
            size_t loop = jig_expr_position(e);
            if (jig_linalg_static_loop_size(v->op, loop) == JIG_DYNAMIC)
                JIG_CHECK(jig_vectorize_size_reaches(v, loop, jig_op_operand(v->op, i), d));
        }
    }
    return true;
}

static bool check_structured(const JigVectorizer *v) {
    for (size_t i = 0; i < jig_op_num_operands(v->op); ++i) {
        const JigType *type = jig_op_operand_type(v->op, i);
        for (size_t d = 0; d < jig_type_rank(type); ++d)
            if (jig_type_dim(type, d) == 0)
                return jig_refuse(v->why, v->op, "no elements");
    }
    if (v->options->num_sizes) {
        int64_t *loops = JIG_NEW_ARRAY(v->a, int64_t, v->num_loops);
        for (size_t i = 0; i < v->num_loops; ++i)
            loops[i] = least_iterations(v, i);
        JIG_CHECK(jig_vectorize_sizes_fit(v, loops, v->num_loops) && loops_reach(v));
    }
    if (is_dynamic(v->op))
        JIG_CHECK(check_dynamic(v));
    JIG_CHECK(check_element_types(v));
    if (jig_linalg_is_elementwise(v->op))
        return true;
    if (jig_vectorize_is_convolution(v->op))
        return jig_vectorize_check_windows(v);
    for (size_t i = 0; i < jig_op_num_operands(v->op); ++i)
        if (!jig_map_is_projected_permutation(v->s->map(v->op, i), true))
            return jig_refuse(v->why, v->op, "operand {} is not accessed by loops one by one",
                              jig_fact_int((int64_t)i));
    return check_reduction(v);
}

bool jig_vectorize_check(const JigVectorizer *v) {
    return check_scalable(v) && check_structured(v);
}
