/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tracking: a listener that keeps handles true while the payload changes. What
 * is erased leaves its handles; what is replaced is followed to the op that
 * takes its place, when there is one of the same kind.
 */
#include "transform/state.h"

/* ---- Erasure ---- */

static void forget_args(JigTransformState *st, JigBlock *b) {
    for (size_t i = 0; i < jig_block_num_args(b); ++i)
        jig_target_move(st, jig_block_arg(b, i), NULL);
}

static void on_erased(JigListener *l, JigOp *op) {
    JigTransformState *st = ((JigTracker *)l)->st;
    if (!st->targets.len)
        return;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_target_move(st, jig_op_result(op, i), NULL);
    jig_target_move(st, op, NULL);
}

static void on_block_erased(JigListener *l, JigBlock *block) {
    JigTransformState *st = ((JigTracker *)l)->st;
    if (st->targets.len)
        forget_args(st, block);
}

/* ---- Is a handle still needed? ---- */

/* Is `a` surely over when `b` is applied? */
static bool happens_before(JigOp *a, JigOp *b) {
    do {
        if (jig_op_is_proper_ancestor(a, b))
            return false;
        JigOp *around = jig_op_block(a) ? jig_block_ancestor(jig_op_block(a), b) : NULL;
        if (around)
            return jig_op_is_before(a, around);
    } while ((a = jig_op_parent(a)));
    return false;
}

static bool is_used_later(const JigTracker *t, const JigHandle *h) {
    for (JigUse *u = jig_value_first_use(h->value); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        if (user != t->op && !happens_before(user, (JigOp *)t->op))
            return true;
    }
    return false;
}

/* ---- Finding what takes the place of an op ---- */

/* Ops that hand on what they get: the search goes on at their operands. */
typedef struct SeeThrough {
    const char *name;
    bool is_cast;
} SeeThrough;
static const SeeThrough see_through[] = {
    {"tensor.cast", true},
    {"memref.cast", true},
    {"memref.memory_space_cast", true},
    {"builtin.unrealized_conversion_cast", true},
    {"arith.bitcast", true},
    {"arith.extf", true},
    {"arith.extsi", true},
    {"arith.extui", true},
    {"arith.fptosi", true},
    {"arith.fptoui", true},
    {"arith.index_cast", true},
    {"arith.index_castui", true},
    {"arith.sitofp", true},
    {"arith.truncf", true},
    {"arith.trunci", true},
    {"arith.uitofp", true},
    {"index.casts", true},
    {"index.castu", true},
    {"tensor.collapse_shape", false},
    {"tensor.expand_shape", false},
    {"tensor.extract_slice", false},
    {"tensor.insert_slice", false},
    {"tensor.reshape", false},
};

static const SeeThrough *sees_through(const JigOp *op) {
    for (size_t i = 0; i < JIG_LEN(see_through); ++i)
        if (jig_op_has_name(op, see_through[i].name))
            return &see_through[i];
    return NULL;
}

/* The op that defines all of the values, or NULL. */
static JigOp *common_def(JigValue *const *values, size_t n) {
    JigOp *def = n ? jig_value_def(values[0]) : NULL;
    for (size_t i = 1; i < n; ++i)
        if (jig_value_def(values[i]) != def)
            return NULL;
    return def;
}

typedef struct Search {
    JigOp *found;
    const char *why; /* it was not found */
    JigLoc why_loc;
    JIG_VEC(JigOp *) passed; /* ops that were seen through */
} Search;

static void find_replacement(Search *s, const JigOp *op, JigValue *const *values, size_t n) {
    JigValue *next[1];
    s->why_loc = (JigLoc){0};
    while (n) {
        JigOp *def = common_def(values, n);
        if (!def) {
            s->why = "replacement values belong to different ops";
            return;
        }
        if (jig_op_name_record(def) == jig_op_name_record(op) ||
            jig_op_has_trait(def, JIG_TRAIT_CONSTANT_LIKE)) {
            s->found = def;
            return;
        }
        if (!sees_through(def) || !jig_op_num_operands(def))
            break;
        jig_vec_push(&s->passed, def);
        next[0] = jig_op_operand(def, 0);
        values = next;
        n = 1;
    }
    s->why = "ran out of suitable replacement values";
}

static void report_lost(JigTracker *t, const JigOp *op, const Search *s, const JigHandle *needed,
                        JigValue *const *values, size_t n) {
    JigTransformCall *call = t->call;
    JigLoc here = jig_op_loc(call->op);
    if (!t->num_lost)
        jig_silenceable(call, here,
                        "tracking listener failed to find replacement op during application of "
                        "this transform op");
    for (size_t i = 0; i < s->passed.len; ++i)
        jig_failure_note(call, jig_op_loc(s->passed.data[i]),
                         sees_through(s->passed.data[i])->is_cast
                             ? "using output of 'CastOpInterface' op"
                             : "using operands provided by 'FindPayloadReplacementOpInterface'");
    jig_failure_note(call, here, "%s", s->why);
    jig_failure_note(call, jig_value_loc(needed->value),
                     "replacement is required because this handle must be updated");
    jig_failure_note(call, jig_op_loc(op), "[%u] replaced op", t->num_lost);
    for (size_t i = 0; i < n; ++i)
        jig_failure_note(call, jig_value_loc(values[i]), "[%u] replacement value %zu", t->num_lost,
                         i);
    t->num_lost++;
}

/* The first handle to op that somebody will still ask; NULL when none, or when
 * op is being consumed anyway. */
static const JigHandle *handle_in_need(const JigTracker *t, const JigOp *op) {
    const JigHandle *needed = NULL;
    for (JigEntry *e = jig_target_entries(t->st, op); e; e = e->next) {
        if (e->handle->doomed) /* by this application or one around it */
            return NULL;
        if (!needed && is_used_later(t, e->handle))
            needed = e->handle;
    }
    return needed;
}

static void replace_op(JigTracker *t, JigOp *op, JigValue *const *values, size_t n) {
    const JigHandle *needed = handle_in_need(t, op);
    if (!needed) {
        jig_target_move(t->st, op, NULL);
        return;
    }
    Search s = {0};
    find_replacement(&s, op, values, n);
    if (!s.found)
        report_lost(t, op, &s, needed, values, n);
    jig_target_move(t->st, op, s.found);
    jig_vec_free(&s.passed);
}

static void on_replaced(JigListener *l, JigOp *op, JigValue *const *values, size_t n) {
    JigTracker *t = (JigTracker *)l;
    if (!t->st->targets.len)
        return;
    for (size_t i = 0; i < n; ++i)
        jig_target_move(t->st, jig_op_result(op, i), values[i]);
    if (jig_target_entries(t->st, op))
        replace_op(t, op, values, n);
}

void jig_tracker_init(JigTracker *t, JigTransformCall *call, const JigDoomed *doomed) {
    *t = (JigTracker){
        .listener = {.erased = on_erased, .block_erased = on_block_erased, .replaced = on_replaced},
        .st = call->state,
        .op = call->op,
        .call = call,
        .doomed = doomed};
}
