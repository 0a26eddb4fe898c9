/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Positions among operands, results or dims: `all`, `0, -1` (a negative one
 * counts from the end), `except(0, 1)`. An op keeps them as a list of i64, whose
 * name is the op's own, and the unit attributes `is_inverted` and `is_all`.
 */
#ifndef JIG_TRANSFORM_POSITIONS_H
#define JIG_TRANSFORM_POSITIONS_H

#include "jig/asm.h"
#include "jig/transform.h"

/* For rows: the attributes, and how they are written. `list` is the name of the numbers, a string.
 */
#define JIG_POSITIONS(list)        list ": DenseI64Array, is_inverted: Unit, is_all: Unit"
#define JIG_POSITIONS_FORMAT(list) "custom<TransformMatchDims>($" list ", $is_inverted, $is_all)"

/* custom<TransformMatchDims>($list, $is_inverted, $is_all) */
bool jig_positions_parse(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_positions_print(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

/* Do the op's attributes make sense together? `list` names the one with the numbers. */
bool jig_positions_verify(JigOp *op, const char *list);

typedef struct JigPositions {
    const size_t *items;
    size_t len;
} JigPositions;
/* What the transform op's positions are when there are `count`; in the call's
 * arena. Fails silenceably at the op for what is out of range or named twice. */
JigStatus jig_positions_expand(JigTransformCall *call, const char *list, size_t count,
                               JigPositions *out) JIG_NODISCARD;

#endif
