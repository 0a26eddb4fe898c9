/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* An affine.for whose iterations don't need each other as affine.parallel. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_PARALLELIZE_H
#define JIG_PAYLOAD_LOOP_AFFINE_PARALLELIZE_H

#include "jig/iface.h"
#include "jig/reason.h"

/* May the loop become parallel? One that carries values only with `reductions`, and if each is
 * combined by an op that affine.parallel can combine by. */
bool jig_loop_affine_may_be_parallel(JigOp *loop, bool reductions, JigArena *a, JigReason *why);
/* Replaces such a loop: what is carried starts with what is neutral, and is combined with its init
 * after the loop. */
void jig_loop_affine_parallelize(JigRewriter *rw, JigOp *loop);

#endif
