/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Edges of the graph of nests. */
#include "payload/loop/affine_fuse/nest_graph_int.h"

#include "rewrite/values.h"

/* ---- One edge ---- */

static bool has_edge(const JigNest *from, const JigNest *to, const JigValue *value) {
    bool in_out = from->out.len <= to->in.len;
    size_t n = in_out ? from->out.len : to->in.len;
    unsigned other = in_out ? to->id : from->id;
    for (size_t i = 0; i < n; ++i) {
        const JigNestEdge *e = in_out ? &from->out.data[i] : &to->in.data[i];
        if (e->other == other && e->value == value)
            return true;
    }
    return false;
}

static bool is_memory(const JigValue *v) {
    return jig_type_is_memref(jig_value_type(v));
}

static void count_edge(JigNestGraph *g, JigValue *v, intptr_t more) {
    if (!is_memory(v))
        return;
    if (!jig_ptrmap_has(&g->edges_of, v))
        jig_vec_push(&g->related, v);
    void **n = jig_ptrmap_slot(&g->edges_of, v);
    *n = (void *)((intptr_t)*n + more);
}

void jig_nest_graph_unrelated(const JigNestGraph *g, JigValueVec *out) {
    for (size_t i = 0; i < g->related.len; ++i)
        if (!jig_ptrmap_get(&g->edges_of, g->related.data[i]))
            jig_vec_push(out, g->related.data[i]);
}

static void link_nests(JigNestGraph *g, JigNest *from, JigNest *to, JigValue *value) {
    jig_vec_push(&from->out, ((JigNestEdge){.other = to->id, .value = value}));
    jig_vec_push(&to->in, ((JigNestEdge){.other = from->id, .value = value}));
    g->version++;
    count_edge(g, value, 1);
}

void jig_nest_add_edge(JigNestGraph *g, JigNest *from, JigNest *to, JigValue *value) {
    if (from != to && !has_edge(from, to, value))
        link_nests(g, from, to, value);
}

/* Takes the edge out of a list; its place among the others stays. */
#define TAKE_OUT(list, id, of)                                                                     \
    do {                                                                                           \
        size_t kept_ = 0;                                                                          \
        for (size_t i_ = 0; i_ < (list)->len; ++i_)                                                \
            if ((list)->data[i_].other != (id) || (list)->data[i_].value != (of))                  \
                (list)->data[kept_++] = (list)->data[i_];                                          \
        (list)->len = kept_;                                                                       \
    } while (0)

static JigNestEdge *find_edge(JigNest *from, const JigNest *to, const JigValue *value) {
    for (size_t i = 0; i < from->out.len; ++i)
        if (from->out.data[i].other == to->id && from->out.data[i].value == value)
            return &from->out.data[i];
    return NULL;
}

static void leave_order_only(JigNestGraph *g, JigNest *from, JigNest *to, JigValue *value) {
    JigNestEdge *out = find_edge(from, to, value);
    if (!out || out->order_only)
        return;
    out->order_only = true;
    for (size_t i = 0; i < to->in.len; ++i)
        to->in.data[i].order_only |=
            to->in.data[i].other == from->id && to->in.data[i].value == value;
    count_edge(g, value, -1);
}

static void remove_edge(JigNestGraph *g, JigNest *from, JigNest *to, JigValue *value) {
    const JigNestEdge *out = find_edge(from, to, value);
    bool order_only = out && out->order_only;
    TAKE_OUT(&from->out, to->id, value);
    TAKE_OUT(&to->in, from->id, value);
    g->version++;
    count_edge(g, value, order_only ? 0 : -1);
}

void jig_nest_drop_edges(JigNestGraph *g, JigNest *x) {
    while (x->in.len) {
        JigNestEdge e = jig_vec_last(&x->in);
        remove_edge(g, jig_nest_at(g, e.other), x, e.value);
    }
    while (x->out.len) {
        JigNestEdge e = jig_vec_last(&x->out);
        remove_edge(g, x, jig_nest_at(g, e.other), e.value);
    }
}

size_t jig_nest_num_out(const JigNest *x, const JigValue *value) {
    size_t n = 0;
    for (size_t i = 0; i < x->out.len; ++i)
        n += !x->out.data[i].order_only && (!value || x->out.data[i].value == value);
    return n;
}

size_t jig_nest_num_in_stores(const JigNestGraph *g, const JigNest *x, const JigValue *memref) {
    size_t n = 0;
    for (size_t i = 0; i < x->in.len; ++i)
        n += !x->in.data[i].order_only && x->in.data[i].value == memref &&
             jig_nest_num_stores(jig_nest_at(g, x->in.data[i].other), memref) > 0;
    return n;
}

/* ---- Results that nests use ---- */

static void add_result_edges(JigNestGraph *g, JigNest *x, JigValue *v) {
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        JigOp *user = jig_block_ancestor(g->block, jig_use_owner(u));
        JigNest *y = user ? jig_nest_of(g, user) : NULL;
        if (y && y->is_loop)
            jig_nest_add_edge(g, x, y, v);
    }
}

/* ---- Memory ---- */

/* Who touches a memref, by number. */
typedef struct Touched {
    JigValue *memref;
    JigNestVec by;
} Touched;

typedef struct Memory {
    JigNestGraph *g;
    JIG_VEC(Touched *) all;
    JigPtrMap of; /* memref -> Touched */
    JigNestVec unknown;
} Memory;

static void note(Memory *m, JigValue *memref, JigNest *x) {
    Touched *t = jig_ptrmap_get(&m->of, memref);
    if (!t) {
        t = JIG_NEW(m->g->arena, Touched);
        t->memref = memref;
        jig_ptrmap_set(&m->of, memref, t);
        jig_vec_push(&m->all, t);
    }
    if (!t->by.len || jig_vec_last(&t->by) != x)
        jig_vec_push(&t->by, x);
}

static void note_all(Memory *m, JigNest *x) {
    bool touches_unknown = false;
    for (size_t i = 0; i < x->loads.len; ++i)
        note(m, x->loads.data[i]->memref, x);
    for (size_t i = 0; i < x->stores.len; ++i)
        note(m, x->stores.data[i]->memref, x);
    for (size_t i = 0; i < x->others.len; ++i) {
        if (x->others.data[i].memref)
            note(m, x->others.data[i].memref, x);
        touches_unknown |= !x->others.data[i].memref;
    }
    if (touches_unknown)
        jig_vec_push(&m->unknown, x);
}

static bool has_other(const JigNest *x, const JigValue *memref, bool writes) {
    for (size_t i = 0; i < x->others.len; ++i)
        if (x->others.data[i].memref == memref && (!writes || x->others.data[i].writes))
            return true;
    return false;
}

/* Is there an element that a pair of accesses, one of them a store, touches? */
static bool meet(const JigNest *x, const JigNest *y, const JigValue *memref) {
    size_t depth = jig_affine_num_vars_around(x->op) + 1;
    for (size_t i = 0; i < jig_nest_num_accesses(x); ++i) {
        const JigAffineAccessInfo *a = jig_nest_access(x, i);
        for (size_t k = 0; a->memref == memref && k < jig_nest_num_accesses(y); ++k) {
            const JigAffineAccessInfo *b = jig_nest_access(y, k);
            if (b->memref == memref && jig_affine_depends(a, b, depth, false, NULL))
                return true;
        }
    }
    return false;
}

static bool may_depend(const JigNest *x, const JigNest *y, const JigValue *memref) {
    bool x_writes = jig_nest_num_stores(x, memref), y_writes = jig_nest_num_stores(y, memref);
    if (!x_writes && !y_writes)
        return false;
    if (!x->is_loop || !y->is_loop)
        return true;
    if ((has_other(x, memref, true) || (has_other(x, memref, false) && y_writes)) ||
        (has_other(y, memref, true) || (has_other(y, memref, false) && x_writes)))
        return true;
    return meet(x, y, memref);
}

static void add_memory_edges(JigNestGraph *g, const Touched *t) {
    for (size_t i = 0; i < t->by.len; ++i)
        for (size_t k = i + 1; k < t->by.len; ++k)
            if (may_depend(t->by.data[i], t->by.data[k], t->memref))
                link_nests(g, t->by.data[i], t->by.data[k], t->memref);
}

/* All that touch one depend on all that touch the other, if one of a pair writes. */
static void add_alias_edges(JigNestGraph *g, const Touched *s, const Touched *t) {
    for (size_t i = 0; i < s->by.len; ++i)
        for (size_t k = 0; k < t->by.len; ++k) {
            JigNest *x = s->by.data[i], *y = t->by.data[k];
            if (x != y && (jig_nest_num_stores(x, s->memref) || jig_nest_num_stores(y, t->memref)))
                jig_nest_add_edge(g, x->id < y->id ? x : y, x->id < y->id ? y : x,
                                  x->id < y->id ? s->memref : t->memref);
        }
}

/* Memrefs that may be the same memory: by where they come from. */
static void add_all_alias_edges(Memory *m) {
    JigPtrMap heads = {0}; /* origin -> list of Touched */
    typedef struct Item {
        const Touched *t;
        struct Item *next;
    } Item;
    JigOriginVec origins = {0};
    for (size_t i = 0; i < m->all.len; ++i) {
        origins.len = 0;
        jig_view_flow_origins(m->g->flow, m->all.data[i]->memref, &origins);
        for (size_t k = 0; k < origins.len; ++k) {
            void **head = jig_ptrmap_slot(&heads, origins.data[k]);
            for (Item *other = *head; other; other = other->next) {
                jig_ptrset_add(&m->g->aliased, other->t->memref);
                jig_ptrset_add(&m->g->aliased, m->all.data[i]->memref);
                add_alias_edges(m->g, other->t, m->all.data[i]);
            }
            Item *item = JIG_NEW(m->g->arena, Item);
            *item = (Item){m->all.data[i], *head};
            *head = item;
        }
    }
    jig_vec_free(&origins);
    jig_ptrmap_free(&heads);
}

/* Ops that may do anything to memory that they may know of. */
static void add_unknown_edges(Memory *m) {
    for (size_t i = 0; m->unknown.len && i < m->all.len; ++i) {
        const Touched *t = m->all.data[i];
        if (!jig_nest_memref_escapes(t->memref))
            continue;
        for (size_t k = 0; k < t->by.len; ++k)
            for (size_t s = 0; s < m->unknown.len; ++s) {
                JigNest *x = t->by.data[k], *y = m->unknown.data[s];
                if (x != y)
                    jig_nest_add_edge(m->g, x->id < y->id ? x : y, x->id < y->id ? y : x,
                                      t->memref);
            }
    }
}

void jig_nest_graph_add_edges(JigNestGraph *g) {
    Memory m = {.g = g};
    for (size_t i = 0; i < g->nests.len; ++i) {
        JigNest *x = g->nests.data[i];
        for (size_t k = 0; k < jig_op_num_results(x->op); ++k)
            add_result_edges(g, x, jig_op_result(x->op, k));
        note_all(&m, x);
    }
    for (size_t i = 0; i < m.all.len; ++i)
        add_memory_edges(g, m.all.data[i]);
    add_all_alias_edges(&m);
    add_unknown_edges(&m);
    for (size_t i = 0; i < m.all.len; ++i)
        jig_vec_free(&m.all.data[i]->by);
    jig_vec_free(&m.all);
    jig_vec_free(&m.unknown);
    jig_ptrmap_free(&m.of);
}

/* ---- Paths ---- */

/* What edges lead to from `x`, or lead from to it, itself included; by number. */
static const bool *reach_of(JigNestGraph *g, const JigNest *x, bool forward) {
    JigReach *r = &g->reach[forward];
    if (r->from == x && r->version == g->version && r->met.len == g->nests.len)
        return r->met.data;
    JigNestVec todo = {0};
    r->from = x;
    r->version = g->version;
    r->met.len = 0;
    jig_vec_reserve(&r->met, g->nests.len);
    r->met.len = g->nests.len;
    memset(r->met.data, 0, r->met.len * sizeof *r->met.data);
    jig_vec_push(&todo, (JigNest *)x);
    r->met.data[x->id] = true;
    while (todo.len) {
        const JigNest *y = jig_vec_pop(&todo);
        size_t n = forward ? y->out.len : y->in.len;
        for (size_t i = 0; i < n; ++i) {
            unsigned id = forward ? y->out.data[i].other : y->in.data[i].other;
            if (r->met.data[id])
                continue;
            r->met.data[id] = true;
            jig_vec_push(&todo, jig_nest_at(g, id));
        }
    }
    jig_vec_free(&todo);
    return r->met.data;
}

bool jig_nest_is_related(JigNestGraph *g, const JigNest *a, const JigNest *b) {
    return reach_of(g, b, !jig_op_is_before(a->op, b->op))[a->id];
}

static bool is_between(const JigOp *op, const JigOp *first, const JigOp *second) {
    return op != first && op != second && jig_op_is_before(first, op) &&
           jig_op_is_before(op, second);
}

JigOp *jig_nest_place(JigNestGraph *g, const JigNest *first, const JigNest *second) {
    JigOp *next = NULL, *last = NULL; /* that needs the first; that the second needs */
    if (!first->out.len)
        return second->op;
    const bool *reach = NULL;
    for (size_t i = 0; i < second->in.len; ++i) {
        const JigNestEdge *e = &second->in.data[i];
        const JigNest *x = jig_nest_at(g, e->other);
        if (!is_memory(e->value)) {
            reach = reach ? reach : reach_of(g, first, true);
            if (reach[x->id])
                return NULL;
        }
        if (is_between(x->op, first->op, second->op) && (!last || jig_op_is_before(last, x->op)))
            last = x->op;
    }
    for (size_t i = 0; i < first->out.len; ++i) {
        JigOp *op = jig_nest_at(g, first->out.data[i].other)->op;
        if (is_between(op, first->op, second->op) && (!next || jig_op_is_before(op, next)))
            next = op;
    }
    if (!next)
        return second->op;
    return last && (next == last || jig_op_is_before(next, last)) ? NULL : next;
}

/* ---- Fused ---- */

static bool is_made(const JigPrivates *p, const JigValue *v) {
    return jig_values_have(p->made, p->num_made, v);
}
static bool is_kept(const JigPrivates *p, const JigValue *v) {
    return jig_values_have(p->kept, p->num_kept, v);
}

static void take_in_edges(JigNestGraph *g, JigNest *source, JigNest *into, const JigPrivates *p) {
    for (size_t i = 0; i < source->in.len; ++i) {
        JigNestEdge e = source->in.data[i];
        JigNest *from = jig_nest_at(g, e.other);
        bool is_new = !has_edge(from, into, e.value);
        if (is_made(p, e.value))
            continue;
        jig_nest_add_edge(g, from, into, e.value);
        if (is_new && (e.order_only || is_kept(p, e.value)))
            leave_order_only(g, from, into, e.value);
    }
}

void jig_nest_fused(JigNestGraph *g, JigNest *source, JigNest *into, const JigPrivates *privates,
                    bool source_goes) {
    take_in_edges(g, source, into, privates);
    for (size_t i = 0; i < source->out.len;) {
        JigNestEdge e = source->out.data[i];
        JigNest *other = jig_nest_at(g, e.other);
        if (!source_goes && (other != into || !is_made(privates, e.value))) {
            if (other == into)
                leave_order_only(g, source, into, e.value);
            ++i;
            continue;
        }
        if (other != into)
            jig_nest_add_edge(g, into, other, e.value);
        remove_edge(g, source, other, e.value);
    }
    for (size_t i = 0; i < into->in.len;) {
        JigNestEdge e = into->in.data[i];
        if (is_made(privates, e.value)) {
            remove_edge(g, jig_nest_at(g, e.other), into, e.value);
            continue;
        }
        if (is_kept(privates, e.value))
            leave_order_only(g, jig_nest_at(g, e.other), into, e.value);
        ++i;
    }
}

void jig_nest_fused_sibling(JigNestGraph *g, JigNest *source, JigNest *into) {
    while (source->in.len) {
        JigNestEdge e = source->in.data[0];
        jig_nest_add_edge(g, jig_nest_at(g, e.other), into, e.value);
        remove_edge(g, jig_nest_at(g, e.other), source, e.value);
    }
    while (source->out.len) {
        JigNestEdge e = source->out.data[0];
        jig_nest_add_edge(g, into, jig_nest_at(g, e.other), e.value);
        remove_edge(g, source, jig_nest_at(g, e.other), e.value);
    }
}
