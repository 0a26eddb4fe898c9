/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Casts to the default memory space behind what uses them, which then knows where its buffer is. */
#ifndef JIG_PAYLOAD_BUFFERS_SPACE_CASTS_H
#define JIG_PAYLOAD_BUFFERS_SPACE_CASTS_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_bubble_down_memory_space_casts;

#endif
