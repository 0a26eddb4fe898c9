/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How many references each private callable has, and from which callables: so
 * that the inliner knows when a callee's last use goes.
 */
#ifndef JIG_PASS_INLINE_USES_H
#define JIG_PASS_INLINE_USES_H

#include "analysis/callgraph.h"

typedef struct JigCallUses {
    JigCallGraph *graph;
    JigPtrMap counts; /* discardable node -> number of references (as integer + 1) */
    JigPtrMap users;  /* node -> what it refers to (inline_uses.c) */
} JigCallUses;

void jig_inline_uses_init(JigCallUses *u, JigCallGraph *graph, JigOp *top);
void jig_inline_uses_free(JigCallUses *u);
/* The callable's body changed. */
void jig_inline_uses_recompute(JigCallUses *u, JigCallNode *node);
/* `call` in the body of `user` is going to be erased. */
void jig_inline_uses_drop_call(JigCallUses *u, JigCallNode *user, JigOp *call);
/* The body of `callee` was copied into `caller`. */
void jig_inline_uses_merge(JigCallUses *u, JigCallNode *callee, JigCallNode *caller);
/* The node and what is nested in it go away. */
void jig_inline_uses_forget(JigCallUses *u, JigCallNode *node);
bool jig_inline_uses_is_dead(const JigCallUses *u, const JigCallNode *node);
/* Is one reference left, with which the callable can go? */
bool jig_inline_uses_is_last(const JigCallUses *u, const JigCallNode *node);

#endif
