/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Marks of the arguments of functions and named sequences, which say what happens to the handle
 * inside, and the warnings that verifying a script gives, of marks among others.
 */
#ifndef JIG_TRANSFORM_ARGUMENT_MARKS_H
#define JIG_TRANSFORM_ARGUMENT_MARKS_H

#include "jig/iface.h"

bool jig_marks_arg_consumed(const JigOp *op, size_t arg);
bool jig_marks_arg_read(const JigOp *op, size_t arg);
/* Adds the mark "consumed", or "readonly". */
void jig_marks_set(JigOp *op, size_t arg, bool consumed);
/* Warns when the argument is marked as consumed and the body does not. */
void jig_marks_warn(const JigOp *op, size_t arg);

/* Ops of which the verifier warns: the reference warns again when it links symbol tables. */
extern const JigIfaceId jig_iface_warns;
typedef struct JigWarnsIface {
    void (*warn)(const JigOp *op);
} JigWarnsIface;
/* The warnings that verifying `table` gives, so many times more. */
void jig_marks_repeat_warnings(JigOp *table, unsigned times);

#endif
