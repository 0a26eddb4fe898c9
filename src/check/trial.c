/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/trial.h"
#include "check/fills.h"
#include "check/leaves.h"
#include "check/trial_sizes.h"
#include "check/unchanged.h"
#include "check/untied.h"
#include "ir/op.h"
#include "ir/context.h"
#include "jig/iface.h"
#include "support/check.h"

#include <stdlib.h>

/* ---- Functions ---- */

bool jig_trial_has_body(const JigOp *op) {
    JIG_REQUIRE(op);
    JigRegion *body = jig_function(op) && jig_callable(op) && !jig_op_is_of_scripts(op)
                          ? jig_callable(op)->region(op)
                          : NULL;
    return body && !jig_region_is_empty(body);
}

static bool depends_on_size(const JigTrial *t) {
    for (size_t i = 0; i < t->num_inputs; ++i)
        if (jig_type_is_index(t->inputs[i]) ||
            (jig_type_is_shaped(t->inputs[i]) && jig_type_has_rank(t->inputs[i]) &&
             jig_type_num_dynamic_dims(t->inputs[i])))
            return true;
    return false;
}

JigStr jig_trial_path(const JigChecker *c, const JigOp *op, JigArena *a) {
    JIG_REQUIRE(c && op && a);
    JigStr path = jig_symbol_name(op);
    for (op = jig_op_parent(op); op && op != c->payload; op = jig_op_parent(op)) {
        JigStr name = jig_symbol_name(op);
        if (name.len)
            path = jig_arena_printf(a, "%.*s::%.*s", JIG_FMT(name), JIG_FMT(path));
    }
    return jig_arena_str(a, path);
}

typedef struct Finding {
    JigChecker *c;
    JigTrialDoing doing;
    JigTrialSizing sizing;
} Finding;

static void add_sizes_of_payload(Finding *f, JigTrial *t) {
    JigTrialSizes sizes = {0};
    jig_trial_sizes_of_payload(&f->sizing, t, &sizes);
    for (size_t i = 0; i < sizes.len; ++i) {
        t->size = sizes.data[i].size;
        t->offsets = NULL;
        t->fill = jig_trial_random();
        t->is_special = true;
        jig_vec_push(&f->c->trials, *t);
    }
    jig_vec_free(&sizes);
}

static JigWalk add_function(JigOp *op, void *user) {
    Finding *f = user;
    JigChecker *c = f->c;
    if (!jig_trial_has_body(op))
        return jig_op_is_of_scripts(op) ? JIG_WALK_SKIP : JIG_WALK_ADVANCE;
    JigStr path = jig_trial_path(c, op, &c->arena);
    bool wanted =
        c->options.entry.len ? jig_str_eq(path, c->options.entry) : !jig_symbol_is_private(op);
    if (!wanted)
        return JIG_WALK_SKIP;
    JigTrial t = {.name = path};
    const JigType *const *inputs = jig_function_inputs(op, &t.num_inputs);
    const JigType *const *results = jig_function_results(op, &t.num_results);
    t.inputs = jig_arena_copy(&c->arena, inputs, t.num_inputs * sizeof *inputs);
    t.results = jig_arena_copy(&c->arena, results, t.num_results * sizeof *results);
    t.sees_integers = jig_trial_has_integers(&t);
    t.is_sized = depends_on_size(&t) && !c->options.num_args;
    t.fill = jig_trial_random();
    JigTrialSizes sizes = {0};
    jig_trial_choose_sizes(&f->sizing, op, &t, &sizes);
    for (size_t i = 0; i < sizes.len; ++i) {
        t.size = sizes.data[i].size;
        t.offsets = sizes.data[i].offsets;
        t.may_untie = t.is_sized && i == 0 && !c->options.num_sizes;
        t.is_special = false;
        jig_vec_push(&c->trials, t);
        if (!t.is_sized)
            break;
    }
    t.size = sizes.data[0].size;
    t.offsets = sizes.data[0].offsets;
    t.may_untie = false;
    if (t.num_inputs && !c->options.num_args)
        jig_trial_add_special(c, &t, f->doing);
    if (t.is_sized && !c->options.num_sizes)
        add_sizes_of_payload(f, &t);
    jig_vec_free(&sizes);
    return JIG_WALK_SKIP;
}

void jig_trials_find(JigChecker *c) {
    JIG_REQUIRE(c);
    Finding f = {
        .c = c, .doing = jig_trial_doing_of(c), .sizing = {.c = c, .dims = {.a = &c->arena}}};
    if (c->options.script)
        jig_checker_tiles(c->options.script, &f.sizing.tiles);
    jig_checker_own_tiles(c->payload, &f.sizing.own);
    jig_compared_see(&c->numbers, c->payload);
    if (c->options.script)
        jig_compared_see(&c->numbers, c->options.script);
    jig_walk_pre(c->payload, add_function, &f);
    jig_dims_free(&f.sizing.dims);
    jig_vec_free(&f.sizing.tiles);
    jig_vec_free(&f.sizing.own);
}

/* ---- Where functions are ---- */

typedef struct Located {
    JigOp *op;
    uint64_t mark; /* 0: nobody has asked for it */
} Located;

static JigWalk note_function(JigOp *op, void *user) {
    JigChecker *c = user;
    if (!jig_trial_has_body(op))
        return op == c->payload || jig_op_is_symbol_table(op) ? JIG_WALK_ADVANCE : JIG_WALK_SKIP;
    bool is_new;
    void **slot = jig_strmap_slot(&c->functions, jig_trial_path(c, op, &c->place), &is_new);
    Located *f = is_new ? JIG_NEW(&c->place, Located) : NULL;
    if (f)
        *slot = f, f->op = op, f->mark = 0;
    return JIG_WALK_SKIP;
}

void jig_trial_locate(JigChecker *c) {
    JIG_REQUIRE(c);
    jig_strmap_free(&c->functions);
    c->functions = (JigStrMap){0};
    jig_arena_free(&c->place);
    jig_arena_init(&c->place);
    c->payload_mark = 0;
    jig_walk_pre(c->payload, note_function, c);
}

uint64_t jig_trial_mark(JigChecker *c, const JigTrial *t) {
    JIG_REQUIRE(c && t);
    Located *f = jig_strmap_get(&c->functions, t->name);
    if (f && !f->mark)
        f->mark = jig_checker_mark(c->payload, f->op, &c->payload_mark);
    return f ? f->mark : 0;
}

/* ---- Arguments ---- */

/* What a tensor is once functions take buffers. */
static const JigType *buffer_of(const JigType *t) {
    return jig_type_is_ranked_tensor(t) ? jig_type_memref(jig_type_shape(t), jig_type_rank(t),
                                                          jig_type_element(t), NULL, NULL)
                                        : t;
}

/* The text of the command line with the type that the argument has now. */
static JigStr given_text(JigStr given, const JigType *before, const JigType *now, JigArena *a) {
    if (before == now || !jig_str_starts_with(given, "tensor"))
        return given;
    return jig_arena_printf(a, "memref%.*s", JIG_FMT(jig_str_from(given, strlen("tensor"))));
}

static bool parse_args(const JigChecker *c, const JigTrial *t, JigTrialCall *x, JigArena *a) {
    if (c->options.num_args && c->options.num_args != t->num_inputs)
        return jig_error(jig_op_context(c->payload), jig_op_loc(c->payload),
                         "@%.*s takes %zu arguments, but %zu are given", JIG_FMT(t->name),
                         t->num_inputs, c->options.num_args);
    for (size_t i = 0; i < t->num_inputs; ++i) {
        JigStr text = c->options.num_args
                          ? given_text(c->options.args[i], t->inputs[i], x->inputs[i], a)
                          : jig_trial_argument(c, t, i, x->inputs[i], a);
        JIG_CHECK(jig_eval_parse_value(x->e, x->inputs[i], text, &x->args[i]));
    }
    return true;
}

/* ---- Evaluating ---- */

static void keep_printed(void *out, const char *text, size_t len) {
    jig_vec_append((JigCharVec *)out, text, len);
}

static bool has_tensors(const JigOp *function) {
    size_t n;
    const JigType *const *inputs = jig_function_inputs(function, &n);
    for (size_t i = 0; i < n; ++i)
        if (jig_type_is_tensor(inputs[i]))
            return true;
    const JigType *const *results = jig_function_results(function, &n);
    for (size_t i = 0; i < n; ++i)
        if (jig_type_is_tensor(results[i]))
            return true;
    return false;
}

static bool is_as_before(const JigTrial *t, const JigOp *function) {
    size_t n;
    const JigType *const *inputs = jig_function_inputs(function, &n);
    bool same = n == t->num_inputs;
    for (size_t i = 0; same && i < n; ++i)
        same = inputs[i] == t->inputs[i];
    const JigType *const *results = jig_function_results(function, &n);
    same = same && n == t->num_results;
    for (size_t i = 0; same && i < n; ++i)
        same = results[i] == t->results[i];
    return same;
}

static void see_types(const JigTrial *t, const JigOp *function, JigTrialCall *x, JigArena *a) {
    bool buffers = !has_tensors(function);
    x->inputs = JIG_NEW_ARRAY(a, const JigType *, t->num_inputs + 1);
    x->results = JIG_NEW_ARRAY(a, const JigType *, t->num_results + 1);
    for (size_t i = 0; i < t->num_inputs; ++i)
        x->inputs[i] = buffers ? buffer_of(t->inputs[i]) : t->inputs[i];
    for (size_t i = 0; i < t->num_results; ++i)
        x->results[i] = buffers ? buffer_of(t->results[i]) : t->results[i];
}

static bool evaluate(JigChecker *c, const JigTrial *t, JigOp *function, JigTrialCall *x,
                     JigArena *a) {
    const JigEvalSignature before = {x->inputs, x->results, t->num_inputs, t->num_results};
    x->has_args = parse_args(c, t, x, a);
    JIG_CHECK(x->has_args);
    return (is_as_before(t, function)
                ? jig_eval_run_function(x->e, function, x->args, x->values)
                : jig_eval_run_lowered(x->e, function, &before, x->args, x->values)) &&
           (jig_trial_keep(c, t, x, a) ||
            jig_error(jig_op_context(function), jig_op_loc(function),
                      "has a result or argument that cannot be compared"));
}

static void free_values(const JigTrial *t, JigTrialCall *x) {
    for (size_t i = 0; i < t->num_inputs; ++i)
        jig_eval_release(&x->args[i]);
    for (size_t i = 0; i < t->num_results; ++i)
        jig_eval_release(&x->values[i]);
}

/* The first error in a line. */
static JigStr first_error(const JigDiagCapture *said, JigArena *a) {
    for (const JigDiag *d = said->first; d; d = d->next)
        if (d->severity == JIG_ERROR)
            return jig_arena_str(a, d->message);
    return JIG_STR("it cannot be evaluated");
}

static JigVerdict verdict_of(JigEvalFault fault) {
    return fault == JIG_EVAL_UNDEFINED ? JIG_VERDICT_UNDEFINED
           : fault == JIG_EVAL_RACE    ? JIG_VERDICT_RACE
                                       : JIG_VERDICT_UNDECIDED;
}

/* *depends: something in it may tell in which order iterations have run that have none. */
static JigTrialOutcome *run_in_order(JigChecker *c, const JigTrial *t, bool backwards,
                                     bool *depends, JigArena *a, JigStr *why, JigVerdict *verdict) {
    JigContext *ctx = jig_op_context(c->payload);
    const Located *located = jig_strmap_get(&c->functions, t->name);
    JigOp *function = located ? located->op : NULL;
    *verdict = JIG_VERDICT_UNDECIDED;
    if (!function) {
        *why = jig_arena_printf(a, "there is no function @%.*s any more", JIG_FMT(t->name));
        return NULL;
    }
    JigEvalOptions options = {.domain = c->options.domain,
                              .max_steps = c->options.max_steps,
                              .max_memory = c->options.max_memory,
                              .exact_constants = c->options.exact_constants,
                              .races = true,
                              .print = keep_printed};
    JigTrialCall x = {.out = jig_outcome_create()};
    options.user = &x.out->printed;
    x.e = jig_eval_create(c->payload, &options);
    x.e->is_backwards = backwards;
    x.args = JIG_NEW_ARRAY(a, JigEvalValue, t->num_inputs + 1);
    x.values = JIG_NEW_ARRAY(a, JigEvalValue, t->num_results + 1);
    see_types(t, function, &x, a);
    JigDiagCapture said;
    jig_diag_capture_begin(ctx, &said);
    bool ok = evaluate(c, t, function, &x, a);
    jig_diag_capture_end(ctx, &said);
    if (!ok) {
        *why = first_error(&said, a);
        *verdict = verdict_of(jig_eval_fault(x.e));
        jig_outcome_destroy(x.out);
        x.out = NULL;
    }
    jig_diag_capture_free(&said);
    free_values(t, &x);
    c->took_fractions |= jig_eval_took_fractions(x.e);
    c->num_steps = jig_eval_num_steps(x.e);
    c->fault = ok ? JIG_EVAL_NO_FAULT : jig_eval_fault(x.e);
    c->lacked_arguments = !x.has_args;
    *depends = x.e->depends_on_order;
    jig_eval_destroy(x.e);
    return x.out;
}

/* Iterations that have no order are run in two. Floats that round tell any two orders apart. */
JigTrialOutcome *jig_trial_run(JigChecker *c, const JigTrial *t, JigArena *a, JigStr *why,
                               JigVerdict *verdict) {
    JIG_REQUIRE(c && t && a && why && verdict);
    bool depends = false;
    JigTrialOutcome *out = run_in_order(c, t, false, &depends, a, why, verdict);
    if (!out || !depends || c->options.domain != JIG_EVAL_FIELD)
        return out;
    uint64_t steps = c->num_steps;
    JigTrialOutcome *other = run_in_order(c, t, true, &depends, a, why, verdict);
    c->num_steps += steps;
    if (other) {
        jig_outcome_leave_open(out, other);
        jig_outcome_destroy(other);
        return out;
    }
    *why =
        jig_arena_printf(a, "in another order of iterations that have none: %.*s", JIG_FMT(*why));
    jig_outcome_destroy(out);
    return NULL;
}
