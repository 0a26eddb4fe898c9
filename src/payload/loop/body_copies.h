/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Several iterations of a loop in one: copies of its body. */
#ifndef JIG_PAYLOAD_LOOP_BODY_COPIES_H
#define JIG_PAYLOAD_LOOP_BODY_COPIES_H

#include "jig/iface.h"
#include "jig/reason.h"

/* As many ops may come from one unrolling: a script that asks for more gets a reason, not all of
 * the memory. */
enum { JIG_MAX_COPIED_OPS = 1 << 20 };

/* The induction variable in copy `i`, at the insertion point. */
typedef JigValue *JigCopyVarFn(JigRewriter *rw, JigLoc loc, JigValue *iv, uint64_t i,
                               const void *user);

/* May `n` copies of the loop's body be made? */
bool jig_loop_may_copy(const JigOp *loop, uint64_t n, JigReason *why) JIG_NODISCARD;
/* The body of a loop of one induction variable, and after it n - 1 copies that go on with what it
 * yields. */
void jig_loop_append_copies(JigRewriter *rw, JigOp *loop, uint64_t n, JigCopyVarFn *var,
                            const void *user);
/* The step of an scf.for with `factor` iterations in one. A number that does not fit the variable's
 * type is beyond the end of the loop: the largest one ends it as well. False, and why, where it
 * does not. */
bool jig_loop_copies_step(const JigOp *loop, int64_t step, uint64_t factor, int64_t *out,
                          JigReason *why) JIG_NODISCARD;
/* A copy of the loop behind it, which goes on with its results. */
JigOp *jig_loop_copy_behind(JigRewriter *rw, JigOp *loop);

#endif
