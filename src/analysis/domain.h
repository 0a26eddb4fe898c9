/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The points that loops and conditions go through: a linear system whose dims and symbols are
 * values of the program.
 */
#ifndef JIG_ANALYSIS_DOMAIN_H
#define JIG_ANALYSIS_DOMAIN_H

#include "analysis/linear.h"
#include "support/vec.h"

typedef struct JigDomain {
    JigSystem system;
    JigValueVec values; /* of the dims, then of the symbols; NULL: of no value */
} JigDomain;            /* zero-initialised: nothing is known, of no values */

void jig_domain_free(JigDomain *d);
JigDomain jig_domain_copy(const JigDomain *d);
/* The column of the value; SIZE_MAX: it has none. */
size_t jig_domain_find(const JigDomain *d, const JigValue *v);
/* Adds a dim or a symbol behind those there are; its column. */
size_t jig_domain_add(JigDomain *d, JigColumnKind kind, JigValue *v);
/* The column of the value, which is a new symbol where it had none. */
size_t jig_domain_symbol(JigDomain *d, JigValue *v);
/* The column, which is a dim or a symbol, as an expression over the columns. */
const JigExpr *jig_domain_expr(const JigDomain *d, JigContext *ctx, size_t column);
/* An expression over dims and then symbols with these values, over the columns instead; NULL: a
 * value has no column. */
const JigExpr *jig_domain_express(const JigDomain *d, const JigExpr *e, unsigned num_dims,
                                  JigValue *const *operands, size_t n);
/* Makes the symbols of which `test` is true dims behind those there are. */
void jig_domain_symbols_to_dims(JigDomain *d, bool (*test)(const JigValue *v));
/* Takes a column out, and the value with it. */
void jig_domain_project_out(JigDomain *d, size_t column);

#endif
