/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Applying a set of patterns to one op.
 */
#ifndef JIG_REWRITE_PATTERN_H
#define JIG_REWRITE_PATTERN_H

#include "rewrite/rewriter.h"

/* Which of the patterns for an op comes next; begins zeroed. */
typedef struct JigPatternCursor {
    size_t own, any;
} JigPatternCursor;
/* The patterns for ops of this name, in the order in which they are tried; NULL at the end. */
const JigPattern *jig_patterns_next(const JigPatternSet *set, const JigOpName *name,
                                    JigPatternCursor *at);
/* True: it changed the IR. */
bool jig_pattern_try(const JigPattern *p, JigRewriter *rw, JigOp *op);
/* Tries the patterns for op by benefit until one changes the IR, and returns it; NULL: none did. */
const JigPattern *jig_patterns_apply(const JigPatternSet *set, JigRewriter *rw, JigOp *op);

#endif
