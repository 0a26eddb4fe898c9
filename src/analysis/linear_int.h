/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of linear systems share. */
#ifndef JIG_ANALYSIS_LINEAR_INT_H
#define JIG_ANALYSIS_LINEAR_INT_H

#include "analysis/linear.h"

static inline int64_t *jig_linear_row_at(const JigSystem *s, const JigRows *rows, size_t i) {
    return rows->at + i * (jig_linear_columns(s) + 1);
}
static inline int64_t jig_linear_divide_down(int64_t a, int64_t b) { /* b > 0 */
    return a / b - (a % b < 0);
}
/* The greatest common divisor of n numbers; 0 when all are 0. */
int64_t jig_linear_row_gcd(const int64_t *row, size_t n);
/* The number of the first row with something at `pos`; SIZE_MAX: there is none. */
size_t jig_linear_find_row(const JigSystem *s, const JigRows *rows, size_t pos);
/* row = a * row + b * by, in 64 bits, or the system is lost. */
void jig_linear_combine_row(JigSystem *s, int64_t *row, int64_t a, const int64_t *by, int64_t b);
/* Takes `pos` out of `row` by the equality `pivot`. */
void jig_linear_substitute_row(JigSystem *s, int64_t *row, const int64_t *pivot, size_t pos);
/* Do two inequalities say that `pos` is a quotient, rounded down? d * pos - e + (d - 1 - slack) >=
 * 0 and e - d * pos >= 0. The dividend is a row. */
bool jig_linear_rows_quotient(const JigSystem *s, const int64_t *lower, const int64_t *upper,
                              size_t pos, int64_t *dividend, int64_t *divisor);
/* Which of n columns from `first` on makes the fewest pairs. */
size_t jig_linear_cheapest(const JigSystem *s, size_t first, size_t n);

#endif
