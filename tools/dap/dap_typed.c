/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Steps that somebody types. They are read as the body of a sequence whose arguments are the
 * handles that they name, and then refer to these themselves.
 */
#include "dap/dap_evaluate.h"

#include "dap/dap_server.h"
#include "explain/dry_run.h"
#include "explain/failure.h"
#include "ir/context.h"
#include "ir/journal.h"

bool dap_is_step(JigStr text) {
    size_t equals = jig_str_find(text, JIG_STR("="));
    if (text.len && text.ptr[0] == '%' && equals < text.len)
        text = jig_str_from(text, equals + 1);
    while (text.len && text.ptr[0] == ' ')
        text = jig_str_from(text, 1);
    return jig_str_starts_with(text, "transform.") && jig_str_find(text, JIG_STR(" ")) < text.len;
}

/* ---- The text as a sequence ---- */

typedef struct TypedText {
    JigCharVec args, body;
    JIG_VEC(JigValue *) handles; /* of the arguments */
    JIG_VEC(JigStr) names;
} TypedText;

static bool is_name_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c && strchr("_-.$", c));
}

/* "%name" or "%name#1" that the text begins with. */
static JigStr name_at(JigStr text) {
    size_t n = 1;
    while (n < text.len && is_name_char(text.ptr[n]))
        ++n;
    if (n + 1 < text.len && text.ptr[n] == '#' && text.ptr[n + 1] >= '0' && text.ptr[n + 1] <= '9')
        for (++n; n < text.len && text.ptr[n] >= '0' && text.ptr[n] <= '9';)
            ++n;
    return (JigStr){text.ptr, n};
}

static void put(JigCharVec *out, JigStr s) {
    jig_vec_append(out, s.ptr, s.len);
}

/* A sign for the name that no other argument has: one of the results of an op can't be one. */
static void put_name(JigCharVec *out, JigStr name) {
    if (memchr(name.ptr, '#', name.len)) {
        put(out, JIG_STR("%$"));
        name = jig_str_from(name, 1);
    }
    for (size_t i = 0; i < name.len; ++i)
        jig_vec_push(out, name.ptr[i] == '#' ? '$' : name.ptr[i]);
}

static void add_argument(TypedText *t, JigStr name, JigValue *handle, JigArena *a) {
    for (size_t i = 0; i < t->names.len; ++i)
        if (jig_str_eq(t->names.data[i], name))
            return;
    if (t->args.len)
        put(&t->args, JIG_STR(", "));
    put_name(&t->args, name);
    put(&t->args, JIG_STR(": "));
    put(&t->args, jig_type_to_str(jig_value_type(handle), a));
    jig_vec_push(&t->handles, handle);
    jig_vec_push(&t->names, name);
}

/* Names in what is a string are left alone. What the text binds itself it means. */
static void read_names(TypedText *t, Session *s, const JigOp *at, JigStr text, JigArena *a) {
    bool in_string = false;
    size_t equals = jig_str_find(text, JIG_STR("="));
    const char *bound_until = text.len && text.ptr[0] == '%' ? text.ptr + equals : text.ptr;
    while (text.len) {
        JigStr piece = {text.ptr, 1};
        if (text.ptr[0] == '"')
            in_string = !in_string;
        if (!in_string && text.ptr[0] == '%' && text.ptr >= bound_until) {
            piece = name_at(text);
            JigValue *handle = session_handle_named(s, at, piece);
            if (handle)
                add_argument(t, piece, handle, a);
            put_name(&t->body, piece);
        } else {
            put(&t->body, piece);
        }
        text = jig_str_from(text, piece.len);
    }
}

static void free_text(TypedText *t) {
    jig_vec_free(&t->args);
    jig_vec_free(&t->body);
    jig_vec_free(&t->handles);
    jig_vec_free(&t->names);
}

/* Braces in what was typed may have made something else of it. */
static bool is_of_one_step(const JigOp *sequence, const JigOp *module) {
    const JigOp *op = jig_block_first(jig_op_body(sequence));
    return sequence == jig_block_last(jig_op_body(module)) &&
           jig_op_has_name(sequence, "transform.named_sequence") && jig_op_next(op) &&
           !jig_op_next(jig_op_next(op));
}

/* The sequence, with the op first. The script's, which it is told to drop. */
static JigOp *read(Session *s, const TypedText *t, JigArena *a, JigOp **sequence, JigStr *error) {
    JigReason why = JIG_REASON(a);
    JigStr text =
        jig_arena_printf(a,
                         "module attributes {transform.with_named_sequence} {\n"
                         "transform.named_sequence @__transform_main(%.*s) {\n"
                         "%.*s\ntransform.yield\n}\n}\n",
                         JIG_FMT(jig_chars_str(&t->args)), JIG_FMT(jig_chars_str(&t->body)));
    JigStr name = jig_arena_printf(a, "<console %zu>", ++s->num_texts);
    JigOp *module = jig_dry_run_parse(s->ctx, text, name, &why);
    if (!module) {
        *error = jig_wording_reason(&why, a);
        return NULL;
    }
    *sequence = jig_block_first(jig_op_body(module));
    if (is_of_one_step(*sequence, module))
        return module;
    *error = JIG_STR("one step at a time");
    jig_dry_run_drop(module);
    return NULL;
}

/* ---- Trying ---- */

/* What the step gave, while it has it. */
typedef struct Given {
    JigArena *arena;
    JigItems items;
    size_t num_results;
} Given;

static void ended(void *user, JigRun *run, size_t step) {
    Given *g = user;
    const JigOp *op = jig_run_step_op(run, step);
    if (jig_run_step(run, step)->depth || !jig_op_num_results(op))
        return;
    g->num_results = jig_op_num_results(op);
    g->items = jig_run_handle(run, jig_op_result(op, 0));
    g->items.items =
        jig_arena_copy(g->arena, g->items.items, g->items.len * sizeof *g->items.items);
}

static JigStr why_not(JigRun *run, JigArena *a) {
    JigLines lines = {0};
    const JigDiag *error = run ? jig_run_result(run)->diags : NULL;
    while (error && error->severity != JIG_ERROR)
        error = error->next;
    if (!error)
        return JIG_STR("it can't be carried out");
    const JigDiag *told = error->reason ? jig_failure_explain(run, error, a, &lines) : error;
    JigStr text = jig_arena_str(a, told->message);
    for (size_t i = 0; i < lines.len; ++i)
        text = jig_arena_printf(a, "%.*s\n%.*s", JIG_FMT(text), JIG_FMT(lines.data[i]));
    jig_vec_free(&lines);
    return text;
}

/* What is there without the trial; what the step made is in words only. */
static void put_given(Value *out, const Given *g, JigArena *a) {
    enum { FEW = 3 };
    out->items = g->items;
    out->number = g->num_results ? (int64_t)g->items.len : 1;
    out->text = g->num_results ? jig_arena_str(a, jig_wording_items(g->items, FEW, a))
                               : JIG_STR("it can be carried out");
}

typedef struct Made {
    JigListener listener;
    JigPtrMap ops;
} Made;

static void note_made(JigListener *l, JigOp *op, JigBlock *from, JigOp *before) {
    (void)before;
    if (!from)
        jig_ptrset_add(&((Made *)l)->ops, op);
}

static bool is_made(const Made *m, const JigItems *items, size_t i) {
    const JigOp *op = items->kind == JIG_HANDLE_OPS ? items->items[i] : NULL;
    if (items->kind == JIG_HANDLE_VALUES) {
        JigValue *v = items->items[i];
        op = jig_value_def(v) ? jig_value_def(v) : jig_block_parent_op(jig_value_owner_block(v));
    }
    for (; op; op = jig_op_parent(op))
        if (jig_ptrmap_has(&m->ops, op))
            return true;
    return false;
}

static bool all_stay(const Made *m, const JigItems *items) {
    for (size_t i = 0; i < items->len; ++i)
        if (is_made(m, items, i))
            return false;
    return true;
}

static bool try_on(Session *s, JigOp *sequence, const TypedText *t, JigArena *a, Value *out,
                   JigStr *error) {
    size_t n = t->handles.len;
    JigItems *had = JIG_NEW_ARRAY(a, JigItems, n + 1);
    for (size_t i = 0; i < n; ++i) {
        const JigValue *handle = t->handles.data[i];
        if (!session_items(s, handle, a, &had[i])) {
            *error = jig_arena_printf(a, "%.*s is %.*s", JIG_FMT(t->names.data[i]),
                                      JIG_FMT(session_handle_words(s, handle, a)));
            return false;
        }
    }
    Given given = {.arena = a};
    const JigRunListener listener = {.ended = ended, .user = &given};
    const JigRunOptions options = {.listeners = &listener, .untimed = true};
    /* The first argument is bound to the payload: this is one that nothing names. */
    const JigScript script = {.start = sequence,
                              .quiet = true,
                              .options = {.trailing = had, .num_trailing = n, .max_steps = 100000}};
    JigDryRun dry = jig_dry_run_begin(s->ctx);
    Made made = {.listener = {.inserted = note_made}};
    jig_listen(s->ctx, &made.listener);
    JigRun *run = jig_run_script(s->payload, &script, &options);
    bool ok = run && jig_run_result(run)->status == JIG_SCRIPT_OK;
    if (ok) {
        put_given(out, &given, a);
        out->is_list = given.num_results && all_stay(&made, &given.items);
    } else {
        *error = why_not(run, a);
    }
    jig_unlisten(s->ctx, &made.listener);
    jig_run_destroy(run);
    jig_dry_run_end(&dry);
    jig_ptrmap_free(&made.ops);
    return ok;
}

static void drop(void *user, const char *text, size_t len) {
    (void)user, (void)text, (void)len;
}

bool dap_try(Session *s, const JigOp *at, JigStr text, JigArena *a, Value *out, JigStr *error) {
    TypedText t = {0};
    JigOp *sequence;
    *out = (Value){0};
    put(&t.args, JIG_STR("%$payload: !transform.any_op"));
    read_names(&t, s, at, text, a);
    JigOp *module = read(s, &t, a, &sequence, error);
    bool ok = false;
    if (module) {
        JigSink was = s->ctx->streams[JIG_STREAM_OUTPUT];
        jig_context_set_stream(s->ctx, JIG_STREAM_OUTPUT, drop, NULL);
        ok = try_on(s, sequence, &t, a, out, error);
        s->ctx->streams[JIG_STREAM_OUTPUT] = was;
        jig_dry_run_drop(module);
    }
    free_text(&t);
    return ok;
}

/* ---- For good ---- */

/* What was typed for that step or a later one is of another past than this. */
static void forget_from(Session *s, size_t step) {
    while (s->typed.len && jig_vec_last(&s->typed).step >= step)
        jig_op_destroy(jig_vec_pop(&s->typed).module);
}

/* The step's operands become the handles. */
static void add(Session *s, size_t step, JigOp *module, JigOp *sequence, const TypedText *t) {
    JigBlock *body = jig_op_body(sequence);
    for (size_t i = 0; i < t->handles.len; ++i)
        jig_value_replace_uses(jig_block_arg(body, i), t->handles.data[i]);
    jig_vec_push(&s->typed, ((Typed){step, jig_block_first(body), module}));
}

static bool run_again(Session *s, JigStr *error) {
    bool ok = session_run(s);
    if (!ok) {
        *error = JIG_STR("there is not enough memory to carry the script out again");
        s->dap->exits = true;
    }
    return ok;
}

static void tell_result(Session *s, size_t step, JigArena *a, Value *out) {
    const JigOp *op = jig_run_step_op(s->run, step);
    Given given = {.arena = a, .num_results = jig_op_num_results(op)};
    if (given.num_results)
        given.items = jig_run_handle(s->run, jig_op_result(op, 0));
    given.items.items =
        jig_arena_copy(a, given.items.items, given.items.len * sizeof *given.items.items);
    put_given(out, &given, a);
    out->is_list = given.num_results > 0;
    if (!given.num_results)
        out->text = JIG_STR("done");
}

/* Its own outputs, and those behind it, are told; those before were. */
static void stand_behind(Session *s, size_t step) {
    size_t moment = jig_run_step(s->run, step)->begin;
    session_go(s, session_stop_behind(s, step));
    for (s->num_told = 0; s->num_told < s->outputs.len; ++s->num_told)
        if (s->outputs.data[s->num_told].moment >= moment)
            return;
}

static bool take_out(Session *s, size_t step, size_t stop, JigStr *error) {
    session_take_back(s);
    forget_from(s, step);
    size_t told = s->num_told;
    if (!run_again(s, error))
        return false;
    s->num_told = told < s->outputs.len ? told : s->outputs.len;
    session_go(s, stop);
    return true;
}

static bool carry_out(Session *s, size_t step, size_t stop, JigArena *a, Value *out,
                      JigStr *error) {
    JigLines lines = {0};
    if (!run_again(s, error))
        return false;
    bool is_done = step < jig_run_num_steps(s->run);
    if (is_done && jig_run_step_status(s->run, step) == JIG_OK) {
        stand_behind(s, step);
        tell_result(s, step, a, out);
        return true;
    }
    *error = is_done ? jig_arena_str(a, session_failure(s, step, a, &lines))
                     : JIG_STR("the script has failed: a step can be carried out before that");
    jig_vec_free(&lines);
    JigStr unsaid;
    (void)take_out(s, step, stop, &unsaid);
    return false;
}

bool dap_type(Session *s, JigStr text, JigArena *a, Value *out, JigStr *error) {
    TypedText t = {0};
    JigOp *sequence;
    size_t stop = s->at, step = session_stop(s)->step;
    if (step == JIG_NO_STEP)
        step = jig_run_num_steps(s->run);
    read_names(&t, s, session_op(s), text, a);
    JigOp *module = read(s, &t, a, &sequence, error);
    bool ok = module != NULL;
    *out = (Value){0};
    if (ok) {
        session_take_back(s);
        forget_from(s, step);
        add(s, step, module, sequence, &t);
        ok = carry_out(s, step, stop, a, out, error);
    }
    free_text(&t);
    return ok;
}
