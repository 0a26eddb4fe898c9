/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* May the loops of a structured op go further, or be computed in tiles? */
#ifndef JIG_PAYLOAD_STRUCTURED_RESIZE_H
#define JIG_PAYLOAD_STRUCTURED_RESIZE_H

#include "jig/iface.h"
#include "jig/reason.h"

/* The loop that is subscript `dim`; -1: it is computed. */
int64_t jig_structured_loop_of_subscript(const JigMap *map, size_t dim);
/* The subscript that is the loop alone; -1: there is none. */
int64_t jig_structured_subscript_of_loop(const JigMap *map, size_t loop);

/* Does each iteration compute one element of one tensor, of elements of tensors alone: without
 * indices, look-ups, regions and memory? */
bool jig_structured_iterations_are_alike(JigOp *op, JigReason *why);
/* The loop over dimension `dim` of operand i, in *loop, if it may have other bounds: it is
 * parallel, is never a part of a subscript, is one subscript of each operand at most, and one of
 * the result. */
bool jig_structured_loop_is_resizable(JigOp *op, size_t i, size_t dim, size_t *loop,
                                      JigReason *why);

#endif
