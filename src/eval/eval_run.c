/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The machine: evaluations, calls, regions, steps. */
#include "jig/iface.h"
#include "eval/evaluator.h"
#include "eval/nest.h"
#include "eval/pointer.h"
#include "eval/shadow.h"
#include "eval/team.h"
#include "ir/context.h"
#include "support/check.h"

/* ---- Evaluations ---- */

enum {
    DEFAULT_STEPS = 1000000000,
    DEFAULT_MEMORY = 1 << 30,
    DEFAULT_DEPTH = 10000,
    DEFAULT_VSCALE = 2
};

JigEval *jig_eval_create(JigOp *module, const JigEvalOptions *options) {
    JIG_REQUIRE(module);
    JigContext *ctx = jig_op_context(module);
    JigHeap *before = jig_heap_enter(&ctx->heap);
    JigEval *e = jig_calloc(1, sizeof *e);
    jig_heap_enter(before);
    e->ctx = ctx;
    e->module = module;
    if (options)
        e->options = *options;
    JigEvalOptions *o = &e->options;
    o->max_steps = o->max_steps ? o->max_steps : DEFAULT_STEPS;
    o->max_memory = o->max_memory ? o->max_memory : DEFAULT_MEMORY;
    o->max_depth = o->max_depth ? o->max_depth : DEFAULT_DEPTH;
    o->vscale = o->vscale ? o->vscale : DEFAULT_VSCALE;
    jig_arena_init(&e->perm);
    jig_arena_init(&e->scratch);
    e->perm.beside = e->scratch.beside = e;
    if (o->races)
        e->shadow = jig_eval_shadow_create(e);
    return e;
}

void jig_eval_destroy(JigEval *e) {
    JIG_REQUIRE(e);
    if (e->ctx->heap.is_over)
        return;
    size_t i = 0;
    for (const JigPtrEntry *g; (g = jig_ptrmap_next(&e->globals, &i));)
        jig_eval_shaped_release(g->value);
    i = 0;
    for (const JigPtrEntry *v; (v = jig_ptrmap_next(&e->values, &i));)
        jig_eval_release(v->value);
    for (i = 0; i < e->kept.len; ++i)
        jig_eval_release(e->kept.data[i]);
    jig_vec_free(&e->kept);
    jig_eval_pointer_end_all(e);
    jig_ptrmap_free(&e->globals);
    jig_ptrmap_free(&e->values);
    jig_ptrmap_free(&e->codes);
    jig_ptrmap_free(&e->elems);
    jig_ptrmap_free(&e->layouts);
    jig_ptrmap_free(&e->addresses);
    jig_vec_free(&e->places);
    jig_vec_free(&e->stack);
    jig_eval_free_stacks(e);
    jig_arena_free(&e->perm);
    jig_arena_free(&e->scratch);
    if (e->shadow)
        jig_eval_shadow_destroy(e->shadow);
    jig_free(e->temp);
    jig_free(e);
}

JigEvalValue *jig_eval_kept_value(JigEval *e, const JigOp *op) {
    void **slot = jig_ptrmap_slot(&e->values, op);
    if (!*slot)
        *slot = JIG_NEW_ARRAY(&e->perm, JigEvalValue, 1);
    return *slot;
}

uint64_t jig_eval_num_steps(const JigEval *e) {
    JIG_REQUIRE(e);
    return e->steps;
}

JigEvalFault jig_eval_fault(const JigEval *e) {
    JIG_REQUIRE(e);
    return e->fault;
}

/* ---- Regions ---- */

static JigEvalOutcome beyond_limit(JigEvalCall *call) {
    JigEval *e = call->eval;
    bool steps = e->steps > e->options.max_steps;
    jig_eval_stop(e, JIG_EVAL_LIMIT, jig_eval_loc(call->step->op),
                  "evaluation %s than its limit of %llu%s",
                  steps ? "takes more steps" : "needs more memory",
                  (unsigned long long)(steps ? e->options.max_steps : e->options.max_memory),
                  steps ? "" : " bytes");
    return JIG_EVAL_STOP;
}

bool jig_eval_count(JigEvalCall *call, uint64_t steps) {
    JIG_REQUIRE(call && call->step);
    JigEval *e = call->eval;
    e->steps = steps > UINT64_MAX - e->steps ? UINT64_MAX : e->steps + steps;
    return e->steps <= e->options.max_steps || beyond_limit(call) != JIG_EVAL_STOP;
}

bool jig_eval_count_points(JigEvalCall *call, const int64_t *sizes, size_t n) {
    JIG_REQUIRE(sizes || !n);
    uint64_t points = 1;
    bool over = false;
    for (size_t i = 0; i < n; ++i)
        over = over || __builtin_mul_overflow(points, sizes[i], &points);
    return jig_eval_count(call, over ? UINT64_MAX : points);
}

static JigEvalOutcome no_evaluator(JigEvalCall *call) {
    return jig_eval_unknown(call, "cannot be evaluated: nothing says what it does");
}

/* Runs the steps of one block: how it ended, with the step that ended it. */
static JigEvalOutcome run_block(JigEvalCall *call, JigEvalBlock *block) {
    JigEval *e = call->eval;
    for (JigEvalStep *step = block->steps, *end = step + block->num_steps; step < end; ++step) {
        call->step = step;
        if (++e->steps > e->options.max_steps || e->memory > e->options.max_memory)
            return beyond_limit(call);
        JigEvalOutcome outcome = step->fn ? step->fn(call) : no_evaluator(call);
        if (outcome != JIG_EVAL_NEXT)
            return outcome;
    }
    call->step = NULL;
    return JIG_EVAL_END;
}

/* The same where uses of memory are noted: whose they are, and whether they were a race. */
static JigEvalOutcome run_watched(JigEvalCall *call, JigEvalBlock *block) {
    JigEval *e = call->eval;
    struct JigEvalShadow *sh = e->shadow;
    JigEvalCall *around = sh->call;
    JigEvalOutcome outcome = JIG_EVAL_NEXT;
    sh->call = call;
    for (JigEvalStep *step = block->steps, *end = step + block->num_steps;
         step < end && outcome == JIG_EVAL_NEXT; ++step) {
        call->step = step;
        if (++e->steps > e->options.max_steps || e->memory > e->options.max_memory)
            outcome = beyond_limit(call);
        else
            outcome = step->fn ? step->fn(call) : no_evaluator(call);
        outcome = sh->stopped ? JIG_EVAL_STOP : outcome;
    }
    if (outcome == JIG_EVAL_NEXT)
        call->step = NULL;
    sh->call = around;
    return outcome == JIG_EVAL_NEXT ? JIG_EVAL_END : outcome;
}

bool jig_eval_body(JigEvalCall *call, JigEvalBody *body, JigEvalStep **end) {
    JIG_REQUIRE(call && body && end);
    JigEvalCall inner = {.eval = call->eval,
                         .frame = call->frame,
                         .code = call->code,
                         .caller = call->caller,
                         .element = -1};
    *end = NULL;
    if (!body->num_blocks)
        return true;
    if (!jig_stack_ok(call->eval->ctx))
        return jig_eval_unknown_fail(call, "is nested too deeply to be evaluated");
    size_t stack = call->eval->stack.len;
    JigEvalBlock *block = &body->blocks[0];
    JigEvalOutcome outcome;
    bool watched = call->eval->shadow;
    while ((outcome = watched ? run_watched(&inner, block) : run_block(&inner, block)) ==
           JIG_EVAL_JUMP)
        block = inner.jump;
    *end = inner.step;
    if (body->is_scope)
        jig_eval_leave_stack(call->eval, stack);
    return outcome == JIG_EVAL_END;
}

static JigEvalValue *temp_values(JigEval *e, size_t n) {
    if (e->temp_cap < n) {
        e->temp_cap = 2 * n;
        e->temp = jig_realloc(e->temp, e->temp_cap * sizeof *e->temp);
    }
    return e->temp;
}

/* An operand on its way out: moved when this is its last use. */
static JigEvalValue take_from(JigEvalCall *call, const JigEvalStep *from, size_t operand) {
    JigEvalValue *slot = jig_eval_end_slot(call, from, operand), v = *slot;
    if (from->last[operand])
        slot->tag = JIG_EVAL_NONE;
    else
        jig_eval_retain(&v);
    return v;
}

void jig_eval_pass(JigEvalCall *call, uint32_t to, const JigEvalStep *from, size_t first,
                   size_t n) {
    JIG_REQUIRE(call && (from || !n));
    if (n == 1) {
        jig_eval_set_slot(&call->frame[to], take_from(call, from, first));
        return;
    }
    JigEvalValue *temp = temp_values(call->eval, n);
    for (size_t i = 0; i < n; ++i)
        temp[i] = take_from(call, from, first + i);
    for (size_t i = 0; i < n; ++i)
        jig_eval_set_slot(&call->frame[to + i], temp[i]);
}

JigEvalOutcome jig_eval_jump(JigEvalCall *call, size_t successor, size_t first, size_t n) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(successor < jig_op_num_successors(call->step->op));
    call->jump = call->step->targets[successor];
    if (n)
        jig_eval_pass(call, call->jump->first_arg, call->step, first, n);
    return JIG_EVAL_JUMP;
}

bool jig_eval_region(JigEvalCall *call, size_t i, const JigEvalValue *args, size_t n,
                     const JigEvalValue **results, size_t *num_results) {
    JIG_REQUIRE(call && (args || !n) && results && num_results);
    JIG_REQUIRE(i < jig_op_num_regions(call->step->op));
    JigEvalBody *body = &call->step->bodies[i];
    if (body->num_blocks && body->blocks[0].num_args == n)
        for (size_t k = 0; k < n; ++k)
            jig_eval_copy_value(&call->frame[body->blocks[0].first_arg + k], &args[k]);
    JigEvalStep *end;
    JIG_CHECK(jig_eval_body(call, body, &end));
    size_t count = end ? end->num_operands : 0;
    JigEvalValue *out = JIG_NEW_ARRAY(&call->eval->scratch, JigEvalValue, count);
    for (size_t k = 0; k < count; ++k)
        out[k] = *jig_eval_end_slot(call, end, k);
    *results = out;
    *num_results = count;
    return true;
}

/* ---- Calls ---- */

static bool fail_at(JigEval *e, JigEvalFault fault, const JigEvalCall *caller, JigOp *function,
                    const char *what) {
    JigLoc loc = jig_eval_loc(caller ? caller->step->op : function);
    JigStr name = jig_symbol_name(function);
    return jig_eval_stop(e, fault, loc, "function '%.*s' %s", JIG_FMT(name), what);
}

/* What alloca'd since `from` is gone. */
static void leave(JigEvalBufferVec *stack, size_t from) {
    while (stack->len > from) {
        JigEvalBuffer *b = jig_vec_pop(stack);
        jig_eval_buffer_free(b);
        jig_eval_buffer_release(b);
    }
}
void jig_eval_leave_stack(JigEval *e, size_t from) {
    JIG_REQUIRE(e && from <= e->stack.len);
    leave(&e->stack, from);
}
void jig_eval_leave_stack_of(JigEvalBufferVec *stack) {
    JIG_REQUIRE(stack);
    leave(stack, 0);
}

/* A function that is lowered in part may end with what another dialect returns. Where both are of
 * one dialect, that has verified the types, and knows what callers make of them. */
static bool check_end(JigEval *e, JigEvalCall *caller, JigOp *function, const JigOp *end) {
    if (!end || !jig_function(function) ||
        (caller && jig_str_eq(jig_name_dialect(jig_op_name_of(end)),
                              jig_name_dialect(jig_op_name_of(function)))))
        return true;
    size_t n;
    const JigType *const *types = jig_function_results(function, &n);
    bool same = jig_op_num_operands(end) == n;
    for (size_t i = 0; same && i < n; ++i)
        same = types[i] == jig_op_operand_type(end, i);
    return same || fail_at(e, JIG_EVAL_UNDEFINED, caller, function,
                           "returns values of other types than it says");
}

static bool run_frame(JigEval *e, JigEvalCall *caller, const JigEvalCode *code,
                      const JigEvalValue *args, JigEvalValue *results) {
    size_t bytes = (code->num_slots + 1) * sizeof(JigEvalValue), stack = e->stack.len;
    if (e->memory > e->options.max_memory || bytes > e->options.max_memory - e->memory)
        return fail_at(e, JIG_EVAL_LIMIT, caller, code->function,
                       "needs more memory than there is");
    e->memory += bytes;
    JigEvalValue *frame = jig_calloc(code->num_slots + 1, sizeof *frame);
    JigEvalCall call = {.eval = e, .frame = frame, .code = code, .caller = caller, .element = -1};
    JigEvalStep entry = {.op = code->function};
    call.step = &entry;
    const JigEvalBlock *first = &code->body.blocks[0];
    for (size_t i = 0; i < first->num_args; ++i)
        jig_eval_copy_value(&frame[first->first_arg + i], &args[i]);
    JigEvalStep *end;
    bool ok = jig_eval_body(&call, (JigEvalBody *)&code->body, &end) &&
              check_end(e, caller, code->function, end ? end->op : NULL);
    for (size_t i = 0; ok && end && i < end->num_operands; ++i) {
        results[i] = *jig_eval_end_slot(&call, end, i);
        jig_eval_retain(&results[i]);
    }
    for (size_t i = 0; i < code->num_slots; ++i)
        jig_eval_release(&frame[i]);
    jig_free(frame);
    jig_eval_leave_stack(e, stack);
    e->memory -= bytes;
    return ok;
}

static bool enter(JigEval *e, JigEvalCall *caller, JigOp *function, const JigEvalValue *args,
                  JigEvalValue *results) {
    if (!jig_op_num_regions(function) || jig_region_is_empty(jig_op_region(function, 0)))
        return fail_at(e, JIG_EVAL_UNKNOWN, caller, function, "has no body to evaluate");
    const JigEvalCode *code = jig_eval_code(e, function);
    if (!code)
        return false;
    if (e->depth >= e->options.max_depth)
        return fail_at(e, JIG_EVAL_LIMIT, caller, function, "is called more deeply than the limit");
    e->depth++;
    bool ok = run_frame(e, caller, code, args, results);
    e->depth--;
    return ok;
}

bool jig_eval_invoke(JigEvalCall *call, JigOp *function, const JigEvalValue *args, size_t n,
                     JigEvalValue *results) {
    (void)n;
    return enter(call->eval, call, function, args, results);
}

bool jig_eval_enter(JigEval *e, JigOp *function, const JigEvalValue *args, JigEvalValue *results) {
    JIG_REQUIRE(e && function);
    JigArenaMark mark = jig_arena_mark(&e->scratch);
    e->num_leaks = 0;
    if (e->shadow)
        jig_eval_shadow_begin(e->shadow);
    bool ok = enter(e, NULL, function, args, results);
    jig_arena_rewind(&e->scratch, mark);
    return ok;
}

bool jig_eval_check_leaks(JigEval *e, const JigEvalValue *results, size_t n) {
    JIG_REQUIRE(e && (results || !n));
    if (e->options.check_leaks)
        jig_eval_pointer_note_leaks(e, results, n);
    if (!e->options.check_leaks || !e->num_leaks)
        return true;
    jig_eval_stop(e, JIG_EVAL_UNDEFINED, e->leak,
                  "this memory is never freed (%llu such allocations)",
                  (unsigned long long)e->num_leaks);
    jig_note(e->ctx, e->leak,
             "the first has %zu bytes; what passes allocate for an op is located where that was",
             e->leak_size);
    return false;
}

typedef struct Evaluation {
    JigEval *eval;
    JigOp *function;
    const JigEvalValue *args;
    JigEvalValue *results;
    bool ok;
} Evaluation;

static void evaluate(void *user) {
    Evaluation *x = user;
    size_t n;
    jig_function_results(x->function, &n);
    x->ok = jig_eval_enter(x->eval, x->function, x->args, x->results) &&
            jig_eval_check_leaks(x->eval, x->results, n);
}

bool jig_eval_run_function(JigEval *e, JigOp *function, const JigEvalValue *args,
                           JigEvalValue *results) {
    JIG_REQUIRE(e);
    Evaluation x = {.eval = e, .function = function, .args = args, .results = results};
    return jig_context_recovers(e->ctx, evaluate, &x) && x.ok;
}

/* ---- For evaluators ---- */

JigOp *jig_eval_op(const JigEvalCall *call) {
    JIG_REQUIRE(call);
    return call->step->op;
}
JigEval *jig_eval_of(const JigEvalCall *call) {
    JIG_REQUIRE(call);
    return call->eval;
}
JigArena *jig_eval_arena(const JigEvalCall *call) {
    JIG_REQUIRE(call);
    return &call->eval->scratch;
}
const JigEvalValue *jig_eval_operand(const JigEvalCall *call, size_t i) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(i < call->step->num_operands);
    return jig_eval_slot(call, i);
}

void jig_eval_write(JigEval *e, const char *text, size_t len) {
    jig_eval_note_order(e);
    if (e->options.print)
        e->options.print(e->options.user, text, len);
    else
        jig_stream_write(e->ctx, JIG_STREAM_OUTPUT, text, len);
}

void *jig_eval_memo(JigEvalCall *call, size_t size, bool *is_new) {
    JIG_REQUIRE(call && is_new);
    *is_new = !call->step->memo;
    if (*is_new)
        call->step->memo = jig_arena_calloc(&call->eval->perm, size ? size : 1);
    return call->step->memo;
}

JigEvalOutcome jig_eval_end(JigEvalCall *call) {
    JIG_REQUIRE(call);
    (void)call;
    return JIG_EVAL_END;
}
JigEvalOutcome jig_eval_nothing(JigEvalCall *call) {
    JIG_REQUIRE(call);
    (void)call;
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_eval_never(JigEvalCall *call) {
    return jig_eval_error(call, "is not executed");
}

JigEvalList jig_eval_list(const JigAttr *list, JigOperandRange dynamic) {
    JigEvalList out = {.first = dynamic.start};
    if (list) {
        out.n = jig_attr_dense_array_len(list);
        out.values = jig_attr_dense_i64_data(list);
    }
    return out;
}

bool jig_eval_list_get(JigEvalCall *call, const JigEvalList *list, int64_t *out) {
    JIG_REQUIRE(call && list && out);
    size_t operand = list->first;
    for (size_t i = 0; i < list->n; ++i) {
        out[i] = list->values[i];
        if (out[i] == JIG_DYNAMIC)
            JIG_CHECK(jig_eval_get_index(call, operand++, &out[i]));
    }
    return true;
}

bool jig_eval_indices(JigEvalCall *call, size_t first, size_t n, int64_t *out) {
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(jig_eval_get_index(call, first + i, &out[i]));
    return true;
}

void jig_eval_finish(JigEvalCall *call, const JigEvalStep *end, size_t first) {
    JIG_REQUIRE(call);
    if (end && call->step->num_results)
        jig_eval_pass(call, call->step->first_result, end, first, call->step->num_results);
}

void jig_eval_finish_slots(JigEvalCall *call, uint32_t slot, size_t n) {
    JIG_REQUIRE(call);
    for (size_t i = 0; i < n; ++i) {
        jig_eval_set_slot(&call->frame[call->step->first_result + i], call->frame[slot + i]);
        call->frame[slot + i].tag = JIG_EVAL_NONE;
    }
}

/* ---- Operands and results one by one ---- */

bool jig_eval_get_int(JigEvalCall *call, size_t i, JigInt *out) {
    JIG_REQUIRE(call && out);
    JigNum n;
    JIG_CHECK(jig_eval_need(call, i));
    jig_eval_num_of_value(jig_eval_operand_elem(call, i), jig_eval_slot(call, i), &n);
    *out = n.i;
    return true;
}
bool jig_eval_get_index(JigEvalCall *call, size_t i, int64_t *out) {
    JIG_REQUIRE(call && out);
    JIG_CHECK(jig_eval_need(call, i));
    const JigElem *elem = jig_eval_operand_elem(call, i);
    *out = jig_eval_sign_extend(jig_eval_slot(call, i)->w[0], elem->width);
    return true;
}
bool jig_eval_get_float(JigEvalCall *call, size_t i, JigFloat *out) {
    JIG_REQUIRE(call && out);
    JigNum n;
    JIG_CHECK(jig_eval_need(call, i));
    jig_eval_num_of_value(jig_eval_operand_elem(call, i), jig_eval_slot(call, i), &n);
    *out = n.f;
    return true;
}

void jig_eval_set_int(JigEvalCall *call, size_t i, JigInt value) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(i < call->step->num_results);
    JigEvalValue v;
    jig_eval_value_of_num(call->eval, jig_eval_result_elem(call, i), &(JigNum){.i = value}, &v);
    jig_eval_set_slot(jig_eval_result_slot(call, i), v);
}
void jig_eval_set_index(JigEvalCall *call, size_t i, int64_t value) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(i < call->step->num_results);
    jig_eval_set_word(call, i,
                      (uint64_t)value & jig_eval_mask(jig_eval_result_elem(call, i)->width));
}
void jig_eval_set_float(JigEvalCall *call, size_t i, JigFloat value) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(i < call->step->num_results);
    JigEvalValue v;
    jig_eval_value_of_num(call->eval, jig_eval_result_elem(call, i), &(JigNum){.f = value}, &v);
    jig_eval_set_slot(jig_eval_result_slot(call, i), v);
}
void jig_eval_set_poison(JigEvalCall *call, size_t i) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(i < call->step->num_results);
    jig_eval_result_slot(call, i)->tag = JIG_EVAL_POISON;
}
void jig_eval_set(JigEvalCall *call, size_t i, const JigEvalValue *v) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(i < call->step->num_results);
    jig_eval_copy_value(&call->frame[call->step->first_result + i], v);
}
