/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A memref in place of one of another type. */
#ifndef JIG_PAYLOAD_BUFFERS_REPLACE_MEMREF_H
#define JIG_PAYLOAD_BUFFERS_REPLACE_MEMREF_H

#include "jig/iface.h"

/* All uses of `old` become uses of `new`, which has the same shape. Subviews are made anew, since
 * their types follow from their sources'. */
void jig_buffers_replace_memref(JigRewriter *rw, JigValue *old, JigValue *new);

/* A user that needs the type that the buffer, or a subview of it, has; NULL: there is none, and a
 * part of another buffer can take its place. */
const JigOp *jig_buffers_user_of_type(JigValue *buffer);

#endif
