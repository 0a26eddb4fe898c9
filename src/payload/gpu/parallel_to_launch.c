/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Mapped parallel loops, nested ones too, as one launch.
 *
 * The body of the nest is copied into the launch. A dimension that is mapped to a processor is
 * computed from its id, any other one is a loop. All threads run all of the copy: what stands in
 * the nest beside a mapped loop is run once for each of that loop's iterations. That is right for
 * what has no effects, and for writes of the same values once nobody is going to read what was
 * there before; loops are refused where there would be more.
 */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/gpu/gpu.h"
#include "dialect/scf/scf.h"
#include "jig/convert.h"
#include "payload/gpu/launch.h"
#include "payload/gpu/parallel.h"
#include "payload/gpu/passes.h"
#include "payload/loop/index_math.h"
#include "rewrite/region.h"

/* Only kept while the pass runs, except on launches. */
#define VISITED "SCFToGPU_visited"

enum { NUM_PROCESSORS = JIG_GPU_SEQUENTIAL, MOST_QUESTIONS = 1024 };

typedef struct Nest {
    JigRewriter *rw;
    JigOp *launch;
    JigIRMap *map;
    JigValue *bounds[NUM_PROCESSORS]; /* NULL: one */
    unsigned around;                  /* processors that loops around here are mapped to */
    unsigned with_effects;            /* those around every op with effects; all bits: no such op */
    unsigned reduced, any_reduced;    /* those that every (any) reduction is over */
    bool seen_effects, left_scope;    /* as the reference has them */
    bool may_be_empty, wrote, unordered; /* a loop before may run never; effects so far */
} Nest;

/* ---- Values that the launch can be given ---- */

static bool is_outside(const Nest *n, const JigValue *v) {
    return jig_region_is_ancestor(jig_value_region(v), jig_op_parent_region(n->launch));
}
static bool is_constant(const JigValue *v) {
    return jig_value_def_is(v, JIG_ARITH(CONSTANT));
}

/* What stands for `v`, as a value from outside; a constant is copied. NULL: neither. */
static JigValue *outside_value(Nest *n, JigValue *v) {
    v = jig_irmap_get(n->map, v);
    if (is_outside(n, v))
        return v;
    return is_constant(v) ? jig_op_result(jig_rw_clone(n->rw, jig_value_def(v), NULL), 0) : NULL;
}

/* A constant that `v` does not exceed; new constants stand before the launch. NULL: none is known.
 * `left` limits how many values are looked at. */
static JigValue *upper_limit(Nest *n, JigValue *v, int *left) {
    JigOp *def = jig_value_def(v);
    if (!def || (*left)-- <= 0)
        return NULL;
    if (is_constant(v))
        return v;
    if (jig_op_is(def, JIG_AFFINE(MIN))) {
        const JigMap *map = jig_affine_min_map(def);
        int64_t limit;
        for (unsigned i = 0; i < jig_map_num_results(map); ++i)
            if (jig_expr_is_constant(jig_map_result(map, i), &limit))
                return jig_arith_index(n->rw, jig_op_loc(def), limit);
    }
    if (jig_op_is(def, JIG_ARITH(MINSI))) {
        JigValue *limit = upper_limit(n, jig_arith_minsi_lhs(def), left);
        return limit ? limit : upper_limit(n, jig_arith_minsi_rhs(def), left);
    }
    if (!jig_op_is(def, JIG_ARITH(MULI)))
        return NULL;
    JigValue *lhs = upper_limit(n, jig_arith_muli_lhs(def), left),
             *rhs = lhs ? upper_limit(n, jig_arith_muli_rhs(def), left) : NULL;
    int64_t x, y, product;
    if (!rhs || !jig_constant_int(lhs, &x) || !jig_constant_int(rhs, &y) || x < 0 || y < 0 ||
        __builtin_mul_overflow(x, y, &product))
        return NULL;
    return jig_arith_index(n->rw, jig_op_loc(def), product);
}

/* ---- Dimensions ---- */

typedef struct Dim {
    JigOp *loop;
    const JigAttr *mapping;
    JigValue *iv, *lower, *upper, *step;
} Dim;

static Dim dim_of(JigOp *loop, const JigAttr *mapping, size_t i) {
    return (Dim){.loop = loop,
                 .mapping = jig_attr_array_at(mapping, i),
                 .iv = jig_block_arg(jig_op_body(loop), i),
                 .lower = jig_scf_parallel_lower_bound_at(loop, i),
                 .upper = jig_scf_parallel_upper_bound_at(loop, i),
                 .step = jig_scf_parallel_step_at(loop, i)};
}

static JigValue *apply(Nest *n, JigLoc loc, const JigMap *map, JigValue *x, JigValue *y,
                       JigValue *z) {
    JigValue *operands[] = {x, y, z};
    return jig_op_result(jig_affine_apply_build(n->rw, loc,
                                                &(JigAffineApply){.map_operands = {operands, 3},
                                                                  .map = jig_attr_of_map(map)}),
                         0);
}

/* `first` composed with the map of (d0, s0, s1) that has the result `e`. */
static const JigMap *after(const JigMap *first, const JigExpr *e) {
    return jig_map_compose(first, jig_map(jig_expr_context(e), 1, 2, &e, 1));
}

/* What of the processor's id is the induction variable: id * step + lower, mapped. */
static JigValue *index_of(Nest *n, const Dim *d, int64_t processor) {
    JigContext *ctx = n->rw->ctx;
    JigValue *step = outside_value(n, d->step), *lower = outside_value(n, d->lower);
    if (!step || !lower)
        return NULL;
    const JigExpr *e = jig_expr_add(jig_expr_mul(jig_expr_dim(ctx, 0), jig_expr_symbol(ctx, 0)),
                                    jig_expr_symbol(ctx, 1));
    return apply(n, jig_op_loc(d->loop), after(jig_gpu_loop_dim_index(d->mapping), e),
                 jig_block_arg(jig_op_body(n->launch), (size_t)processor), step, lower);
}

static bool can_be_handed_over(const Nest *n, const JigValue *v) {
    return is_outside(n, v) || is_constant(v);
}

/* How many ids there have to be: (upper - lower) ceildiv step, mapped. */
static bool set_bound(Nest *n, const Dim *d, int64_t processor, bool precise) {
    JigContext *ctx = n->rw->ctx;
    JigPoint here = jig_point(n->rw);
    int left = MOST_QUESTIONS;
    jig_at_before(n->rw, n->launch);
    JigValue *upper = precise ? d->upper : upper_limit(n, d->upper, &left);
    upper = upper ? outside_value(n, upper) : NULL;
    if (!upper)
        return jig_no_match(n->rw, d->loop, "no limit of the number of iterations is known");
    JigValue *lower = outside_value(n, d->lower), *step = outside_value(n, d->step);
    const JigExpr *e = jig_expr_ceildiv(jig_expr_sub(jig_expr_dim(ctx, 0), jig_expr_symbol(ctx, 0)),
                                        jig_expr_symbol(ctx, 1));
    if (!lower || !step)
        return false;
    JigValue *bound = apply(n, jig_op_loc(d->loop), after(jig_gpu_loop_dim_bound(d->mapping), e),
                            upper, lower, step);
    jig_set_point(n->rw, here);
    if (n->bounds[processor])
        return jig_no_match(n->rw, d->loop, "another loop is mapped to its processor");
    n->bounds[processor] = bound;
    return true;
}

static bool is_never_empty(const Dim *d) {
    uint64_t trips;
    return jig_scf_trip_count(jig_mixed_value(d->lower), jig_mixed_value(d->upper),
                              jig_mixed_value(d->step), true, &trips) &&
           trips > 0;
}

/* Its induction variable is computed from an id. *scope: the body of an scf.if, where ids may be
 * more than iterations. */
static bool map_dim(Nest *n, const Dim *d, int64_t processor, bool *scope) {
    JigLoc loc = jig_op_loc(d->loop);
    JigValue *index = index_of(n, d, processor);
    if (!index || !can_be_handed_over(n, d->lower) || !can_be_handed_over(n, d->step))
        return jig_no_match(n->rw, d->loop, "lower bound or step is computed in the loops");
    bool precise = can_be_handed_over(n, d->upper);
    JIG_CHECK(set_bound(n, d, processor, precise));
    n->around |= 1u << processor;
    *scope = !precise;
    if (!precise) {
        JigValue *runs = jig_loop_int_compare(n->rw, loc, JIG_COMPARE_SLT, index,
                                              jig_irmap_get(n->map, d->upper));
        JigOp *conditional = jig_scf_if_build(n->rw, loc, &(JigScfIf){.condition = runs});
        jig_at_start(n->rw, jig_create_block(n->rw, jig_scf_if_then_region(conditional), NULL, NULL,
                                             0, loc));
        JigPoint body = jig_point(n->rw);
        jig_scf_yield_build(n->rw, loc, &(JigScfYield){0});
        body.before = jig_block_first(body.block);
        jig_set_point(n->rw, body);
    }
    jig_irmap_value(n->map, d->iv, index);
    return true;
}

/* It is a loop in the launch. */
static void run_dim(Nest *n, const Dim *d) {
    JigLoc loc = jig_op_loc(d->loop);
    JigValue *bounds[] = {jig_irmap_get(n->map, d->lower), jig_irmap_get(n->map, d->upper),
                          jig_irmap_get(n->map, d->step)};
    JigOp *loop = jig_scf_for_begin(n->rw, loc, bounds, NULL, 0, false);
    jig_at_end(n->rw, jig_op_body(loop));
    JigOp *yield = jig_scf_yield_build(n->rw, loc, &(JigScfYield){0});
    jig_at_before(n->rw, yield);
    jig_irmap_value(n->map, d->iv, jig_scf_for_iv(loop));
}

/* ---- What stands in the loops ---- */

static bool all_effects_are(const JigOp *op, JigEffectKind kind) {
    JigEffects effects = {0};
    bool all = jig_op_own_effects(op, &effects) && !jig_op_num_regions(op);
    for (size_t i = 0; all && i < effects.len; ++i)
        all = effects.items[i].kind == kind;
    jig_effects_free(&effects);
    return all;
}

/* Threads do not wait for each other between ops; only a reduction makes them. */
static bool copy_op(Nest *n, JigOp *op, bool beside_loop) {
    JigOp *copy = jig_rw_clone(n->rw, op, n->map);
    bool has_effects = !jig_op_is_memory_effect_free(copy) || jig_op_num_regions(copy);
    n->seen_effects |= has_effects;
    if (n->seen_effects && n->left_scope)
        return jig_no_match(n->rw, op, "has effects behind a loop");
    if (jig_op_is_memory_effect_free(copy))
        return true;
    bool repeatable = all_effects_are(copy, JIG_EFFECT_WRITE) && !n->wrote && !n->unordered;
    if (beside_loop && (!repeatable || n->may_be_empty))
        return jig_no_match(n->rw, op, "has effects that threads would repeat");
    if (!repeatable || !beside_loop)
        n->with_effects &= n->around;
    n->wrote |= !beside_loop && !all_effects_are(copy, JIG_EFFECT_READ);
    n->unordered = true;
    return true;
}

static bool is_number(const JigType *t) {
    return jig_type_is_float(t) || (jig_type_is_signless_int_or_index(t) && !jig_type_is_index(t));
}

/* The values of all threads, combined; they start from what changes nothing. */
static bool combine(Nest *n, JigOp *loop, JigOp *reduce, bool conditional, unsigned over) {
    JigValue *from = jig_scf_reduce_operands_at(reduce, 0), *value = jig_irmap_find(n->map, from),
             *result = jig_op_result(loop, 0);
    JigRegion *region = jig_block_region(jig_op_body(reduce));
    JigValueVec taken = {0};
    jig_regions_values_from_above(region, &taken);
    bool isolated = !taken.len;
    jig_vec_free(&taken);
    const JigType *t = jig_value_type(from);
    if (!value || !isolated || !is_number(t))
        return jig_no_match(n->rw, reduce, "a reduction that threads cannot do");
    const JigOp *combiner = jig_block_first(jig_region_first(region));
    const JigAttr *neutral = jig_arith_neutral(combiner);
    if (jig_value_has_uses(result) &&
        (conditional || jig_op_next(combiner) != jig_block_last(jig_region_first(region)) ||
         !neutral || jig_constant_of(jig_scf_parallel_init_vals_at(loop, 0)) != neutral))
        return jig_no_match(n->rw, reduce, "the reduction does not start from its neutral element");
    JigOp *all = jig_gpu_all_reduce_build(n->rw, jig_op_loc(n->launch),
                                          &(JigGpuAllReduce){.value = value, .result_type = t});
    jig_irmap_value(n->map, result, jig_op_result(all, 0));
    jig_rw_inline_region(n->rw, region, jig_gpu_all_reduce_body(all), NULL);
    JigPoint here = jig_point(n->rw);
    JigOp *end = jig_block_last(jig_op_body(all));
    jig_at_before(n->rw, end);
    jig_gpu_yield_build(n->rw, jig_op_loc(end),
                        &(JigGpuYield){.values = JIG_VALUES(jig_scf_reduce_return_result(end))});
    jig_rw_erase(n->rw, end);
    jig_set_point(n->rw, here);
    if (jig_value_has_uses(result)) {
        n->reduced &= over;
        n->any_reduced |= over;
    }
    n->unordered = false;
    return true;
}

/* Leaves an scf.for or scf.if. */
static void leave_scope(Nest *n) {
    jig_at_after(n->rw, jig_block_parent_op(n->rw->block));
    n->left_scope = true;
    n->seen_effects = false;
}

/* What was opened for a loop's dimensions. */
typedef struct Entered {
    size_t scopes;                  /* scf.for and scf.if */
    bool conditional, may_be_empty; /* not all threads come here; none might */
} Entered;

static bool enter_dims(Nest *n, JigOp *loop, const JigAttr *mapping, Entered *e) {
    for (size_t i = 0; i < jig_scf_parallel_num_lower_bound(loop); ++i) {
        Dim d = dim_of(loop, mapping, i);
        if (!jig_attr_is(d.mapping, JIG_GPU_ATTR(LOOP_DIM_MAP)))
            return jig_op_error(loop, "expected mapping attribute for lowering to GPU");
        int64_t processor = jig_gpu_loop_dim_processor(d.mapping);
        bool scope = true;
        if (processor >= NUM_PROCESSORS)
            run_dim(n, &d);
        else
            JIG_CHECK(map_dim(n, &d, processor, &scope));
        e->conditional |= scope;
        e->may_be_empty |= scope || !is_never_empty(&d);
        e->scopes += scope;
    }
    return true;
}

/* Whoever asks for something special asks it of the launch. */
static void hand_on_attrs(Nest *n, const JigOp *loop) {
    jig_op_copy_discardable_attrs(n->launch, loop);
    jig_rw_set_attr(n->rw, n->launch, JIG_GPU_MAPPING, NULL);
}

/* Are all dimensions mapped? Those of which the attribute says something else are found later. */
static bool is_mapped(const JigOp *loop, const JigAttr *mapping) {
    size_t len = jig_attr_array_len(mapping);
    for (size_t i = 0; i < jig_scf_parallel_num_lower_bound(loop); ++i) {
        if (i >= len)
            return false;
        if (!jig_attr_is(jig_attr_array_at(mapping, i), JIG_GPU_ATTR(LOOP_DIM_MAP)))
            return true;
    }
    return true;
}

static bool copy_loop(Nest *n, JigOp *loop) {
    const JigAttr *mapping = jig_op_attr(loop, JIG_GPU_MAPPING);
    if (!mapping || jig_attr_kind(mapping) != JIG_ATTR_ARRAY || jig_op_num_results(loop) > 1 ||
        !jig_stack_ok(n->rw->ctx))
        return jig_no_match(n->rw, loop, "has no mapping, or several results");
    unsigned around = n->around;
    Entered entered = {0};
    bool beside_loop = false;
    if (!is_mapped(loop, mapping))
        return jig_no_match(n->rw, loop, "not all dimensions are mapped");
    JIG_CHECK(enter_dims(n, loop, mapping, &entered));
    hand_on_attrs(n, loop);
    JigOp *end = jig_block_last(jig_op_body(loop));
    for (JigOp *op = jig_block_first(jig_op_body(loop)); op != end; op = jig_op_next(op)) {
        if (!jig_op_is(op, JIG_SCF(PARALLEL))) {
            JIG_CHECK(copy_op(n, op, beside_loop));
            continue;
        }
        if (n->seen_effects)
            return jig_no_match(n->rw, op, "effects stand before it");
        JIG_CHECK(copy_loop(n, op));
        beside_loop = true;
    }
    if (jig_op_is(end, JIG_SCF(REDUCE)) && jig_op_num_operands(end) == 1)
        JIG_CHECK(combine(n, loop, end, entered.conditional, n->around & ~around));
    for (; entered.scopes; --entered.scopes)
        leave_scope(n);
    n->may_be_empty |= entered.may_be_empty;
    n->around = around;
    return true;
}

/* ---- The launch ---- */

/* Do effects happen as often as they should, and is what is combined what all threads have? */
static bool is_right(const Nest *n) {
    unsigned mapped = 0, threads = 7u << JIG_GPU_THREAD_X;
    for (unsigned i = 0; i < NUM_PROCESSORS; ++i)
        mapped |= n->bounds[i] ? 1u << i : 0;
    return (n->with_effects & mapped) == mapped &&
           (!n->any_reduced || (n->reduced == n->any_reduced && n->reduced == (mapped & threads)));
}

typedef void SetSize(JigRewriter *rw, JigOp *launch, JigValue *const *size, size_t n);

static bool to_launch(JigRewriter *rw, JigOp *loop, const JigPattern *self) {
    JigPtrMap *visited = (JigPtrMap *)self->data;
    jig_ptrset_add(visited, loop);
    jig_rw_set_attr(rw, loop, VISITED, jig_attr_unit(rw->ctx));
    if (jig_op_parent_of(loop, JIG_SCF(PARALLEL)))
        return jig_no_match(rw, loop, "in a parallel loop");
    static SetSize *const set[NUM_PROCESSORS] = {
        jig_gpu_launch_set_grid_size_x,  jig_gpu_launch_set_grid_size_y,
        jig_gpu_launch_set_grid_size_z,  jig_gpu_launch_set_block_size_x,
        jig_gpu_launch_set_block_size_y, jig_gpu_launch_set_block_size_z};
    Nest n = {.rw = rw,
              .map = jig_irmap_create(),
              .launch = jig_gpu_build_launch(rw, jig_op_loc(loop)),
              .with_effects = ~0u,
              .reduced = ~0u};
    jig_at_start(rw, jig_op_body(n.launch));
    rw->before = jig_block_first(jig_op_body(n.launch));
    bool ok = copy_loop(&n, loop) && is_right(&n);
    jig_irmap_destroy(n.map);
    if (!ok)
        return false;
    for (size_t i = 0; i < NUM_PROCESSORS; ++i)
        if (n.bounds[i])
            set[i](rw, n.launch, &n.bounds[i], 1);
    jig_rw_erase(rw, loop);
    return true;
}

/* ---- The pass ---- */

static JigLegality legality(const JigOp *op, void *visited) {
    return !jig_op_attr(op, JIG_GPU_MAPPING) || jig_ptrmap_has(visited, op) ? JIG_LEGAL
                                                                            : JIG_ILLEGAL;
}

static JigWalk unmark(JigOp *op, void *rw) {
    if (jig_op_is(op, JIG_SCF(PARALLEL)) && jig_op_attr(op, VISITED))
        jig_rw_set_attr(rw, op, VISITED, NULL);
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    JigPtrMap visited = {0};
    const JigPattern patterns[] = {{.name = "(anonymous namespace)::ParallelToGpuLaunchLowering",
                                    .root = "scf.parallel",
                                    .fn = to_launch,
                                    .data = &visited},
                                   {0}};
    const JigConversionRow row = {
        .patterns = {patterns},
        .legality =
            (const JigLegalityRow[]){
                {"*", .is = JIG_LEGAL},
                {"scf.parallel", .fn = legality},
                {0},
            },
        .user = &visited,
    };
    bool ok = jig_convert_by_row(call->op, &row);
    if (ok)
        jig_walk_pre(call->op, unmark, call->rw);
    jig_ptrmap_free(&visited);
    return ok;
}

const JigPassRow jig_pass_convert_parallel_loops_to_gpu = {
    .name = "convert-parallel-loops-to-gpu",
    .title = "ConvertParallelLoopToGpuPass",
    .run = run,
    .summary = "mapped parallel loops as launches",
};
