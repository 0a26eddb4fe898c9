/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/vectorize/written.h"

#include "analysis/reach.h"
#include "payload/vector_memory/vector_access.h"
#include "dialect/vector/vector_transfer.h"
#include "payload/vectorize/hoist_transfers_int.h"
#include "support/vec.h"

/* A search for what else happens to the memory of a transfer. */
typedef struct Search {
    JigViewFlow *flow;
    JigTransfer of;
    unsigned kinds; /* effects that end it */
    bool is_shared; /* ops that do not tell what they do may reach the buffer */
} Search;

/* ---- What ops do to the buffer ---- */

static bool is_transfer(const JigOp *op) {
    return jig_op_is(op, JIG_VECTOR(TRANSFER_READ)) || jig_op_is(op, JIG_VECTOR(TRANSFER_WRITE));
}

static bool ends_by_effects(const Search *s, JigOp *op) {
    JigEffects effects = {0};
    bool ends = jig_op_own_effects(op, &effects)
                    ? false
                    : s->is_shared && !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS) &&
                          !jig_op_is_terminator(op);
    for (size_t i = 0; i < effects.len && !ends; ++i) {
        const JigEffect *e = &effects.items[i];
        ends = (e->kind & s->kinds) &&
               (e->value ? jig_view_flow_may_alias(s->flow, e->value, s->of.base) : s->is_shared);
    }
    jig_effects_free(&effects);
    return ends;
}

static JigWalk find_end(JigOp *op, void *user) {
    const Search *s = user;
    if (op == s->of.op || jig_op_is_memory_effect_free(op))
        return JIG_WALK_ADVANCE;
    if (is_transfer(op)) {
        JigTransfer other = jig_vector_transfer(op);
        if (jig_vectorize_transfers_apart(&s->of, &other))
            return JIG_WALK_ADVANCE;
    }
    return ends_by_effects(s, op) ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

/* Does the op, or one inside of it, do to the buffer what ends the search? */
static bool ends_at(Search *s, JigOp *op) {
    return jig_walk_pre(op, find_end, s) == JIG_WALK_INTERRUPT;
}

/* ---- The next one that transfers the same vector ---- */

static bool same_indices(const JigTransfer *x, const JigTransfer *y) {
    if (x->indices.count != y->indices.count)
        return false;
    for (size_t i = 0; i < x->indices.count; ++i)
        if (jig_op_operand(x->op, x->indices.start + i) !=
            jig_op_operand(y->op, y->indices.start + i))
            return false;
    return true;
}

static bool same_place(const JigTransfer *x, const JigTransfer *y) {
    return x->base == y->base && x->vector_type == y->vector_type && x->map == y->map &&
           x->mask == y->mask && !jig_vector_memory_is_masked(x->op) &&
           !jig_vector_memory_is_masked(y->op) && same_indices(x, y);
}

static bool is_write_of_same(const Search *s, const JigOp *op) {
    if (!jig_op_is(op, JIG_VECTOR(TRANSFER_WRITE)))
        return false;
    JigTransfer write = jig_vector_transfer(op);
    return same_place(&s->of, &write);
}

/* Of ops before or behind the transfer, in its block and in those around it; NULL: something else
 * comes first. An op around it is passed as a whole, since it may be a loop. */
static JigOp *find_write(Search *s, JigOp *(*step)(const JigOp *)) {
    JigOp *at = s->of.op;
    for (;;) {
        for (JigOp *op = step(at); op; op = step(op)) {
            if (is_write_of_same(s, op))
                return op;
            if (ends_at(s, op))
                return NULL;
        }
        const JigOp *from = at;
        at = jig_op_parent(at);
        if (!at || jig_op_has_trait(at, JIG_TRAIT_ISOLATED_FROM_ABOVE) ||
            !jig_region_has_one_block(jig_op_parent_region(from)) || ends_at(s, at))
            return NULL;
    }
}

/* ---- Reads and writes ---- */

typedef JIG_VEC(JigOp *) Ops;

static JigWalk collect(JigOp *op, void *user) {
    if (is_transfer(op) && jig_type_is_memref(jig_vector_transfer(op).base_type))
        jig_vec_push((Ops *)user, op);
    return JIG_WALK_ADVANCE;
}

static Search search(JigViewFlow *flow, JigOp *op, unsigned kinds) {
    JigTransfer t = jig_vector_transfer(op);
    return (Search){
        .flow = flow, .of = t, .kinds = kinds, .is_shared = jig_reach_by_others(flow, t.base, op)};
}

/* Lanes that are not written, or lie outside, are read as something else. */
static void forward(JigRewriter *rw, JigViewFlow *flow, JigOp *read) {
    Search s = search(flow, read, JIG_EFFECT_WRITE | JIG_EFFECT_FREE);
    if (s.of.mask || !jig_vector_all_in_bounds(&s.of))
        return;
    JigOp *write = find_write(&s, jig_op_prev);
    if (!write)
        return;
    JigTransfer w = jig_vector_transfer(write);
    if (jig_vector_all_in_bounds(&w))
        jig_rw_replace1(rw, read, w.vector);
}

/* As in the reference, writes of parts in between keep it, too. */
static void drop_covered(JigRewriter *rw, JigViewFlow *flow, JigOp *write) {
    Search s = search(flow, write, JIG_EFFECT_READ | JIG_EFFECT_WRITE | JIG_EFFECT_FREE);
    if (!jig_vector_memory_is_masked(write) && find_write(&s, jig_op_next))
        jig_rw_erase(rw, write);
}

void jig_vectorize_forward_written_vectors(JigRewriter *rw, JigOp *root) {
    Ops ops = {0};
    JigViewFlow *flow = jig_view_flow_create(root);
    (void)jig_walk_pre(root, collect, &ops);
    for (size_t i = 0; i < ops.len; ++i)
        if (jig_op_is(ops.data[i], JIG_VECTOR(TRANSFER_READ))) {
            forward(rw, flow, ops.data[i]);
            ops.data[i] = NULL;
        }
    for (size_t i = 0; i < ops.len; ++i)
        if (ops.data[i])
            drop_covered(rw, flow, ops.data[i]);
    jig_view_flow_destroy(flow);
    jig_vec_free(&ops);
}
