/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dominance between blocks, ops and values. Trees are made per region when
 * first asked for, by the semi-NCA algorithm (semidominators by path
 * compression, then the nearest common ancestor in the tree so far), and are
 * queried by intervals.
 *
 * A block's node is found by the block's number, a scratch member: a number
 * holds if the node has the block. Only where others have numbered the block
 * since, or where it is not reachable, is there a map to ask.
 */
#include "ir/dominance.h"
#include "ir/op_path.h"
#include "support/check.h"

/* `tree` first: others see no more of it. */
typedef struct Tree {
    JigDomTree tree;
    JigPtrMap index; /* block -> its node; made when a number does not hold */
} Tree;

struct JigDominance {
    JigContext *ctx;
    JigPtrMap trees; /* region -> Tree */
    const JigRegion *last_region;
    Tree *last;      /* of that region; NULL: none */
    JigOpPath *path; /* where nothing changes any more */
};

JigDominance *jig_dominance_create(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    JigDominance *d = jig_calloc(1, sizeof *d);
    d->ctx = ctx;
    return d;
}

static void free_tree(Tree *t) {
    if (!t)
        return;
    jig_ptrmap_free(&t->index);
    jig_free(t->tree.nodes);
    jig_free(t);
}

void jig_dominance_invalidate(JigDominance *d, JigRegion *region) {
    JIG_REQUIRE(d);
    d->last = NULL;
    if (region) {
        free_tree(jig_ptrmap_get(&d->trees, region));
        jig_ptrmap_remove(&d->trees, region);
        return;
    }
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&d->trees, &i));)
        free_tree(e->value);
    jig_ptrmap_clear(&d->trees);
}

void jig_dominance_hold(JigDominance *d) {
    JIG_REQUIRE(d);
    if (!d->path)
        d->path = jig_calloc(1, sizeof *d->path);
}

void jig_dominance_destroy(JigDominance *d) {
    if (!d)
        return;
    if (d->path)
        jig_op_path_free(d->path);
    jig_free(d->path);
    jig_dominance_invalidate(d, NULL);
    jig_ptrmap_free(&d->trees);
    jig_free(d);
}

/* ---- Making a tree ---- */
/* Per node, while the tree is made. */
typedef struct Work {
    uint32_t parent; /* in the depth-first tree */
    uint32_t up;     /* compressed: an ancestor in that tree */
    uint32_t label;  /* node of least semidominator between here and `up` */
    uint32_t semi;
} Work;

typedef JIG_VEC(Work) WorkVec;
typedef JIG_VEC(JigDomNode) NodeVec;

static bool has_node(const NodeVec *nodes, const JigBlock *block) {
    return block->number < nodes->len && nodes->data[block->number].block == block;
}

static void add_node(NodeVec *nodes, WorkVec *work, JigBlock *block, uint32_t parent) {
    uint32_t number = (uint32_t)nodes->len;
    jig_vec_push(nodes, ((JigDomNode){.block = block}));
    jig_vec_push(work, ((Work){parent, parent, number, number}));
    block->number = number;
}

/* While a node is on the way from the entry, its `in` is the successor to look at next. */
static void number_blocks(JigBlock *entry, NodeVec *nodes, WorkVec *work) {
    add_node(nodes, work, entry, 0);
    for (uint32_t at = 0;;) {
        JigDomNode *node = &nodes->data[at];
        const JigOp *end = node->block->last;
        if (end && node->in < end->num_successors) {
            JigBlock *succ = jig_op_successors(end)[node->in++].block;
            if (!succ || has_node(nodes, succ))
                continue;
            add_node(nodes, work, succ, at);
            at = (uint32_t)nodes->len - 1;
        } else if (at) {
            at = work->data[at].parent;
        } else {
            break;
        }
    }
}

/* The node of least semidominator on the path from `v` up to the first node
 * below `linked`; shortens the path. */
static uint32_t least(Work *w, uint32_t v, uint32_t linked, uint32_t *stack) {
    size_t depth = 0;
    while (w[v].up >= linked) {
        stack[depth++] = v;
        v = w[v].up;
    }
    uint32_t top = v;
    while (depth) {
        v = stack[--depth];
        if (w[w[top].label].semi < w[w[v].label].semi)
            w[v].label = w[top].label;
        w[v].up = w[top].up;
        top = v;
    }
    return w[v].label;
}

static void find_idoms(JigDomNode *nodes, Work *w, uint32_t n) {
    uint32_t few[32], *stack = n <= JIG_LEN(few) ? few : jig_calloc(n, sizeof *stack);
    for (uint32_t i = n; i-- > 1;) {
        w[i].semi = w[i].parent;
        for (const JigSuccUse *u = nodes[i].block->preds; u; u = u->next) {
            const JigBlock *pred = u->owner->block;
            if (!pred || pred->number >= n || nodes[pred->number].block != pred ||
                pred->last != u->owner)
                continue;
            uint32_t semi = w[least(w, pred->number, i + 1, stack)].semi;
            if (semi < w[i].semi)
                w[i].semi = semi;
        }
    }
    for (uint32_t i = 1; i < n; i++) {
        uint32_t idom = w[i].parent;
        while (idom > w[i].semi)
            idom = nodes[idom].idom;
        nodes[i].idom = idom;
    }
    if (stack != few)
        jig_free(stack);
}

static void number_intervals(JigDomNode *nodes, uint32_t n) {
    for (uint32_t i = 0; i < n; i++)
        nodes[i].in = 0;
    for (uint32_t i = n; i-- > 1;) { /* backwards: children come out in order */
        nodes[i].sibling = nodes[nodes[i].idom].child;
        nodes[nodes[i].idom].child = i;
    }
    uint32_t clock = 0, at = 0;
    nodes[0].in = clock++;
    for (;;) {
        if (nodes[at].child && nodes[nodes[at].child].in == 0) {
            at = nodes[at].child;
            nodes[at].in = clock++;
            continue;
        }
        while (at && (nodes[at].out = clock++, !nodes[at].sibling))
            at = nodes[at].idom;
        if (!at)
            break;
        at = nodes[at].sibling;
        nodes[at].in = clock++;
    }
    nodes[0].out = clock;
}

static Tree *make_tree(JigBlock *entry) {
    Tree *t = jig_calloc(1, sizeof *t);
    NodeVec nodes = {0};
    WorkVec work = {0};
    size_t n = 0;
    for (const JigBlock *b = entry; b; b = b->next)
        n++;
    jig_vec_reserve(&nodes, n);
    jig_vec_reserve(&work, n);
    number_blocks(entry, &nodes, &work);
    find_idoms(nodes.data, work.data, (uint32_t)nodes.len);
    number_intervals(nodes.data, (uint32_t)nodes.len);
    jig_vec_free(&work);
    t->tree = (JigDomTree){nodes.data, nodes.len};
    return t;
}

static Tree *tree_of(JigDominance *d, const JigRegion *region) {
    if (d->last && d->last_region == region)
        return d->last;
    void **slot = jig_ptrmap_slot(&d->trees, region);
    if (!*slot)
        *slot = make_tree(region->first);
    d->last_region = region;
    d->last = *slot;
    return d->last;
}

const JigDomTree *jig_dominance_tree(JigDominance *d, const JigRegion *region) {
    return &tree_of(d, region)->tree;
}

/* ---- Queries ---- */
static const JigDomNode *node_by_map(Tree *t, const JigBlock *block) {
    for (size_t i = 0; !t->index.len && i < t->tree.len; i++)
        jig_ptrmap_set(&t->index, t->tree.nodes[i].block, &t->tree.nodes[i]);
    return jig_ptrmap_get(&t->index, block);
}

static const JigDomNode *node_of(Tree *t, const JigBlock *block) {
    if (block->number < t->tree.len && t->tree.nodes[block->number].block == block)
        return &t->tree.nodes[block->number];
    return node_by_map(t, block);
}

const JigDomNode *jig_dominance_node(JigDominance *d, const JigBlock *block) {
    return node_of(tree_of(d, block->region), block);
}

bool jig_region_has_ssa_dominance(const JigRegion *region) {
    JIG_REQUIRE(region);
    const JigOp *op = region->parent;
    return !op || (op->name->row && !jig_op_has_trait(op, JIG_TRAIT_GRAPH_REGION));
}

/* Different blocks of one region. Everything dominates what is unreachable. */
static bool block_dominates(JigDominance *d, const JigBlock *a, const JigBlock *b) {
    Tree *t = tree_of(d, a->region);
    const JigDomNode *y = node_of(t, b);
    if (!y)
        return true;
    const JigDomNode *x = node_of(t, a);
    return x && x->in <= y->in && y->out <= x->out;
}

/* `op`, or the op around it, that stands in the region. Most often it is near. */
static JigOp *op_within(JigDominance *d, const JigRegion *region, JigOp *op) {
    enum { NEAR = 4 };
    JigOp *b = op;
    for (int i = 0; b && b->block && b->block->region != region; i++, b = jig_op_parent(b))
        if (i == NEAR && d->path && region)
            return jig_op_path_ancestor(d->path, region, op);
    return b && b->block ? b : NULL;
}

/* The block of `region` that holds `b` or encloses it; NULL: none. */
static JigBlock *block_within(JigDominance *d, const JigRegion *region, JigBlock *b) {
    if (b->region == region)
        return b;
    const JigOp *op =
        b->region && b->region->parent ? op_within(d, region, b->region->parent) : NULL;
    return op ? op->block : NULL;
}

bool jig_dominates_block(JigDominance *d, JigBlock *a, JigBlock *b) {
    JIG_REQUIRE(d && a);
    b = block_within(d, a->region, b);
    return b && (a == b || block_dominates(d, a, b));
}

/* `enclosing`: does an op dominate the ops inside it? */
static bool op_dominates(JigDominance *d, JigOp *a, JigOp *b, bool enclosing) {
    if (!a->block)
        return false;
    if (a == b)
        return !jig_region_has_ssa_dominance(a->block->region);
    if (b->block != a->block)
        b = op_within(d, a->block->region, b);
    if (!b)
        return false;
    if (a == b && enclosing)
        return true;
    if (a->block != b->block)
        return block_dominates(d, a->block, b->block);
    if (a->block->region && !jig_region_has_ssa_dominance(a->block->region))
        return true;
    return a != b && jig_op_is_before(a, b);
}

bool jig_properly_dominates(JigDominance *d, JigOp *a, JigOp *b) {
    JIG_REQUIRE(d && a && b);
    return op_dominates(d, a, b, true);
}

bool jig_value_dominates(JigDominance *d, JigValue *v, JigOp *user) {
    JIG_REQUIRE(d);
    JigOp *def = jig_value_op(v);
    if (def)
        return op_dominates(d, def, user, false);
    return user->block && jig_dominates_block(d, jig_arg_block(v), user->block);
}

bool jig_block_is_reachable(JigDominance *d, JigBlock *block) {
    return block == block->region->first || jig_dominance_node(d, block);
}
