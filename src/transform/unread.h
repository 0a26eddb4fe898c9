/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes of a script that no op reads. */
#ifndef JIG_TRANSFORM_UNREAD_H
#define JIG_TRANSFORM_UNREAD_H

#include "jig/transform.h"

/* Remarks on attributes of transform ops at and below `script` that are neither theirs nor have a
 * dialect's prefix: optional ones that are misspelt would have no effect without a word. Those that
 * Jig itself reads, misspelt, are errors: false. */
bool jig_unread_remark(JigOp *script);

#endif
