/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changing what functions take and return. */
#ifndef JIG_PAYLOAD_FUNC_SIGNATURE_H
#define JIG_PAYLOAD_FUNC_SIGNATURE_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Argument i becomes what argument args[i] was, result i what result results[i] was; both are
 * permutations. Calls below `calls` are adjusted, if it is given. Only the name, visibility, types
 * and attributes of arguments and results stay. False, and why: the function has not exactly one
 * block. */
bool jig_funcs_reorder_signature(JigRewriter *rw, JigOp *function, const size_t *args,
                                 const size_t *results, JigOp *calls, JigReason *why);
/* Drops the arguments for which the only call, below `table`, passes the same value as for an
 * earlier one. False, and why: nothing was changed. */
bool jig_funcs_deduplicate_args(JigRewriter *rw, JigOp *function, JigOp *table, JigReason *why);

#endif
