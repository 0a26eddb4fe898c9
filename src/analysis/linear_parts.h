/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Systems taken apart: columns that rows relate, directly or by way of others, are one part. What
 * follows for a column follows from its part, and parts are small where the whole is not: of a deep
 * nest each loop is a part of its own.
 */
#ifndef JIG_ANALYSIS_LINEAR_PARTS_H
#define JIG_ANALYSIS_LINEAR_PARTS_H

#include "analysis/linear.h"

typedef struct JigPart {
    const size_t *columns; /* of the whole, ascending */
    size_t n;
    const size_t *rows; /* equalities, and then inequalities; those are numbered behind these */
    size_t num_rows;
} JigPart;

typedef struct JigParts {
    JigPart *at; /* by their first columns */
    size_t n;
    size_t *columns, *rows; /* of all */
    bool contradicts;       /* a row without columns does not hold */
} JigParts;

JigParts jig_linear_parts(const JigSystem *s);
void jig_linear_parts_free(JigParts *p);
/* The part as a system; its columns and rows keep their order, and its work goes on from `work`. */
JigSystem jig_linear_part_system(const JigSystem *s, const JigPart *part, uint64_t work);

#endif
