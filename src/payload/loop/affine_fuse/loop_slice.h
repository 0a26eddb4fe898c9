/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which iterations of one affine loop nest, the source, are needed in an iteration of another one,
 * the destination: as bounds for the loops of the source.
 */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_LOOP_SLICE_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_LOOP_SLICE_H

#include "dialect/affine/affine_domain.h"

typedef struct JigLoopSlice {
    size_t n; /* loops of the source, and those around both, from the outside */
    JigValue **ivs;
    /* Their bounds as maps of the operands, upper ones exclusive; NULL, or without results: as they
     * are. */
    const JigMap **lower, **upper;
    JigValue **operands; /* dims, then symbols */
    size_t num_operands;
    JigOp *loop; /* of the destination, whose iteration needs them */
    bool at_end; /* they belong behind the rest of its body, else before it */
} JigLoopSlice;

typedef struct JigAccessList {
    const JigAffineAccessInfo *const *at;
    size_t n;
} JigAccessList;

/* The smallest box of iterations that has all that touch an element which an access of the other
 * list touches in the same iteration of the `depth` outermost loops around that. `first` is of the
 * nest that stands first in its block; the source is the first one, or else the second. All in it
 * are iterations of the source. Arrays are in `a`; false: there is none, or it can't be told. */
bool jig_loop_slice_find(JigAccessList first, JigAccessList second, size_t depth,
                         bool first_is_source, JigArena *a, JigLoopSlice *out);
/* Loops around all of them, from the outside; how many variables they have. */
size_t jig_loop_slice_common_loops(JigAccessList list, JigOpVec *loops);

/* The number of iterations of loop i as the slice bounds it; false: it is not constant. Steps don't
 * count, and a loop that never runs has as many as its distance is modulo 2^64, as in the
 * reference.
 */
bool jig_loop_slice_trips(const JigLoopSlice *slice, size_t i, uint64_t *out);
/* Of all loops; 0: unknown, too many, or one never runs. */
uint64_t jig_loop_slice_iterations(const JigLoopSlice *slice);
/* Has it all iterations of the source, when iterations of the destination are taken together? For
 * each that is certain. */
bool jig_loop_slice_is_all(const JigLoopSlice *slice, JigArena *a);
/* And if the bounds of loops are compared by the places of the loops only, which has to hold, too,
 * where the source is to go. */
bool jig_loop_slice_is_whole(const JigLoopSlice *slice, JigArena *a);

/* The iterations as points: dims are the variables of the loops around the destination's loop and
 * its own, then those of the source that are not around it. False: it can't be told. */
bool jig_loop_slice_domain(const JigLoopSlice *slice, JigArena *a, JigDomain *out);
/* How many of the dims are of the destination. */
size_t jig_loop_slice_depth(const JigLoopSlice *slice);
/* An access of the source in its copy: in the destination's loop, then in loops of its own. With
 * `outside`, not in the slice: what bound number `*outside` of it excludes. The caller frees the
 * domain in either case; false: it can't be told. */
bool jig_loop_slice_access(const JigLoopSlice *slice, const JigAffineAccessInfo *x, JigArena *a,
                           const size_t *outside, JigAccess *out);
/* The affine.for that the value is the variable of; NULL: it is none. */
JigOp *jig_loop_slice_affine_for(const JigValue *v);
/* Bounds of its loops whose variables have columns. */
bool jig_loop_slice_add_bounds(const JigLoopSlice *s, JigArena *a, JigDomain *d);
/* Of its bounds, one by one. */
size_t jig_loop_slice_num_bounds(const JigLoopSlice *slice);
/* Are vectors that the accesses touch, at points related as for jig_dependence_pairs, always the
 * same or apart? */
bool jig_loop_fuse_accesses_fit(const JigAccess *x, const JigAccess *y, size_t depth);

#endif
