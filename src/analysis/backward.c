/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/backward.h"

struct JigBackwardFlow {
    const JigOp *top;
    const JigBackward *analysis;
    const JigForwardFlow *reach;
    JigLatticeStates states; /* items are ops */
};

const void *jig_backward_read(JigBackwardFlow *b, const JigValue *v) {
    return jig_lattice_read(&b->states, v);
}

const void *jig_backward_state(const JigBackwardFlow *b, const JigValue *v) {
    return jig_lattice_get(&b->states, v);
}

void jig_backward_set_unknown(JigBackwardFlow *b, const JigValue *v) {
    jig_lattice_set_unknown(&b->states, v);
}

void jig_backward_join_value(JigBackwardFlow *b, const JigValue *to, const JigValue *from) {
    const void *state = jig_backward_read(b, from);
    if (state)
        jig_lattice_join(&b->states, to, state);
}

static void operands_unknown(JigBackwardFlow *b, const JigOp *op) {
    for (size_t i = 0; i < op->num_operands; i++)
        jig_backward_set_unknown(b, op->operands[i].value);
}

/* ---- Along which edges ---- */

static void visit_own_args(JigBackwardFlow *b, JigOp *branch, const JigRegionSucc *to,
                           size_t passed) {
    const JigBlock *entry = to->region ? to->region->first : NULL;
    for (size_t i = 0; entry && i < entry->num_args; i++)
        if (i < to->first || i >= to->first + passed)
            b->analysis->own_arg(b, branch, &entry->args[i]->v);
}

/* Visits what goes from `from` to each successor, as an operand or as the op's own. */
static void visit_region_edges(JigBackwardFlow *b, JigOp *branch, JigOp *from) {
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
            jig_backward_join_value(b, from->operands[r.start + i].value,
                                    jig_region_succ_input(branch, s, i));
            passed[r.start + i] = true;
        }
        if (from == branch)
            visit_own_args(b, branch, s, r.count < s->count ? r.count : s->count);
    }
    jig_region_succs_free(&succs);
    for (size_t i = 0; i < from->num_operands; i++)
        if (!passed[i])
            b->analysis->deciding(b, from, branch, from->operands[i].value);
    jig_free(passed);
}

static void visit_branch(JigBackwardFlow *b, JigOp *op) {
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
            jig_backward_join_value(b, v, &to->args[arg]->v);
        }
        if (!passed)
            b->analysis->deciding(b, op, NULL, v);
    }
}

/* False when nothing is known of the callee. */
static bool visit_call(JigBackwardFlow *b, JigOp *op) {
    JigOp *callable = jig_call_resolve(op);
    JigRegion *region = callable ? jig_callable(callable)->region(callable) : NULL;
    if (!callable)
        return false;
    /* What a body elsewhere does with them is not to be seen from within. */
    if (!region || !region->first || !jig_op_is_ancestor(b->top, callable)) {
        operands_unknown(b, op);
        return true;
    }
    JigOperandRange args = jig_call(op)->args(op);
    for (size_t i = 0; i < op->num_operands; i++) {
        size_t k = i - args.start;
        if (jig_range_has(args, i) && k < region->first->num_args)
            jig_backward_join_value(b, op->operands[i].value, &region->first->args[k]->v);
        else
            jig_backward_set_unknown(b, op->operands[i].value);
    }
    return true;
}

static void visit_return(JigBackwardFlow *b, JigOp *op, JigOp *callable) {
    JigOp *const *calls;
    size_t n;
    /* Who calls the op that is looked at is not to be seen from within. */
    if (callable == b->top || !jig_forward_predecessors(b->reach, callable, &calls, &n)) {
        operands_unknown(b, op);
        return;
    }
    for (size_t k = 0; k < n; k++)
        for (size_t i = 0; i < op->num_operands && i < calls[k]->num_results; i++)
            jig_backward_join_value(b, op->operands[i].value, &jig_op_results(calls[k])[i]);
}

static void visit(JigBackwardFlow *b, JigOp *op) {
    bool branch = jig_region_branch(op);
    if ((!op->num_operands && !branch) || (op->block && !jig_forward_runs(b->reach, op->block)))
        return;
    JigOp *parent = jig_op_parent(op);
    if (branch)
        visit_region_edges(b, op, op);
    else if (jig_branch(op))
        visit_branch(b, op);
    else if (jig_call(op) && visit_call(b, op))
        return;
    else if (jig_region_terminator(op) && parent && jig_region_branch(parent))
        visit_region_edges(b, parent, op);
    else if (jig_op_has_trait(op, JIG_TRAIT_RETURN_LIKE) && parent && jig_callable(parent))
        visit_return(b, op, parent);
    else
        b->analysis->transfer(b, op);
}

/* ---- The run ---- */

typedef struct Order {
    JigOpVec ops;
} Order;

static JigWalk note(JigOp *op, void *user) {
    Order *o = user;
    jig_vec_push(&o->ops, op);
    return JIG_WALK_ADVANCE;
}

/* Users come before definitions. */
JigBackwardFlow *jig_backward_run(JigOp *top, const JigForwardFlow *reach,
                                  const JigBackward *analysis) {
    JigBackwardFlow *b = jig_calloc(1, sizeof *b);
    Order order = {0};
    b->top = top;
    b->analysis = analysis;
    b->reach = reach;
    jig_lattice_init(&b->states, &analysis->lattice);
    for (size_t i = 0; i < top->num_regions; i++)
        for (JigBlock *block = jig_op_regions(top)[i].first; block; block = block->next)
            for (JigOp *op = block->first; op; op = op->next)
                jig_walk_pre(op, note, &order);
    while (order.ops.len)
        jig_lattice_enqueue(&b->states, jig_vec_pop(&order.ops));
    jig_vec_free(&order.ops);
    for (const void *item; (item = jig_lattice_next(&b->states));)
        visit(b, (JigOp *)(uintptr_t)item);
    return b;
}

void jig_backward_free(JigBackwardFlow *b) {
    jig_lattice_free(&b->states);
    jig_free(b);
}
