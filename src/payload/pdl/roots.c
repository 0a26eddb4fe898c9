/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The ops that a match starts from. A pattern whose ops have several that
 * nobody uses is walked from one of them; the others are reached through the
 * users of something that was met before, by the fewest steps.
 */
#include "payload/pdl/compile_int.h"

/* Nobody in the matcher uses its results. */
static bool is_root(const JigOp *op) {
    if (!jig_op_is(op, JIG_PDL(OPERATION)))
        return false;
    for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u)) {
        const JigOp *result = jig_use_owner(u);
        if (!jig_op_is(result, JIG_PDL(RESULT)) && !jig_op_is(result, JIG_PDL(RESULTS)))
            continue;
        for (JigUse *w = jig_value_first_use(jig_op_result(result, 0)); w; w = jig_use_next(w))
            if (jig_op_is(jig_use_owner(w), JIG_PDL(OPERATION)) &&
                jig_op_block(jig_use_owner(w)) == jig_op_block(op))
                return false;
    }
    return true;
}

/* The op in the matcher that makes `v`, or NULL. */
static JigOp *maker(const JigValue *v) {
    JigOp *def = jig_value_def(v);
    if (!jig_op_is(def, JIG_PDL(RESULT)) && !jig_op_is(def, JIG_PDL(RESULTS)))
        return NULL;
    return jig_value_def(jig_pdl_parent(def));
}

/* Where `v` is, if it is bound or a result of an op that is. */
Position *jig_matcher_met(Compiler *c, JigValue *v) {
    Position *pos = jig_matcher_position_of(c, v);
    JigOp *op = maker(v);
    if (pos || !op || !(pos = jig_matcher_position_of(c, jig_op_result(op, 0))))
        return pos;
    return jig_matcher_result_at(c, jig_value_def(v), pos);
}

/* Looking for the way of fewest steps from something met up to a root. The first step is the
 * root; the others make operands of those before them. */
typedef struct Step {
    JigOp *op;
    size_t from, operand; /* the step that uses the op's result, and as which operand */
    size_t steps;         /* up to the root */
} Step;
typedef JIG_VEC(Step) Way;

/* Up the way from operand `operand` of its step `i`, which is at `value`. */
static void climb(Compiler *c, const Way *w, size_t i, size_t operand, Position *value) {
    for (;;) {
        const Step *step = &w->data[i];
        jig_matcher_visit_op(c, step->op, jig_matcher_user_at(c, value), &(Via){operand, value});
        if (i == 0)
            return;
        operand = step->operand;
        i = step->from;
        JigOperandRange range = jig_pdl_operation_operand_values(w->data[i].op);
        value = jig_matcher_met(c, jig_op_operand(w->data[i].op, range.start + operand));
    }
}

/* Calls fn for the operands of all steps; where it says so, the op that makes one is a further
 * step. */
typedef bool OperandFn(Compiler *c, Way *w, size_t item, size_t operand, JigValue *v, void *user);

static void for_operands(Compiler *c, JigOp *root, Way *w, OperandFn *fn, void *user) {
    JigPtrMap seen = {0};
    jig_vec_push(w, ((Step){.op = root}));
    for (size_t i = 0; i < w->len; ++i) {
        JigOperandRange range = jig_pdl_operation_operand_values(w->data[i].op);
        for (size_t k = 0; k < range.count; ++k) {
            JigValue *v = jig_op_operand(w->data[i].op, range.start + k);
            if (fn(c, w, i, k, v, user) && maker(v) && jig_ptrset_add(&seen, maker(v)))
                jig_vec_push(w, ((Step){maker(v), i, k, w->data[i].steps + 1}));
        }
    }
    jig_ptrmap_free(&seen);
}

/* Where a root's operands, and what makes them, are met: number, and in how many roots. */
typedef struct Shared {
    size_t rank, roots;
    const JigOp *last_root;
} Shared;

static void share(Compiler *c, const JigValue *v, const JigOp *root) {
    Shared *s = jig_ptrmap_get(&c->shared, v);
    if (!s) {
        s = JIG_NEW(c->p->arena, Shared);
        s->rank = c->shared.len;
        jig_ptrmap_set(&c->shared, v, s);
    }
    s->roots += s->last_root != root;
    s->last_root = root;
}

static bool share_operand(Compiler *c, Way *w, size_t item, size_t operand, JigValue *v,
                          void *user) {
    (void)w, (void)item, (void)operand;
    share(c, v, user);
    if (maker(v))
        share(c, jig_op_result(maker(v), 0), user);
    return true;
}

static bool is_shared(Compiler *c, const JigValue *v) {
    const Shared *s = jig_ptrmap_get(&c->shared, v);
    return s && s->roots > 1;
}

/* The fewest steps from what another root has too. */
static bool find_shared(Compiler *c, Way *w, size_t item, size_t operand, JigValue *v, void *user) {
    (void)operand;
    size_t *fewest = user, steps = w->data[item].steps;
    if (steps < *fewest &&
        (is_shared(c, v) || (maker(v) && is_shared(c, jig_op_result(maker(v), 0)))))
        *fewest = steps;
    return steps < *fewest;
}

static void walk_down(Compiler *c, JigOp *root, OperandFn *fn, void *user) {
    Way w = {0};
    for_operands(c, root, &w, fn, user);
    jig_vec_free(&w);
}

static void share_root(Compiler *c, JigOp *root) {
    share(c, jig_op_result(root, 0), root);
    walk_down(c, root, share_operand, root);
}

/* A root that the rewrite names comes first when it would not be one by itself. */
static void share_operands(Compiler *c) {
    JigValue *named = jig_pdl_rewrite_root(c->p->rewrite);
    if (named && !is_root(jig_value_def(named)))
        share_root(c, jig_value_def(named));
    for (JigOp *op = jig_block_first(c->body); op; op = jig_op_next(op))
        if (is_root(op))
            share_root(c, op);
}

/* The one that the rewrite names, or the first of those that are hardest to reach from others. */
static JigOp *choose_root(Compiler *c) {
    JigValue *named = jig_pdl_rewrite_root(c->p->rewrite);
    if (named)
        return jig_value_def(named);
    JigOp *best = NULL;
    size_t most = 0;
    for (JigOp *op = jig_block_first(c->body); op; op = jig_op_next(op)) {
        size_t fewest = SIZE_MAX;
        if (!is_root(op))
            continue;
        walk_down(c, op, find_shared, &fewest);
        if (best && fewest <= most)
            continue;
        best = op;
        most = fewest;
    }
    return best;
}

/* The best way so far: fewest steps, then the first rank. */
typedef struct Best {
    Position *value; /* NULL: none */
    size_t step, operand, steps, rank;
} Best;

/* Of a value, or of the op that makes it. */
static size_t rank_of(const Compiler *c, const JigValue *v) {
    const Shared *s = jig_ptrmap_get(&c->shared, v);
    const Shared *of = maker(v) ? jig_ptrmap_get(&c->shared, jig_op_result(maker(v), 0)) : NULL;
    size_t rank = s ? s->rank : SIZE_MAX;
    return of && of->rank < rank ? of->rank : rank;
}

static bool consider(Compiler *c, Way *w, size_t item, size_t operand, JigValue *v, void *user) {
    Best *best = user;
    size_t steps = w->data[item].steps, rank = rank_of(c, v);
    if (best->value && best->steps < steps)
        return false;
    Position *value = jig_matcher_met(c, v);
    if (value && (!best->value || rank < best->rank))
        *best = (Best){value, item, operand, steps, rank};
    return !value;
}

/* Visits `root` from something met; false when there is no way yet. */
static bool reach_root(Compiler *c, JigOp *root) {
    Way w = {0};
    Best best = {0};
    for_operands(c, root, &w, consider, &best);
    if (best.value)
        climb(c, &w, best.step, best.operand, best.value);
    jig_vec_free(&w);
    return best.value != NULL;
}

JigOp *jig_matcher_visit_roots(Compiler *c) {
    share_operands(c);
    JigOp *first = choose_root(c);
    c->p->root = JIG_NEW(c->p->arena, Position);
    jig_matcher_visit_op(c, first, c->p->root, NULL);
    for (bool more = true; more && !c->failed;) {
        more = false;
        for (JigOp *op = jig_block_first(c->body); op; op = jig_op_next(op))
            if (is_root(op) && !jig_matcher_position_of(c, jig_op_result(op, 0)))
                more |= reach_root(c, op);
    }
    return first;
}
