/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "script.h"

#include "jig/op.h"
#include "steps.h"
#include "suggest.h"

/* ---- Options ---- */

OptionTable script_option_table(ScriptOptions *o) {
    static const char *const traces[] = {"text", "json", NULL};
    static const Option rows[] = {
        OPTION("--max-steps", OPTION_COUNT, ScriptOptions, max_steps, .most = INT64_MAX,
               .takes = "a number of ops above 0"),
        OPTION("--trace", OPTION_WORD, ScriptOptions, trace, .words = traces,
               .takes = "text or json"),
        OPTION("--trace-to", OPTION_TEXT, ScriptOptions, trace_to),
        OPTION("--until", OPTION_TEXT, ScriptOptions, until),
        OPTION("--print-after", OPTION_TEXTS, ScriptOptions, print_after),
        OPTION("--diff", OPTION_FLAG, ScriptOptions, diff),
        OPTION("--dump-at-failure", OPTION_FLAG, ScriptOptions, dump_at_failure),
    };
    return OPTION_TABLE(rows, o);
}

void script_options_free(ScriptOptions *o) {
    jig_vec_free(&o->print_after);
}

/* ---- What finds nothing ---- */

static const char finder[] = "transform.structured.match";

/* Names in a match op that no op has. */
static void warn_of_unknown_ops(const JigOp *match) {
    JigContext *ctx = jig_op_context(match);
    const JigAttr *names = jig_op_attr(match, "ops");
    for (size_t i = 0; names && i < jig_attr_array_len(names); ++i) {
        JigStr name = jig_attr_string_value(jig_attr_array_at(names, i));
        JigStr best = closest_op(ctx, name, SIZE_MAX);
        if (!jig_op_name_row(jig_op_name(ctx, name)) && best.len)
            jig_note(ctx, jig_op_loc(match), "no op is registered as '%.*s'; did you mean '%.*s'?",
                     JIG_FMT(name), JIG_FMT(best));
    }
}

/* Later steps have nothing to do then, which is hardly what is meant. */
static void warn(const JigStep *step) {
    if (step->status == JIG_OK && jig_str_is(jig_op_name_of(step->op), finder) &&
        !step->payload[0]) {
        JigContext *ctx = jig_op_context(step->op);
        jig_remark(ctx, jig_op_loc(step->op), "nothing in the payload matches");
        warn_of_unknown_ops(step->op);
        jig_diag_flush(ctx);
    }
}

typedef struct Watch {
    const JigStepObserver *next;
} Watch;

static void observe(void *user, const JigStep *step) {
    const Watch *w = user;
    if (w->next)
        w->next->step(w->next->user, step);
    warn(step);
}

static bool run_shown(JigOp *payload, const JigScript *script, const ScriptOptions *how) {
    Steps steps;
    if (!steps_begin(&steps, how, payload))
        return false;
    JigRunOptions options = steps_run_options(&steps);
    JigRun *run = jig_run_script(payload, script, &options);
    jig_diag_flush(jig_op_context(payload));
    JigScriptStatus status = run ? jig_run_result(run)->status : JIG_SCRIPT_INVALID;
    bool ok = steps_end(&steps, run);
    jig_run_destroy(run);
    return ok && (status == JIG_SCRIPT_OK || status == JIG_SCRIPT_STOPPED);
}

bool script_run(JigOp *payload, JigOp *entry, const ScriptOptions *how,
                const JigStepObserver *next) {
    Watch watch = {.next = next};
    JigStepObserver observer = {.step = observe, .user = &watch};
    const JigScript script = {
        .start = entry,
        .options = {.observer = &observer, .explain = true, .max_steps = how->max_steps},
    };
    return steps_are_shown(how) ? run_shown(payload, &script, how)
                                : jig_apply_script(payload, &script, NULL, NULL);
}
