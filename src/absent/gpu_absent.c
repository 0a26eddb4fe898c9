/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A build without gpu: no op and no attribute is one of its, and nothing is written for devices. */
#include "codegen/gpu_host.h"
#include "dialect/gpu/gpu.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"

const JigOpRow jig_gpu_ops[JIG_GPU_NUM_OPS];
const JigAttrRow jig_gpu_attrs[JIG_GPU_NUM_ATTRS];

/* No script names such a space: the attribute is unknown. */
const JigAttr *jig_gpu_address_space(JigContext *ctx, int64_t space) {
    (void)ctx, (void)space;
    return NULL;
}

void jig_to_llvm_gpu_globals_destroy(struct JigGpuGlobals *globals) {
    (void)globals;
}

bool jig_codegen_put_gpu(struct JigIr *ir, const JigOp *op) {
    (void)ir, (void)op;
    return false;
}

void jig_codegen_put_gpu_binary(struct JigIr *ir, const JigOp *op) {
    (void)ir, (void)op;
}

size_t jig_codegen_put_gpu_structors(struct JigIr *ir, size_t n, const char *suffix) {
    (void)ir, (void)suffix;
    return n;
}
