/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_SUPPORT_WORDS_H
#define JIG_SUPPORT_WORDS_H

#include "jig/arena.h"
#include "jig/base.h"

/* A command line's words: blanks in quotes and behind a backslash belong to one. */
typedef struct JigWords {
    JigStr *items;
    size_t n, cap;
} JigWords;
JigWords jig_words_split(JigStr line, JigArena *a);
/* Without blanks and line ends around it. */
JigStr jig_words_trimmed(JigStr s);

#endif
