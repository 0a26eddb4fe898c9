/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "script.h"

#include "explain/failure.h"
#include "ir/context.h"
#include "jig/op.h"
#include "steps.h"
#include "suggest.h"

/* ---- Options ---- */

OptionTable script_option_table(ScriptOptions *o) {
    static const char *const traces[] = {"text", "json", NULL}, *const explanations[] = {
                                                                    "on", "off", NULL};
    static const Option rows[] = {
        OPTION("--max-steps", OPTION_COUNT, ScriptOptions, max_steps, .most = INT64_MAX,
               .takes = "a number of ops above 0"),
        OPTION("--trace", OPTION_WORD, ScriptOptions, trace, .words = traces,
               .takes = "text or json"),
        OPTION("--explain", OPTION_WORD, ScriptOptions, explain, .words = explanations,
               .takes = "on or off"),
        OPTION("--werror", OPTION_TEXT, ScriptOptions, werror),
        OPTION("--trace-to", OPTION_TEXT, ScriptOptions, trace_to),
        OPTION("--until", OPTION_TEXT, ScriptOptions, until),
        OPTION("--print-after", OPTION_TEXTS, ScriptOptions, print_after),
        OPTION("--diff", OPTION_FLAG, ScriptOptions, diff),
        OPTION("--dump-at-failure", OPTION_FLAG, ScriptOptions, dump_at_failure),
    };
    return OPTION_TABLE(rows, o);
}

uint32_t script_trace(const ScriptOptions *o) {
    return o->trace || !o->trace_to ? o->trace : (uint32_t)TRACE_TEXT;
}

bool script_is_asked_about(const ScriptOptions *o) {
    return steps_are_shown(o) || o->werror || o->explain;
}

void script_options_free(ScriptOptions *o) {
    jig_vec_free(&o->print_after);
}

/* ---- Running ---- */

/* Errors that tell of a step wait until the script has ended: then it is known what it had. */
typedef struct Held {
    JigArena *arena;
    JigDiag *first, **end;
} Held;

static bool hold(void *user, JigContext *ctx, const JigDiag *diag) {
    Held *h = user;
    (void)ctx;
    if (diag->severity != JIG_ERROR || !diag->reason)
        return false;
    *h->end = jig_diag_copy(diag, h->arena);
    h->end = &(*h->end)->next;
    return true;
}

static void tell(JigRun *run, JigContext *ctx, const Held *held) {
    for (const JigDiag *d = held->first; d; d = d->next) {
        JigLines lines = {0};
        jig_diag_tell(ctx, run ? jig_failure_explain(run, d, held->arena, &lines) : d);
        for (size_t i = 0; i < lines.len; ++i)
            fprintf(stderr, "  %.*s\n", JIG_FMT(lines.data[i]));
        jig_vec_free(&lines);
    }
}

/* Without explanations errors are told when they happen, as they are. */
static bool run_recorded(JigOp *payload, const JigScript *script, const ScriptOptions *how) {
    JigContext *ctx = jig_op_context(payload);
    bool explains = how->explain != EXPLAIN_OFF;
    Steps steps;
    if (!steps_begin(&steps, how, payload))
        return false;
    Held held = {.arena = jig_arena_create(), .end = &held.first};
    JigRunOptions options = steps_run_options(&steps);
    if (explains)
        jig_context_push_handler(ctx, hold, &held);
    JigRun *run = jig_run_script(payload, script, &options);
    jig_diag_flush(ctx);
    if (explains)
        jig_context_pop_handler(ctx);
    JigScriptStatus status = run ? jig_run_result(run)->status : JIG_SCRIPT_INVALID;
    bool ok = steps_end(&steps, run);
    ok = steps_warn(&steps, run) && ok;
    tell(run, ctx, &held);
    jig_run_destroy(run);
    jig_arena_destroy(held.arena);
    return ok && (status == JIG_SCRIPT_OK || status == JIG_SCRIPT_STOPPED);
}

bool script_run(JigOp *payload, JigOp *entry, const ScriptOptions *how,
                const JigStepObserver *observer) {
    if (how->werror && how->explain == EXPLAIN_OFF) {
        fputs("--werror makes errors of warnings that --explain=off keeps back\n", stderr);
        return false;
    }
    const JigScript script = {
        .start = entry,
        .options = {.observer = observer,
                    .explain = how->explain != EXPLAIN_OFF,
                    .max_steps = how->max_steps},
    };
    return how->explain != EXPLAIN_OFF || steps_are_shown(how)
               ? run_recorded(payload, &script, how)
               : jig_apply_script(payload, &script, NULL, NULL);
}
