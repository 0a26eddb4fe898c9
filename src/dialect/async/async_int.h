/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the async rows name. */
#ifndef JIG_DIALECT_ASYNC_INT_H
#define JIG_DIALECT_ASYNC_INT_H

#include "dialect/async/async.h"
#include "jig/iface.h"

/* Types. */
const JigType *jig_async_parse_value(JigParser *p);
void jig_async_print_value(JigPrinter *p, const JigType *t);

/* Verifiers. */
bool jig_async_verify_await(JigOp *op);
bool jig_async_verify_execute_regions(JigOp *op);
bool jig_async_verify_func(JigOp *op);
bool jig_async_verify_return(JigOp *op);
bool jig_async_verify_call_symbol(JigOp *op);

/* Interfaces and patterns. */
extern const JigIface jig_async_call_ifaces[], jig_async_execute_ifaces[], jig_async_func_ifaces[];
extern const JigPattern jig_async_create_group_patterns[];

/* Syntax. */
bool jig_async_parse_execute(JigParser *p, JigOpState *s);
void jig_async_print_execute(JigPrinter *p, const JigOp *op);
bool jig_async_parse_func(JigParser *p, JigOpState *s);
void jig_async_print_func(JigPrinter *p, const JigOp *op);
bool jig_async_parse_await_result(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
void jig_async_print_await_result(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

/* Evaluation (async_eval.c). */
JigEvalOutcome jig_async_eval_execute(JigEvalCall *call);
JigEvalOutcome jig_async_eval_call(JigEvalCall *call);
JigEvalOutcome jig_async_eval_await(JigEvalCall *call);
JigEvalOutcome jig_async_eval_wait(JigEvalCall *call);
JigEvalOutcome jig_async_eval_create(JigEvalCall *call);
JigEvalOutcome jig_async_eval_create_group(JigEvalCall *call);
JigEvalOutcome jig_async_eval_add_to_group(JigEvalCall *call);
JigEvalOutcome jig_async_eval_set_available(JigEvalCall *call);
JigEvalOutcome jig_async_eval_set_error(JigEvalCall *call);
JigEvalOutcome jig_async_eval_is_error(JigEvalCall *call);
JigEvalOutcome jig_async_eval_store(JigEvalCall *call);
JigEvalOutcome jig_async_eval_load(JigEvalCall *call);
JigEvalOutcome jig_async_eval_add_ref(JigEvalCall *call);
JigEvalOutcome jig_async_eval_drop_ref(JigEvalCall *call);
JigEvalOutcome jig_async_eval_num_workers(JigEvalCall *call);
JigEvalOutcome jig_async_eval_handle(JigEvalCall *call);
JigEvalOutcome jig_async_eval_suspend(JigEvalCall *call);

#endif
