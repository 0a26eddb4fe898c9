/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dialect conversion: ops are rewritten until a target has nothing against
 * them, or all stays as it was.
 *
 * A target says which ops are legal. Every op that is not is folded, or else
 * given to the patterns by benefit; what these make or modify must become legal
 * in turn, else the pattern is undone and the next one is tried. A pattern is
 * not tried on what comes of itself.
 *
 * Patterns are ordinary ones, with two rules:
 *  - What they replace or erase stays in place, with its uses, until the whole
 *    conversion has succeeded: so patterns, folders and diagnostics see the
 *    original IR beside the new. Then the uses move all at once.
 *  - After they change an op directly they call jig_rw_modified;
 *    jig_rw_set_operand and its like do.
 */
#ifndef JIG_CONVERT_H
#define JIG_CONVERT_H

#include "jig/rewrite.h"

JIG_BEGIN_C

typedef enum JigLegality {
    JIG_UNKNOWN_LEGALITY, /* may stay in a partial conversion */
    JIG_LEGAL,
    JIG_ILLEGAL,
} JigLegality;
typedef JigLegality JigLegalityFn(const JigOp *op, void *user);

typedef struct JigConversionTarget JigConversionTarget;
/* The caller destroys it. Names are copied. */
JIG_API JigConversionTarget *jig_conversion_target_create(JigContext *ctx);
JIG_API void jig_conversion_target_destroy(JigConversionTarget *target);
/* What is said of an op's name goes before what is said of its dialect, and the latest word
 * counts. The op or dialect need not exist. */
JIG_API void jig_target_op(JigConversionTarget *target, JigStr name, JigLegality legality);
JIG_API void jig_target_dialect(JigConversionTarget *target, JigStr name, JigLegality legality);
JIG_API void jig_target_op_fn(JigConversionTarget *target, JigStr name, JigLegalityFn *fn,
                              void *user);
JIG_API void jig_target_dialect_fn(JigConversionTarget *target, JigStr name, JigLegalityFn *fn,
                                   void *user);
/* For ops of which nothing has been said. */
JIG_API void jig_target_unknown_fn(JigConversionTarget *target, JigLegalityFn *fn, void *user);
/* Where an op of this name is legal, so is all that is nested in it. */
JIG_API void jig_target_vouch_for_nested(JigConversionTarget *target, JigStr name);
JIG_API JigLegality jig_target_legality(const JigConversionTarget *target, const JigOp *op);

typedef struct JigConversion {
    const JigConversionTarget *target;
    const JigPatternSet *patterns; /* or NULL */
    bool partial;                  /* what is not illegal may stay; else all must become legal */
    JigReason *why; /* filled in on failure: at the op, with notes of the patterns that
                       did not match it; or NULL */
} JigConversion;
/* Converts the ops and all that is nested in them: in pre-order, of blocks those that are
 * reachable, dominating ones first. False after a diagnostic at the op that could not be made
 * legal: then nothing has changed. Listeners hear what happened when it is sure to stay. */
JIG_API bool jig_convert(JigContext *ctx, JigOp *const *ops, size_t n,
                         const JigConversion *how) JIG_NODISCARD;

JIG_END_C

#endif
