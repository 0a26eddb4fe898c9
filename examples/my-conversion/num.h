/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialect `num`: numbers with a fixed point, ranges of them, and tokens. */
#ifndef NUM_H
#define NUM_H

#include "jig/convert.h"
#include "jig/plugin.h"

/* What an op costs: an interface of this dialect, for ops of any other too. */
typedef struct NumCost {
    int64_t (*cycles)(const JigOp *op);
} NumCost;
extern const JigIfaceId num_iface_cost;

enum { NUM_FIX, NUM_RANGE, NUM_TOKEN, NUM_NUM_TYPES };
extern const JigTypeRow num_types[];
extern const JigDialect num_dialect;
/* Gives ops of other dialects their costs. */
bool num_setup(JigContext *ctx);

/* num.fix becomes i32, num.range two of these, num.token nothing. The caller destroys it. */
JigTypeConverter *num_types_create(JigContext *ctx);
/* The ops of the dialect as arith and scf; what hands them on has their new types. */
void num_lowering(JigPatternSet *set, const JigConversionEnv *env, JigConversionTarget *target);

extern const JigPassRow num_lower_pass, num_cost_pass;
extern const JigDialect num_transforms;

#endif
