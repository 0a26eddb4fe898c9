/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops on buffers as loops around what they do at one point of their iteration domain. */
#ifndef JIG_PAYLOAD_TO_LOOPS_H
#define JIG_PAYLOAD_TO_LOOPS_H

#include "jig/iface.h"
#include "jig/pass.h"
#include "jig/reason.h"

/* Replaces an op by a nest of scf.for, which its tiling interface says how to fill; the loops, the
 * outermost first, are in `a`. False, and why: nothing is changed. */
bool jig_tile_lower_to_loops(JigRewriter *rw, JigOp *op, JigArena *a, JigOp ***loops, size_t *n,
                             JigReason *why) JIG_NODISCARD;

/* All structured ops on buffers below the pass's op: as scf.for, affine.for, or, where loops are
 * parallel, scf.parallel (to_loops_pass.c). */

#endif
