/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Who counts references of tokens, values and groups: ops that add and drop them. Values come into
 * being with one reference, their user's; functions are given one with each argument.
 */
#ifndef JIG_PAYLOAD_ASYNC_REFERENCES_H
#define JIG_PAYLOAD_ASYNC_REFERENCES_H

#include "jig/reason.h"
#include "jig/rewrite.h"

/* Everything that is counted below `top`: arguments of blocks, then results; inner ones come first.
 * Stops where `fn` says false. */
typedef bool JigCountedFn(JigRewriter *rw, JigValue *v, JigReason *why);
bool jig_refcount_each(JigRewriter *rw, JigOp *top, JigCountedFn *fn, JigReason *why);
/* The same where nothing is left that makes or waits for tokens behind the runtime's back. */
bool jig_refcount_insert(JigRewriter *rw, JigOp *top, JigCountedFn *fn, JigReason *why);

void jig_refcount_add(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t count);
void jig_refcount_drop(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t count);
/* Dropped where it comes into being; false: it has uses. */
bool jig_refcount_drop_unused(JigRewriter *rw, JigValue *v);

/* Drops the reference where the value is used for the last time, on each way. */
JigCountedFn jig_refcount_by_life;
/* Drops it where a token or group is asked for errors, a value is loaded, a token goes into a
 * group: the only time. */
JigCountedFn jig_refcount_by_policy;
/* Erases pairs of ops, one of which undoes the other. */
void jig_refcount_cancel_pairs(JigRewriter *rw, JigOp *top);

#endif
