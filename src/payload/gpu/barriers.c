/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/gpu/barriers.h"

#include "dialect/gpu/gpu.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "dialect/vector/vector.h"
#include "ir/trail.h"
#include "payload/gpu/passes.h"
#include "support/vec.h"

/* ---- What ops around barriers are ---- */

/* Its body is run by all threads that wait for each other. */
static bool is_parallel(const JigOp *op) {
    return jig_op_is(op, JIG_GPU(FUNC)) || jig_op_is(op, JIG_GPU(LAUNCH)) ||
           jig_op_attr(op, "__parallel_region_boundary_for_test");
}
static bool is_loop(const JigOp *op) {
    return jig_op_is(op, JIG_SCF(FOR));
}
static bool runs_once(const JigOp *op) {
    return jig_function(op) || jig_op_is(op, JIG_SCF(IF)) ||
           jig_op_is(op, JIG_MEMREF(ALLOCA_SCOPE));
}
static bool is_barrier(const JigOp *op) {
    return jig_op_is(op, JIG_GPU(BARRIER));
}

/* ---- Effects before and after a barrier ----
 * Each function is false when it knows no better than that there is any effect. */

static bool any_effect(JigEffects *out) {
    static const JigEffectKind kinds[] = {JIG_EFFECT_READ, JIG_EFFECT_WRITE, JIG_EFFECT_ALLOC,
                                          JIG_EFFECT_FREE};
    for (size_t i = 0; i < JIG_LEN(kinds); ++i)
        jig_effects_add(out, kinds[i], NULL, NULL);
    return false;
}

static bool effects_of(JigOp *op, JigEffects *out) {
    if (is_barrier(op) || jig_op_is(op, JIG_MEMREF(ASSUME_ALIGNMENT)))
        return true;
    JigEffects own = {0};
    bool known = jig_op_own_effects(op, &own);
    for (size_t i = 0; known && i < own.len; ++i)
        jig_effects_add(out, own.items[i].kind, own.items[i].value, own.items[i].resource);
    jig_effects_free(&own);
    bool recursive = jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS);
    if (known && !recursive)
        return true;
    if (!recursive)
        return any_effect(out);
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            for (JigOp *inner = jig_block_first(b); inner; inner = jig_op_next(inner))
                JIG_CHECK(effects_of(inner, out));
    return true;
}

/* From `op` on, which is NULL at the end, to the next barrier. */
static bool effects_along(JigOp *op, bool forward, JigEffects *out) {
    for (; op && !is_barrier(op); op = forward ? jig_op_next(op) : jig_op_prev(op))
        JIG_CHECK(effects_of(op, out));
    return true;
}

static JigOp *neighbour(const JigOp *op, bool forward) {
    return forward ? jig_op_next(op) : jig_op_prev(op);
}

static JigWalk add_effects(JigOp *op, void *out) {
    return effects_of(op, out) ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

/* Of what may be executed before (after) `op` and after (before) the barriers before (after) it. */
static bool effects_around(JigOp *op, bool forward, JigEffects *out) {
    JigOp *parent = jig_op_parent(op);
    JigBlock *block = jig_op_block(op);
    if (!block || !parent)
        return true;
    if (!jig_region_has_one_block(jig_block_region(block)))
        return any_effect(out);
    effects_along(neighbour(op, forward), forward, out);
    if (is_parallel(parent))
        return true;
    /* Functions are not run one after the other. */
    if (!jig_function(parent))
        JIG_CHECK(effects_around(parent, forward, out));
    if (is_loop(parent))
        return effects_along(forward ? jig_block_first(block)
                                     : neighbour(jig_block_last(block), false),
                             forward, out);
    return runs_once(parent) || jig_walk_post(parent, add_effects, out) != JIG_WALK_INTERRUPT;
}

/* ---- Do two values name the same memory? ---- */

/* Through views. */
static JigValue *base_of(JigValue *v) {
    JigTrail trail = {0};
    for (JigOp *def; (def = jig_value_def(v)) && jig_trail_step(&trail, def);) {
        if (!jig_op_is(def, JIG_MEMREF(CAST)) && !jig_op_is(def, JIG_MEMREF(SUBVIEW)) &&
            !jig_op_is(def, JIG_MEMREF(VIEW)) && !jig_op_is(def, JIG_MEMREF(TRANSPOSE)) &&
            !jig_op_is(def, JIG_MEMREF(COLLAPSE_SHAPE)) &&
            !jig_op_is(def, JIG_MEMREF(EXPAND_SHAPE)))
            break;
        v = jig_op_operand(def, 0);
    }
    return v;
}

static const JigOp *function_of(const JigValue *v) {
    JigBlock *block = jig_value_owner_block(v);
    const JigOp *op = block ? jig_block_parent_op(block) : NULL;
    return op && jig_function(op) ? op : NULL;
}

static bool is_noalias(const JigValue *v) {
    const JigOp *function = function_of(v);
    const JigAttr *all = function ? jig_op_attr(function, "arg_attrs") : NULL;
    return all && jig_value_index(v) < jig_attr_array_len(all) &&
           jig_attr_dict_get(jig_attr_array_at(all, jig_value_index(v)), JIG_STR("llvm.noalias"));
}

/* Only these: of other allocations (jig_alias_is_allocated) the reference keeps the barriers. */
static bool is_allocated(const JigValue *v) {
    return jig_value_def_is(v, JIG_MEMREF(ALLOC)) || jig_value_def_is(v, JIG_MEMREF(ALLOCA));
}

static bool only_reads(const JigOp *op) {
    JigEffects effects = {0};
    bool reads = jig_op_own_effects(op, &effects) &&
                 !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS);
    for (size_t i = 0; reads && i < effects.len; ++i)
        reads = effects.items[i].kind == JIG_EFFECT_READ;
    jig_effects_free(&effects);
    return reads;
}

/* Writing to the buffer does not keep it; writing it somewhere does. */
static bool keeps(const JigOp *op, const JigValue *v) {
    if (jig_op_is(op, JIG_MEMREF(STORE)))
        return jig_memref_store_value(op) == v;
    if (jig_op_is(op, JIG_VECTOR(TRANSFER_WRITE)))
        return jig_vector_transfer_write_value_to_store(op) == v;
    if (jig_op_is(op, JIG_VECTOR(STORE)))
        return jig_vector_store_value_to_store(op) == v;
    if (jig_op_is(op, JIG_VECTOR(MASKEDSTORE)))
        return jig_vector_maskedstore_value_to_store(op) == v;
    return !jig_op_is(op, JIG_MEMREF(DEALLOC));
}

static bool may_be_kept(JigValue *v) {
    for (JigUse *use = jig_value_first_use(v); use; use = jig_use_next(use)) {
        JigOp *user = jig_use_owner(use);
        if (!only_reads(user) && !jig_view(user) && !jig_cast(user) && keeps(user, v))
            return true;
    }
    return false;
}

static bool may_alias(JigValue *a, JigValue *b) {
    a = base_of(a), b = base_of(b);
    if (a == b)
        return true;
    const JigOp *global_a = jig_value_def_of(a, JIG_MEMREF(GET_GLOBAL)),
                *global_b = jig_value_def_of(b, JIG_MEMREF(GET_GLOBAL));
    if (global_a && global_b)
        return jig_memref_get_global_name_attr(global_a) ==
               jig_memref_get_global_name_attr(global_b);
    if (is_noalias(a) && is_noalias(b))
        return false;
    bool own_a = is_allocated(a), own_b = is_allocated(b);
    if ((own_a || global_a) && (own_b || global_b))
        return false;
    if ((own_a && function_of(b)) || (own_b && function_of(a)))
        return false;
    return !(own_a && !may_be_kept(a)) && !(own_b && !may_be_kept(b));
}

/* ---- Conflicts ---- */

static bool same_resource(const JigEffect *a, const JigEffect *b) {
    return a->resource == b->resource ||
           (a->resource && b->resource && jig_str_is(jig_str(a->resource), b->resource));
}

static bool conflict(const JigEffect *before, const JigEffect *after) {
    if (!same_resource(before, after) ||
        (before->value && after->value && !may_alias(before->value, after->value)))
        return false;
    if (before->kind == JIG_EFFECT_READ && after->kind == JIG_EFFECT_READ)
        return false;
    return before->kind != JIG_EFFECT_ALLOC && after->kind != JIG_EFFECT_ALLOC &&
           before->kind != JIG_EFFECT_FREE;
}

static bool any_conflict(const JigEffects *before, const JigEffects *after) {
    for (size_t i = 0; i < before->len; ++i)
        for (size_t k = 0; k < after->len; ++k)
            if (conflict(&before->items[i], &after->items[k]))
                return true;
    return false;
}

static bool drop_barrier(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigEffects before = {0}, after = {0};
    effects_around(op, false, &before);
    effects_around(op, true, &after);
    bool needed = any_conflict(&before, &after);
    jig_effects_free(&before);
    jig_effects_free(&after);
    if (needed)
        return jig_no_match(rw, op, "it orders effects on the same memory");
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_gpu_barrier_elimination[] = {
    {.name = "(anonymous namespace)::BarrierElimination",
     .root = "gpu.barrier",
     .fn = drop_barrier},
    {0},
};

/* ---- The pass ---- */

static bool run(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, jig_gpu_barrier_elimination);
    return jig_pass_apply(call, set, NULL);
}

const JigPassRow jig_pass_gpu_eliminate_barriers = {
    .name = "gpu-eliminate-barriers",
    .title = "GpuEliminateBarriers",
    .anchor = "func.func",
    .run = run,
    .summary = "drop barriers that order nothing",
};
