/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Running scripts: the pass, and what `jig apply` shares with it. */
#ifndef JIG_TRANSFORM_PASS_H
#define JIG_TRANSFORM_PASS_H

#include "jig/pass.h"
#include "jig/transform.h"

extern const JigPassRow jig_pass_transform_interpreter;

/* The named sequence called `name` at or below `root`; NULL when there is none. */
JigOp *jig_find_entry(JigOp *root, JigStr name);
/* Applies `entry` to `root`, with the first argument bound to root; reports. */
bool jig_run_script(JigOp *root, JigOp *entry, const JigTrailing *trailing, size_t n,
                    const JigStepObserver *observer) JIG_NODISCARD;

#endif
