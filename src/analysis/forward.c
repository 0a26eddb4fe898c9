/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/forward.h"

/* Where control comes from: the calls of a callable, the returns to a call,
 * the terminators (or the op itself) that lead to a region or out of an op. */
typedef struct Preds {
    bool unknown;
    JigOpVec ops;
    JIG_VEC(JigRegionSucc) to; /* how each op reaches its target; parallel to ops */
} Preds;

struct JigForwardFlow {
    JigOp *top;
    const JigForward *analysis;
    JigLatticeStates states; /* items are ops, and blocks with the low bit set */
    JigPtrMap running;       /* set of JigBlock */
    JigPtrMap edges;         /* set of JigSuccUse that are taken */
    JigPtrMap preds;         /* op, or entry block of a region -> Preds */
};

/* What the lattice knows by its address, and there is more to say of one op or block than one
 * thing: its two lowest bits say which. */
typedef enum Tag {
    BLOCK = 1, /* a block that is to be visited; ops are so untagged */
    PREDS,     /* what leads to an op or block: visits depend on that */
    PRED       /* an op that leads somewhere, in pairs with where */
} Tag;
_Static_assert(_Alignof(JigOp) > PRED && _Alignof(JigBlock) > PRED, "tags are bits of addresses");

static const void *tagged(const void *p, Tag tag) {
    return (const void *)((uintptr_t)p | tag);
}

/* ---- States ---- */
const void *jig_forward_read(JigForwardFlow *d, const JigValue *v) {
    return jig_lattice_read(&d->states, v);
}

void jig_forward_join(JigForwardFlow *d, const JigValue *v, const void *state) {
    jig_lattice_join(&d->states, v, state);
}

void jig_forward_set_unknown(JigForwardFlow *d, const JigValue *v) {
    jig_lattice_set_unknown(&d->states, v);
}

void jig_forward_join_value(JigForwardFlow *d, const JigValue *to, const JigValue *from) {
    const void *state = jig_forward_read(d, from);
    if (state)
        jig_lattice_join(&d->states, to, state);
}

static void results_unknown(JigForwardFlow *d, JigOp *op) {
    for (size_t i = 0; i < op->num_results; i++)
        jig_forward_set_unknown(d, &jig_op_results(op)[i]);
}

static void args_unknown(JigForwardFlow *d, JigBlock *b) {
    for (size_t i = 0; i < b->num_args; i++)
        jig_forward_set_unknown(d, &b->args[i]->v);
}

static Preds *preds_of(JigForwardFlow *d, const void *target) {
    void **slot = jig_ptrmap_slot(&d->preds, target);
    if (!*slot)
        *slot = JIG_NEW(&d->states.arena, Preds);
    return *slot;
}

static void add_pred(JigForwardFlow *d, const void *target, JigOp *pred, JigRegionSucc to) {
    if (!jig_lattice_add_pair(&d->states, tagged(pred, PRED), target))
        return;
    Preds *p = preds_of(d, target);
    jig_vec_push(&p->ops, pred);
    jig_vec_push(&p->to, to);
    jig_lattice_changed(&d->states, tagged(target, PREDS));
}

static void set_unknown_preds(JigForwardFlow *d, const void *target) {
    Preds *p = preds_of(d, target);
    if (p->unknown)
        return;
    p->unknown = true;
    jig_lattice_changed(&d->states, tagged(target, PREDS));
}

static void set_running(JigForwardFlow *d, JigBlock *b) {
    if (!b || !jig_ptrset_add(&d->running, b))
        return;
    jig_lattice_enqueue(&d->states, tagged(b, BLOCK));
    for (JigOp *op = b->first; op; op = op->next)
        jig_lattice_enqueue(&d->states, op);
}

static void take_edge(JigForwardFlow *d, JigOp *branch, JigBlock *to) {
    for (size_t i = 0; i < branch->num_successors; i++) {
        JigSuccUse *u = &jig_op_successors(branch)[i];
        if (u->block == to && jig_ptrset_add(&d->edges, u) && jig_ptrmap_has(&d->running, to))
            jig_lattice_enqueue(&d->states, tagged(to, BLOCK));
    }
    set_running(d, to);
}

/* ---- Where control goes ---- */
bool jig_forward_constants(JigForwardFlow *d, const JigOp *op, const JigAttr ***out) {
    const JigAttr **consts = jig_calloc((size_t)op->num_operands + 1, sizeof *consts);
    bool all = true;
    for (size_t i = 0; i < op->num_operands; i++) {
        const JigValue *v = op->operands[i].value;
        const void *state = jig_forward_read(d, v);
        all &= state != NULL;
        consts[i] = state ? d->analysis->constant(v, state, d->analysis->user) : NULL;
    }
    if (!all) {
        jig_free(consts);
        consts = NULL;
    }
    *out = consts;
    return all;
}

static void visit_branch(JigForwardFlow *d, JigOp *op) {
    const JigBranchIface *b = jig_branch(op);
    const JigAttr **consts = NULL;
    if (b && !jig_forward_constants(d, op, &consts))
        return;
    JigBlock *only = b && b->taken ? b->taken(op, consts) : NULL;
    if (only)
        take_edge(d, op, only);
    for (size_t i = 0; i < op->num_successors && !only; i++)
        take_edge(d, op, jig_op_successors(op)[i].block);
    jig_free(consts);
}

static void follow(JigForwardFlow *d, JigOp *branch, JigOp *from, const JigRegionSuccs *succs) {
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

static void visit_region_entry(JigForwardFlow *d, JigOp *op) {
    const JigAttr **consts;
    if (!jig_forward_constants(d, op, &consts))
        return;
    JigRegionSuccs succs = {0};
    jig_region_branch_successors(op, NULL, consts, &succs);
    follow(d, op, op, &succs);
    jig_region_succs_free(&succs);
    jig_free(consts);
}

static void visit_region_exit(JigForwardFlow *d, JigOp *op, JigOp *branch) {
    const JigAttr **consts;
    if (!jig_region_terminator(op)) {
        if (d->analysis->cautious)
            results_unknown(d, branch);
        return;
    }
    if (!jig_forward_constants(d, op, &consts))
        return;
    JigRegionSuccs succs = {0};
    jig_region_terminator_successors(op, consts, &succs);
    follow(d, branch, op, &succs);
    jig_region_succs_free(&succs);
    jig_free(consts);
}

static bool is_external(const JigForwardFlow *d, const JigOp *callable) {
    return !jig_op_is_ancestor(d->top, callable) || !jig_callable(callable)->region(callable);
}

static void visit_call(JigForwardFlow *d, JigOp *op) {
    JigOp *callable = jig_call_resolve(op);
    if (callable && jig_op_is_symbol(callable) && !is_external(d, callable))
        add_pred(d, callable, op, (JigRegionSucc){0});
    else
        set_unknown_preds(d, op);
}

static void run_entry_blocks(JigForwardFlow *d, JigOp *op) {
    for (size_t i = 0; i < op->num_regions; i++)
        set_running(d, jig_op_regions(op)[i].first);
}

static void visit_callable(JigForwardFlow *d, JigOp *op) {
    const Preds *calls = preds_of(d, op);
    jig_lattice_depend(&d->states, tagged(op, PREDS));
    if (calls->unknown || calls->ops.len)
        run_entry_blocks(d, op);
}

static void visit_return(JigForwardFlow *d, JigOp *op, JigOp *callable) {
    const Preds *calls = preds_of(d, callable);
    jig_lattice_depend(&d->states, tagged(callable, PREDS));
    for (size_t i = 0; i < calls->ops.len; i++) {
        if (jig_op_has_trait(op, JIG_TRAIT_RETURN_LIKE))
            add_pred(d, calls->ops.data[i], op, (JigRegionSucc){0});
        else
            set_unknown_preds(d, calls->ops.data[i]);
    }
}

static void visit_control(JigForwardFlow *d, JigOp *op) {
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
/* An argument that the op sets itself. */
static void produce_arg(JigForwardFlow *d, JigOp *op, const JigValue *arg) {
    if (!d->analysis->argument || !d->analysis->argument(d, op, arg))
        jig_forward_set_unknown(d, arg);
}

/* Inputs from region control flow: `values` are all arguments or results. */
static void join_region_inputs(JigForwardFlow *d, JigOp *branch, const void *target,
                               JigBlock *entry) {
    const Preds *p = preds_of(d, target);
    jig_lattice_depend(&d->states, tagged(target, PREDS));
    size_t total = entry ? entry->num_args : branch->num_results;
    for (size_t k = 0; k < p->ops.len; k++) {
        JigOp *from = p->ops.data[k];
        JigRegionSucc to = p->to.data[k];
        JigOperandRange r = from == branch ? jig_region_branch_entry_operands(branch, &to)
                                           : jig_region_terminator_operands(from, &to);
        for (size_t i = 0; i < total; i++) {
            const JigValue *v = entry ? &entry->args[i]->v : &jig_op_results(branch)[i];
            if (i >= to.first && i - to.first < r.count && i - to.first < to.count)
                jig_forward_join_value(d, v, from->operands[r.start + i - to.first].value);
            else if (to.count != total && entry)
                produce_arg(d, branch, v);
            else if (to.count != total)
                jig_forward_set_unknown(d, v);
        }
    }
}

static void visit_call_results(JigForwardFlow *d, JigOp *op) {
    JigOp *callable = jig_call_resolve(op);
    const Preds *returns = preds_of(d, op);
    jig_lattice_depend(&d->states, tagged(op, PREDS));
    if ((callable && !jig_callable(callable)->region(callable)) || returns->unknown) {
        results_unknown(d, op);
        return;
    }
    for (size_t k = 0; k < returns->ops.len; k++) {
        JigOp *ret = returns->ops.data[k];
        for (size_t i = 0; i < op->num_results && i < ret->num_operands; i++)
            jig_forward_join_value(d, &jig_op_results(op)[i], ret->operands[i].value);
    }
}

static void visit_results(JigForwardFlow *d, JigOp *op) {
    if (!op->num_results)
        return;
    if (jig_region_branch(op))
        join_region_inputs(d, op, op, NULL);
    else if (jig_call(op))
        visit_call_results(d, op);
    else if (op->num_regions)
        results_unknown(d, op);
    else
        d->analysis->transfer(d, op);
}

static void visit_callable_args(JigForwardFlow *d, JigOp *callable, JigBlock *b) {
    const Preds *calls = preds_of(d, callable);
    jig_lattice_depend(&d->states, tagged(callable, PREDS));
    if (calls->unknown) {
        args_unknown(d, b);
        return;
    }
    for (size_t k = 0; k < calls->ops.len; k++) {
        JigOp *call = calls->ops.data[k];
        JigOperandRange r = jig_call(call)->args(call);
        for (size_t i = 0; i < b->num_args && i < r.count; i++)
            jig_forward_join_value(d, &b->args[i]->v, call->operands[r.start + i].value);
    }
}

static void visit_entry_args(JigForwardFlow *d, JigBlock *b) {
    JigOp *parent = jig_block_parent_op(b);
    if (parent == d->top)
        return; /* set from the start */
    if (jig_callable(parent) && jig_callable(parent)->region(parent) == b->region)
        visit_callable_args(d, parent, b);
    else if (jig_region_branch(parent))
        join_region_inputs(d, parent, b, b);
    else
        for (size_t i = 0; i < b->num_args; i++)
            produce_arg(d, parent, &b->args[i]->v);
}

static void visit_block(JigForwardFlow *d, JigBlock *b) {
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
                jig_forward_set_unknown(d, &b->args[i]->v);
            else
                jig_forward_join_value(
                    d, &b->args[i]->v,
                    u->owner->operands[s.forwarded.start + i - s.produced].value);
        }
    }
}

static void visit_op(JigForwardFlow *d, JigOp *op) {
    if (op->block && !jig_ptrmap_has(&d->running, op->block))
        return;
    visit_control(d, op);
    visit_results(d, op);
}

/* ---- Which callables may be called from elsewhere ---- */
typedef struct SymbolWalk {
    JigForwardFlow *d;
    JigOp *table;
} SymbolWalk;

static void note_symbol_use(JigOp *user_op, const JigAttr *ref, void *user) {
    SymbolWalk *w = user;
    JigOp *symbol = jig_call(user_op) ? NULL : jig_symbol_lookup_ref_in(w->table, ref);
    if (symbol)
        set_unknown_preds(w->d, symbol);
}

static JigWalk forget_callers(JigOp *op, void *user) {
    if (jig_callable(op))
        set_unknown_preds(user, op);
    return JIG_WALK_ADVANCE;
}

/* Those that the table holds. Is there any? */
static bool note_visible(JigForwardFlow *d, JigOp *table, bool all_uses_visible) {
    JigBlock *body = jig_op_regions(table)[0].first;
    bool found = false;
    for (JigOp *op = body ? body->first : NULL; op; op = op->next) {
        if (!jig_callable(op) || !jig_callable(op)->region(op) || !jig_op_is_symbol(op))
            continue;
        found = true;
        if (jig_symbol_is_public(op) || (!all_uses_visible && !jig_symbol_is_private(op)))
            set_unknown_preds(d, op);
    }
    return found;
}

/* References mean what the table says in which they stand; from there they reach into tables in it.
 */
static void note_symbol_uses(JigForwardFlow *d, JigOp *table) {
    SymbolWalk w = {d, table};
    for (JigBlock *b = jig_op_regions(table)[0].first; b; b = b->next)
        for (JigOp *op = b->first; op; op = op->next)
            if (!jig_symbol_scope_uses_walk(op, note_symbol_use, &w)) {
                jig_walk_pre(d->top, forget_callers, d);
                return;
            }
}

/* Is there a callable in a table at or below the op? */
static bool note_callables(JigForwardFlow *d, JigOp *op, bool all_uses_visible) {
    bool table = jig_op_is_symbol_table(op), found = false;
    if (!table)
        all_uses_visible = true;
    else
        all_uses_visible |= !jig_op_is_symbol(op) || jig_symbol_is_private(op);
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            for (JigOp *o = b->first; o; o = o->next)
                if (o->num_regions)
                    found |= note_callables(d, o, all_uses_visible);
    if (table)
        found |= note_visible(d, op, all_uses_visible);
    if (table && found)
        note_symbol_uses(d, op);
    return found;
}

/* ---- The run ---- */
JigForwardFlow *jig_forward_run(JigOp *top, const JigForward *analysis) {
    JigForwardFlow *d = jig_calloc(1, sizeof *d);
    d->top = top;
    d->analysis = analysis;
    jig_lattice_init(&d->states, &analysis->lattice);
    (void)note_callables(d, top, !top->block);
    for (size_t i = 0; i < top->num_regions; i++) {
        JigBlock *entry = jig_op_regions(top)[i].first;
        if (!entry)
            continue;
        args_unknown(d, entry);
        set_running(d, entry);
    }
    for (const void *item; (item = jig_lattice_next(&d->states));) {
        if ((uintptr_t)item & BLOCK)
            visit_block(d, (JigBlock *)((uintptr_t)item - BLOCK));
        else
            visit_op(d, (JigOp *)(uintptr_t)item);
    }
    return d;
}

void jig_forward_free(JigForwardFlow *d) {
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&d->preds, &i));) {
        Preds *p = e->value;
        jig_vec_free(&p->ops);
        jig_vec_free(&p->to);
    }
    jig_ptrmap_free(&d->running);
    jig_ptrmap_free(&d->edges);
    jig_ptrmap_free(&d->preds);
    jig_lattice_free(&d->states);
    jig_free(d);
}

/* ---- Reading ---- */
bool jig_forward_runs(const JigForwardFlow *d, const JigBlock *block) {
    return jig_ptrmap_has(&d->running, block);
}

const void *jig_forward_state(const JigForwardFlow *d, const JigValue *v) {
    return jig_lattice_get(&d->states, v);
}

bool jig_forward_predecessors(const JigForwardFlow *d, const JigOp *op, JigOp *const **ops,
                              size_t *n) {
    const Preds *p = jig_ptrmap_get(&d->preds, op);
    *ops = p ? p->ops.data : NULL;
    *n = p ? p->ops.len : 0;
    return !p || !p->unknown;
}
