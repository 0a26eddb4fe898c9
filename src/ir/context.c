/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* pthread_getattr_np */
#include "ir/op.h"
#include "jig/iface.h"
#include "support/check.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- Stack limit ---- */

/* Where this thread's stack ends (lowest address), or NULL when unknown. The system is asked once:
 * it reads files to know. */
static const char *stack_end(void) {
    static _Thread_local const char *end;
    static _Thread_local bool asked;
    pthread_attr_t attr;
    if (asked || pthread_getattr_np(pthread_self(), &attr) != 0)
        return end;
    void *addr = NULL;
    size_t size = 0;
    pthread_attr_getstack(&attr, &addr, &size);
    pthread_attr_destroy(&attr);
    asked = true;
    return end = addr;
}

bool jig_stack_ok(const JigContext *ctx) {
    JIG_REQUIRE(ctx);
    char here;
    return &here > ctx->stack_limit || ctx->stack_limit == NULL;
}

void jig_context_set_stack(JigContext *ctx, size_t bytes) {
    JIG_REQUIRE(ctx);
    char here;
    const char *end = stack_end();
    const char *limit = (size_t)(uintptr_t)&here > bytes ? &here - bytes : NULL;
    /* Leave room below the limit for the frames between two checks. */
    if (end && limit < end + (64 << 10))
        limit = end + (64 << 10);
    ctx->stack_limit = limit;
}

static void init_stack(JigContext *ctx) {
    char here;
    const char *end = stack_end();
    size_t left = end && end < &here ? (size_t)(&here - end) : (size_t)1 << 20;
    jig_context_set_stack(ctx, left / 2);
}

/* ---- Slots ---- */

void *jig_context_slot(JigContext *ctx, const JigContextKey *key) {
    JIG_REQUIRE(ctx && key);
    void *slot = jig_ptrmap_get(&ctx->slots, key);
    if (slot)
        return slot;
    slot = jig_arena_calloc(&ctx->perm, key->size);
    jig_ptrmap_set(&ctx->slots, key, slot);
    jig_vec_push(&ctx->slot_keys, key);
    return slot;
}

/* Freeing one may ask for others, even new ones. */
static void free_slots(JigContext *ctx) {
    while (ctx->slot_keys.len) {
        const JigContextKey *key = ctx->slot_keys.data[--ctx->slot_keys.len];
        if (key->free)
            key->free(ctx, jig_ptrmap_get(&ctx->slots, key));
    }
}

/* ---- Creation ---- */

static void init_idents(JigContext *ctx) {
    ctx->id = (JigCommonIdents){
        .props = jig_ident(ctx, JIG_STR("<properties>")),
        .sym_name = jig_ident(ctx, JIG_STR("sym_name")),
        .sym_visibility = jig_ident(ctx, JIG_STR("sym_visibility")),
        .function_type = jig_ident(ctx, JIG_STR("function_type")),
        .value = jig_ident(ctx, JIG_STR("value")),
        .operand_segments = jig_ident(ctx, JIG_STR("operandSegmentSizes")),
        .result_segments = jig_ident(ctx, JIG_STR("resultSegmentSizes")),
        .old_operand_segments = jig_ident(ctx, JIG_STR("operand_segment_sizes")),
        .old_result_segments = jig_ident(ctx, JIG_STR("result_segment_sizes")),
    };
}

JigContext *jig_context_make(const JigSyntax *syntax) {
    JIG_REQUIRE(syntax);
    JigHeap *before = jig_heap_enter(NULL);
    JigContext *ctx = jig_calloc(1, sizeof *ctx);
    jig_heap_init(&ctx->heap);
    jig_heap_enter(&ctx->heap);
    ctx->syntax = syntax;
    jig_arena_init(&ctx->perm);
    init_stack(ctx);
    jig_slab_init(ctx);
    jig_journal_init(ctx);
    init_idents(ctx);
    jig_context_init_types(ctx);
    jig_context_init_attrs(ctx);
    jig_diag_init(ctx);
    jig_vec_reserve(&ctx->sources, 1);
    jig_heap_enter(before);
    return ctx;
}

/* Piece by piece, as everything in it can be relied on. */
static void take_apart(JigContext *ctx) {
    free_slots(ctx);
    for (size_t i = 0; i < ctx->symbol_tables.cap; ++i)
        if (ctx->symbol_tables.entries[i].value)
            jig_symbol_forget_table((JigOp *)ctx->symbol_tables.entries[i].key);
    jig_diag_free(ctx);
    jig_journal_free(ctx);
    jig_slab_free(ctx);
    jig_strmap_free(&ctx->idents);
    jig_strmap_free(&ctx->op_names);
    jig_strmap_free(&ctx->dialects);
    jig_strmap_free(&ctx->op_rows);
    jig_strmap_free(&ctx->type_rows);
    jig_strmap_free(&ctx->attr_rows);
    jig_strmap_free(&ctx->enum_rows);
    jig_strmap_free(&ctx->older_texts);
    jig_strmap_free(&ctx->blobs);
    jig_uniquer_free(&ctx->types);
    jig_uniquer_free(&ctx->attrs);
    jig_uniquer_free(&ctx->affine);
    jig_ptrmap_free(&ctx->row_names);
    jig_ptrmap_free(&ctx->loaded);
    jig_ptrmap_free(&ctx->next_parts);
    jig_ptrmap_free(&ctx->plugins);
    jig_ptrmap_free(&ctx->type_ifaces);
    jig_ptrmap_free(&ctx->file_index);
    jig_ptrmap_free(&ctx->symbol_tables);
    jig_ptrmap_free(&ctx->slots);
    jig_vec_free(&ctx->slot_keys);
    jig_vec_free(&ctx->dialect_list);
    jig_vec_free(&ctx->loaded_list);
    jig_vec_free(&ctx->blob_list);
    jig_vec_free(&ctx->files);
    jig_arena_free(&ctx->perm);
}

void jig_context_destroy(JigContext *ctx) {
    JIG_REQUIRE(!ctx || !jig_heap_is_called(&ctx->heap));
    if (!ctx)
        return;
    if (ctx->heap.is_over) {
        jig_heap_free(&ctx->heap);
    } else {
        take_apart(ctx);
        jig_heap_disown(&ctx->heap);
    }
    jig_free(ctx);
}

/* ---- Memory ---- */

void jig_context_limit_memory(JigContext *ctx, size_t bytes) {
    JIG_REQUIRE(ctx);
    ctx->limit = bytes;
    ctx->recovers = true;
}

size_t jig_context_memory(const JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->heap.used;
}

bool jig_context_is_exhausted(const JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->heap.is_over;
}

typedef struct Exhaustion {
    JigContext *ctx;
    size_t wanted;
} Exhaustion;

static void tell(void *user) {
    const Exhaustion *x = user;
    JigContext *ctx = x->ctx;
    char text[128];
    int len =
        snprintf(text, sizeof text, "out of memory: %zu bytes more than the %zu in use are wanted",
                 x->wanted, ctx->heap.used);
    jig_heap_enter(NULL);
    jig_diag_tell(ctx, &(JigDiag){.severity = JIG_ERROR,
                                  .loc = jig_loc_unknown(ctx),
                                  .message = {text, (size_t)len}});
}

/* A handler that wants memory of the context then is left in the middle. */
static void tell_exhausted(Exhaustion x) {
    size_t wanted;
    (void)jig_heap_call(&x.ctx->heap, true, tell, &x, &wanted);
}

/* The outermost call tells; what waits to be told before it begins is not lost. */
static bool call(JigContext *ctx, bool lands, void (*body)(void *user), void *user) {
    Exhaustion x = {.ctx = ctx};
    bool is_outermost = !jig_heap_is_called(&ctx->heap);
    if (ctx->heap.is_over)
        return false;
    if (is_outermost && lands)
        jig_diag_flush(ctx);
    if (is_outermost && ctx->recovers)
        ctx->heap.limit = ctx->limit;
    size_t num_handlers = jig_diag_num_handlers(ctx);
    bool ended = jig_heap_call(&ctx->heap, lands, body, user, &x.wanted);
    if (is_outermost)
        ctx->heap.limit = SIZE_MAX;
    if (!ended)
        jig_diag_go_back(ctx, num_handlers);
    if (!ended && is_outermost)
        tell_exhausted(x);
    return ended;
}

bool jig_context_call(JigContext *ctx, void (*body)(void *user), void *user) {
    JIG_REQUIRE(ctx && body);
    return call(ctx, true, body, user);
}

bool jig_context_recovers(JigContext *ctx, void (*body)(void *user), void *user) {
    JIG_REQUIRE(ctx && body);
    if (!jig_heap_is_called(&ctx->heap))
        return call(ctx, ctx->recovers, body, user);
    JigHeap *before = jig_heap_enter(&ctx->heap);
    body(user);
    jig_heap_enter(before);
    return true;
}

void jig_context_allow_unregistered(JigContext *ctx, bool allow) {
    JIG_REQUIRE(ctx);
    ctx->allow_unregistered = allow;
}

bool jig_context_allows_unregistered(const JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->allow_unregistered;
}

const JigIdent *jig_ident(JigContext *ctx, JigStr s) {
    JIG_REQUIRE(ctx);
    JigIdent *id = jig_strmap_get(&ctx->idents, s);
    if (id)
        return id;
    id = jig_arena_alloc(&ctx->perm, sizeof *id + s.len + 1);
    id->len = s.len;
    if (s.len)
        memcpy(id->ptr, s.ptr, s.len);
    id->ptr[s.len] = 0;
    jig_strmap_set(&ctx->idents, jig_ident_str(id), id);
    return id;
}

/* ---- Dialects ---- */

const JigDialect *jig_dialect_next_part(JigContext *ctx, const JigDialect *part) {
    return jig_ptrmap_get(&ctx->next_parts, part);
}

/* False when it is there already. */
static bool add_part(JigContext *ctx, const JigDialect *first, const JigDialect *d) {
    const JigDialect *last = NULL;
    for (const JigDialect *p = first; p; p = jig_dialect_next_part(ctx, p)) {
        if (p == d)
            return false;
        last = p;
    }
    jig_ptrmap_set(&ctx->next_parts, last, (void *)d);
    return true;
}

static bool add_row(JigContext *ctx, JigStrMap *rows, const char *kind, const JigDialect *d,
                    const char *name, const void *row) {
    size_t len = strlen(d->name);
    if (strncmp(name, d->name, len) != 0 || name[len] != '.')
        return jig_error(ctx, jig_loc_unknown(ctx),
                         "%s '%s' of dialect '%s' must be named '%s.'...", kind, name, d->name,
                         d->name);
    bool is_new;
    void **slot = jig_strmap_slot(rows, jig_str(name), &is_new);
    if (!is_new)
        return jig_error(ctx, jig_loc_unknown(ctx), "%s '%s' is registered already", kind, name);
    *slot = (void *)row;
    return true;
}

/* `n` rows of `size` bytes, each of which begins with its name. */
static bool add_rows(JigContext *ctx, JigStrMap *map, const char *kind, const JigDialect *d,
                     const void *rows, size_t n, size_t size) {
    bool ok = true;
    for (size_t i = 0; i < n; ++i) {
        const void *row = (const char *)rows + i * size;
        ok &= add_row(ctx, map, kind, d, *(const char *const *)row, row);
    }
    return ok;
}

/* The first of each name. */
static void add_older_texts(JigContext *ctx, const JigDialect *d) {
    for (const JigOlderText *t = d->older_texts; t && t->name; ++t) {
        bool is_new;
        void **slot = jig_strmap_slot(&ctx->older_texts, jig_str(t->name), &is_new);
        if (!is_new)
            continue;
        *slot = (void *)t;
        JigOpName *n = jig_strmap_get(&ctx->op_names, jig_str(t->name));
        if (n)
            n->older_texts = t;
    }
}

void jig_context_note_ifaces(JigContext *ctx, const JigIface *ifaces) {
    JIG_REQUIRE(ctx);
    for (; ifaces && ifaces->id; ifaces++)
        ctx->has_symbol_users |= ifaces->id == &jig_iface_symbol_user;
}

/* What follows from the op having a row. */
static void take_row(JigContext *ctx, JigOpName *n, const JigOpRow *row) {
    n->row = row;
    jig_ptrmap_set(&ctx->row_names, row, n);
    jig_context_note_ifaces(ctx, row->ifaces);
    ctx->has_older |= row->older != NULL;
}

void jig_context_replace_row(JigContext *ctx, JigStr name, const JigOpRow *row) {
    JIG_REQUIRE(ctx && row);
    JigOpName *n = jig_op_name_unmet(ctx, name);
    jig_strmap_set(&ctx->op_rows, jig_str(row->name), (void *)row);
    take_row(ctx, n, row);
    n->spec = NULL;
}

/* Ops that were met before, by who attaches interfaces to them. */
static void adopt_names(JigContext *ctx, const JigDialect *d) {
    for (size_t i = 0; i < d->num_ops; ++i) {
        JigOpName *n = jig_strmap_get(&ctx->op_names, jig_str(d->ops[i].name));
        if (!n || n->row || !n->is_met)
            continue;
        n->dialect = jig_context_dialect_of(ctx, n->name);
        take_row(ctx, n, &d->ops[i]);
        jig_context_load(ctx, n->dialect);
    }
}

static void load_dependencies(JigContext *ctx, const JigDialect *part) {
    for (size_t i = 0; part->depends && part->depends[i]; i++)
        jig_context_load(ctx, jig_context_dialect(ctx, jig_str(part->depends[i])));
}

static bool register_dialect(JigContext *ctx, const JigDialect *d) {
    bool is_new, ok = true;
    void **slot = jig_strmap_slot(&ctx->dialects, jig_str(d->name), &is_new);
    if (is_new)
        *slot = (void *)d;
    else if (!add_part(ctx, *slot, d))
        return true;
    jig_vec_push(&ctx->dialect_list, d);
    ok &= add_rows(ctx, &ctx->op_rows, "op", d, d->ops, d->num_ops, sizeof *d->ops);
    ok &= add_rows(ctx, &ctx->type_rows, "type", d, d->types, d->num_types, sizeof *d->types);
    ok &= add_rows(ctx, &ctx->attr_rows, "attribute", d, d->attrs, d->num_attrs, sizeof *d->attrs);
    ok &= add_rows(ctx, &ctx->enum_rows, "enum", d, d->enums, d->num_enums, sizeof *d->enums);
    add_older_texts(ctx, d);
    if (ctx->op_names.len)
        adopt_names(ctx, d);
    if (jig_ptrmap_has(&ctx->loaded, *slot))
        load_dependencies(ctx, d);
    return ok;
}

typedef struct Registration {
    JigContext *ctx;
    const JigDialect *dialect;
    bool ok;
} Registration;

static void carry_out(void *user) {
    Registration *r = user;
    r->ok = register_dialect(r->ctx, r->dialect);
}

bool jig_context_register(JigContext *ctx, const JigDialect *d) {
    JIG_REQUIRE(ctx && d);
    Registration r = {.ctx = ctx, .dialect = d};
    return jig_context_recovers(ctx, carry_out, &r) && r.ok;
}

const JigDialect *jig_context_dialect(JigContext *ctx, JigStr name) {
    return jig_strmap_get(&ctx->dialects, name);
}

const JigDialect *jig_context_dialect_of(JigContext *ctx, JigStr full_name) {
    const char *dot = full_name.len ? memchr(full_name.ptr, '.', full_name.len) : NULL;
    size_t len = dot ? (size_t)(dot - full_name.ptr) : full_name.len;
    return jig_context_dialect(ctx, (JigStr){full_name.ptr, len});
}

void jig_context_load(JigContext *ctx, const JigDialect *dialect) {
    if (!dialect || !jig_ptrset_add(&ctx->loaded, dialect))
        return;
    jig_vec_push(&ctx->loaded_list, dialect);
    for (const JigDialect *part = dialect; part; part = jig_dialect_next_part(ctx, part))
        load_dependencies(ctx, part);
}

bool jig_context_is_loaded(const JigContext *ctx, const JigDialect *dialect) {
    return jig_ptrmap_has(&ctx->loaded, dialect);
}

static const void *find_row(JigContext *ctx, const JigStrMap *rows, JigStr full_name) {
    const void *row = jig_strmap_get(rows, full_name);
    if (row)
        jig_context_load(ctx, jig_context_dialect_of(ctx, full_name));
    return row;
}

const JigTypeRow *jig_context_find_type_row(JigContext *ctx, JigStr full_name) {
    return find_row(ctx, &ctx->type_rows, full_name);
}

const JigAttrRow *jig_context_find_attr_row(JigContext *ctx, JigStr full_name) {
    return find_row(ctx, &ctx->attr_rows, full_name);
}

const JigEnumRow *jig_context_find_enum_row(JigContext *ctx, JigStr full_name) {
    return find_row(ctx, &ctx->enum_rows, full_name);
}

/* ---- Op names ---- */

JigOpName *jig_op_name_unmet(JigContext *ctx, JigStr name) {
    JigOpName *n = jig_strmap_get(&ctx->op_names, name);
    if (n)
        return n;
    n = JIG_NEW(&ctx->perm, JigOpName);
    n->name = jig_ident_str(jig_ident(ctx, name));
    n->ctx = ctx;
    jig_strmap_set(&ctx->op_names, n->name, n);
    return n;
}

static void meet(JigContext *ctx, JigOpName *n) {
    JigStr name = n->name;
    n->is_met = true;
    n->number = ctx->num_met++;
    n->dialect = memchr(name.ptr, '.', name.len) ? jig_context_dialect_of(ctx, name) : NULL;
    n->older_texts = jig_strmap_get(&ctx->older_texts, name);
    jig_context_load(ctx, n->dialect);
    const JigOpRow *row = jig_strmap_get(&ctx->op_rows, name);
    if (row)
        take_row(ctx, n, row);
}

const JigOpName *jig_op_name(JigContext *ctx, JigStr name) {
    JIG_REQUIRE(ctx);
    JigOpName *n = jig_op_name_unmet(ctx, name);
    if (!n->is_met)
        meet(ctx, n);
    return n;
}

const JigOpName *jig_op_name_of_row(JigContext *ctx, const JigOpRow *row) {
    JIG_REQUIRE(ctx && row);
    const JigOpName *n = jig_ptrmap_get(&ctx->row_names, row);
    return n ? n : jig_op_name(ctx, jig_str(row->name));
}

void jig_op_name_map_grow(JigOpNameMap *m, const JigOpName *name) {
    JIG_REQUIRE(m && name);
    size_t cap = name->ctx->num_met;
    m->slots = jig_realloc(m->slots, cap * sizeof *m->slots);
    memset(m->slots + m->cap, 0, (cap - m->cap) * sizeof *m->slots);
    m->cap = cap;
}

JigStr jig_op_name_str(const JigOpName *name) {
    JIG_REQUIRE(name);
    return name->name;
}
const JigOpRow *jig_op_name_row(const JigOpName *name) {
    JIG_REQUIRE(name);
    return name->row;
}
JigContext *jig_op_name_context(const JigOpName *name) {
    JIG_REQUIRE(name);
    return name->ctx;
}

/* ---- Blobs ---- */

const JigBlob *jig_context_blob(JigContext *ctx, JigStr key) {
    return jig_strmap_get(&ctx->blobs, key);
}

static void fill_blob(JigContext *ctx, JigBlob *b, uint32_t alignment, const void *data,
                      size_t size) {
    b->alignment = alignment;
    b->size = size;
    b->data = NULL;
    if (data) {
        /* The arena aligns to 16; more is a matter of the printed number only. */
        char *copy = jig_arena_alloc(&ctx->perm, size + 1);
        memcpy(copy, data, size);
        copy[size] = 0;
        b->data = copy;
    }
}

const JigBlob *jig_context_define_blob(JigContext *ctx, JigStr key, uint32_t alignment,
                                       const void *data, size_t size) {
    JIG_REQUIRE(ctx);
    JigStr unique = key;
    for (unsigned n = 1; jig_strmap_get(&ctx->blobs, unique); ++n)
        unique = jig_arena_printf(&ctx->perm, "%.*s_%u", JIG_FMT(key), n);
    JigBlob *b = JIG_NEW(&ctx->perm, JigBlob);
    b->key = jig_ident(ctx, unique);
    fill_blob(ctx, b, alignment, data, size);
    jig_strmap_set(&ctx->blobs, jig_ident_str(b->key), b);
    jig_vec_push(&ctx->blob_list, b);
    return b;
}

void jig_context_update_blob(JigContext *ctx, JigStr key, uint32_t alignment, const void *data,
                             size_t size) {
    JIG_REQUIRE(ctx);
    JigBlob *b = jig_strmap_get(&ctx->blobs, key);
    if (b)
        fill_blob(ctx, b, alignment, data, size);
    else
        jig_context_define_blob(ctx, key, alignment, data, size);
}
