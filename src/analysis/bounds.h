/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How the constraints of jig/bounds.h are kept. */
#ifndef JIG_ANALYSIS_BOUNDS_H
#define JIG_ANALYSIS_BOUNDS_H

#include "analysis/linear.h"
#include "support/vec.h"

struct JigBounds {
    JigContext *ctx;
    JigSystem system;
    JIG_VEC(JigExtent) columns; /* of the system, dims and symbols; value NULL: an expression */
    JIG_VEC(size_t) waiting;    /* columns to look at, from `next` on */
    size_t next;
    JigBoundsStopFn *stop; /* NULL: look at everything */
    void *user;
};
void jig_bounds_init(JigBounds *b, JigContext *ctx, JigBoundsStopFn *stop, void *user);
void jig_bounds_free(JigBounds *b);
/* A column for the quantity, which is not looked at yet. */
size_t jig_bounds_add_quantity(JigBounds *b, JigQuantity q);
/* Looks at what waits. */
void jig_bounds_look(JigBounds *b);
/* Do the constraints prove it? False: they do not; that may be because it is not so. */
bool jig_bounds_prove_columns(JigBounds *b, size_t lhs, JigCompare relation, size_t rhs);
/* Projects a column out: those behind it move up by one, and expressions that were made before mean
 * other columns then. */
void jig_bounds_forget(JigBounds *b, size_t pos);
/* A value or a dimension as a quantity of one symbol, or the number that the value is known to be.
 */
JigQuantity jig_bounds_quantity_of_extent(JigExtent x, JigArena *a);

#endif
