/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_EXPLAIN_DIFF_H
#define JIG_EXPLAIN_DIFF_H

#include "jig/base.h"

/* What of the IR in `before` is another in `after`, as hunks of a unified diff. The numbers of
 * values (%12) and blocks (^bb3) don't count, since most change when one op comes; lines that are
 * shown around changes are those of `after`. Texts that are all different, by thousands of lines,
 * are shown whole. False: nothing differs. */
bool jig_diff_write(JigStr before, JigStr after, JigWriteFn write, void *user);

#endif
