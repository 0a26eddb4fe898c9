/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that are the same but for their names. */
#ifndef JIG_PAYLOAD_FUNC_DUPLICATES_H
#define JIG_PAYLOAD_FUNC_DUPLICATES_H

#include "jig/pass.h"

/* Of the functions below `root` that have equal attributes and bodies and stand in one symbol
 * table, the first one stays, and is called in place of the others. */
void jig_funcs_drop_duplicates(JigRewriter *rw, JigOp *root);

#endif
