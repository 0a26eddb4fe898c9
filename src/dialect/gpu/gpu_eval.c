/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Launches, block after block. The threads of a block take turns (eval/team.h): they run one after
 * the other from one op where they meet to the next.
 */
#include "dialect/gpu/gpu_eval.h"
#include "dialect/gpu/gpu_int.h"
#include "eval/shadow.h"
#include "support/check.h"

#include <string.h>

/* ---- Copies that were started ---- */

static void finish(const JigGpuCopy *c) {
    if (!c->to->freed)
        jig_eval_buffer_copy(c->to, c->at, c->data, 0, c->data->size);
    jig_eval_buffer_release(c->to);
    jig_eval_buffer_release(c->data);
}

void jig_gpu_finish_copies(JigGpuThread *t, size_t left) {
    JIG_REQUIRE(t);
    size_t done = 0, groups = t->groups.len > left ? t->groups.len - left : 0;
    for (size_t i = 0; i < groups; ++i)
        for (size_t n = t->groups.data[i]; n; --n)
            finish(&t->copies.data[done++]);
    for (size_t i = done; i < t->copies.len; ++i)
        t->copies.data[i - done] = t->copies.data[i];
    for (size_t i = groups; i < t->groups.len; ++i)
        t->groups.data[i - groups] = t->groups.data[i];
    t->copies.len -= done;
    t->num_grouped -= done;
    t->groups.len -= groups;
}

/* At the end of a thread all copies come to theirs. */
static void end_thread(JigGpuThread *t) {
    jig_gpu_finish_copies(t, 0);
    for (size_t i = 0; i < t->copies.len; ++i)
        finish(&t->copies.data[i]);
    jig_vec_free(&t->copies);
    jig_vec_free(&t->groups);
}

/* ---- Launches ---- */

/* A launch, whichever op says it. */
typedef struct Launch {
    int64_t place[JIG_GPU_NUM_PLACE]; /* of the first thread of the block that runs */
    size_t num_threads;
    JigEvalShaped *dynamic;
    const JigBlock *entry; /* of the body */
    size_t first_memory;   /* arguments of memory, of the block and then of threads */
    size_t num_workgroup;
    JigEvalValue *args; /* of the body */
    JigOp *function;    /* NULL: the body is a region of the op */
} Launch;

static int64_t first_block(const int64_t *place, size_t i, bool backwards) {
    return backwards ? place[JIG_LAUNCH_GRID_SIZE + i] - 1 : 0;
}

static bool next_block(int64_t *place, bool backwards) {
    for (size_t i = 0; i < 3; ++i) {
        int64_t *at = &place[JIG_LAUNCH_BLOCK_ID + i];
        *at += backwards ? -1 : 1;
        if (*at >= 0 && *at < place[JIG_LAUNCH_GRID_SIZE + i])
            return true;
        *at = first_block(place, i, backwards);
    }
    return false;
}

static void set_thread_id(int64_t *place, size_t index) {
    for (size_t i = 0; i < 3; ++i) {
        int64_t size = place[JIG_LAUNCH_BLOCK_SIZE + i];
        place[JIG_LAUNCH_THREAD_ID + i] = (int64_t)(index % (size_t)size);
        index /= (size_t)size;
    }
}

/* New memory for argument `arg` of the body; false after an error. */
static bool new_memory(JigEvalCall *call, const Launch *l, size_t arg, JigEvalValue *out) {
    const JigType *type = jig_value_type(jig_block_arg(l->entry, arg));
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    int64_t *sizes = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, jig_type_rank(type) + 1);
    if (!jig_type_is_memref(type) || !jig_type_has_static_shape(type))
        return jig_eval_fail(call, "has memory of its own that is not of known size");
    jig_eval_shape(call->eval, type, NULL, sizes);
    JigEvalShaped *s = jig_eval_alloc(call->eval, jig_eval_loc(call->step->op), type, sizes,
                                      JIG_BUFFER_STACK, false);
    jig_arena_rewind(&call->eval->scratch, mark);
    if (!s)
        return false;
    jig_eval_set_slot(out, jig_eval_shaped_value(s));
    return true;
}

static void free_memory(JigEvalValue *v) {
    if (v->tag == JIG_EVAL_SHAPED)
        jig_eval_buffer_free(v->shaped->buffer);
    jig_eval_release(v);
}

static bool run_body(JigEvalCall *call, const Launch *l, const JigEvalValue *args) {
    size_t n = jig_block_num_args(l->entry);
    JigEvalStep *end;
    if (l->function)
        return jig_eval_invoke(call, l->function, args, n, NULL);
    JigEvalBody *body = &call->step->bodies[0];
    for (size_t i = 0; i < n; ++i)
        jig_eval_copy_value(&call->frame[body->blocks[0].first_arg + i], &args[i]);
    return jig_eval_body(call, body, &end);
}

static bool run_thread(JigEvalCall *call, size_t index, void *user) {
    const Launch *l = user;
    JigEval *e = call->eval;
    size_t n = jig_block_num_args(l->entry), private = l->first_memory + l->num_workgroup;
    JigGpuThread thread = {.index = index, .num = l->num_threads, .dynamic = l->dynamic};
    void *around = e->thread;
    memcpy(thread.place, l->place, sizeof thread.place);
    set_thread_id(thread.place, index);
    JigArenaMark mark = jig_arena_mark(&e->scratch);
    JigEvalValue *args = JIG_NEW_ARRAY(&e->scratch, JigEvalValue, n + 1);
    for (size_t i = 0; i < n; ++i)
        args[i] = i < private ? l->args[i] : (JigEvalValue){0};
    for (size_t i = 0; !l->function && i < JIG_GPU_NUM_PLACE; ++i)
        args[i] = jig_eval_number((uint64_t)thread.place[i]);
    bool ok = true;
    for (size_t i = private; ok && i < n; ++i)
        ok = new_memory(call, l, i, &args[i]);
    e->thread = &thread;
    ok = ok && run_body(call, l, args);
    end_thread(&thread);
    e->thread = around;
    for (size_t i = private; i < n; ++i)
        free_memory(&args[i]);
    jig_arena_rewind(&e->scratch, mark);
    return ok;
}

static bool run_threads(JigEvalCall *call, Launch *l) {
    JigEvalGrid grid = {
        .rank = 3, .count = &l->place[JIG_LAUNCH_BLOCK_SIZE], .first_is_fastest = true};
    JigEvalFork threads;
    if (l->num_threads == 1)
        return run_thread(call, 0, l);
    jig_eval_fork_team(call, &threads, "thread", &grid);
    bool ok = jig_eval_team(call, l->num_threads, run_thread, l);
    jig_eval_join(call->eval, &threads);
    return ok;
}

static bool run_block(JigEvalCall *call, Launch *l) {
    bool ok = true;
    for (size_t i = 0; ok && i < l->num_workgroup; ++i)
        ok = new_memory(call, l, l->first_memory + i, &l->args[l->first_memory + i]);
    ok = ok && run_threads(call, l);
    for (size_t i = 0; i < l->num_workgroup; ++i)
        free_memory(&l->args[l->first_memory + i]);
    return ok;
}

/* The memory whose size the launch says: of every block. */
static bool set_dynamic_memory(JigEvalCall *call, Launch *l, const JigValue *size, size_t operand) {
    int64_t bytes;
    if (!size)
        return true;
    JIG_CHECK(jig_eval_get_index(call, operand, &bytes));
    if (bytes < 0)
        return jig_eval_fail(call, "has a negative size of memory");
    JigElem byte = {.kind = JIG_ELEM_INT, .part = JIG_ELEM_INT, .width = 8, .size = 1, .lanes = 1};
    l->dynamic = jig_eval_shaped_create(call->eval, jig_eval_loc(call->step->op), byte, 1, &bytes,
                                        JIG_BUFFER_STACK, false);
    return l->dynamic;
}

/* All blocks. `first_size`: the operand that is the first of the six sizes. */
static bool run_launch(JigEvalCall *call, Launch *l, size_t first_size, const JigValue *dynamic,
                       size_t dynamic_operand) {
    int64_t threads = 1;
    JIG_CHECK(jig_eval_indices(call, first_size, 6, l->place + JIG_LAUNCH_GRID_SIZE));
    for (size_t i = JIG_LAUNCH_GRID_SIZE; i < JIG_GPU_NUM_PLACE; ++i)
        if (l->place[i] <= 0)
            return true;
    for (size_t i = 0; i < 3; ++i)
        if (__builtin_mul_overflow(threads, l->place[JIG_LAUNCH_BLOCK_SIZE + i], &threads))
            return jig_eval_fail(call, "has too many threads");
    l->num_threads = (size_t)threads;
    JigEvalGrid grid = {
        .rank = 3, .count = &l->place[JIG_LAUNCH_GRID_SIZE], .first_is_fastest = true};
    JigEvalFork blocks;
    bool ok = true;
    jig_eval_fork(call, &blocks, "block", &grid);
    bool backwards = call->eval->is_backwards;
    for (size_t i = 0; i < 3; ++i)
        l->place[JIG_LAUNCH_BLOCK_ID + i] = first_block(l->place, i, backwards);
    do {
        jig_eval_next_strand(call->eval, &blocks);
        ok = set_dynamic_memory(call, l, dynamic, dynamic_operand) && run_block(call, l);
        if (l->dynamic) {
            jig_eval_buffer_free(l->dynamic->buffer);
            jig_eval_shaped_release(l->dynamic);
            l->dynamic = NULL;
        }
    } while (ok && next_block(l->place, backwards));
    jig_eval_join(call->eval, &blocks);
    return ok;
}

/* Tokens are worth nothing: all is done when the next op comes. */
static JigEvalOutcome give_token(JigEvalCall *call) {
    if (call->step->num_results)
        jig_eval_set_word(call, call->step->num_results - 1, 0);
    return JIG_EVAL_NEXT;
}

static bool launch(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    size_t deps = jig_gpu_launch_num_async_dependencies(op);
    const JigBlock *entry = jig_op_body(op);
    if (jig_gpu_launch_has_clusters(op))
        return jig_eval_fail(call, "has clusters");
    Launch l = {.entry = entry,
                .first_memory = JIG_GPU_NUM_PLACE,
                .num_workgroup = jig_gpu_num_workgroup(op)};
    size_t n = jig_block_num_args(entry);
    l.args = jig_arena_calloc(&call->eval->scratch, (n + 1) * sizeof *l.args);
    if (l.num_workgroup > n - JIG_GPU_NUM_PLACE)
        return jig_eval_fail(call, "has less memory than it says");
    return run_launch(call, &l, deps, jig_gpu_launch_dynamic_shared_memory_size(op), deps + 6);
}
JigEvalOutcome jig_gpu_eval_launch(JigEvalCall *call) {
    return jig_gpu_scratch(call, launch) == JIG_EVAL_STOP ? JIG_EVAL_STOP : give_token(call);
}

static bool launch_func(JigEvalCall *call) {
    JigOp *op = call->step->op;
    JigOp *function = jig_symbol_lookup_nearest(op, jig_gpu_launch_func_kernel_attr(op));
    size_t deps = jig_gpu_launch_func_num_async_dependencies(op);
    JigOperandRange operands = jig_gpu_launch_func_kernel_operands(op);
    if (!function || !jig_op_is(function, JIG_GPU(FUNC)) || !jig_op_body(function))
        return jig_eval_unknown_fail(call, "names no kernel with a body");
    if (jig_gpu_launch_func_cluster_size_x(op))
        return jig_eval_fail(call, "has clusters");
    Launch l = {.entry = jig_op_body(function),
                .first_memory = operands.count,
                .num_workgroup = jig_gpu_num_workgroup(function),
                .function = function};
    size_t n = jig_block_num_args(l.entry);
    if (operands.count > n || l.num_workgroup > n - operands.count)
        return jig_eval_fail(call, "has other operands than its kernel");
    l.args = jig_arena_calloc(&call->eval->scratch, (n + 1) * sizeof *l.args);
    for (size_t i = 0; i < operands.count; ++i)
        l.args[i] = *jig_eval_slot(call, operands.start + i);
    const JigValue *dynamic = jig_gpu_launch_func_dynamic_shared_memory_size(op);
    return run_launch(call, &l, deps, dynamic, deps + 6);
}
JigEvalOutcome jig_gpu_eval_launch_func(JigEvalCall *call) {
    return jig_gpu_scratch(call, launch_func) == JIG_EVAL_STOP ? JIG_EVAL_STOP : give_token(call);
}

JigEvalOutcome jig_gpu_scratch(JigEvalCall *call, bool (*fn)(JigEvalCall *call)) {
    JIG_REQUIRE(call && fn);
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    bool ok = fn(call);
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* ---- Who runs ---- */

static JigEvalOutcome number_of(JigEvalCall *call, size_t first) {
    const JigGpuThread *t = jig_gpu_thread(call);
    if (!t)
        return jig_eval_error(call, "is not in a launch");
    int64_t dim = jig_attr_enum_value(jig_gpu_dimension_attr(call->step->op));
    jig_eval_set_index(call, 0, t->place[first + (size_t)dim]);
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_gpu_eval_block_id(JigEvalCall *call) {
    return number_of(call, JIG_LAUNCH_BLOCK_ID);
}
JigEvalOutcome jig_gpu_eval_thread_id(JigEvalCall *call) {
    return number_of(call, JIG_LAUNCH_THREAD_ID);
}
JigEvalOutcome jig_gpu_eval_grid_dim(JigEvalCall *call) {
    return number_of(call, JIG_LAUNCH_GRID_SIZE);
}
JigEvalOutcome jig_gpu_eval_block_dim(JigEvalCall *call) {
    return number_of(call, JIG_LAUNCH_BLOCK_SIZE);
}

JigEvalOutcome jig_gpu_eval_global_id(JigEvalCall *call) {
    const JigGpuThread *t = jig_gpu_thread(call);
    if (!t)
        return jig_eval_error(call, "is not in a launch");
    size_t dim = (size_t)jig_attr_enum_value(jig_gpu_dimension_attr(call->step->op));
    jig_eval_set_index(call, 0,
                       (int64_t)((uint64_t)t->place[JIG_LAUNCH_BLOCK_ID + dim] *
                                     (uint64_t)t->place[JIG_LAUNCH_BLOCK_SIZE + dim] +
                                 (uint64_t)t->place[JIG_LAUNCH_THREAD_ID + dim]));
    return JIG_EVAL_NEXT;
}

static JigEvalOutcome in_block(JigEvalCall *call, size_t (*number)(const JigGpuThread *t)) {
    const JigGpuThread *t = jig_gpu_thread(call);
    if (!t)
        return jig_eval_error(call, "is not in a launch");
    jig_eval_set_index(call, 0, (int64_t)number(t));
    return JIG_EVAL_NEXT;
}
static size_t lane(const JigGpuThread *t) {
    return t->index % JIG_SUBGROUP_SIZE;
}
static size_t subgroup(const JigGpuThread *t) {
    return t->index / JIG_SUBGROUP_SIZE;
}
static size_t num_subgroups(const JigGpuThread *t) {
    return (t->num + JIG_SUBGROUP_SIZE - 1) / JIG_SUBGROUP_SIZE;
}
static size_t subgroup_size(const JigGpuThread *t) {
    (void)t;
    return JIG_SUBGROUP_SIZE;
}
JigEvalOutcome jig_gpu_eval_lane_id(JigEvalCall *call) {
    return in_block(call, lane);
}
JigEvalOutcome jig_gpu_eval_subgroup_id(JigEvalCall *call) {
    return in_block(call, subgroup);
}
JigEvalOutcome jig_gpu_eval_num_subgroups(JigEvalCall *call) {
    return in_block(call, num_subgroups);
}
JigEvalOutcome jig_gpu_eval_subgroup_size(JigEvalCall *call) {
    return in_block(call, subgroup_size);
}

/* ---- Waiting ---- */

static bool order_memory(JigEvalCall *const *calls, size_t n) {
    if (n > 1)
        jig_eval_barrier(calls[0]->eval, jig_eval_team_fork(calls[0]->eval));
    return true;
}
JigEvalOutcome jig_gpu_eval_barrier(JigEvalCall *call) {
    const JigGpuThread *t = jig_gpu_thread(call);
    return jig_eval_meet(call, 0, t ? t->num : 1, order_memory);
}

JigEvalOutcome jig_gpu_meet_lanes(JigEvalCall *call, size_t most, JigEvalMeetFn *all) {
    const JigGpuThread *t = jig_gpu_thread(call);
    if (!t)
        return jig_eval_error(call, "is not in a launch");
    JIG_REQUIRE(lane(t) < most && most <= JIG_SUBGROUP_SIZE);
    size_t first = t->index - lane(t), n = t->num - first;
    return jig_eval_meet(call, first, n < most ? n : most, all);
}

JigEvalOutcome jig_gpu_meet_subgroup(JigEvalCall *call, JigEvalMeetFn *all) {
    return jig_gpu_meet_lanes(call, JIG_SUBGROUP_SIZE, all);
}

JigEvalOutcome jig_gpu_eval_wait(JigEvalCall *call) {
    return give_token(call);
}

/* ---- Memory ---- */

JigEvalOutcome jig_gpu_eval_dynamic_memory(JigEvalCall *call) {
    const JigGpuThread *t = jig_gpu_thread(call);
    if (!t || !t->dynamic)
        return jig_eval_error(call, "is in no launch that says how much memory there is");
    t->dynamic->refs++;
    return jig_eval_give(call, 0, t->dynamic);
}

static bool alloc(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    const JigType *type = jig_op_result_type(op, 0);
    JigOperandRange dynamic = jig_gpu_alloc_dynamic_sizes(op);
    JigArena *a = &call->eval->scratch;
    int64_t *given = JIG_NEW_ARRAY(a, int64_t, dynamic.count + 1),
            *sizes = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(type) + 1);
    if (jig_eval_result_elem(call, 0)->kind == JIG_ELEM_OTHER)
        return jig_eval_unknown_fail(call, "cannot be evaluated: its elements are no numbers");
    JIG_CHECK(jig_eval_indices(call, dynamic.start, dynamic.count, given));
    for (size_t i = 0; i < dynamic.count; ++i)
        if (given[i] < 0)
            return jig_eval_fail(call, "has a negative size: %lld", (long long)given[i]);
    jig_eval_shape(call->eval, type, given, sizes);
    return jig_eval_give(call, 0,
                         jig_eval_alloc(call->eval, jig_eval_loc(op), type, sizes, JIG_BUFFER_HEAP,
                                        false)) == JIG_EVAL_NEXT;
}
JigEvalOutcome jig_gpu_eval_alloc(JigEvalCall *call) {
    if (jig_gpu_scratch(call, alloc) == JIG_EVAL_STOP)
        return JIG_EVAL_STOP;
    if (call->step->num_results > 1)
        jig_eval_set_word(call, 1, 0);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_gpu_eval_dealloc(JigEvalCall *call) {
    JigEvalShaped *s =
        jig_eval_shaped(call, jig_gpu_dealloc_num_async_dependencies(call->step->op));
    if (!s)
        return JIG_EVAL_STOP;
    if (s->buffer->freed || s->buffer->kind != JIG_BUFFER_HEAP)
        return jig_eval_error(call, "frees memory a second time, or that is not on the heap");
    jig_eval_writes(s->buffer, 0, s->buffer->size);
    jig_eval_buffer_free(s->buffer);
    return give_token(call);
}

static bool copy(JigEvalCall *call) {
    size_t deps = jig_gpu_memcpy_num_async_dependencies(call->step->op);
    const JigEvalShaped *from = jig_eval_shaped(call, deps + 1);
    JigEvalShaped *to = from ? jig_eval_shaped(call, deps) : NULL;
    if (!to)
        return false;
    if (to->buffer->constant || from->rank != to->rank)
        return jig_eval_fail(call, "writes to constant memory, or of another rank");
    JigEvalShaped *between = jig_eval_shaped_copy(call->eval, jig_eval_loc(call->step->op), from);
    bool ok = between && jig_eval_shaped_assign(call, to, between);
    if (between)
        jig_eval_shaped_release(between);
    return ok;
}
JigEvalOutcome jig_gpu_eval_memcpy(JigEvalCall *call) {
    return jig_gpu_scratch(call, copy) == JIG_EVAL_STOP ? JIG_EVAL_STOP : give_token(call);
}

static bool set(JigEvalCall *call) {
    size_t deps = jig_gpu_memset_num_async_dependencies(call->step->op);
    JigEvalShaped *to = jig_eval_shaped(call, deps);
    if (!to)
        return false;
    int64_t *index = jig_arena_calloc(&call->eval->scratch, (to->rank + 1) * sizeof *index);
    if (!jig_eval_shaped_count(to))
        return true;
    do
        JIG_CHECK(jig_eval_store(call, deps + 1, to, index) == JIG_EVAL_NEXT);
    while (jig_eval_next_index(index, to->sizes, to->rank));
    return true;
}
JigEvalOutcome jig_gpu_eval_memset(JigEvalCall *call) {
    return jig_gpu_scratch(call, set) == JIG_EVAL_STOP ? JIG_EVAL_STOP : give_token(call);
}
