/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * scf.parallel as a team of threads: reduced values start in memory, each
 * thread has its own of them, and what is on the stack in an iteration goes
 * with it.
 */
#include "payload/omp/omp_parallel.h"

#include "dialect/llvm/llvm.h"
#include "dialect/memref/memref.h"
#include "dialect/omp/omp.h"
#include "dialect/scf/scf.h"
#include "payload/omp/reductions.h"
#include "support/check.h"
#include "support/vec.h"

typedef struct Shared {
    JigRewriter *rw;
    JigOp *loop, *reduce;
    const JigOmpOptions *options;
    JigOmpNames *names;
    size_t n;             /* reductions */
    JigOp **declared;     /* one for each */
    JigValue **variables; /* where they are in memory */
} Shared;

/* ---- Reductions ---- */

static bool declare(Shared *s, JigReason *why) {
    const JigOp *table = jig_nearest_symbol_table(s->loop);
    JigOp *at = s->loop;
    if (!s->n)
        return true;
    if (!table)
        return jig_refuse(why, s->loop, "is in no symbol table");
    while (jig_op_parent(at) != table)
        at = jig_op_parent(at);
    for (size_t i = 0; i < s->n; ++i) {
        JigOmpReduction r;
        if (!jig_openmp_match_reduction(jig_scf_reduce_reductions_at(s->reduce, i), &r))
            return jig_refuse(why, s->reduce, "has no reduction that threads know in region {}",
                              jig_fact_int((int64_t)i));
        s->declared[i] = jig_openmp_declare_reduction(s->rw, s->reduce, i, &r, at, s->names);
    }
    return true;
}

/* The start of what keeps its stack until it is left: of loops, what is around them. */
static void at_stack(JigRewriter *rw, JigOp *loop) {
    JigOp *inside = loop;
    for (JigOp *op = jig_op_parent(loop); op; inside = op, op = jig_op_parent(op))
        if (jig_op_has_trait(op, JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE) && !jig_loop(op))
            break;
    if (jig_op_parent(inside))
        jig_at_start(rw, jig_region_first(jig_block_region(jig_op_block(inside))));
}

static JigValue *constant(JigRewriter *rw, JigLoc loc, uint32_t width, int64_t value) {
    const JigType *type = jig_type_i(rw->ctx, width);
    const JigOp *op = jig_llvm_mlir_constant_build(
        rw, loc, &(JigLlvmMlirConstant){.res_type = type, .value = jig_attr_int(type, value)});
    return jig_op_result(op, 0);
}

/* Each value that is reduced is in memory then, with what it starts as. */
static void allocate(Shared *s) {
    JigRewriter *rw = s->rw;
    JigLoc loc = jig_op_loc(s->loop);
    JigPoint before = jig_point(rw);
    if (s->options->for_code)
        at_stack(rw, s->loop);
    JigValue *one = constant(rw, loc, 64, 1);
    for (size_t i = 0; i < s->n; ++i) {
        JigValue *init = jig_scf_parallel_init_vals_at(s->loop, i);
        JigLlvmAlloca parts = {.array_size = one,
                               .res_type = jig_llvm_ptr(rw->ctx, 0),
                               .elem_type = jig_attr_of_type(jig_value_type(init))};
        s->variables[i] = jig_op_result(jig_llvm_alloca_build(rw, loc, &parts), 0);
        JigPoint here = jig_point(rw);
        if (s->options->for_code)
            jig_set_point(rw, before);
        jig_llvm_store_build(rw, loc, &(JigLlvmStore){.value = init, .addr = s->variables[i]});
        if (s->options->for_code)
            jig_set_point(rw, here);
    }
    if (s->options->for_code)
        jig_set_point(rw, before);
}

/* ---- The nest ---- */

static JigOp *build_parallel(Shared *s) {
    JigRewriter *rw = s->rw;
    JigLoc loc = jig_op_loc(s->loop);
    JigOmpParallel parts = {0};
    if (s->options->num_threads)
        parts.num_threads = constant(rw, loc, 32, (int32_t)s->options->num_threads);
    JigOp *parallel = jig_omp_parallel_build(rw, loc, &parts);
    JigBlock *body = jig_create_block(rw, jig_omp_parallel_region(parallel), NULL, NULL, 0, loc);
    jig_at_start(rw, body);
    JigOp *end = jig_omp_terminator_build(rw, loc, &(JigOmpTerminator){0});
    jig_at_before(rw, end);
    return parallel;
}

/* Of the variables, each thread has its own as arguments of the block. */
static JigBlock *build_wsloop(Shared *s) {
    JigRewriter *rw = s->rw;
    JigOmpWsloop parts = {.reduction_vars = {s->variables, s->n}};
    const JigAttr **syms = JIG_NEW_ARRAY(rw->arena, const JigAttr *, s->n + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, s->n + 1);
    bool *byref = JIG_NEW_ARRAY(rw->arena, bool, s->n + 1);
    for (size_t i = 0; i < s->n; ++i) {
        JigStr name = jig_symbol_name(s->declared[i]);
        syms[i] = jig_attr_symbol(rw->ctx, &name, 1);
        types[i] = jig_llvm_ptr(rw->ctx, 0);
        byref[i] = false;
    }
    if (s->n) {
        parts.reduction_syms = jig_attr_array(rw->ctx, syms, s->n);
        parts.reduction_byref = jig_attr_dense_bool(rw->ctx, byref, s->n);
    }
    JigLoc loc = jig_op_loc(s->loop);
    JigOp *wsloop = jig_omp_wsloop_build(rw, loc, &parts);
    return jig_create_block(rw, jig_omp_wsloop_region(wsloop), NULL, types, s->n, loc);
}

static JigValueList values(JigRewriter *rw, JigOp *op, JigOperandRange range) {
    JigValue **items = JIG_NEW_ARRAY(rw->arena, JigValue *, range.count + 1);
    for (size_t i = 0; i < range.count; ++i)
        items[i] = jig_op_operand(op, range.start + i);
    return (JigValueList){items, range.count};
}

static JigBlock *build_nest(Shared *s) {
    JigRewriter *rw = s->rw;
    JigLoc loc = jig_op_loc(s->loop);
    size_t n = jig_scf_parallel_num_lower_bound(s->loop);
    JigOmpLoopNest parts = {
        .loop_lower_bounds = values(rw, s->loop, jig_scf_parallel_lower_bound(s->loop)),
        .loop_upper_bounds = values(rw, s->loop, jig_scf_parallel_upper_bound(s->loop)),
        .loop_steps = values(rw, s->loop, jig_scf_parallel_step(s->loop)),
        .collapse_num_loops = jig_attr_i64(rw->ctx, (int64_t)n)};
    JigOp *nest = jig_omp_loop_nest_build(rw, loc, &parts);
    JigBlock *block = jig_create_block(rw, jig_omp_loop_nest_region(nest), NULL, NULL, 0, loc);
    for (size_t i = 0; i < n; ++i)
        jig_block_add_arg(block, jig_value_type(jig_scf_parallel_lower_bound_at(s->loop, i)),
                          jig_value_loc(jig_block_arg(jig_op_body(s->loop), i)));
    return block;
}

/* ---- The body ---- */

/* One reduction at the end of an iteration: the thread's own value, combined. */
static void combine(Shared *s, size_t i, JigValue *variable) {
    JigRewriter *rw = s->rw;
    JigValue *value = jig_scf_reduce_operands_at(s->reduce, i);
    jig_at_before(rw, s->reduce);
    const JigOp *load =
        jig_llvm_load_build(rw, jig_op_loc(s->reduce),
                            &(JigLlvmLoad){.addr = variable, .res_type = jig_value_type(value)});
    JigBlock *body = jig_region_first(jig_scf_reduce_reductions_at(s->reduce, i));
    JigOp *end = jig_block_last(body);
    jig_rw_inline_block(rw, body, jig_op_block(s->reduce), s->reduce,
                        (JigValue *[]){jig_op_result(load, 0), value}, 2);
    jig_at_before(rw, s->reduce);
    jig_llvm_store_build(
        rw, jig_op_loc(s->loop),
        &(JigLlvmStore){.value = jig_scf_reduce_return_result(end), .addr = variable});
    jig_rw_erase(rw, end);
}

static JigWalk find_stack(JigOp *op, void *user) {
    (void)user;
    JigEffects effects = {0};
    bool found = false;
    if (!jig_op_own_effects(op, &effects))
        found = !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS);
    for (size_t i = 0; i < effects.len && !found; ++i)
        found =
            effects.items[i].kind == JIG_EFFECT_ALLOC && jig_effect_is_scoped(&effects.items[i]);
    jig_effects_free(&effects);
    return found ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

/* Around the ops of the block, if one of them may put something there. */
static void save_stack(Shared *s, JigBlock *nest) {
    JigRewriter *rw = s->rw;
    JigLoc loc = jig_op_loc(s->loop);
    bool uses_stack = false;
    for (JigOp *op = jig_block_first(nest); op && !uses_stack; op = jig_op_next(op))
        uses_stack = jig_walk_pre(op, find_stack, NULL) == JIG_WALK_INTERRUPT;
    if (!uses_stack)
        return;
    JigPoint end = jig_point(rw);
    jig_at_start(rw, nest);
    JigLlvmIntrStacksave parts = {.res_type = jig_llvm_ptr(rw->ctx, 0)};
    JigOp *saved = jig_llvm_intr_stacksave_build(rw, loc, &parts);
    jig_set_point(rw, end);
    jig_llvm_intr_stackrestore_build(rw, loc,
                                     &(JigLlvmIntrStackrestore){.ptr = jig_op_result(saved, 0)});
}

static void move_ops(Shared *s, JigBlock *nest, JigBlock *body, const JigBlock *private_vars) {
    JigRewriter *rw = s->rw;
    JigValue **ivs = JIG_NEW_ARRAY(rw->arena, JigValue *, jig_block_num_args(nest) + 1);
    for (size_t i = 0; i < jig_block_num_args(nest); ++i)
        ivs[i] = jig_block_arg(nest, i);
    jig_rw_inline_block(rw, jig_op_body(s->loop), body, NULL, ivs, jig_block_num_args(nest));
    for (size_t i = 0; i < s->n; ++i)
        combine(s, i, jig_block_arg(private_vars, i));
    jig_rw_erase(rw, s->reduce);
    jig_at_end(rw, body);
}

/* What is on the stack in an iteration is gone after it. */
static void move_body(Shared *s, JigBlock *nest, const JigBlock *private_vars) {
    JigRewriter *rw = s->rw;
    JigLoc loc = jig_op_loc(s->loop);
    if (s->options->for_code) {
        move_ops(s, nest, nest, private_vars);
        save_stack(s, nest);
        jig_omp_yield_build(rw, loc, &(JigOmpYield){0});
        return;
    }
    jig_at_start(rw, nest);
    JigOp *scope = jig_memref_alloca_scope_build(rw, loc, &(JigMemrefAllocaScope){0});
    jig_omp_yield_build(rw, loc, &(JigOmpYield){0});
    JigRegion *region = jig_memref_alloca_scope_body_region(scope);
    move_ops(s, nest, jig_create_block(rw, region, NULL, NULL, 0, loc), private_vars);
    jig_memref_alloca_scope_return_build(rw, loc, &(JigMemrefAllocaScopeReturn){0});
}

static void replace(Shared *s, JigOp *parallel) {
    JigRewriter *rw = s->rw;
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, s->n + 1);
    jig_at_after(rw, parallel);
    for (size_t i = 0; i < s->n; ++i) {
        JigLlvmLoad parts = {.addr = s->variables[i], .res_type = jig_op_result_type(s->loop, i)};
        results[i] = jig_op_result(jig_llvm_load_build(rw, jig_op_loc(s->loop), &parts), 0);
    }
    jig_rw_takes_over(rw, s->loop, parallel);
    jig_rw_replace(rw, s->loop, results, s->n);
}

bool jig_openmp_from_parallel(JigRewriter *rw, JigOp *loop, const JigOmpOptions *options,
                              JigOmpNames *names, JigReason *why) {
    size_t n = jig_op_num_results(loop);
    Shared s = {.rw = rw,
                .loop = loop,
                .reduce = jig_block_last(jig_op_body(loop)),
                .options = options,
                .names = names,
                .n = n,
                .declared = JIG_NEW_ARRAY(rw->arena, JigOp *, n + 1),
                .variables = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1)};
    JIG_CHECK(declare(&s, why));
    jig_at_before(rw, loop);
    allocate(&s);
    JigOp *parallel = build_parallel(&s);
    const JigBlock *private_vars = build_wsloop(&s);
    jig_at_start(rw, (JigBlock *)(uintptr_t)private_vars);
    JigBlock *nest = build_nest(&s);
    move_body(&s, nest, private_vars);
    replace(&s, parallel);
    return true;
}

/* ---- All of a payload ---- */

/* Types that machines change at once, or not at all. */
static bool is_plain(const JigType *type) {
    uint32_t width =
        jig_type_is_integer(type, 0) || jig_type_is_float(type) ? jig_type_width(type) : 0;
    return width == 8 || width == 16 || width == 32 || width == 64;
}

static bool can_be_code(const JigOp *loop) {
    const JigOp *reduce = jig_block_last(jig_op_body(loop));
    for (size_t i = 0; i < jig_scf_reduce_num_operands(reduce); ++i) {
        JigOmpReduction r;
        const JigType *type = jig_value_type(jig_scf_reduce_operands_at(reduce, i));
        if (!is_plain(type) || (jig_type_is_float(type) && jig_type_width(type) < 16) ||
            !jig_openmp_match_reduction(jig_scf_reduce_reductions_at(reduce, i), &r))
            return false;
    }
    return true;
}

/* One inside of another is run whole by each thread. */
static JigWalk collect_outermost(JigOp *op, void *loops) {
    if (jig_str_starts_with(jig_op_name_of(op), "omp."))
        return JIG_WALK_SKIP;
    if (!jig_op_is(op, JIG_SCF(PARALLEL)) || !can_be_code(op))
        return JIG_WALK_ADVANCE;
    jig_vec_push((JigOpVec *)loops, op);
    return JIG_WALK_SKIP;
}

void jig_openmp_share_loops(JigRewriter *rw, JigOp *payload) {
    JIG_REQUIRE(rw && payload);
    JigOpVec loops = {0};
    JigOmpOptions options = {.for_code = true};
    JigOmpNames names = {0};
    jig_walk_pre(payload, collect_outermost, &loops);
    for (size_t i = 0; i < loops.len; ++i)
        (void)jig_openmp_from_parallel(rw, loops.data[i], &options, &names, NULL);
    jig_openmp_names_free(&names);
    jig_vec_free(&loops);
}
