/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Random numbers of who searches: the same seed, the same numbers. */
#ifndef JIG_TUNE_RANDOM_H
#define JIG_TUNE_RANDOM_H

#include <stdint.h>

/* SplitMix64 (Steele, Lea, Flood 2014). */
static inline uint64_t jig_tune_draw(uint64_t *state) {
    uint64_t x = *state += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* Below `n`, each as likely: what is left over at the top is drawn again. */
static inline uint64_t jig_tune_draw_below(uint64_t *state, uint64_t n) {
    uint64_t rest = -n % n, x;
    do
        x = jig_tune_draw(state);
    while (x < rest);
    return x % n;
}

/* From 0 on, below 1. */
static inline double jig_tune_draw_share(uint64_t *state) {
    return (double)(jig_tune_draw(state) >> 11) * 0x1p-53;
}

#endif
