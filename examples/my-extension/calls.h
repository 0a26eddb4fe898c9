/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What is done to calls, as plain functions on payload IR. They know nothing of
 * scripts, so passes and patterns can use them as well.
 */
#ifndef MY_CALLS_H
#define MY_CALLS_H

#include "jig/plugin.h"

/* Makes a func.call call another function. */
void my_update_callee(JigRewriter *rw, JigOp *call, JigStr callee);
/* Puts a my.mm4 with the operands and results of the call in its place. */
JigOp *my_replace_call_with_op(JigRewriter *rw, JigOp *call);

#endif
