/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Whether iterations of affine loops may run in another order. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_ITERATION_ORDER_H
#define JIG_PAYLOAD_LOOP_AFFINE_ITERATION_ORDER_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Does no iteration of perfectly nested affine.for come before one that it depends on when
 * iterations go tile by tile, with so many iterations of each loop in one? NULL: of sizes that are
 * not known yet; false is for all of them then. */
bool jig_loop_affine_tiles_keep_order(JigOp *const *band, size_t n, const int64_t *sizes,
                                      JigArena *a, JigReason *why) JIG_NODISCARD;
/* May the iterations of an affine.for run at once, as far as memory is concerned? */
bool jig_loop_affine_is_parallel(JigOp *loop, JigArena *a);

#endif
