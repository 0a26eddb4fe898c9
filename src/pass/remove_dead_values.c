/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Removes what liveness analysis finds unneeded: ops, arguments and results of
 * private functions, block arguments, and, by way of poison and their
 * canonicalizations, what is passed through the regions of ops.
 *
 * One walk plans all removals; then they are carried out, kind by kind.
 */
#include "analysis/constants.h"
#include "analysis/liveness.h"
#include "jig/pass.h"
#include "rewrite/rewriter.h"

/* Some operands or results of an op, arguments of a block, or operands for a
 * successor. `drop` has one flag for each. */
typedef struct Part {
    JigOp *op;
    JigBlock *block;
    size_t successor, n;
    bool *drop;
} Part;
typedef JIG_VEC(Part) PartVec;

typedef struct Function {
    JigOp *op;
    bool *args, *results; /* to drop */
} Function;

/* The calls of one function; `other`: something else refers to it. */
typedef struct Callers {
    JigOpVec calls;
    bool other;
} Callers;

typedef struct Plan {
    JigOp *top;
    JigBackwardFlow *live;
    JigPtrMap dead;    /* values that will have no meaning after the removals */
    JigPtrMap callers; /* function -> Callers */
    JigPtrMap edges;   /* block -> its arguments to drop, where branches lead to it */
    JigOpVec ops;      /* to erase */
    JigOpVec never;    /* terminators that are never reached */
    JIG_VEC(Function) functions;
    PartVec poison; /* operands to replace by poison */
    PartVec operands, results, blocks, successors;
    JigPtrMap erased; /* ops, and what is in them */
    JigArena *arena;
    JigRewriter *rw;
} Plan;

/* ---- Liveness of lists ---- */
static bool is_live(const Plan *p, const JigValue *v) {
    return !jig_ptrmap_has(&p->dead, v) && jig_liveness_is_live(p->live, v);
}

static bool any_result_live(const Plan *p, const JigOp *op) {
    for (size_t i = 0; i < op->num_results; i++)
        if (is_live(p, &jig_op_results(op)[i]))
            return true;
    return false;
}

static bool *new_flags(const Plan *p, size_t n) {
    return JIG_NEW_ARRAY(p->arena, bool, n + 1);
}

static void mark_results_dead(Plan *p, JigOp *op, const bool *which) {
    for (size_t i = 0; i < op->num_results; i++)
        if (!which || which[i])
            jig_ptrset_add(&p->dead, &jig_op_results(op)[i]);
}

/* ---- Planning ---- */
static void plan_simple(Plan *p, JigOp *op) {
    bool dead = !any_result_live(p, op) && jig_op_is_memory_effect_free(op);
    for (size_t i = 0; i < op->num_operands && !dead; i++)
        dead = !is_live(p, op->operands[i].value); /* then it never runs */
    if (!dead)
        return;
    jig_vec_push(&p->ops, op);
    mark_results_dead(p, op, NULL);
}

static void plan_call(Plan *p, JigOp *call, const bool *drop_args, size_t num_args) {
    JigOperandRange r = jig_call(call)->args(call);
    Part part = {.op = call, .n = call->num_operands, .drop = new_flags(p, call->num_operands)};
    for (size_t i = 0; i < num_args && i < r.count; i++)
        part.drop[r.start + i] = drop_args[i];
    jig_vec_push(&p->operands, part);
}

static void plan_returns(Plan *p, JigOp *function, bool *drop, size_t n) {
    for (JigBlock *b = jig_op_regions(function)[0].first; b; b = b->next)
        if (b->last && jig_op_is_terminator(b->last) && !b->last->num_successors &&
            b->last->num_operands == n)
            jig_vec_push(&p->operands, ((Part){.op = b->last, .n = n, .drop = drop}));
}

/* Nobody else may know of the function. */
static void plan_function(Plan *p, JigOp *op) {
    JigRegion *body = jig_op_regions(op);
    const Callers *callers = jig_ptrmap_get(&p->callers, op);
    if (!jig_op_is_symbol(op) || jig_symbol_is_public(op) || !body->first ||
        (callers && callers->other))
        return;
    size_t num_args = body->first->num_args, num_results;
    jig_function_results(op, &num_results);
    Function f = {op, new_flags(p, num_args), new_flags(p, num_results)};
    for (size_t i = 0; i < num_args; i++) {
        JigValue *arg = &body->first->args[i]->v;
        f.args[i] = !is_live(p, arg);
        if (f.args[i])
            jig_ptrset_add(&p->dead, arg);
    }
    for (size_t i = 0; i < num_results; i++)
        f.results[i] = true;
    for (size_t k = 0; callers && k < callers->calls.len; k++) {
        JigOp *call = callers->calls.data[k];
        plan_call(p, call, f.args, num_args);
        for (size_t i = 0; i < num_results && i < call->num_results; i++)
            f.results[i] &= !is_live(p, &jig_op_results(call)[i]);
    }
    plan_returns(p, op, f.results, num_results);
    jig_vec_push(&p->functions, f);
    for (size_t k = 0; callers && num_results && k < callers->calls.len; k++) {
        JigOp *call = callers->calls.data[k];
        jig_vec_push(&p->results, ((Part){.op = call, .n = num_results, .drop = f.results}));
        mark_results_dead(p, call, f.results);
    }
}

/* Operands that only go to inputs nobody needs, or that are never there. */
static void plan_region_edges(Plan *p, JigOp *branch, JigOp *from) {
    JigRegionSuccs succs = {0};
    jig_region_branch_successors(branch, from == branch ? NULL : from, NULL, &succs);
    bool *passed = new_flags(p, from->num_operands), *needed = new_flags(p, from->num_operands);
    for (size_t k = 0; k < succs.len; k++) {
        const JigRegionSucc *s = &succs.items[k];
        JigOperandRange r = from == branch ? jig_region_branch_entry_operands(branch, s)
                                           : jig_region_terminator_operands(from, s);
        for (size_t i = 0; i < r.count && i < s->count; i++) {
            passed[r.start + i] = true;
            needed[r.start + i] |= is_live(p, jig_region_succ_input(branch, s, i));
        }
    }
    jig_region_succs_free(&succs);
    bool any = false;
    for (size_t i = 0; i < from->num_operands; i++)
        any |= passed[i] &= !needed[i] || !is_live(p, from->operands[i].value);
    if (any)
        jig_vec_push(&p->poison, ((Part){.op = from, .n = from->num_operands, .drop = passed}));
}

static void plan_region_branch(Plan *p, JigOp *op) {
    if (!any_result_live(p, op) && jig_op_is_memory_effect_free(op)) {
        jig_vec_push(&p->ops, op);
        return;
    }
    plan_region_edges(p, op, op);
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            if (b->last && jig_region_terminator(b->last))
                plan_region_edges(p, op, b->last);
}

/* An operand that decides where to go but is not needed: it never runs. */
static bool is_never_run(const Plan *p, const JigOp *op) {
    for (size_t i = 0; i < op->num_operands; i++) {
        bool forwarded = false;
        for (size_t k = 0; k < op->num_successors; k++)
            forwarded |= jig_range_has(jig_branch_operands(op, k).forwarded, i);
        if (!forwarded && !is_live(p, op->operands[i].value))
            return true;
    }
    return false;
}

/* The arguments of `block` that go, the same ones along all edges to it. */
static bool *dropped_args(Plan *p, JigBlock *block) {
    void **slot = jig_ptrmap_slot(&p->edges, block);
    if (!*slot) {
        *slot = new_flags(p, block->num_args);
        jig_vec_push(&p->blocks, ((Part){.block = block, .n = block->num_args, .drop = *slot}));
    }
    return *slot;
}

/* An argument goes when nobody needs it and some edge has nothing for it. What comes along an edge
 * that is never taken says nothing about the argument. */
static void plan_branch(Plan *p, JigOp *op) {
    if (is_never_run(p, op)) {
        jig_vec_push(&p->never, op);
        return;
    }
    for (size_t k = 0; k < op->num_successors; k++) {
        JigBlock *to = jig_op_successors(op)[k].block;
        JigSuccOperands s = jig_branch_operands(op, k);
        bool *drop = dropped_args(p, to);
        for (size_t i = 0; i < s.forwarded.count; i++)
            drop[s.produced + i] |= !is_live(p, &to->args[s.produced + i]->v) &&
                                    !is_live(p, op->operands[s.forwarded.start + i].value);
        jig_vec_push(&p->successors,
                     ((Part){.op = op, .successor = k, .n = to->num_args, .drop = drop}));
    }
}

static JigWalk plan_op(JigOp *op, void *user) {
    Plan *p = user;
    if (jig_function(op))
        plan_function(p, op);
    else if (jig_region_branch(op))
        plan_region_branch(p, op);
    else if (jig_branch(op))
        plan_branch(p, op);
    else if (!jig_op_is_terminator(op) && !jig_call(op) && op != p->top)
        plan_simple(p, op);
    return JIG_WALK_ADVANCE;
}

/* ---- Who calls what ---- */
static void note_use(JigOp *user_op, const JigAttr *ref, void *user) {
    Plan *p = user;
    JigOp *symbol =
        jig_symbol_lookup_nearest(jig_op_parent(user_op) ? jig_op_parent(user_op) : user_op, ref);
    if (!symbol || !jig_function(symbol))
        return;
    void **slot = jig_ptrmap_slot(&p->callers, symbol);
    if (!*slot)
        *slot = jig_calloc(1, sizeof(Callers));
    Callers *c = *slot;
    if (jig_call(user_op) && jig_call(user_op)->callee && jig_call(user_op)->callee(user_op) == ref)
        jig_vec_push(&c->calls, user_op);
    else
        c->other = true;
}

/* ---- Carrying out ---- */
/* Poison in place of `v`, before `user`; NULL where that is not known. */
static JigValue *poison_for(Plan *p, JigOp *user, JigValue *v) {
    const JigOpName *name = jig_op_name(p->rw->ctx, JIG_STR("ub.poison"));
    if (!jig_op_name_row(name))
        return NULL;
    jig_at_before(p->rw, user);
    const JigType *type = v->type;
    JigOpState s = {.loc = jig_value_loc(v), .name = name, .types = &type, .num_types = 1};
    return &jig_op_results(jig_create(p->rw, &s))[0];
}

/* `v` goes. So do most of its users; those that stay are never reached, or do not care. */
static void drop_uses(Plan *p, JigValue *v) {
    while (v->uses) {
        JigUse *use = v->uses;
        JigValue *poison = jig_ptrmap_has(&p->erased, jig_use_owner(use))
                               ? NULL
                               : poison_for(p, jig_use_owner(use), v);
        if (poison)
            jig_rw_set_operand(p->rw, jig_use_owner(use), jig_use_index(use), poison);
        else
            jig_use_set(use, NULL);
    }
}

static JigWalk note_erased(JigOp *op, void *user) {
    jig_ptrset_add(user, op);
    return JIG_WALK_ADVANCE;
}

static void note_all_erased(Plan *p) {
    for (size_t i = 0; i < p->ops.len; i++)
        jig_walk_pre(p->ops.data[i], note_erased, &p->erased);
}

static void erase_ops(Plan *p) {
    for (size_t i = 0; i < p->ops.len; i++)
        for (size_t k = 0; k < p->ops.data[i]->num_results; k++)
            drop_uses(p, &jig_op_results(p->ops.data[i])[k]);
    /* Inner ops come before the outer ones that take them along. */
    for (size_t i = 0; i < p->ops.len; i++)
        jig_rw_erase(p->rw, p->ops.data[i]);
}

static void erase_block_args(Plan *p) {
    for (size_t k = 0; k < p->successors.len; k++) {
        const Part *s = &p->successors.data[k];
        for (size_t i = s->n; i-- > 0;)
            if (s->drop[i])
                jig_branch_erase_operand(s->op, s->successor, i);
    }
    for (size_t k = 0; k < p->blocks.len; k++) {
        const Part *b = &p->blocks.data[k];
        for (size_t i = b->n; i-- > 0;)
            if (b->drop[i]) {
                drop_uses(p, &b->block->args[i]->v);
                jig_rw_erase_arg(p->rw, b->block, i);
            }
    }
}

static void change_functions(Plan *p) {
    for (size_t k = 0; k < p->functions.len; k++) {
        const Function *f = &p->functions.data[k];
        JigBlock *entry = jig_op_regions(f->op)[0].first;
        for (size_t i = 0; i < entry->num_args; i++) {
            if (!f->args[i])
                continue;
            drop_uses(p, &entry->args[i]->v);
            jig_rw_tell_arg_erased(p->rw, &entry->args[i]->v);
        }
        jig_function_erase_args(f->op, f->args);
        jig_function_erase_results(f->op, f->results);
    }
}

static void erase_operands(Plan *p) {
    for (size_t k = 0; k < p->operands.len; k++) {
        const Part *o = &p->operands.data[k];
        for (size_t i = o->n; i-- > 0;)
            if (o->drop[i])
                jig_op_erase_operands(o->op, i, 1);
    }
}

static void place_unreachable(Plan *p) {
    const JigOpName *name = jig_op_name(p->rw->ctx, JIG_STR("ub.unreachable"));
    for (size_t i = 0; i < p->never.len && jig_op_name_row(name); i++) {
        JigOp *op = p->never.data[i];
        jig_at_before(p->rw, op);
        jig_create(p->rw, &(JigOpState){.loc = op->loc, .name = name});
        jig_rw_erase(p->rw, op);
    }
}

/* While the operands still say which type it must have. */
static void place_poison(Plan *p) {
    for (size_t k = 0; k < p->poison.len; k++) {
        const Part *o = &p->poison.data[k];
        for (size_t i = 0; i < o->n; i++) {
            JigValue *poison = o->drop[i] ? poison_for(p, o->op, o->op->operands[i].value) : NULL;
            if (poison)
                jig_rw_set_operand(p->rw, o->op, i, poison);
        }
    }
}

/* A call with fewer results in place of the old one. */
static void erase_results(Plan *p) {
    for (size_t k = 0; k < p->results.len; k++) {
        const Part *r = &p->results.data[k];
        if (jig_ptrmap_has(&p->erased, r->op))
            continue;
        for (size_t i = 0; i < r->n; i++)
            if (r->drop[i])
                drop_uses(p, &jig_op_results(r->op)[i]);
        jig_rw_erase_results(p->rw, r->op, r->drop);
    }
}

/* ---- What is passed through regions ---- */
static JigWalk collect_branch(JigOp *op, void *user) {
    if (jig_region_branch(op))
        jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

/* These ops, and what their patterns make or move. */
static void canonicalize_region_branches(Plan *p) {
    JigOpVec ops = {0};
    jig_walk_post(p->top, collect_branch, &ops);
    JigPatternSet *set = jig_patterns_create(p->rw->ctx);
    jig_patterns_add_canonicalization(set);
    jig_apply_greedily_to_ops(ops.data, ops.len, p->rw->ctx, set, NULL, NULL, NULL);
    jig_patterns_destroy(set);
    jig_vec_free(&ops);
}

static void free_plan(Plan *p) {
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&p->callers, &i));) {
        Callers *c = e->value;
        jig_vec_free(&c->calls);
        jig_free(c);
    }
    jig_ptrmap_free(&p->callers);
    jig_ptrmap_free(&p->edges);
    jig_backward_free(p->live);
    jig_ptrmap_free(&p->dead);
    jig_ptrmap_free(&p->erased);
    jig_vec_free(&p->ops);
    jig_vec_free(&p->never);
    jig_vec_free(&p->functions);
    jig_vec_free(&p->poison);
    jig_vec_free(&p->operands);
    jig_vec_free(&p->results);
    jig_vec_free(&p->blocks);
    jig_vec_free(&p->successors);
}

static bool run(JigPassCall *call) {
    JigForward cautious = jig_constants;
    cautious.cautious = true;
    JigForwardFlow *reach = jig_forward_run(call->op, &cautious);
    Plan p = {.top = call->op,
              .live = jig_backward_run(call->op, reach, &jig_liveness),
              .arena = call->arena,
              .rw = call->rw};
    jig_forward_free(reach);
    jig_symbol_uses_walk(call->op, note_use, &p);
    jig_walk_post(call->op, plan_op, &p);
    place_poison(&p);
    place_unreachable(&p);
    note_all_erased(&p);
    erase_operands(&p);
    erase_block_args(&p);
    erase_ops(&p);
    change_functions(&p);
    erase_results(&p);
    if (jig_option_bool(call, "canonicalize"))
        canonicalize_region_branches(&p);
    free_plan(&p);
    return true;
}

static const JigOptionRow options[] = {
    {.name = "canonicalize",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Canonicalize ops with regions afterwards"},
};

const JigPassRow jig_pass_remove_dead_values = {
    .name = "remove-dead-values",
    .title = "RemoveDeadValues",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "erase values, arguments and results that nothing needs",
};
