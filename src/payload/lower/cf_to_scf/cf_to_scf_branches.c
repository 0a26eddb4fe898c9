/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Branches as ops with regions. What only one jump leads to is its region; what is left is where
 * all go on, as one block.
 */
#include "payload/lower/cf_to_scf/cf_to_scf_int.h"

#include "dialect/arith/arith.h"
#include "dialect/cf/cf.h"
#include "dialect/scf/scf.h"
#include "ir/dominance.h"

/* The jumps of one block, and what each leads to. */
typedef struct Fork {
    JigStructuring *s;
    JigDominance *dominance;
    JigOp *op; /* the last one of the entry */
    size_t n;
    JigBlockVec *regions; /* blocks of each jump; none: it goes to what is left */
    JigPtrMap taken;      /* what is not left */
    JigCfgEdgeVec onward; /* jumps to what is left */
    bool goes_on;         /* does any, but to an end of the region? */
} Fork;

static bool is_exit(const JigBlock *b) {
    return jig_op_num_successors(jig_block_last(b)) == 0;
}

/* In preorder. */
static void take_dominated(Fork *f, JigBlock *from, JigBlockVec *out) {
    const JigDomTree *tree = jig_dominance_tree(f->dominance, jig_block_region(from));
    const JigDomNode *root = jig_dominance_node(f->dominance, from);
    JIG_VEC(const JigDomNode *) open = {0};
    jig_vec_push(&open, root);
    while (open.len) {
        const JigDomNode *node = jig_vec_pop(&open);
        jig_vec_push(out, node->block);
        jig_ptrset_add(&f->taken, node->block);
        if (node != root && node->sibling)
            jig_vec_push(&open, &tree->nodes[node->sibling]);
        if (node->child)
            jig_vec_push(&open, &tree->nodes[node->child]);
    }
    jig_vec_free(&open);
}

static void find_regions(Fork *f) {
    JigBlock *entry = jig_op_block(f->op);
    jig_ptrset_add(&f->taken, entry);
    for (size_t i = 0; i < f->n; ++i) {
        JigBlock *to = jig_op_successor(f->op, i);
        if (jig_block_single_pred(to) == entry)
            take_dominated(f, to, &f->regions[i]);
    }
}

/* Jumps out of a block of a region. */
static void find_onward_of(Fork *f, JigBlock *b) {
    if (is_exit(b)) {
        for (JigSuccUse *u = jig_block_first_pred(b); u; u = jig_succ_use_next(u))
            jig_vec_push(&f->onward, ((JigCfgEdge){jig_succ_use_owner(u), jig_succ_use_index(u)}));
        return;
    }
    JigOp *end = jig_block_last(b);
    for (size_t i = 0; i < jig_op_num_successors(end); ++i) {
        if (jig_ptrmap_has(&f->taken, jig_op_successor(end, i)))
            continue;
        jig_vec_push(&f->onward, ((JigCfgEdge){end, i}));
        f->goes_on = true;
    }
}

static void find_onward(Fork *f) {
    for (size_t i = 0; i < f->n; ++i) {
        if (!f->regions[i].len) {
            jig_vec_push(&f->onward, ((JigCfgEdge){f->op, i}));
            f->goes_on = true;
        }
        for (size_t k = 0; k < f->regions[i].len; ++k)
            find_onward_of(f, f->regions[i].data[k]);
    }
}

/* Ends of the region are of what is left. */
static void leave_exits(Fork *f) {
    for (size_t i = 0; i < f->n; ++i) {
        size_t kept = 0;
        for (size_t k = 0; k < f->regions[i].len; ++k)
            if (!is_exit(f->regions[i].data[k]))
                f->regions[i].data[kept++] = f->regions[i].data[k];
        f->regions[i].len = kept;
    }
}

/* The one block of what is left that all go to. */
static JigBlock *join_onward(Fork *f) {
    JigBlock *first = jig_cf_to_scf_edge_target(f->onward.data[0]);
    bool same = true;
    for (size_t i = 1; i < f->onward.len; ++i)
        same &= jig_cf_to_scf_edge_target(f->onward.data[i]) == first;
    if (same)
        return first;
    JigLoc loc = jig_op_loc(f->onward.data[0].op);
    JigMultiplexer m = jig_cf_to_scf_multiplexer(f->s, loc, NULL, &f->onward, false);
    for (size_t i = 0; i < f->onward.len; ++i)
        jig_cf_to_scf_multiplex(f->s, &m, f->onward.data[i], NULL);
    jig_at_end(f->s->rw, m.block);
    jig_cf_to_scf_dispatch(f->s, &m, loc, NULL);
    first = m.block;
    jig_cf_to_scf_multiplexer_free(&m);
    return first;
}

/* ---- The op ---- */

static JigOp *build_if(Fork *f, JigTypeList types) {
    JigScfIf parts = {.condition = jig_cf_cond_br_condition(f->op), .result_types = types};
    return jig_scf_if_build(f->s->rw, jig_op_loc(f->op), &parts);
}

/* The flag is compared without its sign. */
static JigOp *build_switch(Fork *f, JigTypeList types) {
    JigRewriter *rw = f->s->rw;
    const JigType *type = jig_value_type(jig_cf_switch_flag(f->op));
    const JigAttr *values = jig_cf_switch_case_values_attr(f->op);
    unsigned width = (unsigned)jig_type_width(type);
    int64_t *cases = JIG_NEW_ARRAY(f->s->a, int64_t, f->n);
    uint64_t mask = width < 64 ? ((uint64_t)1 << width) - 1 : UINT64_MAX;
    for (size_t i = 0; i + 1 < f->n; ++i)
        cases[i] =
            (int64_t)((uint64_t)jig_attr_int_value(jig_attr_element(values, (int64_t)i)) & mask);
    JigArithIndexCastui cast = {.in = jig_cf_switch_flag(f->op),
                                .out_type = jig_type_index(rw->ctx)};
    JigLoc loc = jig_op_loc(f->op);
    JigRegion **none = JIG_NEW_ARRAY(f->s->a, JigRegion *, f->n);
    for (size_t i = 0; i < f->n; ++i)
        none[i] = NULL;
    JigScfIndexSwitch parts = {.arg =
                                   jig_op_result(jig_arith_index_castui_build(rw, loc, &cast), 0),
                               .result_types = types,
                               .cases = jig_attr_dense_i64(rw->ctx, cases, f->n - 1),
                               .case_regions = {none, f->n - 1}};
    return jig_scf_index_switch_build(rw, loc, &parts);
}

static bool is_known(const JigOp *op) {
    if (jig_op_is(op, JIG_CF(COND_BR)))
        return true;
    if (!jig_op_is(op, JIG_CF(SWITCH)))
        return jig_op_error(op, "Cannot convert unknown control flow op to structured control "
                                "flow");
    if (jig_type_width(jig_value_type(jig_cf_switch_flag(op))) > 64)
        return jig_op_error(op, "has a flag of more bits than an index");
    return true;
}

/* The only jump of these blocks to `onward`, of a block with no other jump; no op: there is none.
 */
static JigCfgEdge only_jump(const JigBlockVec *blocks, const JigBlock *onward) {
    JigCfgEdge found = {0};
    size_t n = 0;
    for (size_t k = 0; k < blocks->len; ++k) {
        JigOp *end = jig_block_last(blocks->data[k]);
        for (size_t i = 0; i < jig_op_num_successors(end); ++i)
            if (jig_op_successor(end, i) == onward) {
                found = (JigCfgEdge){end, i};
                ++n;
            }
    }
    return n == 1 && jig_op_num_successors(found.op) == 1 ? found : (JigCfgEdge){0};
}

static void redirect(const JigBlockVec *blocks, const JigBlock *from, JigBlock *to) {
    for (size_t k = 0; k < blocks->len; ++k) {
        JigOp *end = jig_block_last(blocks->data[k]);
        for (size_t i = 0; i < jig_op_num_successors(end); ++i)
            if (jig_op_successor(end, i) == from)
                jig_op_set_successor(end, i, to);
    }
}

/* One end for all jumps to `onward`. */
static void end_region(Fork *f, const JigBlockVec *blocks, JigRegion *region, JigBlock *onward) {
    JigRewriter *rw = f->s->rw;
    JigLoc loc = jig_op_loc(f->op);
    JigCfgEdge jump = only_jump(blocks, onward);
    JigValueList results;
    if (jump.op) {
        loc = jig_op_loc(jump.op);
        results = jig_cf_to_scf_edge_values(f->s, jump);
        jig_at_end(rw, jig_op_block(jump.op));
        jig_rw_erase(rw, jump.op);
    } else {
        size_t n = jig_block_num_args(onward);
        JigTypeList types =
            jig_cf_to_scf_types_of_values(f->s, jig_cf_to_scf_args_of(f->s, onward, 0, n));
        JigBlock *last = jig_create_block(rw, region, NULL, types.items, n, loc);
        redirect(blocks, onward, last);
        results = jig_cf_to_scf_args_of(f->s, last, 0, n);
        jig_at_end(rw, last);
    }
    jig_scf_yield_build(rw, loc, &(JigScfYield){.results = results});
}

/* The blocks of one jump into its region. */
static void fill_region(Fork *f, size_t i, JigRegion *region, JigBlock *onward) {
    JigRewriter *rw = f->s->rw;
    JigBlockVec *blocks = &f->regions[i];
    JigValueList values = jig_cf_to_scf_edge_values(f->s, (JigCfgEdge){f->op, i});
    if (!blocks->len) {
        JigBlock *only = jig_create_block(rw, region, NULL, NULL, 0, jig_op_loc(f->op));
        jig_at_end(rw, only);
        jig_scf_yield_build(rw, jig_op_loc(f->op), &(JigScfYield){.results = values});
        return;
    }
    for (size_t k = 0; k < blocks->len; ++k)
        jig_rw_move_block_before(rw, blocks->data[k], region, NULL);
    end_region(f, blocks, region, onward);
    JigBlock *first = blocks->data[0];
    for (size_t k = values.n; k-- > 0;) {
        jig_rw_replace_uses(rw, jig_block_arg(first, k), values.items[k]);
        jig_rw_erase_arg(rw, first, k);
    }
    jig_cf_to_scf_structure_later(f->s, first, false);
}

static bool build(Fork *f) {
    if (!is_known(f->op))
        return false;
    JigRewriter *rw = f->s->rw;
    JigBlock *onward = join_onward(f), *entry = jig_op_block(f->op);
    leave_exits(f);
    size_t n = jig_block_num_args(onward);
    JigTypeList types =
        jig_cf_to_scf_types_of_values(f->s, jig_cf_to_scf_args_of(f->s, onward, 0, n));
    bool binary = jig_op_is(f->op, JIG_CF(COND_BR));
    jig_at_before(rw, f->op);
    JigOp *made = binary ? build_if(f, types) : build_switch(f, types);
    for (size_t i = 0; i < f->n; ++i)
        fill_region(f, i, jig_op_region(made, i), onward);
    JigValue **results = JIG_NEW_ARRAY(f->s->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        results[i] = jig_op_result(made, i);
    jig_rw_takes_over(rw, f->op, made);
    jig_rw_erase(rw, f->op);
    jig_rw_merge_blocks(rw, onward, entry, results, n);
    return true;
}

/* ---- Until the entry is all there is ---- */

static void join_next(JigStructuring *s, JigOp *jump) {
    JigBlock *entry = jig_op_block(jump), *next = jig_op_successor(jump, 0);
    JigValueList values = jig_cf_to_scf_edge_values(s, (JigCfgEdge){jump, 0});
    jig_rw_erase(s->rw, jump);
    jig_rw_merge_blocks(s->rw, next, entry, values.items, values.n);
}

/* One op of the entry; *done: it stays, and what it jumps to are parts by themselves. */
static bool structure_fork(JigStructuring *s, JigDominance *dominance, JigOp *op, bool *done) {
    Fork f = {.s = s, .dominance = dominance, .op = op, .n = jig_op_num_successors(op)};
    f.regions = jig_arena_calloc(s->a, (f.n + 1) * sizeof *f.regions);
    find_regions(&f);
    find_onward(&f);
    bool ok = true;
    *done = !f.goes_on;
    if (f.goes_on)
        ok = build(&f);
    for (size_t i = 0; i < f.n; ++i) {
        if (*done)
            jig_cf_to_scf_structure_later(s, jig_op_successor(op, i), false);
        jig_vec_free(&f.regions[i]);
    }
    jig_ptrmap_free(&f.taken);
    jig_vec_free(&f.onward);
    return ok;
}

bool jig_cf_to_scf_structure_branches(JigStructuring *s, JigBlock *entry) {
    JigDominance *dominance = jig_dominance_create(s->rw->ctx);
    bool ok = true, done = false;
    while (ok && !done) {
        JigArenaMark mark = jig_arena_mark(s->a);
        JigOp *end = jig_block_last(entry);
        size_t n = jig_op_num_successors(end);
        if (n == 1)
            join_next(s, end);
        else if (n)
            ok = structure_fork(s, dominance, end, &done);
        else
            done = true;
        jig_arena_rewind(s->a, mark);
    }
    jig_dominance_destroy(dominance);
    return ok;
}
