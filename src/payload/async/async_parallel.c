/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How a parallel loop is cut into blocks. */
#include "jig/bounds.h"
#include "payload/async/async_parallel_int.h"
#include "rewrite/region.h"

/* ---- What the body uses ---- */

static bool is_constant(const JigValue *v) {
    JigOp *def = jig_value_def(v);
    return def && jig_op_has_trait(def, JIG_TRAIT_CONSTANT_LIKE);
}

static bool is_inside(JigUse *use, void *loop) {
    return jig_op_is_proper_ancestor(loop, jig_use_owner(use));
}

/* Constants are made again in the body; the rest is captured. */
static void capture(JigTasks *t) {
    const JigRegion *body = jig_scf_parallel_region(t->op);
    JigPoint point = jig_point(t->rw);
    JigOp *first = jig_block_first(jig_op_body(t->op));
    JigValueVec used = {0};
    jig_regions_values_from_above(body, &used);
    for (size_t i = 0; i < used.len; i++) {
        if (!is_constant(used.data[i]))
            continue;
        jig_at_before(t->rw, first);
        JigOp *again = jig_rw_clone(t->rw, jig_value_def(used.data[i]), NULL);
        jig_rw_replace_uses_if(t->rw, used.data[i],
                               jig_op_result(again, jig_value_index(used.data[i])), is_inside,
                               t->op);
    }
    jig_vec_free(&used);
    jig_regions_values_from_above(body, &t->captures);
    jig_set_point(t->rw, point);
}

/* ---- Iterations ---- */

static JigValue *folded(const JigTasks *t, const JigOpRow *row, JigValue *a, JigValue *b) {
    const JigType *index = jig_type_index(t->rw->ctx);
    return jig_build_or_fold(t->rw, t->loc, row, (JigValue *[]){a, b}, 2, &index, 1, NULL);
}

static bool may_run_backwards(const JigTasks *t, size_t i) {
    JigArena *a = t->rw->arena;
    return jig_bounds_compare(jig_quantity(jig_mixed_value(t->upper[i]), a), JIG_AT_LEAST,
                              jig_quantity(jig_mixed_value(t->lower[i]), a)) != JIG_TRUE;
}

/* Of no dimension less than none: two such would be some. */
static void count_trips(JigTasks *t) {
    t->trips = JIG_NEW_ARRAY(t->rw->arena, JigValue *, t->rank);
    for (size_t i = 0; i < t->rank; i++) {
        JigValue *range = folded(t, JIG_ARITH(SUBI), t->upper[i], t->lower[i]);
        t->trips[i] = folded(t, JIG_ARITH(CEILDIVSI), range, t->step[i]);
        if (may_run_backwards(t, i))
            t->trips[i] = folded(t, JIG_ARITH(MAXSI), t->trips[i], jig_task_index(t, 0));
    }
}

/* How many inner loops are short enough to be unrolled; *iterations: of these together. */
static size_t count_unrollable(const JigTasks *t, int64_t *iterations) {
    enum { MOST = 512 };
    size_t n = 0;
    int64_t inner = 0, trip;
    if (!jig_constant_int(t->trips[t->rank - 1], &inner))
        inner = 0;
    for (size_t i = t->rank - 1; i-- > 0;) {
        if (inner > 0 && inner <= MOST) {
            n++;
            *iterations = inner;
        }
        if (!jig_constant_int(t->trips[i], &trip) || __builtin_mul_overflow(inner, trip, &inner))
            inner = 0;
    }
    return n;
}

/* ---- Blocks ---- */

static JigValue *f32_constant(const JigTasks *t, double x) {
    const JigType *f32 = jig_type_float(t->rw->ctx, JIG_F32);
    return jig_arith_constant(t->rw, t->loc, f32, jig_attr_float_double(f32, x));
}

static JigValue *cast(const JigTasks *t, const JigOpRow *row, JigValue *v, const JigType *type) {
    return jig_op_result(jig_build(t->rw, t->loc, row, &v, 1, &type, 1, NULL), 0);
}

/* More blocks than threads, by a factor that is smaller for many threads: then memory is what
 * limits. */
static JigValue *most_blocks(const JigTasks *t) {
    static const struct {
        int64_t more_than;
        double factor;
    } brackets[] = {{4, 4}, {8, 2}, {16, 1}, {32, 0.8F}, {64, 0.6F}};
    JigRewriter *rw = t->rw;
    const JigType *index = jig_type_index(rw->ctx), *i32 = jig_type_i(rw->ctx, 32),
                  *f32 = jig_type_float(rw->ctx, JIG_F32);
    JigValue *workers;
    if (t->options->workers >= 0)
        workers = jig_task_index(t, t->options->workers);
    else
        workers =
            jig_async_runtime_num_worker_threads_result(jig_async_runtime_num_worker_threads_build(
                rw, t->loc, &(JigAsyncRuntimeNumWorkerThreads){0}));
    JigValue *factor = f32_constant(t, 8);
    for (size_t i = 0; i < JIG_LEN(brackets); i++) {
        JigValue *begin = jig_task_index(t, brackets[i].more_than);
        JigValue *more = jig_loop_int_compare(rw, t->loc, JIG_COMPARE_SGT, workers, begin);
        factor = jig_loop_int_select(rw, t->loc, more, f32_constant(t, brackets[i].factor), factor);
    }
    JigValue *number = cast(t, JIG_ARITH(INDEX_CAST), workers, i32);
    number = cast(t, JIG_ARITH(SITOFP), number, f32);
    number = jig_task_op(t, JIG_ARITH(MULF), factor, number);
    number = cast(t, JIG_ARITH(FPTOSI), number, i32);
    number = cast(t, JIG_ARITH(INDEX_CAST), number, index);
    return jig_task_op(t, JIG_ARITH(MAXSI), jig_task_index(t, 1), number);
}

/* Blocks of a multiple of `iterations`, which are those of `aligned` inner loops. There may be
 * fewer of them. */
static JigRegion *launch_aligned(JigTasks *t, size_t aligned, int64_t iterations,
                                 JigValue *all_trips) {
    JigRegion *region = jig_task_region(t, 0);
    JigOp *compute = jig_task_compute(t, aligned);
    JigValue *n = jig_task_index(t, iterations), *size = t->block_size;
    t->block_size =
        jig_task_op(t, JIG_ARITH(MULI), jig_task_op(t, JIG_ARITH(CEILDIVSI), size, n), n);
    JigValue *num_blocks = jig_task_op(t, JIG_ARITH(CEILDIVSI), all_trips, t->block_size);
    jig_task_launch(t, compute, num_blocks);
    t->block_size = size;
    jig_task_end(t);
    return region;
}

static void launch_aligned_or_not(JigTasks *t, size_t aligned, int64_t iterations,
                                  JigValue *all_trips, JigValue *num_blocks) {
    JigValue *n = jig_task_index(t, iterations);
    JigScfIf parts = {.condition =
                          jig_loop_int_compare(t->rw, t->loc, JIG_COMPARE_SGE, t->block_size, n)};
    JigPoint point = jig_point(t->rw);
    parts.then_region = launch_aligned(t, aligned, iterations, all_trips);
    parts.else_region = jig_task_region(t, 0);
    jig_task_launch(t, jig_task_compute(t, 0), num_blocks);
    jig_task_end(t);
    jig_set_point(t->rw, point);
    jig_scf_if_build(t->rw, t->loc, &parts);
    jig_region_destroy(parts.then_region); /* empty now */
    jig_region_destroy(parts.else_region);
}

static void launch(JigTasks *t, JigValue *all_trips, JigValue *min_size) {
    int64_t iterations = 0;
    size_t unrollable = count_unrollable(t, &iterations);
    JigValue *most = most_blocks(t);
    JigValue *size = jig_task_op(t, JIG_ARITH(CEILDIVSI), all_trips, most);
    size = jig_task_op(t, JIG_ARITH(MAXSI), size, min_size);
    t->block_size = jig_task_op(t, JIG_ARITH(MINSI), all_trips, size);
    JigValue *num_blocks = jig_task_op(t, JIG_ARITH(CEILDIVSI), all_trips, t->block_size);
    if (unrollable)
        launch_aligned_or_not(t, unrollable, iterations, all_trips, num_blocks);
    else
        jig_task_launch(t, jig_task_compute(t, 0), num_blocks);
}

void jig_task_from_parallel(JigRewriter *rw, JigOp *loop, const JigTaskOptions *options) {
    JigTasks t = {.rw = rw, .op = loop, .loc = jig_op_loc(loop), .options = options};
    t.module = jig_op_parent(loop);
    while (!jig_op_has_name(t.module, "builtin.module"))
        t.module = jig_op_parent(t.module);
    t.rank = jig_scf_parallel_num_lower_bound(loop);
    t.lower = jig_values_copy_operands(loop, jig_scf_parallel_lower_bound(loop), rw->arena);
    t.upper = jig_values_copy_operands(loop, jig_scf_parallel_upper_bound(loop), rw->arena);
    t.step = jig_values_copy_operands(loop, jig_scf_parallel_step(loop), rw->arena);
    jig_at_before(rw, loop);
    JigValue *min_size = jig_task_index(&t, options->min_task_size);
    capture(&t);
    count_trips(&t);
    JigValue *all = t.trips[0];
    for (size_t i = 1; i < t.rank; i++)
        all = jig_task_op(&t, JIG_ARITH(MULI), all, t.trips[i]);
    JigScfIf parts = {
        .condition = jig_loop_int_compare(rw, t.loc, JIG_COMPARE_EQ, all, jig_task_index(&t, 0))};
    JigPoint point = jig_point(rw);
    parts.then_region = jig_task_region(&t, 0);
    jig_task_end(&t);
    parts.else_region = jig_task_region(&t, 0);
    launch(&t, all, min_size);
    jig_task_end(&t);
    jig_set_point(rw, point);
    jig_scf_if_build(rw, t.loc, &parts);
    jig_region_destroy(parts.then_region); /* empty now */
    jig_region_destroy(parts.else_region);
    jig_vec_free(&t.captures);
    jig_rw_erase(rw, loop);
}
