/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/lattice.h"

/* What is known of a value. */
typedef struct Cell {
    unsigned rises; /* 0: not reached */
    size_t rose_in; /* the last visit in which it did */
    _Alignas(16) unsigned char state[];
} Cell;
typedef JIG_VEC(const void *) ItemVec;

void jig_lattice_init(JigLatticeStates *s, const JigLattice *lattice) {
    *s = (JigLatticeStates){.lattice = lattice};
    jig_arena_init(&s->arena);
    s->top = jig_arena_calloc(&s->arena, lattice->size);
}

void jig_lattice_free(JigLatticeStates *s) {
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&s->dependents, &i));) {
        ItemVec *v = e->value;
        jig_vec_free(v);
    }
    jig_ptrmap_free(&s->cells);
    jig_ptrmap_free(&s->dependents);
    jig_pairset_free(&s->seen);
    jig_ptrmap_free(&s->queued);
    jig_vec_free(&s->queue);
    jig_arena_free(&s->arena);
}

/* ---- The queue ---- */

void jig_lattice_enqueue(JigLatticeStates *s, const void *item) {
    if (jig_ptrset_add(&s->queued, item))
        jig_vec_push(&s->queue, item);
}

const void *jig_lattice_next(JigLatticeStates *s) {
    if (s->head == s->queue.len) {
        s->head = s->queue.len = 0;
        return NULL;
    }
    s->visiting = s->queue.data[s->head++];
    s->num_visits++;
    jig_ptrmap_remove(&s->queued, s->visiting);
    return s->visiting;
}

bool jig_lattice_add_pair(JigLatticeStates *s, const void *a, const void *b) {
    return jig_pairset_add(&s->seen, a, b);
}

void jig_lattice_depend(JigLatticeStates *s, const void *what) {
    if (!jig_lattice_add_pair(s, s->visiting, what))
        return;
    void **slot = jig_ptrmap_slot(&s->dependents, what);
    if (!*slot)
        *slot = JIG_NEW(&s->arena, ItemVec);
    ItemVec *v = *slot;
    jig_vec_push(v, s->visiting);
}

void jig_lattice_changed(JigLatticeStates *s, const void *what) {
    const ItemVec *v = jig_ptrmap_get(&s->dependents, what);
    for (size_t i = 0; v && i < v->len; i++)
        jig_lattice_enqueue(s, v->data[i]);
}

/* ---- States ---- */

const void *jig_lattice_get(const JigLatticeStates *s, const JigValue *v) {
    const Cell *c = jig_ptrmap_get(&s->cells, v);
    return c && c->rises ? c->state : NULL;
}

const void *jig_lattice_read(JigLatticeStates *s, const JigValue *v) {
    jig_lattice_depend(s, v);
    return jig_lattice_get(s, v);
}

static Cell *cell_of(JigLatticeStates *s, const JigValue *v) {
    void **slot = jig_ptrmap_slot(&s->cells, v);
    if (!*slot)
        *slot = jig_arena_calloc(&s->arena, sizeof(Cell) + s->lattice->size);
    return *slot;
}

void jig_lattice_join(JigLatticeStates *s, const JigValue *v, const void *state) {
    Cell *c = cell_of(s, v);
    if (!c->rises)
        memcpy(c->state, state, s->lattice->size);
    else if (!s->lattice->join(c->state, state))
        return;
    if (!c->rises || c->rose_in != s->num_visits)
        c->rises++;
    c->rose_in = s->num_visits;
    if (s->lattice->max_rises && c->rises > s->lattice->max_rises)
        s->lattice->unknown(v, c->state);
    jig_lattice_changed(s, v);
}

void jig_lattice_set_unknown(JigLatticeStates *s, const JigValue *v) {
    s->lattice->unknown(v, s->top);
    jig_lattice_join(s, v, s->top);
}
