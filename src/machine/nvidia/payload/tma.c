/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/gpu.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/gpu/gpu.h"
#include "dialect/linalg/linalg.h"
#include "dialect/llvm/llvm.h"
#include "dialect/memref/memref.h"
#include "machine/nvidia/nvgpu/nvgpu.h"
#include "dialect/scf/scf.h"
#include "payload/loop/index_math.h"
#include "support/arena.h"
#include "support/check.h"

/* ---- Which copies ---- */

static JigOp *launch_around(JigOp *op) {
    if (!jig_op_is(op, JIG_LINALG(COPY)))
        return NULL;
    JigOp *parent = jig_op_parent(op);
    while (parent && !jig_op_is(parent, JIG_GPU(LAUNCH)))
        parent = jig_op_parent(parent);
    return parent;
}

JigOp *jig_gpu_common_launch(JigOp *const *copies, size_t n, JigOp **other) {
    JIG_REQUIRE(copies && n && other);
    JigOp *launch = launch_around(copies[0]);
    for (size_t i = 0; i < n; ++i)
        if (!launch || launch_around(copies[i]) != launch)
            return *other = copies[i], NULL;
    return launch;
}

static JigValue *source_of(const JigOp *copy) {
    return jig_linalg_copy_inputs_at(copy, 0);
}
static JigValue *dest_of(const JigOp *copy) {
    return jig_linalg_copy_outputs_at(copy, 0);
}

/* Bytes that the copy writes. Of dynamic sizes there are no tiles: that is for the op that
 * describes them to say, as in the reference. */
static bool count_bytes(const JigOp *copy, int64_t *bytes) {
    enum { BITS = 8 };
    const JigType *t = jig_value_type(dest_of(copy)), *element = jig_type_element(t);
    if (!jig_type_is_int_or_float(element))
        return false;
    *bytes = 1;
    for (size_t d = 0; d < jig_type_rank(t); ++d)
        if (!jig_type_is_dynamic_dim(t, d) &&
            __builtin_mul_overflow(*bytes, jig_type_dim(t, d), bytes))
            return false;
    return !__builtin_mul_overflow(*bytes, (int64_t)jig_type_width(element), bytes) &&
           ((*bytes /= BITS), true);
}

/* Machines load rows that follow each other, and put them so. */
static bool check_copy(JigOp *copy, int64_t *total, JigReason *why) {
    const JigType *from = jig_value_type(source_of(copy)), *to = jig_value_type(dest_of(copy));
    int64_t bytes;
    if (!jig_type_is_memref(from) || !jig_type_is_memref(to) || !jig_type_rank(to))
        return jig_refuse(why, copy, "expected a copy between buffers with dimensions");
    if (jig_type_layout(from) || jig_type_layout(to))
        return jig_refuse(why, copy, "expected a copy of rows that follow each other");
    if (!count_bytes(copy, &bytes) || __builtin_add_overflow(*total, bytes, total))
        return jig_refuse(why, copy, "expected a copy of a known number of bytes");
    return true;
}

/* All threads have to wait: only loops whose bounds are the same for all may stand around. */
static bool runs_in_all_threads(JigOp *copy, const JigOp *launch) {
    for (JigOp *op = jig_op_parent(copy); op != launch; op = jig_op_parent(op)) {
        if (!jig_loop(op))
            return false;
        for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
            JigValue *v = jig_op_operand(op, i);
            const JigOp *owner = jig_block_parent_op(jig_value_block(v));
            if (!jig_constant_of(v) && jig_op_is_ancestor(launch, owner))
                return false;
        }
    }
    return true;
}

static bool is_one_of(const JigOp *op, JigOp *const *ops, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (op == ops[i])
            return true;
    return false;
}

/* In one block, and nothing that touches memory in between. */
static bool are_together(JigOp *const *copies, size_t n) {
    JigOp *first = copies[0];
    size_t seen = 0;
    for (size_t i = 1; i < n; ++i) {
        if (jig_op_block(copies[i]) != jig_op_block(first))
            return false;
        first = jig_op_is_before(copies[i], first) ? copies[i] : first;
    }
    for (JigOp *op = first; seen < n; op = jig_op_next(op)) {
        if (!op)
            return false; /* one is named twice */
        bool is_copy = is_one_of(op, copies, n);
        seen += is_copy;
        if (!is_copy && !jig_op_is_memory_effect_free(op))
            return false;
    }
    return true;
}

static bool check(JigOp *const *copies, size_t n, const JigOp *launch, int64_t *bytes,
                  JigReason *why) {
    *bytes = 0;
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(check_copy(copies[i], bytes, why));
    if (!are_together(copies, n))
        return jig_refuse(why, copies[0],
                          "expected copies with nothing between them that reads or "
                          "writes memory");
    return runs_in_all_threads(copies[0], launch) ||
           jig_refuse(why, copies[0], "expected copies that all threads carry out");
}

/* ---- On the host ---- */

static JigValue *describe_tile(JigRewriter *rw, JigLoc loc, JigOp *copy) {
    enum { OOB_ZERO, PLAIN = 0 };
    JigValue *source = source_of(copy);
    const JigType *t = jig_value_type(source);
    size_t rank = jig_type_rank(t);
    JigArena *a = jig_arena_create();
    JigMixed *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    JigValue **box = JIG_NEW_ARRAY(a, JigValue *, rank + 1);
    const JigType *unranked = jig_type_unranked_memref(jig_type_element(t), jig_type_space(t));
    JigMemrefCast cast = {.source = source, .dest_type = unranked};
    JigValue *tensor = jig_op_result(jig_memref_cast_build(rw, loc, &cast), 0);
    for (size_t d = 0; d < rank; ++d)
        sizes[d] = jig_memref_build_dim(rw, loc, source, d);
    for (size_t d = 0; d < rank; ++d)
        box[d] = jig_arith_mixed_to_value(rw, loc, sizes[d]);
    JigNvgpuTensorMap map = {.tensor =
                                 jig_type_memref(jig_type_shape(t), rank, jig_type_element(t), NULL,
                                                 jig_gpu_address_space(rw->ctx, JIG_GPU_WORKGROUP)),
                             .swizzle = PLAIN,
                             .l2promo = PLAIN,
                             .oob = OOB_ZERO,
                             .interleave = PLAIN};
    JigNvgpuTmaCreateDescriptor parts = {.tensor = tensor,
                                         .box_dimensions = {box, rank},
                                         .tensor_map_type = jig_nvgpu_tensor_map(&map)};
    JigValue *made = jig_op_result(jig_nvgpu_tma_create_descriptor_build(rw, loc, &parts), 0);
    jig_arena_destroy(a);
    return made;
}

/* ---- In the threads ---- */

typedef struct Loads {
    JigRewriter *rw;
    JigLoc loc;
    JigOp *const *copies;
    JigValue *const *tiles; /* as described */
    size_t n;
    int64_t bytes;
    JigValue *barrier;
} Loads;

static JigValue *number(const Loads *l, int64_t n) {
    return jig_arith_index(l->rw, l->loc, n);
}

/* How many threads a block has. */
static JigMixed num_threads(JigRewriter *rw, JigLoc loc, const JigOp *launch) {
    JigMixed sizes[] = {jig_mixed_value(jig_gpu_launch_block_size_x(launch)),
                        jig_mixed_value(jig_gpu_launch_block_size_y(launch)),
                        jig_mixed_value(jig_gpu_launch_block_size_z(launch))};
    const JigExpr *product = jig_expr_symbol(rw->ctx, 0);
    for (unsigned i = 1; i < JIG_LEN(sizes); ++i)
        product = jig_expr_mul(product, jig_expr_symbol(rw->ctx, i));
    return jig_affine_apply_folded(rw, loc, jig_map(rw->ctx, 0, JIG_LEN(sizes), &product, 1),
                                   sizes);
}

/* A barrier for that many threads, which all see it ready. */
static void make_barrier(Loads *l, JigMixed threads) {
    JigNvgpuMbarrierCreate create = {.barrier_type = jig_nvgpu_mbarrier_group(l->rw->ctx, 1)};
    l->barrier = jig_op_result(jig_nvgpu_mbarrier_create_build(l->rw, l->loc, &create), 0);
    JigValue *zero = number(l, 0);
    JigNvgpuMbarrierInit init = {.barriers = l->barrier,
                                 .count = jig_arith_mixed_to_value(l->rw, l->loc, threads),
                                 .mbar_id = zero};
    jig_nvgpu_mbarrier_init_build(l->rw, l->loc, &init);
    jig_gpu_barrier_build(l->rw, l->loc, &(JigGpuBarrier){0});
}

static void arrive(const Loads *l, int64_t bytes) {
    JigValue *count = number(l, bytes);
    JigNvgpuMbarrierArriveExpectTx parts = {
        .barriers = l->barrier, .txcount = count, .mbar_id = number(l, 0)};
    jig_nvgpu_mbarrier_arrive_expect_tx_build(l->rw, l->loc, &parts);
}

static void load_tiles(const Loads *l) {
    for (size_t i = 0; i < l->n; ++i) {
        JigValue *zero = number(l, 0);
        JigNvgpuTmaAsyncLoad load = {.dst = dest_of(l->copies[i]),
                                     .barriers = l->barrier,
                                     .tensor_map_descriptor = l->tiles[i],
                                     .coordinates = JIG_VALUES(zero, zero),
                                     .mbar_id = zero};
        jig_nvgpu_tma_async_load_build(l->rw, l->loc, &load);
    }
}

/* The first thread loads and tells how much comes; the others only arrive. */
static void build_branches(const Loads *l) {
    JigRewriter *rw = l->rw;
    const JigType *index = jig_type_index(rw->ctx);
    JigValue *zero = number(l, 0);
    JigGpuThreadId id = {.result_type = index, .dimension = jig_gpu_dim(rw->ctx, 0)};
    JigValue *thread = jig_op_result(jig_gpu_thread_id_build(rw, l->loc, &id), 0),
             *is_first = jig_loop_int_compare(rw, l->loc, JIG_COMPARE_EQ, thread, zero);
    JigOp *branch = jig_build_regions(rw, l->loc, JIG_SCF(IF), &is_first, 1, NULL, 0, 2, NULL);
    JigPoint behind = jig_point(rw);
    for (size_t i = 0; i < 2; ++i) {
        JigBlock *block = jig_create_block(rw, jig_op_region(branch, i), NULL, NULL, 0, l->loc);
        jig_at_end(rw, block);
        if (i == 0)
            load_tiles(l);
        arrive(l, i == 0 ? l->bytes : 0);
        jig_scf_yield_build(rw, l->loc, &(JigScfYield){.results = {NULL, 0}});
    }
    jig_set_point(rw, behind);
}

static void wait_for_all(const Loads *l) {
    enum { TICKS = 10000000 };
    const JigType *i1 = jig_type_i(l->rw->ctx, 1);
    JigLlvmMlirConstant no = {.value = jig_attr_int(i1, 0), .res_type = i1};
    JigValue *parity = jig_op_result(jig_llvm_mlir_constant_build(l->rw, l->loc, &no), 0);
    JigValue *ticks = number(l, TICKS);
    JigNvgpuMbarrierTryWaitParity wait = {
        .barriers = l->barrier, .phase_parity = parity, .ticks = ticks, .mbar_id = number(l, 0)};
    jig_nvgpu_mbarrier_try_wait_parity_build(l->rw, l->loc, &wait);
}

bool jig_gpu_copies_as_tma(JigRewriter *rw, JigLoc loc, JigOp *const *copies, size_t n,
                           JigOp *launch, JigReason *why) {
    JIG_REQUIRE(rw && copies && n && jig_op_is(launch, JIG_GPU(LAUNCH)));
    Loads l = {.rw = rw, .loc = loc, .copies = copies, .n = n};
    JIG_CHECK(check(copies, n, launch, &l.bytes, why));
    JigArena *a = jig_arena_create();
    JigValue **tiles = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    jig_at_before(rw, launch);
    for (size_t i = 0; i < n; ++i)
        tiles[i] = describe_tile(rw, loc, copies[i]);
    l.tiles = tiles;
    jig_at_before(rw, copies[0]);
    make_barrier(&l, num_threads(rw, loc, launch));
    build_branches(&l);
    wait_for_all(&l);
    for (size_t i = 0; i < n; ++i)
        jig_rw_erase(rw, copies[i]);
    jig_arena_destroy(a);
    return true;
}
