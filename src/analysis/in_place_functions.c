/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions: their order, and what callers need to know of them. */
#include "analysis/in_place_int.h"
#include "support/arena.h"
#include "support/check.h"

static bool is_function(const JigOp *op) {
    const JigBufferIface *iface = jig_buffer(op);
    return iface && iface->boundary && jig_function(op);
}

static bool is_call(const JigOp *op) {
    const JigBufferIface *iface = jig_buffer(op);
    return iface && iface->boundary && jig_call(op);
}

JigOp *jig_in_place_callee(JigOp *call) {
    const JigAttr *name = jig_call(call)->callee(call);
    JigOp *f = name ? jig_symbol_lookup_nearest(call, name) : NULL;
    return f && is_function(f) ? f : NULL;
}

void jig_in_place_returns(JigOp *function, JigOpVec *out) {
    JigRegion *body = jig_op_region(function, 0);
    for (JigBlock *x = jig_region_first(body); x; x = jig_block_next(x)) {
        JigOp *end = jig_block_last(x);
        const JigBufferIface *iface = end ? jig_buffer(end) : NULL;
        if (iface && iface->boundary && jig_region_terminator(end))
            jig_vec_push(out, end);
    }
}

/* ---- Order ---- */

typedef struct Node {
    JigOp *op;
    size_t num_callees; /* not listed yet */
    JIG_VEC(size_t) callers;
} Node;
typedef struct Graph {
    JIG_VEC(Node) nodes;
    JigPtrMap index;   /* op -> number + 1 */
    JigPtrMap callees; /* of `at`: a set */
    size_t at;
} Graph;

static bool has_tensor_signature(const JigOp *function) {
    size_t n, m;
    const JigType *const *inputs = jig_function_inputs(function, &n), *const *results =
                                                                          jig_function_results(
                                                                              function, &m);
    bool has = false;
    for (size_t i = 0; i < n; ++i)
        has |= jig_type_is_tensor(inputs[i]);
    for (size_t i = 0; i < m; ++i)
        has |= jig_type_is_tensor(results[i]);
    return has;
}

static JigWalk add_call(JigOp *op, void *user) {
    Graph *g = user;
    JigOp *callee = is_call(op) ? jig_in_place_callee(op) : NULL;
    uintptr_t to = callee ? (uintptr_t)jig_ptrmap_get(&g->index, callee) : 0;
    if (!to || !has_tensor_signature(callee) || !jig_ptrset_add(&g->callees, callee))
        return JIG_WALK_ADVANCE;
    jig_vec_push(&g->nodes.data[to - 1].callers, g->at);
    g->nodes.data[g->at].num_callees++;
    return JIG_WALK_ADVANCE;
}

static void find_calls(Graph *g, JigOp *module) {
    for (JigOp *op = jig_block_first(jig_op_body(module)); op; op = jig_op_next(op)) {
        if (!is_function(op))
            continue;
        jig_vec_push(&g->nodes, ((Node){.op = op}));
        jig_ptrmap_set(&g->index, op, (void *)(uintptr_t)g->nodes.len);
    }
    for (g->at = 0; g->at < g->nodes.len; ++g->at) {
        jig_walk_post(g->nodes.data[g->at].op, add_call, g);
        jig_ptrmap_clear(&g->callees);
    }
}

void jig_in_place_functions_by_calls(JigOp *module, JigOpVec *functions, size_t *num_circular) {
    Graph g = {0};
    JIG_VEC(size_t) work = {0};
    if (jig_op_body(module))
        find_calls(&g, module);
    for (size_t i = 0; i < g.nodes.len; ++i)
        if (!g.nodes.data[i].num_callees)
            jig_vec_push(&work, i);
    while (work.len) {
        Node *n = &g.nodes.data[jig_vec_pop(&work)];
        jig_vec_push(functions, n->op);
        for (size_t i = 0; i < n->callers.len; ++i)
            if (!--g.nodes.data[n->callers.data[i]].num_callees)
                jig_vec_push(&work, n->callers.data[i]);
    }
    *num_circular = g.nodes.len - functions->len;
    for (size_t i = 0; i < g.nodes.len; ++i) {
        if (g.nodes.data[i].num_callees)
            jig_vec_push(functions, g.nodes.data[i].op);
        jig_vec_free(&g.nodes.data[i].callers);
    }
    jig_vec_free(&work);
    jig_vec_free(&g.nodes);
    jig_ptrmap_free(&g.index);
    jig_ptrmap_free(&g.callees);
}

/* ---- What callers need to know ---- */

static bool is_ranked(const JigValue *v) {
    return jig_type_is_ranked_tensor(jig_value_type(v));
}

/* Without a body: anything. */
static void note_declaration(JigFunctionBuffers *f, const JigType *const *inputs,
                             const JigType *const *results) {
    for (size_t i = 0; i < f->num_args; ++i)
        for (size_t k = 0; k < f->num_results; ++k)
            if (jig_type_is_tensor(inputs[i]) && jig_type_is_tensor(results[k]))
                jig_vec_push(&f->aliases[i], (int64_t)k);
}

static void note_aliases(JigInPlace *p, JigFunctionBuffers *f, JigOp *function,
                         const JigOpVec *returns) {
    for (size_t i = 0; i < f->num_args; ++i) {
        JigValue *arg = jig_block_arg(jig_op_body(function), i);
        bool *met = jig_arena_calloc(p->arena, f->num_results + 1);
        for (size_t r = 0; r < returns->len && is_ranked(arg); ++r)
            for (size_t k = 0; k < f->num_results; ++k) {
                JigValue *v = jig_op_operand(returns->data[r], k);
                if (met[k] || !is_ranked(v) || !jig_in_place_may_share(p, v, arg))
                    continue;
                met[k] = true;
                jig_vec_push(&f->aliases[i], (int64_t)k);
            }
    }
}

/* The first argument whose buffer it is; -1. */
static int64_t same_argument(JigInPlace *p, const JigFunctionBuffers *f, JigOp *function,
                             JigValue *v) {
    for (size_t i = 0; i < f->num_args && jig_type_is_tensor(jig_value_type(v)); ++i) {
        JigValue *arg = jig_block_arg(jig_op_body(function), i);
        if (is_ranked(arg) && jig_in_place_same(p, v, arg))
            return (int64_t)i;
    }
    return -1;
}

static void note_same(JigInPlace *p, JigFunctionBuffers *f, JigOp *function,
                      const JigOpVec *returns) {
    for (size_t k = 0; k < f->num_results; ++k)
        for (size_t r = 0; r < returns->len; ++r) {
            int64_t arg = same_argument(p, f, function, jig_op_operand(returns->data[r], k));
            if (r && arg != f->same[k])
                arg = -1;
            f->same[k] = arg;
            if (arg < 0)
                break;
        }
}

/* What an attribute of the argument says of it, or the body. */
static void note_access(JigInPlace *p, JigFunctionBuffers *f, JigOp *function, size_t arg) {
    const JigAttr *attrs = jig_op_attr(function, "arg_attrs"), *says = NULL;
    if (attrs && arg < jig_attr_array_len(attrs))
        says = jig_attr_dict_get(jig_attr_array_at(attrs, arg), JIG_STR("bufferization.access"));
    if (says && jig_attr_is_string(says)) {
        JigStr s = jig_attr_string_value(says);
        bool both = jig_str_is(s, "read-write");
        f->read[arg] = both || jig_str_is(s, "read");
        f->written[arg] = both || jig_str_is(s, "write");
    } else if (!jig_op_body(function)) {
        f->read[arg] = f->written[arg] = true;
    } else {
        JigValue *v = jig_block_arg(jig_op_body(function), arg);
        f->read[arg] = jig_buffer_is_read(v, p->b);
        f->written[arg] = jig_in_place_is_written(p, v);
    }
}

static JigFunctionBuffers *begin_function(JigInPlace *p, JigOp *function) {
    JigFunctionBuffers *f = JIG_NEW(p->b->arena, JigFunctionBuffers);
    (void)jig_function_inputs(function, &f->num_args);
    (void)jig_function_results(function, &f->num_results);
    f->read = JIG_NEW_ARRAY(p->b->arena, bool, f->num_args + 1);
    f->written = JIG_NEW_ARRAY(p->b->arena, bool, f->num_args + 1);
    f->aliases = JIG_NEW_ARRAY(p->b->arena, JigI64Vec, f->num_args + 1);
    f->same = JIG_NEW_ARRAY(p->b->arena, int64_t, f->num_results + 1);
    for (size_t i = 0; i < f->num_results; ++i)
        f->same[i] = -1;
    jig_ptrmap_set(&p->b->functions, function, f);
    return f;
}

static void end_function(JigInPlace *p, JigFunctionBuffers *f, JigOp *function) {
    size_t n;
    const JigType *const *inputs = jig_function_inputs(function, &n), *const *results =
                                                                          jig_function_results(
                                                                              function, &n);
    JigOpVec returns = {0};
    if (jig_op_body(function)) {
        jig_in_place_returns(function, &returns);
        note_aliases(p, f, function, &returns);
        note_same(p, f, function, &returns);
    } else {
        note_declaration(f, inputs, results);
    }
    for (size_t i = 0; i < f->num_args; ++i)
        if (jig_type_is_tensor(inputs[i]))
            note_access(p, f, function, i);
    jig_vec_free(&returns);
    f->analyzed = true;
}

bool jig_in_place_analyze_functions(JigInPlace *p, JigOp *module) {
    JIG_REQUIRE(p && module);
    JigOpVec functions = {0};
    size_t num_circular;
    bool ok = true;
    jig_in_place_functions_by_calls(module, &functions, &num_circular);
    for (size_t i = 0; i < functions.len && ok; ++i) {
        JigOp *op = functions.data[i];
        if (!jig_buffer_of(op, p->b))
            continue;
        bool circular = i + num_circular >= functions.len;
        JigFunctionBuffers *f = circular ? NULL : begin_function(p, op);
        ok = jig_in_place_analyze(p, op);
        if (ok && f)
            end_function(p, f, op);
    }
    jig_vec_free(&functions);
    return ok;
}
