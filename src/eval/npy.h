/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Files of numpy's format .npy, versions 1 to 3, in C order and little-endian. */
#ifndef JIG_EVAL_NPY_H
#define JIG_EVAL_NPY_H

#include "eval/evaluator.h"

/* Fills `s`, a dense one of numbers of type `element`. False with *why, which may be in `a`. */
bool jig_npy_read(const char *path, const JigType *element, JigEvalShaped *s, const char **why,
                  JigArena *a);

#endif
