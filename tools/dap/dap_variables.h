/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the client can unfold, by numbers that are good as long as the debugger does not move. */
#ifndef JIG_DAP_VARIABLES_H
#define JIG_DAP_VARIABLES_H

#include "dap/dap_evaluate.h"

/* Handles of an op of the script, and the payload. */
int64_t variables_of_handles(Session *s, const JigOp *at);
int64_t variables_of_payload(Session *s);
/* Members "variablesReference" and, of a long list, "indexedVariables". */
void variables_put_list(Session *s, JigJson *j, JigItems items);

#endif
