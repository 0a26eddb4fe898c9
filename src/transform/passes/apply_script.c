/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finding a script's entry, and running it. */
#include "ir/context.h"
#include "ir/fingerprint.h"
#include "ir/journal.h"
#include "ir/verify/verify.h"
#include "jig/upgrade.h"
#include "support/check.h"
#include "transform/library.h"
#include "transform/older/modernise.h"
#include "transform/ops/ops.h"
#include "transform/passes/passes.h"
#include "transform/record.h"
#include "transform/unread.h"

/* ---- Where it starts ---- */

static const char usual_entry[] = "__transform_main";

typedef struct Find {
    JigStr text;
    JigOp *found;
} Find;

static JigWalk find_sequence(JigOp *op, void *user) {
    Find *f = user;
    if (!jig_op_is(op, JIG_TRANSFORM(NAMED_SEQUENCE)) || !jig_str_eq(jig_symbol_name(op), f->text))
        return JIG_WALK_ADVANCE;
    f->found = op;
    return JIG_WALK_INTERRUPT;
}

/* Among the symbols of `root` itself, else anywhere inside. */
static JigOp *find_sequence_in(JigOp *root, JigStr name) {
    JigOp *own = jig_op_is_symbol_table(root) ? jig_symbol_lookup_in(root, name) : NULL;
    if (jig_op_is(own, JIG_TRANSFORM(NAMED_SEQUENCE)))
        return own;
    Find f = {.text = name};
    jig_walk_pre(root, find_sequence, &f);
    return f.found;
}

JigOp *jig_script_find_entry(JigOp *root, JigStr name) {
    JigOp *found = find_sequence_in(root, name), *library = jig_library_of(jig_op_context(root));
    return found || !library ? found : find_sequence_in(library, name);
}

bool jig_script_entry(JigOp *module, JigStr name, JigOp **entry) {
    JigOp *older;
    *entry = jig_script_find_entry(module, name);
    if (*entry || !jig_str_is(name, usual_entry) || !(older = jig_modernise_older_entry(module)))
        return true;
    return (*entry = jig_modernise_entry(older)) != NULL;
}

static JigWalk add_candidate(JigOp *op, void *why) {
    if (!jig_op_is(op, JIG_TRANSFORM(NAMED_SEQUENCE)) || !jig_op_body(op))
        return JIG_WALK_ADVANCE;
    jig_reason_candidate(why, jig_symbol_name(op));
    return JIG_WALK_SKIP;
}

static void no_entry(JigOp *module, JigStr name) {
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    jig_refuse(&why, module, "could not find a nested named sequence with name: {}",
               jig_fact_str(name));
    jig_walk_pre(module, add_candidate, &why);
    jig_reason_emit(jig_op_context(module), JIG_ERROR, &why);
    jig_arena_destroy(a);
}

JigOp *jig_script_start(JigOp *payload, const JigScript *s) {
    JIG_REQUIRE(payload && s);
    JigOp *module = s->module ? s->module : payload, *entry = s->start;
    JigStr name = s->entry.len ? s->entry : jig_str(usual_entry);
    if (s->num_libraries &&
        !jig_library_preload(jig_op_context(payload), s->libraries, s->num_libraries))
        return NULL;
    if (entry || !jig_script_entry(module, name, &entry))
        return entry;
    if (!entry)
        no_entry(module, name);
    return entry;
}

/* ---- Running it ---- */

static bool has_trailing(const JigOp *entry, const JigScriptOptions *options) {
    size_t wanted = jig_block_num_args(jig_op_body(entry)) - 1;
    if (wanted == options->num_trailing)
        return true;
    JigContext *ctx = jig_op_context(entry);
    jig_error(
        ctx, jig_op_loc(entry),
        "operation expects %zu extra value bindings, but %zu were provided to the interpreter",
        wanted, options->num_trailing);
    if (options->explain)
        jig_note(ctx, jig_op_loc(entry),
                 "its first argument is the payload's module; jig-opt "
                 "--transform-interpreter=debug-bind-trailing-args=OP,... gives others, by name");
    return false;
}

/* Each step was verified where it edited; what a verifier says of an op from afar is found here. In
 * the stress build steps must have found all but symbols. */
static bool verifies(JigOp *root) {
#ifdef JIG_STRESS
    if (!jig_verify_symbols(root))
        return false;
    if (!jig_op_verify(root))
        JIG_BUG("a step left invalid payload that its own verification did not see");
    return true;
#else
    return jig_op_verify(root);
#endif
}

JigOp *jig_script_prepare(JigOp *root, JigOp *entry, const JigScriptOptions *options) {
    JIG_REQUIRE(root && entry && options);
    if (!(entry = jig_library_link(entry, root, !options->as_reference)) ||
        !jig_modernise(jig_op_outermost(entry)) || !jig_transform_verify_possible_top_level(entry))
        return NULL;
    if (options->explain && !jig_unread_remark(jig_op_outermost(entry)))
        return NULL;
    return has_trailing(entry, options) ? entry : NULL;
}

#ifdef JIG_STRESS
enum { LARGE_PAYLOAD = 4096 };

/* Every script is written down as for a run (jig/run.h), and then the payload goes back to where it
 * began, and forth again. */
static bool apply_entry(JigOp *root, JigOp *entry, const JigScriptOptions *options,
                        JigOutcome *out) {
    static const JigRunOptions plain = {0};
    JigContext *ctx = jig_op_context(root);
    size_t num_ops;
    uint64_t before = jig_fingerprint_of_op(root, &num_ops);
    if (out->record || num_ops > LARGE_PAYLOAD)
        return jig_interp_apply_entry(root, entry, options, out);
    JigRecord record;
    JigMark mark = jig_mark(ctx);
    jig_record_init(&record, NULL, ctx, &plain);
    out->record = &record;
    JigOpRef ref = jig_op_ref(root);
    bool ok = jig_interp_apply_entry(root, entry, options, out);
    uint64_t after = jig_op_ref_holds(&ref) ? jig_fingerprint_of_op(root, NULL) : 0;
    size_t end = jig_journal_place(ctx);
    for (size_t i = record.moments.len; i-- > 0;)
        jig_journal_go(ctx, jig_pieces_at(&record.moments, i)->place);
    if (jig_fingerprint_of_op(root, NULL) != before)
        JIG_BUG("the payload is another at the beginning of the script than it was");
    jig_journal_go(ctx, end);
    if (after && jig_fingerprint_of_op(root, NULL) != after)
        JIG_BUG("the payload is another at the end of the script than it was");
    jig_record_free(&record);
    jig_commit(ctx, mark);
    out->record = NULL;
    return ok;
}
#else
#define apply_entry jig_interp_apply_entry
#endif

static JigScriptStatus interpret(JigOp *root, JigOp *entry, const JigScriptOptions *options,
                                 JigOutcome *out) {
    entry = jig_script_prepare(root, entry, options);
    if (!entry)
        return JIG_SCRIPT_INVALID;
    JigOpRef payload = jig_op_ref(root);
    if (apply_entry(root, entry, options, out))
        return options->keep_partial || !jig_op_ref_holds(&payload) || verifies(root)
                   ? JIG_SCRIPT_OK
                   : JIG_SCRIPT_DEFINITE;
    if (!out->started)
        return JIG_SCRIPT_INVALID;
    if (out->record && out->record->is_stopped)
        return verifies(root) ? JIG_SCRIPT_STOPPED : JIG_SCRIPT_DEFINITE;
    return out->status == JIG_SILENCEABLE ? JIG_SCRIPT_SILENCEABLE : JIG_SCRIPT_DEFINITE;
}

/* What is asked for, with or without a result, and how it ended. */
typedef struct Application {
    JigOp *payload, *entry;
    const JigScriptOptions *options;
    const JigScript *script;
    JigArena *arena;
    JigScriptResult *out;
    JigScriptStatus status;
} Application;

static void interpret_entry(void *user) {
    Application *x = user;
    JigOutcome out = {0};
    x->status = interpret(x->payload, x->entry, x->options, &out);
}

/* ---- By a check ---- */

typedef struct CheckBy {
    const JigScriptCheck *check; /* NULL: none */
} CheckBy;

static const JigContextKey check_by_key = {.size = sizeof(CheckBy)};

void jig_script_check_by(JigContext *ctx, const JigScriptCheck *check) {
    JIG_REQUIRE(ctx && (!check || check->apply));
    ((CheckBy *)jig_context_slot(ctx, &check_by_key))->check = check;
}

/* NULL: it is carried out as it is. */
static const JigScriptCheck *check_of(const JigOp *payload, const JigScript *script) {
    const CheckBy *by = jig_context_slot(jig_op_context(payload), &check_by_key);
    if (script->record)
        return NULL;
    return script->options.check ? script->options.check : by->check;
}

static void apply_checked(Application *x, const JigScriptCheck *check) {
    JigScriptResult own, *out = x->out ? x->out : &own;
    JigArena *a = x->arena ? x->arena : jig_arena_create();
    *out = (JigScriptResult){.status = JIG_SCRIPT_DEFINITE};
    (void)!check->apply(check, x->payload, x->script, a, out);
    x->status = out->status;
    if (!x->arena)
        jig_arena_destroy(a);
}

/* ---- Of an entry ---- */

bool jig_interpret(JigOp *root, JigOp *entry, const JigScriptOptions *options) {
    static const JigScriptOptions none = {0};
    JIG_REQUIRE(root && entry);
    const JigScript script = {.start = entry, .options = options ? *options : none};
    if (check_of(root, &script))
        return jig_apply_script(root, &script, NULL, NULL);
    Application x = {.payload = root, .entry = entry, .options = options ? options : &none};
    return jig_context_recovers(jig_op_context(root), interpret_entry, &x) &&
           x.status == JIG_SCRIPT_OK;
}

/* ---- With a result ---- */

/* A handler that writes down what is reported. */
typedef struct Record {
    JigArena *arena;
    JigDiag *first, **end;
    bool quiet;
} Record;

static bool record(void *user, JigContext *ctx, const JigDiag *diag) {
    Record *r = user;
    (void)ctx;
    *r->end = jig_diag_copy(diag, r->arena);
    r->end = &(*r->end)->next;
    return r->quiet;
}

/* What was reported as an error, when no step has left its reason. */
static const JigReason *reason_of_errors(const JigDiag *diags, JigArena *a) {
    JigReason *why = JIG_NEW(a, JigReason);
    *why = JIG_REASON(a);
    for (const JigDiag *d = diags; d && !jig_reason_given(why); d = d->next)
        if (d->severity == JIG_ERROR)
            jig_reason_of_error(why, d);
    if (!jig_reason_given(why))
        jig_refuse(why, JIG_NOWHERE, "nothing was reported");
    return why;
}

static JigScriptStatus run_start(JigOp *payload, const JigScript *script, JigOutcome *out) {
    JigOp *entry = jig_script_start(payload, script);
    return entry ? interpret(payload, entry, &script->options, out) : JIG_SCRIPT_INVALID;
}

static void apply_for_result(Application *x) {
    JigContext *ctx = jig_op_context(x->payload);
    JigScriptResult *out = x->out;
    JigArena *a = x->arena;
    JigOutcome outcome = {.record = x->script->record};
    JigReason *why = JIG_NEW(a, JigReason);
    Record r = {.arena = a, .quiet = x->script->quiet};
    r.end = &r.first;
    *why = JIG_REASON(a);
    outcome.why = why;
    jig_context_push_handler(ctx, record, &r);
    *out = (JigScriptResult){.status = run_start(x->payload, x->script, &outcome)};
    jig_context_pop_handler(ctx);
    out->diags = r.first;
    out->step = jig_blamed_op(&outcome.step);
    if (out->status != JIG_SCRIPT_OK && out->status != JIG_SCRIPT_STOPPED)
        out->reason = jig_reason_given(why) ? why : reason_of_errors(r.first, a);
    x->status = out->status;
}

static void apply(void *user) {
    Application *x = user;
    JigOutcome outcome = {.record = x->script->record};
    const JigScriptCheck *check = check_of(x->payload, x->script);
    if (check)
        apply_checked(x, check);
    else if (x->out)
        apply_for_result(x);
    else
        x->status = run_start(x->payload, x->script, &outcome);
}

bool jig_apply_script(JigOp *payload, const JigScript *script, JigArena *a, JigScriptResult *out) {
    JIG_REQUIRE(payload && script && (a || !out));
    Application x = {.payload = payload, .script = script, .arena = a, .out = out};
    if (jig_context_recovers(jig_op_context(payload), apply, &x))
        return x.status == JIG_SCRIPT_OK;
    if (out)
        *out = (JigScriptResult){.status = JIG_SCRIPT_DEFINITE};
    return false;
}

/* ---- For passes ---- */

typedef struct RunBy {
    JigScriptRunner runner; /* NULL: none */
} RunBy;

static const JigContextKey run_by_key = {.size = sizeof(RunBy)};

void jig_script_run_by(JigContext *ctx, JigScriptRunner runner) {
    JIG_REQUIRE(ctx);
    ((RunBy *)jig_context_slot(ctx, &run_by_key))->runner = runner;
}

bool jig_script_carry_out(JigOp *root, const JigScript *script) {
    JIG_REQUIRE(root && script);
    const RunBy *by = jig_context_slot(jig_op_context(root), &run_by_key);
    return by->runner ? by->runner(root, script) : jig_apply_script(root, script, NULL, NULL);
}
