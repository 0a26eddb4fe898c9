/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Payload with smaller static shapes, for a check that would take long with those that it has. */
#ifndef JIG_CHECK_SHRINK_H
#define JIG_CHECK_SHRINK_H

#include "jig/op.h"

/* A copy of the payload in which dimensions are smaller as far as nothing hinders, each tile of
 * `script` divides them as it did, and ops fit together. NULL: it would not be much faster, or no
 * such copy can be made. *shapes, in `a`: what functions take now and took before. Whether the
 * script does the same to it is for the caller to see (script_is_alike_on in tools). */
JigOp *jig_checker_shrunk(const JigOp *payload, JigOp *script, JigArena *a, JigStr *shapes);

#endif
