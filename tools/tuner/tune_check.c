/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_check.h"

#include "codegen/run/child.h"
#include "input.h"
#include "shapes.h"
#include "tools.h"
#include "tuner/tune_machine.h"

#include <string.h>

/* A script and its payload, which it may stand in. */
typedef struct Parsed {
    JigOp *payload, *entry, *steps;
} Parsed;

static bool parse(const TuneCheck *c, JigContext *ctx, Parsed *p) {
    p->payload = jig_parse_module(ctx, c->payload, jig_str(c->payload_name), true);
    JigOp *script = p->payload && c->script.ptr
                        ? jig_parse_module(ctx, c->script, jig_str(c->script_name), true)
                        : p->payload;
    p->entry = script ? input_entry(script, c->script_entry, c->libraries.data, c->libraries.len,
                                    !c->script.ptr)
                      : NULL;
    p->steps = script == p->payload ? p->entry : script;
    return p->entry;
}

/* What the payload computes before the script and behind it. */
static JigVerdict compare(const TuneCheck *c, JigOp *payload, const Parsed *p,
                          const ScriptOptions *how, JigArena *a, JigStr *what) {
    JigVerdict verdict = JIG_VERDICT_UNDECIDED;
    JigChecker *checker = check_begin(&c->what, payload, p->steps, a);
    if (!checker)
        return verdict;
    JigRun *run = script_run_silently(payload, p->entry, how, a);
    if (run && jig_run_result(run)->status == JIG_SCRIPT_OK)
        verdict = jig_checker_now(checker, a, what);
    jig_run_destroy(run);
    jig_checker_destroy(checker);
    return verdict;
}

static JigVerdict check_parsed(const TuneCheck *c, const Parsed *p, const ScriptOptions *how,
                               JigArena *a, JigStr *what) {
    JigStr shapes;
    JigOp *small = shapes_smaller(&c->what, p->payload, p->entry, p->steps, how, a, &shapes);
    if (!small)
        return compare(c, p->payload, p, how, a, what);
    JigVerdict verdict = compare(c, small, p, how, a, what);
    jig_op_destroy(small);
    return shapes_are_doubted(verdict)
               ? shapes_verdict(verdict, compare(c, p->payload, p, how, a, what))
               : verdict;
}

JigVerdict tune_check(const TuneCheck *c, const StrList *point, JigArena *a, JigStr *what) {
    JigContext *ctx = jig_tool_context();
    Parsed p = {0};
    ScriptOptions how = {.explain = EXPLAIN_OFF};
    JigDiagCapture said;
    for (size_t i = 0; i < c->given.len; ++i)
        jig_vec_push(&how.set, c->given.data[i]);
    for (size_t i = 0; i < point->len; ++i)
        jig_vec_push(&how.set, point->data[i]);
    jig_context_allow_unregistered(ctx, c->allow_unregistered);
    jig_diag_capture_begin(ctx, &said);
    *what = (JigStr){0};
    JigVerdict verdict =
        parse(c, ctx, &p) ? check_parsed(c, &p, &how, a, what) : JIG_VERDICT_UNDECIDED;
    *what = jig_arena_str(a, *what);
    jig_diag_capture_end(ctx, &said);
    jig_diag_capture_free(&said);
    jig_context_destroy(ctx);
    script_options_free(&how);
    return verdict;
}

/* ---- Beside ---- */

struct TuneChecking {
    JigChild *child;
};

/* What the child works on. */
typedef struct Task {
    const TuneCheck *check;
    const StrList *point;
} Task;

static bool work(void *user) {
    const Task *t = user;
    JigArena *a = jig_arena_create();
    JigStr what;
    tune_machine_step_aside();
    JigVerdict verdict = tune_check(t->check, t->point, a, &what);
    jig_run_child_send(&verdict, sizeof verdict);
    jig_run_child_send(what.ptr, what.len);
    jig_arena_destroy(a);
    return true;
}

TuneChecking *tune_check_begin(const TuneCheck *c, const StrList *point) {
    TuneChecking *k = jig_calloc(1, sizeof *k);
    k->child = jig_run_child_begin(work, &(Task){c, point}, NULL);
    return k;
}

bool tune_check_is_over(const TuneChecking *k) {
    return jig_run_child_has_word(k->child);
}

bool tune_check_end(TuneChecking *k, JigArena *a, JigVerdict *verdict, JigStr *what) {
    JigChildResult result;
    (void)jig_run_child_hear(k->child);
    jig_run_child_end(k->child, a, &result);
    bool told = result.end == JIG_CHILD_DONE && result.data.len >= sizeof *verdict;
    if (told) {
        memcpy(verdict, result.data.ptr, sizeof *verdict);
        *what = jig_arena_str(
            a, (JigStr){result.data.ptr + sizeof *verdict, result.data.len - sizeof *verdict});
    }
    jig_free((char *)result.data.ptr);
    jig_free(k);
    return told;
}

void tune_check_stop(TuneChecking *k) {
    JigVerdict verdict;
    JigStr what;
    if (!k)
        return;
    JigArena *a = jig_arena_create();
    jig_run_child_stop(k->child);
    (void)tune_check_end(k, a, &verdict, &what);
    jig_arena_destroy(a);
}
