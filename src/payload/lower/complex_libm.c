/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* complex as calls of the C library's functions, as far as that has them. */
#include "payload/lower/library_calls.h"
#include "payload/lower/passes.h"

#include "jig/convert.h"

/* `self->data` is the name. */
static bool call(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    return jig_call_library(rw, op, self->data, NULL);
}

#define FUNCTION(op_name, function)                                                                \
    { .name = "a call", .root = "complex." op_name, .fn = call, .data = function }
static const JigPattern patterns_of_libm[] = {
    FUNCTION("pow", "cpow"),
    FUNCTION("sqrt", "csqrt"),
    FUNCTION("tanh", "ctanh"),
    FUNCTION("cos", "ccos"),
    FUNCTION("sin", "csin"),
    FUNCTION("conj", "conj"),
    FUNCTION("log", "clog"),
    FUNCTION("abs", "cabs"),
    FUNCTION("angle", "carg"),
    FUNCTION("tan", "ctan"),
    {0},
};

static bool lower(JigPassCall *call) {
    JigConversionTarget *target = jig_conversion_target_create(call->ctx);
    JigPatternSet *patterns = jig_patterns_create(call->ctx);
    jig_patterns_add_list(patterns, patterns_of_libm);
    jig_target_dialect(target, JIG_STR("func"), JIG_LEGAL);
    for (const JigPattern *p = patterns_of_libm; p->name; p++)
        jig_target_op(target, jig_str(p->root), JIG_ILLEGAL);
    bool ok = jig_convert(
        call->ctx, &call->op, 1,
        &(JigConversion){.target = target, .patterns = patterns, .mode = JIG_CONVERT_PARTIAL});
    jig_patterns_destroy(patterns);
    jig_conversion_target_destroy(target);
    return ok;
}

const JigPassRow jig_pass_convert_complex_to_libm = {
    .name = "convert-complex-to-libm",
    .anchor = "builtin.module",
    .title = "ConvertComplexToLibm",
    .run = lower,
    .summary = "complex numbers as calls of the C library's functions",
};
