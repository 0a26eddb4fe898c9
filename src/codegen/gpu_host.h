/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_CODEGEN_GPU_HOST_H
#define JIG_CODEGEN_GPU_HOST_H

#include "jig/op.h"

struct JigIr;

/* ---- The host's side of gpu (src/absent has the one of builds without) ---- */
bool jig_codegen_put_gpu(struct JigIr *ir, const JigOp *op);
void jig_codegen_put_gpu_binary(struct JigIr *ir, const JigOp *op);
/* What binaries add to a list that has n entries; the new number. */
size_t jig_codegen_put_gpu_structors(struct JigIr *ir, size_t n, const char *suffix);

#endif
