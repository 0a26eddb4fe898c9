/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Is a value what a file says, or near it? */
#ifndef JIG_EVAL_EXPECTED_H
#define JIG_EVAL_EXPECTED_H

#include "jig/eval.h"

/* Compares with numpy's file at `path`. Numbers may be off by `tolerance` times the expected one,
 * or times 1 where that is less; a NaN is a NaN. *compared: how many elements there are. False with
 * *why: which of them are off, or why the file cannot be compared. */
bool jig_eval_is_as_file(JigEval *e, const JigType *type, const JigEvalValue *v, const char *path,
                         double tolerance, size_t *compared, JigStr *why,
                         JigArena *a) JIG_NODISCARD;

#endif
