/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which of several names is closest to one that nobody knows. */
#ifndef JIG_SUPPORT_NEAREST_H
#define JIG_SUPPORT_NEAREST_H

#include "jig/base.h"

/* A third of the name may be otherwise: what `least` of jig_nearest_choose begins with. */
static inline size_t jig_nearest_limit(JigStr name) {
    return name.len / 3 + 1;
}
/* Makes the candidate the best one when it takes fewer edits than *least to be `name`. */
void jig_nearest_choose(JigStr name, JigStr candidate, JigStr *best, size_t *least);

#endif
