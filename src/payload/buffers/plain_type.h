/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memrefs with a layout as memrefs without one, whose indices the layout computes. */
#ifndef JIG_PAYLOAD_BUFFERS_PLAIN_TYPE_H
#define JIG_PAYLOAD_BUFFERS_PLAIN_TYPE_H

#include "jig/affine.h"
#include "jig/iface.h"

/* The memref that has an element wherever the layout of `t` puts one: memref<8xf32, (i) ->
 * (i floordiv 4, i mod 4)> as memref<2x4xf32>. NULL: `t` is no memref with a layout, or its layout
 * has symbols, indices below 0 or without a constant bound, or dynamic sizes that are not tiled. */
const JigType *jig_buffers_plain_type(const JigType *t);
/* How many indices there are for result `e` of a layout, with the sizes of `t` as dims; NULL: that
 * is not known. */
const JigExpr *jig_buffers_plain_size(const JigExpr *e);
/* Are elements side by side along the last k dimensions of `t` side by side in the plain type? */
bool jig_buffers_keeps_rows(const JigType *t, size_t k);

#endif
