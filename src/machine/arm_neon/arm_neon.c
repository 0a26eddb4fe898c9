/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/arm_neon/arm_neon_int.h"
#include "jig/attr.h"

/* ---- Types ---- */

static const JigType *twice_as_wide(const JigType *t) {
    const JigType *element = jig_type_is_vector(t) ? jig_type_element(t) : NULL;
    if (!element || !jig_type_is_integer(element, 0))
        return NULL;
    return jig_type_vector(jig_type_shape(t), jig_type_scalable_dims(t), jig_type_rank(t),
                           jig_type_i(jig_type_context(t), 2 * jig_type_width(element)));
}
static const JigType *quarter_i32(const JigType *t) {
    enum { FACTORS = 4 };
    if (!jig_type_is_vector(t) || !jig_type_rank(t) || jig_type_dim(t, 0) < FACTORS)
        return NULL;
    int64_t n = jig_type_dim(t, 0) / FACTORS;
    return jig_type_vector(&n, NULL, 1, jig_type_i(jig_type_context(t), 32));
}
static const JigTypeFn type_fns[] = {
    {"TwiceAsWide", .fn = twice_as_wide},
    {"QuarterI32", .fn = quarter_i32},
};

static bool is_row(const JigType *t) {
    return jig_type_rank(t) == 1;
}
#define ROW(name_, length, of, text)                                                               \
    {                                                                                              \
        .name = name_, .summary = "a vector with length " #length " of " text " values",           \
        .expr = "FixedVectorLength<[" #length "], " of ">", .test = is_row                         \
    }
static const JigTypeConstraint type_constraints[] = {
    ROW("V4I32", 4, "I<32>", "32-bit signless integer"),
    ROW("V16I8", 16, "I<8>", "8-bit signless integer"),
    ROW("V4F32", 4, "F<32>", "32-bit float"),
    ROW("V8BF16", 8, "BF16", "bfloat16 type"),
};

/* ---- Predicates ---- */

static const JigType *sum_of(const JigOp *op) {
    return jig_value_type(jig_arm_neon_2d_sdot_a(op));
}
static const JigType *factor_of(const JigOp *op) {
    return jig_value_type(jig_arm_neon_2d_sdot_b(op));
}
static bool sum_is_row(const JigOp *op) {
    return jig_type_rank(sum_of(op)) == 1;
}
static bool factor_is_plane(const JigOp *op) {
    return jig_type_rank(factor_of(op)) == 2;
}
static bool factor_has_four(const JigOp *op) {
    return jig_type_dim(factor_of(op), 1) == 4;
}
static bool factor_has_rows(const JigOp *op) {
    return jig_type_dim(factor_of(op), 0) == jig_type_dim(sum_of(op), 0);
}
static const JigOpPredicate predicates[] = {
    {"sum_is_row", sum_is_row},
    {"factor_is_plane", factor_is_plane},
    {"factor_has_four", factor_has_four},
    {"factor_has_rows", factor_has_rows},
};

const JigOpRow jig_arm_neon_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/arm_neon/arm_neon.def"
};

const JigDialect jig_arm_neon_dialect = {
    .name = "arm_neon",
    .ops = jig_arm_neon_ops,
    .num_ops = JIG_ARM_NEON_NUM_OPS,
    .type_constraints = type_constraints,
    .num_type_constraints = JIG_LEN(type_constraints),
    .type_fns = type_fns,
    .num_type_fns = JIG_LEN(type_fns),
    .predicates = predicates,
    .num_predicates = JIG_LEN(predicates),
};
