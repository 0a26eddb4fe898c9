/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Whether anything that an evaluation of a function depends on has changed. */
#ifndef JIG_CHECK_UNCHANGED_H
#define JIG_CHECK_UNCHANGED_H

#include "jig/op.h"

/* Of the function as it is, with what it refers to: equal where nothing has changed but locations,
 * and else but for a probability of about 2^-64. Never 0. *all: what functions of this payload
 * share, 0 until one has needed it. */
uint64_t jig_checker_mark(const JigOp *payload, const JigOp *function, uint64_t *all);

#endif
