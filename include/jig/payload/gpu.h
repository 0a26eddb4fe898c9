/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Loops, copies and matrices on devices: launches, loops over blocks and threads, copies to shared
 * memory that run beside the program, products that a warp computes at once. The insertion point is
 * anywhere afterwards.
 */
#ifndef JIG_PAYLOAD_GPU_H
#define JIG_PAYLOAD_GPU_H

#include "jig/iface.h"
#include "jig/reason.h"

JIG_BEGIN_C

/* ---- Launches ---- */
/* How many blocks, or threads in a block, along x, y and z. */
typedef struct JigGpuSizes {
    int64_t of[3];
} JigGpuSizes;
/* Are there devices for it? NULL is one of each. `at` is blamed. */
JIG_API bool jig_gpu_check_limits(const JigGpuSizes *grid, const JigGpuSizes *block, JigOp *at,
                                  JigReason *why) JIG_NODISCARD;
/* A gpu.launch of one thread at the insertion point, whose body ends at once. */
JIG_API JigOp *jig_gpu_build_launch(JigRewriter *rw, JigLoc loc);
/* Such a launch in the place of `*op`, which becomes a copy of it in the body. */
JIG_API JigOp *jig_gpu_launch_around(JigRewriter *rw, JigLoc loc, JigOp **op);
/* Gives a launch constants for its sizes, which stand at its own; NULL: they stay. */
JIG_API void jig_gpu_resize_launch(JigRewriter *rw, JigOp *launch, const JigGpuSizes *grid,
                                   const JigGpuSizes *block);
/* The same of threads alone; the constants stand before the launch. */
JIG_API void jig_gpu_set_launch_threads(JigRewriter *rw, JigOp *launch, const JigGpuSizes *block);

/* Where kernels go: into modules below `table`, which is not a gpu.module, before `before` (NULL:
 * at its end). `layout`, a #dlti.dl_spec, is given to those modules; or NULL. `renamed` counts the
 * names of modules that were taken, and is to begin with 0. */
typedef struct JigKernelPlace {
    JigOp *table, *before;
    const JigAttr *layout;
    size_t renamed;
    JIG_RESERVED(2);
} JigKernelPlace;
/* Makes a function of the body of a launch, with what it takes from outside as arguments, and the
 * launch a gpu.launch_func of that. What the function names goes along into its module, which has
 * the function's name unless the launch says another. The module around must have the attribute
 * gpu.container_module then, which is the caller's to set. `a` is scratch. False, with everything
 * as it was: a name stands for nothing. */
JIG_API bool jig_gpu_outline(JigRewriter *rw, JigOp *launch, JigKernelPlace *place, JigArena *a,
                             JigReason *why) JIG_NODISCARD;

/* ---- Loops over processors ----
 * What an scf.forall does becomes what blocks or threads do, as the loop's mapping says. */
/* The only forall in `target` that is in no other; NULL: none or several. */
JIG_API JigOp *jig_gpu_find_top_forall(JigOp *target);
/* Replaces a forall in a launch by its body, run by blocks of a grid of the sizes `given`. NULL: of
 * the sizes that the loop needs, without looking whether there is such a device. `*grid` gets them;
 * the launch keeps its own (jig_gpu_resize_launch). False: nothing has been changed. */
JIG_API bool jig_gpu_map_to_blocks(JigRewriter *rw, JigOp *forall, const JigGpuSizes *given,
                                   JigGpuSizes *grid, JigReason *why) JIG_NODISCARD;
typedef struct JigGpuThreads {
    JigGpuSizes block;
    int64_t warp_size;
    bool sync; /* threads wait for each other after each loop */
    JIG_RESERVED(2);
} JigGpuThreads;
/* Replaces all foralls in a launch by their bodies, run by its threads, the inner ones first.
 * `block` is what the launch has (jig_gpu_resize_launch). False: loops before the one to blame are
 * replaced already (jig/journal.h takes that back). */
JIG_API bool jig_gpu_map_to_threads(JigRewriter *rw, JigOp *launch, const JigGpuThreads *threads,
                                    JigReason *why) JIG_NODISCARD;

/* ---- Copies ---- */
enum { JIG_GPU_COPY_MOST_DIMS = 3 };
typedef struct JigGpuCopy {
    const int64_t *sizes; /* of 1 to 3 dimensions */
    size_t rank;
    int64_t element_bits;
    int64_t alignment_bits; /* wanted of each access */
    int32_t threads;        /* at most */
    JIG_RESERVED(1);
} JigGpuCopy;
/* How many threads there are along each dimension: as many in all as divide the sizes, with the
 * longest accesses to neighbours in the last one that leave none idle. To tile by
 * (JigTileOptions.threads). False: there are too few for the last dimension, or there is nothing to
 * share. */
JIG_API bool jig_gpu_share_copy(const JigGpuCopy *copy,
                                int64_t threads[JIG_GPU_COPY_MOST_DIMS]) JIG_NODISCARD;

/* Vectors that are read from global memory at or below `op` and written to shared memory are
 * copied asynchronously instead. Copies with nothing between them that matters are a group, which
 * is waited for where the last one stood. With `bypass_l1`, copies of 16 bytes leave the cache
 * alone. */
JIG_API void jig_gpu_make_async_copies(JigRewriter *rw, JigOp *op, bool bypass_l1);

typedef struct JigGpuPipelineOptions {
    int64_t depth;      /* so many iterations are copied ahead */
    bool peel_epilogue; /* the last iterations end behind the loop; otherwise copies that nobody
                           needs become empty */
    /* As mlir-opt: an op that would run before its operands is an error at once, too. */
    bool as_reference;
    JIG_RESERVED(2);
} JigGpuPipelineOptions;
typedef enum JigGpuPipelined {
    JIG_GPU_PIPELINED,
    JIG_GPU_NO_COPIES,    /* there is nothing that could run ahead */
    JIG_GPU_LOOP_NOT_FIT, /* the loop can't be pipelined so */
    JIG_GPU_NOT_IN_VAIN,  /* what would run ahead of the last iterations has effects */
} JigGpuPipelined;
/* The asynchronous copies of an scf.for, and what they need, run `depth` iterations before the rest
 * of its body, whose waits leave as many groups in flight. That shared memory has room for them is
 * the caller's to know. `*loop` becomes the new one; where it fails, all is as before. */
JIG_API JigGpuPipelined jig_gpu_pipeline_copies(JigRewriter *rw, JigOp **loop,
                                                const JigGpuPipelineOptions *options,
                                                JigReason *why) JIG_NODISCARD;

/* The gpu.launch around each of the ops, which all are linalg.copy; NULL: one is not, or is in
 * another one, which *other then is. */
JIG_API JigOp *jig_gpu_common_launch(JigOp *const *copies, size_t n, JigOp **other);
/* Where the first copy stands, one thread loads all tiles, and all threads wait for them; before
 * the launch tiles are described. The copies are gone. False: nothing was changed. */
JIG_API bool jig_gpu_copies_as_tma(JigRewriter *rw, JigLoc loc, JigOp *const *copies, size_t n,
                                   JigOp *launch, JigReason *why) JIG_NODISCARD;

/* ---- Products of small matrices ---- */
/* Do the maps of a linalg.matmul neither transpose nor broadcast? */
JIG_API bool jig_gpu_is_plain_product(const JigOp *matmul);
/* A linalg.matmul whose sizes and elements one nvgpu.mma.sync has gives way to it: the threads of a
 * warp, which thread_id x counts, load what they need of the matrices and store what they get.
 * False: there is no such instruction; then nobody uses the id that has been made. */
JIG_API bool jig_gpu_matmul_as_mma(JigRewriter *rw, JigOp *matmul, JigReason *why) JIG_NODISCARD;

JIG_END_C

#endif
