/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PASS_HOLDS_H
#define JIG_PASS_HOLDS_H

#include "jig/pass.h"

/* What of JigHolds is true of `root` and all within it. Looks at every op. */
uint64_t jig_holds(JigOp *root);
/* The names of these, with commas, in `a`. */
const char *jig_holds_str(uint64_t holds, JigArena *a);

#endif
