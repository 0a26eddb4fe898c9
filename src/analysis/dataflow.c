/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/dataflow.h"

/* What is known of a value; it only ever goes from nothing to a constant to
 * unknown. */
typedef struct Cell {
    JigKnown known;
    const JigAttr *constant;
    const JigDialect *dialect;
} Cell;

/* Where control comes from: the calls of a callable, the returns to a call,
 * the terminators (or the op itself) that lead to a region or out of an op. */
typedef struct Preds {
    bool unknown;
    JigOpVec ops;
    JIG_VEC(JigRegionSucc) to; /* how each op reaches its target; parallel to ops */
} Preds;

struct JigDataflow {
    JigOp *top;
    JigPtrMap cells;             /* value -> Cell */
    JigPtrMap running;           /* set of JigBlock */
    JigPtrMap edges;             /* set of JigSuccUse that are taken */
    JigPtrMap preds;             /* op, or entry block of a region -> Preds */
    JigPtrMap dependents;        /* what a visit looked at -> ItemVec of whom to visit again */
    JigPtrMap seen;              /* pairs in `dependents` and `preds`, hashed */
    JIG_VEC(const void *) queue; /* ops, and blocks with the low bit set */
    size_t head;
    JigPtrMap queued;
    JigArena arena;
};
typedef JIG_VEC(const void *) ItemVec;

static const void *block_item(const JigBlock *b) {
    return (const void *)((uintptr_t)b | 1);
}

/* ---- The queue ---- */
static void enqueue(JigDataflow *d, const void *item) {
    if (jig_ptrset_add(&d->queued, item))
        jig_vec_push(&d->queue, item);
}

static bool is_new_pair(JigDataflow *d, const void *a, const void *b) {
    uint64_t pair = jig_hash_mix(jig_hash_ptr(a), (uint64_t)(uintptr_t)b);
    return jig_ptrset_add(&d->seen, (const void *)(uintptr_t)((pair & ~(uint64_t)7) | 4));
}

/* `item` is visited again when `what` changes. */
static void depend(JigDataflow *d, const void *item, const void *what) {
    if (!is_new_pair(d, item, what))
        return;
    void **slot = jig_ptrmap_slot(&d->dependents, what);
    if (!*slot)
        *slot = JIG_NEW(&d->arena, ItemVec);
    ItemVec *v = *slot;
    jig_vec_push(v, item);
}

static void changed(JigDataflow *d, const void *what) {
    const ItemVec *v = jig_ptrmap_get(&d->dependents, what);
    for (size_t i = 0; v && i < v->len; i++)
        enqueue(d, v->data[i]);
}

/* ---- States ---- */
static Cell *cell_of(JigDataflow *d, const JigValue *v) {
    void **slot = jig_ptrmap_slot(&d->cells, v);
    if (!*slot)
        *slot = JIG_NEW(&d->arena, Cell);
    return *slot;
}

static const Cell *read_value(JigDataflow *d, const void *item, const JigValue *v) {
    depend(d, item, v);
    return cell_of(d, v);
}

static void set_cell(JigDataflow *d, const JigValue *v, Cell to) {
    Cell *c = cell_of(d, v);
    if (to.known == JIG_KNOWN_NOTHING || c->known == JIG_KNOWN_UNKNOWN)
        return;
    if (c->known == JIG_KNOWN_CONSTANT) {
        if (to.known == JIG_KNOWN_CONSTANT && to.constant == c->constant)
            return;
        to = (Cell){.known = JIG_KNOWN_UNKNOWN};
    }
    *c = to;
    changed(d, v);
}

static void set_unknown(JigDataflow *d, const JigValue *v) {
    set_cell(d, v, (Cell){.known = JIG_KNOWN_UNKNOWN});
}

static void join_value(JigDataflow *d, const void *item, const JigValue *to, const JigValue *from) {
    set_cell(d, to, *read_value(d, item, from));
}

static void results_unknown(JigDataflow *d, JigOp *op) {
    for (size_t i = 0; i < op->num_results; i++)
        set_unknown(d, &jig_op_results(op)[i]);
}

static void args_unknown(JigDataflow *d, JigBlock *b) {
    for (size_t i = 0; i < b->num_args; i++)
        set_unknown(d, &b->args[i]->v);
}

static Preds *preds_of(JigDataflow *d, const void *target) {
    void **slot = jig_ptrmap_slot(&d->preds, target);
    if (!*slot)
        *slot = JIG_NEW(&d->arena, Preds);
    return *slot;
}

/* The key under which visits depend on the predecessors of `target`. */
static const void *preds_key(const void *target) {
    return (const void *)((uintptr_t)target | 2);
}

static void add_pred(JigDataflow *d, const void *target, JigOp *pred, JigRegionSucc to) {
    if (!is_new_pair(d, (const void *)((uintptr_t)pred | 3), target))
        return;
    Preds *p = preds_of(d, target);
    jig_vec_push(&p->ops, pred);
    jig_vec_push(&p->to, to);
    changed(d, preds_key(target));
}

static void set_unknown_preds(JigDataflow *d, const void *target) {
    Preds *p = preds_of(d, target);
    if (p->unknown)
        return;
    p->unknown = true;
    changed(d, preds_key(target));
}

static void set_running(JigDataflow *d, JigBlock *b) {
    if (!b || !jig_ptrset_add(&d->running, b))
        return;
    enqueue(d, block_item(b));
    for (JigOp *op = b->first; op; op = op->next)
        enqueue(d, op);
}

static void take_edge(JigDataflow *d, JigOp *branch, JigBlock *to) {
    for (size_t i = 0; i < branch->num_successors; i++) {
        JigSuccUse *u = &jig_op_successors(branch)[i];
        if (u->block == to && jig_ptrset_add(&d->edges, u) && jig_ptrmap_has(&d->running, to))
            enqueue(d, block_item(to));
    }
    set_running(d, to);
}

/* ---- Where control goes ---- */
/* The constants of the operands; false when one is not known yet. Freed by the
 * caller. */
static bool constant_operands(JigDataflow *d, JigOp *op, const JigAttr ***out) {
    const JigAttr **consts = jig_calloc((size_t)op->num_operands + 1, sizeof *consts);
    bool all = true;
    for (size_t i = 0; i < op->num_operands; i++) {
        const Cell *c = read_value(d, op, op->operands[i].value);
        all &= c->known != JIG_KNOWN_NOTHING;
        consts[i] = c->known == JIG_KNOWN_CONSTANT ? c->constant : NULL;
    }
    if (!all) {
        jig_free(consts);
        consts = NULL;
    }
    *out = consts;
    return all;
}

static void visit_branch(JigDataflow *d, JigOp *op) {
    const JigBranchIface *b = jig_branch(op);
    const JigAttr **consts = NULL;
    if (b && !constant_operands(d, op, &consts))
        return;
    JigBlock *only = b && b->taken ? b->taken(op, consts) : NULL;
    if (only)
        take_edge(d, op, only);
    for (size_t i = 0; i < op->num_successors && !only; i++)
        take_edge(d, op, jig_op_successors(op)[i].block);
    jig_free(consts);
}

static void follow(JigDataflow *d, JigOp *branch, JigOp *from, const JigRegionSuccs *succs) {
    for (size_t i = 0; i < succs->len; i++) {
        const JigRegionSucc *s = &succs->items[i];
        if (!s->region) {
            add_pred(d, branch, from, *s);
            continue;
        }
        if (!s->region->first)
            continue;
        add_pred(d, s->region->first, from, *s);
        set_running(d, s->region->first);
    }
}

static void visit_region_entry(JigDataflow *d, JigOp *op) {
    const JigAttr **consts;
    if (!constant_operands(d, op, &consts))
        return;
    JigRegionSuccs succs = {0};
    jig_region_branch_successors(op, NULL, consts, &succs);
    follow(d, op, op, &succs);
    jig_region_succs_free(&succs);
    jig_free(consts);
}

static void visit_region_exit(JigDataflow *d, JigOp *op, JigOp *branch) {
    const JigAttr **consts;
    if (!jig_region_terminator(op) || !constant_operands(d, op, &consts))
        return;
    JigRegionSuccs succs = {0};
    jig_region_terminator_successors(op, consts, &succs);
    follow(d, branch, op, &succs);
    jig_region_succs_free(&succs);
    jig_free(consts);
}

static bool is_external(const JigDataflow *d, const JigOp *callable) {
    return !jig_op_is_ancestor(d->top, callable) || !jig_callable(callable)->region(callable);
}

static void visit_call(JigDataflow *d, JigOp *op) {
    JigOp *callable = jig_call_resolve(op);
    if (callable && jig_op_is_symbol(callable) && !is_external(d, callable))
        add_pred(d, callable, op, (JigRegionSucc){0});
    else
        set_unknown_preds(d, op);
}

static void run_entry_blocks(JigDataflow *d, JigOp *op) {
    for (size_t i = 0; i < op->num_regions; i++)
        set_running(d, jig_op_regions(op)[i].first);
}

static void visit_callable(JigDataflow *d, JigOp *op) {
    const Preds *calls = preds_of(d, op);
    depend(d, op, preds_key(op));
    if (calls->unknown || calls->ops.len)
        run_entry_blocks(d, op);
}

static void visit_return(JigDataflow *d, JigOp *op, JigOp *callable) {
    const Preds *calls = preds_of(d, callable);
    depend(d, op, preds_key(callable));
    for (size_t i = 0; i < calls->ops.len; i++) {
        if (jig_op_has_trait(op, JIG_TRAIT_RETURN_LIKE))
            add_pred(d, calls->ops.data[i], op, (JigRegionSucc){0});
        else
            set_unknown_preds(d, calls->ops.data[i]);
    }
}

static void visit_control(JigDataflow *d, JigOp *op) {
    if (jig_call(op))
        visit_call(d, op);
    if (op->num_regions) {
        if (jig_region_branch(op))
            visit_region_entry(d, op);
        else if (jig_callable(op))
            visit_callable(d, op);
        else
            run_entry_blocks(d, op);
    }
    JigOp *parent = jig_op_parent(op);
    if (op->num_successors)
        visit_branch(d, op);
    else if (parent && op == op->block->last) {
        if (jig_region_branch(parent))
            visit_region_exit(d, op, parent);
        else if (jig_callable(parent))
            visit_return(d, op, parent);
    }
}

/* ---- Values ---- */
/* Inputs from region control flow: `values` are all arguments or results. */
static void join_region_inputs(JigDataflow *d, JigOp *branch, const void *item, const void *target,
                               JigBlock *entry) {
    const Preds *p = preds_of(d, target);
    depend(d, item, preds_key(target));
    size_t total = entry ? entry->num_args : branch->num_results;
    for (size_t k = 0; k < p->ops.len; k++) {
        JigOp *from = p->ops.data[k];
        JigRegionSucc to = p->to.data[k];
        JigOperandRange r = from == branch ? jig_region_branch_entry_operands(branch, &to)
                                           : jig_region_terminator_operands(from, &to);
        for (size_t i = 0; i < total; i++) {
            const JigValue *v = entry ? &entry->args[i]->v : &jig_op_results(branch)[i];
            if (i >= to.first && i - to.first < r.count && i - to.first < to.count)
                join_value(d, item, v, from->operands[r.start + i - to.first].value);
            else if (to.count != total)
                set_unknown(d, v);
        }
    }
}

static void visit_call_results(JigDataflow *d, JigOp *op) {
    JigOp *callable = jig_call_resolve(op);
    const Preds *returns = preds_of(d, op);
    depend(d, op, preds_key(op));
    if ((callable && !jig_callable(callable)->region(callable)) || returns->unknown) {
        results_unknown(d, op);
        return;
    }
    for (size_t k = 0; k < returns->ops.len; k++) {
        JigOp *ret = returns->ops.data[k];
        for (size_t i = 0; i < op->num_results && i < ret->num_operands; i++)
            join_value(d, op, &jig_op_results(op)[i], ret->operands[i].value);
    }
}

/* A fold that changed the op assumed what may not hold; undo it. */
static void restore(JigOp *op, JigValue *const *operands, size_t n, const JigAttr *attrs) {
    bool same = op->num_operands == n;
    for (size_t i = 0; i < n && same; i++)
        same = op->operands[i].value == operands[i];
    if (!same)
        jig_op_set_operands(op, operands, n);
    if (op->attrs != attrs)
        jig_op_set_attrs(op, attrs);
}

static void fold_op(JigDataflow *d, JigOp *op) {
    const JigAttr **consts;
    if (!constant_operands(d, op, &consts))
        return;
    JigArena scratch;
    jig_arena_init(&scratch);
    size_t n = op->num_operands;
    const JigAttr *attrs = op->attrs;
    JigValue **operands = JIG_NEW_ARRAY(&scratch, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        operands[i] = op->operands[i].value;
    JigFoldResult *results = JIG_NEW_ARRAY(&scratch, JigFoldResult, op->num_results + 1);
    JigFold kind = jig_op_fold(op, consts, results, &scratch);
    if (kind != JIG_FOLD_RESULTS) /* else it stays as the fold left it on its way */
        restore(op, operands, n, attrs);
    for (size_t i = 0; i < op->num_results; i++) {
        const JigValue *v = &jig_op_results(op)[i];
        if (kind != JIG_FOLD_RESULTS || (!results[i].attr && !results[i].value))
            set_unknown(d, v);
        else if (results[i].attr)
            set_cell(d, v, (Cell){JIG_KNOWN_CONSTANT, results[i].attr, op->name->dialect});
        else
            join_value(d, op, v, results[i].value);
    }
    jig_arena_free(&scratch);
    jig_free(consts);
}

static void visit_results(JigDataflow *d, JigOp *op) {
    if (!op->num_results)
        return;
    if (jig_region_branch(op))
        join_region_inputs(d, op, op, op, NULL);
    else if (jig_call(op))
        visit_call_results(d, op);
    else if (op->num_regions)
        results_unknown(d, op);
    else
        fold_op(d, op);
}

static void visit_callable_args(JigDataflow *d, JigOp *callable, JigBlock *b) {
    const Preds *calls = preds_of(d, callable);
    depend(d, block_item(b), preds_key(callable));
    if (calls->unknown) {
        args_unknown(d, b);
        return;
    }
    for (size_t k = 0; k < calls->ops.len; k++) {
        JigOp *call = calls->ops.data[k];
        JigOperandRange r = jig_call(call)->args(call);
        for (size_t i = 0; i < b->num_args && i < r.count; i++)
            join_value(d, block_item(b), &b->args[i]->v, call->operands[r.start + i].value);
    }
}

static void visit_entry_args(JigDataflow *d, JigBlock *b) {
    JigOp *parent = jig_block_parent_op(b);
    if (parent == d->top)
        return; /* set from the start */
    if (jig_callable(parent) && jig_callable(parent)->region(parent) == b->region)
        visit_callable_args(d, parent, b);
    else if (jig_region_branch(parent))
        join_region_inputs(d, parent, block_item(b), b, b);
    else
        args_unknown(d, b);
}

static void visit_block(JigDataflow *d, JigBlock *b) {
    if (!b->num_args || !jig_ptrmap_has(&d->running, b))
        return;
    if (!b->prev) {
        visit_entry_args(d, b);
        return;
    }
    for (JigSuccUse *u = b->preds; u; u = u->next) {
        if (!jig_ptrmap_has(&d->edges, u))
            continue;
        if (!jig_branch(u->owner)) {
            args_unknown(d, b);
            return;
        }
        JigSuccOperands s =
            jig_branch_operands(u->owner, (size_t)(u - jig_op_successors(u->owner)));
        for (size_t i = 0; i < b->num_args; i++) {
            if (i < s.produced || i - s.produced >= s.forwarded.count)
                set_unknown(d, &b->args[i]->v);
            else
                join_value(d, block_item(b), &b->args[i]->v,
                           u->owner->operands[s.forwarded.start + i - s.produced].value);
        }
    }
}

static void visit_op(JigDataflow *d, JigOp *op) {
    if (op->block && !jig_ptrmap_has(&d->running, op->block))
        return;
    visit_control(d, op);
    visit_results(d, op);
}

/* ---- Which callables may be called from elsewhere ---- */
typedef struct SymbolWalk {
    JigDataflow *d;
    JigOp *table;
} SymbolWalk;

static void note_symbol_use(JigOp *user_op, const JigAttr *ref, void *user) {
    SymbolWalk *w = user;
    if (jig_call(user_op))
        return;
    JigOp *symbol =
        jig_op_is_symbol_table(w->d->top) ? jig_symbol_lookup_ref_in(w->d->top, ref) : NULL;
    if (symbol)
        set_unknown_preds(w->d, symbol);
}

static JigWalk forget_callers(JigOp *op, void *user) {
    if (jig_callable(op))
        set_unknown_preds(user, op);
    return JIG_WALK_ADVANCE;
}

static void note_callables_of(JigDataflow *d, JigOp *table, bool all_uses_visible) {
    JigBlock *body = jig_op_regions(table)[0].first;
    bool found = false;
    for (JigOp *op = body ? body->first : NULL; op; op = op->next) {
        if (!jig_callable(op) || !jig_callable(op)->region(op) || !jig_op_is_symbol(op))
            continue;
        found = true;
        if (jig_symbol_is_public(op) || (!all_uses_visible && !jig_symbol_is_private(op)))
            set_unknown_preds(d, op);
    }
    if (!found)
        return;
    SymbolWalk w = {d, table};
    for (JigBlock *b = body; b; b = b->next)
        for (JigOp *op = b->first; op; op = op->next)
            if (!jig_symbol_scope_uses_walk(op, note_symbol_use, &w)) {
                jig_walk_pre(d->top, forget_callers, d);
                return;
            }
}

static void note_callables(JigDataflow *d, JigOp *op, bool all_uses_visible) {
    bool table = jig_op_is_symbol_table(op);
    if (!table)
        all_uses_visible = true;
    else
        all_uses_visible |= !jig_op_is_symbol(op) || jig_symbol_is_private(op);
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            for (JigOp *o = b->first; o; o = o->next)
                if (o->num_regions)
                    note_callables(d, o, all_uses_visible);
    if (table)
        note_callables_of(d, op, all_uses_visible);
}

/* ---- The run ---- */
JigDataflow *jig_dataflow_run(JigOp *top) {
    JigDataflow *d = jig_calloc(1, sizeof *d);
    d->top = top;
    jig_arena_init(&d->arena);
    note_callables(d, top, !top->block);
    for (size_t i = 0; i < top->num_regions; i++) {
        JigBlock *entry = jig_op_regions(top)[i].first;
        if (!entry)
            continue;
        args_unknown(d, entry);
        set_running(d, entry);
    }
    while (d->head < d->queue.len) {
        const void *item = d->queue.data[d->head++];
        jig_ptrmap_remove(&d->queued, item);
        if ((uintptr_t)item & 1)
            visit_block(d, (JigBlock *)((uintptr_t)item & ~(uintptr_t)1));
        else
            visit_op(d, (JigOp *)(uintptr_t)item);
        if (d->head == d->queue.len)
            d->head = d->queue.len = 0;
    }
    return d;
}

void jig_dataflow_free(JigDataflow *d) {
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&d->preds, &i));) {
        Preds *p = e->value;
        jig_vec_free(&p->ops);
        jig_vec_free(&p->to);
    }
    for (size_t i = 0; (e = jig_ptrmap_next(&d->dependents, &i));) {
        ItemVec *v = e->value;
        jig_vec_free(v);
    }
    jig_ptrmap_free(&d->cells);
    jig_ptrmap_free(&d->running);
    jig_ptrmap_free(&d->edges);
    jig_ptrmap_free(&d->preds);
    jig_ptrmap_free(&d->dependents);
    jig_ptrmap_free(&d->seen);
    jig_ptrmap_free(&d->queued);
    jig_vec_free(&d->queue);
    jig_arena_free(&d->arena);
    jig_free(d);
}

/* ---- Reading ---- */
bool jig_dataflow_runs(const JigDataflow *d, const JigBlock *block) {
    return jig_ptrmap_has(&d->running, block);
}

JigKnown jig_dataflow_value(const JigDataflow *d, const JigValue *v, const JigAttr **constant,
                            const JigDialect **dialect) {
    const Cell *c = jig_ptrmap_get(&d->cells, v);
    *constant = c ? c->constant : NULL;
    *dialect = c ? c->dialect : NULL;
    return c ? c->known : JIG_KNOWN_NOTHING;
}

bool jig_dataflow_predecessors(const JigDataflow *d, const JigOp *op, JigOp *const **ops,
                               size_t *n) {
    const Preds *p = jig_ptrmap_get(&d->preds, op);
    *ops = p ? p->ops.data : NULL;
    *n = p ? p->ops.len : 0;
    return !p || !p->unknown;
}
