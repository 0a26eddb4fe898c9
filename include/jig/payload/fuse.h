/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Fusion by tiles: what is computed before loops, or after them, is computed in them, for each
 * tile. Nothing is moved past an access of memory that it depends on, and nothing that writes is
 * done more than once.
 */
#ifndef JIG_PAYLOAD_FUSE_H
#define JIG_PAYLOAD_FUSE_H

#include "jig/payload/tile.h"
#include "jig/rewrite.h"

JIG_BEGIN_C

/* ---- One producer into one loop ---- */
typedef struct JigFuseResult {
    JigOp **fused; /* in the arena */
    size_t num_fused;
    JigOp *container; /* the loop; another op when it got a result more */
    JIG_RESERVED(3);
} JigFuseResult;

/* Fuses a producer into a loop that uses it. In order of preference: the slice that the loop takes
 * of the producer's result is computed in place; the same where the loop takes its slice from a
 * shared output whose initial value is the producer's result; or the producer is cloned to its
 * first use. True when fused, and then the producer is gone if nobody else needs it; the payload is
 * unchanged otherwise, and notes of `why` say what is against each of the ways. */
JIG_API bool jig_fuse_into(JigRewriter *rw, JigOp *producer, JigOp *container, JigArena *a,
                           JigFuseResult *out, JigReason *why) JIG_NODISCARD;

/* ---- An op with all that it is computed from ---- */
typedef struct JigTileAndFuseOptions {
    JigTileOptions tile;
    bool forall; /* one scf.forall in place of scf.for */
    /* Slices are simplified by these before it is looked whether they can be computed in place. */
    const JigPatternSet *cleanup; /* or NULL */
    const char *producers_with;   /* fuse only those that have this attribute; NULL: all */
    JIG_RESERVED(2);
} JigTileAndFuseOptions;

typedef struct JigTileAndFuseResult {
    JigTileResult tile; /* of the op itself */
    JigOp **producers;  /* that were fused, once each */
    size_t num_producers;
    JIG_RESERVED(3);
} JigTileAndFuseResult;

/* Tiles an op and fuses what it uses: each slice that the loops take of something computed before
 * them is computed in its place, and so on through the slices that this takes. Builds the loops
 * after `op`, which stays, as the producers do: jig_tile_and_fuse_finish replaces them. Arrays live
 * in `a`. On failure, as jig_tile_with_for. */
JIG_API bool jig_tile_and_fuse(JigRewriter *rw, JigOp *op, const JigTileAndFuseOptions *options,
                               JigArena *a, JigTileAndFuseResult *out,
                               JigReason *why) JIG_NODISCARD;
/* Lets the loops' results take the place of the op's; erases it and the producers that nobody needs
 * any more. */
JIG_API void jig_tile_and_fuse_finish(JigRewriter *rw, JigOp *op, const JigTileAndFuseResult *r);

/* ---- A consumer into the loops that make what it uses ---- */
typedef struct JigConsumerFusion {
    JigOp **fused; /* in the arena */
    size_t num_fused;
    JigOp **loops; /* that took the place of those given, in their order; in the arena */
    JIG_RESERVED(3);
} JigConsumerFusion;

/* The consumer works on each tile as soon as that is complete, and the loops carry its results,
 * too. `loops`: `n` that stand in each other, the outermost first, each of which hands on what the
 * one in it makes. Replaces them and the consumer. `tiles_cover`: the caller knows that the tiles
 * make up all of the loops' results, each element once; else that has to be seen. False: why says
 * what is in the way, and nothing is changed. */
JIG_API bool jig_fuse_consumer(JigRewriter *rw, JigOp *consumer, JigOp *const *loops, size_t n,
                               bool tiles_cover, JigArena *a, JigConsumerFusion *out,
                               JigReason *why) JIG_NODISCARD;

JIG_END_C

#endif
