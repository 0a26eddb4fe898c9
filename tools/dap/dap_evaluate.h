/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Expressions: of watches, hovers, conditions and log points (docs/debugging.md). */
#ifndef JIG_DAP_EVALUATE_H
#define JIG_DAP_EVALUATE_H

#include "dap/dap_session.h"

typedef struct Value {
    JigStr text, type;
    bool is_list;   /* of `items` */
    JigItems items; /* as long as the debugger stands where it does */
    int64_t number; /* of a list, how many; of a parameter that is an integer, that */
} Value;

/* At an op of the script; nothing changes. False: `error`, in `a`. */
bool dap_evaluate(Session *s, const JigOp *at, JigStr text, JigArena *a, Value *out, JigStr *error);

/* ---- Steps from a text (dap_typed.c) ---- */
bool dap_is_step(JigStr text);
/* Carries it out on what there is, takes that back, and says what it gave. */
bool dap_try(Session *s, const JigOp *at, JigStr text, JigArena *a, Value *out, JigStr *error);
/* Carries it out for good, before the step where the debugger stands. */
bool dap_type(Session *s, JigStr text, JigArena *a, Value *out, JigStr *error);

#endif
