/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * math as calls of the C library's functions, which are declared in the nearest
 * symbol table. Vectors are taken lane by lane, small floats as f32.
 */
#include "dialect/arith/arith.h"
#include "dialect/math/math.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "payload/lower/math/library_calls.h"
#include "payload/lower/lowerings.h"
#include "payload/lower/passes.h"
#include "support/arena.h"

/* ---- Vectors ---- */
static JigValue *scalar(JigRewriter *rw, const JigOp *op, JigValue *const *operands,
                        const JigType *type) {
    JigOpState state = {.loc = jig_op_loc(op),
                        .name = jig_op_name_record(op),
                        .operands = (JigValue **)(uintptr_t)operands,
                        .num_operands = jig_op_num_operands(op),
                        .types = &type,
                        .num_types = 1};
    return jig_op_result(jig_create(rw, &state), 0);
}

static void next(const JigType *vector, int64_t *at) {
    for (size_t i = jig_type_rank(vector); i-- > 0;) {
        if (++at[i] < jig_type_dim(vector, i))
            return;
        at[i] = 0;
    }
}

/* Of which the length is known. */
bool jig_lower_lane_by_lane(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    size_t rank = jig_type_is_vector(type) ? jig_type_rank(type) : 0;
    int64_t lanes = jig_type_is_vector(type) ? jig_vector_count(type, rank) : 0;
    if (!lanes || jig_type_is_scalable(type) || lanes > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "of no vector, a scalable one, or one of too many lanes");
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_operands(op);
    const JigType *element = jig_type_element(type);
    JigArithConstant zero = {.value = jig_attr_zero(type), .result_type = type};
    JigValue *made = jig_op_result(jig_arith_constant_build(rw, loc, &zero), 0);
    JigValue **parts = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    int64_t *at = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    for (int64_t k = 0; k < lanes; k++, next(type, at)) {
        for (size_t i = 0; i < n; i++)
            parts[i] = jig_vector_build_extract(rw, loc, jig_op_operand(op, i), at, rank);
        JigValue *part = scalar(rw, op, parts, element);
        made = jig_vector_build_insert(rw, loc, part, made, at, rank);
    }
    jig_rw_replace1(rw, op, made);
    return true;
}

/* ---- Small floats ---- */
static bool as_f32(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0), *f32 = jig_type_float(rw->ctx, JIG_F32);
    if (!jig_type_is_float(type) ||
        (jig_type_float_kind(type) != JIG_F16 && jig_type_float_kind(type) != JIG_BF16))
        return jig_no_match(rw, op, "of no f16 and no bf16");
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_operands(op);
    JigValue **wide = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++) {
        JigArithExtf parts = {.in = jig_op_operand(op, i), .out_type = f32};
        wide[i] = jig_op_result(jig_arith_extf_build(rw, loc, &parts), 0);
    }
    JigArithTruncf parts = {.in = scalar(rw, op, wide, f32), .out_type = type};
    jig_rw_replace_op(rw, op, jig_arith_truncf_build(rw, loc, &parts));
    return true;
}

/* ---- Calls ---- */
/* `self->data` is the name. */
static bool call(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigNamedAttr reads_nothing = {jig_ident(rw->ctx, JIG_STR("llvm.readnone")),
                                  jig_attr_unit(rw->ctx)};
    return jig_lower_call_library(rw, op, &jig_libm, self->data,
                                  jig_attr_dict(rw->ctx, &reads_nothing, 1));
}

/* ---- The pass ---- */
#define FUNCTION(op_name, function)                                                                \
    {.name = "vectors lane by lane", .root = "math." op_name, .fn = jig_lower_lane_by_lane},       \
        {.name = "small floats as f32", .root = "math." op_name, .fn = as_f32}, {                  \
        .name = "a call", .root = "math." op_name, .fn = call, .data = function                    \
    }
static const JigPattern patterns_of_libm[] = {
    FUNCTION("absf", "fabs"),   FUNCTION("acos", "acos"),
    FUNCTION("acosh", "acosh"), FUNCTION("asin", "asin"),
    FUNCTION("asinh", "asinh"), FUNCTION("atan2", "atan2"),
    FUNCTION("atan", "atan"),   FUNCTION("atanh", "atanh"),
    FUNCTION("cbrt", "cbrt"),   FUNCTION("ceil", "ceil"),
    FUNCTION("cos", "cos"),     FUNCTION("cosh", "cosh"),
    FUNCTION("erf", "erf"),     FUNCTION("erfc", "erfc"),
    FUNCTION("exp", "exp"),     FUNCTION("exp2", "exp2"),
    FUNCTION("expm1", "expm1"), FUNCTION("floor", "floor"),
    FUNCTION("fma", "fma"),     FUNCTION("log", "log"),
    FUNCTION("log10", "log10"), FUNCTION("log1p", "log1p"),
    FUNCTION("log2", "log2"),   FUNCTION("powf", "pow"),
    FUNCTION("round", "round"), FUNCTION("roundeven", "roundeven"),
    FUNCTION("rsqrt", "rsqrt"), FUNCTION("sin", "sin"),
    FUNCTION("sinh", "sinh"),   FUNCTION("sqrt", "sqrt"),
    FUNCTION("tan", "tan"),     FUNCTION("tanh", "tanh"),
    FUNCTION("trunc", "trunc"), {0},
};

/* What is not exact for numbers near 0 by way of exp and log. */
const JigPattern jig_near_zero_patterns[] = {
    FUNCTION("expm1", "expm1"),
    FUNCTION("log1p", "log1p"),
    {0},
};

static const JigConversionRow to_libm = {
    .patterns = {patterns_of_libm},
    .legality =
        (const JigLegalityRow[]){
            {"arith, builtin, func, vector", .is = JIG_LEGAL},
            {"math", .is = JIG_ILLEGAL},
            {0},
        },
};

const JigPassRow jig_pass_convert_math_to_libm = {
    .name = "convert-math-to-libm",
    .anchor = "builtin.module",
    .title = "ConvertMathToLibmPass",
    .conversion = &to_libm,
    .summary = "math as calls of the C library's functions",
};
