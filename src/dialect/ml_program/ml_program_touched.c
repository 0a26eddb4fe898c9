/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/ml_program/ml_program_touched.h"

#include "dialect/memref/memref.h"
#include "dialect/ml_program/ml_program.h"
#include "support/check.h"
#include "support/vec.h"

/* ---- Sets ---- */

const JigAttr *jig_ml_program_touched_key(const JigOp *access) {
    const JigAttr *name = jig_op_is(access, JIG_MEMREF(GET_GLOBAL))
                              ? jig_memref_get_global_name_attr(access)
                              : jig_ml_program_global_attr(access);
    return jig_attr_flat_symbol(jig_op_context(access), jig_attr_symbol_leaf(name));
}

void jig_ml_program_touched_add_op(JigTouchedGlobals *to, JigOp *op) {
    bool is_buffer = jig_op_is(op, JIG_MEMREF(GET_GLOBAL));
    if (is_buffer || jig_ml_program_loads(op))
        jig_ptrset_add(&to->loads, jig_ml_program_touched_key(op));
    if (is_buffer || jig_ml_program_stores(op))
        jig_ptrset_add(&to->stores, jig_ml_program_touched_key(op));
}

static void add_all(JigPtrMap *to, const JigPtrMap *from) {
    size_t i = 0;
    for (const JigPtrEntry *x; (x = jig_ptrmap_next(from, &i));)
        jig_ptrset_add(to, x->key);
}

void jig_ml_program_touched_add(JigTouchedGlobals *to, const JigTouchedGlobals *from) {
    JIG_REQUIRE(to && from);
    add_all(&to->loads, &from->loads);
    add_all(&to->stores, &from->stores);
    to->all |= from->all;
}

void jig_ml_program_touched_free(JigTouchedGlobals *t) {
    JIG_REQUIRE(t);
    jig_ptrmap_free(&t->loads);
    jig_ptrmap_free(&t->stores);
}

/* ---- Functions ---- */

static JigWalk add_access(JigOp *op, void *user) {
    jig_ml_program_touched_add_op(user, op);
    return JIG_WALK_ADVANCE;
}

/* Callees come before those that call them, or are in the same component. */
static void add_node(JigTouchedByCalls *t, const JigCallNode *n, JigTouchedGlobals *to) {
    if (n != &t->graph.outside)
        to->all |= !n->region || jig_region_is_empty(n->region);
    if (n->op)
        jig_walk_pre(n->op, add_access, to);
    for (size_t i = 0; i < n->edges.len; ++i) {
        const JigTouchedGlobals *callee = jig_ptrmap_get(&t->of, n->edges.data[i].to);
        if (callee && callee != to)
            jig_ml_program_touched_add(to, callee);
    }
}

void jig_ml_program_touched_by_calls_init(JigTouchedByCalls *t, JigOp *top) {
    JIG_REQUIRE(t && top);
    *t = (JigTouchedByCalls){0};
    JigCallNodeVec nodes = {0};
    JigI64Vec ends = {0};
    jig_callgraph_init(&t->graph, top);
    jig_callgraph_sccs(&t->graph, &nodes, &ends);
    size_t at = 0;
    for (size_t i = 0; i < ends.len; ++i) {
        JigTouchedGlobals *component = jig_calloc(1, sizeof *component);
        jig_vec_push(&t->components, component);
        for (; at < (size_t)ends.data[i]; ++at) {
            jig_ptrmap_set(&t->of, nodes.data[at], component);
            add_node(t, nodes.data[at], component);
        }
    }
    jig_vec_free(&nodes);
    jig_vec_free(&ends);
}

void jig_ml_program_touched_by_calls_free(JigTouchedByCalls *t) {
    JIG_REQUIRE(t);
    for (size_t i = 0; i < t->components.len; ++i) {
        jig_ml_program_touched_free(t->components.data[i]);
        jig_free(t->components.data[i]);
    }
    jig_vec_free(&t->components);
    jig_ptrmap_free(&t->of);
    jig_callgraph_free(&t->graph);
}

const JigTouchedGlobals *jig_ml_program_touched_by_call(JigTouchedByCalls *t, JigOp *call) {
    static const JigTouchedGlobals everything = {.all = true};
    const JigTouchedGlobals *found = jig_ptrmap_get(&t->of, jig_callgraph_callee(&t->graph, call));
    return found ? found : &everything;
}
