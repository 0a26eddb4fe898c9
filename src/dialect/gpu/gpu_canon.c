/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds and canonical forms. */
#include "dialect/gpu/gpu_int.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "jig/iface.h"

/* ---- Folds ---- */

/* Casts of buffers don't matter to copies. */
JigFold jig_gpu_fold_copy(JigFoldCall *call) {
    JigFold fold = JIG_FOLD_NONE;
    for (size_t i = 0; i < jig_op_num_operands(call->op); i++) {
        JigOp *cast = jig_op_operand_def_of(call->op, i, JIG_MEMREF(CAST));
        if (!cast || !jig_type_is_memref(jig_value_type(jig_memref_cast_source(cast))))
            continue;
        jig_op_set_operand(call->op, i, jig_memref_cast_source(cast));
        fold = JIG_FOLD_IN_PLACE;
    }
    return fold;
}

/* All threads reach what stands in the launch's first block. */
static bool is_reached_by_all(const JigOp *op) {
    const JigOp *launch = jig_op_parent(op);
    return jig_op_is(launch, JIG_GPU(LAUNCH)) && jig_op_block(op) == jig_op_body(launch);
}

JigFold jig_gpu_fold_all_reduce(JigFoldCall *call) {
    if (jig_gpu_all_reduce_uniform(call->op) || !is_reached_by_all(call->op))
        return JIG_FOLD_NONE;
    jig_gpu_all_reduce_set_uniform(NULL, call->op, jig_attr_unit(jig_op_context(call->op)));
    return JIG_FOLD_IN_PLACE;
}

JigFold jig_gpu_fold_subgroup_reduce(JigFoldCall *call) {
    const JigAttr *of_cluster = jig_gpu_subgroup_reduce_cluster_size_attr(call->op);
    if (of_cluster && jig_attr_int_value(of_cluster) == 1) {
        call->results[0].value = jig_gpu_subgroup_reduce_value(call->op);
        return JIG_FOLD_RESULTS;
    }
    if (jig_gpu_subgroup_reduce_uniform(call->op) || !is_reached_by_all(call->op))
        return JIG_FOLD_NONE;
    jig_gpu_subgroup_reduce_set_uniform(NULL, call->op, jig_attr_unit(jig_op_context(call->op)));
    return JIG_FOLD_IN_PLACE;
}

/* What was broadcast is the same everywhere. */
JigFold jig_gpu_fold_broadcast(JigFoldCall *call) {
    JigValue *source = jig_gpu_subgroup_broadcast_src(call->op);
    if (!jig_value_def_is(source, JIG_GPU(SUBGROUP_BROADCAST)))
        return JIG_FOLD_NONE;
    call->results[0].value = source;
    return JIG_FOLD_RESULTS;
}

/* ---- gpu.launch: ids of what there is one of are 0 ---- */

static bool launch_ids(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOperandRange deps = jig_gpu_launch_async_dependencies(op);
    JigBlock *body = jig_op_body(op);
    JigValue *zero = NULL;
    for (size_t i = 0; i < 6; i++) {
        JigValue *id = jig_block_arg(body, JIG_LAUNCH_BLOCK_ID + i);
        int64_t size;
        if (!jig_constant_int(jig_op_operand(op, deps.start + deps.count + i), &size) ||
            size != 1 || !jig_value_has_uses(id))
            continue;
        if (!zero) {
            jig_at_start(rw, body);
            zero = jig_arith_index(rw, jig_op_loc(op), 0);
        }
        jig_rw_replace_uses(rw, id, zero);
    }
    return zero || jig_no_match(rw, op, "no id of a dimension of size 1 is used");
}
const JigPattern jig_gpu_launch_patterns[] = {
    {.name = "(anonymous namespace)::FoldLaunchArguments", .root = "gpu.launch", .fn = launch_ids},
    {0},
};

/* ---- gpu.barrier, gpu.wait ---- */

static bool barrier_twice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *next = jig_op_next(op);
    if (!next || !jig_op_is(next, JIG_GPU(BARRIER)))
        return jig_no_match(rw, op, "no barrier follows");
    jig_rw_erase(rw, op);
    return true;
}
const JigPattern jig_gpu_barrier_patterns[] = {
    {.name = "eraseRedundantGpuBarrierOps", .root = "gpu.barrier", .fn = barrier_twice},
    {0},
};

static bool is_empty_wait(const JigValue *v) {
    const JigOp *wait = jig_value_def_of(v, JIG_GPU(WAIT));
    return wait && !jig_op_num_operands(wait);
}

/* Waiting for a wait for nothing is waiting for nothing. */
static bool wait_for_nothing(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_operands(op), kept = 0;
    JigValue **left = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        if (!is_empty_wait(jig_op_operand(op, i)))
            left[kept++] = jig_op_operand(op, i);
    if (kept == n)
        return jig_no_match(rw, op, "each token is of something");
    jig_gpu_wait_set_async_dependencies(rw, op, left, kept);
    return true;
}

static bool simplify_wait(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_operands(op);
    bool has_token = jig_op_num_results(op) > 0;
    if (n == 1 && has_token)
        jig_rw_replace1(rw, op, jig_gpu_wait_async_dependencies_at(op, 0));
    else if ((!n && !has_token) || (has_token && !jig_op_has_uses(op)))
        jig_rw_erase(rw, op);
    else
        return jig_no_match(rw, op, "it waits, or joins several");
    return true;
}
const JigPattern jig_gpu_wait_patterns[] = {
    {.name = "(anonymous namespace)::EraseRedundantGpuWaitOpPairs",
     .root = "gpu.wait",
     .fn = wait_for_nothing},
    {.name = "(anonymous namespace)::SimplifyGpuWaitOp", .root = "gpu.wait", .fn = simplify_wait},
    {0},
};

/* ---- gpu.alloc, gpu.memcpy ---- */

/* The size of an allocated buffer is what it was allocated with. */
static bool dim_of_alloc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_memref_dim_source(op);
    const JigType *type = jig_value_type(source);
    JigOp *alloc = jig_value_def_of(source, JIG_GPU(ALLOC));
    int64_t i;
    if (!alloc || !jig_constant_int(jig_memref_dim_index(op), &i) || i < 0 ||
        (uint64_t)i >= jig_type_rank(type) || !jig_type_is_dynamic_dim(type, (size_t)i))
        return jig_no_match(rw, op, "not a size that gpu.alloc was given");
    JigValue *size =
        jig_gpu_alloc_dynamic_sizes_at(alloc, jig_type_dynamic_before(type, (size_t)i));
    jig_rw_replace1(rw, op, size);
    return true;
}
const JigPattern jig_gpu_alloc_patterns[] = {
    {.name = "(anonymous namespace)::SimplifyDimOfAllocOp",
     .root = "memref.dim",
     .fn = dim_of_alloc},
    {0},
};

/* Does the op do this to `v`, and nothing else? */
static bool has_only_effect(const JigOp *op, JigEffectKind kind, const JigValue *v) {
    JigEffects effects = {0};
    jig_op_own_effects(op, &effects);
    size_t of_value = 0, of_kind = 0;
    for (size_t i = 0; i < effects.len; i++) {
        of_value += effects.items[i].value == v;
        of_kind += effects.items[i].value == v && effects.items[i].kind == kind;
    }
    jig_effects_free(&effects);
    return of_value == 1 && of_kind == 1;
}

static bool copy_to_unread(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *dest = jig_gpu_memcpy_dst(op);
    JigOp *def = jig_value_def(dest);
    size_t deps = jig_gpu_memcpy_num_async_dependencies(op);
    if (!def || !has_only_effect(def, JIG_EFFECT_ALLOC, dest))
        return jig_no_match(rw, op, "the target may be known elsewhere");
    for (JigUse *use = jig_value_first_use(dest); use; use = jig_use_next(use))
        if (jig_use_owner(use) != op && !has_only_effect(jig_use_owner(use), JIG_EFFECT_FREE, dest))
            return jig_no_match(rw, op, "the target is used");
    if (deps > 1 || deps != jig_op_num_results(op))
        return jig_no_match(rw, op, "no one token takes the place of the other");
    JigValue *token = deps ? jig_gpu_memcpy_async_dependencies_at(op, 0) : NULL;
    jig_rw_replace(rw, op, &token, deps);
    return true;
}
const JigPattern jig_gpu_memcpy_patterns[] = {
    {.name = "(anonymous namespace)::EraseTrivialCopyOp",
     .root = "gpu.memcpy",
     .fn = copy_to_unread},
    {0},
};
