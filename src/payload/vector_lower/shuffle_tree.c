/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A vector of elements of other vectors, as shuffles of two: a tree whose leaves are those vectors.
 */
#include "payload/vector_lower/vector_lower_int.h"
#include "payload/vector_lower/lower_transpose.h"
#include "support/map.h"

/* A vector of which some lanes are wanted: those go to places from `first` to `last`. */
typedef struct Node {
    JigValue *vector;
    int64_t first, last;
} Node;

/* Of the result: which node has the lane that goes to a place, and where. */
typedef struct Place {
    size_t node;
    int64_t lane;
} Place;

typedef struct Tree {
    JigRewriter *rw;
    JigLoc loc;
    Node *nodes;
    size_t num_nodes;
    Place *places;
    int64_t num_places;
} Tree;

/* ---- Leaves ---- */

/* The op that takes the vector apart of which the value is a lane; NULL: there is none. */
static JigOp *source_of(const JigValue *v) {
    JigOp *def = jig_value_def_of(v, JIG_VECTOR(TO_ELEMENTS));
    const JigType *type = def ? jig_value_type(jig_vector_to_elements_source(def)) : NULL;
    return type && jig_type_rank(type) == 1 && !jig_type_is_scalable(type) ? def : NULL;
}

/* In the order in which they are seen first. */
static bool find_leaves(Tree *t, JigOp *op) {
    JigPtrMap known = {0};

    bool all = true;
    for (int64_t i = 0; all && i < t->num_places; ++i) {
        JigValue *v = jig_vector_from_elements_elements_at(op, (size_t)i);
        JigOp *source = source_of(v);
        if (!(all = source != NULL))
            break;
        Node *node = jig_ptrmap_get(&known, source);
        if (!node) {
            node = &t->nodes[t->num_nodes++];
            *node = (Node){jig_vector_to_elements_source(source), i, i};
            jig_ptrmap_set(&known, source, node);
        }
        node->last = i;
        t->places[i] = (Place){(size_t)(node - t->nodes), (int64_t)jig_value_index(v)};
    }
    jig_ptrmap_free(&known);
    return all;
}

/* ---- Levels ---- */

/* The places of nodes i and i + 1, or of the last one alone. */
static void span(const Tree *t, size_t i, int64_t *first, int64_t *last) {
    const Node *a = &t->nodes[i], *b = i + 1 < t->num_nodes ? a + 1 : a;
    *first = a->first < b->first ? a->first : b->first;
    *last = a->last > b->last ? a->last : b->last;
}

/* Vectors of a level are as long as the longest. */
static int64_t level_len(const Tree *t) {
    int64_t len = 0;
    for (size_t i = 0; i < t->num_nodes; i += 2) {
        int64_t first, last;
        span(t, i, &first, &last);
        len = last - first + 1 > len ? last - first + 1 : len;
    }
    return len;
}

/* One shuffle of nodes i and i + 1; lanes that are in neither are poison. */
static Node join(Tree *t, size_t i, int64_t len) {
    enum { POISON = -1 };
    const Node *a = &t->nodes[i], *b = i + 1 < t->num_nodes ? a + 1 : a;
    Node made;
    span(t, i, &made.first, &made.last);
    int64_t *lanes = JIG_NEW_ARRAY(t->rw->arena, int64_t, (size_t)len),
            width = jig_type_dim(jig_value_type(a->vector), 0);
    for (int64_t k = 0; k < len; ++k) {
        const Place *p = &t->places[made.first + k];
        bool is_here = made.first + k <= made.last && p->node / 2 == i / 2;
        lanes[k] = is_here ? p->lane + (p->node % 2 ? width : 0) : POISON;
    }
    made.vector =
        jig_vector_lower_shuffle_lanes(t->rw, t->loc, a->vector, b->vector, lanes, (size_t)len);
    return made;
}

static void join_level(Tree *t, int64_t len) {
    size_t n = (t->num_nodes + 1) / 2;
    Node *above = JIG_NEW_ARRAY(t->rw->arena, Node, n);
    for (size_t i = 0; i < n; ++i)
        above[i] = join(t, 2 * i, len);
    for (int64_t i = 0; i < t->num_places; ++i) {
        Place *p = &t->places[i];
        *p = (Place){p->node / 2, i - above[p->node / 2].first};
    }
    t->nodes = above;
    t->num_nodes = n;
}

static bool elements_to_shuffles(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    size_t n = jig_vector_from_elements_num_elements(op);
    if (jig_type_rank(type) != 1 || n > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "not of one dimension, or too long");
    Tree t = {.rw = rw,
              .loc = jig_op_loc(op),
              .nodes = JIG_NEW_ARRAY(rw->arena, Node, n),
              .places = JIG_NEW_ARRAY(rw->arena, Place, n),
              .num_places = (int64_t)n};
    if (!find_leaves(&t, op))
        return jig_no_match(rw, op, "an element is of no vector of one dimension");
    if (level_len(&t) * (int64_t)t.num_nodes > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "of too many vectors");
    do
        join_level(&t, level_len(&t));
    while (t.num_nodes > 1);
    jig_rw_replace1(rw, op, t.nodes[0].vector);
    return true;
}

const JigPattern jig_elements_to_shuffle_patterns[] = {
    {.name = "(anonymous namespace)::ToFromElementsToShuffleTreeRewrite",
     .root = "vector.from_elements",
     .fn = elements_to_shuffles},
    {0},
};
