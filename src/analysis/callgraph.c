/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Call graphs, and their strongly connected components. */
#include "analysis/callgraph.h"
#include "support/check.h"

static void add_edge(JigCallNode *from, JigCallNode *to, JigCallEdgeKind kind) {
    for (size_t i = 0; i < from->edges.len; i++)
        if (from->edges.data[i].to == to && from->edges.data[i].kind == kind)
            return;
    jig_vec_push(&from->edges, ((JigCallEdge){to, kind}));
}

JigCallNode *jig_callgraph_node(const JigCallGraph *g, const JigRegion *region) {
    return region ? jig_ptrmap_get(&g->by_region, region) : NULL;
}

JigCallNode *jig_callgraph_callee(JigCallGraph *g, JigOp *call) {
    JigOp *callable = jig_call_resolve(call);
    JigCallNode *n =
        callable ? jig_callgraph_node(g, jig_callable(callable)->region(callable)) : NULL;
    return n ? n : &g->unknown;
}

static JigCallNode *node_for(JigCallGraph *g, JigRegion *region, JigCallNode *parent) {
    void **slot = jig_ptrmap_slot(&g->by_region, region);
    if (*slot)
        return *slot;
    JigCallNode *n = *slot = jig_calloc(1, sizeof *n);
    n->region = region;
    n->op = region->parent;
    jig_vec_push(&g->nodes, n);
    if (parent) {
        add_edge(parent, n, JIG_EDGE_CHILD);
        parent->has_children = true;
    } else { /* any caller from outside will do */
        jig_vec_push(&g->outside.edges, ((JigCallEdge){n, JIG_EDGE_OUTSIDE}));
    }
    return n;
}

/* Callables first, then, in a second walk, the calls. */
static void collect(JigCallGraph *g, JigOp *op, JigCallNode *parent, JigPairSet *seen_edges) {
    if (jig_call(op)) {
        if (!seen_edges || !parent)
            return;
        JigCallNode *to = jig_callgraph_callee(g, op);
        if (jig_pairset_add(seen_edges, parent, to))
            jig_vec_push(&parent->edges, ((JigCallEdge){to, JIG_EDGE_CALL}));
        return;
    }
    if (!op->num_regions)
        return;
    if (jig_callable(op)) {
        JigRegion *region = jig_callable(op)->region(op);
        if (!region)
            return;
        parent = node_for(g, region, parent);
    }
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            for (JigOp *o = b->first; o; o = o->next)
                collect(g, o, parent, seen_edges);
}

void jig_callgraph_init(JigCallGraph *g, JigOp *top) {
    *g = (JigCallGraph){0};
    JigPairSet seen = {0};
    collect(g, top, NULL, NULL);
    collect(g, top, NULL, &seen);
    jig_pairset_free(&seen);
}

void jig_callgraph_free(JigCallGraph *g) {
    JIG_REQUIRE(g);
    for (size_t i = 0; i < g->nodes.len; i++) {
        jig_vec_free(&g->nodes.data[i]->edges);
        jig_free(g->nodes.data[i]);
    }
    jig_vec_free(&g->nodes);
    jig_vec_free(&g->outside.edges);
    jig_ptrmap_free(&g->by_region);
}

/* ---- Components (Tarjan, with an explicit stack) ---- */
enum { DONE = UINT32_MAX };
typedef struct Visit {
    JigCallNode *node;
    size_t edge;
} Visit;

typedef struct Scc {
    JIG_VEC(Visit) visits;
    JigCallNodeVec open; /* nodes not yet in a component */
    uint32_t count;
} Scc;

static void enter(Scc *s, JigCallNode *n) {
    n->number = n->low = ++s->count;
    jig_vec_push(&s->open, n);
    jig_vec_push(&s->visits, ((Visit){n, 0}));
}

static void lower(JigCallNode *n, uint32_t to) {
    if (to < n->low)
        n->low = to;
}

void jig_callgraph_sccs(JigCallGraph *g, JigCallNodeVec *nodes, JigI64Vec *ends) {
    JIG_REQUIRE(g && nodes && ends);
    Scc s = {0};
    g->outside.number = g->unknown.number = 0;
    for (size_t i = 0; i < g->nodes.len; i++)
        g->nodes.data[i]->number = 0;
    enter(&s, &g->outside);
    while (s.visits.len) {
        Visit *top = &jig_vec_last(&s.visits);
        JigCallNode *n = top->node;
        if (top->edge < n->edges.len) {
            JigCallNode *to = n->edges.data[top->edge++].to;
            if (!to->number)
                enter(&s, to);
            else if (to->number != DONE)
                lower(n, to->low);
            continue;
        }
        s.visits.len--;
        if (s.visits.len)
            lower(jig_vec_last(&s.visits).node, n->low);
        if (n->low != n->number)
            continue;
        JigCallNode *last;
        do {
            last = jig_vec_pop(&s.open);
            last->number = DONE;
            jig_vec_push(nodes, last);
        } while (last != n);
        jig_vec_push(ends, (int64_t)nodes->len);
    }
    jig_vec_free(&s.visits);
    jig_vec_free(&s.open);
}
