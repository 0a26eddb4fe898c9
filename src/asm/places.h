/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where ops stand in their text. */
#ifndef JIG_ASM_PLACES_H
#define JIG_ASM_PLACES_H

#include "jig/asm.h"
#include "support/vec.h"

typedef struct JigTextPlace {
    JigOp *op;
    size_t offset;         /* in the text, where the op begins */
    unsigned line, column; /* from 1; from 0: how far it is indented */
} JigTextPlace;
typedef JIG_VEC(JigTextPlace) JigPlaces;

/* The text of `op` as jig_op_print writes it, and the places of all ops that are in it, in order.
 * Ends that are not written have none. False after a report: it is cut short. */
bool jig_print_op_with_places(JigOp *op, const JigPrintFlags *flags, JigCharVec *text,
                              JigPlaces *places) JIG_NODISCARD;

#endif
