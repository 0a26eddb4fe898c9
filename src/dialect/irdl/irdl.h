/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The irdl dialect: ids of its ops, and definitions as predicates. */
#ifndef JIG_DIALECT_IRDL_H
#define JIG_DIALECT_IRDL_H

#include "jig/ops/irdl.h"
#include "jig/reason.h"

extern const JigDialect jig_irdl_dialect;

/* What `symbol` means in a definition: an op of the table around the irdl.dialect; or NULL. */
JigOp *jig_irdl_lookup(JigOp *from, const JigAttr *symbol);

/* ---- irdl_match.c: an irdl.operation as a predicate ---- */

/* Could its constraints be asked? What cannot is reported: unknown names. */
bool jig_irdl_check(JigOp *operation);
/* Does `op`, whatever its name, satisfy them? *gave_up: that can't be found
 * out, and why. */
bool jig_irdl_matches(const JigOp *operation, const JigOp *op, bool *gave_up, JigReason *why);
/* What of the op is not as its definition says: "operands", "results"..., and which of them by its
 * name, or "". NULL: all is. */
const char *jig_irdl_unlike(const JigOp *operation, const JigOp *op, JigStr *which);
/* The irdl.operands, irdl.parameters or the like of a definition, or NULL. */
JigOp *jig_irdl_part(const JigOp *definition, const JigOpRow *kind);

#endif
