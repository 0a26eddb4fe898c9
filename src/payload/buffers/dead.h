/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers that nobody reads. */
#ifndef JIG_PAYLOAD_BUFFERS_DEAD_H
#define JIG_PAYLOAD_BUFFERS_DEAD_H

#include "jig/iface.h"

/* Erases each memref.alloc and memref.alloca at or below `root` that is only viewed, written to and
 * freed, with the ops that do so. */
void jig_buffers_erase_dead(JigRewriter *rw, JigOp *root);

#endif
