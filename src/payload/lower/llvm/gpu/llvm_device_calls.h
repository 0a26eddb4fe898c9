/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Math as calls of functions that a device's compiler links with. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_GPU_LLVM_DEVICE_CALLS_H
#define JIG_PAYLOAD_LOWER_LLVM_GPU_LLVM_DEVICE_CALLS_H

#include "payload/lower/llvm/to_llvm.h"

/* Names, by the type of the first operand; NULL: there is none. Data of patterns. */
typedef struct JigDeviceFunction {
    const char *f16;              /* else halves are taken as f32, as bf16 is anyway */
    const char *f32, *f64, *fast; /* fast: of f32, where the result need not be exact */
    const char *i32;
    bool is_test;         /* gives an integer that says yes or no */
    bool others_by_lanes; /* vectors of elements that it is not for become ops of their lanes */
} JigDeviceFunction;
/* Vectors lane by lane. */
bool jig_to_llvm_call_device(JigRewriter *rw, JigOp *op, const JigPattern *self);
/* math.sincos, whose results come back through pointers. */
bool jig_to_llvm_call_device_twice(JigRewriter *rw, JigOp *op, const JigPattern *self);

#endif
