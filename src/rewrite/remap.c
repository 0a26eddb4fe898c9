/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/remap.h"

typedef struct JigRemapEntry Entry;

void jig_remap_init(JigRemap *m) {
    *m = (JigRemap){0};
    jig_arena_init(&m->arena);
}

void jig_remap_free(JigRemap *m) {
    jig_vec_free(&m->said);
    jig_ptrmap_free(&m->casts);
    jig_arena_free(&m->arena);
}

/* ---- Entries ---- */
static JigValueList from_of(const Entry *e) {
    return (JigValueList){e->values, e->num_from};
}

static JigValueList to_of(const Entry *e) {
    return (JigValueList){e->values + e->num_from, e->num_to};
}

static bool is_same(JigValueList a, JigValueList b) {
    return a.n == b.n && a.items[0] == b.items[0] &&
           (a.n == 1 || !memcmp(a.items, b.items, a.n * sizeof *a.items));
}

static JigValueList copy_of(JigArena *a, JigValueList values) {
    JigValue **items = jig_arena_alloc(a, values.n * sizeof *items);
    memcpy(items, values.items, values.n * sizeof *items);
    return (JigValueList){items, values.n};
}

/* ---- Finding ---- */
static bool is_latest_of(const Entry *e, const JigValue *v) {
    return e->values[0] == v && !e->is_past;
}

/* What was said last of v, which has become others. */
static Entry *latest_of(const JigRemap *m, const JigValue *v) {
    if (v->number >= m->said.len || !is_latest_of(m->said.data[v->number], v))
        for (size_t i = 0; i < m->said.len; i++) /* somebody printed */
            m->said.data[i]->values[0]->number = (uint32_t)i;
    return m->said.data[v->number];
}

static const Entry *find(const JigRemap *m, JigValueList from) {
    const Entry *e = from.n && from.items[0]->has_become ? latest_of(m, from.items[0]) : NULL;
    while (e && !is_same(from_of(e), from))
        e = e->older;
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
            jig_vec_append(&next, to_of(e).items, to_of(e).n);
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
    if (at->n == 1 && !at->items[0]->has_become)
        return false;
    if (at->n > 1) {
        bool any = false;
        for (size_t i = 0; i < at->n && !any; i++)
            any = has_next(m, at->items[i]);
        if (any)
            return step_each(m, at);
    }
    const Entry *e = find(m, *at);
    if (e)
        *at = to_of(e);
    return e != NULL;
}

bool jig_remap_values_have_types(JigValueList values, const JigType *const *types, size_t n) {
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
    JigValueList at = said ? from_of(said) : copy_of(&m->arena, (JigValueList){&value, 1}),
                 found = {0};
    do {
        if ((what == JIG_REMAP_TYPED && jig_remap_values_have_types(at, types, num_types)) ||
            (what == JIG_REMAP_NO_CASTS && !is_of_cast(m, at)))
            found = at;
    } while (step(m, &at));
    return found.n ? found : at;
}

JigValue *jig_remap_simply(const JigRemap *m, JigValue *value, const JigType *type) {
    if (value->has_become) {
        const Entry *e = latest_of(m, value);
        if (e->older || e->num_from != 1 || e->num_to != 1)
            return NULL;
        value = e->values[1];
    }
    return value->has_become || value->type != type ? NULL : value;
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

/* Notes that others have become what e says. */
static void stand_in(Entry *e) {
    JigValue **to = e->values + e->num_from;
    for (size_t i = 0; i < e->num_to; i++) {
        if (!e->is_fresh)
            to[e->num_to + i] = to[i]->stands_in ? NULL : to[i];
        to[i]->stands_in = 1;
    }
}

static void stand_in_no_more(const Entry *e) {
    JigValue *const *fresh = e->values + e->num_from + (e->is_fresh ? 0 : e->num_to);
    for (size_t i = 0; i < e->num_to; i++)
        if (fresh[i])
            fresh[i]->stands_in = 0;
}

static Entry *entry_of(JigRemap *m, JigValueList from, JigValueList to) {
    bool is_fresh = true;
    for (size_t i = 0; i < to.n && is_fresh; i++)
        is_fresh = !to.items[i]->stands_in;
    size_t room = from.n + to.n + (is_fresh ? 0 : to.n);
    Entry *e = jig_arena_alloc(&m->arena, sizeof *e + room * sizeof *e->values);
    *e = (Entry){.num_from = (uint32_t)from.n, .num_to = to.n & 0x3FFFFFFF, .is_fresh = is_fresh};
    for (size_t i = 0; i < from.n; i++)
        e->values[i] = from.items[i];
    for (size_t i = 0; i < to.n; i++)
        e->values[from.n + i] = to.items[i];
    stand_in(e);
    return e;
}

bool jig_remap_set(JigRemap *m, JigValueList from, JigValueList to) {
    if (find(m, from) || leads_to(m, to, from))
        return false;
    Entry *e = entry_of(m, from, ahead(m, to));
    JigValue *first = from.items[0];
    if (first->has_become) {
        e->older = latest_of(m, first);
        e->older->is_past = 1;
    }
    first->has_become = 1;
    first->number = e->place = (uint32_t)m->said.len;
    jig_vec_push(&m->said, e);
    return true;
}

static void forget_latest(JigRemap *m) {
    const Entry *e = jig_vec_pop(&m->said);
    stand_in_no_more(e);
    e->values[0]->has_become = e->older != NULL;
    if (e->older) {
        e->older->is_past = 0;
        e->values[0]->number = e->older->place;
    }
}

void jig_remap_back_to(JigRemap *m, size_t n) {
    while (m->said.len > n)
        forget_latest(m);
}

void jig_remap_end(JigRemap *m) {
    for (size_t i = 0; i < m->said.len; i++) {
        m->said.data[i]->values[0]->has_become = 0;
        stand_in_no_more(m->said.data[i]);
    }
}
