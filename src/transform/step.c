/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One step and the payload. Each application has a mark in the journal; when it
 * fails, the payload is as at the mark, and so are the handles that followed the
 * payload since. An op that applies others gives its mark up before each, and
 * gets a new one behind it: what was complete stays.
 *
 * Scripts that keep what failed steps have done open no marks.
 */
#include "transform/record.h"
#include "ir/diag/kinds.h"
#include "transform/state_check.h"

#include "ir/fingerprint.h"
#include "ir/journal.h"
#include "ir/verify/verify.h"
#include "transform/traits.h"
#include "support/check.h"
#include "ir/verify/invariants.h"

#include <stdlib.h>

static void open_mark(JigApplication *app) {
    app->mark = jig_mark(app->call.state->ctx);
    app->num_moves = app->call.state->moves.len;
    app->can_go_back = true;
}

static void close_mark(JigApplication *app) {
    jig_commit(app->call.state->ctx, app->mark);
    app->call.state->moves.len = app->num_moves;
    app->can_go_back = false;
}

static void take_back(JigTransformState *st, JigMark mark) {
    if (JIG_UNLIKELY(st->record != NULL)) {
        jig_record_step_failed(st);
        jig_journal_take_back(st->ctx, mark);
    } else {
        jig_rollback(st->ctx, mark);
    }
}

/* What was set already may name what is gone. */
static void go_back(JigApplication *app) {
    if (!jig_edits_since(app->call.state->ctx, app->mark))
        return;
    take_back(app->call.state, app->mark);
    jig_state_take_back_moves(app->call.state, app->num_moves);
    for (size_t i = 0; i < jig_op_num_results(app->call.op); ++i)
        app->results[i].set = false;
}

void jig_step_begin(JigApplication *app) {
    JIG_REQUIRE(app);
    if (!app->call.state->options->keep_partial)
        open_mark(app);
}

void jig_step_keep(JigApplication *app) {
    JIG_REQUIRE(app);
    if (app->can_go_back)
        close_mark(app);
}

/* What the verifier says is behind the failure, since it is about what is then taken back. */
static JigStatus refuse_invalid(JigApplication *app, JigDiagCapture *said) {
    JigTransformCall *call = &app->call;
    const JigDiag *first = said->first;
    JigStatus status =
        jig_definite_op(call, "left payload that does not verify, which was taken back",
                        jig_fact_kind(JIG_KIND_INVALID_PAYLOAD));
    if (first)
        jig_failure_note(call, first->loc, "{}", jig_fact_str(first->message));
    return status;
}

#ifdef JIG_STRESS
/* To look at all of the payload finds no more than to look at what was edited. Symbols are for the
 * end, and what is wrong with them may be behind other errors. */
static bool finds_all(JigContext *ctx, JigOp *root) {
    JigDiagCapture said;
    jig_diag_capture_begin(ctx, &said);
    bool has_symbols = jig_verify_symbols(root);
    jig_diag_capture_end(ctx, &said);
    jig_diag_capture_free(&said);
    return !has_symbols || jig_op_verify(root);
}
#endif

JigStatus jig_step_verify(JigApplication *app) {
    JigContext *ctx = app->call.state->ctx;
    JigOp *root = app->call.state->root.op;
    if (!app->can_go_back || !jig_edits_since(ctx, app->mark))
        return JIG_OK;
    JigDiagCapture said;
    jig_diag_capture_begin(ctx, &said);
    bool ok = jig_verify_edits(ctx, app->mark, root);
    jig_diag_capture_end(ctx, &said);
#ifdef JIG_STRESS
    jig_verify_invariants(root);
    if (ok && !finds_all(ctx, root))
        JIG_BUG("'%.*s' left invalid payload that its own verification did not see",
                JIG_FMT(jig_op_name_of(app->call.op)));
#endif
    JigStatus status = ok ? JIG_OK : refuse_invalid(app, &said);
    jig_diag_capture_free(&said);
    return status;
}

void jig_step_end(JigApplication *app, JigStatus status) {
    JIG_REQUIRE(app);
    if (!app->can_go_back)
        return;
    if (status != JIG_OK)
        go_back(app);
    close_mark(app);
#ifdef JIG_STRESS
    if (jig_op_ref_holds(&app->call.state->root))
        jig_verify_invariants(app->call.state->root.op);
#endif
    jig_state_check(app->call.state);
}

#ifdef JIG_STRESS
/* ---- The proof ---- */

enum { LARGE_PAYLOAD = 4096 };

static bool can_try(const JigApplication *app) {
    const JigTransformState *st = app->call.state;
    const JigOp *op = app->call.op;
    return !st->is_trial && !getenv("JIG_FAULT") && jig_op_ref_holds(&st->root) &&
           jig_transform_modifies_payload(op) &&
           !jig_op_has_own_trait(op, JIG_TRANSFORM_TRAIT(WRITES_OUTPUT));
}

/* Nobody hears of it, and what it binds, queues or sets counts for nothing. */
static void apply_in_vain(JigApplication *app) {
    JigTransformState *st = app->call.state;
    JigTransformState saved = *st;
    JigPoint point = jig_point(app->call.rw);
    JigDiagCapture capture;
    jig_diag_capture_begin(st->ctx, &capture);
    st->is_trial = true;
    st->record = NULL;
    st->current = app;
    open_mark(app);
    (void)!jig_op_row(app->call.op)->apply(&app->call);
    jig_rollback(st->ctx, app->mark);
    jig_state_take_back_moves(st, app->num_moves);
    close_mark(app);
    jig_diag_capture_end(st->ctx, &capture);
    jig_diag_capture_free(&capture);
    jig_set_point(app->call.rw, point);
    st->is_trial = false;
    st->record = saved.record;
    st->current = saved.current;
    st->queue = saved.queue;
    st->queue_end = saved.queue_end;
    *st->queue_end = NULL;
    st->last_silenceable = saved.last_silenceable;
    st->reported = saved.reported;
    st->failed = saved.failed;
    st->muted = saved.muted;
}

bool jig_step_is_faulty(const JigApplication *app) {
    JigJournal *j = app->call.state->ctx->journal;
    bool is_faulty = j->is_faulty;
    j->is_faulty = false;
    return is_faulty;
}

void jig_step_prove(JigApplication *app) {
    if (!can_try(app))
        return;
    size_t num_ops;
    const JigOp *root = app->call.state->root.op;
    uint64_t before = jig_fingerprint_of_op(root, &num_ops);
    if (num_ops > LARGE_PAYLOAD)
        return;
    JigApplication trial = *app;
    trial.results =
        jig_arena_calloc(app->call.arena, jig_op_num_results(app->call.op) * sizeof *trial.results);
    apply_in_vain(&trial);
    if (jig_fingerprint_of_op(root, NULL) == before)
        return;
    JIG_BUG("'%.*s' was not taken back as a whole", JIG_FMT(jig_op_name_of(app->call.op)));
}
#else
bool jig_step_is_faulty(const JigApplication *app) {
    JIG_REQUIRE(app);
    (void)app;
    return false;
}

void jig_step_prove(JigApplication *app) {
    JIG_REQUIRE(app);
    (void)app;
}
#endif
