/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Equal attributes are one: how a candidate is hashed, compared and copied
 * follows from a table that says what its kind keeps where.
 */
#include "ir/attr_int.h"

#include <stddef.h>

typedef enum FieldKind {
    FIELD_NONE,     /* ends a list of fields */
    FIELD_PLAIN,    /* bytes of the attribute itself */
    FIELD_INTEGER,  /* JigInt */
    FIELD_TEXT,     /* JigStr */
    FIELD_TEXTS,    /* pointer to JigStr, and how many */
    FIELD_LIST,     /* pointer to plain items, and how many */
    FIELD_ELEMENTS, /* the same, of the size that a dense array's type has */
} FieldKind;

typedef struct Field {
    FieldKind kind;
    size_t at, size; /* the field's offset; size of it, or of an item */
    size_t count_at;
} Field;

#define AT(member)     offsetof(JigAttr, u.member)
#define MEMBER(member) (((const JigAttr *)NULL)->u.member)
#define PLAIN(member)                                                                              \
    { FIELD_PLAIN, AT(member), sizeof MEMBER(member), 0 }
#define TEXT(member)                                                                               \
    { FIELD_TEXT, AT(member), 0, 0 }
#define TEXTS(member, count)                                                                       \
    { FIELD_TEXTS, AT(member), 0, AT(count) }
#define LIST(member, count)                                                                        \
    { FIELD_LIST, AT(member), sizeof *MEMBER(member), AT(count) }
#define BYTES(member, count)                                                                       \
    { FIELD_LIST, AT(member), 1, AT(count) }

static const Field fields[][3] = {
    [JIG_ATTR_UNIT] = {{FIELD_NONE, 0, 0, 0}},
    [JIG_ATTR_INTEGER] = {{FIELD_INTEGER, AT(integer), 0, 0}},
    [JIG_ATTR_FLOAT] = {PLAIN(flt.kind), PLAIN(flt.bits)},
    [JIG_ATTR_STRING] = {TEXT(string)},
    [JIG_ATTR_TYPE] = {PLAIN(type_value)},
    [JIG_ATTR_ARRAY] = {LIST(array.items, array.n)},
    [JIG_ATTR_DICT] = {LIST(dict.items, dict.n)},
    [JIG_ATTR_SYMBOL_REF] = {TEXTS(symbol.parts, symbol.n)},
    [JIG_ATTR_MAP] = {PLAIN(map)},
    [JIG_ATTR_SET] = {PLAIN(set)},
    [JIG_ATTR_DENSE] = {PLAIN(dense.splat), BYTES(dense.data, dense.size)},
    [JIG_ATTR_DENSE_STRING] = {PLAIN(strings.splat), TEXTS(strings.items, strings.n)},
    [JIG_ATTR_RESOURCE] = {PLAIN(resource)},
    [JIG_ATTR_SPARSE] = {PLAIN(sparse)},
    [JIG_ATTR_DENSE_ARRAY] = {PLAIN(dense_array.element),
                              {FIELD_ELEMENTS, AT(dense_array.data), 0, AT(dense_array.n)}},
    [JIG_ATTR_STRIDED_LAYOUT] = {PLAIN(layout.offset), LIST(layout.strides, layout.n)},
    [JIG_ATTR_DISTINCT] = {PLAIN(distinct)},
    [JIG_ATTR_OPAQUE] = {PLAIN(opaque.dialect), TEXT(opaque.data)},
    [JIG_ATTR_DIALECT] = {PLAIN(dialect.row), LIST(dialect.params, dialect.n)},
    [JIG_ATTR_LOC_UNKNOWN] = {{FIELD_NONE, 0, 0, 0}},
    [JIG_ATTR_LOC_FILE] = {PLAIN(loc_file)},
    [JIG_ATTR_LOC_NAME] = {PLAIN(loc_name)},
    [JIG_ATTR_LOC_FUSED] = {PLAIN(loc_fused.metadata), LIST(loc_fused.locs, loc_fused.n)},
    [JIG_ATTR_LOC_CALLSITE] = {PLAIN(loc_callsite)},
};
/* Members that are compared as a whole have no padding. */
_Static_assert(sizeof MEMBER(loc_file) == sizeof(void *) + 4 * sizeof(unsigned), "");
_Static_assert(sizeof MEMBER(loc_name) == sizeof(void *) + sizeof(JigLoc), "");

static inline const void *bytes_at(const JigAttr *x, const Field *f) {
    return (const char *)x + f->at;
}
static inline const void *pointer_at(const JigAttr *x, const Field *f) {
    const void *pointer;
    memcpy(&pointer, bytes_at(x, f), sizeof pointer);
    return pointer;
}
static inline size_t count_at(const JigAttr *x, const Field *f) {
    size_t count;
    memcpy(&count, (const char *)x + f->count_at, sizeof count);
    return count;
}
/* Of a list, in bytes. */
static inline size_t list_size(const JigAttr *x, const Field *f) {
    size_t item =
        f->kind == FIELD_ELEMENTS ? jig_dense_element_size(x->u.dense_array.element) : f->size;
    return count_at(x, f) * item;
}

/* ---- Hashing ---- */

/* Most of it is pointers and numbers of 64 bits. */
static uint64_t hash_mem(uint64_t h, const void *data, size_t size) {
    const char *at = data;
    for (uint64_t word; size >= sizeof word; at += sizeof word, size -= sizeof word) {
        memcpy(&word, at, sizeof word);
        h = jig_hash_mix(h, word);
    }
    return size ? jig_hash_mix(h, jig_hash_bytes(at, size)) : h;
}

static uint64_t hash_field(uint64_t h, const JigAttr *x, const Field *f) {
    switch (f->kind) {
    case FIELD_PLAIN:
        return hash_mem(h, bytes_at(x, f), f->size);
    case FIELD_INTEGER:
        return jig_hash_mix(h, jig_int_hash(x->u.integer));
    case FIELD_TEXT: {
        const JigStr *text = bytes_at(x, f);
        return hash_mem(h, text->ptr, text->len);
    }
    case FIELD_TEXTS: {
        const JigStr *texts = pointer_at(x, f);
        for (size_t i = 0, n = count_at(x, f); i < n; ++i)
            h = hash_mem(h ^ n, texts[i].ptr, texts[i].len);
        return h;
    }
    case FIELD_LIST:
    case FIELD_ELEMENTS:
        return hash_mem(h, pointer_at(x, f), list_size(x, f));
    case FIELD_NONE:
        break;
    }
    return h;
}

static uint64_t hash_attr(const JigAttr *x) {
    uint64_t h = jig_hash_mix(x->kind + 31, (uintptr_t)x->type);
    for (const Field *f = fields[x->kind]; f->kind; ++f)
        h = hash_field(h, x, f);
    return h;
}

/* ---- Comparing ---- */

static bool same_mem(const void *a, const void *b, size_t size) {
    uint64_t x, y;
    if (size != sizeof x)
        return !size || memcmp(a, b, size) == 0;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return x == y;
}

static bool same_texts(const JigStr *a, const JigStr *b, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (!jig_str_eq(a[i], b[i]))
            return false;
    return true;
}

static bool same_field(const JigAttr *x, const JigAttr *y, const Field *f) {
    switch (f->kind) {
    case FIELD_PLAIN:
        return same_mem(bytes_at(x, f), bytes_at(y, f), f->size);
    case FIELD_INTEGER:
        return jig_int_eq(x->u.integer, y->u.integer);
    case FIELD_TEXT:
        return same_texts(bytes_at(x, f), bytes_at(y, f), 1);
    case FIELD_TEXTS:
        return count_at(x, f) == count_at(y, f) &&
               same_texts(pointer_at(x, f), pointer_at(y, f), count_at(x, f));
    case FIELD_LIST:
    case FIELD_ELEMENTS:
        return count_at(x, f) == count_at(y, f) &&
               same_mem(pointer_at(x, f), pointer_at(y, f), list_size(x, f));
    case FIELD_NONE:
        break;
    }
    return true;
}

static bool attr_equals(const void *object, const void *key) {
    const JigAttr *x = object, *y = key;
    if (x->kind != y->kind || x->type != y->type)
        return false;
    for (const Field *f = fields[x->kind]; f->kind; ++f)
        if (!same_field(x, y, f))
            return false;
    return true;
}

/* ---- Copying ---- */

static const JigStr *copy_texts(JigArena *perm, const JigStr *items, size_t n) {
    JigStr *copy = jig_arena_alloc(perm, n * sizeof *copy);
    for (size_t i = 0; i < n; ++i)
        copy[i] = jig_arena_str(perm, items[i]);
    return copy;
}

static void set_pointer(JigAttr *x, const Field *f, const void *pointer) {
    memcpy((char *)x + f->at, &pointer, sizeof pointer);
}

/* What the field points to is copied to `perm`. */
static void keep_field(JigAttr *x, const Field *f, JigArena *perm) {
    switch (f->kind) {
    case FIELD_NONE:
    case FIELD_PLAIN:
        return;
    case FIELD_INTEGER:
        if (x->u.integer.width > 64)
            x->u.integer = jig_int_from_words(x->u.integer.width, x->u.integer.words,
                                              jig_int_num_words(x->u.integer.width), perm);
        return;
    case FIELD_TEXT: {
        JigStr *text = (JigStr *)bytes_at(x, f);
        *text = jig_arena_str(perm, *text);
        return;
    }
    case FIELD_TEXTS:
        set_pointer(x, f, copy_texts(perm, pointer_at(x, f), count_at(x, f)));
        return;
    case FIELD_LIST:
    case FIELD_ELEMENTS:
        set_pointer(x, f, jig_arena_copy(perm, pointer_at(x, f), list_size(x, f)));
        return;
    }
}

static void *copy_attr(void *user, const void *key) {
    JigContext *ctx = user;
    JigAttr *x = jig_arena_copy(&ctx->perm, key, sizeof(JigAttr));
    for (const Field *f = fields[x->kind]; f->kind; ++f)
        keep_field(x, f, &ctx->perm);
    return x;
}

const JigAttr *jig_attr_unique(JigContext *ctx, JigAttr *key) {
    key->ctx = ctx;
    uint64_t hash = hash_attr(key);
    key->hash = (uint32_t)hash;
    return jig_uniquer_get(&ctx->attrs, hash, attr_equals, key, copy_attr, ctx);
}

const JigAttr *jig_attr_fresh(JigContext *ctx, JigAttr *key) {
    key->ctx = ctx;
    return copy_attr(ctx, key);
}
