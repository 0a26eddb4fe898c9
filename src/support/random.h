/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Random numbers that are the same everywhere: SplitMix64 (Steele, Lea, Flood 2014). Its state is
 * one number, the seed at first. */
#ifndef JIG_SUPPORT_RANDOM_H
#define JIG_SUPPORT_RANDOM_H

#include "jig/base.h"

static inline uint64_t jig_random_next(uint64_t *state) {
    uint64_t x = *state += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* Below `n`, each as likely: what is left over at the top is drawn again. */
static inline uint64_t jig_random_below(uint64_t *state, uint64_t n) {
    uint64_t rest = -n % n, x;
    do
        x = jig_random_next(state);
    while (x < rest);
    return x % n;
}

/* At least 0, below 1. */
static inline double jig_random_share(uint64_t *state) {
    return (double)(jig_random_next(state) >> 11) * 0x1p-53;
}

#endif
