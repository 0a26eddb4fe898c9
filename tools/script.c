/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "script.h"

#include "jig/op.h"
#include "suggest.h"

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

static void observe(void *user, const JigStep *step) {
    const ScriptRun *how = user;
    if (how->observer)
        how->observer->step(how->observer->user, step);
    warn(step);
}

bool script_run(JigOp *payload, JigOp *entry, const ScriptRun *how) {
    JigStepObserver observer = {.step = observe, .user = (void *)(uintptr_t)how};
    const JigScript script = {
        .start = entry,
        .options = {.observer = &observer, .explain = true, .max_steps = how->max_steps},
    };
    return jig_apply_script(payload, &script, NULL, NULL);
}
