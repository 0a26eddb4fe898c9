/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/remap.h"

typedef struct JigRemapEntry Entry;

struct JigRemapEntry {
    JigValueList from, to;
    JigValueList fresh; /* those of `to` that nobody had become before */
    Entry *next;        /* said of others that begin with the same value */
};

void jig_remap_init(JigRemap *m) {
    *m = (JigRemap){0};
    jig_arena_init(&m->arena);
}

void jig_remap_free(JigRemap *m) {
    jig_vec_free(&m->by_first);
    jig_ptrmap_free(&m->casts);
    jig_arena_free(&m->arena);
}

static bool is_same(JigValueList a, JigValueList b) {
    return a.n == b.n && a.items[0] == b.items[0] &&
           (a.n == 1 || !memcmp(a.items, b.items, a.n * sizeof *a.items));
}

static JigValueList copy_of(JigArena *a, JigValueList values) {
    JigValue **items = JIG_NEW_ARRAY(a, JigValue *, values.n);
    memcpy(items, values.items, values.n * sizeof *items);
    return (JigValueList){items, values.n};
}

static bool is_place_of(const JigRemap *m, const JigValue *v) {
    return v->number < m->by_first.len && m->by_first.data[v->number] &&
           m->by_first.data[v->number]->from.items[0] == v;
}

/* Where it stands what v, which has become others, has become. */
static Entry **place_of(const JigRemap *m, const JigValue *v) {
    if (!is_place_of(m, v)) /* somebody printed */
        for (size_t i = 0; i < m->by_first.len; i++)
            if (m->by_first.data[i])
                m->by_first.data[i]->from.items[0]->number = (uint32_t)i;
    return &m->by_first.data[v->number];
}

static const Entry *find(const JigRemap *m, JigValueList from) {
    const Entry *e = from.n && from.items[0]->has_become ? *place_of(m, from.items[0]) : NULL;
    while (e && !is_same(e->from, from))
        e = e->next;
    return e;
}

static bool has_next(const JigRemap *m, JigValue *v) {
    return find(m, (JigValueList){&v, 1}) != NULL;
}

/* Each value by what it has become. Returns false when none has become anything. */
static bool step_each(JigRemap *m, JigValueList *at) {
    JigValueVec next = {0};
    bool moved = false;
    for (size_t i = 0; i < at->n; i++) {
        const Entry *e = find(m, (JigValueList){&at->items[i], 1});
        moved |= e != NULL;
        if (e)
            jig_vec_append(&next, e->to.items, e->to.n);
        else
            jig_vec_push(&next, at->items[i]);
    }
    if (moved)
        *at = copy_of(&m->arena, (JigValueList){next.data, next.len});
    jig_vec_free(&next);
    return moved;
}

/* Values one by one before all of them together. */
static bool step(JigRemap *m, JigValueList *at) {
    if (at->n > 1) {
        bool any = false;
        for (size_t i = 0; i < at->n && !any; i++)
            any = has_next(m, at->items[i]);
        if (any)
            return step_each(m, at);
    }
    const Entry *e = find(m, *at);
    if (e)
        *at = e->to;
    return e != NULL;
}

bool jig_values_have_types(JigValueList values, const JigType *const *types, size_t n) {
    if (values.n != n)
        return false;
    for (size_t i = 0; i < n; i++)
        if (values.items[i]->type != types[i])
            return false;
    return true;
}

/* All results of one cast, in order? */
static bool is_of_cast(const JigRemap *m, JigValueList values) {
    JigOp *def = values.n ? jig_value_op(values.items[0]) : NULL;
    if (!def || def->num_results != values.n || !jig_cast(def) || !jig_ptrmap_has(&m->casts, def))
        return false;
    for (size_t i = 0; i < values.n; i++)
        if (values.items[i] != &jig_op_results(def)[i])
            return false;
    return true;
}

JigValueList jig_remap_latest(JigRemap *m, JigValue *value, JigRemapWhat what,
                              const JigType *const *types, size_t num_types) {
    const Entry *said = find(m, (JigValueList){&value, 1});
    JigValueList at = said ? said->from : copy_of(&m->arena, (JigValueList){&value, 1}),
                 found = {0};
    do {
        if ((what == JIG_REMAP_TYPED && jig_values_have_types(at, types, num_types)) ||
            (what == JIG_REMAP_NO_CASTS && !is_of_cast(m, at)))
            found = at;
    } while (step(m, &at));
    return found.n ? found : at;
}

bool jig_remap_has(const JigRemap *m, JigValue *value) {
    return has_next(m, value);
}

/* Does what `at` becomes end with a value of `from`? */
static bool leads_to(JigRemap *m, JigValueList at, JigValueList from) {
    do {
        for (size_t i = 0; i < at.n; i++)
            for (size_t k = 0; k < from.n; k++)
                if (at.items[i] == from.items[k])
                    return true;
    } while (step(m, &at));
    return false;
}

static bool have_same_types(JigValueList a, JigValueList b) {
    bool same = a.n == b.n;
    for (size_t i = 0; same && i < a.n; i++)
        same = a.items[i]->type == b.items[i]->type;
    return same;
}

/* Further along, as far as every question would go on anyway: to values of the same types that no
 * cast made. What is said later is taken back first, so that it may rely on this. */
static JigValueList ahead(JigRemap *m, JigValueList at) {
    for (JigValueList next = at; step(m, &next); at = next)
        if (!have_same_types(at, next) || is_of_cast(m, next))
            break;
    return at;
}

/* Notes that others have become the values; returns those of which that is news. */
static JigValueList stand_in(JigRemap *m, JigValueList values) {
    size_t n = 0;
    for (size_t i = 0; i < values.n; i++)
        n += !values.items[i]->stands_in;
    JigValue **fresh = n == values.n ? NULL : JIG_NEW_ARRAY(&m->arena, JigValue *, n + 1);
    for (size_t i = 0, k = 0; i < values.n; i++) {
        if (fresh && !values.items[i]->stands_in)
            fresh[k++] = values.items[i];
        values.items[i]->stands_in = 1;
    }
    return fresh ? (JigValueList){fresh, n} : values;
}

static void stand_in_no_more(JigValueList values) {
    for (size_t i = 0; i < values.n; i++)
        values.items[i]->stands_in = 0;
}

bool jig_remap_set(JigRemap *m, JigValueList from, JigValueList to) {
    if (find(m, from) || leads_to(m, to, from))
        return false;
    to = ahead(m, to);
    Entry *e = JIG_NEW(&m->arena, Entry);
    *e = (Entry){.from = copy_of(&m->arena, from), .to = copy_of(&m->arena, to)};
    e->fresh = stand_in(m, e->to);
    JigValue *first = from.items[0];
    if (first->has_become) {
        Entry **place = place_of(m, first);
        e->next = *place;
        *place = e;
        return true;
    }
    first->has_become = 1;
    first->number = (uint32_t)m->by_first.len;
    jig_vec_push(&m->by_first, e);
    return true;
}

void jig_remap_remove(JigRemap *m, JigValueList from) {
    JigValue *first = from.items[0];
    if (!first->has_become)
        return;
    Entry **head = place_of(m, first), **at = head;
    while (*at && !is_same((*at)->from, from))
        at = &(*at)->next;
    if (!*at)
        return;
    stand_in_no_more((*at)->fresh);
    *at = (*at)->next;
    if (*head)
        return;
    first->has_become = 0;
    while (m->by_first.len && !jig_vec_last(&m->by_first))
        m->by_first.len--;
}

void jig_remap_end(JigRemap *m) {
    for (size_t i = 0; i < m->by_first.len; i++) {
        const Entry *e = m->by_first.data[i];
        if (e)
            e->from.items[0]->has_become = 0;
        for (; e; e = e->next)
            stand_in_no_more(e->to);
    }
}
