/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Applying a set of patterns to one op.
 */
#ifndef JIG_REWRITE_PATTERN_H
#define JIG_REWRITE_PATTERN_H

#include "jig/convert.h"
#include "rewrite/rewriter.h"

/* A pattern and what it works with. */
typedef struct JigSetPattern {
    const JigPattern *pattern;
    const JigConversionEnv *env; /* or NULL */
    uint16_t benefit;            /* 0: the pattern's own */
    uint32_t group;              /* of equal benefit, later groups are tried first */
} JigSetPattern;

/* Which of the patterns for an op comes next; begins zeroed. */
typedef struct JigPatternCursor {
    size_t own, any;
} JigPatternCursor;
/* The patterns for ops of this name, in the order in which they are tried; NULL at the end. */
const JigSetPattern *jig_patterns_next(const JigPatternSet *set, const JigOpName *name,
                                       JigPatternCursor *at);
/* Patterns of the set from this one on have this benefit, whatever they say themselves. */
void jig_patterns_set_benefit(JigPatternSet *set, size_t from, uint16_t benefit);
/* What is added from here on goes before what there is of the same benefit. */
void jig_patterns_go_first(JigPatternSet *set);
/* True: it changed the IR. */
bool jig_pattern_try(const JigSetPattern *it, JigRewriter *rw, JigOp *op);
/* For a pattern that converts: the operands of op are what jig_converted answers with. False: not
 * in a conversion, or one can't be converted. */
bool jig_pattern_convert_operands(JigRewriter *rw, JigOp *op);
/* Tries the patterns for op by benefit until one changes the IR, and returns it; NULL: none did. */
const JigPattern *jig_patterns_apply(const JigPatternSet *set, JigRewriter *rw, JigOp *op);

#endif
