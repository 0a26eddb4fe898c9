/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Who calls whom. A node is the region of a callable op; one more stands for
 * callers from outside, another for callees that are not known.
 *
 * Invariants: `edges` are in order of first appearance, each target once per
 * kind; nodes are in order of their appearance in the IR.
 */
#ifndef JIG_ANALYSIS_CALLGRAPH_H
#define JIG_ANALYSIS_CALLGRAPH_H

#include "ir/op.h"
#include "jig/iface.h"

typedef enum JigCallEdgeKind { JIG_EDGE_OUTSIDE, JIG_EDGE_CALL, JIG_EDGE_CHILD } JigCallEdgeKind;
typedef struct JigCallNode JigCallNode;
typedef struct JigCallEdge {
    JigCallNode *to;
    JigCallEdgeKind kind;
} JigCallEdge;

struct JigCallNode {
    JigRegion *region; /* NULL: of the two special ones */
    JigOp *op;         /* that has the region */
    JIG_VEC(JigCallEdge) edges;
    bool has_children;    /* nested callables */
    uint32_t number, low; /* scratch of jig_callgraph_sccs */
};

typedef struct JigCallGraph {
    JigCallNode outside, unknown;
    JIG_VEC(JigCallNode *) nodes;
    JigPtrMap by_region; /* region -> node */
} JigCallGraph;

void jig_callgraph_init(JigCallGraph *g, JigOp *top);
void jig_callgraph_free(JigCallGraph *g);
JigCallNode *jig_callgraph_node(const JigCallGraph *g, const JigRegion *region); /* or NULL */
/* The node that the call goes to; &g->unknown when it cannot be told. */
JigCallNode *jig_callgraph_callee(JigCallGraph *g, JigOp *call);

typedef JIG_VEC(JigCallNode *) JigCallNodeVec;
/* Strongly connected components of what is reached from outside, callees before their callers,
 * `outside` and `unknown` among them. `ends` gets the index behind each one's last node. */
void jig_callgraph_sccs(JigCallGraph *g, JigCallNodeVec *nodes, JigI64Vec *ends);

#endif
