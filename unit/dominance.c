/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dominance: random control flow graphs against the definition (a block
 * dominates what cannot be reached without it), and the rules for ops in
 * blocks, nested regions and graph regions.
 */
#include "jig/op.h"
#include "jig/dialect.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const JigOpRow rows[] = {
    {.name = "t.func", .regions = "body: any"},
    {.name = "t.graph", .regions = "body: any", .traits = "GraphRegion"},
    {.name = "t.br", .succs = "dests: variadic", .traits = "Terminator"},
    {.name = "t.op"},
};
static const JigDialect dialect = {.name = "t", JIG_TABLE(ops, rows)};

static JigContext *context(void) {
    JigContext *ctx = jig_context_create();
    jig_context_register(ctx, &dialect);
    return ctx;
}

static JigOp *make(JigContext *ctx, const char *name, JigBlock **succs, size_t num_succs,
                   size_t num_regions) {
    JigOpState s = {.loc = jig_loc_unknown(ctx),
                    .name = jig_op_name(ctx, jig_str(name)),
                    .successors = succs,
                    .num_successors = num_succs,
                    .num_regions = num_regions};
    return jig_op_create(&s);
}

enum { MAX = 24 };
typedef struct Graph {
    JigOp *func;
    JigBlock *blocks[MAX];
    bool edge[MAX][MAX];
    size_t n;
} Graph;

static Graph random_graph(JigContext *ctx, size_t n) {
    Graph g = {.func = make(ctx, "t.func", NULL, 0, 1), .n = n};
    for (size_t i = 0; i < n; i++) {
        g.blocks[i] = jig_block_create(ctx);
        jig_region_insert(jig_op_region(g.func, 0), NULL, g.blocks[i]);
    }
    for (size_t i = 0; i < n; i++) {
        JigBlock *succs[3];
        size_t k = (size_t)rand() % 4;
        for (size_t j = 0; j < k; j++) {
            size_t to = n > 1 ? 1 + (size_t)rand() % (n - 1) : 0;
            succs[j] = g.blocks[to];
            g.edge[i][to] = true;
        }
        jig_block_insert(g.blocks[i], NULL, make(ctx, "t.br", succs, k, 0));
    }
    return g;
}

/* What block 0 reaches when `without` is taken out. */
static void reach(const Graph *g, size_t without, bool *seen) {
    size_t stack[MAX], len = 0;
    memset(seen, 0, MAX);
    if (without != 0) {
        seen[0] = true;
        stack[len++] = 0;
    }
    while (len) {
        size_t at = stack[--len];
        for (size_t i = 0; i < g->n; i++)
            if (g->edge[at][i] && i != without && !seen[i]) {
                seen[i] = true;
                stack[len++] = i;
            }
    }
}

static void random_graphs(void **state) {
    (void)state;
    srand(7);
    for (int round = 0; round < 300; round++) {
        JigContext *ctx = context();
        Graph g = random_graph(ctx, 1 + (size_t)rand() % MAX);
        JigDominance *d = jig_dominance_create(ctx);
        bool all[MAX], seen[MAX];
        reach(&g, MAX, all);
        for (size_t a = 0; a < g.n; a++) {
            reach(&g, a, seen);
            assert_int_equal(jig_block_is_reachable(d, g.blocks[a]), all[a]);
            for (size_t b = 0; b < g.n; b++) {
                bool want = a == b || !all[b] || (all[a] && !seen[b]);
                assert_int_equal(jig_dominates_block(d, g.blocks[a], g.blocks[b]), want);
            }
        }
        jig_dominance_destroy(d);
        jig_op_destroy(g.func);
        jig_context_destroy(ctx);
    }
}

/* A chain of diamonds, as long as recursion would not bear. */
static void long_chain(void **state) {
    (void)state;
    enum { N = 60000 };
    JigContext *ctx = context();
    JigOp *func = make(ctx, "t.func", NULL, 0, 1);
    JigRegion *body = jig_op_region(func, 0);
    for (size_t i = 0; i < N; i++)
        jig_region_insert(body, NULL, jig_block_create(ctx));
    for (JigBlock *b = jig_region_first(body); b; b = jig_block_next(b)) {
        JigBlock *succs[2];
        size_t k = 0;
        for (JigBlock *s = jig_block_next(b); s && k < 2; s = jig_block_next(s))
            succs[k++] = s;
        jig_block_insert(b, NULL, make(ctx, "t.br", succs, k, 0));
    }
    JigDominance *d = jig_dominance_create(ctx);
    JigBlock *second = jig_block_next(jig_region_first(body)), *third = jig_block_next(second);
    assert_true(jig_dominates_block(d, jig_region_first(body), jig_region_last(body)));
    assert_false(jig_dominates_block(d, second, third));
    assert_false(jig_dominates_block(d, third, jig_region_last(body)));
    jig_dominance_destroy(d);
    jig_op_destroy(func);
    jig_context_destroy(ctx);
}

static JigOp *append(JigContext *ctx, JigBlock *block, const char *name, size_t num_regions) {
    JigOp *op = make(ctx, name, NULL, 0, num_regions);
    jig_block_insert(block, NULL, op);
    for (size_t i = 0; i < num_regions; i++)
        jig_region_insert(jig_op_region(op, i), NULL, jig_block_create(ctx));
    return op;
}

static void ops_in_blocks(void **state) {
    (void)state;
    JigContext *ctx = context();
    JigOp *func = make(ctx, "t.func", NULL, 0, 1);
    JigBlock *entry = jig_block_create(ctx);
    jig_region_insert(jig_op_region(func, 0), NULL, entry);
    JigOp *a = append(ctx, entry, "t.op", 0);
    JigOp *b = append(ctx, entry, "t.func", 1);
    JigOp *inner = append(ctx, jig_op_body(b), "t.op", 0);
    JigOp *graph = append(ctx, entry, "t.graph", 1);
    JigOp *g1 = append(ctx, jig_op_body(graph), "t.op", 0);
    JigOp *g2 = append(ctx, jig_op_body(graph), "t.op", 0);
    JigDominance *d = jig_dominance_create(ctx);
    assert_true(jig_properly_dominates(d, a, b));
    assert_false(jig_properly_dominates(d, b, a));
    assert_false(jig_properly_dominates(d, a, a));
    assert_true(jig_properly_dominates(d, a, inner));
    assert_true(jig_properly_dominates(d, b, inner)); /* encloses it */
    assert_false(jig_properly_dominates(d, inner, graph));
    assert_true(jig_properly_dominates(d, g2, g1));
    assert_true(jig_properly_dominates(d, g1, g1));
    assert_false(jig_region_has_ssa_dominance(jig_op_region(graph, 0)));
    jig_dominance_destroy(d);
    jig_op_destroy(func);
    jig_context_destroy(ctx);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_graphs),
        cmocka_unit_test(long_chain),
        cmocka_unit_test(ops_in_blocks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
