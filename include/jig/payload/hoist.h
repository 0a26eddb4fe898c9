/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What leaves loops: parts of tensors, pads, vectors that go round in memory, allocations. What
 * does not depend on the iteration at all leaves by jig_move_loop_invariants (jig/rewrite.h). The
 * insertion point is anywhere afterwards.
 */
#ifndef JIG_PAYLOAD_HOIST_H
#define JIG_PAYLOAD_HOIST_H

#include "jig/iface.h"
#include "jig/reason.h"

JIG_BEGIN_C

/* ---- Parts of tensors ---- */
/* Pairs of ops that read and write the same part of a carried tensor, where no other op touches
 * that part, leave the loop, which carries the part itself. Returns the loop, or the one that took
 * its place. */
JIG_API JigOp *jig_hoist_subsets(JigRewriter *rw, JigOp *loop);

/* ---- Pads ----
 * A nest of the loops that a pad's slice depends on pads all slices and packs them into one larger
 * tensor, from which the pad's place takes its own. A pad of a part of a carried tensor, which each
 * iteration reads and writes back, is padded once instead, and the loop carries it padded. */
typedef struct JigHoistPadOptions {
    const int64_t *transpose; /* dimension i of what is packed is this one of the pad */
    size_t num_transpose;     /* 0: as it is */
    JIG_RESERVED(2);
} JigHoistPadOptions;
/* Takes the tensor.pad out of at most `num_loops` scf.for around it, and replaces it. The padding
 * op in the nest; NULL: why says what is in the way, and what was built by then may be left behind
 * (jig/journal.h takes it back). */
JIG_API JigOp *jig_hoist_pad(JigRewriter *rw, JigOp *pad, int64_t num_loops,
                             const JigHoistPadOptions *options, JigReason *why);
/* Only builds the nest, before `loop`, an scf.for around the tensor.pad with none but such loops
 * between. The outermost loop of the nest; the padding op itself when the slice depends on no loop.
 * NULL: it can't be done. `loop` may be replaced in either case. */
JIG_API JigOp *jig_build_packing(JigRewriter *rw, JigOp *pad, JigOp *loop,
                                 const JigHoistPadOptions *options, JigReason *why);

/* ---- Vectors ---- */
/* Below `root`, loop after loop outwards: what does not vary leaves loops; a read and the write of
 * the same vector of a buffer become a read before, a carried value, and a write behind the loop.
 * `certain`: only of loops that have an iteration for sure. */
JIG_API void jig_hoist_transfers(JigRewriter *rw, JigOp *root, bool certain);
/* A carried vector of which an iteration only takes one part, and which it makes of the next one by
 * a broadcast: carried is that part, and the broadcast is behind the loop. Loops that may have no
 * iteration stay, unless the vector is such a broadcast to begin with. */
JIG_API void jig_hoist_broadcasts(JigRewriter *rw, JigOp *root);

/* ---- Allocations ---- */
/* Moves the allocations in `top` up: to the block that dominates all uses of their views, out of
 * regions that are no loops; never above what their sizes need. What is freed stays where it is. */
JIG_API void jig_hoist_buffers(JigRewriter *rw, JigOp *top);
/* Moves allocations, those on the stack too, out of the loops around them, unless what an iteration
 * allocates is passed on to the next one; not out of `top`. */
JIG_API void jig_hoist_buffers_out_of_loops(JigRewriter *rw, JigOp *top);

JIG_END_C

#endif
