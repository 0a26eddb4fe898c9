/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What bufferization brings beside jig/payload/bufferize.h. */
#ifndef JIG_PAYLOAD_BUFFERIZE_SETUP_H
#define JIG_PAYLOAD_BUFFERIZE_SETUP_H

#include "jig/rewrite.h"

extern const JigPattern jig_patterns_empty_to_alloc_tensor[];

/* Interfaces, attached to ops of all dialects that are below this folder. */
void jig_bufferize_setup(JigContext *ctx);

#endif
