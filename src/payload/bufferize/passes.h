/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes from tensors to buffers; src/all.c registers them. */
#ifndef JIG_PAYLOAD_BUFFERIZE_PASSES_H
#define JIG_PAYLOAD_BUFFERIZE_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_one_shot_bufferize, jig_pass_eliminate_empty_tensors,
    jig_pass_empty_tensor_to_alloc_tensor;

#endif
