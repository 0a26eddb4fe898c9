/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Definitions before uses in regions that do not ask for it.
 *
 * The order is that of repeated sweeps over the block, each of which takes the
 * ops whose operands are there already, in their order. When a sweep takes none,
 * there is a cycle, and the first op that is left stays where it is. Here an op
 * is queued for this sweep or the next when its last operand is taken, so that
 * each op and operand is looked at once.
 */
#include "jig/rewrite.h"
#include "jig/pass.h"
#include "support/map.h"
#include "support/vec.h"

#include <stdlib.h>

typedef JIG_VEC(uint32_t) Indices;

typedef struct Node {
    JigOp *op;
    uint32_t missing; /* operands' ops not taken yet, counted per use */
    Indices users;    /* by index; an op that uses twice stands twice */
    bool taken;
} Node;

/* Indices, the smallest first. */
static void push(Indices *heap, uint32_t x) {
    jig_vec_push(heap, x);
    size_t i = heap->len - 1;
    for (; i && heap->data[(i - 1) / 2] > x; i = (i - 1) / 2)
        heap->data[i] = heap->data[(i - 1) / 2];
    heap->data[i] = x;
}

static uint32_t pop(Indices *heap) {
    uint32_t top = heap->data[0], x = jig_vec_pop(heap);
    size_t i = 0, n = heap->len;
    for (size_t c; (c = 2 * i + 1) < n; i = c) {
        c += c + 1 < n && heap->data[c + 1] < heap->data[c];
        if (heap->data[c] >= x)
            break;
        heap->data[i] = heap->data[c];
    }
    if (n)
        heap->data[i] = x;
    return top;
}

typedef struct Sort {
    JigRewriter *rw;
    JigBlock *block;
    Node *nodes;
    size_t n;
    JigPtrMap index;   /* op -> index + 1 */
    Indices now, next; /* heaps: ready in this sweep, in the next */
    uint32_t user;     /* whose operands are being collected */
} Sort;

static JigWalk collect(JigOp *op, void *user) {
    Sort *s = user;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        JigOp *def = jig_op_operand_def(op, i);
        JigOp *at = def ? jig_block_ancestor(s->block, def) : NULL;
        uintptr_t index = at ? (uintptr_t)jig_ptrmap_get(&s->index, at) : 0;
        if (!index || index - 1 == s->user)
            continue;
        jig_vec_push(&s->nodes[index - 1].users, s->user);
        s->nodes[s->user].missing++;
    }
    return JIG_WALK_ADVANCE;
}

/* `scan`: how far this sweep has come; ops before it wait for the next. */
static void take(Sort *s, uint32_t i, int64_t scan, JigOp *before) {
    Node *node = &s->nodes[i];
    node->taken = true;
    jig_rw_move(s->rw, node->op, s->block, before);
    for (size_t u = 0; u < node->users.len; u++) {
        uint32_t user = node->users.data[u];
        if (--s->nodes[user].missing == 0 && !s->nodes[user].taken)
            push(user > scan ? &s->now : &s->next, user);
    }
}

static void sort(Sort *s, JigOp *end) {
    uint32_t first_left = 0;
    for (uint32_t i = 0; i < s->n; i++)
        if (!s->nodes[i].missing)
            push(&s->now, i);
    for (size_t left = s->n; left; left--) {
        if (!s->now.len) {
            Indices empty = s->now;
            s->now = s->next;
            s->next = empty;
        }
        if (s->now.len) {
            uint32_t i = pop(&s->now);
            take(s, i, i, end);
            continue;
        }
        while (s->nodes[first_left].taken)
            first_left++;
        take(s, first_left, -1, end);
    }
}

static void sort_block(JigRewriter *rw, JigBlock *block) {
    Sort s = {.rw = rw, .block = block};
    JigOp *end = jig_block_last(block);
    if (end && !jig_op_is_terminator(end))
        end = NULL;
    for (JigOp *op = jig_block_first(block); op != end; op = jig_op_next(op))
        jig_ptrmap_set(&s.index, op, (void *)(uintptr_t)++s.n);
    s.nodes = jig_calloc(s.n, sizeof *s.nodes);
    uint32_t i = 0;
    for (JigOp *op = jig_block_first(block); op != end; op = jig_op_next(op))
        s.nodes[i++].op = op;
    for (s.user = 0; s.user < s.n; s.user++)
        jig_walk_pre(s.nodes[s.user].op, collect, &s);
    sort(&s, end);
    for (i = 0; i < s.n; i++)
        jig_vec_free(&s.nodes[i].users);
    jig_free(s.nodes);
    jig_vec_free(&s.now);
    jig_vec_free(&s.next);
    jig_ptrmap_free(&s.index);
}

static JigWalk visit(JigOp *op, void *user) {
    if (!jig_op_row(op) || !jig_op_has_trait(op, JIG_TRAIT_GRAPH_REGION))
        return JIG_WALK_ADVANCE;
    for (size_t r = 0; r < jig_op_num_regions(op); r++)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            sort_block(user, b);
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    jig_walk_post(call->op, visit, call->rw);
    return true;
}

const JigPassRow jig_pass_topological_sort = {
    .name = "topological-sort",
    .title = "TopologicalSort",
    .run = run,
    .summary = "order the operations of graph regions by their uses",
};
