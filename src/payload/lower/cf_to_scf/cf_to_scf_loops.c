/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Cycles as loops. All jumps into a cycle go to one header; all jumps back and out of it meet in
 * one last block, which says whether to go on (1) or to leave (0). Values that are used behind the
 * loop are carried by it, so that they are results of the op.
 */
#include "payload/lower/cf_to_scf/cf_to_scf_int.h"

#include "analysis/block_cycles.h"
#include "dialect/arith/arith.h"
#include "dialect/func/func.h"
#include "dialect/scf/scf.h"
#include "dialect/ub/ub.h"

typedef struct Cycle {
    JigStructuring *s;
    JigBlockVec blocks;
    JigPtrMap inside;
    JigCfgEdgeVec entries, exits, back;
    JigBlock *header, *latch, *around; /* `around` will have the loop in it */
    JigLoc loc;
    JigValueVec next;        /* what the header gets in the next iteration */
    JigDominance *dominance; /* made when needed */
} Cycle;

static void add_block(Cycle *c, JigBlock *b) {
    jig_vec_push(&c->blocks, b);
    jig_ptrset_add(&c->inside, b);
}

static bool is_inside(const Cycle *c, const JigBlock *b) {
    return jig_ptrmap_has(&c->inside, b);
}

/* ---- The jumps of a cycle ---- */

static void find_edges(Cycle *c) {
    JigPtrMap entered = {0};
    for (size_t k = 0; k < c->blocks.len; ++k) {
        JigBlock *b = c->blocks.data[k];
        JigOp *end = jig_block_last(b);
        for (JigSuccUse *u = jig_block_first_pred(b); u; u = jig_succ_use_next(u)) {
            JigOp *from = jig_succ_use_owner(u);
            if (is_inside(c, jig_op_block(from)))
                continue;
            jig_vec_push(&c->entries, ((JigCfgEdge){from, jig_succ_use_index(u)}));
            jig_ptrset_add(&entered, b);
        }
        for (size_t i = 0; i < jig_op_num_successors(end); ++i)
            if (!is_inside(c, jig_op_successor(end, i)))
                jig_vec_push(&c->exits, ((JigCfgEdge){end, i}));
    }
    for (size_t k = 0; k < c->blocks.len; ++k) {
        JigOp *end = jig_block_last(c->blocks.data[k]);
        for (size_t i = 0; i < jig_op_num_successors(end); ++i)
            if (jig_ptrmap_has(&entered, jig_op_successor(end, i)))
                jig_vec_push(&c->back, ((JigCfgEdge){end, i}));
    }
    jig_ptrmap_free(&entered);
}

static void meet_all(Cycle *c, const JigMultiplexer *m, const JigCfgEdgeVec *edges,
                     JigValue *more) {
    for (size_t i = 0; i < edges->len; ++i)
        jig_cf_to_scf_multiplex(c->s, m, edges->data[i], more);
}

/* One header. */
static void join_entries(Cycle *c) {
    c->header = jig_cf_to_scf_edge_target(c->entries.data[0]);
    JigLoc loc = jig_op_loc(jig_block_last(c->header));
    c->loc = jig_op_loc(c->back.data[0].op);
    if (c->entries.len == 1)
        return;
    JigCfgEdgeVec all = {0};
    jig_vec_append(&all, c->entries.data, c->entries.len);
    jig_vec_append(&all, c->back.data, c->back.len);
    JigMultiplexer m = jig_cf_to_scf_multiplexer(c->s, loc, NULL, &all, false);
    meet_all(c, &m, &all, NULL);
    jig_at_end(c->s->rw, m.block);
    jig_cf_to_scf_dispatch(c->s, &m, loc, NULL);
    c->header = m.block;
    add_block(c, c->header);
    jig_cf_to_scf_multiplexer_free(&m);
    jig_vec_free(&all);
}

/* What stands behind a loop that never ends, since something has to. */
static bool end_anyhow(Cycle *c) {
    JigOp *function = jig_region_parent(jig_block_region(c->header));
    JigRewriter *rw = c->s->rw;
    if (!jig_op_is(function, JIG_FUNC(FUNC)))
        return jig_error(rw->ctx, c->loc, "Cannot create unreachable terminator for '%.*s'",
                         JIG_FMT(jig_op_name_of(function)));
    size_t n;
    const JigType *const *types = jig_function_results(function, &n);
    JigValue **values = JIG_NEW_ARRAY(c->s->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        JigUbPoison parts = {.result_type = types[i], .value = jig_ub_poison_attr(rw->ctx)};
        values[i] = jig_op_result(jig_ub_poison_build(rw, c->loc, &parts), 0);
    }
    jig_cf_to_scf_combine_exit(
        c->s, jig_func_return_build(rw, c->loc, &(JigFuncReturn){.operands = {values, n}}));
    return true;
}

/* One end, and the jump out of it behind the loop. */
static bool join_ends(Cycle *c) {
    JigMultiplexer m = jig_cf_to_scf_multiplexer(c->s, c->loc, c->header, &c->exits, true);
    JigRewriter *rw = c->s->rw;
    c->latch = m.block;
    add_block(c, c->latch);
    c->around = jig_create_block(rw, jig_block_region(c->header), c->header, NULL, 0, c->loc);
    meet_all(c, &m, &c->back, jig_cf_to_scf_case_number(c->s, 1));
    if (c->exits.len)
        meet_all(c, &m, &c->exits, jig_cf_to_scf_case_number(c->s, 0));
    jig_at_end(rw, c->around);
    bool ok = true;
    if (c->exits.len)
        jig_cf_to_scf_dispatch(c->s, &m, c->loc, c->header);
    else
        ok = end_anyhow(c);
    for (size_t i = 0; i < jig_block_num_args(c->header); ++i)
        jig_vec_push(&c->next, jig_block_arg(c->latch, i));
    jig_cf_to_scf_multiplexer_free(&m);
    return ok;
}

/* ---- What is used behind the loop ---- */

static bool dominates(Cycle *c, JigBlock *a, JigBlock *b) {
    if (a == c->header)
        return true;
    if (!c->dominance)
        c->dominance = jig_dominance_create(c->s->rw->ctx);
    return jig_dominates_block(c->dominance, a, b);
}

static bool is_used_inside(const Cycle *c, JigUse *u) {
    JigRegion *region = jig_block_region(c->header);
    JigOp *op = jig_region_ancestor_op(region, jig_use_owner(u));
    return op && is_inside(c, jig_op_block(op));
}

/* The value at the end of the loop: undefined where control did not come by. */
static JigValue *value_at_end(Cycle *c, JigValue *v) {
    JigBlock *b = jig_value_block(v);
    bool known = true;
    JigCfgEdgeVec preds = {0};
    for (JigSuccUse *u = jig_block_first_pred(c->latch); u; u = jig_succ_use_next(u)) {
        JigOp *from = jig_succ_use_owner(u);
        jig_vec_push(&preds, ((JigCfgEdge){from, jig_succ_use_index(u)}));
        known &= b == c->latch || dominates(c, b, jig_op_block(from));
    }
    if (!known) {
        const JigType *type = jig_value_type(v);
        JigValue *arg = jig_block_add_arg(c->latch, type, jig_value_loc(v));
        for (size_t i = 0; i < preds.len; ++i) {
            bool passes = dominates(c, b, jig_op_block(preds.data[i].op));
            JigValue *passed = passes ? v : jig_cf_to_scf_undefined(c->s, type);
            jig_cf_to_scf_edge_add_values(c->s, preds.data[i], (JigValueList){&passed, 1});
        }
        v = arg;
    }
    jig_vec_free(&preds);
    return v;
}

/* A use behind the loop becomes one of an argument of `around`'s rest, which is a result later: for
 * now it is noted. */
typedef struct Escape {
    JigValue *value;
    size_t result;
} Escape;
typedef JIG_VEC(Escape) EscapeVec;

static void carry(Cycle *c, JigValue *v, EscapeVec *out) {
    bool escapes = false;
    for (JigUse *u = jig_value_first_use(v); u && !escapes; u = jig_use_next(u))
        escapes = !is_used_inside(c, u);
    if (!escapes)
        return;
    jig_vec_push(out, ((Escape){v, c->next.len}));
    jig_block_add_arg(c->header, jig_value_type(v), jig_value_loc(v));
    jig_vec_push(&c->next, value_at_end(c, v));
}

/* What the header has from argument `first` on, for those who come from before the loop. */
static void enter_with_undefined(Cycle *c, size_t first) {
    size_t n = jig_block_num_args(c->header) - first;
    JigCfgEdgeVec preds = {0};
    for (JigSuccUse *u = jig_block_first_pred(c->header); u; u = jig_succ_use_next(u))
        jig_vec_push(&preds, ((JigCfgEdge){jig_succ_use_owner(u), jig_succ_use_index(u)}));
    JigValue **values = JIG_NEW_ARRAY(c->s->a, JigValue *, n + 1);
    for (size_t k = 0; k < n && preds.len; ++k)
        values[k] =
            jig_cf_to_scf_undefined(c->s, jig_value_type(jig_block_arg(c->header, first + k)));
    for (size_t i = 0; i < preds.len && n; ++i)
        jig_cf_to_scf_edge_add_values(c->s, preds.data[i], (JigValueList){values, n});
    jig_vec_free(&preds);
}

/* Arguments that come with this are not looked at. */
static void carry_all(Cycle *c, EscapeVec *out) {
    size_t num_latch = jig_block_num_args(c->latch), num_header = jig_block_num_args(c->header);
    for (size_t k = 0; k < c->blocks.len; ++k) {
        JigBlock *b = c->blocks.data[k];
        size_t n = b == c->latch ? num_latch : b == c->header ? num_header : jig_block_num_args(b);
        for (size_t i = 0; i < n; ++i)
            carry(c, jig_block_arg(b, i), out);
        for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
            for (size_t i = 0; i < jig_op_num_results(op); ++i)
                carry(c, jig_op_result(op, i), out);
    }
    enter_with_undefined(c, num_header);
}

/* ---- The op ---- */

static bool use_is_outside(JigUse *u, void *user) {
    return !is_used_inside(user, u);
}

static void build_ends(Cycle *c, JigOp *loop, JigTypeList types, JigValue *again) {
    JigRewriter *rw = c->s->rw;
    JigValueList next = {c->next.data, c->next.len};
    jig_at_end(rw, c->latch);
    JigArithTrunci bit = {.in = again, .out_type = jig_type_i(rw->ctx, 1)};
    JigScfCondition end = {.condition = jig_op_result(jig_arith_trunci_build(rw, c->loc, &bit), 0),
                           .args = next};
    jig_scf_condition_build(rw, c->loc, &end);
    JigBlock *after =
        jig_create_block(rw, jig_scf_while_after(loop), NULL, types.items, types.n, c->loc);
    jig_at_end(rw, after);
    JigScfYield yield = {.results = jig_cf_to_scf_args_of(c->s, after, 0, types.n)};
    jig_scf_yield_build(rw, c->loc, &yield);
}

/* The loop in front of what is in `around`. */
static void build_loop(Cycle *c, JigValue *again, const EscapeVec *escapes) {
    JigRewriter *rw = c->s->rw;
    size_t n = jig_block_num_args(c->header);
    JigTypeList types =
        jig_cf_to_scf_types_of_values(c->s, jig_cf_to_scf_args_of(c->s, c->header, 0, n));
    for (size_t i = 0; i < n; ++i)
        jig_block_add_arg(c->around, types.items[i], jig_value_loc(jig_block_arg(c->header, i)));
    jig_rw_replace_block_uses(rw, c->header, c->around);
    jig_at_start(rw, c->around);
    JigScfWhile parts = {.inits = jig_cf_to_scf_args_of(c->s, c->around, 0, n),
                         .result_types = types};
    JigOp *loop = jig_scf_while_build(rw, c->loc, &parts);
    for (size_t i = 0; i < escapes->len; ++i)
        jig_rw_replace_uses_if(rw, escapes->data[i].value,
                               jig_op_result(loop, escapes->data[i].result), use_is_outside, c);
    JigRegion *before = jig_scf_while_before(loop);
    jig_rw_move_block_before(rw, c->header, before, NULL);
    for (size_t i = 0; i < c->blocks.len; ++i)
        if (c->blocks.data[i] != c->header && c->blocks.data[i] != c->latch)
            jig_rw_move_block_before(rw, c->blocks.data[i], before, NULL);
    jig_rw_move_block_before(rw, c->latch, before, NULL);
    build_ends(c, loop, types, again);
    jig_cf_to_scf_structure_later(c->s, c->header, true);
}

static bool structure_cycle(Cycle *c) {
    find_edges(c);
    join_entries(c);
    if (!join_ends(c))
        return false;
    JigValue *again = jig_block_arg(c->latch, jig_block_num_args(c->latch) - 1);
    EscapeVec escapes = {0};
    carry_all(c, &escapes);
    build_loop(c, again, &escapes);
    jig_vec_free(&escapes);
    return true;
}

static void free_cycle(Cycle *c) {
    if (c->dominance)
        jig_dominance_destroy(c->dominance);
    jig_vec_free(&c->blocks);
    jig_ptrmap_free(&c->inside);
    jig_vec_free(&c->entries);
    jig_vec_free(&c->exits);
    jig_vec_free(&c->back);
    jig_vec_free(&c->next);
}

bool jig_cf_to_scf_structure_cycles(JigStructuring *s, JigBlock *entry) {
    JigBlockComponents all = {0};
    jig_block_cycles_components(entry, &all);
    bool ok = true;
    for (size_t i = 0, at = 0; ok && i < all.ends.len; at = all.ends.data[i++]) {
        JigArenaMark mark = jig_arena_mark(s->a);
        Cycle c = {.s = s};
        for (size_t k = at; k < all.ends.data[i]; ++k)
            add_block(&c, all.blocks.data[k]);
        ok = structure_cycle(&c);
        free_cycle(&c);
        jig_arena_rewind(s->a, mark);
    }
    jig_block_cycles_free_components(&all);
    return ok;
}
