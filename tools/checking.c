/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "checking.h"

#include "explain/failure.h"
#include "jig/op.h"
#include "shapes.h"
#include "suggest.h"

OptionTable checking_option_table(Checking *c) {
    static const char *const hows[] = {"field", "float", NULL};
    static const Option rows[] = {
        OPTION("--check", OPTION_WORD, Checking, how, .words = hows, .takes = "field or float",
               .help = "a step that does not keep what the payload computes is an error (as jig "
                       "check; float: bit by bit)"),
        CONSTANTS_OPTION(Checking, what.constants),
        OPTION("--full", OPTION_FLAG, Checking, what.full, .help = HELP_FULL),
    };
    return OPTION_TABLE(rows, c, .title = "Checking steps");
}

static JigOp *script_of(const ScriptRun *r) {
    JigOp *entry = r->script->start, *script = jig_op_outermost(entry);
    return script == r->payload ? entry : script;
}

static JigChecker *create(const Checking *c, JigOp *payload) {
    const JigCheckerOptions o = {.entry = c->entry,
                                 .args = c->what.args.data,
                                 .num_args = c->what.args.len,
                                 .script = script_of(c->run),
                                 .domain = c->how == CHECK_FLOAT ? JIG_EVAL_IEEE : JIG_EVAL_FIELD,
                                 .exact_constants = c->what.constants == CONSTANTS_EXACT,
                                 .stops = true};
    return check_create(payload, &o);
}

static JigStr text_of(const Checking *c, const JigChecker *checker) {
    return verdicts_text(&c->tally, checker, c->how == CHECK_FIELD, c->arena);
}

/* ---- Smaller shapes ---- */

/* Told when the script was carried out: then it is known what its handles had. */
static void keep(void *user, const JigChecked *step) {
    Checking *c = user;
    verdicts_add(&c->tally, step);
    jig_vec_push(&c->small, *step);
    jig_vec_last(&c->small).what = jig_arena_str(c->arena, step->what);
}

static void check_small(Checking *c, JigOp *small) {
    JigChecker *checker = create(c, small);
    JigRun *run =
        checker ? script_run_silently(small, c->run->script->start, c->run->how, c->arena) : NULL;
    if (run)
        c->small_worst = jig_checker_run(checker, run, keep, c);
    if (checker && !c->quiet)
        check_tell_left_out(checker);
    if (checker)
        c->small_text = text_of(c, checker);
    c->tally = (Verdicts){0};
    jig_run_destroy(run);
    if (checker)
        jig_checker_destroy(checker);
}

static bool close_check(void *user, ScriptRun *r) {
    Checking *c = user;
    (void)r;
    if (c->checker)
        jig_checker_destroy(c->checker);
    jig_vec_free(&c->small);
    jig_arena_destroy(c->arena);
    return true;
}

static bool begin(void *user, ScriptRun *r) {
    Checking *c = user;
    c->run = r;
    c->arena = jig_arena_create();
    JigOp *small = shapes_smaller(&c->what, r->payload, r->script->start, script_of(r), r->how,
                                  c->arena, &c->shapes);
    if (small) {
        check_small(c, small);
        jig_op_destroy(small);
        if (!shapes_are_doubted(c->small_worst))
            return true;
    }
    c->checker = create(c, r->payload);
    if (!c->checker) /* the run does not begin, nor is it closed */
        return close_check(c, r), false;
    check_tell_left_out(c->checker);
    return true;
}

/* ---- What is told ---- */

/* A wrong step is an error as one that fails; what is not decided may be right. */
static void tell(void *user, const JigChecked *step) {
    Checking *c = user;
    ScriptRun *r = c->run;
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigLines lines = {0};
    if (step->verdict != JIG_VERDICT_EQUAL && !step->is_accepted) {
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

static void tell_and_count(void *user, const JigChecked *step) {
    verdicts_add(&((Checking *)user)->tally, step);
    tell(user, step);
}

static void tell_small(Checking *c) {
    for (size_t i = 0; i < c->small.len; ++i)
        tell(c, &c->small.data[i]);
}

static void tell_text(const Checking *c, JigStr text) {
    if (!c->quiet)
        fprintf(stderr, "checked: %.*s\n", JIG_FMT(text));
}

static void check_as_it_is(Checking *c) {
    bool again = c->shapes.len;
    if (again && !c->quiet)
        shapes_tell(stderr, (JigStr){0});
    JigVerdict worst = jig_checker_run(c->checker, c->run->run, tell_and_count, c);
    tell_text(c, text_of(c, c->checker));
    c->worst = again ? shapes_verdict(c->small_worst, worst) : worst;
    if (c->worst != worst)
        tell_small(c);
}

static bool ended(void *user, ScriptRun *r) {
    Checking *c = user;
    if (!r->run)
        return true;
    if (c->shapes.len && !c->quiet)
        shapes_tell(stderr, c->shapes);
    if (c->checker) {
        check_as_it_is(c);
    } else {
        c->worst = c->small_worst;
        tell_small(c);
        tell_text(c, c->small_text);
    }
    return c->worst < JIG_VERDICT_UNDEFINED;
}

void checking_begin(Checking *c, ScriptOptions *how) {
    if (c->how)
        script_read_by(
            how, (ScriptReader){.user = c, .begin = begin, .ended = ended, .close = close_check});
}

int checking_status(const Checking *c, bool ok) {
    return !ok ? 1 : c->worst == JIG_VERDICT_UNDECIDED ? STATUS_UNDECIDED : 0;
}
