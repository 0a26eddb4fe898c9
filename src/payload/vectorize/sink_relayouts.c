/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops that only move lanes, behind elementwise ops; extractions before them. */
#include "payload/vectorize/vectorize_patterns.h"

#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "support/arena.h"

static bool is_elementwise(const JigOp *op) {
    return jig_op_has_trait(op, JIG_TRAIT_ELEMENTWISE);
}

/* The op on other operands, with a result of the element type that it has. */
static JigValue *same_op_on(JigRewriter *rw, const JigOp *op, JigValue *const *operands,
                            const JigType *type) {
    return jig_op_result(jig_rw_clone_with(rw, jig_op_loc(op), op, operands, &type), 0);
}

static const JigType *with_element_of(const JigType *shape, const JigType *type) {
    return jig_vector_with_element(shape, jig_type_element_or_self(type));
}

/* ---- Transpositions ---- */

/* The transposition that all operands but constants have; NULL: they have none, or several. */
static JigOp *common_transpose(const JigOp *op) {
    JigOp *found = NULL;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigOp *def = jig_op_operand_def_of(op, i, JIG_VECTOR(TRANSPOSE));
        if (!def && !jig_constant_of(jig_op_operand(op, i)))
            return NULL;
        if (def && found &&
            jig_vector_transpose_permutation_attr(def) !=
                jig_vector_transpose_permutation_attr(found))
            return NULL;
        found = def ? def : found;
    }
    return found;
}

static bool sink_transpose(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!is_elementwise(op) || jig_op_num_results(op) != 1 || jig_op_num_regions(op) ||
        !jig_type_is_vector(jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "no elementwise op");
    JigOp *transpose = common_transpose(op);
    if (!transpose)
        return jig_no_match(rw, op, "operands are not transposed in one way");
    const JigType *source = jig_value_type(jig_vector_transpose_vector(transpose));
    const int64_t *order =
        jig_attr_dense_i64_data(jig_vector_transpose_permutation_attr(transpose));
    size_t n = jig_op_num_operands(op), rank = jig_type_rank(source);
    int64_t *back = JIG_NEW_ARRAY(rw->arena, int64_t, rank);
    for (size_t i = 0; i < rank; ++i)
        back[order[i]] = (int64_t)i;
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i) {
        JigValue *v = jig_op_operand(op, i);
        JigOp *def = jig_value_def_of(v, JIG_VECTOR(TRANSPOSE));
        if (!def && !jig_type_is_vector(jig_value_type(v)))
            return jig_no_match(rw, op, "an operand is a scalar");
    }
    for (size_t i = 0; i < n; ++i) {
        JigValue *v = jig_op_operand(op, i);
        JigOp *def = jig_value_def_of(v, JIG_VECTOR(TRANSPOSE));
        operands[i] = def ? jig_vector_transpose_vector(def)
                          : jig_vector_build_transpose(rw, jig_value_loc(v), v, back);
    }
    JigValue *result =
        same_op_on(rw, op, operands, with_element_of(source, jig_op_result_type(op, 0)));
    jig_rw_replace1(rw, op, jig_vector_build_transpose(rw, jig_op_loc(op), result, order));
    return true;
}

/* ---- Broadcasts ---- */

static JigValue *broadcast_source(const JigValue *v) {
    JigOp *def = jig_value_def_of(v, JIG_VECTOR(BROADCAST));
    return def ? jig_vector_broadcast_source(def) : NULL;
}

/* The element that a constant repeats; NULL: it is none. */
static const JigAttr *splat_of(const JigValue *v) {
    const JigAttr *x = jig_constant_of(v);
    return x && jig_attr_is_dense(x) && jig_attr_is_splat(x) ? jig_attr_element(x, 0) : NULL;
}

static bool same_shape(const JigType *a, const JigType *b) {
    const JigType *bit = jig_type_i(jig_type_context(a), 1);
    return jig_vector_with_element(a, bit) == jig_vector_with_element(b, bit);
}

/* What the first operand that is no constant is a broadcast of; NULL where some operand has another
 * shape before its broadcast. */
static JigValue *common_source(const JigOp *op) {
    JigValue *found = NULL;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i), *source = broadcast_source(v);
        const JigOp *def = jig_value_def(v);
        if (!def)
            return NULL;
        if (!found && !jig_op_has_trait(def, JIG_TRAIT_CONSTANT_LIKE) && !(found = source))
            return NULL;
    }
    for (size_t i = 0; found && i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i), *source = broadcast_source(v);
        if (source ? !same_shape(jig_value_type(source), jig_value_type(found)) : !splat_of(v))
            return NULL;
    }
    return found;
}

static bool sink_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (jig_op_num_results(op) != 1 || !jig_type_is_vector(jig_op_result_type(op, 0)) ||
        !jig_op_is_elementwise_mappable(op) || jig_op_is(op, JIG_VECTOR(FMA)))
        return jig_no_match(rw, op, "no elementwise op of scalars, too");
    JigValue *source = common_source(op);
    if (!source)
        return jig_no_match(rw, op, "operands are not broadcast from one shape");
    const JigType *from = jig_value_type(source), *to = jig_op_result_type(op, 0);
    size_t n = jig_op_num_operands(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i) {
        JigValue *v = jig_op_operand(op, i);
        operands[i] = broadcast_source(v);
        if (operands[i])
            continue;
        const JigType *type = with_element_of(from, jig_value_type(v));
        operands[i] =
            jig_arith_constant(rw, jig_value_loc(v), type, jig_const_splat(type, splat_of(v)));
    }
    JigValue *result = same_op_on(rw, op, operands, with_element_of(from, to));
    jig_rw_replace1(rw, op, jig_vector_build_broadcast(rw, jig_op_loc(op), to, result));
    return true;
}

/* ---- Extractions ---- */

static bool extract_before(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def(jig_vector_extract_source(op));
    if (!def || !jig_op_is_elementwise_mappable(def) || jig_op_is(def, JIG_VECTOR(FMA)) ||
        jig_op_num_results(def) != 1 || !jig_value_has_one_use(jig_op_result(def, 0)))
        return jig_no_match(rw, op, "not of an elementwise op for it alone");
    size_t n = jig_op_num_operands(def);
    for (size_t i = 1; i < n; ++i)
        if (jig_op_operand_type(def, i) != jig_op_operand_type(def, i - 1))
            return jig_no_match(rw, op, "operand types are different");
    if (jig_vector_extract_num_dynamic_position(op))
        return jig_no_match(rw, op, "dynamic position");
    const JigAttr *at = jig_vector_extract_static_position_attr(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    jig_at_before(rw, def);
    for (size_t i = 0; i < n; ++i)
        operands[i] =
            jig_vector_build_extract(rw, jig_op_loc(def), jig_op_operand(def, i),
                                     jig_attr_dense_i64_data(at), jig_attr_dense_array_len(at));
    /* Of an operand that is there twice, the last part stands for all. */
    for (size_t i = 0; i < n; ++i)
        for (size_t k = i + 1; k < n; ++k)
            if (jig_op_operand(def, k) == jig_op_operand(def, i))
                operands[i] = operands[k];
    jig_rw_replace1(rw, op, same_op_on(rw, def, operands, jig_op_result_type(op, 0)));
    jig_rw_erase(rw, def);
    return true;
}

const JigPattern jig_sink_vector_patterns[] = {
    {.name = "(anonymous namespace)::ReorderElementwiseOpsOnTranspose", .fn = sink_transpose},
    {.name = "(anonymous namespace)::ReorderElementwiseOpsOnBroadcast", .fn = sink_broadcast},
    {.name = "(anonymous namespace)::ExtractOpFromElementwise",
     .root = "vector.extract",
     .fn = extract_before},
    {0},
};

/* ---- Steps ---- */

static bool step_to_constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { MANY = 1 << 20 };
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_type_is_scalable(type) || jig_type_dim(type, 0) > MANY)
        return jig_no_match(rw, op, "as many lanes as the machine has");
    size_t n = (size_t)jig_type_dim(type, 0);
    int64_t *lanes = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    for (size_t i = 0; i < n; ++i)
        lanes[i] = (int64_t)i;
    jig_rw_replace1(
        rw, op, jig_arith_constant(rw, jig_op_loc(op), type, jig_attr_dense(type, lanes, n == 1)));
    return true;
}

const JigPattern jig_step_patterns[] = {
    {.name = "(anonymous namespace)::StepToArithConstantOpRewrite",
     .root = "vector.step",
     .fn = step_to_constant},
    {0},
};
