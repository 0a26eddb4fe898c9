/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes of arguments that nothing ties to each other, and that differ therefore: whoever takes one
 * for the other is found out. */
#ifndef JIG_CHECK_UNTIED_H
#define JIG_CHECK_UNTIED_H

#include "check/dims.h"
#include "check/trial.h"

/* Of a function's arguments: which of their dynamic dimensions, and of arguments that are indices
 * themselves, are of one size because ops say so. */
typedef struct JigTrialDims {
    const size_t *first;   /* of each argument: the first of its dimensions, one for an index */
    const uint32_t *group; /* of each of these; UINT32_MAX: its type says the size */
    const int64_t *known;  /* of each group: the size, since it is that of a static one, or -1 */
    const uint32_t *class; /* of each group (dims.h); UINT32_MAX: it is of an index */
    const int64_t *place;  /* where the first of the group stands in its type */
    const bool *is_index;  /* is one an argument itself? */
    size_t num_groups;
} JigTrialDims;

/* NULL: the function is none whose arguments can be looked at. */
const JigTrialDims *jig_trial_dims(JigDims *all, JigOp *function, JigArena *a);
/* Of dimension d of argument i, where its type does not say; of the argument where it is an index.
 */
int64_t jig_trial_size(const JigTrial *t, size_t i, size_t d);
/* The trial, which can be evaluated, gets sizes that differ as far as it is defined with them. */
void jig_trial_untie(JigChecker *c, JigTrial *t);

#endif
