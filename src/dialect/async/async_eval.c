/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation: everything runs at once where it stands, one after the other, which is one of the
 * orders that are allowed. A coroutine is never suspended: what it waits for is there, or never
 * will be.
 *
 * A token, value or group is an object, which a value refers to by its address. Objects live as
 * long as the evaluation; what a value holds is given up with its last reference.
 */
#include "dialect/async/async_int.h"
#include "eval/shadow.h"

typedef enum AsyncState { ASYNC_PENDING, ASYNC_AVAILABLE, ASYNC_ERROR } AsyncState;

typedef struct AsyncObject AsyncObject;
typedef struct AsyncMember {
    AsyncObject *object;
    struct AsyncMember *next;
} AsyncMember;
struct AsyncObject {
    AsyncState state; /* of a group: has a member failed */
    int64_t refs;
    JigEvalValue value;
    const JigEvalTask *task; /* that makes it available, or NULL */
    /* Of a group: */
    bool is_group;
    int64_t size, rank; /* how many members it is to have, and has */
    AsyncMember *waits; /* for these */
    AsyncMember *all;
};

/* ---- Objects ---- */

static AsyncObject *new_object(JigEvalCall *call, int64_t refs) {
    JigEval *e = call->eval;
    AsyncObject *object = JIG_NEW(&e->perm, AsyncObject);
    *object = (AsyncObject){.refs = refs};
    e->memory += sizeof *object; /* held against the limit at the next step */
    jig_vec_push(&e->kept, &object->value);
    return object;
}

static void set_object(JigEvalCall *call, size_t result, AsyncObject *object) {
    jig_eval_set_word(call, result, (uint64_t)(uintptr_t)object);
}

/* NULL after an error. */
static AsyncObject *object_at(JigEvalCall *call, size_t operand) {
    if (!jig_eval_need(call, operand))
        return NULL;
    AsyncObject *object = (AsyncObject *)(uintptr_t)jig_eval_slot(call, operand)->w[0];
    if (object->refs > 0)
        return object;
    jig_eval_error(call, "uses what has no references any more");
    return NULL;
}

static bool drop(JigEvalCall *call, AsyncObject *object, int64_t count) {
    if (count > object->refs)
        return jig_eval_fail(call, "drops more references than there are");
    object->refs -= count;
    if (object->refs == 0)
        jig_eval_release(&object->value);
    return true;
}

/* Members that are there are not looked at again. */
static bool is_ready(AsyncObject *object) {
    if (!object->is_group)
        return object->state != ASYNC_PENDING;
    while (object->waits && object->waits->object->state != ASYNC_PENDING) {
        if (object->waits->object->state == ASYNC_ERROR)
            object->state = ASYNC_ERROR;
        object->waits = object->waits->next;
    }
    return !object->waits && object->rank == object->size;
}

static AsyncObject *ready_object(JigEvalCall *call, size_t operand) {
    AsyncObject *object = object_at(call, operand);
    if (!object || is_ready(object))
        return object;
    if (object->is_group && !object->waits)
        jig_eval_error(call, "waits for a group of %lld, which has %lld members",
                       (long long)object->size, (long long)object->rank);
    else
        jig_eval_error(call, "waits for what never will be there");
    return NULL;
}

/* A token or value has a reference of who makes it available, too. */
static JigEvalOutcome settle(JigEvalCall *call, AsyncState state) {
    AsyncObject *object = object_at(call, 0);
    if (!object)
        return JIG_EVAL_STOP;
    if (object->state != ASYNC_PENDING)
        return jig_eval_error(call, "says again how it ended");
    object->state = state;
    return drop(call, object, 1) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* ---- As written ---- */

/* What was done for it is done before what comes now. */
static void wait_for(JigEvalCall *call, const AsyncObject *object) {
    jig_eval_task_wait(call->eval, object->task);
    for (const AsyncMember *m = object->all; m; m = m->next)
        jig_eval_task_wait(call->eval, m->object->task);
}

/* Result `i` is there from the start. */
static void set_available(JigEvalCall *call, size_t i, const JigEvalValue *value,
                          const JigEvalTask *task) {
    AsyncObject *object = new_object(call, 1);
    object->state = ASYNC_AVAILABLE;
    object->task = task;
    if (value)
        jig_eval_copy_value(&object->value, value);
    set_object(call, i, object);
}

static bool execute(JigEvalCall *call, JigEvalStep **end) {
    size_t tokens = jig_async_execute_dependencies(call->step->op).count;
    JigEvalBody *body = &call->step->bodies[0];
    for (size_t i = 0; i < call->step->num_operands; i++) {
        AsyncObject *object = ready_object(call, i);
        JIG_CHECK(object);
        wait_for(call, object);
        if (i >= tokens)
            jig_eval_copy_value(&call->frame[body->blocks[0].first_arg + i - tokens],
                                &object->value);
    }
    return jig_eval_body(call, body, end);
}
JigEvalOutcome jig_async_eval_execute(JigEvalCall *call) {
    JigEvalStep *end;
    JigEvalTask *task = jig_eval_task_begin(call);
    bool ok = execute(call, &end);
    jig_eval_task_end(call->eval, task);
    if (!ok)
        return JIG_EVAL_STOP;
    set_available(call, 0, NULL, task);
    for (size_t i = 0; i < end->num_operands; i++)
        set_available(call, 1 + i, jig_eval_end_slot(call, end, i), task);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_async_eval_call(JigEvalCall *call) {
    JigEvalStep *step = call->step;
    if (!step->memo)
        step->memo = jig_symbol_lookup_nearest(step->op, jig_async_call_callee_attr(step->op));
    JigOp *callee = step->memo;
    if (!callee)
        return jig_eval_error(call, "calls what is not there");
    JigArena *a = &call->eval->scratch;
    JigArenaMark mark = jig_arena_mark(a);
    size_t n = step->num_operands;
    JigEvalValue *args = JIG_NEW_ARRAY(a, JigEvalValue, n + 1),
                 *results = JIG_NEW_ARRAY(a, JigEvalValue, step->num_results + 1);
    for (size_t i = 0; i < n; ++i)
        args[i] = jig_eval_take(call, i);
    JigEvalTask *task = jig_eval_task_begin(call);
    bool ok = jig_eval_invoke(call, callee, args, n, results);
    jig_eval_task_end(call->eval, task);
    for (size_t i = 0; i < n; ++i)
        jig_eval_release(&args[i]);
    size_t tokens = jig_async_is_token(jig_op_result_type(step->op, 0));
    for (size_t i = 0; ok && i < step->num_results; ++i)
        set_available(call, i, i < tokens ? NULL : &results[i - tokens], task);
    for (size_t i = 0; ok && i + tokens < step->num_results; ++i)
        jig_eval_release(&results[i]);
    jig_arena_rewind(a, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

JigEvalOutcome jig_async_eval_await(JigEvalCall *call) {
    AsyncObject *object = ready_object(call, 0);
    if (!object)
        return JIG_EVAL_STOP;
    if (object->state == ASYNC_ERROR)
        return jig_eval_error(call, "waits for what failed");
    wait_for(call, object);
    if (call->step->num_results)
        jig_eval_copy_value(jig_eval_result_slot(call, 0), &object->value);
    return JIG_EVAL_NEXT;
}

/* ---- Groups ---- */

JigEvalOutcome jig_async_eval_create_group(JigEvalCall *call) {
    int64_t size;
    if (!jig_eval_get_index(call, 0, &size))
        return JIG_EVAL_STOP;
    if (size < 0)
        return jig_eval_error(call, "has a size that is negative");
    AsyncObject *group = new_object(call, 1);
    group->is_group = true;
    group->size = size;
    set_object(call, 0, group);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_async_eval_add_to_group(JigEvalCall *call) {
    AsyncObject *object = object_at(call, 0), *group = object ? object_at(call, 1) : NULL;
    if (!group)
        return JIG_EVAL_STOP;
    if (group->rank == group->size)
        return jig_eval_error(call, "adds to a group that is full");
    AsyncMember *member = JIG_NEW(&call->eval->perm, AsyncMember);
    *member = (AsyncMember){object, group->waits};
    call->eval->memory += sizeof *member;
    group->waits = member;
    if (call->eval->shadow) {
        AsyncMember *kept = JIG_NEW(&call->eval->perm, AsyncMember);
        *kept = (AsyncMember){object, group->all};
        group->all = kept;
    }
    is_ready(group);
    jig_eval_set_word(call, 0, (uint64_t)group->rank++);
    return JIG_EVAL_NEXT;
}

/* ---- The runtime ---- */

JigEvalOutcome jig_async_eval_create(JigEvalCall *call) {
    set_object(call, 0, new_object(call, 2));
    return JIG_EVAL_NEXT;
}

/* For the thread, or before the coroutine goes on. */
JigEvalOutcome jig_async_eval_wait(JigEvalCall *call) {
    AsyncObject *object = ready_object(call, 0);
    if (!object)
        return JIG_EVAL_STOP;
    wait_for(call, object);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_async_eval_set_available(JigEvalCall *call) {
    return settle(call, ASYNC_AVAILABLE);
}
JigEvalOutcome jig_async_eval_set_error(JigEvalCall *call) {
    return settle(call, ASYNC_ERROR);
}

JigEvalOutcome jig_async_eval_is_error(JigEvalCall *call) {
    AsyncObject *object = object_at(call, 0);
    if (!object)
        return JIG_EVAL_STOP;
    is_ready(object);
    jig_eval_set_word(call, 0, object->state == ASYNC_ERROR);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_async_eval_store(JigEvalCall *call) {
    AsyncObject *object = object_at(call, 1);
    if (!object)
        return JIG_EVAL_STOP;
    jig_eval_copy_value(&object->value, jig_eval_slot(call, 0));
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_async_eval_load(JigEvalCall *call) {
    AsyncObject *object = object_at(call, 0);
    if (!object)
        return JIG_EVAL_STOP;
    if (object->value.tag == JIG_EVAL_NONE)
        return jig_eval_error(call, "loads what nobody stored");
    jig_eval_copy_value(jig_eval_result_slot(call, 0), &object->value);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_async_eval_add_ref(JigEvalCall *call) {
    AsyncObject *object = object_at(call, 0);
    if (!object)
        return JIG_EVAL_STOP;
    int64_t count = jig_attr_int_value(jig_async_runtime_add_ref_count_attr(call->step->op));
    return !__builtin_add_overflow(object->refs, count, &object->refs)
               ? JIG_EVAL_NEXT
               : jig_eval_error(call, "counts more references than there can be");
}

JigEvalOutcome jig_async_eval_drop_ref(JigEvalCall *call) {
    AsyncObject *object = object_at(call, 0);
    int64_t count = jig_attr_int_value(jig_async_runtime_drop_ref_count_attr(call->step->op));
    return object && drop(call, object, count) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* The one that evaluates. */
JigEvalOutcome jig_async_eval_num_workers(JigEvalCall *call) {
    jig_eval_set_word(call, 0, 1);
    return JIG_EVAL_NEXT;
}

/* ---- Coroutines ---- */

/* The handle of a coroutine: a placeholder, whose value no op reads. */
JigEvalOutcome jig_async_eval_handle(JigEvalCall *call) {
    jig_eval_set_word(call, 0, 0);
    return JIG_EVAL_NEXT;
}

/* The runtime had it resumed before it was suspended. */
JigEvalOutcome jig_async_eval_suspend(JigEvalCall *call) {
    enum { RESUME = 1 };
    return jig_eval_jump(call, RESUME, 0, 0);
}
