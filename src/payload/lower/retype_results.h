/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Results of ops that are made again with other types. */
#ifndef JIG_PAYLOAD_RETYPE_RESULTS_H
#define JIG_PAYLOAD_RETYPE_RESULTS_H

#include "jig/convert.h"

/* The types of all results, and where those of each end. */
typedef struct JigRetyped {
    JigTypeSink *types; /* the caller destroys it */
    size_t *ends;
} JigRetyped;

/* What the results of `op` become; false: one can't be converted, nothing is left to destroy. */
bool jig_lower_retype_results(JigRewriter *rw, JigOp *op, JigRetyped *out);
/* An op of the same kind, with these operands and attributes and empty regions. */
JigOp *jig_lower_retype_build(JigRewriter *rw, const JigOp *op, JigValueList operands,
                              const JigRetyped *results, const JigAttr *attrs);
/* Replaces each result of `op` by those of `by` that its type became. */
void jig_lower_retype_replace(JigRewriter *rw, JigOp *op, JigOp *by, const JigRetyped *results);

/* As jig_convert_function_types, but of a body only the entry block is converted. */
void jig_lower_convert_signatures(JigPatternSet *set, const JigConversionEnv *env,
                                  JigConversionTarget *target);

/* async.execute, async.await, async.yield: !async.value<T> becomes one of what T becomes, by a rule
 * that is added to the converter of `env`. */
void jig_lower_convert_async_types(JigPatternSet *set, JigTypeConverter *types,
                                   const JigConversionEnv *env, JigConversionTarget *target);

#endif
