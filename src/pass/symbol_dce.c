/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Erases symbols that nothing visible refers to. Live are the public symbols,
 * those private to a table that can be seen from outside, and what live ops
 * refer to.
 */
#include "ir/op.h"
#include "jig/pass.h"

typedef struct Liveness {
    JigPtrMap live;
    bool ok;
} Liveness;

typedef struct Uses {
    Liveness *l;
    JigOp *table; /* that references are looked up in */
    JigOpVec *work;
} Uses;

static void mark_path(JigOp *user_op, const JigAttr *ref, void *user) {
    Uses *u = user;
    (void)user_op;
    size_t n = jig_attr_symbol_len(ref);
    JigOpVec path = {0};
    JigOp *at = u->table;
    for (size_t i = 0; i < n && at; i++) {
        at = jig_op_is_symbol_table(at) ? jig_symbol_lookup_in(at, jig_attr_symbol_part(ref, i))
                                        : NULL;
        if (at)
            jig_vec_push(&path, at);
    }
    for (size_t i = 0; i < path.len && at; i++)
        if (jig_ptrset_add(&u->l->live, path.data[i]))
            jig_vec_push(u->work, path.data[i]);
    jig_vec_free(&path);
}

static void compute(Liveness *l, JigOp *table, bool hidden);

/* Tables in an op that is none are hidden, being no symbols of it. */
static JigWalk find_table(JigOp *op, void *user) {
    if (!jig_op_is_symbol_table(op))
        return JIG_WALK_ADVANCE;
    jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_SKIP;
}

static void process(Liveness *l, JigOp *op, bool hidden, JigOpVec *work) {
    JigOpVec tables = {0};
    jig_walk_pre(op, find_table, &tables);
    for (size_t i = 0; i < tables.len; i++) {
        JigOp *table = tables.data[i];
        compute(l, table, hidden || !jig_op_is_symbol(table) || jig_symbol_is_private(table));
    }
    jig_vec_free(&tables);
    Uses u = {l, jig_op_parent(op), work};
    if (l->ok && !jig_symbol_scope_uses_walk(op, mark_path, &u))
        l->ok = jig_op_emit_error(
            op, "operation contains potentially unknown symbol table, meaning that we "
                "can't reliable compute symbol uses");
}

/* `hidden`: nothing outside can refer into the table. */
static void compute(Liveness *l, JigOp *table, bool hidden) {
    JigOpVec work = {0};
    for (JigBlock *b = jig_op_regions(table)[0].first; b; b = b->next) {
        for (JigOp *op = b->first; op; op = op->next) {
            bool symbol = jig_op_is_symbol(op);
            bool discardable =
                symbol && !jig_symbol_is_public(op) && (hidden || jig_symbol_is_private(op));
            if (!symbol || (!discardable && jig_ptrset_add(&l->live, op)))
                jig_vec_push(&work, op);
        }
    }
    while (work.len && l->ok)
        process(l, jig_vec_pop(&work), hidden, &work);
    jig_vec_free(&work);
}

typedef struct Sweep {
    Liveness *l;
    JigRewriter *rw;
} Sweep;

static JigWalk sweep_table(JigOp *table, void *user) {
    Sweep *s = user;
    if (!jig_op_is_symbol_table(table))
        return JIG_WALK_ADVANCE;
    for (JigBlock *b = jig_op_regions(table)[0].first; b; b = b->next)
        for (JigOp *op = b->first, *next; op; op = next) {
            next = op->next;
            if (jig_op_is_symbol(op) && !jig_ptrmap_has(&s->l->live, op))
                jig_rw_erase(s->rw, op);
        }
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    JigOp *op = call->op;
    if (!jig_op_is_symbol_table(op))
        return jig_op_error(
            op, " was scheduled to run under SymbolDCE, but does not define a symbol table");
    Liveness l = {.ok = true};
    compute(&l, op, !jig_op_parent(op) || !jig_op_is_symbol(op) || jig_symbol_is_private(op));
    if (l.ok) {
        Sweep s = {&l, call->rw};
        jig_walk_post(op, sweep_table, &s);
    }
    jig_ptrmap_free(&l.live);
    return l.ok;
}

const JigPassRow jig_pass_symbol_dce = {
    .name = "symbol-dce",
    .title = "SymbolDCE",
    .run = run,
    .summary = "erase symbols that nothing can reach",
};
