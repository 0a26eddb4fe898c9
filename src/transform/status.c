/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Failures of transform ops: queued while they may be silenced, or reported. They live, with their
 * reasons, as long as the script. */
#include "ir/context.h"
#include "transform/record.h"
#include "support/check.h"

JigFailure *jig_failure_make(JigTransformCall *call) {
    JIG_REQUIRE(call);
    JigArena *a = &call->state->arena;
    JigFailure *f = JIG_NEW(a, JigFailure);
    f->severity = JIG_ERROR;
    f->why = JIG_REASON(a);
    f->why.script = jig_blame_op(call->op);
    return f;
}

JigStatus jig_failure_queue(JigTransformState *st, JigFailure *f) {
    JIG_REQUIRE(st && f);
    *st->queue_end = f;
    st->queue_end = &f->next;
    st->last_silenceable = f;
    return JIG_SILENCEABLE;
}

JigStr jig_failure_lines(const JigFailure *list, JigArena *a) {
    JIG_REQUIRE(a);
    JigStr lines = {0};
    for (const JigFailure *f = list; f; f = f->next) {
        JigStr text = jig_reason_text(&f->why, a);
        lines = jig_arena_printf(a, "%.*s%.*s\n", JIG_FMT(lines), JIG_FMT(text));
    }
    return lines;
}

/* ---- Is anybody listening? ---- */

void jig_failure_mute(JigTransformState *st) {
    JIG_REQUIRE(st);
    st->muted++;
}

void jig_failure_unmute(JigTransformState *st) {
    JIG_REQUIRE(st && st->muted);
    st->muted--;
}

bool jig_failure_is_heard(const JigTransformCall *call) {
    JIG_REQUIRE(call);
    return !call->state->muted || call->state->hears;
}

bool jig_note_is_heard(const JigTransformCall *call) {
    JIG_REQUIRE(call);
    return call->state->last_silenceable != &call->state->unsaid;
}

JigStatus jig_fail_unheard(JigTransformCall *call) {
    JIG_REQUIRE(call);
    JigTransformState *st = call->state;
    st->last_silenceable = &st->unsaid;
    if (st->queue)
        return JIG_SILENCEABLE;
    st->unsaid = (JigFailure){.severity = JIG_ERROR};
    return jig_failure_queue(st, &st->unsaid);
}

/* ---- Failing ---- */

/* "'{}' op " and the text, and the name as first of the facts, in `a`. */
static const char *about_op(JigTransformCall *call, JigArena *a, const char *text,
                            const JigFact **facts) {
    size_t n = 1;
    for (const JigFact *f = *facts; f->kind != JIG_FACT_END; f++)
        n++;
    JigFact *all = JIG_NEW_ARRAY(a, JigFact, n + 1);
    all[0] = jig_fact_str(jig_op_name_of(call->op));
    memcpy(all + 1, *facts, n * sizeof *all);
    *facts = all;
    return jig_arena_printf(a, "'{}' op %s", text).ptr;
}

static bool explains(const JigTransformState *st) {
    return st->options && st->options->explain;
}

/* Which step of the script it was, where the message stands elsewhere. */
static void tell_step(const JigTransformState *st, const JigReason *why) {
    if (explains(st) && why->script.loc.bits &&
        !jig_loc_eq(st->ctx, why->script.loc, why->what.blame.loc))
        jig_note(st->ctx, why->script.loc, "in this step of the script");
}

JigStatus jig_fail_silenceably(JigTransformCall *call, JigBlame at, const char *text,
                               const JigFact *facts) {
    JIG_REQUIRE(call && text && facts);
    JigFailure *f = jig_failure_make(call);
    jig_reason_set(&f->why, at, text, facts);
    return jig_failure_queue(call->state, f);
}

JigStatus jig_fail_silenceably_op(JigTransformCall *call, JigBlame at, const char *text,
                                  const JigFact *facts) {
    JIG_REQUIRE(call && text && facts);
    text = about_op(call, &call->state->arena, text, &facts);
    return jig_fail_silenceably(call, at, text, facts);
}

JigStatus jig_fail_definitely(JigTransformCall *call, JigBlame at, const char *text,
                              const JigFact *facts) {
    JIG_REQUIRE(call && text && facts);
    JigTransformState *st = call->state;
    JigFailure *f = jig_failure_make(call);
    jig_reason_set(&f->why, at, text, facts);
    st->last_silenceable = NULL;
    st->reported = f;
    jig_reason_emit(st->ctx, JIG_ERROR, &f->why);
    tell_step(st, &f->why);
    return JIG_DEFINITE;
}

JigStatus jig_fail_definitely_op(JigTransformCall *call, JigBlame at, const char *text,
                                 const JigFact *facts) {
    JIG_REQUIRE(call && text && facts);
    text = about_op(call, &call->state->arena, text, &facts);
    return jig_fail_definitely(call, at, text, facts);
}

void jig_fail_note(JigTransformCall *call, JigBlame at, const char *text, const JigFact *facts) {
    JIG_REQUIRE(call && text && facts);
    JigTransformState *st = call->state;
    JigReason reported = JIG_REASON(&st->arena);
    JigReason *why = st->last_silenceable ? &st->last_silenceable->why : &reported;
    jig_reason_note(why, at, text, facts);
    if (why != &reported)
        return;
    if (st->reported)
        jig_reason_note(&st->reported->why, at, text, facts);
    jig_reason_emit(st->ctx, JIG_ERROR, why);
}

/* ---- Reasons of others ---- */

JigReason *jig_reason_wanted(JigTransformCall *call, JigReason *room) {
    JIG_REQUIRE(call && room);
    *room = JIG_REASON(&call->state->arena);
    return jig_failure_is_heard(call) ? room : NULL;
}

JigStatus jig_refused(JigTransformCall *call, JigLoc loc, const JigReason *why) {
    JIG_REQUIRE(call);
    if (!why)
        return jig_fail_unheard(call);
    JigFailure *f = jig_failure_make(call);
    JigBlame script = f->why.script;
    JigArena *a = &call->state->arena; /* the failure may be told when the call is over */
    f->why = why->arena == a ? *why : *jig_reason_clone(why, a);
    f->why.script = script;
    f->why.what.blame.loc = loc;
    return jig_failure_queue(call->state, f);
}

/* The reason may be in the step's arena, which ends before the failure is told. */
void jig_failure_because(JigTransformCall *call, const JigReason *why) {
    JIG_REQUIRE(call);
    JigTransformState *st = call->state;
    if (!why || !jig_reason_given(why) || !jig_note_is_heard(call))
        return;
    if (st->last_silenceable) {
        st->last_silenceable->why.because = jig_reason_clone(why, &st->arena);
        return;
    }
    /* The failure was definite, and is reported already. */
    JigReason *told = jig_diag_reason_told(st->ctx);
    if (told && !told->because)
        told->because = jig_reason_clone(why, told->arena);
    if (st->reported && !st->reported->why.because)
        st->reported->why.because = jig_reason_clone(why, &st->arena);
    if (explains(st)) {
        jig_reason_emit(st->ctx, JIG_NOTE, why);
        jig_reason_explain(st->ctx, why);
    }
}

/* ---- What becomes of the queue ---- */

void jig_failure_drop_queue(JigTransformState *st) {
    JIG_REQUIRE(st);
    st->queue = NULL;
    st->queue_end = &st->queue;
    st->last_silenceable = NULL;
}

void jig_silence(JigTransformCall *call) {
    JIG_REQUIRE(call);
    jig_failure_drop_queue(call->state);
    if (JIG_UNLIKELY(call->state->record != NULL))
        jig_record_silenced(call->state);
}

void jig_report_queue(JigTransformCall *call) {
    JIG_REQUIRE(call);
    JigTransformState *st = call->state;
    bool explain = explains(st); /* and not as a remark that stops */
    if (st->queue)
        st->reported = st->queue;
    for (const JigFailure *f = st->queue; f; f = f->next) {
        jig_reason_emit(st->ctx, explain ? JIG_ERROR : f->severity, &f->why);
        tell_step(st, &f->why);
        if (explain)
            jig_reason_explain(st->ctx, &f->why);
    }
    jig_failure_drop_queue(st);
}
