/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tensors as buffers: programs, functions, and single ops (jig/buffer.h). */
#ifndef JIG_PAYLOAD_BUFFERIZE_BUFFERS_H
#define JIG_PAYLOAD_BUFFERIZE_BUFFERS_H

#include "jig/buffer.h"

/*
 * Why something is not done goes into `why`, the first complaint as what was wrong and others as
 * its notes; NULL: they are diagnostics, at once.
 */

/* ---- Programs (one_shot.c) ---- */
/* Analyzes what is in `root`, a module where the options include functions, copies what is not
 * worked on in place, and rewrites all ops that can live on buffers. False, and why: the
 * rest is as far as it came. */
bool jig_bufferize(JigOp *root, const JigBufferOptions *options, JigReason *why) JIG_NODISCARD;

/* ---- Empty tensors (empty.c) ---- */
/* tensor.empty ops of which something becomes a part of another tensor are that part in the first
 * place, as far as all of it can be worked on in place. False, and why. */
bool jig_eliminate_empty_tensors(JigRewriter *rw, JigOp *root, JigReason *why) JIG_NODISCARD;
/* The same where elements come into an init of a structured op that does not use it, by way of an
 * input: they are computed there, and the op works on them in place. */
bool jig_eliminate_empty_operands(JigRewriter *rw, JigOp *root, JigReason *why) JIG_NODISCARD;
/* tensor.empty as bufferization.alloc_tensor, which it returns. */
JigOp *jig_empty_to_alloc_tensor(JigRewriter *rw, JigOp *op);
extern const JigPattern jig_patterns_empty_to_alloc_tensor[];

/* ---- Interfaces ---- */
/* Attached to ops of all dialects that are below this folder. */
void jig_bufferize_setup(JigContext *ctx);

#endif
