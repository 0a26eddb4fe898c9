/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The Winograd transforms. A tile X becomes L X R, where R is the transpose of L; a side that has
 * no window (one element) is left out. Entries of L are fractions, rounded to single precision
 * before they become numbers of the element type.
 */
#ifndef JIG_LINALG_WINOGRAD_H
#define JIG_LINALG_WINOGRAD_H

#include "jig/op.h"

enum { JIG_WINOGRAD_MAX_TILE = 6 };

/* Entry (i, j) of a transformation is at[i][j] / over. */
typedef struct JigWinogradMatrix {
    int rows, columns, over;
    int8_t at[JIG_WINOGRAD_MAX_TILE][JIG_WINOGRAD_MAX_TILE];
} JigWinogradMatrix;

/* One size of windows and tiles. Outputs are multiplied by `scale` once for each side. */
typedef struct JigWinogradFamily {
    JigWinogradMatrix filter, input, output;
    int scale;
} JigWinogradFamily;

/* F(m, r): m outputs of a window of r, from tiles of m + r - 1. */
typedef struct JigWinograd {
    int64_t m, r, tile;
} JigWinograd;

/* Of a case of linalg.winograd_fmr. */
JigWinograd jig_linalg_winograd_sizes(int64_t fmr);
/* The case of these sizes; -1: there is none. */
int jig_linalg_winograd_of(int64_t m, int64_t r);
/* Of one of the three ops. */
JigWinograd jig_linalg_winograd(const JigOp *op);
const JigWinogradFamily *jig_linalg_winograd_family(const JigOp *op);
JigFloat jig_linalg_winograd_entry(const JigWinogradMatrix *m, int64_t i, int64_t j,
                                   JigFloatKind kind);

#endif
