/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops next to each other as one. */
#ifndef JIG_PAYLOAD_LOOP_SIBLINGS_H
#define JIG_PAYLOAD_LOOP_SIBLINGS_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Would values still be defined before their uses if `target` ran where `source` does? False, and
 * why, when not, or when the two are not in one block. */
bool jig_may_join_siblings(const JigOp *target, const JigOp *source, JigReason *why);
/* A loop behind `source` that does in each iteration what `target` does and then what `source`
 * does, in place of both: two scf.for or scf.forall over the same numbers that do not depend on
 * each other. NULL: they are not such. */
JigOp *jig_join_siblings(JigRewriter *rw, JigOp *target, JigOp *source);

#endif
