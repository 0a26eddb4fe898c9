/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Transformations of loops. Each changes IR through the rewriter alone. One that fails has changed
 * nothing, and `why` (NULL: nobody asks) says what was in the way. The insertion point is anywhere
 * afterwards. Scratch memory is the rewriter's arena, which goes with the rewriter.
 *
 * Where a loop may go, as one that runs once does, what refers to it is found by a JigOpRef.
 */
#ifndef JIG_PAYLOAD_LOOP_H
#define JIG_PAYLOAD_LOOP_H

#include "jig/iface.h"
#include "jig/reason.h"

JIG_BEGIN_C

/* ---- Unrolling: scf.for and affine.for ---- */
/* `factor` iterations, at least 1, become one, and those left over a loop of their own behind it.
 * Loops that run once or never afterwards are replaced by what they compute. False: the range does
 * not fit its type, or there would be too many copies. */
JIG_API bool jig_unroll_loop(JigRewriter *rw, JigOp *loop, uint64_t factor,
                             JigReason *why) JIG_NODISCARD;
/* All iterations one after the other, of which there must be a known number. */
JIG_API bool jig_unroll_loop_fully(JigRewriter *rw, JigOp *loop, JigReason *why) JIG_NODISCARD;
/* As jig_unroll_loop, but the loops within are not repeated: the copies of what stands before, in
 * and behind them go side by side. An affine.for may carry reductions that start at their neutral
 * element. */
JIG_API bool jig_unroll_and_jam(JigRewriter *rw, JigOp *loop, uint64_t factor,
                                JigReason *why) JIG_NODISCARD;
/* Does each access to memory still run behind those that it depends on then? Also false where that
 * is not known. */
JIG_API bool jig_may_jam(JigOp *loop, uint64_t factor, JigReason *why) JIG_NODISCARD;

/* ---- Peeling: scf.for ---- */
/* The loop is left with whole steps only; *rest is a loop behind it for what is left over, if less
 * than a step. affine.min and affine.max in both that are decided by that become affine.apply.
 * False: the step is known to divide the range, or the bounds are neither of type index nor
 * constants. */
JIG_API bool jig_peel_last(JigRewriter *rw, JigOp *loop, JigOp **rest,
                           JigReason *why) JIG_NODISCARD;
/* *first is a loop before it for the first iteration. False: there is no second one. */
JIG_API bool jig_peel_first(JigRewriter *rw, JigOp *loop, JigOp **first,
                            JigReason *why) JIG_NODISCARD;

/* ---- Splitting: scf.for and affine.for ---- */
/* The loop keeps as many of its first iterations as are a multiple of `divisor`, at least 1; *rest
 * is a loop behind it with the others, of which there may be none. */
JIG_API bool jig_split_loop(JigRewriter *rw, JigOp *loop, int64_t divisor, JigOp **rest,
                            JigReason *why) JIG_NODISCARD;

/* ---- Tiling: loops of any kind ---- */
/* The loops, the outermost first, in the caller's arena. */
typedef struct JigTiledLoop {
    JigOp **outer; /* over tiles */
    size_t num_outer;
    JigOp **inner; /* within one tile */
    size_t num_inner;
    JIG_RESERVED(2);
} JigTiledLoop;
/* Iterations of `loop`, which is replaced, in tiles of so many each: `n` numbers or index values,
 * at least 1, for the variables of a parallel loop (missing ones are 1), or for a nest of
 * sequential loops that are each all of the body of the one before. Iterations of a nest keep their
 * order, unless it is one of affine.for whose dependences allow another. */
JIG_API bool jig_tile_loop(JigRewriter *rw, JigOp *loop, const JigMixed *sizes, size_t n,
                           JigArena *a, JigTiledLoop *out, JigReason *why) JIG_NODISCARD;
/* How often the innermost variable of the loop steps; false: that is not known. */
JIG_API bool jig_innermost_trips(const JigOp *loop, uint64_t *out);
/* The largest divisor of `trips`, which is at most JIG_MOST_FACTORED, that is at most `most`; 1 for
 * 0. Tiles of that size are full. Takes time with the root of `trips`. */
#define JIG_MOST_FACTORED ((uint64_t)1 << 40)
JIG_API uint64_t jig_full_tile_size(uint64_t trips, uint64_t most);

/* ---- Software pipelining: scf.for ---- */
typedef struct JigLoopPipelineOptions {
    int64_t interval;     /* cycles from one iteration's start to the next one's; at least 1 */
    int64_t read_latency; /* cycles that reading a vector takes; other ops take one */
    /* As mlir-opt: an op that would run before its operands is an error at once, too. */
    bool as_reference;
    /* Accesses to memory may change places: that none depends on another one is the caller's to
     * know. */
    bool any_order;
    JIG_RESERVED(2);
} JigLoopPipelineOptions;
/* Replaces a loop of constant bounds by one in which op after op of an iteration runs as many
 * iterations later as cycles say; iterations begin before it and end behind it. The new loop, or
 * NULL: also where an access to memory would, or may, run before one that it depends on. */
JIG_API JigOp *jig_pipeline_loop(JigRewriter *rw, JigOp *loop,
                                 const JigLoopPipelineOptions *options, JigReason *why);

typedef struct JigStagedOp {
    JigOp *op;
    uint64_t stage; /* so many iterations later */
} JigStagedOp;
typedef enum JigPipelinePart {
    JIG_PIPELINE_BEGIN,
    JIG_PIPELINE_LOOP,
    JIG_PIPELINE_END
} JigPipelinePart;
typedef struct JigPipelineSchedule {
    const JigStagedOp *ops; /* all of the body but its end, in the order that they run */
    size_t n;
    /* NULL: iterations end behind the loop. Otherwise they end in it, where ops that would belong
     * to iterations that there are not have no effect: what takes the place of `op`, which runs
     * only if `cond` holds. It gets copies of all ops but those of the last stage. */
    JigOp *(*guard)(JigRewriter *rw, JigOp *op, JigValue *cond);
    /* Hears of each copy; `iteration` counts those before or behind the loop. NULL: nobody does. */
    void (*made)(JigRewriter *rw, JigOp *copy, JigPipelinePart part, uint64_t iteration,
                 const void *user);
    const void *user;
    bool as_reference; /* as JigLoopPipelineOptions.as_reference */
    JIG_RESERVED(2);
} JigPipelineSchedule;
/* Can the loop run so? It must be known to run often enough, and values must be defined before they
 * are used. */
JIG_API bool jig_can_pipeline_by(JigRewriter *rw, JigOp *loop, const JigPipelineSchedule *schedule,
                                 JigReason *why) JIG_NODISCARD;
/* Replaces the loop by one that runs by the schedule. The new loop, or NULL. */
JIG_API JigOp *jig_pipeline_by(JigRewriter *rw, JigOp *loop, const JigPipelineSchedule *schedule,
                               JigReason *why);

/* ---- Coalescing: scf.for and affine.for ---- */
/* Of the nest that begins with `loop`: neighbours whose bounds are known before the first of them
 * become one loop, which the first one is then. False where there are none; a single affine.for is
 * left as it is. Where an inner body reads what an outer loop carries, the one loop carries that,
 * too: it is another op than `loop`, and `*by` says which. `by` NULL: such loops stay. */
JIG_API bool jig_coalesce(JigRewriter *rw, JigOp *loop, JigOp **by, JigReason *why) JIG_NODISCARD;
/* The same, also where ops without effects, such as computations of indices, stand between two
 * loops: these move into the innermost one. */
JIG_API bool jig_coalesce_nested(JigRewriter *rw, JigOp *loop, JigOp **by,
                                 JigReason *why) JIG_NODISCARD;

/* ---- Fusing loops next to each other: scf.for and scf.forall ---- */
/* Would values still be defined before their uses if `target` ran where `source` does? Also false
 * when the two are not in one block. */
JIG_API bool jig_may_fuse_siblings(const JigOp *target, const JigOp *source,
                                   JigReason *why) JIG_NODISCARD;
/* Does each access to memory still run behind those that it depends on when jig_fuse_siblings has
 * fused them? Also false where that is not known. */
JIG_API bool jig_fused_siblings_keep_order(JigOp *target, JigOp *source,
                                           JigReason *why) JIG_NODISCARD;
/* A loop behind `source` that does in each iteration what `target` does and then what `source`
 * does, in place of both, which jig_may_fuse_siblings and count the same numbers. What they do to
 * memory is not looked at (jig_fused_siblings_keep_order). It has no attributes but those that
 * say how it counts and is mapped. NULL: they count other numbers, or are of other kinds or
 * mappings. */
JIG_API JigOp *jig_fuse_siblings(JigRewriter *rw, JigOp *target, JigOp *source, JigReason *why);

/* ---- A loop as a function ---- */
typedef struct JigOutlined {
    JigOp *function, *call;
    JIG_RESERVED(2);
} JigOutlined;
/* `op`, which has one region and stands in a func.func, moves into a function before the one around
 * it, called `name`, which must be free; a call takes its place. Values from outside become
 * arguments, in the order of their uses; index constants are made anew inside. `a` is scratch. */
JIG_API bool jig_outline(JigRewriter *rw, JigOp *op, JigStr name, JigArena *a, JigOutlined *out,
                         JigReason *why) JIG_NODISCARD;

/* ---- Loops of one kind as loops of another ---- */
/* A nest of scf.for, the outermost one first: as many as the loop had induction variables. */
typedef struct JigForNest {
    JigOp **loops; /* in the caller's arena */
    size_t n;
    JIG_RESERVED(1);
} JigForNest;
/* Replaces an scf.forall without outputs, or an scf.parallel without results, by such a nest. */
JIG_API bool jig_parallel_to_for(JigRewriter *rw, JigOp *loop, JigArena *a, JigForNest *out,
                                 JigReason *why) JIG_NODISCARD;
/* Replaces an scf.forall without outputs by an scf.parallel. */
JIG_API bool jig_forall_to_parallel(JigRewriter *rw, JigOp *loop, JigOp **out,
                                    JigReason *why) JIG_NODISCARD;
/* Replaces an scf.for by an scf.while, which carries the induction variable before everything else.
 * NULL: the variable never meets its bound, for it wraps around. */
JIG_API JigOp *jig_for_to_while(JigRewriter *rw, JigOp *loop, JigReason *why);
/* Replaces a loop over index values by one from 0 in steps of 1, and returns it; the loop itself
 * when it is one, or of a kind that can't be (jig_loop_like). */
JIG_API JigOp *jig_normalize_loop(JigRewriter *rw, JigOp *loop);

JIG_END_C

#endif
