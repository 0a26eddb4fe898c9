/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What differs between two texts, line by line. */
#ifndef JIG_EXPLAIN_DIFF_H
#define JIG_EXPLAIN_DIFF_H

#include "support/vec.h"

/* `gone` lines of before from `old` on make room for `come` of after from `new` on. */
typedef struct JigLineChange {
    size_t old, gone, new, come;
} JigLineChange;
typedef JIG_VEC(JigLineChange) JigLineChanges;

/* Lines are equal when their keys are. In order, neighbours as one; freed by the caller. Texts that
 * are all different, by thousands of lines, are one change. */
JigLineChanges jig_diff_lines(const uint64_t *a, size_t n, const uint64_t *b, size_t m);

/* A key for lines of IR by which the numbers of values (%12) and blocks (^bb3) don't count. */
uint64_t jig_diff_key(JigStr line);

typedef struct JigDiffText {
    const JigStr *lines;
    const uint64_t *keys;
    size_t len;
} JigDiffText;

/* The same as hunks of a unified diff; lines that are shown around changes are those of `after`.
 * False: nothing differs. */
bool jig_diff_write(const JigDiffText *before, const JigDiffText *after, JigWriteFn write,
                    void *user);

#endif
