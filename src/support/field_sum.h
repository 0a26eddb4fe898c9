/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sums of many products of the field (support/field.h), which are divided by the primes once in a
 * while instead of each: a product of residues is below 2^122, so that 48 of them and what is left
 * of those before fit 128 bits.
 *
 * Elements are their two words in memory. They have to be finite (jig_field_word_is_finite); what
 * has no residue modulo q has all ones there, which does no harm: the sum of such is told to have
 * none either.
 */
#ifndef JIG_SUPPORT_FIELD_SUM_H
#define JIG_SUPPORT_FIELD_SUM_H

#include "support/field.h"
#include "support/wide.h"

enum { JIG_FIELD_SUM_PRODUCTS = 48 }; /* at once: jig_field_sum_fold behind them */

typedef struct JigFieldSum {
    JigU128 p, q; /* congruent to the sum */
} JigFieldSum;

/* Of the first word: is it a residue, no infinity or NaN? */
static inline bool jig_field_word_is_finite(uint64_t word) {
    return !(word >> 61);
}
/* Of the second word. */
static inline uint64_t jig_field_word_q(uint64_t word) {
    return word & (((uint64_t)1 << 60) - 1);
}
static inline bool jig_field_word_lacks_q(uint64_t word) {
    return jig_field_word_q(word) == ((uint64_t)1 << 60) - 1;
}

static inline void jig_field_sum_add(JigFieldSum *sum, const uint64_t *x, const uint64_t *y) {
    sum->p += (JigU128)x[0] * y[0];
    sum->q += (JigU128)jig_field_word_q(x[1]) * jig_field_word_q(y[1]);
}

/* Makes room for as many products again. */
void jig_field_sum_fold(JigFieldSum *sum);
/* Adds the sum to the element `to`. */
void jig_field_sum_to(const JigFieldSum *sum, bool has_q, uint64_t *to);

#endif
