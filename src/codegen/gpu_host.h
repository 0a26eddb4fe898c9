/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_CODEGEN_GPU_HOST_H
#define JIG_CODEGEN_GPU_HOST_H

#include "jig/op.h"

struct JigIr;

/* ---- The host's side of gpu (src/absent has the one of builds without) ---- */
/* A launch, in the body of a function; false: the op is none, nothing is written. What can't be
 * written is reported, and ir->failed set, as for all ops: what is there of the text by then is
 * not given out. */
bool jig_codegen_put_gpu(struct JigIr *ir, const JigOp *op);
/* A gpu.binary: its object as a constant, and the functions NAME_load and NAME_unload, which the
 * lists of constructors and destructors name. Failing is as above. */
void jig_codegen_put_gpu_binary(struct JigIr *ir, const JigOp *op);
/* What the module's binaries add to a list of constructors (suffix "load") or destructors
 * ("unload") that has n entries; the new number. */
size_t jig_codegen_put_gpu_structors(struct JigIr *ir, size_t n, const char *suffix);

#endif
