/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* math as calls of the functions that NVIDIA's compiler links with (libdevice). */
#include "machine/nvidia/lower/nvvm_lower.h"
#include "payload/lower/llvm/gpu/llvm_device_calls.h"

/* ---- The set ---- */
#define CALL(op_name, function, ...)                                                               \
    {                                                                                              \
        .name = op_name " by libdevice", .root = op_name, .converts = true, .fn = function,        \
        .data = &(const JigDeviceFunction) {                                                       \
            __VA_ARGS__                                                                            \
        }                                                                                          \
    }
/* Functions of f32 have an f behind the name. */
#define PLAIN(op_name, name)                                                                       \
    CALL("math." op_name, jig_to_llvm_call_device, .f32 = "__nv_" name "f", .f64 = "__nv_" name)
#define FAST(op_name, name)                                                                        \
    CALL("math." op_name, jig_to_llvm_call_device, .f32 = "__nv_" name "f", .f64 = "__nv_" name,   \
         .fast = "__nv_fast_" name "f")
#define TEST(op_name, single, twice)                                                               \
    CALL("math." op_name, jig_to_llvm_call_device, .f32 = "__nv_" single, .f64 = "__nv_" twice,    \
         .is_test = true)
const JigPattern jig_to_llvm_libdevice_patterns[] = {
    CALL("arith.maxnumf", jig_to_llvm_call_device, .f32 = "__nv_fmaxf", .f64 = "__nv_fmax"),
    CALL("arith.minnumf", jig_to_llvm_call_device, .f32 = "__nv_fminf", .f64 = "__nv_fmin"),
    CALL("arith.remf", jig_to_llvm_call_device, .f32 = "__nv_fmodf", .f64 = "__nv_fmod"),
    PLAIN("absf", "fabs"),
    CALL("math.absi", jig_to_llvm_call_device, .i32 = "__nv_abs"),
    PLAIN("acos", "acos"),
    PLAIN("acosh", "acosh"),
    PLAIN("asin", "asin"),
    PLAIN("asinh", "asinh"),
    PLAIN("atan", "atan"),
    PLAIN("atan2", "atan2"),
    PLAIN("atanh", "atanh"),
    PLAIN("cbrt", "cbrt"),
    PLAIN("ceil", "ceil"),
    PLAIN("copysign", "copysign"),
    FAST("cos", "cos"),
    PLAIN("cosh", "cosh"),
    PLAIN("erf", "erf"),
    PLAIN("erfc", "erfc"),
    FAST("exp", "exp"),
    PLAIN("exp2", "exp2"),
    PLAIN("expm1", "expm1"),
    PLAIN("floor", "floor"),
    PLAIN("fma", "fma"),
    PLAIN("fpowi", "powi"),
    TEST("isfinite", "finitef", "isfinited"),
    TEST("isinf", "isinff", "isinfd"),
    TEST("isnan", "isnanf", "isnand"),
    FAST("log", "log"),
    FAST("log10", "log10"),
    PLAIN("log1p", "log1p"),
    FAST("log2", "log2"),
    FAST("powf", "pow"),
    PLAIN("round", "round"),
    PLAIN("roundeven", "rint"),
    PLAIN("rsqrt", "rsqrt"),
    FAST("sin", "sin"),
    CALL("math.sincos", jig_to_llvm_call_device_twice, .f32 = "__nv_sincosf", .f64 = "__nv_sincos",
         .fast = "__nv_fast_sincosf"),
    PLAIN("sinh", "sinh"),
    PLAIN("sqrt", "sqrt"),
    FAST("tan", "tan"),
    PLAIN("tanh", "tanh"),
    {0},
};
