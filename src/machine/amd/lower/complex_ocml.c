/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* complex as calls of the functions that AMD's compiler links with (ocml), as far as it has them.
 */
#include "dialect/arith/arith.h"
#include "dialect/complex/complex.h"
#include "jig/convert.h"
#include "machine/amd/amd_int.h"
#include "payload/lower/math/library_calls.h"

/* `self->data` is the name. */
static bool call_ocml(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    static const JigLibrary ocml = {"__ocml_c", "_f32", "_f64"};
    return jig_lower_call_library(rw, op, &ocml, self->data, NULL);
}

/* ---- Powers, which ocml has not ---- */
static bool power(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    const JigAttr *flags = jig_complex_pow_fastmath_attr(op);
    JigComplexLog log = {
        .complex = jig_complex_pow_lhs(op), .result_type = type, .fastmath = flags};
    JigComplexMul mul = {.lhs = jig_complex_pow_rhs(op),
                         .rhs = jig_op_result(jig_complex_log_build(rw, loc, &log), 0),
                         .result_type = type,
                         .fastmath = flags};
    JigComplexExp exp = {.complex = jig_op_result(jig_complex_mul_build(rw, loc, &mul), 0),
                         .result_type = type,
                         .fastmath = flags};
    jig_rw_replace_op(rw, op, jig_complex_exp_build(rw, loc, &exp));
    return true;
}

static bool power_of_integer(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0), *real = jig_type_element(type);
    JigArithSitofp number = {.in = jig_complex_powi_rhs(op), .out_type = real};
    JigValue *re = jig_op_result(jig_arith_sitofp_build(rw, loc, &number), 0);
    JigComplexCreate exponent = {.real = re,
                                 .imaginary =
                                     jig_arith_constant(rw, loc, real, jig_attr_zero(real)),
                                 .complex_type = type};
    JigComplexPow pow = {.lhs = jig_complex_powi_lhs(op),
                         .rhs = jig_op_result(jig_complex_create_build(rw, loc, &exponent), 0),
                         .result_type = type,
                         .fastmath = jig_complex_powi_fastmath_attr(op)};
    jig_rw_replace_op(rw, op, jig_complex_pow_build(rw, loc, &pow));
    return true;
}

/* ---- The pass ---- */
#define OCML(function)                                                                             \
    { .name = "a call", .root = "complex." function, .fn = call_ocml, .data = function }
static const JigPattern patterns_of_ocml[] = {
    OCML("abs"),
    OCML("cos"),
    OCML("exp"),
    OCML("log"),
    OCML("sin"),
    OCML("sqrt"),
    OCML("tan"),
    OCML("tanh"),
    {.name = "a power", .root = "complex.pow", .fn = power},
    {.name = "a power of an integer", .root = "complex.powi", .fn = power_of_integer},
    {0},
};

static const JigConversionRow to_ocml = {
    .patterns = {patterns_of_ocml},
    .roots_are_illegal = true,
    .legality =
        (const JigLegalityRow[]){
            {"func, arith, complex.create, complex.mul", .is = JIG_LEGAL},
            {0},
        },
};

const JigPassRow jig_pass_convert_complex_to_rocdl_library_calls = {
    .name = "convert-complex-to-rocdl-library-calls",
    .anchor = "builtin.module",
    .title = "ConvertComplexToROCDLLibraryCalls",
    .conversion = &to_ocml,
    .summary = "complex numbers as calls of the functions that AMD's compiler links with",
};
