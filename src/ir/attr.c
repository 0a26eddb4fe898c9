/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/attr_int.h"

#include <assert.h>
#include <stdlib.h>

/* ---- Uniquing ----
 * Three operations by kind: hash a candidate, compare it, copy it. */

static uint64_t hash_mem(uint64_t h, const void *data, size_t size) {
    return size ? jig_hash_mix(h, jig_hash_bytes(data, size)) : h;
}

static uint64_t hash_strs(uint64_t h, const JigStr *items, size_t n) {
    for (size_t i = 0; i < n; ++i)
        h = hash_mem(h ^ n, items[i].ptr, items[i].len);
    return h;
}

static uint64_t hash_attr(const JigAttr *x) {
    uint64_t h = jig_hash_mix(x->kind + 31, (uintptr_t)x->type);
    switch (x->kind) {
    case JIG_ATTR_UNIT:
    case JIG_ATTR_LOC_UNKNOWN:
        return h;
    case JIG_ATTR_INTEGER:
        return jig_hash_mix(h, jig_int_hash(x->u.integer));
    case JIG_ATTR_FLOAT:
        return jig_hash_mix(jig_hash_mix(h, x->u.flt.bits[0]), x->u.flt.bits[1]);
    case JIG_ATTR_STRING:
        return hash_mem(h, x->u.string.ptr, x->u.string.len);
    case JIG_ATTR_TYPE:
        return jig_hash_mix(h, (uintptr_t)x->u.type_value);
    case JIG_ATTR_ARRAY:
        return hash_mem(h, x->u.array.items, x->u.array.n * sizeof *x->u.array.items);
    case JIG_ATTR_DICT:
        return hash_mem(h, x->u.dict.items, x->u.dict.n * sizeof *x->u.dict.items);
    case JIG_ATTR_SYMBOL_REF:
        return hash_strs(h, x->u.symbol.parts, x->u.symbol.n);
    case JIG_ATTR_MAP:
        return jig_hash_mix(h, (uintptr_t)x->u.map);
    case JIG_ATTR_SET:
        return jig_hash_mix(h, (uintptr_t)x->u.set);
    case JIG_ATTR_DENSE:
        return hash_mem(h + x->u.dense.splat, x->u.dense.data, x->u.dense.size);
    case JIG_ATTR_DENSE_STRING:
        return hash_strs(h + x->u.strings.splat, x->u.strings.items, x->u.strings.n);
    case JIG_ATTR_RESOURCE:
        return jig_hash_mix(h, (uintptr_t)x->u.resource.key);
    case JIG_ATTR_SPARSE:
        return jig_hash_mix(jig_hash_mix(h, (uintptr_t)x->u.sparse.indices),
                            (uintptr_t)x->u.sparse.values);
    case JIG_ATTR_DENSE_ARRAY:
        h = jig_hash_mix(h, (uintptr_t)x->u.dense_array.element);
        return hash_mem(h, x->u.dense_array.data,
                        x->u.dense_array.n * jig_dense_element_size(x->u.dense_array.element));
    case JIG_ATTR_STRIDED_LAYOUT:
        return hash_mem(jig_hash_mix(h, (uint64_t)x->u.layout.offset), x->u.layout.strides,
                        x->u.layout.n * sizeof *x->u.layout.strides);
    case JIG_ATTR_OPAQUE:
        return hash_mem(jig_hash_mix(h, (uintptr_t)x->u.opaque.dialect), x->u.opaque.data.ptr,
                        x->u.opaque.data.len);
    case JIG_ATTR_DIALECT:
        return hash_mem(jig_hash_mix(h, (uintptr_t)x->u.dialect.row), x->u.dialect.params,
                        x->u.dialect.n * sizeof *x->u.dialect.params);
    case JIG_ATTR_LOC_FILE:
        h = jig_hash_mix(h, (uintptr_t)x->u.loc_file.file);
        h = jig_hash_mix(h, (uint64_t)x->u.loc_file.line << 32 | x->u.loc_file.column);
        return jig_hash_mix(h, (uint64_t)x->u.loc_file.end_line << 32 | x->u.loc_file.end_column);
    case JIG_ATTR_LOC_NAME:
        return jig_hash_mix(jig_hash_mix(h, (uintptr_t)x->u.loc_name.name),
                            x->u.loc_name.child.bits);
    case JIG_ATTR_LOC_FUSED:
        h = jig_hash_mix(h, (uintptr_t)x->u.loc_fused.metadata);
        return hash_mem(h, x->u.loc_fused.locs, x->u.loc_fused.n * sizeof *x->u.loc_fused.locs);
    case JIG_ATTR_LOC_CALLSITE:
        return jig_hash_mix(jig_hash_mix(h, x->u.loc_callsite.callee.bits),
                            x->u.loc_callsite.caller.bits);
    case JIG_ATTR_DISTINCT:
        break;
    }
    return h;
}

static bool same_mem(const void *a, size_t na, const void *b, size_t nb, size_t size) {
    return na == nb && (na == 0 || memcmp(a, b, na * size) == 0);
}

static bool same_strs(const JigStr *a, size_t na, const JigStr *b, size_t nb) {
    if (na != nb)
        return false;
    for (size_t i = 0; i < na; ++i)
        if (!jig_str_eq(a[i], b[i]))
            return false;
    return true;
}

static bool attr_equals(const void *object, const void *key) {
    const JigAttr *x = object, *y = key;
    if (x->kind != y->kind || x->type != y->type)
        return false;
    switch (x->kind) {
    case JIG_ATTR_UNIT:
    case JIG_ATTR_LOC_UNKNOWN:
        return true;
    case JIG_ATTR_INTEGER:
        return jig_int_eq(x->u.integer, y->u.integer);
    case JIG_ATTR_FLOAT:
        return jig_float_bits_eq(x->u.flt, y->u.flt);
    case JIG_ATTR_STRING:
        return jig_str_eq(x->u.string, y->u.string);
    case JIG_ATTR_TYPE:
        return x->u.type_value == y->u.type_value;
    case JIG_ATTR_ARRAY:
        return same_mem(x->u.array.items, x->u.array.n, y->u.array.items, y->u.array.n,
                        sizeof(void *));
    case JIG_ATTR_DICT:
        return same_mem(x->u.dict.items, x->u.dict.n, y->u.dict.items, y->u.dict.n,
                        sizeof(JigNamedAttr));
    case JIG_ATTR_SYMBOL_REF:
        return same_strs(x->u.symbol.parts, x->u.symbol.n, y->u.symbol.parts, y->u.symbol.n);
    case JIG_ATTR_MAP:
        return x->u.map == y->u.map;
    case JIG_ATTR_SET:
        return x->u.set == y->u.set;
    case JIG_ATTR_DENSE:
        return x->u.dense.splat == y->u.dense.splat &&
               same_mem(x->u.dense.data, x->u.dense.size, y->u.dense.data, y->u.dense.size, 1);
    case JIG_ATTR_DENSE_STRING:
        return x->u.strings.splat == y->u.strings.splat &&
               same_strs(x->u.strings.items, x->u.strings.n, y->u.strings.items, y->u.strings.n);
    case JIG_ATTR_RESOURCE:
        return x->u.resource.key == y->u.resource.key;
    case JIG_ATTR_SPARSE:
        return x->u.sparse.indices == y->u.sparse.indices &&
               x->u.sparse.values == y->u.sparse.values;
    case JIG_ATTR_DENSE_ARRAY:
        return x->u.dense_array.element == y->u.dense_array.element &&
               same_mem(x->u.dense_array.data, x->u.dense_array.n, y->u.dense_array.data,
                        y->u.dense_array.n, jig_dense_element_size(x->u.dense_array.element));
    case JIG_ATTR_STRIDED_LAYOUT:
        return x->u.layout.offset == y->u.layout.offset &&
               same_mem(x->u.layout.strides, x->u.layout.n, y->u.layout.strides, y->u.layout.n,
                        sizeof(int64_t));
    case JIG_ATTR_OPAQUE:
        return x->u.opaque.dialect == y->u.opaque.dialect &&
               jig_str_eq(x->u.opaque.data, y->u.opaque.data);
    case JIG_ATTR_DIALECT:
        return x->u.dialect.row == y->u.dialect.row &&
               same_mem(x->u.dialect.params, x->u.dialect.n, y->u.dialect.params, y->u.dialect.n,
                        sizeof(void *));
    case JIG_ATTR_LOC_FILE:
        return x->u.loc_file.file == y->u.loc_file.file &&
               x->u.loc_file.line == y->u.loc_file.line &&
               x->u.loc_file.column == y->u.loc_file.column &&
               x->u.loc_file.end_line == y->u.loc_file.end_line &&
               x->u.loc_file.end_column == y->u.loc_file.end_column;
    case JIG_ATTR_LOC_NAME:
        return x->u.loc_name.name == y->u.loc_name.name &&
               x->u.loc_name.child.bits == y->u.loc_name.child.bits;
    case JIG_ATTR_LOC_FUSED:
        return x->u.loc_fused.metadata == y->u.loc_fused.metadata &&
               same_mem(x->u.loc_fused.locs, x->u.loc_fused.n, y->u.loc_fused.locs,
                        y->u.loc_fused.n, sizeof(JigLoc));
    case JIG_ATTR_LOC_CALLSITE:
        return x->u.loc_callsite.callee.bits == y->u.loc_callsite.callee.bits &&
               x->u.loc_callsite.caller.bits == y->u.loc_callsite.caller.bits;
    case JIG_ATTR_DISTINCT:
        return x == y;
    }
    return false;
}

static const JigStr *copy_strs(JigArena *perm, const JigStr *items, size_t n) {
    JigStr *copy = jig_arena_alloc(perm, n * sizeof *copy);
    for (size_t i = 0; i < n; ++i)
        copy[i] = jig_arena_str(perm, items[i]);
    return copy;
}

static void *copy_attr(void *user, const void *key) {
    JigContext *ctx = user;
    JigArena *perm = &ctx->perm;
    JigAttr *x = jig_arena_copy(perm, key, sizeof(JigAttr));
    switch (x->kind) {
    case JIG_ATTR_INTEGER:
        if (x->u.integer.width > 64)
            x->u.integer = jig_int_from_words(x->u.integer.width, x->u.integer.words,
                                              jig_int_num_words(x->u.integer.width), perm);
        break;
    case JIG_ATTR_STRING:
        x->u.string = jig_arena_str(perm, x->u.string);
        break;
    case JIG_ATTR_ARRAY:
        x->u.array.items = jig_arena_copy(perm, x->u.array.items, x->u.array.n * sizeof(void *));
        break;
    case JIG_ATTR_DICT:
        x->u.dict.items = jig_arena_copy(perm, x->u.dict.items, x->u.dict.n * sizeof(JigNamedAttr));
        break;
    case JIG_ATTR_SYMBOL_REF:
        x->u.symbol.parts = copy_strs(perm, x->u.symbol.parts, x->u.symbol.n);
        break;
    case JIG_ATTR_DENSE:
        x->u.dense.data = jig_arena_copy(perm, x->u.dense.data, x->u.dense.size);
        break;
    case JIG_ATTR_DENSE_STRING:
        x->u.strings.items = copy_strs(perm, x->u.strings.items, x->u.strings.n);
        break;
    case JIG_ATTR_DENSE_ARRAY:
        x->u.dense_array.data =
            jig_arena_copy(perm, x->u.dense_array.data,
                           x->u.dense_array.n * jig_dense_element_size(x->u.dense_array.element));
        break;
    case JIG_ATTR_STRIDED_LAYOUT:
        x->u.layout.strides =
            jig_arena_copy(perm, x->u.layout.strides, x->u.layout.n * sizeof(int64_t));
        break;
    case JIG_ATTR_OPAQUE:
        x->u.opaque.data = jig_arena_str(perm, x->u.opaque.data);
        break;
    case JIG_ATTR_DIALECT:
        x->u.dialect.params =
            jig_arena_copy(perm, x->u.dialect.params, x->u.dialect.n * sizeof(void *));
        break;
    case JIG_ATTR_LOC_FUSED:
        x->u.loc_fused.locs =
            jig_arena_copy(perm, x->u.loc_fused.locs, x->u.loc_fused.n * sizeof(JigLoc));
        break;
    default:
        break;
    }
    return x;
}

const JigAttr *jig_attr_unique(JigContext *ctx, JigAttr *key) {
    key->ctx = ctx;
    uint64_t hash = hash_attr(key);
    key->hash = (uint32_t)hash;
    return jig_unique(&ctx->attrs, hash, attr_equals, key, copy_attr, ctx);
}

const JigAttr *jig_attr_fresh(JigContext *ctx, JigAttr *key) {
    key->ctx = ctx;
    return copy_attr(ctx, key);
}

void jig_builtin_attrs_init(JigContext *ctx) {
    ctx->unit = jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_UNIT});
    ctx->empty_dict = jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_DICT});
    ctx->unknown_loc = jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_LOC_UNKNOWN});
}

JigAttrKind jig_attr_kind(const JigAttr *x) {
    return x->kind;
}
JigContext *jig_attr_context(const JigAttr *x) {
    return x->ctx;
}
const JigType *jig_attr_type(const JigAttr *x) {
    return x->type;
}

static bool is_kind(const JigAttr *x, JigAttrKind kind) {
    return x && x->kind == kind;
}

/* ---- Scalars ---- */

const JigAttr *jig_attr_unit(JigContext *ctx) {
    return ctx->unit;
}
const JigAttr *jig_attr_bool(JigContext *ctx, bool value) {
    return jig_attr_int(ctx->i1, value);
}

const JigAttr *jig_attr_big_int(const JigType *type, JigInt value) {
    assert(value.width == jig_type_width(type));
    return jig_attr_unique(type->ctx,
                           &(JigAttr){.kind = JIG_ATTR_INTEGER, .type = type, .u.integer = value});
}

const JigAttr *jig_attr_int(const JigType *type, int64_t value) {
    uint32_t width = jig_type_width(type);
    if (width <= 64)
        return jig_attr_big_int(type, jig_int_s(width, value, NULL));
    JigArena scratch;
    jig_arena_init(&scratch);
    const JigAttr *x = jig_attr_big_int(type, jig_int_s(width, value, &scratch));
    jig_arena_free(&scratch);
    return x;
}

const JigAttr *jig_attr_i64(JigContext *ctx, int64_t value) {
    return jig_attr_int(ctx->i64, value);
}
const JigAttr *jig_attr_i32(JigContext *ctx, int32_t value) {
    return jig_attr_int(ctx->i32, value);
}
const JigAttr *jig_attr_index(JigContext *ctx, int64_t value) {
    return jig_attr_int(ctx->index_type, value);
}
bool jig_attr_is_int(const JigAttr *x) {
    return is_kind(x, JIG_ATTR_INTEGER);
}
bool jig_attr_is_bool(const JigAttr *x) {
    return jig_attr_is_int(x) && x->type == x->ctx->i1;
}

int64_t jig_attr_int_value(const JigAttr *x) {
    bool is_unsigned = x->type->kind == JIG_TYPE_INTEGER && jig_type_sign(x->type) == JIG_UNSIGNED;
    return is_unsigned ? (int64_t)jig_int_u64(x->u.integer) : jig_int_s64(x->u.integer);
}

bool jig_attr_bool_value(const JigAttr *x) {
    return !jig_int_is_zero(x->u.integer);
}
JigInt jig_attr_big_int_value(const JigAttr *x) {
    return x->u.integer;
}

const JigAttr *jig_attr_float(const JigType *type, JigFloat value) {
    return jig_attr_unique(type->ctx,
                           &(JigAttr){.kind = JIG_ATTR_FLOAT, .type = type, .u.flt = value});
}

const JigAttr *jig_attr_float_double(const JigType *type, double value) {
    return jig_attr_float(type, jig_float_from_double(jig_type_float_kind(type), value));
}

bool jig_attr_is_float(const JigAttr *x) {
    return is_kind(x, JIG_ATTR_FLOAT);
}
JigFloat jig_attr_float_value(const JigAttr *x) {
    return x->u.flt;
}

static const JigAttr *small_number(const JigType *type, int value) {
    if (jig_type_is_int_or_index(type))
        return jig_attr_int(type, value);
    if (jig_type_is_float(type))
        return jig_attr_float_double(type, value);
    if (jig_type_has_static_shape(type) && type->kind != JIG_TYPE_MEMREF) {
        const JigAttr *element = small_number(jig_type_element(type), value);
        return element ? jig_attr_dense_of(type, &element, 1) : NULL;
    }
    return NULL;
}

const JigAttr *jig_attr_zero(const JigType *type) {
    return small_number(type, 0);
}
const JigAttr *jig_attr_one(const JigType *type) {
    return small_number(type, 1);
}

/* ---- Strings, types, symbols ---- */

const JigAttr *jig_attr_string(JigContext *ctx, JigStr value) {
    return jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_STRING, .u.string = value});
}

const JigAttr *jig_attr_typed_string(JigStr value, const JigType *type) {
    if (type->kind == JIG_TYPE_NONE)
        return jig_attr_string(type->ctx, value);
    return jig_attr_unique(type->ctx,
                           &(JigAttr){.kind = JIG_ATTR_STRING, .type = type, .u.string = value});
}

bool jig_attr_is_string(const JigAttr *x) {
    return is_kind(x, JIG_ATTR_STRING);
}
JigStr jig_attr_string_value(const JigAttr *x) {
    return x->u.string;
}

const JigAttr *jig_attr_of_type(const JigType *type) {
    return jig_attr_unique(type->ctx, &(JigAttr){.kind = JIG_ATTR_TYPE, .u.type_value = type});
}

bool jig_attr_is_type(const JigAttr *x) {
    return is_kind(x, JIG_ATTR_TYPE);
}
const JigType *jig_attr_type_value(const JigAttr *x) {
    return x->u.type_value;
}

const JigAttr *jig_attr_symbol(JigContext *ctx, const JigStr *path, size_t n) {
    return jig_attr_unique(
        ctx, &(JigAttr){.kind = JIG_ATTR_SYMBOL_REF, .u.symbol.parts = path, .u.symbol.n = n});
}

const JigAttr *jig_attr_flat_symbol(JigContext *ctx, JigStr name) {
    return jig_attr_symbol(ctx, &name, 1);
}
size_t jig_attr_symbol_len(const JigAttr *x) {
    return x->u.symbol.n;
}
JigStr jig_attr_symbol_part(const JigAttr *x, size_t i) {
    return x->u.symbol.parts[i];
}
JigStr jig_attr_symbol_leaf(const JigAttr *x) {
    return x->u.symbol.parts[x->u.symbol.n - 1];
}

/* ---- Aggregates ---- */

const JigAttr *jig_attr_array(JigContext *ctx, const JigAttr *const *items, size_t n) {
    return jig_attr_unique(
        ctx, &(JigAttr){.kind = JIG_ATTR_ARRAY, .u.array.items = items, .u.array.n = n});
}

static const JigAttr *number_array(const JigType *type, const int64_t *values, size_t n) {
    const JigAttr **items = jig_malloc(n * sizeof *items);
    for (size_t i = 0; i < n; ++i)
        items[i] = jig_attr_int(type, values[i]);
    const JigAttr *x = jig_attr_array(type->ctx, items, n);
    free(items);
    return x;
}

const JigAttr *jig_attr_i64_array(JigContext *ctx, const int64_t *values, size_t n) {
    return number_array(ctx->i64, values, n);
}
const JigAttr *jig_attr_index_array(JigContext *ctx, const int64_t *values, size_t n) {
    return number_array(ctx->index_type, values, n);
}
size_t jig_attr_array_len(const JigAttr *x) {
    return x->u.array.n;
}
const JigAttr *jig_attr_array_at(const JigAttr *x, size_t i) {
    return x->u.array.items[i];
}

static int compare_names(const void *a, const void *b) {
    const JigIdent *x = ((const JigNamedAttr *)a)->name, *y = ((const JigNamedAttr *)b)->name;
    size_t n = x->len < y->len ? x->len : y->len;
    int order = memcmp(x->ptr, y->ptr, n);
    return order ? order : (x->len > y->len) - (x->len < y->len);
}

const JigAttr *jig_attr_dict(JigContext *ctx, JigNamedAttr *items, size_t n) {
    if (n == 0)
        return ctx->empty_dict;
    for (size_t i = 1; i < n; ++i)
        if (compare_names(&items[i - 1], &items[i]) > 0) {
            qsort(items, n, sizeof *items, compare_names);
            break;
        }
    return jig_attr_unique(ctx,
                           &(JigAttr){.kind = JIG_ATTR_DICT, .u.dict.items = items, .u.dict.n = n});
}

size_t jig_attr_dict_len(const JigAttr *x) {
    return x->u.dict.n;
}
const JigNamedAttr *jig_attr_dict_items(const JigAttr *x) {
    return x->u.dict.items;
}

const JigAttr *jig_attr_dict_find(const JigAttr *x, const JigIdent *name) {
    const JigNamedAttr *items = x->u.dict.items;
    for (size_t i = 0; i < x->u.dict.n; ++i)
        if (items[i].name == name)
            return items[i].value;
    return NULL;
}

const JigAttr *jig_attr_dict_get(const JigAttr *x, JigStr name) {
    const JigNamedAttr *items = x->u.dict.items;
    for (size_t i = 0; i < x->u.dict.n; ++i)
        if (jig_str_eq(jig_ident_str(items[i].name), name))
            return items[i].value;
    return NULL;
}

const JigAttr *jig_attr_dict_with(const JigAttr *x, const JigIdent *name, const JigAttr *value) {
    size_t n = 0;
    JigNamedAttr *items = jig_malloc((x->u.dict.n + 1) * sizeof *items);
    for (size_t i = 0; i < x->u.dict.n; ++i)
        if (x->u.dict.items[i].name != name)
            items[n++] = x->u.dict.items[i];
    if (value)
        items[n++] = (JigNamedAttr){name, value};
    const JigAttr *result = jig_attr_dict(x->ctx, items, n);
    free(items);
    return result;
}

const JigAttr *jig_attr_of_map(const JigMap *map) {
    return jig_attr_unique(jig_map_context(map), &(JigAttr){.kind = JIG_ATTR_MAP, .u.map = map});
}
const JigMap *jig_attr_map_value(const JigAttr *x) {
    return x->u.map;
}

const JigAttr *jig_attr_of_set(const JigSet *set) {
    return jig_attr_unique(jig_set_context(set), &(JigAttr){.kind = JIG_ATTR_SET, .u.set = set});
}
const JigSet *jig_attr_set_value(const JigAttr *x) {
    return x->u.set;
}

const JigAttr *jig_attr_strided_layout(JigContext *ctx, int64_t offset, const int64_t *strides,
                                       size_t n) {
    return jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_STRIDED_LAYOUT,
                                           .u.layout.offset = offset,
                                           .u.layout.strides = strides,
                                           .u.layout.n = n});
}
int64_t jig_attr_layout_offset(const JigAttr *x) {
    return x->u.layout.offset;
}
size_t jig_attr_layout_rank(const JigAttr *x) {
    return x->u.layout.n;
}
const int64_t *jig_attr_layout_strides(const JigAttr *x) {
    return x->u.layout.strides;
}

/* ---- Others ---- */

const JigAttr *jig_attr_resource(const JigType *shaped, JigStr key) {
    return jig_attr_unique(shaped->ctx, &(JigAttr){.kind = JIG_ATTR_RESOURCE,
                                                   .type = shaped,
                                                   .u.resource.key = jig_ident(shaped->ctx, key)});
}
JigStr jig_attr_resource_key(const JigAttr *x) {
    return jig_ident_str(x->u.resource.key);
}

const JigAttr *jig_attr_distinct(const JigAttr *referenced) {
    return jig_attr_fresh(referenced->ctx,
                          &(JigAttr){.kind = JIG_ATTR_DISTINCT, .u.distinct = referenced});
}
const JigAttr *jig_attr_distinct_value(const JigAttr *x) {
    return x->u.distinct;
}

const JigAttr *jig_attr_opaque(JigContext *ctx, JigStr dialect, JigStr data, const JigType *type) {
    return jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_OPAQUE,
                                           .type = type,
                                           .u.opaque.dialect = jig_ident(ctx, dialect),
                                           .u.opaque.data = data});
}
JigStr jig_attr_opaque_dialect(const JigAttr *x) {
    return jig_ident_str(x->u.opaque.dialect);
}
JigStr jig_attr_opaque_data(const JigAttr *x) {
    return x->u.opaque.data;
}

const JigAttr *jig_attr_get(JigContext *ctx, const JigAttrRow *row, const JigAttr *const *params,
                            size_t n) {
    return jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_DIALECT,
                                           .u.dialect.row = row,
                                           .u.dialect.params = params,
                                           .u.dialect.n = n});
}
const JigAttr *jig_attr_get_typed(const JigType *type, const JigAttrRow *row,
                                  const JigAttr *const *params, size_t n) {
    return jig_attr_unique(type->ctx, &(JigAttr){.kind = JIG_ATTR_DIALECT,
                                                 .type = type,
                                                 .u.dialect.row = row,
                                                 .u.dialect.params = params,
                                                 .u.dialect.n = n});
}
const JigAttrRow *jig_attr_row(const JigAttr *x) {
    return is_kind(x, JIG_ATTR_DIALECT) ? x->u.dialect.row : NULL;
}
bool jig_attr_is(const JigAttr *x, const JigAttrRow *row) {
    return x && jig_attr_row(x) == row;
}
size_t jig_attr_num_params(const JigAttr *x) {
    return is_kind(x, JIG_ATTR_DIALECT) ? x->u.dialect.n : 0;
}
const JigAttr *jig_attr_param(const JigAttr *x, size_t i) {
    return x->u.dialect.params[i];
}

const JigAttr *jig_attr_enum(JigContext *ctx, const JigAttrRow *row, int64_t value) {
    const JigAttr *param = jig_attr_i64(ctx, value);
    return jig_attr_get(ctx, row, &param, 1);
}
int64_t jig_attr_enum_value(const JigAttr *x) {
    return x->kind == JIG_ATTR_INTEGER ? jig_attr_int_value(x)
                                       : jig_attr_int_value(x->u.dialect.params[0]);
}
