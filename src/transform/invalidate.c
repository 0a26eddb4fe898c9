/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Invalidation. Before an op is applied, the handles that its consumed operands
 * invalidate are noted as pending: those to the same payload, to what is nested in
 * it, to its results and to block arguments below. They are found through the lists
 * of the payload objects, never by looking at all handles. After the application
 * the pending handles are invalid, and say why when they are used.
 */
#include "ir/spec/spec.h"
#include "ir/diag/kinds.h"
#include "transform/nested.h"
#include "transform/traits.h"
#include "transform/record.h"
#include "support/check.h"

/* ---- Which operands are consumed ---- */

/* Does the row by itself say what happens to the operands? */
static bool is_plain(const JigOp *op) {
    return !jig_op_row(op)->effects && !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS);
}

static bool group_consumes(const JigGroup *g) {
    for (size_t i = 0; i < g->num_effects; ++i)
        if (g->effects[i].consumes || g->effects[i].kinds & JIG_EFFECT_FREE)
            return true;
    return false;
}

/* A value is consumed wherever it is an operand. */
static bool row_consumes(const JigOp *op, const JigValue *v) {
    const JigSpec *s = jig_spec(jig_op_name_record(op));
    for (size_t g = 0; g < s->num_ins; ++g) {
        size_t start, count;
        if (!group_consumes(&s->ins[g]))
            continue;
        jig_op_operand_range(op, g, &start, &count);
        for (size_t i = 0; i < count; ++i)
            if (jig_op_operand(op, start + i) == v)
                return true;
    }
    return false;
}

bool jig_operand_is_consumed(const JigOp *op, size_t operand) {
    JIG_REQUIRE(op);
    if (jig_nested_hands_to_body(op))
        return jig_nested_body_consumes(op, jig_op_operand(op, operand));
    if (is_plain(op))
        return row_consumes(op, jig_op_operand(op, operand));
    JigEffects effects = {0};
    jig_op_effects(op, &effects);
    JigValue *v = jig_op_operand(op, operand);
    bool consumed = false;
    for (size_t i = 0; i < effects.len; ++i)
        consumed |= effects.items[i].kind == JIG_EFFECT_FREE && effects.items[i].value == v;
    jig_effects_free(&effects);
    return consumed;
}

/* ---- Noting ---- */

/* Other handles to the same payload are noted all the same: the tracker need not follow their
 * payload. */
static bool keeps_aliases(const JigTransformState *st) {
    return st->options->keep_aliases;
}

typedef struct Note {
    JigTransformCall *call;
    JigPendingHandles *pending;
    unsigned operand;
    JigHandleRelation relation;
    bool for_good;
    JigOp *ancestor;   /* the consumed payload op, or that which a consumed value affects */
    JigValue *through; /* the consumed value, or NULL */
} Note;

static size_t num_lost(const JigHandle *h) {
    size_t n = 0;
    for (size_t i = 0; h->entries && i < h->len; ++i)
        n += !h->entries[i].target;
    return n;
}

/* The first reason counts. */
static JigInvalidation *note_pending(const Note *n, JigHandle *h) {
    if (!h->invalid && h->pending == n->pending)
        h->pending_reason->for_good |= n->for_good;
    if (h->invalid || h->pending || h->depth < n->call->state->scope->outermost_visible)
        return NULL;
    h->pending = n->pending;
    h->pending_reason = JIG_NEW(&n->call->state->arena, JigInvalidation);
    *h->pending_reason =
        (JigInvalidation){.relation = n->relation,
                          .consumer = jig_op_loc(n->call->op),
                          .operand = n->operand,
                          .for_good = n->for_good,
                          .num_lost = num_lost(h),
                          .ancestor = n->ancestor ? jig_op_loc(n->ancestor) : (JigLoc){0},
                          .ancestor_op = n->ancestor,
                          .through = n->through ? jig_value_loc(n->through) : (JigLoc){0}};
    jig_vec_push(&n->pending->handles, h);
    return h->pending_reason;
}

static void note_pending_op(Note *n, JigOp *op) {
    for (JigEntry *e = jig_state_entries_of(n->call->state, op); e; e = e->next) {
        JigInvalidation *why = note_pending(n, e->handle);
        if (!why)
            continue;
        why->nested = jig_op_loc(op);
    }
}

static void note_pending_value(Note *n, JigValue *v) {
    for (JigEntry *e = jig_state_entries_of(n->call->state, v); e; e = e->next) {
        JigInvalidation *why = note_pending(n, e->handle);
        if (!why)
            continue;
        JigOp *def = jig_value_def(v);
        why->value = jig_value_loc(v);
        why->value_is_arg = !def;
        why->value_index = (unsigned)jig_value_index(v);
        if (def) {
            why->nested = jig_op_loc(def);
            continue;
        }
        JigBlock *b = jig_value_owner_block(v);
        why->value_block = (unsigned)jig_block_index(b);
        why->value_region = (unsigned)jig_region_index(jig_block_region(b));
        why->nested = jig_op_loc(jig_block_parent_op(b));
    }
}

/* Of several values that two handles share, the last one counts, and more than a relation through
 * ops. */
static void note_pending_aliases(Note *n, JigValue *v) {
    n->relation = JIG_RELATION_VALUE;
    for (JigEntry *e = jig_state_entries_of(n->call->state, v); e; e = e->next) {
        JigHandle *h = e->handle;
        if (!note_pending(n, h) && h->pending != n->pending)
            continue;
        h->pending_reason->relation = JIG_RELATION_VALUE;
        h->pending_reason->value = jig_value_loc(v);
    }
}

/* The op, its results, and the arguments of its blocks. */
static JigWalk note_pending_around(JigOp *op, void *user) {
    Note *n = user;
    note_pending_op(n, op);
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        note_pending_value(n, jig_op_result(op, i));
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (size_t i = 0; i < jig_block_num_args(b); ++i)
                note_pending_value(n, jig_block_arg(b, i));
    return JIG_WALK_ADVANCE;
}

static void note_pending_nested(Note *n, JigOp *op) {
    n->relation = JIG_RELATION_NESTED;
    n->ancestor = op;
    jig_walk_pre(op, note_pending_around, n);
}

/* A consumed value takes handles to itself along, and, as its definition may
 * change, those to the ops that make it (a result's) or stand below (an argument's block). */
static void note_pending_consumed_value(Note *n, JigValue *v) {
    JigOp *def = jig_value_def(v);
    n->through = v;
    note_pending_aliases(n, v);
    if (def) {
        note_pending_nested(n, def);
        return;
    }
    for (JigOp *op = jig_block_first(jig_value_owner_block(v)); op; op = jig_op_next(op))
        note_pending_nested(n, op);
}

/* Of several ops around a handle's payload, the last one counts. */
static void note_operand(Note *n, const JigHandle *h) {
    for (size_t i = 0; i < h->len; ++i) {
        bool values = h->kind == JIG_HANDLE_VALUES;
        void *target = h->entries[values ? i : h->len - 1 - i].target;
        if (target && values)
            note_pending_consumed_value(n, target);
        else if (target)
            note_pending_nested(n, target);
    }
}

static void note_consumed(JigTransformCall *call, JigPendingHandles *pending, size_t operand,
                          JigHandle *h) {
    bool for_good =
        call->state->options->strict_handles || jig_nested_operand_ends(call->op, operand);
    Note n = {.call = call, .pending = pending, .operand = (unsigned)operand, .for_good = for_good};
    /* An op in the body of one that consumes an alias: this one goes now. */
    if (keeps_aliases(call->state) && h->pending != pending)
        h->pending = NULL;
    note_operand(&n, h);
    /* An empty handle is consumed, too. */
    n.relation = JIG_RELATION_ITSELF;
    note_pending(&n, h);
    h->consumed = true;
}

void jig_invalidate_free_pending(JigPendingHandles *pending) {
    JIG_REQUIRE(pending);
    for (size_t i = 0; i < pending->handles.len; ++i)
        pending->handles.data[i]->pending = NULL;
    jig_vec_free(&pending->handles);
}

/* An op that went without the rewriter's listeners hearing of it: its stamp has moved on. */
static bool is_stale(const JigHandle *h) {
    for (size_t i = 0; h->kind == JIG_HANDLE_OPS && i < h->len; ++i)
        if (h->entries[i].target && jig_op_stamp(h->entries[i].target) != h->entries[i].stamp)
            return true;
    return false;
}

/* Does the handle have all that it had before the application that carries on with it? */
static bool outlives(const JigHandle *h) {
    return !h->pending_reason->for_good && num_lost(h) == h->pending_reason->num_lost &&
           !is_stale(h);
}

static bool goes(const JigApplication *app, const JigHandle *h) {
    return h->consumed || !keeps_aliases(app->call.state) || (app->follows_nothing && num_lost(h));
}

void jig_invalidate_apply(const JigApplication *app, JigPendingHandles *pending) {
    JIG_REQUIRE(app && pending);
    for (size_t i = 0; i < pending->handles.len; ++i) {
        JigHandle *h = pending->handles.data[i];
        if (outlives(h)) {
            h->consumed = false;
            continue;
        }
        if (goes(app, h) && app->call.state->record)
            jig_record_spent(app->call.state, h, h->pending_reason);
        if (h->consumed)
            jig_handle_clear(app->call.state, h);
        if (goes(app, h))
            h->invalid = h->pending_reason;
    }
    jig_invalidate_free_pending(pending);
}

/* ---- Reporting a use ---- */

static void note_value(JigTransformCall *call, const JigInvalidation *why) {
    if (why->value_is_arg)
        jig_failure_note(call, why->nested,
                         "op defining the value as block argument #{} of block #{} in region #{}",
                         jig_fact_int(why->value_index), jig_fact_int(why->value_block),
                         jig_fact_int(why->value_region));
    else
        jig_failure_note(call, why->nested, "op defining the value as result #{}",
                         jig_fact_int(why->value_index));
    jig_failure_note(call, why->value, "payload value");
}

static void note_relation(JigTransformCall *call, const JigHandle *h, const JigInvalidation *why) {
    if (why->relation == JIG_RELATION_VALUE) {
        jig_failure_note(call, why->value, "payload value");
    } else if (h->kind == JIG_HANDLE_VALUES) {
        jig_failure_note(call, why->ancestor, "ancestor op associated with the consumed handle");
        note_value(call, why);
    } else {
        jig_failure_note(call, why->ancestor, "ancestor payload op");
        jig_failure_note(call, why->nested, "nested payload op");
        if (why->through.bits)
            jig_failure_note(call, why->through, "consumed handle points to this payload value");
    }
}

static JigStatus report_use(JigTransformCall *call, const JigHandle *h,
                            const JigInvalidation *why) {
    static const char *const scopes[] = {
        [JIG_RELATION_ITSELF] = "",
        [JIG_RELATION_VALUE] = " and invalidates handles to the same values as associated with it",
        [JIG_RELATION_NESTED] =
            (" and invalidates all handles to payload IR entities associated with "
             "this operand and entities nested in them")};
    bool empty = why->relation == JIG_RELATION_ITSELF;
    jig_definite(call, call->op,
                 "op uses a handle {}invalidated by a previously executed transform op",
                 jig_fact_kind(JIG_KIND_SPENT_HANDLE),
                 jig_fact_text(empty ? "associated with empty payload and " : ""));
    if (!empty)
        jig_failure_note(call, h->value,
                         h->kind == JIG_HANDLE_VALUES ? "invalidated handle"
                                                      : "handle to invalidated ops");
    jig_failure_note(call, why->consumer,
                     "invalidated by this transform op that consumes its operand #{}{}",
                     jig_fact_int(why->operand), jig_fact_text(scopes[why->relation]));
    if (!empty)
        note_relation(call, h, why);
    return JIG_DEFINITE;
}

/* Does the handle name something twice? */
static const JigEntry *repeated(const JigHandle *h) {
    JigPtrMap seen = {0};
    const JigEntry *found = NULL;
    for (size_t i = 0; h->entries && !found && i < h->len; ++i)
        if (h->entries[i].target && !jig_ptrset_add(&seen, h->entries[i].target))
            found = &h->entries[i];
    jig_ptrmap_free(&seen);
    return found;
}

static bool allows_repeated(const JigOp *op) {
    return jig_op_has_own_trait(op, JIG_TRANSFORM_TRAIT(ALLOWS_REPEATED));
}

/* Does it look after handles that name something twice by itself? */
static bool copes_with_repeated(const JigTransformCall *call) {
    return allows_repeated(call->op) ||
           (keeps_aliases(call->state) &&
            jig_op_has_own_trait(call->op, JIG_TRANSFORM_TRAIT(GUARDS_TARGETS)));
}

static JigStatus check_repeated(JigTransformCall *call, size_t operand) {
    const JigHandle *h = jig_handle_find(call->state, jig_op_operand(call->op, operand));
    const JigEntry *twice = repeated(h);
    if (!twice)
        return JIG_OK;
    jig_silenceable(call, call->op,
                    "a handle passed as operand #{} and consumed by this operation points to a "
                    "payload entity more than once",
                    jig_fact_kind(JIG_KIND_REPEATED), jig_fact_int(operand));
    if (h->kind == JIG_HANDLE_OPS)
        jig_failure_note(call, (const JigOp *)twice->target, "repeated target op");
    else
        jig_failure_note(call, (const JigValue *)twice->target, "repeated target value");
    return JIG_SILENCEABLE;
}

/* A parameter is no handle, which alone can be consumed. */
static JigStatus check_consumable(JigTransformCall *call, size_t operand) {
    const JigValue *v = jig_op_operand(call->op, operand);
    if (jig_handle_kind(v) != JIG_HANDLE_PARAMS)
        return JIG_OK;
    jig_definite(call, call->op,
                 "unexpectedly consumed a value that is not a handle as operand #{}",
                 jig_fact_int(operand));
    jig_failure_note(call, v, "value defined here with type {}", jig_fact_type(jig_value_type(v)));
    return JIG_DEFINITE;
}

/* Why the handle can't be used, or NULL: it was invalidated by an op before this one, or is pending
 * by one around it or by an earlier operand. */
static const JigInvalidation *why_gone(const JigTransformState *st, const JigHandle *h) {
    return h->invalid || !h->pending || keeps_aliases(st) ? h->invalid : h->pending_reason;
}

/* A result of an op that refused its operands, and was silenced. */
static JigStatus not_bound(JigTransformCall *call, size_t operand) {
    return jig_definite_op(call, "operand #{} is not bound to a payload", jig_fact_int(operand));
}

/* Operand by operand: what one consumes, those after it must not name. */
static JigStatus check_uses(JigTransformCall *call, JigPendingHandles *pending, bool **consumed) {
    size_t n = jig_op_num_operands(call->op);
    for (size_t i = 0; i < n; ++i) {
        JigHandle *h = jig_handle_find(call->state, jig_op_operand(call->op, i));
        if (!h)
            return not_bound(call, i);
        const JigInvalidation *why = why_gone(call->state, h);
        if (why && (h->pending != pending || !allows_repeated(call->op)))
            return report_use(call, h, why);
        if (is_stale(h))
            return jig_definite_op(call, "operand #{} has payload that was erased unnoticed",
                                   jig_fact_int(i));
        if (!jig_operand_is_consumed(call->op, i))
            continue;
        if (!*consumed)
            *consumed = jig_arena_calloc(call->arena, n * sizeof **consumed);
        (*consumed)[i] = true;
        if (h->kind != JIG_HANDLE_PARAMS)
            note_consumed(call, pending, i, h);
    }
    return JIG_OK;
}

typedef JigStatus ConsumedCheck(JigTransformCall *call, size_t operand);

static JigStatus check_each(JigTransformCall *call, const bool *consumed, ConsumedCheck *check) {
    for (size_t i = 0; i < jig_op_num_operands(call->op); ++i)
        if (consumed[i])
            JIG_TRY(check(call, i));
    return JIG_OK;
}

static JigStatus check_operands(JigTransformCall *call, JigPendingHandles *pending) {
    bool *consumed = NULL; /* by operand; NULL: none, as most often */
    JIG_TRY(check_uses(call, pending, &consumed));
    if (!consumed)
        return JIG_OK;
    if (!copes_with_repeated(call))
        JIG_TRY(check_each(call, consumed, check_repeated));
    return check_each(call, consumed, check_consumable);
}

/* What would have been consumed is gone all the same, although nothing happened to it. */
static void give_up(JigApplication *app, JigPendingHandles *pending) {
    for (size_t i = 0; i < pending->handles.len; ++i)
        pending->handles.data[i]->consumed = false;
    jig_invalidate_apply(app, pending);
}

JigStatus jig_invalidate_check_operands(JigApplication *app, JigPendingHandles *pending) {
    JIG_REQUIRE(app && pending);
    JigStatus status = check_operands(&app->call, pending);
    if (status == JIG_SILENCEABLE)
        give_up(app, pending);
    else if (status == JIG_DEFINITE)
        jig_invalidate_free_pending(pending);
    return status;
}

/* Handles that only went along may be yielded: their payload, as far as it is still there. */
JigStatus jig_invalidate_check_yield(JigTransformCall *call, JigBlock *block) {
    JigTransformCall yield = *call;
    yield.op = jig_block_last(block);
    for (size_t i = 0; i < jig_op_num_operands(yield.op); ++i) {
        const JigHandle *h = jig_handle_find(call->state, jig_op_operand(yield.op, i));
        if (!h)
            return not_bound(&yield, i);
        if (h->invalid && h->consumed)
            return report_use(&yield, h, h->invalid);
    }
    return JIG_OK;
}
