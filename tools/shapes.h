/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Payload with smaller static shapes, on which a script does the same: what all commands that check
 * look at first. What is wrong there may be so because shapes are smaller, as a script may have
 * numbers of the large ones in it; so what is wrong is looked at once more as it is, which decides,
 * if it can.
 */
#ifndef JIG_TOOLS_SHAPES_H
#define JIG_TOOLS_SHAPES_H

#include "check_options.h"

/* A copy of the payload, for the caller to destroy. NULL: shapes stay, as it is said (--full), as
 * arguments have them (--arg), or as nothing smaller is worth while or treated alike. `script`: see
 * check_begin. *shapes, in `a`: what functions take now and took before; empty where there is no
 * copy. */
JigOp *shapes_smaller(const CheckSettings *what, JigOp *payload, JigOp *entry, JigOp *script,
                      const ScriptOptions *how, JigArena *a, JigStr *shapes);
/* The same for who looks for what is wrong in one of both: NULL also where the first wrong step of
 * the copy is right with shapes as they are. */
JigOp *shapes_to_search(const CheckSettings *what, JigOp *payload, JigOp *entry, JigOp *script,
                        const ScriptOptions *how, JigArena *a, JigStr *shapes);
/* Is what was found there to be looked at once more? */
bool shapes_are_doubted(JigVerdict worst);
/* What counts when it was. */
JigVerdict shapes_verdict(JigVerdict small, JigVerdict as_it_is);

/* A line. Empty: the payload's own. */
void shapes_tell(FILE *out, JigStr shapes);
/* {"version": VERSION, "shapes": "..."} */
void shapes_tell_json(FILE *out, int version, JigStr shapes);

#endif
