/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Users of a buffer whose type becomes a plain one. */
#ifndef JIG_PAYLOAD_BUFFERS_NORMALIZE_USERS_H
#define JIG_PAYLOAD_BUFFERS_NORMALIZE_USERS_H

#include "jig/iface.h"

/* Can `op` have a buffer of a plain type in the place of operand i? */
bool jig_buffers_takes_plain(const JigOp *op, size_t i);
/* All users of `old` use `plain`, which is of the plain type of it. */
void jig_buffers_use_plain(JigRewriter *rw, JigValue *old, JigValue *plain);

#endif
