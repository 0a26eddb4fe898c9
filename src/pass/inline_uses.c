/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Who refers to which callable, for the inliner: callables without uses go. */
#include "pass/inline_uses.h"

/* References held by one callable: in its body, by target, and by the op
 * itself, each target once. */
typedef struct User {
    JigPtrMap inner; /* node -> number */
    JigPtrMap own;   /* set of nodes */
} User;

static User *user_of(JigCallUses *u, const JigCallNode *n) {
    void **slot = jig_ptrmap_slot(&u->users, n);
    if (!*slot)
        *slot = jig_calloc(1, sizeof(User));
    return *slot;
}

static void clear_user(User *user) {
    jig_ptrmap_free(&user->inner);
    jig_ptrmap_free(&user->own);
    *user = (User){0};
}

/* Only discardable nodes are counted. */
static void add_count(JigCallUses *u, const JigCallNode *n, int64_t by) {
    if (!jig_ptrmap_has(&u->counts, n))
        return;
    void **slot = jig_ptrmap_slot(&u->counts, n);
    *slot = (void *)((intptr_t)*slot + (intptr_t)by);
}

static int64_t count_of(const JigCallUses *u, const JigCallNode *n) {
    return jig_ptrmap_has(&u->counts, n) ? (int64_t)(intptr_t)jig_ptrmap_get(&u->counts, n) - 1
                                         : -1;
}

static void add_inner(User *user, const JigCallNode *n, int64_t by) {
    void **slot = jig_ptrmap_slot(&user->inner, n);
    *slot = (void *)((intptr_t)*slot + (intptr_t)by);
}

/* ---- References below an op ---- */
typedef struct Walk {
    JigCallUses *u;
    JigOp *from; /* where names are looked up */
    void (*fn)(struct Walk *w, JigCallNode *node, JigOp *user_op);
    User *user;
    JigOp *own_op;
} Walk;

static void on_reference(JigOp *user_op, const JigAttr *ref, void *data) {
    Walk *w = data;
    JigOp *symbol = w->from ? jig_symbol_lookup_nearest(w->from, ref) : NULL;
    const JigCallableIface *c = jig_callable(symbol);
    JigCallNode *n = c ? jig_callgraph_node(w->u->graph, c->region(symbol)) : NULL;
    if (n)
        w->fn(w, n, user_op);
}

static void walk_references(Walk *w, JigOp *op) {
    w->from = jig_op_parent(op);
    (void)jig_symbol_scope_uses_walk(op, on_reference, w);
}

static void count_reference(Walk *w, JigCallNode *n, JigOp *user_op) {
    if (!jig_ptrmap_has(&w->u->counts, n))
        return;
    if (user_op != w->own_op)
        add_inner(w->user, n, 1);
    else if (!jig_ptrset_add(&w->user->own, n))
        return;
    add_count(w->u, n, 1);
}

static void drop_counts(JigCallUses *u, const User *user) {
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&user->own, &i));)
        add_count(u, e->key, -1);
    for (size_t i = 0; (e = jig_ptrmap_next(&user->inner, &i));)
        add_count(u, e->key, -(int64_t)(intptr_t)e->value);
}

void jig_inline_uses_recompute(JigCallUses *u, JigCallNode *node) {
    User *user = user_of(u, node);
    drop_counts(u, user);
    clear_user(user);
    Walk w = {.u = u, .fn = count_reference, .user = user, .own_op = node->op};
    walk_references(&w, node->op);
}

static void drop_reference(Walk *w, JigCallNode *n, JigOp *user_op) {
    (void)user_op;
    if (!jig_ptrmap_has(&w->user->inner, n))
        return;
    add_inner(w->user, n, -1);
    add_count(w->u, n, -1);
}

void jig_inline_uses_drop_call(JigCallUses *u, JigCallNode *user, JigOp *call) {
    Walk w = {.u = u, .fn = drop_reference, .user = user_of(u, user)};
    walk_references(&w, call);
}

void jig_inline_uses_merge(JigCallUses *u, JigCallNode *callee, JigCallNode *caller) {
    User *to = user_of(u, caller);
    const User *from = user_of(u, callee);
    const JigPtrEntry *e;
    for (size_t i = 0; from != to && (e = jig_ptrmap_next(&from->inner, &i));) {
        add_inner(to, e->key, (int64_t)(intptr_t)e->value);
        add_count(u, e->key, (int64_t)(intptr_t)e->value);
    }
}

void jig_inline_uses_forget(JigCallUses *u, JigCallNode *node) {
    for (size_t i = 0; i < node->edges.len; i++)
        if (node->edges.data[i].kind == JIG_EDGE_CHILD)
            jig_inline_uses_forget(u, node->edges.data[i].to);
    User *user = user_of(u, node);
    drop_counts(u, user);
    clear_user(user);
}

/* ---- Asking ---- */
bool jig_inline_uses_is_dead(const JigCallUses *u, const JigCallNode *node) {
    if (!jig_op_is_symbol(node->op))
        return !jig_op_has_uses(node->op) && jig_op_is_memory_effect_free(node->op);
    return count_of(u, node) == 0;
}

bool jig_inline_uses_is_last(const JigCallUses *u, const JigCallNode *node) {
    if (!jig_op_is_symbol(node->op)) {
        size_t uses = 0;
        for (size_t i = 0; i < node->op->num_results; i++)
            for (const JigUse *use = jig_op_results(node->op)[i].uses; use; use = use->next)
                uses++;
        return uses == 1 && jig_op_is_memory_effect_free(node->op);
    }
    return count_of(u, node) == 1;
}

/* ---- Starting ---- */
static void mark_always_live(Walk *w, JigCallNode *n, JigOp *user_op) {
    (void)user_op;
    jig_ptrset_add(&w->user->own, n);
}

static void visit_table(JigCallUses *u, JigOp *table, bool all_uses_visible, User *always) {
    JigBlock *first = jig_op_regions(table)[0].first;
    for (JigBlock *b = first; b; b = b->next)
        for (JigOp *op = b->first; op; op = op->next) {
            const JigCallableIface *c = jig_callable(op);
            JigCallNode *n = c ? jig_callgraph_node(u->graph, c->region(op)) : NULL;
            if (!n) {
                Walk w = {.u = u, .fn = mark_always_live, .user = always};
                walk_references(&w, op);
            } else if (jig_op_is_symbol(op) && !jig_symbol_is_public(op) &&
                       (all_uses_visible || jig_symbol_is_private(op))) {
                jig_ptrmap_set(&u->counts, n, (void *)(intptr_t)1);
            }
        }
}

static void visit_tables(JigCallUses *u, JigOp *op, bool all_uses_visible, User *always) {
    bool table = jig_op_is_symbol_table(op);
    all_uses_visible |= !table || !jig_op_is_symbol(op) || jig_symbol_is_private(op);
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            for (JigOp *o = b->first; o; o = o->next)
                if (o->num_regions)
                    visit_tables(u, o, all_uses_visible, always);
    if (table)
        visit_table(u, op, all_uses_visible, always);
}

void jig_inline_uses_init(JigCallUses *u, JigCallGraph *graph, JigOp *top) {
    *u = (JigCallUses){.graph = graph};
    User always = {0};
    visit_tables(u, top, !top->block, &always);
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&always.own, &i));)
        jig_ptrmap_remove(&u->counts, e->key);
    clear_user(&always);
    for (size_t i = 0; i < graph->nodes.len; i++)
        jig_inline_uses_recompute(u, graph->nodes.data[i]);
}

void jig_inline_uses_free(JigCallUses *u) {
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&u->users, &i));) {
        clear_user(e->value);
        jig_free(e->value);
    }
    jig_ptrmap_free(&u->users);
    jig_ptrmap_free(&u->counts);
}
