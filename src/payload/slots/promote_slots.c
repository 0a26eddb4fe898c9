/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A slot that only loads and stores use, as a whole, becomes the values that are
 * stored. Where different ones meet and one is needed, the block gets an argument:
 * in the iterated dominance frontier of what stores, as far as the slot is live.
 *
 * Work is done for blocks that access the slot or in which it is live, and for no
 * others. What is read before it is written is the slot's initial value.
 */
#include "ir/dominance.h"
#include "payload/slots/slots_int.h"

/* What is known of a block that accesses the slot, or in which it is live. */
typedef struct State {
    JigBlock *block;
    const JigDomNode *node;
    size_t first, n; /* its accesses, in order */
    bool defines;    /* stores, or allocates the slot */
    bool live_in, merges;
    bool knows_in, knows_out;
    JigValue *in, *out; /* NULL, once known: the initial value */
    const struct State *last_join;
    JIG_VEC(struct State *) frontier;
} State;

typedef struct Access {
    JigOp *op;
    const JigSlotAccessIface *says;
    const JigDomNode *node; /* of its block; NULL: never reached */
    JigValue *value;        /* in the slot before it; NULL: the initial value, or nobody asks */
    JigValue *stored;       /* in it afterwards; NULL: it does not store, or is never reached */
} Access;

typedef struct Work {
    JigRewriter *rw;
    JigDominance *dom;
    JigArena *arena;
    JigOp *alloc;
    const JigSlotAllocIface *says;
    JigMemorySlot slot;
    JigRegion *region;
    bool one_block;
    JigUseVec users; /* that are not accesses */
    JIG_VEC(Access) accesses;
    JigPtrMap states; /* of blocks */
    JIG_VEC(State *) list;
    JigValue *initial;
} Work;

/* ---- What uses the slot ---- */

static bool add_access(Work *w, JigUse *use, const JigSlotAccessIface *says) {
    JigOp *op = jig_use_owner(use);
    if (jig_use_value(use) != w->slot.ptr || jig_op_parent_region(op) != w->region ||
        !says->removable(op, &w->slot, use))
        return false;
    const JigDomNode *node = w->one_block ? NULL : jig_dominance_node(w->dom, jig_op_block(op));
    jig_vec_push(&w->accesses, ((Access){.op = op, .says = says, .node = node}));
    return true;
}

static bool collect_uses(Work *w) {
    JigUseVec uses = {0};
    JigPtrMap seen = {0};
    bool ok = true;
    for (JigUse *u = jig_value_first_use(w->slot.ptr); u; u = jig_use_next(u))
        jig_vec_push(&uses, u);
    for (size_t i = 0; ok && i < uses.len; ++i) {
        const JigSlotAccessIface *access = jig_slot_access(jig_use_owner(uses.data[i]));
        if (access) {
            ok = add_access(w, uses.data[i], access);
        } else {
            ok = jig_slots_user_hands_on(uses.data[i], &seen, &uses);
            jig_vec_push(&w->users, uses.data[i]);
        }
    }
    jig_ptrmap_free(&seen);
    jig_vec_free(&uses);
    return ok;
}

/* Dominators first, then in the order of the block; what is never reached comes last. */
static int by_place(const void *a, const void *b) {
    const Access *x = a, *y = b;
    if (x->node != y->node)
        return !x->node ? 1 : !y->node ? -1 : x->node->in < y->node->in ? -1 : 1;
    if (jig_op_block(x->op) != jig_op_block(y->op) || x->op == y->op)
        return 0;
    return jig_op_is_before(x->op, y->op) ? -1 : 1;
}

/* ---- Blocks ---- */

static State *state_of(Work *w, JigBlock *block) {
    State **slot = (State **)jig_ptrmap_slot(&w->states, block);
    if (!*slot) {
        *slot = JIG_NEW(w->arena, State);
        **slot = (State){.block = block, .node = jig_dominance_node(w->dom, block)};
        jig_vec_push(&w->list, *slot);
    }
    return *slot;
}

/* The accesses are sorted. */
static void find_states(Work *w) {
    JigBlock *home = jig_value_block(w->slot.ptr);
    for (size_t i = 0; i < w->accesses.len && w->accesses.data[i].node; ++i) {
        const Access *a = &w->accesses.data[i];
        State *s = state_of(w, jig_op_block(a->op));
        if (!s->n)
            s->first = i;
        if (!s->n && s->block != home)
            s->live_in = a->says->loads(a->op, &w->slot);
        s->n++;
        s->defines |= a->says->stores(a->op, &w->slot);
    }
    if (!w->list.len || !jig_dominance_node(w->dom, home))
        return;
    State *s = state_of(w, home);
    s->defines = true;
    s->knows_in = true;
}

/* Up from the blocks that read first, to where the slot is written. The list grows meanwhile. */
static void find_live_blocks(Work *w) {
    for (size_t i = 0; i < w->list.len; ++i) {
        if (!w->list.data[i]->live_in)
            continue;
        const JigBlock *block = w->list.data[i]->block;
        for (JigSuccUse *u = jig_block_first_pred(block); u; u = jig_succ_use_next(u)) {
            JigBlock *pred = jig_op_block(jig_succ_use_owner(u));
            if (!jig_dominance_node(w->dom, pred))
                continue;
            State *s = state_of(w, pred);
            s->live_in |= !s->defines;
        }
    }
}

/* In whose dominance frontier is a block where the slot is live? Beyond a block that stores nobody
 * needs to know. */
static void find_frontiers_of(Work *w, State *join) {
    const JigDomTree *tree = jig_dominance_tree(w->dom, w->region);
    const JigDomNode *stop = &tree->nodes[join->node->idom];
    for (JigSuccUse *u = jig_block_first_pred(join->block); u; u = jig_succ_use_next(u)) {
        const JigDomNode *at = jig_dominance_node(w->dom, jig_op_block(jig_succ_use_owner(u)));
        for (; at && at != stop; at = &tree->nodes[at->idom]) {
            State *s = state_of(w, at->block);
            if (s->last_join == join)
                break;
            s->last_join = join;
            jig_vec_push(&s->frontier, join);
            if (s->defines || at->idom == (uint32_t)(at - tree->nodes))
                break;
        }
    }
}

static void find_merges(Work *w) {
    JIG_VEC(State *) work = {0};
    size_t n = w->list.len;
    for (size_t i = 0; i < n; ++i)
        if (w->list.data[i]->live_in)
            find_frontiers_of(w, w->list.data[i]);
    for (size_t i = 0; i < w->list.len; ++i)
        if (w->list.data[i]->defines)
            jig_vec_push(&work, w->list.data[i]);
    while (work.len) {
        const State *s = jig_vec_pop(&work);
        for (size_t i = 0; i < s->frontier.len; ++i)
            if (!s->frontier.data[i]->merges) {
                s->frontier.data[i]->merges = true;
                jig_vec_push(&work, s->frontier.data[i]);
            }
    }
    jig_vec_free(&work);
}

/* An argument can be passed by branches only. */
static bool can_merge(const Work *w) {
    for (size_t i = 0; i < w->list.len; ++i)
        if (w->list.data[i]->merges)
            for (JigSuccUse *u = jig_block_first_pred(w->list.data[i]->block); u;
                 u = jig_succ_use_next(u))
                if (!jig_branch(jig_succ_use_owner(u)))
                    return false;
    return true;
}

/* ---- Values ---- */

static JigValue *or_initial(Work *w, JigValue *v) {
    if (v)
        return v;
    if (!w->initial) {
        jig_at_start(w->rw, jig_value_block(w->slot.ptr));
        w->initial = w->says->initial(w->rw, w->alloc, w->slot.type);
    }
    return w->initial;
}

static void add_arguments(Work *w) {
    for (size_t i = 0; i < w->list.len; ++i) {
        State *s = w->list.data[i];
        if (!s->merges || s->knows_in)
            continue;
        s->knows_in = true;
        s->in = jig_block_add_arg(s->block, w->slot.type, jig_value_loc(w->slot.ptr));
        jig_at_start(w->rw, s->block);
        if (w->says->merged)
            w->says->merged(w->rw, w->alloc, s->in);
    }
}

/* What a block that does not merge finds is what its dominators left; they were visited before. */
static JigValue *value_into(Work *w, State *s) {
    JigBlockVec passed = {0};
    const JigDomTree *tree = jig_dominance_tree(w->dom, w->region);
    State *at = s;
    JigValue *v = NULL;
    for (;;) {
        if (at->knows_in) {
            v = at->in;
            break;
        }
        jig_vec_push(&passed, at->block);
        if (at->node->idom == (uint32_t)(at->node - tree->nodes))
            break;
        at = state_of(w, tree->nodes[at->node->idom].block);
        if (at->knows_out) {
            v = at->out;
            break;
        }
    }
    for (size_t i = 0; i < passed.len; ++i) {
        State *p = state_of(w, passed.data[i]);
        p->knows_in = true;
        p->in = v;
    }
    jig_vec_free(&passed);
    return v;
}

/* Through the accesses from `first` on; the value in the end. */
static JigValue *follow(Work *w, size_t first, size_t n, JigValue *v) {
    for (size_t i = first; i < first + n; ++i) {
        Access *a = &w->accesses.data[i];
        if (a->says->loads(a->op, &w->slot))
            a->value = v = or_initial(w, v);
        if (!a->says->stores(a->op, &w->slot))
            continue;
        jig_at_after(w->rw, a->op);
        a->stored = v = a->says->stored(w->rw, a->op, &w->slot, v);
    }
    return v;
}

static void follow_blocks(Work *w) {
    for (size_t i = 0; i < w->accesses.len && w->accesses.data[i].node;) {
        State *s = state_of(w, jig_op_block(w->accesses.data[i].op));
        s->out = follow(w, s->first, s->n, s->live_in ? value_into(w, s) : NULL);
        s->knows_out = s->defines;
        i = s->first + s->n;
    }
}

static JigValue *value_out_of(Work *w, JigBlock *block) {
    if (!jig_dominance_node(w->dom, block))
        return NULL;
    State *s = state_of(w, block);
    if (s->defines)
        return s->out;
    return value_into(w, s);
}

static void pass_on(Work *w, JigOp *branch, size_t successor, JigValue *v) {
    JigOperandRange r = jig_branch_operands(branch, successor).forwarded;
    JigValueVec values = {0};
    for (size_t i = 0; i < r.count; ++i)
        jig_vec_push(&values, jig_op_operand(branch, r.start + i));
    jig_vec_push(&values, v);
    jig_branch_set_forwarded(branch, successor, values.data, values.len);
    jig_rw_modified(w->rw, branch);
    jig_vec_free(&values);
}

static void fill_arguments(Work *w) {
    size_t n = w->list.len;
    for (size_t i = 0; i < n; ++i) {
        State *s = w->list.data[i];
        if (!s->merges)
            continue;
        for (JigSuccUse *u = jig_block_first_pred(s->block); u; u = jig_succ_use_next(u)) {
            JigOp *branch = jig_succ_use_owner(u);
            JigValue *v = or_initial(w, value_out_of(w, jig_op_block(branch)));
            pass_on(w, branch, jig_succ_use_index(u), v);
        }
    }
}

/* ---- Without the slot ---- */

/* Those who want to hear of stored values, the last one first; what they build stands behind both
 * the op that stores and the value. */
static void tell_of_stores(Work *w) {
    JIG_VEC(Access) listeners = {0};
    for (size_t i = 0; i < w->users.len; ++i) {
        JigOp *op = jig_use_owner(w->users.data[i]);
        if (jig_slot_user(op)->stored)
            jig_vec_push(&listeners, ((Access){.op = op}));
    }
    if (listeners.len)
        qsort(listeners.data, listeners.len, sizeof *listeners.data, by_place);
    for (size_t l = listeners.len; l-- > 0;)
        for (size_t i = w->accesses.len; i-- > 0;) {
            const Access *a = &w->accesses.data[i];
            if (!a->stored)
                continue;
            JigOp *def = jig_value_def(a->stored);
            bool later =
                def && jig_op_block(def) == jig_op_block(a->op) && jig_op_is_before(a->op, def);
            jig_at_after(w->rw, later ? def : a->op);
            jig_slot_user(listeners.data[l].op)->stored(w->rw, listeners.data[l].op, a->stored);
        }
    jig_vec_free(&listeners);
}

static void remove_uses(Work *w) {
    JigOpVec erase = {0};
    for (size_t i = 0; i < w->users.len; ++i) {
        jig_at_after(w->rw, jig_use_owner(w->users.data[i]));
        jig_slots_user_remove(w->rw, w->users.data[i], &erase);
    }
    for (size_t i = w->accesses.len; i-- > 0;) {
        Access *a = &w->accesses.data[i];
        bool loads = a->says->loads(a->op, &w->slot);
        jig_at_after(w->rw, a->op);
        if (loads && a->says->remove)
            a->says->remove(w->rw, a->op, &w->slot, or_initial(w, a->value));
        jig_vec_push(&erase, a->op);
    }
    jig_slots_erase(w->rw, &erase);
    jig_vec_free(&erase);
}

static void finish(Work *w) {
    if (w->initial && !jig_value_has_uses(w->initial))
        jig_rw_erase(w->rw, jig_value_def(w->initial));
    jig_rw_erase(w->rw, w->alloc);
}

static bool find_values(Work *w) {
    if (w->accesses.len)
        qsort(w->accesses.data, w->accesses.len, sizeof *w->accesses.data, by_place);
    if (w->one_block) {
        follow(w, 0, w->accesses.len, NULL);
        return true;
    }
    find_states(w);
    find_live_blocks(w);
    find_merges(w);
    if (!can_merge(w))
        return false;
    add_arguments(w);
    follow_blocks(w);
    fill_arguments(w);
    return true;
}

static bool promote(Work *w) {
    if (!collect_uses(w) || !find_values(w))
        return false;
    tell_of_stores(w);
    remove_uses(w);
    finish(w);
    return true;
}

static void free_work(Work *w) {
    for (size_t i = 0; i < w->list.len; ++i)
        jig_vec_free(&w->list.data[i]->frontier);
    jig_vec_free(&w->list);
    jig_ptrmap_free(&w->states);
    jig_vec_free(&w->accesses);
    jig_vec_free(&w->users);
    jig_arena_destroy(w->arena);
}

/* ---- All slots ---- */

typedef struct Scope {
    JigRewriter *rw;
    JigDominance *dom;
} Scope;

static bool promote_slot_of(JigOp *op, void *user, JigOpVec *made) {
    (void)made;
    const Scope *scope = user;
    Work w = {.rw = scope->rw, .dom = scope->dom, .alloc = op, .says = jig_slot_alloc(op)};
    if (!w.says->slot(op, &w.slot) || !jig_value_has_uses(w.slot.ptr))
        return false;
    w.region = jig_value_region(w.slot.ptr);
    const JigOp *around = jig_region_parent(w.region);
    if (around && jig_op_row(around) && jig_op_has_trait(around, JIG_TRAIT_GRAPH_REGION))
        return false;
    w.one_block = jig_region_has_one_block(w.region);
    w.arena = jig_arena_create();
    bool done = promote(&w);
    free_work(&w);
    return done;
}

static JigWalk collect(JigOp *op, void *user) {
    if (jig_slot_alloc(op))
        jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

bool jig_slots_promote(JigRewriter *rw, JigOp *root) {
    JigOpVec allocs = {0};
    Scope scope = {.rw = rw, .dom = jig_dominance_create(rw->ctx)};
    jig_walk_pre(root, collect, &allocs);
    bool changed = jig_slots_rounds(&allocs, promote_slot_of, &scope);
    jig_dominance_destroy(scope.dom);
    jig_vec_free(&allocs);
    return changed;
}
