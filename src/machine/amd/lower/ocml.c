/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* math as calls of the functions that AMD's compiler links with (ocml). */
#include "dialect/llvm/llvm_types.h"
#include "dialect/math/math.h"
#include "machine/amd/rocdl/rocdl.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_device_calls.h"
#include "machine/amd/lower/rocdl_lower.h"
#include "payload/lower/llvm/llvm_sets.h"

/* ---- math.clampf: the one of three that is between the others ---- */
static JigValue *between(JigRewriter *rw, JigOp *op, JigValueList in, const JigType *type,
                         const JigPattern *self) {
    (void)self;
    JigRocdlFmed3 parts = {
        .src0 = in.items[0], .src1 = in.items[1], .src2 = in.items[2], .res_type = type};
    return jig_op_result(jig_rocdl_fmed3_build(rw, jig_op_loc(op), &parts), 0);
}

static bool clamp(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *was = jig_op_result_type(op, 0), *element = jig_type_element_or_self(was),
                  *type = jig_to_llvm_type(jig_to_llvm_of(rw), was);
    JigValueList in = jig_converted_operands(rw);
    bool has =
        element == jig_type_float(rw->ctx, JIG_F32) || element == jig_type_float(rw->ctx, JIG_F16);
    if (jig_amd_chip(rw).major < 9 || !has || !type || in.n != jig_op_num_operands(op))
        return jig_no_match(rw, op, "the machine has no instruction for it");
    if (jig_to_llvm_is_rows(in.items[0]))
        return jig_to_llvm_by_rows(rw, op, between, self);
    jig_rw_replace1(rw, op, between(rw, op, in, type, self));
    return true;
}

/* ---- The set ---- */
#define CALL(op_name, ...)                                                                         \
    {                                                                                              \
        .name = op_name " by ocml", .root = op_name, .converts = true,                             \
        .fn = jig_to_llvm_call_device, .data = &(const JigDeviceFunction) {                        \
            .others_by_lanes = true, __VA_ARGS__                                                   \
        }                                                                                          \
    }
#define OCML(op_name, name)                                                                        \
    CALL(op_name, .f16 = "__ocml_" name "_f16", .f32 = "__ocml_" name "_f32",                      \
         .f64 = "__ocml_" name "_f64")
#define PLAIN(name) OCML("math." name, name)
/* The machine's instruction for f32 is good enough. */
#define BUT_F32(name) CALL("math." name, .f16 = "__ocml_" name "_f16", .f64 = "__ocml_" name "_f64")
const JigPattern jig_to_llvm_ocml_patterns[] = {
    PLAIN("acos"),
    PLAIN("acosh"),
    PLAIN("asin"),
    PLAIN("asinh"),
    PLAIN("atan"),
    PLAIN("atan2"),
    PLAIN("atanh"),
    PLAIN("cbrt"),
    PLAIN("ceil"),
    PLAIN("cos"),
    PLAIN("cosh"),
    PLAIN("erf"),
    PLAIN("erfc"),
    BUT_F32("exp"),
    PLAIN("exp2"),
    PLAIN("expm1"),
    PLAIN("floor"),
    OCML("math.fpowi", "pown"),
    BUT_F32("log"),
    PLAIN("log10"),
    PLAIN("log1p"),
    PLAIN("log2"),
    OCML("math.powf", "pow"),
    PLAIN("rsqrt"),
    PLAIN("sin"),
    PLAIN("sinh"),
    PLAIN("tan"),
    PLAIN("tanh"),
    OCML("arith.remf", "fmod"),
    {.name = "math.clampf to rocdl", .root = "math.clampf", .converts = true, .fn = clamp},
    {0},
};
