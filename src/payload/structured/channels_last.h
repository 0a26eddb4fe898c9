/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Pictures with their channels side by side. */
#ifndef JIG_PAYLOAD_STRUCTURED_CHANNELS_LAST_H
#define JIG_PAYLOAD_STRUCTURED_CHANNELS_LAST_H

#include "jig/rewrite.h"

/* Convolutions on tensors with channels before the picture (NCHW) become those with channels
 * behind it (NHWC), with transpositions around; a fill that they begin with is filled
 * anew. So does any linalg.generic that moves a window along its innermost loop: operands that are
 * read by channel of the result have it last. */
extern const JigPattern jig_patterns_channels_last[];

#endif
