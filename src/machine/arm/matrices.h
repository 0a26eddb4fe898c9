/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions that are products of matrices, as Arm has instructions for. */
#ifndef JIG_MACHINE_ARM_MATRICES_H
#define JIG_MACHINE_ARM_MATRICES_H

#include "dialect/vector/vector_build.h"

typedef enum JigMatrixKind {
    JIG_MATRIX_SIGNED,
    JIG_MATRIX_UNSIGNED,
    JIG_MATRIX_MIXED, /* unsigned times signed */
    JIG_MATRIX_FLOATS,
    JIG_MATRIX_KINDS
} JigMatrixKind;

/* An instruction's matrices have two rows of `depth`; the sum has two of two. */
enum { JIG_MATRIX_TILE = 2 };
typedef struct JigMatrices {
    JigContraction c;
    JigValue *factors[2]; /* as they were before they were extended */
    bool is_signed[2];
    JigMatrixKind kind;
    bool swapped; /* the second factor is the unsigned one: what is computed is transposed */
    int64_t rows, columns, sums, depth; /* of a scalable one: the least number of columns */
    bool has_rows;                      /* the first factor and the sum have that dimension */
    bool columns_first;                 /* tiles of one column of tiles follow each other */
} JigMatrices;

/* (row, sum) times (column, sum) is (row, column), perhaps without rows; the loop that is summed
 * over is the last. Of numbers of at most 8 bits, extended to 32 or left for the contraction to
 * extend as signed; or of bf16. `scalable`: there are as many columns as the machine has; else
 * nothing is scalable. False after saying why. */
bool jig_arm_read_matrices(JigRewriter *rw, JigOp *op, bool floats, bool scalable,
                           JigMatrices *out);

#endif
