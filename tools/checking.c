/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "checking.h"

#include "explain/failure.h"
#include "jig/op.h"
#include "suggest.h"

#include <stdio.h>

const char *const checking_constants[] = {"nearest-fraction", "exact", NULL};

OptionTable checking_option_table(Checking *c) {
    static const char *const hows[] = {"field", "float", NULL};
    static const Option rows[] = {
        OPTION("--check", OPTION_WORD, Checking, how, .words = hows, .takes = "field or float"),
        CONSTANTS_OPTION(Checking, constants),
    };
    return OPTION_TABLE(rows, c);
}

static void tell_left_out(const JigCheckerTrial *t) {
    fprintf(stderr, "@%.*s is not checked", JIG_FMT(t->name));
    if (t->is_sized)
        fprintf(stderr, " with size %lld", (long long)t->size);
    fprintf(stderr, ": %.*s\n", JIG_FMT(t->why));
}

/* Special arguments may make no sense for a function. */
void checking_tell_left_out(const JigChecker *checker) {
    size_t n = jig_checker_num_trials(checker);
    for (size_t i = 0; i < n; ++i) {
        JigCheckerTrial t = jig_checker_trial(checker, i);
        if (!t.evaluates && !t.is_special)
            tell_left_out(&t);
    }
    if (!n)
        fputs("there is no public function with a body to check: --entry names one\n", stderr);
}

static bool begin(void *user, ScriptRun *r) {
    Checking *c = user;
    JigOp *entry = r->script->start, *script = jig_op_outermost(entry);
    const JigCheckerOptions o = {.entry = c->entry,
                                 .args = c->args ? c->args->data : NULL,
                                 .num_args = c->args ? c->args->len : 0,
                                 .script = script == r->payload ? entry : script,
                                 .domain = c->how == CHECK_FLOAT ? JIG_EVAL_IEEE : JIG_EVAL_FIELD,
                                 .exact_constants = c->constants == CONSTANTS_EXACT};
    c->checker = jig_checker_create(r->payload, &o);
    c->run = r;
    checking_tell_left_out(c->checker);
    return true;
}

/* A wrong step is an error as one that fails; what is not decided may be right. */
static void tell(void *user, const JigChecked *step) {
    Checking *c = user;
    ScriptRun *r = c->run;
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigLines lines = {0};
    if (step->verdict != JIG_VERDICT_EQUAL) {
        r->told_of = step->step;
        (void)!jig_checker_refuse(r->run, step, &why);
        jig_failure_place(r->run, step->step, a, &lines);
        jig_reason_emit(jig_op_context(r->payload),
                        step->verdict == JIG_VERDICT_UNDECIDED ? JIG_WARNING : JIG_ERROR, &why);
        jig_diag_flush(jig_op_context(r->payload));
        if (r->how->explain != EXPLAIN_OFF)
            script_say(r, &lines);
        r->told_of = JIG_NO_STEP;
    }
    jig_vec_free(&lines);
    jig_arena_destroy(a);
}

static bool ended(void *user, ScriptRun *r) {
    Checking *c = user;
    if (r->run)
        c->worst = jig_checker_run(c->checker, r->run, tell, c);
    return c->worst < JIG_VERDICT_UNDEFINED;
}

static bool close_check(void *user, ScriptRun *r) {
    Checking *c = user;
    (void)r;
    jig_checker_destroy(c->checker);
    return true;
}

void checking_begin(Checking *c, ScriptOptions *how) {
    if (c->how)
        script_read_by(
            how, (ScriptReader){.user = c, .begin = begin, .ended = ended, .close = close_check});
}

int checking_status(const Checking *c, bool ok) {
    return !ok ? 1 : c->worst == JIG_VERDICT_UNDECIDED ? STATUS_UNDECIDED : 0;
}
