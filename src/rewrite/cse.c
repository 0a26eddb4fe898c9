/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Common subexpressions: along the dominator tree, an op that does what an
 * earlier one did is replaced by it. Ops are erased at the end, all at once.
 */
#include "ir/dominance.h"
#include "rewrite/equivalence.h"
#include "support/check.h"

/* A known op. The table is scoped: leaving a block takes its ops out again, in
 * reverse order, so that `outer` comes back to light. */
typedef struct Known {
    JigOp *op;
    uint64_t hash;
    struct Known *next;
} Known;

typedef struct Table {
    JigPtrMap buckets; /* hash -> Known */
    JIG_VEC(Known *) order;
} Table;

typedef struct Cse {
    JigRewriter *rw;
    JigDominance *dom;
    JigOpVec dead;
    JigArena arena;
    /* How far past a reading op (key) nothing was seen to write. */
    JigPtrMap quiet_until;
    size_t num_cse, num_dce;
} Cse;

static JigOp *find(const Table *t, const JigOp *op, uint64_t hash) {
    for (const Known *k = jig_ptrmap_get(&t->buckets, jig_hash_key(hash)); k; k = k->next)
        if (k->hash == hash && jig_equivalence_of_ops(k->op, op))
            return k->op;
    return NULL;
}

static void remember(Cse *c, Table *t, JigOp *op, uint64_t hash) {
    Known *k = JIG_NEW(&c->arena, Known);
    void **slot = jig_ptrmap_slot(&t->buckets, jig_hash_key(hash));
    *k = (Known){op, hash, *slot};
    *slot = k;
    jig_vec_push(&t->order, k);
}

static void leave_scope(Table *t, size_t mark) {
    while (t->order.len > mark) {
        Known *k = jig_vec_pop(&t->order);
        jig_ptrmap_set(&t->buckets, jig_hash_key(k->hash), k->next);
    }
}

static void free_table(Table *t) {
    jig_ptrmap_free(&t->buckets);
    jig_vec_free(&t->order);
}

/* ---- One op ---- */
static bool may_write(const JigOp *op) {
    JigEffects list = {0};
    jig_op_effects(op, &list);
    bool writes = !list.known;
    for (size_t i = 0; i < list.len && !writes; i++)
        writes = list.items[i].kind == JIG_EFFECT_WRITE;
    jig_effects_free(&list);
    return writes;
}

/* Same block, `from` first. Remembers how far it looked. */
static bool is_written_between(Cse *c, JigOp *from, const JigOp *to) {
    JigOp *at = jig_ptrmap_get(&c->quiet_until, from);
    for (at = at ? at : from; at && at != to; at = at->next)
        if (may_write(at))
            break;
    jig_ptrmap_set(&c->quiet_until, from, at);
    return at != to;
}

static bool only_reads(const JigOp *op) {
    JigEffects list = {0};
    bool ok = jig_op_own_effects(op, &list) && list.len;
    for (size_t i = 0; i < list.len && ok; i++)
        ok = list.items[i].kind == JIG_EFFECT_READ;
    jig_effects_free(&list);
    return ok;
}

static bool user_is_unknown(JigUse *use, void *user) {
    return !find(user, use->owner, jig_equivalence_hash_op(use->owner));
}

static void replace(Cse *c, Table *t, JigOp *op, JigOp *by, bool ssa) {
    jig_act_begin(c->rw->ctx, "common subexpression", NULL, op);
    jig_rw_tell_replaced_with_op(c->rw, op, by);
    for (size_t i = 0; i < op->num_results; i++) {
        JigValue *from = &jig_op_results(op)[i], *to = &jig_op_results(by)[i];
        if (ssa)
            jig_rw_replace_uses(c->rw, from, to);
        else
            jig_rw_replace_uses_if(c->rw, from, to, user_is_unknown, t);
    }
    if (ssa || !jig_op_has_uses(op))
        jig_vec_push(&c->dead, op);
    JigContext *ctx = c->rw->ctx;
    if (jig_loc_kind(ctx, by->loc) == JIG_ATTR_LOC_UNKNOWN &&
        jig_loc_kind(ctx, op->loc) != JIG_ATTR_LOC_UNKNOWN)
        jig_op_set_loc(by, op->loc);
    jig_act_end(ctx);
    c->num_cse++;
}

static bool has_simple_regions(const JigOp *op) {
    for (size_t i = 0; i < op->num_regions; i++)
        if (jig_op_regions(op)[i].first != jig_op_regions(op)[i].last)
            return false;
    return true;
}

static void visit_op(Cse *c, Table *t, JigOp *op, bool ssa) {
    if (jig_op_is_terminator(op))
        return;
    if (jig_op_is_trivially_dead(op)) {
        jig_vec_push(&c->dead, op);
        c->num_dce++;
        return;
    }
    if (!has_simple_regions(op) || jig_sole_around(op))
        return;
    bool quiet = jig_op_is_memory_effect_free(op);
    if (!quiet && !only_reads(op))
        return;
    uint64_t hash = jig_equivalence_hash_op(op);
    JigOp *known = find(t, op, hash);
    if (known && (quiet || (known->block == op->block && !is_written_between(c, known, op))))
        replace(c, t, op, known, ssa);
    else
        remember(c, t, op, hash);
}

/* ---- Blocks and regions ---- */
static void visit_region(Cse *c, Table *t, JigRegion *region);

static void visit_nested(Cse *c, Table *t, JigOp *op) {
    if (op->name->row && !jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE)) {
        for (size_t i = 0; i < op->num_regions; i++)
            visit_region(c, t, &jig_op_regions(op)[i]);
        return;
    }
    Table inner = {0}; /* nothing from outside may be used inside */
    for (size_t i = 0; i < op->num_regions; i++)
        visit_region(c, &inner, &jig_op_regions(op)[i]);
    free_table(&inner);
}

static void visit_block(Cse *c, Table *t, JigBlock *block, bool ssa) {
    for (JigOp *op = block->first; op; op = op->next) {
        if (op->num_regions)
            visit_nested(c, t, op);
        visit_op(c, t, op, ssa);
    }
    jig_ptrmap_clear(&c->quiet_until);
}

typedef struct Frame {
    uint32_t node, child; /* child to visit next; 0: none left */
    size_t mark;
} Frame;

static void visit_region(Cse *c, Table *t, JigRegion *region) {
    if (!region->first)
        return;
    bool ssa = jig_region_has_ssa_dominance(region);
    size_t mark = t->order.len;
    if (region->first == region->last) {
        visit_block(c, t, region->first, ssa);
        leave_scope(t, mark);
        return;
    }
    if (!ssa)
        return;
    const JigDomTree *tree = jig_dominance_tree(c->dom, region);
    JIG_VEC(Frame) stack = {0};
    jig_vec_push(&stack, ((Frame){0, tree->nodes[0].child, mark}));
    visit_block(c, t, tree->nodes[0].block, ssa);
    while (stack.len) {
        Frame *top = &jig_vec_last(&stack);
        uint32_t next = top->child;
        if (!next) {
            leave_scope(t, top->mark);
            stack.len--;
            continue;
        }
        top->child = tree->nodes[next].sibling;
        jig_vec_push(&stack, ((Frame){next, tree->nodes[next].child, t->order.len}));
        visit_block(c, t, tree->nodes[next].block, ssa);
    }
    jig_vec_free(&stack);
}

void jig_eliminate_common_subexpressions(JigRewriter *rw, JigDominance *dom, JigOp *op,
                                         bool *changed, size_t *num_cse, size_t *num_dce) {
    JIG_REQUIRE(rw && op);
    Cse c = {.rw = rw, .dom = dom ? dom : jig_dominance_create(rw->ctx)};
    Table known = {0};
    jig_arena_init(&c.arena);
    for (size_t i = 0; i < op->num_regions; i++)
        visit_region(&c, &known, &jig_op_regions(op)[i]);
    for (size_t i = 0; i < c.dead.len; i++) {
        jig_act_begin(rw->ctx, "dead code", NULL, c.dead.data[i]);
        jig_rw_erase(rw, c.dead.data[i]);
        jig_act_end(rw->ctx);
    }
    if (changed)
        *changed = c.dead.len != 0;
    if (num_cse)
        *num_cse = c.num_cse;
    if (num_dce)
        *num_dce = c.num_dce;
    free_table(&known);
    jig_vec_free(&c.dead);
    jig_ptrmap_free(&c.quiet_until);
    jig_arena_free(&c.arena);
    if (!dom)
        jig_dominance_destroy(c.dom);
}
