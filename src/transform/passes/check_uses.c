/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The pass that warns of handles that may be used after they were consumed:
 * --transform-dialect-check-uses. Nothing is run; what may have happened before a use is what
 * stands before it in its block or in blocks from which control may come, in its region and in
 * those around it. What happens inside a sibling's regions counts only as far as the sibling says.
 */
#include "support/map.h"
#include "support/vec.h"
#include "transform/passes/passes.h"

#include <stdlib.h>

/* The ops that consume a value, and those around them up to its region. */
typedef struct Consumers {
    JigOpVec ops;
    JigPtrMap seen; /* set of those */
} Consumers;

typedef struct Check {
    JigPtrMap consumers; /* value -> Consumers * */
    JigOpVec found;      /* consumers that may come before the use at hand */
} Check;

typedef JIG_VEC(JigBlock *) Blocks;

/* ---- Who consumes what ---- */

static void add_consumer(Check *c, JigValue *v, JigOp *op) {
    Consumers *all = jig_ptrmap_get(&c->consumers, v);
    if (!all) {
        all = jig_calloc(1, sizeof *all);
        jig_ptrmap_set(&c->consumers, v, all);
    }
    const JigRegion *outermost = jig_value_region(v);
    while (op && jig_ptrset_add(&all->seen, op)) {
        if (jig_is_transform_op(op))
            jig_vec_push(&all->ops, op);
        op = jig_op_parent_region(op) == outermost ? NULL : jig_op_parent(op);
    }
}

static JigWalk note_consumed(JigOp *op, void *user) {
    /* Other ops may free memory, but no handle. */
    if (!jig_is_transform_op(op))
        return JIG_WALK_ADVANCE;
    JigEffects effects = {0};
    jig_op_own_effects(op, &effects);
    for (size_t i = 0; i < effects.len; ++i)
        if (effects.items[i].kind == JIG_EFFECT_FREE && effects.items[i].value)
            add_consumer(user, effects.items[i].value, op);
    jig_effects_free(&effects);
    return JIG_WALK_ADVANCE;
}

static void check_free(Check *c) {
    for (size_t i = 0; i < c->consumers.cap; ++i) {
        Consumers *all = c->consumers.entries[i].value;
        if (!all)
            continue;
        jig_vec_free(&all->ops);
        jig_ptrmap_free(&all->seen);
        jig_free(all);
    }
    jig_ptrmap_free(&c->consumers);
    jig_vec_free(&c->found);
}

/* ---- What may come before ---- */

/* The first consumer in `block`, or NULL. */
static JigOp *first_in(const JigOpVec *consumers, const JigBlock *block) {
    JigOp *first = NULL;
    for (size_t i = 0; i < consumers->len; ++i) {
        JigOp *op = consumers->data[i];
        if (jig_op_block(op) == block && (!first || jig_op_is_before(op, first)))
            first = op;
    }
    return first;
}

/* The last consumer before `op` in its block, or NULL. */
static JigOp *last_before(const JigOpVec *consumers, const JigOp *op) {
    JigOp *last = NULL;
    for (size_t i = 0; i < consumers->len; ++i) {
        JigOp *other = consumers->data[i];
        if (jig_op_block(other) == jig_op_block(op) && jig_op_is_before(other, op) &&
            (!last || jig_op_is_before(last, other)))
            last = other;
    }
    return last;
}

/* The consumer that surely comes before: of those behind the definition the first, of those in the
 * block of the use the last. */
static JigOp *certain(const JigOpVec *consumers, const JigOp *op, const JigOp *def) {
    JigOp *first = def ? first_in(consumers, jig_op_block(def)) : NULL;
    if (first && (jig_op_block(op) != jig_op_block(def) || jig_op_is_before(first, op)))
        return first;
    return last_before(consumers, op);
}

/* The blocks on ways of at least one step from `start`, breadth first. */
static Blocks blocks_behind(JigBlock *start) {
    Blocks found = {0};
    JigPtrMap seen = {0};
    for (size_t next = 0;; ++next) {
        JigOp *last = jig_block_last(next ? found.data[next - 1] : start);
        for (size_t i = 0; last && i < jig_op_num_successors(last); ++i)
            if (jig_ptrset_add(&seen, jig_op_successor(last, i)))
                jig_vec_push(&found, jig_op_successor(last, i));
        if (next == found.len)
            break;
    }
    jig_ptrmap_free(&seen);
    return found;
}

/* The set of blocks from which there is a way of at least one step to `block`. */
static JigPtrMap blocks_ahead(JigBlock *block) {
    JigPtrMap found = {0};
    Blocks work = {0};
    jig_vec_push(&work, block);
    while (work.len)
        for (JigSuccUse *u = jig_block_first_pred(jig_vec_pop(&work)); u;
             u = jig_succ_use_next(u)) {
            JigBlock *from = jig_op_block(jig_succ_use_owner(u));
            if (jig_ptrset_add(&found, from))
                jig_vec_push(&work, from);
        }
    jig_vec_free(&work);
    return found;
}

/* The blocks on ways from `start` to `block`. The order, which shows in the notes, is that of the
 * reference's small set: what is taken out leaves its place to the last one. */
static Blocks blocks_between(JigBlock *start, JigBlock *block) {
    Blocks between = blocks_behind(start);
    JigPtrMap ahead = blocks_ahead(block);
    bool again = false;
    for (size_t i = 0; i < between.len;) {
        again |= between.data[i] == start;
        if (jig_ptrmap_has(&ahead, between.data[i]))
            ++i;
        else
            between.data[i] = jig_vec_pop(&between);
    }
    if (!again && jig_ptrmap_has(&ahead, start))
        jig_vec_push(&between, start);
    jig_ptrmap_free(&ahead);
    return between;
}

static void find_in(Check *c, const JigOpVec *consumers, const JigBlock *block) {
    for (size_t i = 0; i < consumers->len; ++i)
        if (jig_op_block(consumers->data[i]) == block)
            jig_vec_push(&c->found, consumers->data[i]);
}

/* Fills `found` with consumers of `v` in the region of `op`, which is the user or around it. */
static void find_before(Check *c, const JigOpVec *consumers, const JigOp *op, const JigValue *v) {
    JigBlock *block = jig_op_block(op);
    JigRegion *region = jig_op_parent_region(op);
    bool is_outermost = region == jig_value_region(v);
    JigOp *one = certain(consumers, op, is_outermost ? jig_value_def(v) : NULL);
    c->found.len = 0;
    if (one)
        jig_vec_push(&c->found, one);
    if (one || !jig_block_has_preds(block))
        return;
    Blocks between =
        blocks_between(is_outermost ? jig_value_block(v) : jig_region_first(region), block);
    for (size_t i = 0; i < between.len; ++i)
        find_in(c, consumers, between.data[i]);
    jig_vec_free(&between);
}

/* ---- Warning ---- */

static void warn(const Check *c, const JigOp *user, size_t operand) {
    JigContext *ctx = jig_op_context(user);
    jig_op_warning(user, "operand #%zu may be used after free", operand);
    jig_note(ctx, jig_value_loc(jig_op_operand(user, operand)), "allocated here");
    for (size_t i = 0; i < c->found.len; ++i)
        jig_note(ctx, jig_op_loc(c->found.data[i]), "freed here");
}

/* From the region of the definition inwards to that of the use. */
static void check_operand(Check *c, JigOp *user, size_t operand) {
    JigValue *v = jig_op_operand(user, operand);
    const Consumers *consumers = jig_ptrmap_get(&c->consumers, v);
    if (!consumers)
        return;
    JigOpVec path = {0};
    JigRegion *outermost = jig_value_region(v);
    for (JigOp *op = user; op && jig_op_block(op); op = jig_op_parent(op)) {
        jig_vec_push(&path, op);
        if (jig_op_parent_region(op) == outermost)
            break;
    }
    for (c->found.len = 0; path.len && !c->found.len;)
        find_before(c, &consumers->ops, jig_vec_pop(&path), v);
    jig_vec_free(&path);
    if (c->found.len)
        warn(c, user, operand);
}

static JigWalk check_uses(JigOp *op, void *user) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        check_operand(user, op, i);
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    Check c = {0};
    jig_walk_post(call->op, note_consumed, &c);
    if (c.consumers.len)
        jig_walk_post(call->op, check_uses, &c);
    check_free(&c);
    return true;
}

const JigPassRow jig_pass_transform_check_uses = {
    .name = "transform-dialect-check-uses",
    .title = "CheckUsesPass",
    .run = run,
    .summary = "warn of handles that may be used after they were consumed",
};
