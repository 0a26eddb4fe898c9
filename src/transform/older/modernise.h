/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transform ops and texts of former releases: parts of the transform dialect. */
#ifndef JIG_TRANSFORM_MODERNISE_H
#define JIG_TRANSFORM_MODERNISE_H

#include "jig/rewrite.h"

/* Builds today's ops in place of `op`, if its row is one of a former release. */
bool jig_modernise_op(JigRewriter *rw, JigOp *op, JigReason *why) JIG_NODISCARD;
/* Can and must the op be modernised? */
bool jig_modernise_is_done(const JigOp *op);

/* The op at the top of a module, or of one inside, with which scripts of former releases began;
 * NULL: there is none, or more than one, or a @__transform_main. */
JigOp *jig_modernise_older_entry(JigOp *module);
/* A named sequence in its place, @__transform_main. */
JigOp *jig_modernise_entry(JigOp *top);
/* Is its body that of the named sequence, which the op is nested in else? */
bool jig_modernise_entry_is_inlined(const JigOp *top);

#endif
