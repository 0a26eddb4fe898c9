/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is checked of ops, and ops that compare. */
#ifndef JIG_PAYLOAD_CHECKS_INT_H
#define JIG_PAYLOAD_CHECKS_INT_H

#include "jig/iface.h"
#include "jig/rewrite.h"

/* An op's name and its interfaces; lists end with an empty row. */
typedef struct JigCheckedOp {
    const char *op;
    JigIface ifaces[2];
} JigCheckedOp;
extern const JigCheckedOp jig_checks_memref[], jig_checks_tensor[];
extern const JigRuntimeVerifiableIface jig_checks_of_structured;

/* ---- build_checks.c: at the insertion point, at the place of the op that is checked ---- */
JigValue *jig_checks_compare(const JigRuntimeCheck *c, JigIntCompare how, JigValue *a, JigValue *b);
JigValue *jig_checks_and(const JigRuntimeCheck *c, JigValue *a, JigValue *b);
/* low <= v < high, folded. */
JigValue *jig_checks_in_bounds(const JigRuntimeCheck *c, JigValue *v, JigValue *low,
                               JigValue *high);
/* Two numbers are the same, or the message. */
void jig_checks_equal(const JigRuntimeCheck *c, JigValue *a, JigValue *b, const char *fmt, ...)
    JIG_PRINTF(4, 5);
/* Dimension `i` of a tensor or buffer, folded. */
JigValue *jig_checks_size(const JigRuntimeCheck *c, JigValue *shaped, size_t i);
/* Each index is within its dimension of `shaped`. */
void jig_checks_indices(const JigRuntimeCheck *c, JigValue *shaped, JigOperandRange indices);
/* One dimension of a slice, whose source is `whole` long there. */
typedef struct JigSliceCheck {
    JigValue *offset, *size, *stride, *whole;
    size_t dim;
    JigValue *zero, *one;
} JigSliceCheck;
/* It begins and ends within the source; `name` of the op. */
void jig_checks_slice(const JigRuntimeCheck *c, const JigSliceCheck *s, const char *name);

#endif
