/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Structured ops as ops on vectors: reads of their operands, one vector op for each op of the body,
 * writes of what comes out. The vectors have the shape of the op's loops, or sizes that are asked
 * for; where those are larger, masks leave the rest out.
 */
#ifndef JIG_PAYLOAD_VECTORIZE_H
#define JIG_PAYLOAD_VECTORIZE_H

#include "jig/iface.h"
#include "jig/reason.h"

JIG_BEGIN_C

typedef struct JigVectorized {
    JigValue **values; /* for each result of the op */
    size_t n;
    JigOp *by; /* computes what is written, or writes what was there before; NULL: several do */
    JIG_RESERVED(3);
} JigVectorized;

/* Is there a way for ops of this kind? */
JIG_API bool jig_can_vectorize(const JigOp *op);
/* Builds before `op`; replacing op is the caller's (jig_vectorize_replace). On failure what was
 * built may be left behind, unused. */
JIG_API bool jig_vectorize(JigRewriter *rw, JigOp *op, const JigVectorizeOptions *options,
                           JigArena *a, JigVectorized *out, JigReason *why) JIG_NODISCARD;

/* By what was built, which takes over. */
JIG_API void jig_vectorize_replace(JigRewriter *rw, JigOp *op, const JigVectorized *with);

JIG_END_C

#endif
