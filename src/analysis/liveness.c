/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/liveness.h"

typedef JIG_VEC(JigOp *) OpVec;

typedef struct Liveness {
    JigDataflow *flow;
    JigPtrMap live;
    JigPtrMap waiting; /* value that is not live -> OpVec: ops to visit again when it is */
    OpVec queue;
} Liveness;

/* ---- States ---- */
static void mark(Liveness *l, JigValue *v) {
    if (!jig_ptrset_add(&l->live, v))
        return;
    OpVec *ops = jig_ptrmap_get(&l->waiting, v);
    if (!ops)
        return;
    jig_vec_append(&l->queue, ops->data, ops->len);
    jig_vec_free(ops);
}

/* Is `v` live? If not, `asker` is visited again when it is. */
static bool is_live(Liveness *l, JigOp *asker, JigValue *v) {
    if (jig_ptrmap_has(&l->live, v))
        return true;
    void **slot = jig_ptrmap_slot(&l->waiting, v);
    if (!*slot)
        *slot = jig_calloc(1, sizeof(OpVec));
    OpVec *ops = *slot;
    if (!ops->len || jig_vec_last(ops) != asker)
        jig_vec_push(ops, asker);
    return false;
}

static void need_if(Liveness *l, JigOp *asker, JigValue *operand, JigValue *input) {
    if (!jig_ptrmap_has(&l->live, operand) && is_live(l, asker, input))
        mark(l, operand);
}

static bool any_result_live(Liveness *l, JigOp *asker, JigOp *op) {
    bool any = false;
    for (size_t i = 0; i < op->num_results; i++)
        any |= is_live(l, asker, &jig_op_results(op)[i]);
    return any;
}

/* ---- Rules ---- */
/* An op needs its operands when it has effects, returns, or is needed. */
static bool needs_operands(Liveness *l, JigOp *asker, JigOp *op) {
    return !jig_op_effects_are_droppable(op) || jig_op_has_trait(op, JIG_TRAIT_RETURN_LIKE) ||
           any_result_live(l, asker, op);
}

static void mark_operands(Liveness *l, JigOp *op) {
    for (size_t i = 0; i < op->num_operands; i++)
        mark(l, op->operands[i].value);
}

static bool has_effects_inside(const JigOp *op) {
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            for (JigOp *o = b->first; o; o = o->next)
                if (!jig_op_effects_are_droppable(o))
                    return true;
    return false;
}

/* An operand that is not passed on decides where control goes: it is needed
 * when anything that control leads to is. `branch` is the op whose regions it
 * chooses between; NULL for branches between blocks. */
static void visit_deciding_operand(Liveness *l, JigOp *op, JigOp *branch, JigValue *v) {
    if (jig_ptrmap_has(&l->live, v))
        return;
    if (!branch || any_result_live(l, op, branch) || has_effects_inside(branch) ||
        needs_operands(l, op, op))
        mark(l, v);
}

/* Marks in `passed` the operands of `from` that go to the successors. */
static void visit_region_edges(Liveness *l, JigOp *branch, JigOp *from) {
    bool *passed = jig_calloc((size_t)from->num_operands + 1, sizeof *passed);
    JigRegionSuccs succs = {0};
    if (from == branch)
        jig_region_branch_successors(branch, NULL, NULL, &succs);
    else
        jig_region_terminator_successors(from, NULL, &succs);
    for (size_t k = 0; k < succs.len; k++) {
        const JigRegionSucc *s = &succs.items[k];
        JigOperandRange r = from == branch ? jig_region_branch_entry_operands(branch, s)
                                           : jig_region_terminator_operands(from, s);
        for (size_t i = 0; i < r.count && i < s->count; i++) {
            need_if(l, from, from->operands[r.start + i].value,
                    jig_region_succ_input(branch, s, i));
            passed[r.start + i] = true;
        }
    }
    jig_region_succs_free(&succs);
    for (size_t i = 0; i < from->num_operands; i++)
        if (!passed[i])
            visit_deciding_operand(l, from, branch, from->operands[i].value);
    jig_free(passed);
}

static void visit_branch(Liveness *l, JigOp *op) {
    for (size_t i = 0; i < op->num_operands; i++) {
        JigValue *v = op->operands[i].value;
        bool passed = false;
        for (size_t k = 0; k < op->num_successors; k++) {
            JigSuccOperands s = jig_branch_operands(op, k);
            const JigBlock *to = jig_op_successors(op)[k].block;
            size_t arg = s.produced + i - s.forwarded.start;
            if (!jig_range_has(s.forwarded, i) || arg >= to->num_args)
                continue;
            passed = true;
            need_if(l, op, v, &to->args[arg]->v);
        }
        if (!passed)
            visit_deciding_operand(l, op, NULL, v);
    }
}

/* False when nothing is known of the callee. */
static bool visit_call(Liveness *l, JigOp *op) {
    JigOp *callable = jig_call_resolve(op);
    JigRegion *region = callable ? jig_callable(callable)->region(callable) : NULL;
    if (!callable)
        return false;
    if (!region || !region->first) {
        mark_operands(l, op);
        return true;
    }
    JigOperandRange args = jig_call(op)->args(op);
    for (size_t i = 0; i < op->num_operands; i++) {
        size_t k = i - args.start;
        if (jig_range_has(args, i) && k < region->first->num_args)
            need_if(l, op, op->operands[i].value, &region->first->args[k]->v);
        else
            mark(l, op->operands[i].value);
    }
    return true;
}

static void visit_return(Liveness *l, JigOp *op, JigOp *callable) {
    JigOp *const *calls;
    size_t n;
    if (!jig_dataflow_predecessors(l->flow, callable, &calls, &n)) {
        mark_operands(l, op);
        return;
    }
    for (size_t k = 0; k < n; k++)
        for (size_t i = 0; i < op->num_operands && i < calls[k]->num_results; i++)
            need_if(l, op, op->operands[i].value, &jig_op_results(calls[k])[i]);
}

static void visit(Liveness *l, JigOp *op) {
    if (!op->num_operands || (op->block && !jig_dataflow_runs(l->flow, op->block)))
        return;
    JigOp *parent = jig_op_parent(op);
    if (jig_region_branch(op))
        visit_region_edges(l, op, op);
    else if (jig_branch(op))
        visit_branch(l, op);
    else if (jig_call(op) && visit_call(l, op))
        return;
    else if (jig_region_terminator(op) && parent && jig_region_branch(parent))
        visit_region_edges(l, parent, op);
    else if (jig_op_has_trait(op, JIG_TRAIT_RETURN_LIKE) && parent && jig_callable(parent))
        visit_return(l, op, parent);
    else if (jig_op_is_terminator(op) || needs_operands(l, op, op))
        mark_operands(l, op);
}

static JigWalk enqueue(JigOp *op, void *user) {
    Liveness *l = user;
    jig_vec_push(&l->queue, op);
    return JIG_WALK_ADVANCE;
}

/* The queue is taken from its end, so that users come before definitions. */
JigPtrMap jig_live_values(JigOp *top) {
    Liveness l = {.flow = jig_dataflow_run(top)};
    for (size_t i = 0; i < top->num_regions; i++)
        for (JigBlock *b = jig_op_regions(top)[i].first; b; b = b->next)
            for (JigOp *op = b->first; op; op = op->next)
                jig_walk_pre(op, enqueue, &l);
    while (l.queue.len)
        visit(&l, jig_vec_pop(&l.queue));
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&l.waiting, &i));) {
        OpVec *ops = e->value;
        jig_vec_free(ops);
        jig_free(ops);
    }
    jig_ptrmap_free(&l.waiting);
    jig_vec_free(&l.queue);
    jig_dataflow_free(l.flow);
    return l.live;
}
