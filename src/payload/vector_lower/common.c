/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/vector_lower/vector_lower_int.h"

#include "dialect/ub/ub.h"
#include "ir/diag/kinds.h"
#include "payload/loop/index_math.h"
#include "payload/vectorize/vectorize_patterns.h"

/* ---- Types ---- */

const JigType *jig_vector_lower_vector_type(const JigType *like, const int64_t *dims,
                                            const bool *scalable, size_t rank) {
    return jig_type_vector(dims, scalable, rank, jig_type_element_or_self(like));
}

const JigType *jig_vector_lower_drop_dim(const JigType *vector, size_t i) {
    JigArena a;
    jig_arena_init(&a);
    JigShape shape = JIG_SHAPE(&a);
    for (size_t k = 0; k < jig_type_rank(vector); ++k)
        if (k != i)
            jig_vector_push_dim(&shape, jig_type_dim(vector, k), jig_vector_scalable_at(vector, k));
    const JigType *out = jig_vector_of_shape(&shape, jig_type_element(vector));
    jig_arena_free(&a);
    return out;
}

/* ---- Values ---- */

JigValue *jig_vector_lower_zero(JigRewriter *rw, JigLoc loc, const JigType *type) {
    return jig_arith_constant(rw, loc, type, jig_attr_zero(type));
}

JigValue *jig_vector_lower_poison(JigRewriter *rw, JigLoc loc, const JigType *type) {
    return jig_op_result(jig_ub_poison_build(rw, loc, &(JigUbPoison){.result_type = type}), 0);
}

JigValue *jig_vector_lower_extract(JigRewriter *rw, JigLoc loc, JigValue *vector, int64_t i) {
    return jig_vector_build_extract(rw, loc, vector, &i, 1);
}

JigValue *jig_vector_lower_insert(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *dest,
                                  int64_t i) {
    return jig_vector_build_insert(rw, loc, value, dest, &i, 1);
}

/* Where the mask does not select, what was there before. */
static JigValue *select_passthru(JigRewriter *rw, JigLoc loc, JigValue *mask, JigValue *value,
                                 JigValue *before) {
    JigArithSelect parts = {.condition = mask,
                            .true_value = value,
                            .false_value = before,
                            .result_type = jig_value_type(value)};
    return mask ? jig_op_result(jig_arith_select_build(rw, loc, &parts), 0) : value;
}

JigValue *jig_vector_lower_combine(JigRewriter *rw, JigLoc loc, int64_t kind, JigValue *v1,
                                   JigValue *acc, JigValue *mask) {
    const JigOpRow *row = jig_vector_combiner(kind, jig_value_type(v1));
    return row ? select_passthru(rw, loc, mask, jig_loop_int_op(rw, loc, row, v1, acc), acc) : NULL;
}

JigValue *jig_vector_lower_multiply_combine(JigRewriter *rw, JigLoc loc, JigValue *x, JigValue *y,
                                            JigValue *acc, int64_t kind, JigValue *mask) {
    const JigType *type = jig_value_type(x);
    const JigOpRow *mul = jig_vector_combiner(JIG_KIND_MUL, type);
    if (!mul || !jig_vector_combiner(kind, type))
        return NULL;
    bool of_floats = jig_type_kind(jig_type_element_or_self(type)) == JIG_TYPE_FLOAT;
    if (of_floats && acc && jig_type_is_vector(jig_value_type(acc)) && kind == JIG_KIND_ADD) {
        JigVectorFma parts = {.lhs = x, .rhs = y, .acc = acc, .result_type = type};
        JigValue *fma = jig_op_result(jig_vector_fma_build(rw, loc, &parts), 0);
        return select_passthru(rw, loc, mask, fma, acc);
    }
    JigValue *product = jig_loop_int_op(rw, loc, mul, x, y);
    return acc ? jig_vector_lower_combine(rw, loc, kind, product, acc, mask) : product;
}

JigValue *jig_vector_lower_less(JigRewriter *rw, JigLoc loc, JigValue *lhs, JigValue *rhs) {
    return jig_loop_int_compare(rw, loc, JIG_COMPARE_SLT, lhs, rhs);
}

/* ---- Masks ---- */

JigMasked jig_vector_lower_masked(JigRewriter *rw, JigOp *op) {
    JigOp *root = jig_vectorize_masked_root(op);
    jig_at_before(rw, root);
    return (JigMasked){root, root == op ? NULL : jig_vector_mask_mask(root)};
}

JigValue *jig_vector_lower_mask(JigRewriter *rw, JigOp *op, JigValue *mask) {
    return jig_op_result(mask ? jig_vector_build_mask(rw, op, mask) : op, 0);
}
