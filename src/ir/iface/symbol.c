/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Symbols and symbol tables. A table op that was asked keeps a map of its
 * names; linking, unlinking and renaming ops keep it true, so that lookups
 * cost O(1) however often IR changes. A name may stand twice, as while a
 * conversion has the new op beside the old one: then the map has both.
 */
#include "ir/op.h"
#include "support/check.h"

#include <stdlib.h>

JigStr jig_symbol_name(const JigOp *op) {
    JIG_REQUIRE(op);
    const JigAttr *x = jig_attr_dict_find(op->attrs, op->name->ctx->id.sym_name);
    return jig_attr_is_string(x) ? jig_attr_string_value(x) : (JigStr){"", 0};
}

bool jig_op_is_symbol_table(const JigOp *op) {
    return jig_op_has_trait(op, JIG_TRAIT_SYMBOL_TABLE);
}
bool jig_op_is_symbol(const JigOp *op) {
    return jig_op_has_trait(op, JIG_TRAIT_SYMBOL) &&
           jig_attr_is_string(jig_attr_dict_find(op->attrs, op->name->ctx->id.sym_name));
}

static JigStr visibility(const JigOp *op) {
    const JigAttr *x = jig_attr_dict_find(op->attrs, op->name->ctx->id.sym_visibility);
    return jig_attr_is_string(x) ? jig_attr_string_value(x) : JIG_STR("public");
}

bool jig_symbol_is_private(const JigOp *op) {
    JIG_REQUIRE(op);
    return jig_str_is(visibility(op), "private");
}
bool jig_symbol_is_public(const JigOp *op) {
    JIG_REQUIRE(op);
    return jig_str_is(visibility(op), "public");
}

JigOp *jig_nearest_symbol_table(JigOp *from) {
    while (from && !jig_op_is_symbol_table(from)) {
        /* Below an unregistered op nothing is known about tables. */
        if (!from->name->row && from->num_regions == 1)
            return NULL;
        from = jig_op_parent(from);
    }
    return from;
}

/* ---- The cache ---- */

/* A value of the map is an op, or a list of ops of one name, the first in the table at its front;
 * then the lowest bit is set. */
static JigOpVec *namesakes(const void *value) {
    uintptr_t word = (uintptr_t)value;
    return word & 1 ? (JigOpVec *)(word - 1) : NULL;
}

static JigStrMap *cache_of(JigOp *table) {
    return jig_ptrmap_get(&table->name->ctx->symbol_tables, table);
}

static void free_namesakes(void *value) {
    JigOpVec *list = namesakes(value);
    if (!list)
        return;
    jig_vec_free(list);
    jig_free(list);
}

void jig_symbol_forget_table(JigOp *table) {
    JigContext *ctx = table->name->ctx;
    JigStrMap *cache = cache_of(table);
    if (cache) {
        const JigStrEntry *e;
        for (size_t i = 0; (e = jig_strmap_next(cache, &i));)
            free_namesakes(e->value);
        jig_strmap_free(cache);
        jig_free(cache);
        jig_ptrmap_remove(&ctx->symbol_tables, table);
    }
    table->has_symbol_cache = 0;
}

static bool stands_before(const JigOp *a, const JigOp *b) {
    if (a->block == b->block)
        return jig_op_is_before(a, b);
    const JigBlock *block = a->block;
    while (block && block != b->block)
        block = block->next;
    return block != NULL;
}

/* Brings the first op of the name to the front. */
static void first_to_front(JigOpVec *list, size_t from) {
    for (size_t i = from; i < list->len; ++i)
        if (stands_before(list->data[i], list->data[0])) {
            JigOp *op = list->data[i];
            list->data[i] = list->data[0];
            list->data[0] = op;
        }
}

static void note(JigStrMap *cache, JigOp *op) {
    JigStr name = jig_symbol_name(op);
    if (!name.len)
        return;
    bool is_new;
    void **slot = jig_strmap_slot(cache, name, &is_new);
    if (!*slot) {
        *slot = op;
        return;
    }
    JigOpVec *list = namesakes(*slot);
    if (!list) {
        list = jig_calloc(1, sizeof *list);
        jig_vec_push(list, *slot);
        *slot = (char *)list + 1;
    }
    jig_vec_push(list, op);
    first_to_front(list, list->len - 1);
}

void jig_symbol_note_linked(JigOp *table, JigOp *op) {
    note(cache_of(table), op);
}

/* The list with one op less: the op itself where it is the only one. */
static void *without(JigOpVec *list, const JigOp *op) {
    size_t i = list->len;
    while (i-- > 0 && list->data[i] != op) {
    }
    JIG_REQUIRE(i < list->len);
    list->data[i] = list->data[--list->len];
    if (i == 0)
        first_to_front(list, 1);
    if (list->len > 1)
        return (char *)list + 1;
    JigOp *left = list->data[0];
    jig_vec_free(list);
    jig_free(list);
    return left;
}

void jig_symbol_note_unlinked(JigOp *table, JigOp *op) {
    JigStr name = jig_symbol_name(op);
    if (!name.len)
        return;
    bool is_new;
    void **slot = jig_strmap_slot(cache_of(table), name, &is_new);
    JigOpVec *list = namesakes(*slot);
    *slot = list ? without(list, op) : NULL;
}

static JigStrMap *build_cache(JigOp *table) {
    JigStrMap *cache = jig_calloc(1, sizeof *cache);
    for (JigBlock *b = jig_op_regions(table)[0].first; b; b = b->next)
        for (JigOp *op = b->first; op; op = op->next)
            note(cache, op);
    jig_ptrmap_set(&table->name->ctx->symbol_tables, table, cache);
    table->has_symbol_cache = 1;
    return cache;
}

/* ---- Lookup ---- */

JigOp *jig_symbol_lookup_in(JigOp *table, JigStr name) {
    JIG_REQUIRE(table);
    if (!table->num_regions)
        return NULL;
    JigStrMap *cache = table->has_symbol_cache ? cache_of(table) : build_cache(table);
    void *value = jig_strmap_get(cache, name);
    const JigOpVec *list = namesakes(value);
    return list ? list->data[0] : value;
}

/* The op that the first `len` names of the path lead to. */
static JigOp *lookup_path(JigOp *table, const JigAttr *symbol, size_t len) {
    JigOp *op = table;
    for (size_t i = 0; op && i < len; ++i) {
        if (i > 0 && !jig_op_is_symbol_table(op))
            return NULL;
        op = jig_symbol_lookup_in(op, jig_attr_symbol_part(symbol, i));
    }
    return op;
}

JigOp *jig_symbol_lookup_ref_in(JigOp *table, const JigAttr *symbol) {
    return lookup_path(table, symbol, jig_attr_symbol_len(symbol));
}

JigOp *jig_symbol_lookup_nearest(JigOp *from, const JigAttr *symbol) {
    JIG_REQUIRE(from && symbol);
    JigOp *table = jig_nearest_symbol_table(from);
    return table ? jig_symbol_lookup_ref_in(table, symbol) : NULL;
}

/* ---- Uses ---- */

typedef struct RefWalk {
    JigPtrMap without; /* set of attributes known to hold no reference */
    void (*fn)(JigOp *op, const JigAttr *ref, void *user);
    void *user;
} RefWalk;

/* Reports references inside `x`; false when there are none. */
static bool walk_refs(RefWalk *w, JigOp *op, const JigAttr *x) {
    bool found = false;
    switch (x->kind) {
    case JIG_ATTR_SYMBOL_REF:
        w->fn(op, x, w->user);
        return true;
    case JIG_ATTR_ARRAY:
    case JIG_ATTR_DICT:
    case JIG_ATTR_DIALECT:
        break;
    default:
        return false;
    }
    if (jig_ptrmap_has(&w->without, x))
        return false;
    if (x->kind == JIG_ATTR_ARRAY)
        for (size_t i = 0; i < x->u.array.n; ++i)
            found |= walk_refs(w, op, x->u.array.items[i]);
    else if (x->kind == JIG_ATTR_DICT)
        for (size_t i = 0; i < x->u.dict.n; ++i)
            found |= walk_refs(w, op, x->u.dict.items[i].value);
    else
        for (size_t i = 0; i < x->u.dialect.n; ++i)
            if (x->u.dialect.params[i])
                found |= walk_refs(w, op, x->u.dialect.params[i]);
    if (!found)
        jig_ptrset_add(&w->without, x);
    return found;
}

static JigWalk visit_refs(JigOp *op, void *user) {
    walk_refs(user, op, op->attrs);
    return JIG_WALK_ADVANCE;
}

void jig_symbol_uses_walk(JigOp *from, void (*fn)(JigOp *user_op, const JigAttr *ref, void *user),
                          void *user) {
    JIG_REQUIRE(from);
    RefWalk w = {.fn = fn, .user = user};
    jig_walk_pre(from, visit_refs, &w);
    jig_ptrmap_free(&w.without);
}

static JigWalk visit_refs_in_scope(JigOp *op, void *user) {
    if (op->num_regions == 1 && !op->name->dialect)
        return JIG_WALK_INTERRUPT;
    walk_refs(user, op, op->attrs);
    return jig_op_is_symbol_table(op) ? JIG_WALK_SKIP : JIG_WALK_ADVANCE;
}

bool jig_symbol_scope_uses_walk(JigOp *from,
                                void (*fn)(JigOp *user_op, const JigAttr *ref, void *user),
                                void *user) {
    JIG_REQUIRE(from);
    RefWalk w = {.fn = fn, .user = user};
    bool known = jig_walk_pre(from, visit_refs_in_scope, &w) != JIG_WALK_INTERRUPT;
    jig_ptrmap_free(&w.without);
    return known;
}

/* Does some prefix of `ref`, used in `op`, lead to the symbol? Returns its
 * length, 0 when none does. */
static size_t prefix_naming(JigOp *op, const JigAttr *ref, const JigOp *symbol, JigStr name) {
    for (size_t i = 0; i < jig_attr_symbol_len(ref); ++i) {
        if (!jig_str_eq(jig_attr_symbol_part(ref, i), name))
            continue;
        /* A reference in a table op's own attributes resolves from outside. */
        JigOp *scope = jig_op_is_symbol_table(op) && jig_op_parent(op) ? jig_op_parent(op) : op;
        for (JigOp *t = jig_nearest_symbol_table(scope); t;
             t = jig_nearest_symbol_table(jig_op_parent(t)))
            if (lookup_path(t, ref, i + 1) == symbol)
                return i + 1;
    }
    return 0;
}

typedef struct UseSearch {
    const JigOp *symbol;
    JigStr name;
    bool found;
} UseSearch;

static void find_use(JigOp *op, const JigAttr *ref, void *user) {
    UseSearch *s = user;
    s->found = s->found || prefix_naming(op, ref, s->symbol, s->name) > 0;
}

bool jig_symbol_has_uses(const JigOp *symbol, JigOp *from) {
    JIG_REQUIRE(symbol && from);
    UseSearch s = {symbol, jig_symbol_name(symbol), false};
    jig_symbol_uses_walk(from, find_use, &s);
    return s.found;
}

/* ---- Renaming ---- */

typedef struct Renaming {
    JigOp *scope;    /* whose table the old names are looked up in */
    JigStrMap names; /* old -> JigStr *, the new one */
} Renaming;

static const JigAttr *rename_ref(const JigAttr *ref, const Renaming *r) {
    const JigStr *name = jig_strmap_get(&r->names, ref->u.symbol.parts[0]);
    if (!name)
        return ref;
    JigStr *parts = jig_malloc(ref->u.symbol.n * sizeof *parts);
    memcpy(parts, ref->u.symbol.parts, ref->u.symbol.n * sizeof *parts);
    parts[0] = *name;
    const JigAttr *x = jig_attr_symbol(ref->ctx, parts, ref->u.symbol.n);
    jig_free(parts);
    return x;
}

static const JigAttr *rename_in(const JigAttr *x, const Renaming *r);

static const JigAttr *rename_array(const JigAttr *x, const Renaming *r) {
    const JigAttr **items = jig_malloc(x->u.array.n * sizeof *items);
    bool changed = false;
    for (size_t i = 0; i < x->u.array.n; ++i) {
        items[i] = rename_in(x->u.array.items[i], r);
        changed |= items[i] != x->u.array.items[i];
    }
    const JigAttr *result = changed ? jig_attr_array(x->ctx, items, x->u.array.n) : x;
    jig_free(items);
    return result;
}

static const JigAttr *rename_dict(const JigAttr *x, const Renaming *r) {
    const JigAttr *result = x;
    for (size_t i = 0; i < x->u.dict.n; ++i) {
        const JigAttr *value = rename_in(x->u.dict.items[i].value, r);
        if (value != x->u.dict.items[i].value)
            result = jig_attr_dict_with(result, x->u.dict.items[i].name, value);
    }
    return result;
}

static const JigAttr *rename_params(const JigAttr *x, const Renaming *r) {
    const JigAttr **params = jig_malloc(x->u.dialect.n * sizeof *params);
    for (size_t i = 0; i < x->u.dialect.n; ++i)
        params[i] = x->u.dialect.params[i] ? rename_in(x->u.dialect.params[i], r) : NULL;
    const JigAttr *result = jig_attr_get(x->ctx, x->u.dialect.row, params, x->u.dialect.n);
    jig_free(params);
    return result;
}

static const JigAttr *rename_in(const JigAttr *x, const Renaming *r) {
    switch (x->kind) {
    case JIG_ATTR_SYMBOL_REF:
        return rename_ref(x, r);
    case JIG_ATTR_ARRAY:
        return rename_array(x, r);
    case JIG_ATTR_DICT:
        return rename_dict(x, r);
    case JIG_ATTR_DIALECT:
        return rename_params(x, r);
    default:
        return x;
    }
}

static JigWalk rename_uses(JigOp *op, void *user) {
    const Renaming *r = user;
    jig_op_set_attrs(op, rename_in(op->attrs, r));
    /* Names below another table are that table's. */
    return op != r->scope && jig_op_is_symbol_table(op) ? JIG_WALK_SKIP : JIG_WALK_ADVANCE;
}

void jig_symbol_replace_many(JigOp *from, const JigStr *old_names, const JigStr *new_names,
                             size_t n) {
    JIG_REQUIRE(from && ((old_names && new_names) || !n));
    Renaming r = {.scope = from};
    for (size_t i = 0; i < n; ++i)
        jig_strmap_set(&r.names, old_names[i], (void *)(uintptr_t)&new_names[i]);
    if (n)
        jig_walk_pre(from, rename_uses, &r);
    jig_strmap_free(&r.names);
}

void jig_symbol_replace_uses(JigOp *from, JigStr old_name, JigStr new_name) {
    JIG_REQUIRE(from);
    jig_symbol_replace_many(from, &old_name, &new_name, 1);
}

JigStr jig_symbol_unique_name(JigOp *table, JigStr name, JigArena *a) {
    JIG_REQUIRE(table && a);
    JigStr candidate = jig_arena_str(a, name);
    for (unsigned n = 0; jig_symbol_lookup_in(table, candidate); ++n)
        candidate = jig_arena_printf(a, "%.*s_%u", JIG_FMT(name), n);
    return candidate;
}
