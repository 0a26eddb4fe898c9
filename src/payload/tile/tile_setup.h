/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_TILE_SETUP_H
#define JIG_PAYLOAD_TILE_SETUP_H

#include "jig/context.h"

/* Attaches the tiling of tensor.pad, which needs what stands above the tensor dialect. */
void jig_tile_pad_setup(JigContext *ctx);

#endif
