/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scripts that fail where a step is wrong (JigScriptOptions.check): each is carried out as a run,
 * which is gone through when it has ended. */
#include "jig/check.h"
#include "jig/op.h"
#include "support/check.h"

typedef struct Checking {
    JigScriptChecker *c;
    JigRun *run;
    JigArena *arena; /* the result's */
    JigScriptResult *out;
    JigDiag *diags, **last; /* of the result */
    size_t first_wrong;     /* JIG_NO_STEP: none */
    bool quiet;
} Checking;

bool jig_checker_refuse(const JigRun *run, const JigChecked *step, JigReason *why) {
    JIG_REQUIRE(run && step && why && why->arena);
    JigOp *op = jig_run_step_op(run, step->step);
    JigStr number = jig_run_step_number(run, step->step, why->arena);
    why->script = jig_blame_op(op);
    return jig_refuse(
        why, op, "step {} '{}' {}: {}", jig_fact_str(number), jig_fact_str(jig_op_name_of(op)),
        jig_fact_text(step->verdict == JIG_VERDICT_RACE ? "makes iterations race"
                                                        : jig_verdict_name(step->verdict)),
        jig_fact_str(step->what));
}

/* ---- The result ---- */

static bool keep_diag(void *user, JigContext *ctx, const JigDiag *diag) {
    Checking *x = user;
    (void)ctx;
    *x->last = jig_diag_copy(diag, x->arena);
    x->last = &(*x->last)->next;
    return x->quiet;
}

static void keep_result(Checking *x) {
    const JigScriptResult *from = jig_run_result(x->run);
    *x->out = *from;
    x->last = &x->diags;
    x->out->reason = from->reason ? jig_reason_clone(from->reason, x->arena) : NULL;
    for (const JigDiag *d = from->diags; d; d = d->next)
        (void)keep_diag(x, jig_run_context(x->run), d);
}

static void tell_wrong(Checking *x, const JigChecked *step) {
    JigContext *ctx = jig_run_context(x->run);
    JigReason *why = JIG_NEW(x->arena, JigReason);
    *why = JIG_REASON(x->arena);
    (void)!jig_checker_refuse(x->run, step, why);
    jig_context_push_handler(ctx, keep_diag, x);
    jig_reason_emit(ctx, JIG_ERROR, why);
    jig_diag_flush(ctx);
    jig_context_pop_handler(ctx);
    if (x->first_wrong != JIG_NO_STEP)
        return;
    x->first_wrong = step->step;
    if (x->out->status != JIG_SCRIPT_OK && x->out->status != JIG_SCRIPT_STOPPED)
        return; /* it has failed by itself */
    x->out->status = JIG_SCRIPT_DEFINITE;
    x->out->step = jig_run_step_op(x->run, step->step);
    x->out->reason = why;
}

static void hear(void *user, const JigChecked *step) {
    Checking *x = user;
    if (x->c->tell)
        x->c->tell(x->c->user, x->run, step);
    if (jig_checker_is_wrong(step))
        tell_wrong(x, step);
}

/* ---- Carrying out ---- */

/* With all that the script may include, but no payload. */
static JigOp *script_of(const JigOp *payload, const JigScript *s) {
    JigOp *all = s->start ? jig_op_outermost(s->start) : s->module;
    return all == payload ? s->start : all;
}

static void carry_out(Checking *x, JigOp *payload, const JigScript *script) {
    JigCheckerOptions options =
        x->c->options ? *x->c->options : (JigCheckerOptions){.domain = JIG_EVAL_FIELD};
    if (!options.script)
        options.script = script_of(payload, script);
    JigChecker *checker = jig_checker_create(payload, &options);
    if (x->c->begins)
        x->c->begins(x->c->user, checker);
    x->run = jig_run_script(payload, script, NULL);
    if (x->run) {
        keep_result(x);
        JigVerdict worst = jig_checker_run(checker, x->run, hear, x);
        x->c->worst = worst > x->c->worst ? worst : x->c->worst;
        x->out->diags = x->diags;
        if (x->first_wrong != JIG_NO_STEP)
            jig_run_go(x->run, jig_run_step(x->run, x->first_wrong)->begin);
    }
    jig_run_destroy(x->run);
    jig_checker_destroy(checker);
}

static bool apply(const JigScriptCheck *self, JigOp *payload, const JigScript *script, JigArena *a,
                  JigScriptResult *out) {
    Checking x = {.c = self->user,
                  .arena = a,
                  .out = out,
                  .first_wrong = JIG_NO_STEP,
                  .quiet = script->quiet};
    carry_out(&x, payload, script);
    return out->status == JIG_SCRIPT_OK;
}

JigScriptCheck jig_checker_of_scripts(JigScriptChecker *c) {
    JIG_REQUIRE(c);
    return (JigScriptCheck){.apply = apply, .user = c};
}
