/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/gpu.h"

#include "dialect/arith/arith.h"
#include "dialect/gpu/gpu.h"
#include "machine/nvidia/nvgpu/nvgpu.h"
#include "dialect/scf/scf.h"
#include "dialect/vector/vector.h"
#include "jig/payload/loop.h"
#include "support/map.h"
#include "support/vec.h"
#include "support/check.h"

/* ---- What runs ahead ---- */

typedef struct Ahead {
    const JigBlock *body;
    JigPtrMap ops;
    JIG_VEC(JigOp *) found; /* whose operands are still to be looked at */
} Ahead;

static void add(Ahead *a, JigOp *op) {
    if (jig_ptrset_add(&a->ops, op))
        jig_vec_push(&a->found, op);
}

static void add_operands(Ahead *a) {
    while (a->found.len) {
        JigOp *op = a->found.data[--a->found.len];
        for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
            JigOp *def = jig_op_operand_def(op, i);
            if (def && jig_op_block(def) == a->body)
                add(a, def);
        }
    }
}

static bool is_global(const JigType *memref) {
    const JigAttr *space = jig_type_space(memref);
    return !space || (jig_attr_is_int(space) && jig_attr_int_value(space) == 0);
}

/* A read of global memory that is only written to another buffer, through registers: the read runs
 * ahead, the write does not. */
static bool is_read_of_copy(const JigOp *op) {
    if (!jig_op_is(op, JIG_VECTOR(TRANSFER_READ)))
        return false;
    const JigType *from = jig_value_type(jig_vector_transfer_read_base(op));
    JigValue *v = jig_op_result(op, 0);
    if (!jig_type_is_memref(from) || !is_global(from) || !jig_value_has_one_use(v))
        return false;
    const JigOp *user = jig_use_owner(jig_value_first_use(v));
    return jig_op_is(user, JIG_VECTOR(TRANSFER_WRITE)) &&
           jig_vector_transfer_write_value_to_store(user) == v &&
           jig_type_is_memref(jig_value_type(jig_vector_transfer_write_base(user)));
}

/* Copies, groups of them, barriers before one of these, and what all that needs. */
static bool find_ahead(Ahead *a, JigOp *loop, JigReason *why) {
    JIG_VEC(JigOp *) barriers = {0};
    bool ok = true;
    for (JigOp *op = jig_block_first(a->body); ok && op; op = jig_op_next(op)) {
        ok = !jig_op_num_regions(op);
        if (jig_op_is(op, JIG_GPU(BARRIER)))
            jig_vec_push(&barriers, op);
        if (is_read_of_copy(op))
            add(a, op);
        if (!jig_op_is(op, JIG_NVGPU(DEVICE_ASYNC_COPY)) &&
            !jig_op_is(op, JIG_NVGPU(DEVICE_ASYNC_CREATE_GROUP)))
            continue;
        add(a, op);
        for (size_t i = 0; i < barriers.len; ++i)
            add(a, barriers.data[i]);
        barriers.len = 0;
    }
    jig_vec_free(&barriers);
    if (!ok)
        return jig_refuse(why, loop, "cannot find stage 0 ops for pipelining");
    if (!a->found.len)
        return jig_refuse(why, loop, "no shared memory copy");
    add_operands(a);
    return true;
}

/* ---- The schedule: first what works on copies of earlier iterations ---- */

static size_t push_ops(const Ahead *a, bool ahead, uint64_t stage, JigStagedOp *out) {
    size_t n = 0;
    for (JigOp *op = jig_block_first(a->body); jig_op_next(op); op = jig_op_next(op))
        if (jig_ptrmap_has(&a->ops, op) == ahead)
            out[n++] = (JigStagedOp){.op = op, .stage = stage};
    return n;
}

static void set_groups_in_flight(JigRewriter *rw, JigOp *copy, JigPipelinePart part,
                                 uint64_t iteration, const void *user) {
    uint32_t depth = *(const uint32_t *)user;
    if (!jig_op_is(copy, JIG_NVGPU(DEVICE_ASYNC_WAIT)) ||
        jig_nvgpu_device_async_wait_num_groups_attr(copy))
        return;
    uint32_t in_flight = depth - 1 - (part == JIG_PIPELINE_END ? (uint32_t)iteration : 0);
    jig_nvgpu_device_async_wait_set_num_groups(
        rw, copy, jig_attr_int(jig_type_integer(rw->ctx, 32, JIG_SIGNLESS), (int32_t)in_flight));
}

/* ---- Copies that may be none ---- */

static bool may_run_in_vain(JigOp *op) {
    return jig_op_is_memory_effect_free(op) || jig_op_is(op, JIG_GPU(BARRIER)) ||
           jig_op_is(op, JIG_NVGPU(DEVICE_ASYNC_CREATE_GROUP)) ||
           jig_op_is(op, JIG_NVGPU(DEVICE_ASYNC_WAIT));
}

static JigValue *none_unless(JigRewriter *rw, const JigOp *op, JigValue *cond) {
    JigLoc loc = jig_op_loc(op);
    const JigAttr *all = jig_nvgpu_device_async_copy_dst_elements_attr(op);
    JigValue *n = jig_arith_constant(rw, loc, jig_attr_type(all), all),
             *given = jig_nvgpu_device_async_copy_src_elements(op),
             *none = jig_arith_index(rw, loc, 0);
    JigArithSelect parts = {
        .condition = cond, .true_value = given ? given : n, .false_value = none};
    return jig_arith_select_result(jig_arith_select_build(rw, loc, &parts));
}

/* In the place of a copy one of no elements, which writes zeros, where `cond` does not hold. Others
 * run in vain. */
static JigOp *guard(JigRewriter *rw, JigOp *op, JigValue *cond) {
    if (!jig_op_is(op, JIG_NVGPU(DEVICE_ASYNC_COPY)))
        return op;
    size_t num_to = jig_nvgpu_device_async_copy_num_dst_indices(op),
           num_from = jig_nvgpu_device_async_copy_num_src_indices(op);
    JigValue **to = JIG_NEW_ARRAY(rw->arena, JigValue *, num_to + 1),
             **from = JIG_NEW_ARRAY(rw->arena, JigValue *, num_from + 1);
    for (size_t i = 0; i < num_to; ++i)
        to[i] = jig_nvgpu_device_async_copy_dst_indices_at(op, i);
    for (size_t i = 0; i < num_from; ++i)
        from[i] = jig_nvgpu_device_async_copy_src_indices_at(op, i);
    JigNvgpuDeviceAsyncCopy parts = {.dst = jig_nvgpu_device_async_copy_dst(op),
                                     .dst_indices = {to, num_to},
                                     .src = jig_nvgpu_device_async_copy_src(op),
                                     .src_indices = {from, num_from},
                                     .src_elements = none_unless(rw, op, cond),
                                     .async_token_type = jig_op_result_type(op, 0),
                                     .dst_elements =
                                         jig_nvgpu_device_async_copy_dst_elements_attr(op)};
    JigOp *by = jig_nvgpu_device_async_copy_build(rw, jig_op_loc(op), &parts);
    jig_rw_replace(rw, op, (JigValue *[]){jig_op_result(by, 0)}, 1);
    return by;
}

static JigOp *find_unguarded(const JigStagedOp *ops, size_t n, uint64_t last_stage) {
    for (size_t i = 0; i < n; ++i)
        if (ops[i].stage < last_stage && !jig_op_is(ops[i].op, JIG_NVGPU(DEVICE_ASYNC_COPY)) &&
            !may_run_in_vain(ops[i].op))
            return ops[i].op;
    return NULL;
}

/* ---- All of it ---- */

static JigGpuPipelined pipeline(JigRewriter *rw, JigOp **loop, const JigGpuPipelineOptions *options,
                                const Ahead *a, JigReason *why) {
    uint32_t depth = (uint32_t)options->depth;
    size_t n = 0;
    for (const JigOp *op = jig_block_first(a->body); op; op = jig_op_next(op))
        ++n;
    JigStagedOp *ops = JIG_NEW_ARRAY(rw->arena, JigStagedOp, n);
    n = push_ops(a, false, depth, ops);
    n += push_ops(a, true, 0, ops + n);
    JigPipelineSchedule schedule = {.ops = ops,
                                    .n = n,
                                    .guard = options->peel_epilogue ? NULL : guard,
                                    .made = set_groups_in_flight,
                                    .user = &depth,
                                    .as_reference = options->as_reference};
    if (!jig_can_pipeline_by(rw, *loop, &schedule, why))
        return JIG_GPU_LOOP_NOT_FIT;
    JigOp *stuck = options->peel_epilogue ? NULL : find_unguarded(ops, n, depth);
    if (stuck) {
        (void)jig_refuse(why, stuck, "runs ahead, but not in vain");
        return JIG_GPU_NOT_IN_VAIN;
    }
    *loop = jig_pipeline_by(rw, *loop, &schedule, NULL);
    return JIG_GPU_PIPELINED;
}

JigGpuPipelined jig_gpu_pipeline_copies(JigRewriter *rw, JigOp **loop,
                                        const JigGpuPipelineOptions *options, JigReason *why) {
    JIG_REQUIRE(rw && loop && jig_op_is(*loop, JIG_SCF(FOR)) && options);
    Ahead a = {.body = jig_op_body(*loop)};
    JigGpuPipelined done = JIG_GPU_NO_COPIES;
    if (find_ahead(&a, *loop, why))
        done = pipeline(rw, loop, options, &a, why);
    jig_ptrmap_free(&a.ops);
    jig_vec_free(&a.found);
    return done;
}
