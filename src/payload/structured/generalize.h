/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rewriting structured ops among themselves. */
#ifndef JIG_PAYLOAD_STRUCTURED_GENERALIZE_H
#define JIG_PAYLOAD_STRUCTURED_GENERALIZE_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Replaces a structured op by the linalg.generic that does the same; NULL, and why,
 * when it has no body to take over. A generic op stays. */
JigOp *jig_structured_generalize(JigRewriter *rw, JigOp *op, JigReason *why);

#endif
