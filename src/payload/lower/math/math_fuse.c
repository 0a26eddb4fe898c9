/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Two ops on floats that are one op of math: products and sums, sines and cosines. */
#include "dialect/arith/arith.h"
#include "dialect/math/math.h"
#include "payload/lower/passes.h"

/* ---- Products and sums ---- */
/* What holds of the product and of the sum holds of both together. */
static const JigAttr *flags_of_both(JigContext *ctx, const JigOp *product, const JigOp *sum) {
    int64_t flags = jig_attr_enum_value(jig_arith_mulf_fastmath_attr(product)) &
                    jig_attr_enum_value(jig_arith_addf_fastmath_attr(sum));
    return jig_attr_enum(ctx, JIG_ARITH_FASTMATH_ATTR, flags);
}

static bool may_contract(const JigAttr *flags) {
    return jig_attr_enum_value(flags) & JIG_FAST_CONTRACT;
}

/* Of a product on both sides the one on the left is taken. */
static bool uplift(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *left = jig_arith_addf_lhs(op), *right = jig_arith_addf_rhs(op);
    JigOp *product = jig_value_def(left);
    bool on_left = product && jig_op_is(product, JIG_ARITH(MULF));
    if (!on_left)
        product = jig_value_def(right);
    if (!may_contract(jig_arith_addf_fastmath_attr(op)) || !product ||
        !jig_op_is(product, JIG_ARITH(MULF)) ||
        !may_contract(jig_arith_mulf_fastmath_attr(product)))
        return jig_no_match(rw, op, "no sum of a product that may be contracted");
    JigMathFma parts = {.a = jig_arith_mulf_lhs(product),
                        .b = jig_arith_mulf_rhs(product),
                        .c = on_left ? right : left,
                        .result_type = jig_op_result_type(op, 0),
                        .fastmath = flags_of_both(rw->ctx, product, op)};
    jig_rw_replace_op(rw, op, jig_math_fma_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool run_uplift(JigPassCall *call) {
    static const JigPattern patterns[] = {
        {.name = "sums of products", .root = "arith.addf", .fn = uplift}, {0}};
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    (void)jig_pass_apply(call, set, NULL);
    return true;
}

const JigPassRow jig_pass_math_uplift_to_fma = {
    .name = "math-uplift-to-fma",
    .title = "MathUpliftToFMA",
    .run = run_uplift,
    .summary = "sums of products that may be contracted as math.fma",
};

/* ---- Sines and cosines ---- */
/* The first cosine of the same number with the same flags in the block. */
static JigOp *cosine_beside(const JigOp *sine) {
    const JigValue *x = jig_math_sin_operand(sine);
    JigOp *first = NULL;
    for (JigUse *u = jig_value_first_use(x); u; u = jig_use_next(u)) {
        JigOp *op = jig_use_owner(u);
        if (jig_op_is(op, JIG_MATH(COS)) && jig_op_block(op) == jig_op_block(sine) &&
            jig_math_cos_fastmath_attr(op) == jig_math_sin_fastmath_attr(sine) &&
            (!first || jig_op_is_before(op, first)))
            first = op;
    }
    return first;
}

static bool fuse(JigRewriter *rw, JigOp *sine, const JigPattern *self) {
    (void)self;
    JigOp *cosine = cosine_beside(sine);
    if (!cosine)
        return jig_no_match(rw, sine, "no cosine beside it");
    JigOp *first = jig_op_is_before(sine, cosine) ? sine : cosine;
    jig_at_before(rw, first);
    const JigType *type = jig_op_result_type(sine, 0);
    JigMathSincos parts = {.operand = jig_math_sin_operand(sine),
                           .sin_type = type,
                           .co_type = type,
                           .fastmath = jig_math_sin_fastmath_attr(sine)};
    JigOp *both = jig_math_sincos_build(rw, jig_op_loc(first), &parts);
    jig_rw_replace1(rw, sine, jig_math_sincos_sin(both));
    jig_rw_replace1(rw, cosine, jig_math_sincos_cos(both));
    return true;
}

static bool run_sincos(JigPassCall *call) {
    static const JigPattern patterns[] = {
        {.name = "sines beside cosines", .root = "math.sin", .fn = fuse}, {0}};
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    (void)jig_pass_apply(call, set, NULL);
    return true;
}

const JigPassRow jig_pass_math_sincos_fusion = {
    .name = "math-sincos-fusion",
    .title = "MathSincosFusionPass",
    .run = run_sincos,
    .summary = "sines and cosines of the same numbers as math.sincos",
};
