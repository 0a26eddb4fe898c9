/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Failures of transform ops: queued while they may be silenced, or reported. */
#include "transform/state.h"

#include <stdarg.h>

static JigDiag *new_diag(JigTransformState *st, JigSeverity severity, JigLoc loc, JigStr message) {
    JigDiag *d = JIG_NEW(&st->arena, JigDiag);
    *d = (JigDiag){.severity = severity, .loc = loc, .message = message};
    return d;
}

static void add_note(JigTransformState *st, JigDiag *d, JigLoc loc, JigStr message) {
    JigDiag **end = &d->notes;
    while (*end)
        end = &(*end)->next;
    *end = new_diag(st, JIG_NOTE, loc, message);
}

JigDiag *jig_failure_make(JigTransformState *st, JigLoc loc, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    JigDiag *d = new_diag(st, JIG_ERROR, loc, jig_arena_vprintf(&st->arena, fmt, args));
    va_end(args);
    return d;
}

void jig_failure_add(JigTransformState *st, JigDiag *d, JigLoc loc, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    add_note(st, d, loc, jig_arena_vprintf(&st->arena, fmt, args));
    va_end(args);
}

JigStatus jig_failure_queue(JigTransformState *st, JigDiag *d) {
    *st->queue_end = d;
    st->queue_end = &d->next;
    st->last_silenceable = d;
    return JIG_SILENCEABLE;
}

static JigStatus queue(JigTransformState *st, JigLoc loc, JigStr message) {
    return jig_failure_queue(st, new_diag(st, JIG_ERROR, loc, message));
}

static JigStatus report(JigTransformState *st, JigLoc loc, JigStr message) {
    st->last_silenceable = NULL;
    jig_error(st->ctx, loc, "%.*s", JIG_FMT(message));
    return JIG_DEFINITE;
}

/* "'op' op " before the message. */
static JigStr about_op(JigTransformCall *call, JigStr message) {
    return jig_arena_printf(&call->state->arena, "'%.*s' op %.*s",
                            JIG_FMT(jig_op_name_of(call->op)), JIG_FMT(message));
}

void jig_mute(JigTransformState *st) {
    st->muted++;
}

void jig_unmute(JigTransformState *st) {
    st->muted--;
}

static JigStatus queue_unsaid(JigTransformState *st) {
    st->last_silenceable = &st->unsaid;
    if (st->queue)
        return JIG_SILENCEABLE;
    st->unsaid = (JigDiag){.severity = JIG_ERROR};
    return jig_failure_queue(st, &st->unsaid);
}

JigStatus jig_silenceable(JigTransformCall *call, JigLoc loc, const char *fmt, ...) {
    if (call->state->muted)
        return queue_unsaid(call->state);
    va_list args;
    va_start(args, fmt);
    JigStr message = jig_arena_vprintf(&call->state->arena, fmt, args);
    va_end(args);
    return queue(call->state, loc, message);
}

JigStatus jig_silenceable_op(JigTransformCall *call, const char *fmt, ...) {
    if (call->state->muted)
        return queue_unsaid(call->state);
    va_list args;
    va_start(args, fmt);
    JigStr message = jig_arena_vprintf(&call->state->arena, fmt, args);
    va_end(args);
    return queue(call->state, jig_op_loc(call->op), about_op(call, message));
}

JigStatus jig_definite(JigTransformCall *call, JigLoc loc, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    JigStr message = jig_arena_vprintf(&call->state->arena, fmt, args);
    va_end(args);
    return report(call->state, loc, message);
}

JigStatus jig_definite_op(JigTransformCall *call, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    JigStr message = jig_arena_vprintf(&call->state->arena, fmt, args);
    va_end(args);
    return report(call->state, jig_op_loc(call->op), about_op(call, message));
}

void jig_failure_note(JigTransformCall *call, JigLoc loc, const char *fmt, ...) {
    JigTransformState *st = call->state;
    if (st->last_silenceable == &st->unsaid)
        return;
    va_list args;
    va_start(args, fmt);
    JigStr message = jig_arena_vprintf(&st->arena, fmt, args);
    va_end(args);
    if (!st->last_silenceable) {
        jig_note(st->ctx, loc, "%.*s", JIG_FMT(message));
        return;
    }
    add_note(st, st->last_silenceable, loc, message);
}

void jig_silence(JigTransformCall *call) {
    JigTransformState *st = call->state;
    st->queue = NULL;
    st->queue_end = &st->queue;
    st->last_silenceable = NULL;
}

void jig_report_queue(JigTransformCall *call) {
    JigTransformState *st = call->state;
    for (const JigDiag *d = st->queue; d; d = d->next) {
        if (d->severity == JIG_REMARK)
            jig_remark(st->ctx, d->loc, "%.*s", JIG_FMT(d->message));
        else
            jig_error(st->ctx, d->loc, "%.*s", JIG_FMT(d->message));
        for (const JigDiag *n = d->notes; n; n = n->next)
            jig_note(st->ctx, n->loc, "%.*s", JIG_FMT(n->message));
    }
    st->queue = NULL;
    st->queue_end = &st->queue;
    st->last_silenceable = NULL;
}
