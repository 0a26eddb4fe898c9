/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which of several names is meant by one that nobody knows: by edits, or by the words in it. */
#ifndef JIG_SUPPORT_NEAREST_H
#define JIG_SUPPORT_NEAREST_H

#include "jig/arena.h"
#include "jig/base.h"

/* A third of the name may be otherwise: what `least` of jig_nearest_choose begins with. */
static inline size_t jig_nearest_limit(JigStr name) {
    return name.len / 3 + 1;
}
/* Makes the candidate the best one when it takes fewer edits than *least to be `name`. */
void jig_nearest_choose(JigStr name, JigStr candidate, JigStr *best, size_t *least);

/* How well the words of a candidate mean what those of the name do; 0: they have nothing in common.
 * Words are divided by what is neither letter nor digit, and by capitals; a table knows other words
 * for the same (nearest_words.c). */
int jig_nearest_meaning(JigStr name, JigStr candidate);

enum { JIG_NEAR_MOST = 3 };
/* Candidates offered one after the other. Where one takes few edits it is meant; else those whose
 * words fit best. */
typedef struct JigNear {
    JigStr name, best; /* best by edits */
    size_t least;      /* edits that it takes; of those that are too many */
    struct {
        JigStr name;
        int score;
    } fits[JIG_NEAR_MOST]; /* by meaning, the best first */
} JigNear;
JigNear jig_near(JigStr name);
void jig_near_offer(JigNear *n, JigStr candidate);
/* "'a'", "'a' or 'b'", "'a', 'b' or 'c'", in `a`; empty: nothing is near. */
JigStr jig_near_words(const JigNear *n, JigArena *a);
/* Is it a candidate but for some letters? */
bool jig_near_is_slip(const JigNear *n);
/* The one that is meant most likely; empty: nothing is near. */
JigStr jig_near_best(const JigNear *n);

#endif
