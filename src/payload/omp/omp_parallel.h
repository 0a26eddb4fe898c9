/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops whose iterations threads share. */
#ifndef JIG_PAYLOAD_OMP_PARALLEL_H
#define JIG_PAYLOAD_OMP_PARALLEL_H

#include "jig/iface.h"

typedef struct JigOmpOptions {
    uint32_t num_threads; /* of each team; 0: as many as the runtime likes */
    bool for_code;        /* it is lowered to code next: what is reduced is where a function has its
                             stack, so that a loop around does not make more of it, and what is on
                             the stack in an iteration goes by instructions */
} JigOmpOptions;

struct JigOmpNames; /* of declarations (reductions.h) */

/* Replaces an scf.parallel by a team of threads that share its iterations. Each reduction is
 * declared before the op of the nearest symbol table that the loop is in. False: nothing is
 * replaced, but declarations may be there. */
bool jig_openmp_from_parallel(JigRewriter *rw, JigOp *loop, const JigOmpOptions *options,
                              struct JigOmpNames *names, JigReason *why);

/* The outermost parallel loops of the payload, those whose reductions threads can combine in code;
 * the others stay. */
void jig_openmp_share_loops(JigRewriter *rw, JigOp *payload);

#endif
