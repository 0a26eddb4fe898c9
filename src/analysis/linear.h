/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Systems of linear constraints over integers: rows that are equal to 0, or at least 0. Columns are
 * dims, symbols and locals (quotients), in this order, and the constant last.
 *
 * Columns are eliminated by substitution (Gauss) and pairing of bounds (Fourier-Motzkin). Systems
 * here have a dozen columns, and the order in which rows come out is visible in printed IR, since
 * bounds become maps: so the elimination is our own, and no polyhedral library stands behind it.
 *
 * Numbers have 64 bits. A system that would need more, or more rows, columns or steps than is
 * reasonable, is lost: then it says nothing, and every question has the answer "unknown".
 */
#ifndef JIG_ANALYSIS_LINEAR_H
#define JIG_ANALYSIS_LINEAR_H

#include "jig/bounds.h"

typedef enum JigColumnKind { JIG_COLUMN_DIM, JIG_COLUMN_SYMBOL, JIG_COLUMN_LOCAL } JigColumnKind;

typedef struct JigRows {
    int64_t *at; /* row after row */
    size_t n, cap;
} JigRows;

typedef struct JigSystem {
    size_t count[3]; /* columns of each kind */
    JigRows ge, eq;  /* at least 0, equal to 0 */
    bool lost;
    uint64_t work; /* what was done so far */
} JigSystem;       /* zero-initialised: nothing is known, of no columns */

void jig_linear_free(JigSystem *s);
JigSystem jig_linear_copy(const JigSystem *s);
/* Columns but the constant. */
size_t jig_linear_columns(const JigSystem *s);
const int64_t *jig_linear_row(const JigSystem *s, const JigRows *rows, size_t i);

/* ---- Building ---- */
/* Adds columns behind those of their kind; the number of the first one. */
size_t jig_linear_add_columns(JigSystem *s, JigColumnKind kind, size_t n);
/* A row with a number for each column and the constant. */
void jig_linear_add_row(JigSystem *s, bool equality, const int64_t *row);
void jig_linear_drop_last_row(JigSystem *s); /* of those that are at least 0 */
/* Column `pos` equals `e`, is at least `e`, or less than `e` (closed: at most `e`). Dims and
 * symbols of `e` are those of the system; its quotients become locals. False: `e` is not linear,
 * and nothing was added. Where `pos` occurs in `e`, nothing is added either. */
bool jig_linear_bound(JigSystem *s, JigBound kind, size_t pos, const JigExpr *e, bool closed);
/* `e` is 0, or at least 0; as above. */
bool jig_linear_require(JigSystem *s, bool equality, const JigExpr *e);

/* ---- Eliminating ---- */
/* Substitutes by an equality. False: there is none, but inequalities with the column. */
bool jig_linear_substitute(JigSystem *s, size_t pos);
/* Pairs each lower bound of the column with each upper bound. */
void jig_linear_pair_bounds(JigSystem *s, size_t pos);
/* Of n columns from `first` on. */
void jig_linear_project_out(JigSystem *s, size_t first, size_t n);
void jig_linear_remove_column(JigSystem *s, size_t pos);
void jig_linear_swap_columns(JigSystem *s, size_t a, size_t b); /* of whatever kinds */
void jig_linear_remove_row(JigSystem *s, JigRows *rows, size_t i);
/* Divides rows by what their numbers have in common; of inequalities, constants are rounded. */
void jig_linear_normalize(JigSystem *s);
void jig_linear_tighten(JigSystem *s);
/* Of inequalities that differ in the constant only the tightest stays; those that always hold go.
 */
void jig_linear_drop_trivial(JigSystem *s);
/* Takes a column out that an equality says to be constant; false: there is none. */
bool jig_linear_substitute_constant(JigSystem *s, size_t pos);

/* ---- Asking (linear_ask.c) ---- */
/* Is there no solution for certain? */
bool jig_linear_is_empty(const JigSystem *s);
/* The best constant bound, both inclusive, of column `pos`; false: none is known. */
bool jig_linear_constant_bound(const JigSystem *s, JigBound kind, size_t pos, int64_t *out);
void jig_linear_drop_redundant(JigSystem *s);
/* How many values a dim takes at most, by two of its bounds over symbols and locals that differ by
 * a constant. */
typedef struct JigSpan {
    int64_t size;
    bool equality;       /* it has one value, by the equality `lower` */
    size_t lower, upper; /* numbers of inequalities otherwise */
} JigSpan;
bool jig_linear_span(const JigSystem *s, size_t pos, JigSpan *out);

/* ---- Integer sets (linear_set.c) ---- */
/* The same points, without constraints that others imply at a glance; itself where one is not
 * linear. */
const JigSet *jig_linear_simplify_set(const JigSet *set);

/* ---- Bounds as maps (linear_slice.c) ---- */
/* Bounds of dim `pos` over the other columns, whose dims move down by one; inclusive. NULL where
 * there is none; several results: it is at least (at most) each. */
void jig_linear_bounds_of(const JigSystem *s, JigContext *ctx, size_t pos, const JigMap **lower,
                          const JigMap **upper);
/* The same of n dims from `first` on at once: over the columns but these, so that dims behind them
 * move down by n. */
void jig_linear_slice(const JigSystem *s, JigContext *ctx, size_t first, size_t n,
                      const JigMap **lower, const JigMap **upper);
/* The same, but just what the constraints between that dim and other columns than these say, as
 * they are; a map without results where there are none. */
void jig_linear_plain_bounds(const JigSystem *s, JigContext *ctx, size_t first, size_t n,
                             size_t pos, const JigMap **lower, const JigMap **upper);

/* ---- One set of points in another (linear_cover.c) ---- */
/* Is each point of `s` one of `of`, for certain? Columns but locals are the same. */
bool jig_linear_is_within(const JigSystem *s, const JigSystem *of);
/* Takes n columns from `first` on out such that whatever is left is the rest of a solution; there
 * may be more of them. False: that can't be done. */
bool jig_linear_project_inside(JigSystem *s, size_t first, size_t n);

#endif
