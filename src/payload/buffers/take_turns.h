/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Two buffers that take turns in a loop: what one iteration writes the next one reads. */
#ifndef JIG_PAYLOAD_BUFFERS_TAKE_TURNS_H
#define JIG_PAYLOAD_BUFFERS_TAKE_TURNS_H

#include "jig/iface.h"

/* In each scf.for below `top` that allocates in each iteration what it copies back at the
 * iteration's end, or hands on to the next one: allocates two buffers before the loop instead,
 * which the loop carries and swaps. Nobody frees them, as nobody freed what was allocated.
 * `args_differ`: no two arguments of a function share memory, as those that were tensors. */
void jig_buffers_take_turns(JigRewriter *rw, JigOp *top, bool args_differ);

#endif
