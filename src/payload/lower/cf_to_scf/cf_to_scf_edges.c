/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/lower/cf_to_scf/cf_to_scf_int.h"

#include "dialect/arith/arith.h"
#include "dialect/cf/cf.h"
#include "dialect/ub/ub.h"
#include "jig/iface.h"

/* ---- Constants, each once at the start of the region ---- */

JigValue *jig_cf_to_scf_undefined(JigStructuring *s, const JigType *type) {
    void **slot = jig_ptrmap_slot(&s->undefined, type);
    if (!*slot) {
        jig_at_start(s->rw, jig_region_first(s->region));
        JigUbPoison parts = {.result_type = type, .value = jig_ub_poison_attr(s->rw->ctx)};
        JigLoc loc = jig_op_loc(jig_region_parent(s->region));
        *slot = jig_op_result(jig_ub_poison_build(s->rw, loc, &parts), 0);
    }
    return *slot;
}

JigValue *jig_cf_to_scf_case_number(JigStructuring *s, size_t n) {
    while (s->numbers.len <= n)
        jig_vec_push(&s->numbers, NULL);
    if (!s->numbers.data[n]) {
        const JigType *i32 = jig_type_i(s->rw->ctx, 32);
        jig_at_start(s->rw, jig_region_first(s->region));
        s->numbers.data[n] = jig_arith_constant(s->rw, jig_op_loc(jig_region_parent(s->region)),
                                                i32, jig_attr_int(i32, (int64_t)n));
    }
    return s->numbers.data[n];
}

/* ---- Jumps ---- */

JigBlock *jig_cf_to_scf_edge_target(JigCfgEdge e) {
    return jig_op_successor(e.op, e.i);
}

JigValueList jig_cf_to_scf_edge_values(JigStructuring *s, JigCfgEdge e) {
    JigOperandRange r = jig_branch_operands(e.op, e.i).forwarded;
    JigValue **values = JIG_NEW_ARRAY(s->a, JigValue *, r.count + 1);
    for (size_t i = 0; i < r.count; ++i)
        values[i] = jig_op_operand(e.op, r.start + i);
    return (JigValueList){values, r.count};
}

void jig_cf_to_scf_edge_add_values(JigStructuring *s, JigCfgEdge e, JigValueList more) {
    JigArenaMark mark = jig_arena_mark(s->a);
    JigValueList old = jig_cf_to_scf_edge_values(s, e);
    JigValue **values = JIG_NEW_ARRAY(s->a, JigValue *, old.n + more.n + 1);
    for (size_t i = 0; i < old.n; ++i)
        values[i] = old.items[i];
    for (size_t i = 0; i < more.n; ++i)
        values[old.n + i] = more.items[i];
    jig_branch_set_forwarded(e.op, e.i, values, old.n + more.n);
    jig_arena_rewind(s->a, mark);
    jig_rw_modified(s->rw, e.op);
}

JigValueList jig_cf_to_scf_args_of(JigStructuring *s, const JigBlock *b, size_t from, size_t n) {
    JigValue **args = JIG_NEW_ARRAY(s->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        args[i] = jig_block_arg(b, from + i);
    return (JigValueList){args, n};
}

JigTypeList jig_cf_to_scf_types_of_values(JigStructuring *s, JigValueList values) {
    const JigType **types = JIG_NEW_ARRAY(s->a, const JigType *, values.n + 1);
    for (size_t i = 0; i < values.n; ++i)
        types[i] = jig_value_type(values.items[i]);
    return (JigTypeList){types, values.n};
}

void jig_cf_to_scf_jump(JigStructuring *s, JigLoc loc, JigBlock *to, JigValueList values) {
    jig_cf_br_build(s->rw, loc, &(JigCfBr){.dest_operands = values, .dest = to});
}

/* ---- Where they meet ---- */

static size_t place_of(const JigMultiplexer *m, const JigBlock *target) {
    size_t i = 0;
    while (i < m->targets.len && m->targets.data[i] != target)
        ++i;
    return i;
}

static void add_target(JigMultiplexer *m, JigBlock *target) {
    if (place_of(m, target) < m->targets.len)
        return;
    jig_vec_push(&m->targets, target);
    jig_vec_push(&m->starts, jig_block_num_args(m->block));
    for (size_t i = 0; i < jig_block_num_args(target); ++i) {
        JigValue *arg = jig_block_arg(target, i);
        jig_block_add_arg(m->block, jig_value_type(arg), jig_value_loc(arg));
    }
}

JigMultiplexer jig_cf_to_scf_multiplexer(JigStructuring *s, JigLoc loc, JigBlock *first,
                                         const JigCfgEdgeVec *edges, bool more) {
    const JigType *i32 = jig_type_i(s->rw->ctx, 32);
    JigBlock *after = first ? first : jig_cf_to_scf_edge_target(edges->data[0]);
    JigMultiplexer m = {.num_more = more,
                        .block = jig_create_block(s->rw, jig_block_region(after),
                                                  jig_block_next(after), NULL, 0, loc)};
    if (first)
        add_target(&m, first);
    for (size_t i = 0; i < edges->len; ++i)
        add_target(&m, jig_cf_to_scf_edge_target(edges->data[i]));
    if (more || m.targets.len > 1) /* its constant is made with it */
        jig_cf_to_scf_case_number(s, 0);
    if (m.targets.len > 1)
        m.way = jig_block_add_arg(m.block, i32, loc);
    if (more)
        jig_block_add_arg(m.block, i32, loc);
    return m;
}

void jig_cf_to_scf_multiplexer_free(JigMultiplexer *m) {
    jig_vec_free(&m->targets);
    jig_vec_free(&m->starts);
}

void jig_cf_to_scf_multiplex(JigStructuring *s, const JigMultiplexer *m, JigCfgEdge e,
                             JigValue *more) {
    size_t target = place_of(m, jig_cf_to_scf_edge_target(e)), start = m->starts.data[target],
           n = jig_block_num_args(m->block), ways = n - m->num_more - (m->way != NULL);
    JigArenaMark mark = jig_arena_mark(s->a);
    JigValueList passed = jig_cf_to_scf_edge_values(s, e);
    JigValue **values = JIG_NEW_ARRAY(s->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        if (i >= start && i - start < passed.n)
            values[i] = passed.items[i - start];
        else if (i >= n - m->num_more)
            values[i] = more;
        else if (i >= ways)
            values[i] = jig_cf_to_scf_case_number(s, target);
        else
            values[i] = jig_cf_to_scf_undefined(s, jig_value_type(jig_block_arg(m->block, i)));
    }
    jig_op_set_successor(e.op, e.i, m->block);
    jig_branch_set_forwarded(e.op, e.i, values, n);
    jig_arena_rewind(s->a, mark);
    jig_rw_modified(s->rw, e.op);
}

static const JigAttr *case_values(JigContext *ctx, const int64_t *cases, size_t n) {
    const JigType *i32 = jig_type_i(ctx, 32);
    int64_t len = (int64_t)n;
    JIG_VEC(const JigAttr *) values = {0};
    for (size_t i = 0; i < n; ++i)
        jig_vec_push(&values, jig_attr_int(i32, cases[i]));
    const JigAttr *all =
        n ? jig_attr_dense_of(jig_type_vector(&len, NULL, 1, i32), values.data, n) : NULL;
    jig_vec_free(&values);
    return all;
}

void jig_cf_to_scf_dispatch(JigStructuring *s, const JigMultiplexer *m, JigLoc loc,
                            const JigBlock *without) {
    size_t n = 0;
    int64_t *cases = JIG_NEW_ARRAY(s->a, int64_t, m->targets.len + 1);
    JigBlock **to = JIG_NEW_ARRAY(s->a, JigBlock *, m->targets.len + 1);
    JigValueList *values = JIG_NEW_ARRAY(s->a, JigValueList, m->targets.len + 1);
    for (size_t i = 0; i < m->targets.len; ++i) {
        if (m->targets.data[i] == without)
            continue;
        cases[n] = (int64_t)i;
        to[n] = m->targets.data[i];
        values[n] =
            jig_cf_to_scf_args_of(s, m->block, m->starts.data[i], jig_block_num_args(to[n]));
        n++;
    }
    if (n == 1) {
        jig_cf_to_scf_jump(s, loc, to[0], values[0]);
        return;
    }
    /* The last one is what is left. */
    JigCfSwitch parts = {.flag = m->way,
                         .default_operands = values[n - 1],
                         .case_operands = {values, n - 1},
                         .case_values = case_values(s->rw->ctx, cases, n - 1),
                         .default_destination = to[n - 1],
                         .case_destinations = {to, n - 1}};
    jig_cf_switch_build(s->rw, loc, &parts);
}
