/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Applying transform ops. One application is five steps: check the operands,
 * note what is consumed, apply, invalidate what was consumed, bind the results.
 */
#include "transform/traits.h"
#include "transform/record.h"

#include "support/arena.h"
#include "support/fault.h"
#include "support/check.h"

/* ---- Results ---- */

static JigResultSet *result_set(JigTransformCall *call, size_t i) {
    JigApplication *app = (JigApplication *)call;
    JIG_REQUIRE(i < jig_op_num_results(call->op));
    return &app->results[i];
}

static void set_result(JigTransformCall *call, size_t i, JigHandleKind kind, const void *items,
                       size_t n, size_t size) {
    *result_set(call, i) =
        (JigResultSet){.set = true, .of = {kind, jig_arena_copy(call->arena, items, n * size), n}};
}

void jig_set_ops(JigTransformCall *call, size_t result, JigOp *const *ops, size_t n) {
    JIG_REQUIRE(call && (ops || !n));
    set_result(call, result, JIG_HANDLE_OPS, ops, n, sizeof *ops);
}

void jig_set_values(JigTransformCall *call, size_t result, JigValue *const *values, size_t n) {
    JIG_REQUIRE(call && (values || !n));
    set_result(call, result, JIG_HANDLE_VALUES, values, n, sizeof *values);
}

void jig_set_params(JigTransformCall *call, size_t result, const JigAttr *const *params, size_t n) {
    JIG_REQUIRE(call && (params || !n));
    set_result(call, result, JIG_HANDLE_PARAMS, params, n, sizeof *params);
}

void jig_set_items(JigTransformCall *call, size_t result, JigItems items) {
    JIG_REQUIRE(call);
    set_result(call, result, items.kind, items.items, items.len, sizeof *items.items);
}

void jig_set_like(JigTransformCall *call, size_t result, const JigValue *handle) {
    JIG_REQUIRE(call && handle);
    *result_set(call, result) = (JigResultSet){.set = true, .of = jig_payload_items(call, handle)};
}

JigStatus jig_forward_yield(JigTransformCall *call, JigBlock *block) {
    JIG_REQUIRE(call);
    JIG_TRY(jig_invalidate_check_yield(call, block));
    JigOp *yield = jig_block_last(block);
    for (size_t i = 0; i < jig_op_num_results(call->op); ++i)
        jig_set_like(call, i, jig_op_operand(yield, i));
    return JIG_OK;
}

/* ---- Binding ---- */

static JigStatus check_payload(JigTransformCall *call, const JigValue *value, JigHandleKind kind,
                               void *const *items, size_t n) {
    const JigType *type = jig_value_type(value);
    const JigHandleType *checks = jig_handle_type(type);
    JigLoc loc = jig_value_loc(value);
    if (kind == JIG_HANDLE_OPS && checks && checks->check_ops)
        JIG_TRY(checks->check_ops(call, type, loc, (JigOp *const *)items, n));
    if (kind == JIG_HANDLE_VALUES && checks && checks->check_values)
        JIG_TRY(checks->check_values(call, type, loc, (JigValue *const *)items, n));
    if (kind == JIG_HANDLE_PARAMS && checks && checks->check_params)
        JIG_TRY(checks->check_params(call, type, loc, (const JigAttr *const *)items, n));
    return JIG_OK;
}

/* What a type does not admit is reported in most places, so it is always put in words. */
JigStatus jig_handle_bind_checked(JigTransformCall *call, const JigValue *value, JigHandleKind kind,
                                  void *const *items, size_t n) {
    JIG_REQUIRE(call && value && (items || !n));
    JigTransformState *st = call->state;
    if (n > JIG_MAX_HANDLED - st->num_handled)
        return jig_definite(call, value,
                            "too much payload: the handles of a script have at most {} ops, values "
                            "and parameters together",
                            jig_fact_int(JIG_MAX_HANDLED));
    unsigned muted = st->muted;
    st->muted = 0;
    JigStatus status = check_payload(call, value, kind, items, n);
    st->muted = muted;
    if (status == JIG_OK)
        jig_handle_bind(st, value, kind, items, n);
    return status;
}

JigStatus jig_bind_ops(JigTransformCall *call, const JigValue *handle, JigOp *const *ops,
                       size_t n) {
    JIG_REQUIRE(call && handle && (ops || !n));
    return jig_handle_bind_checked(call, handle, JIG_HANDLE_OPS, (void *const *)ops, n);
}

JigStatus jig_bind_items(JigTransformCall *call, const JigValue *handle, JigItems items) {
    JIG_REQUIRE(call && handle);
    return jig_handle_bind_checked(call, handle, items.kind, items.items, items.len);
}

JigStatus jig_bind_like(JigTransformCall *call, const JigValue *handle, const JigValue *other) {
    return jig_bind_items(call, handle, jig_payload_items(call, other));
}

/* An .apply that forgot a result, or a row that lets scripts ask for another kind than it sets. */
static JigStatus check_result(JigTransformCall *call, const JigResultSet *r, size_t i) {
    static const char *const kinds[] = {[JIG_HANDLE_OPS] = "ops",
                                        [JIG_HANDLE_VALUES] = "values",
                                        [JIG_HANDLE_PARAMS] = "parameters"};
    JigHandleKind wanted = jig_handle_kind(jig_op_result(call->op, i));
    if (!r->set)
        return jig_definite_op(call, "has set no payload for result #{}", jig_fact_int(i));
    if (r->of.kind != wanted)
        return jig_definite_op(call, "has set {} for result #{}, whose type is one of {}",
                               jig_fact_text(kinds[r->of.kind]), jig_fact_int(i),
                               jig_fact_text(kinds[wanted]));
    return JIG_OK;
}

/* A result whose type does not admit its payload can't be silenced: the op itself went through. */
static JigStatus bind_results(JigTransformCall *call) {
    for (size_t i = 0; i < jig_op_num_results(call->op); ++i) {
        JigResultSet *r = result_set(call, i);
        JIG_TRY(check_result(call, r, i));
        if (jig_bind_items(call, jig_op_result(call->op, i), r->of) == JIG_OK)
            continue;
        jig_report_queue(call);
        return JIG_DEFINITE;
    }
    return JIG_OK;
}

/* When they can't be bound, that alone is said. */
static JigStatus bind_results_of_failed(JigTransformCall *call) {
    JigTransformState *st = call->state;
    JigFailure *queue = st->queue, **queue_end = st->queue_end, *last = st->last_silenceable;
    jig_failure_drop_queue(st);
    JIG_TRY(bind_results(call));
    st->queue = queue;
    st->queue_end = queue_end;
    st->last_silenceable = last;
    return JIG_SILENCEABLE;
}

/* Results that a silenceable failure left open have no payload. */
static void fill_open_results(JigTransformCall *call) {
    for (size_t i = 0; i < jig_op_num_results(call->op); ++i) {
        JigResultSet *r = result_set(call, i);
        if (!r->set)
            *r =
                (JigResultSet){.set = true, .of.kind = jig_handle_kind(jig_op_result(call->op, i))};
    }
}

/* ---- One application ---- */

static JigStatus queue_all(JigTransformState *st, JigFailure *list) {
    for (JigFailure *f = list, *next; f; f = next) {
        next = f->next;
        f->next = NULL;
        jig_failure_queue(st, f);
    }
    return JIG_SILENCEABLE;
}

/* Payload ops of live handles went without successor: a failure for ops that
 * promise to say so, unless the script silences it. Conversions that shall keep handles
 * always say so. */
static JigStatus judge_lost(JigApplication *app, JigStatus status) {
    const JigOp *op = app->call.op;
    bool silenced = !app->converts && jig_op_attr(op, "transform.silence_tracking_failures");
    if (status == JIG_DEFINITE || silenced ||
        !jig_op_has_own_trait(op, JIG_TRANSFORM_TRAIT(REPORT_TRACKING)))
        return status;
    if (status == JIG_OK)
        return queue_all(app->call.state, app->lost);
    JigStr lines = jig_failure_lines(app->lost, app->call.arena);
    const JigFailure *failed = app->call.state->last_silenceable;
    jig_failure_note(&app->call, failed ? failed->why.what.blame.loc : jig_op_loc(op),
                     "tracking listener also failed: {}", jig_fact_str(lines));
    return status;
}

static JigStatus apply_row(JigApplication *app) {
    JigTransformCall *call = &app->call;
    if (jig_fault(JIG_FAULT_STEP))
        return jig_silenceable_op(call, "fault");
    const JigFailure *queued = call->state->queue;
    JigLoc loc = jig_op_loc(call->op);
    JigOpRef ref = jig_op_ref(call->op);
    JigStatus status = jig_op_row(call->op)->apply(call);
    if (!jig_op_ref_holds(&ref))
        return status == JIG_DEFINITE
                   ? status
                   : jig_definite(call, loc, "op was erased while it was being applied");
    JIG_REQUIRE(status != JIG_SILENCEABLE || call->state->queue || queued);
    if (status == JIG_OK && jig_step_is_faulty(app))
        return jig_silenceable_op(call, "fault");
    return app->lost ? judge_lost(app, status) : status;
}

static JigStatus apply_checked(JigApplication *app) {
    jig_step_prove(app);
    jig_step_begin(app);
    JigStatus status = apply_row(app);
    if (status == JIG_OK)
        status = jig_step_verify(app);
    jig_step_end(app, status);
    return status;
}

static JigStatus finish(JigApplication *app, JigStatus status, JigPendingHandles *pending) {
    JigTransformCall *call = &app->call;
    if (status == JIG_DEFINITE) {
        jig_invalidate_free_pending(pending);
        return status;
    }
    if (status == JIG_SILENCEABLE)
        fill_open_results(call);
    if (pending->handles.len)
        jig_invalidate_apply(app, pending);
    return status == JIG_OK ? bind_results(call) : bind_results_of_failed(call);
}

bool jig_is_transform_op(const JigOp *op) {
    return jig_op_row(op) && jig_op_row(op)->apply;
}

static JigStatus apply_op(JigTransformCall *outer, JigOp *op) {
    JigTransformState *st = outer->state;
    if (!jig_is_transform_op(op))
        return jig_definite(outer, op, "'{}' op is not a transform op and cannot be applied",
                            jig_fact_str(jig_op_name_of(op)));
    if (!jig_stack_ok(st->ctx))
        return jig_definite(outer, op, "nesting is too deep");
    JIG_TRY(jig_step_count(outer, op));
    JigArena *arena = jig_state_take_scratch(st);
    JigApplication *around = st->current;
    JigApplication app = {
        .call = {.state = st, .op = op, .rw = outer->rw, .arena = arena},
        .around = around,
        .results = jig_arena_calloc(arena, jig_op_num_results(op) * sizeof(JigResultSet))};
    if (around)
        jig_step_keep(around);
    st->current = &app;
    JigPendingHandles pending = {0};
    app.pending = &pending;
    JigPoint point = jig_point(outer->rw);
    JigStatus status = jig_invalidate_check_operands(&app, &pending);
    if (status == JIG_OK)
        status = finish(&app, apply_checked(&app), &pending);
    if (status == JIG_DEFINITE && !st->failed.op.op)
        st->failed = jig_blame_op(op);
    jig_set_point(outer->rw, point);
    st->current = around;
    if (around)
        jig_step_begin(around);
    jig_state_give_scratch(st, arena);
    return status;
}

/* Steps of the caller's, that come next. */
static JigStatus apply_inserted(JigTransformCall *outer);

static JigStatus apply_recorded(JigTransformCall *outer, JigOp *op) {
    bool is_left_out = jig_record_leaves_out(outer->state);
    if (!is_left_out)
        JIG_TRY(apply_inserted(outer));
    size_t step = is_left_out ? JIG_NO_STEP : jig_record_step_begin(outer->state, op);
    JigStatus status = apply_op(outer, op);
    if (outer->state->muted)
        jig_record_asked(outer->state, op, status);
    return is_left_out ? status : jig_record_step_end(outer->state, step, status);
}

static JigStatus apply_inserted(JigTransformCall *outer) {
    JigOp *op = jig_record_take_insertion(outer->state->record);
    if (!op)
        return JIG_OK;
    JigStatus status = apply_recorded(outer, op);
    if (status == JIG_SILENCEABLE)
        jig_silence(outer);
    return status == JIG_DEFINITE ? status : apply_inserted(outer);
}

JigStatus jig_apply_op(JigTransformCall *outer, JigOp *op) {
    JIG_REQUIRE(outer);
    JigTransformState *st = outer->state;
    if (st->is_trial)
        return JIG_DEFINITE;
    return JIG_UNLIKELY(st->record != NULL) ? apply_recorded(outer, op) : apply_op(outer, op);
}

/* ---- A block ---- */

static JigStatus apply_step(JigTransformCall *call, JigOp *op) {
    const JigStepObserver *o = call->state->depth == 1 ? call->state->options->observer : NULL;
    return o ? jig_observe_apply(call, op, o) : jig_apply_op(call, op);
}

/* The last op is the terminator, where the block has one; else steps may stand anywhere, beside
 * what they refer to. */
static bool is_step(const JigOp *parent, JigOp *op) {
    return jig_op_has_trait(parent, JIG_TRAIT_NO_TERMINATOR) ? jig_is_transform_op(op)
                                                             : jig_op_next(op) != NULL;
}

JigStatus jig_apply_block(JigTransformCall *call, JigBlock *block, bool suppress) {
    JIG_REQUIRE(call && block);
    JIG_TRY(jig_step_count(call, call->op)); /* an empty block, too, may be carried out for ever */
    JigStatus status = JIG_OK;
    if (JIG_UNLIKELY(call->state->record != NULL))
        jig_record_pass(call->state);
    call->state->depth++;
    /* After a failure the script itself may be gone. */
    for (JigOp *op = jig_block_first(block), *next; status == JIG_OK && op; op = next) {
        status = is_step(jig_block_parent_op(block), op) ? apply_step(call, op) : JIG_OK;
        if (status == JIG_SILENCEABLE && suppress) {
            jig_silence(call);
            status = JIG_OK;
        }
        next = status == JIG_OK ? jig_op_next(op) : NULL;
    }
    call->state->depth--;
    return status;
}

/* ---- A whole script ---- */

/* An empty list is of every kind. */
static JigStatus bind_trailing(JigTransformCall *call, const JigValue *arg, const JigItems *t) {
    static const char *const names[] = {[JIG_HANDLE_OPS] = "top-level operation handle",
                                        [JIG_HANDLE_VALUES] = "the top-level value handle",
                                        [JIG_HANDLE_PARAMS] = "top-level parameter"};
    JigHandleKind kind = jig_handle_kind(arg);
    if (t->len && t->kind != kind)
        return jig_definite(call, arg, "wrong kind of value provided for {}",
                            jig_fact_text(names[kind]));
    return jig_handle_bind_checked(call, arg, kind, t->items, t->len);
}

JigStatus jig_interp_bind_entry(JigTransformCall *call, const JigBlock *body) {
    JIG_REQUIRE(call && body);
    const JigScriptOptions *options = call->state->options;
    size_t num_args = jig_block_num_args(body);
    if (!num_args)
        return JIG_OK;
    JIG_TRY(jig_bind_ops(call, jig_block_arg(body, 0), &call->state->root.op, 1));
    for (size_t i = 0; i < options->num_trailing && i + 1 < num_args; ++i)
        JIG_TRY(bind_trailing(call, jig_block_arg(body, i + 1), &options->trailing[i]));
    return JIG_OK;
}

static JigStatus run_entry(JigTransformCall *call, JigBlock *body, JigOutcome *out) {
    JIG_TRY(jig_interp_bind_entry(call, body));
    out->started = true;
    JIG_TRY(jig_apply_block(call, body, false));
    return call->state->record ? apply_inserted(call) : JIG_OK;
}

/* Failures live as long as the state. */
static void tell_outcome(const JigTransformState *st, JigOutcome *out) {
    const JigFailure *f = out->status == JIG_SILENCEABLE ? st->queue : st->reported;
    if (out->status == JIG_OK)
        return;
    out->step = out->status == JIG_SILENCEABLE && f ? f->why.script : st->failed;
    if (out->why && f)
        jig_reason_copy(out->why, &f->why);
}

bool jig_interp_apply_entry(JigOp *root, JigOp *entry, const JigScriptOptions *options,
                            JigOutcome *out) {
    JigTransformState st;
    jig_state_init(&st, root, options);
    st.record = out->record;
    if (st.record)
        st.record->state = &st;
    JigRewriter *rw = jig_rewriter_create(st.ctx);
    jig_listen(st.ctx, &st.tracker);
    JigArena *arena = jig_arena_create();
    JigTransformCall call = {.state = &st, .op = entry, .rw = rw, .arena = arena};
    JigBlock *body = jig_op_body(entry);
    jig_scope_open(&call, body);
    out->status = run_entry(&call, body, out);
    tell_outcome(&st, out);
    if (out->status == JIG_SILENCEABLE)
        jig_report_queue(&call);
    jig_arena_destroy(arena);
    jig_unlisten(st.ctx, &st.tracker);
    jig_rewriter_destroy(rw);
    if (st.record)
        st.record->state = NULL;
    jig_state_free(&st);
    return out->status == JIG_OK;
}
