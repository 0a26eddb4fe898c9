/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* affine.min and affine.max that bounds of their operands simplify. */
#ifndef JIG_PAYLOAD_BOUNDS_EXTREMUM_H
#define JIG_PAYLOAD_BOUNDS_EXTREMUM_H

#include "analysis/linear.h"
#include "jig/iface.h"

/* What is known of some values, each of which is a dim or a symbol of the system. */
typedef struct JigKnown {
    JigSystem system;
    JigValue **values; /* of its columns, which are no locals */
} JigKnown;
void jig_known_free(JigKnown *known);
/* The symbol of the value, made when it is new. */
size_t jig_known_symbol(JigKnown *known, JigValue *v);
/* A new dim or symbol for the value, or for none (NULL), whatever stands for it already. */
size_t jig_known_add(JigKnown *known, JigColumnKind kind, JigValue *v);
/* As jig_system_bound. */
bool jig_known_bound(JigKnown *known, JigBound kind, size_t pos, const JigExpr *e, bool closed);
/* Column `pos` of the system as an expression. */
const JigExpr *jig_known_expr(const JigKnown *known, JigContext *ctx, size_t pos);

/* Replaces the affine.min or affine.max where one result of its map is always the extremum, or
 * where it is another value for certain; false: nothing was changed. */
bool jig_simplify_extremum(JigRewriter *rw, JigOp *op, const JigKnown *known);

/* Drops the results of the map that another one bounds, as what is known of the operands proves;
 * false: there are none. */
bool jig_drop_bounded_results(JigRewriter *rw, JigOp *op);

#endif
