/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/remap.h"

typedef struct Entry {
    JigValueSpan from, to;
    struct Entry *next; /* said of others that begin with the same value */
} Entry;

void jig_remap_init(JigRemap *m) {
    *m = (JigRemap){0};
    jig_arena_init(&m->arena);
}

void jig_remap_free(JigRemap *m) {
    jig_ptrmap_free(&m->by_first);
    jig_ptrmap_free(&m->casts);
    jig_arena_free(&m->arena);
}

static bool is_same(JigValueSpan a, JigValueSpan b) {
    return a.len == b.len && !memcmp(a.items, b.items, a.len * sizeof *a.items);
}

static JigValueSpan copy_of(JigArena *a, JigValueSpan span) {
    JigValue **items = JIG_NEW_ARRAY(a, JigValue *, span.len);
    memcpy(items, span.items, span.len * sizeof *items);
    return (JigValueSpan){items, span.len};
}

static const Entry *find(const JigRemap *m, JigValueSpan from) {
    const Entry *e = from.len ? jig_ptrmap_get(&m->by_first, from.items[0]) : NULL;
    while (e && !is_same(e->from, from))
        e = e->next;
    return e;
}

static bool has_next(const JigRemap *m, JigValue *v) {
    return find(m, (JigValueSpan){&v, 1}) != NULL;
}

/* Each value by what it has become. Returns false when none has become anything. */
static bool step_each(JigRemap *m, JigValueSpan *at) {
    JigValueVec next = {0};
    bool moved = false;
    for (size_t i = 0; i < at->len; i++) {
        const Entry *e = find(m, (JigValueSpan){&at->items[i], 1});
        moved |= e != NULL;
        if (e)
            jig_vec_append(&next, e->to.items, e->to.len);
        else
            jig_vec_push(&next, at->items[i]);
    }
    if (moved)
        *at = copy_of(&m->arena, (JigValueSpan){next.data, next.len});
    jig_vec_free(&next);
    return moved;
}

/* Values one by one before all of them together. */
static bool step(JigRemap *m, JigValueSpan *at) {
    if (at->len > 1) {
        bool any = false;
        for (size_t i = 0; i < at->len && !any; i++)
            any = has_next(m, at->items[i]);
        if (any)
            return step_each(m, at);
    }
    const Entry *e = find(m, *at);
    if (e)
        *at = e->to;
    return e != NULL;
}

bool jig_span_has_types(JigValueSpan span, const JigType *const *types, size_t n) {
    if (span.len != n)
        return false;
    for (size_t i = 0; i < n; i++)
        if (span.items[i]->type != types[i])
            return false;
    return true;
}

/* All results of one cast, in order? */
static bool is_of_cast(const JigRemap *m, JigValueSpan span) {
    JigOp *def = span.len ? jig_value_op(span.items[0]) : NULL;
    if (!def || def->num_results != span.len || !jig_ptrmap_has(&m->casts, def))
        return false;
    for (size_t i = 0; i < span.len; i++)
        if (span.items[i] != &jig_op_results(def)[i])
            return false;
    return true;
}

JigValueSpan jig_remap_latest(JigRemap *m, JigValue *value, JigRemapWhat what,
                              const JigType *const *types, size_t num_types) {
    JigValueSpan at = copy_of(&m->arena, (JigValueSpan){&value, 1}), found = {0};
    do {
        if ((what == JIG_REMAP_TYPED && jig_span_has_types(at, types, num_types)) ||
            (what == JIG_REMAP_NO_CASTS && !is_of_cast(m, at)))
            found = at;
    } while (step(m, &at));
    return found.len ? found : at;
}

bool jig_remap_has(const JigRemap *m, JigValue *value) {
    return has_next(m, value);
}

/* Does what `at` becomes end with a value of `from`? */
static bool leads_to(JigRemap *m, JigValueSpan at, JigValueSpan from) {
    do {
        for (size_t i = 0; i < at.len; i++)
            for (size_t k = 0; k < from.len; k++)
                if (at.items[i] == from.items[k])
                    return true;
    } while (step(m, &at));
    return false;
}

bool jig_remap_set(JigRemap *m, JigValueSpan from, JigValueSpan to) {
    if (find(m, from) || leads_to(m, to, from))
        return false;
    void **slot = jig_ptrmap_slot(&m->by_first, from.items[0]);
    Entry *e = JIG_NEW(&m->arena, Entry);
    *e = (Entry){copy_of(&m->arena, from), copy_of(&m->arena, to), *slot};
    *slot = e;
    return true;
}

void jig_remap_remove(JigRemap *m, JigValueSpan from) {
    Entry *e = jig_ptrmap_get(&m->by_first, from.items[0]), *before = NULL;
    while (e && !is_same(e->from, from)) {
        before = e;
        e = e->next;
    }
    if (!e)
        return;
    if (before)
        before->next = e->next;
    else if (e->next)
        jig_ptrmap_set(&m->by_first, from.items[0], e->next);
    else
        jig_ptrmap_remove(&m->by_first, from.items[0]);
}
