/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "failures.h"

#include "explain/failure.h"
#include "ir/context.h"
#include "jig/op.h"

/* Errors that tell of a step wait until the script has ended: then it is known what it had. */
static bool hold(void *user, JigContext *ctx, const JigDiag *diag) {
    Failures *f = user;
    (void)ctx;
    if (diag->severity != JIG_ERROR || !diag->reason)
        return false;
    *f->end = jig_diag_copy(diag, f->arena);
    f->end = &(*f->end)->next;
    return true;
}

static bool begin(void *user, ScriptRun *r) {
    Failures *f = user;
    *f = (Failures){.arena = jig_arena_create(), .end = &f->first, .holds = true};
    jig_context_push_handler(jig_op_context(r->payload), hold, f);
    return true;
}

static void let_go(Failures *f, JigContext *ctx) {
    if (f->holds)
        jig_context_pop_handler(ctx);
    f->holds = false;
}

/* A step that fails for several of its payload ops says so once for each. */
static bool is_same(JigContext *ctx, const JigDiag *a, const JigDiag *b) {
    return jig_loc_eq(ctx, a->loc, b->loc) && jig_str_eq(a->message, b->message);
}

static bool ended(void *user, ScriptRun *r) {
    Failures *f = user;
    JigContext *ctx = jig_op_context(r->payload);
    const JigDiag *last = NULL;
    let_go(f, ctx);
    for (const JigDiag *d = f->first; d; d = d->next) {
        JigLines lines = {0};
        const JigDiag *told = r->run ? jig_failure_explain(r->run, d, f->arena, &lines) : d;
        if (!last || !is_same(ctx, last, told)) {
            r->told_of = r->run ? jig_failure_step_of(r->run, d->reason) : JIG_NO_STEP;
            jig_diag_tell(ctx, told);
            script_say(r, &lines);
        }
        last = told;
        jig_vec_free(&lines);
    }
    r->told_of = JIG_NO_STEP;
    return true;
}

static bool close_failures(void *user, ScriptRun *r) {
    Failures *f = user;
    let_go(f, jig_op_context(r->payload)); /* nothing may have been carried out */
    jig_arena_destroy(f->arena);
    return true;
}

ScriptReader failures_reader(Failures *f) {
    return (ScriptReader){.user = f, .begin = begin, .ended = ended, .close = close_failures};
}
