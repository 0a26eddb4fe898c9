/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A tensor's allocation of its own. */
#ifndef JIG_PAYLOAD_BUFFERS_PROMOTE_TENSOR_H
#define JIG_PAYLOAD_BUFFERS_PROMOTE_TENSOR_H

#include "jig/iface.h"

/* Behind the definition of `tensor`, of a ranked tensor type: a bufferization.alloc_tensor of its
 * sizes in memory space `space` (NULL: the default one), what the tensor has when somebody may read
 * it, and all its uses from there. Returns what has taken its place. */
JigValue *jig_promote_tensor(JigRewriter *rw, JigValue *tensor, const JigAttr *space);

#endif
