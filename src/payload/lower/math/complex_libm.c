/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* complex as calls of the C library's functions. */
#include "payload/lower/math/library_calls.h"
#include "payload/lower/passes.h"

#include "jig/convert.h"

/* `self->data` is the name. */
static bool call_libm(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    return jig_lower_call_library(rw, op, &jig_libm, self->data, NULL);
}

/* ---- The pass ---- */
#define FUNCTION(op_name, function)                                                                \
    { .name = "a call", .root = "complex." op_name, .fn = call_libm, .data = function }
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

static const JigConversionRow to_libm = {
    .patterns = {patterns_of_libm},
    .roots_are_illegal = true,
    .legality = (const JigLegalityRow[]){{"func", .is = JIG_LEGAL}, {0}},
};

const JigPassRow jig_pass_convert_complex_to_libm = {
    .name = "convert-complex-to-libm",
    .anchor = "builtin.module",
    .title = "ConvertComplexToLibm",
    .conversion = &to_libm,
    .summary = "complex numbers as calls of the C library's functions",
};
