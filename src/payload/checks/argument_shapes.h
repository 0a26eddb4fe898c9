/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What structured ops ask of the sizes that a function is called with: a dimension that is a loop
 * is as long in all operands, and what loops reach is within each. It is asked of the ops that are
 * carried out whenever the function is, as far as the sizes of their operands follow from those of
 * the arguments; what else has dynamic sizes is not looked at.
 */
#ifndef JIG_PAYLOAD_CHECKS_ARGUMENT_SHAPES_H
#define JIG_PAYLOAD_CHECKS_ARGUMENT_SHAPES_H

#include "jig/bounds.h"
#include "jig/reason.h"

typedef struct JigArgumentShapes JigArgumentShapes;

/* In the arena; it does not need the function any more. */
JigArgumentShapes *jig_checks_shapes_of(JigOp *function, JigArena *a);

/* A dimension of an argument, or the argument itself, an index: JIG_NO_DIM. */
typedef int64_t JigArgumentSizeFn(void *user, size_t arg, int64_t dim);
/* Has what is called with these sizes a meaning? */
bool jig_checks_shapes_fit(const JigArgumentShapes *shapes, JigArgumentSizeFn *size, void *user,
                           JigReason *why);

#endif
