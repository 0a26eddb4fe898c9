/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builtin and dialect attributes: their constructors and accessors. */
#include "ir/attr_int.h"
#include "support/check.h"

#include <stdlib.h>

void jig_context_init_attrs(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    ctx->unit = jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_UNIT});
    ctx->empty_dict = jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_DICT});
    ctx->unknown_loc = jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_LOC_UNKNOWN});
}

JigAttrKind jig_attr_kind(const JigAttr *x) {
    JIG_REQUIRE(x);
    return x->kind;
}
JigContext *jig_attr_context(const JigAttr *x) {
    JIG_REQUIRE(x);
    return x->ctx;
}
const JigType *jig_attr_type(const JigAttr *x) {
    JIG_REQUIRE(x);
    return x->type;
}

static bool is_kind(const JigAttr *x, JigAttrKind kind) {
    return x && x->kind == kind;
}

/* ---- Scalars ---- */

const JigAttr *jig_attr_unit(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->unit;
}
const JigAttr *jig_attr_bool(JigContext *ctx, bool value) {
    return jig_attr_int(ctx->i1, value);
}

const JigAttr *jig_attr_big_int(const JigType *type, JigInt value) {
    JIG_REQUIRE(value.width == jig_type_width(type));
    return jig_attr_unique(type->ctx,
                           &(JigAttr){.kind = JIG_ATTR_INTEGER, .type = type, .u.integer = value});
}

static const JigAttr *small_int(const JigType *type, int64_t value) {
    uint64_t hash = ((uint64_t)value ^ (uintptr_t)type >> 4) * 0x9E3779B97F4A7C15u;
    JigRecentInt *recent = &type->ctx->recent_ints[hash >> 32 & (JIG_RECENT_INTS - 1)];
    if (recent->type != type || recent->value != value) {
        JigInt bits = jig_int_s(jig_type_width(type), value, NULL);
        *recent = (JigRecentInt){type, value, jig_attr_big_int(type, bits)};
    }
    return recent->attr;
}

const JigAttr *jig_attr_int(const JigType *type, int64_t value) {
    JIG_REQUIRE(jig_type_is_int_or_index(type));
    uint32_t width = jig_type_width(type);
    if (width <= 64)
        return small_int(type, value);
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
    JIG_REQUIRE(jig_attr_is_int(x));
    bool is_unsigned = x->type->kind == JIG_TYPE_INTEGER && jig_type_sign(x->type) == JIG_UNSIGNED;
    return is_unsigned ? (int64_t)jig_int_u64(x->u.integer) : jig_int_s64(x->u.integer);
}

bool jig_attr_bool_value(const JigAttr *x) {
    JIG_REQUIRE(jig_attr_is_int(x));
    return !jig_int_is_zero(x->u.integer);
}
JigInt jig_attr_big_int_value(const JigAttr *x) {
    JIG_REQUIRE(jig_attr_is_int(x));
    return x->u.integer;
}

const JigAttr *jig_attr_float(const JigType *type, JigFloat value) {
    JIG_REQUIRE(jig_type_is_float(type));
    JIG_REQUIRE(value.kind == jig_type_float_kind(type));
    return jig_attr_unique(type->ctx,
                           &(JigAttr){.kind = JIG_ATTR_FLOAT, .type = type, .u.flt = value});
}

const JigAttr *jig_attr_float_double(const JigType *type, double value) {
    JIG_REQUIRE(jig_type_is_float(type));
    return jig_attr_float(type, jig_float_from_double(jig_type_float_kind(type), value));
}

bool jig_attr_is_float(const JigAttr *x) {
    return is_kind(x, JIG_ATTR_FLOAT);
}
JigFloat jig_attr_float_value(const JigAttr *x) {
    JIG_REQUIRE(jig_attr_is_float(x));
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
    JIG_REQUIRE(type);
    return small_number(type, 0);
}
const JigAttr *jig_attr_one(const JigType *type) {
    JIG_REQUIRE(type);
    return small_number(type, 1);
}

/* ---- Strings, types, symbols ---- */

const JigAttr *jig_attr_string(JigContext *ctx, JigStr value) {
    JIG_REQUIRE(ctx);
    return jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_STRING, .u.string = value});
}

const JigAttr *jig_attr_typed_string(JigStr value, const JigType *type) {
    JIG_REQUIRE(type);
    if (type->kind == JIG_TYPE_NONE)
        return jig_attr_string(type->ctx, value);
    return jig_attr_unique(type->ctx,
                           &(JigAttr){.kind = JIG_ATTR_STRING, .type = type, .u.string = value});
}

bool jig_attr_is_string(const JigAttr *x) {
    return is_kind(x, JIG_ATTR_STRING);
}
JigStr jig_attr_string_value(const JigAttr *x) {
    JIG_REQUIRE(jig_attr_is_string(x));
    return x->u.string;
}

const JigAttr *jig_attr_of_type(const JigType *type) {
    JIG_REQUIRE(type);
    return jig_attr_unique(type->ctx, &(JigAttr){.kind = JIG_ATTR_TYPE, .u.type_value = type});
}

bool jig_attr_is_type(const JigAttr *x) {
    return is_kind(x, JIG_ATTR_TYPE);
}
const JigType *jig_attr_type_value(const JigAttr *x) {
    JIG_REQUIRE(jig_attr_is_type(x));
    return x->u.type_value;
}

const JigAttr *jig_attr_symbol(JigContext *ctx, const JigStr *path, size_t n) {
    JIG_REQUIRE(path && n && ctx);
    return jig_attr_unique(
        ctx, &(JigAttr){.kind = JIG_ATTR_SYMBOL_REF, .u.symbol.parts = path, .u.symbol.n = n});
}

const JigAttr *jig_attr_flat_symbol(JigContext *ctx, JigStr name) {
    return jig_attr_symbol(ctx, &name, 1);
}
size_t jig_attr_symbol_len(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_SYMBOL_REF));
    return x->u.symbol.n;
}
JigStr jig_attr_symbol_part(const JigAttr *x, size_t i) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_SYMBOL_REF));
    JIG_REQUIRE(i < x->u.symbol.n);
    return x->u.symbol.parts[i];
}
JigStr jig_attr_symbol_leaf(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_SYMBOL_REF));
    return x->u.symbol.parts[x->u.symbol.n - 1];
}

/* ---- Aggregates ---- */

const JigAttr *jig_attr_array(JigContext *ctx, const JigAttr *const *items, size_t n) {
    JIG_REQUIRE(ctx);
    JIG_REQUIRE(!n || items);
    return jig_attr_unique(
        ctx, &(JigAttr){.kind = JIG_ATTR_ARRAY, .u.array.items = items, .u.array.n = n});
}

static const JigAttr *number_array(const JigType *type, const int64_t *values, size_t n) {
    const JigAttr **items = jig_malloc(n * sizeof *items);
    for (size_t i = 0; i < n; ++i)
        items[i] = jig_attr_int(type, values[i]);
    const JigAttr *x = jig_attr_array(type->ctx, items, n);
    jig_free(items);
    return x;
}

const JigAttr *jig_attr_i64_array(JigContext *ctx, const int64_t *values, size_t n) {
    JIG_REQUIRE(ctx && (values || !n));
    return number_array(ctx->i64, values, n);
}
const JigAttr *jig_attr_index_array(JigContext *ctx, const int64_t *values, size_t n) {
    JIG_REQUIRE(ctx && (values || !n));
    return number_array(ctx->index_type, values, n);
}
size_t jig_attr_array_len(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_ARRAY));
    return x->u.array.n;
}
const JigAttr *jig_attr_array_at(const JigAttr *x, size_t i) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_ARRAY));
    JIG_REQUIRE(i < x->u.array.n);
    return x->u.array.items[i];
}

static int compare_idents(const JigIdent *x, const JigIdent *y) {
    size_t n = x->len < y->len ? x->len : y->len;
    int order = memcmp(x->ptr, y->ptr, n);
    return order ? order : (x->len > y->len) - (x->len < y->len);
}

static int compare_names(const void *a, const void *b) {
    return compare_idents(((const JigNamedAttr *)a)->name, ((const JigNamedAttr *)b)->name);
}

/* Most have few items, nearly in order. */
static void sort_by_name(JigNamedAttr *items, size_t n) {
    enum { FEW = 16 };
    if (n > FEW) {
        qsort(items, n, sizeof *items, compare_names);
        return;
    }
    for (size_t i = 1; i < n; ++i) {
        JigNamedAttr item = items[i];
        size_t at = i;
        for (; at && compare_idents(items[at - 1].name, item.name) > 0; --at)
            items[at] = items[at - 1];
        items[at] = item;
    }
}

static const JigAttr *dict_in_order(JigContext *ctx, JigNamedAttr *items, size_t n) {
    if (n == 0)
        return ctx->empty_dict;
    return jig_attr_unique(ctx,
                           &(JigAttr){.kind = JIG_ATTR_DICT, .u.dict.items = items, .u.dict.n = n});
}

const JigAttr *jig_attr_dict(JigContext *ctx, JigNamedAttr *items, size_t n) {
    JIG_REQUIRE(ctx);
    JIG_REQUIRE(!n || items);
    sort_by_name(items, n);
    return dict_in_order(ctx, items, n);
}

/* How many of the items, which are in order, have names before this one. */
static size_t place_of_name(const JigNamedAttr *items, size_t n, const JigIdent *name) {
    size_t first = 0;
    while (first < n) {
        size_t middle = first + (n - first) / 2;
        if (compare_idents(items[middle].name, name) < 0)
            first = middle + 1;
        else
            n = middle;
    }
    return first;
}

size_t jig_attr_dict_len(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_DICT));
    return x->u.dict.n;
}
const JigNamedAttr *jig_attr_dict_items(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_DICT));
    return x->u.dict.items;
}

const JigAttr *jig_attr_dict_find(const JigAttr *x, const JigIdent *name) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_DICT));
    JIG_REQUIRE(name);
    const JigNamedAttr *items = x->u.dict.items;
    for (size_t i = 0; i < x->u.dict.n; ++i)
        if (items[i].name == name)
            return items[i].value;
    return NULL;
}

const JigAttr *jig_attr_dict_get(const JigAttr *x, JigStr name) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_DICT));
    const JigNamedAttr *items = x->u.dict.items;
    for (size_t i = 0; i < x->u.dict.n; ++i)
        if (jig_str_eq(jig_ident_str(items[i].name), name))
            return items[i].value;
    return NULL;
}

const JigAttr *jig_attr_dict_with(const JigAttr *x, const JigIdent *name, const JigAttr *value) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_DICT));
    JIG_REQUIRE(name);
    JIG_REQUIRE(!value || value->ctx == x->ctx);
    if (jig_attr_dict_find(x, name) == value)
        return x;
    size_t n = 0;
    JigNamedAttr *items = jig_malloc((x->u.dict.n + 1) * sizeof *items);
    for (size_t i = 0; i < x->u.dict.n; ++i)
        if (x->u.dict.items[i].name != name)
            items[n++] = x->u.dict.items[i];
    if (value) {
        size_t at = place_of_name(items, n, name);
        memmove(&items[at + 1], &items[at], (n++ - at) * sizeof *items);
        items[at] = (JigNamedAttr){name, value};
    }
    const JigAttr *result = dict_in_order(x->ctx, items, n);
    jig_free(items);
    return result;
}

const JigAttr *jig_attr_of_map(const JigMap *map) {
    JIG_REQUIRE(map);
    return jig_attr_unique(jig_map_context(map), &(JigAttr){.kind = JIG_ATTR_MAP, .u.map = map});
}
const JigMap *jig_attr_map_value(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_MAP));
    return x->u.map;
}

const JigAttr *jig_attr_of_set(const JigSet *set) {
    JIG_REQUIRE(set);
    return jig_attr_unique(jig_set_context(set), &(JigAttr){.kind = JIG_ATTR_SET, .u.set = set});
}
const JigSet *jig_attr_set_value(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_SET));
    return x->u.set;
}

const JigAttr *jig_attr_strided_layout(JigContext *ctx, int64_t offset, const int64_t *strides,
                                       size_t n) {
    JIG_REQUIRE(ctx);
    JIG_REQUIRE(!n || strides);
    return jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_STRIDED_LAYOUT,
                                           .u.layout.offset = offset,
                                           .u.layout.strides = strides,
                                           .u.layout.n = n});
}
int64_t jig_attr_layout_offset(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_STRIDED_LAYOUT));
    return x->u.layout.offset;
}
size_t jig_attr_layout_rank(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_STRIDED_LAYOUT));
    return x->u.layout.n;
}
const int64_t *jig_attr_layout_strides(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_STRIDED_LAYOUT));
    return x->u.layout.strides;
}

/* ---- Others ---- */

const JigAttr *jig_attr_resource(const JigType *shaped, JigStr key) {
    JIG_REQUIRE(jig_type_is_shaped(shaped));
    return jig_attr_unique(shaped->ctx, &(JigAttr){.kind = JIG_ATTR_RESOURCE,
                                                   .type = shaped,
                                                   .u.resource.key = jig_ident(shaped->ctx, key)});
}
JigStr jig_attr_resource_key(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_RESOURCE));
    return jig_ident_str(x->u.resource.key);
}

const JigAttr *jig_attr_distinct(const JigAttr *referenced) {
    JIG_REQUIRE(referenced);
    return jig_attr_fresh(referenced->ctx,
                          &(JigAttr){.kind = JIG_ATTR_DISTINCT, .u.distinct = referenced});
}
const JigAttr *jig_attr_distinct_value(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_DISTINCT));
    return x->u.distinct;
}

const JigAttr *jig_attr_opaque(JigContext *ctx, JigStr dialect, JigStr data, const JigType *type) {
    return jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_OPAQUE,
                                           .type = type,
                                           .u.opaque.dialect = jig_ident(ctx, dialect),
                                           .u.opaque.data = data});
}
JigStr jig_attr_opaque_dialect(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_OPAQUE));
    return jig_ident_str(x->u.opaque.dialect);
}
JigStr jig_attr_opaque_data(const JigAttr *x) {
    JIG_REQUIRE(is_kind(x, JIG_ATTR_OPAQUE));
    return x->u.opaque.data;
}

const JigAttr *jig_attr_get(JigContext *ctx, const JigAttrRow *row, const JigAttr *const *params,
                            size_t n) {
    JIG_REQUIRE(ctx && row);
    JIG_REQUIRE(!n || params);
    return jig_attr_unique(ctx, &(JigAttr){.kind = JIG_ATTR_DIALECT,
                                           .u.dialect.row = row,
                                           .u.dialect.params = params,
                                           .u.dialect.n = n});
}
const JigAttr *jig_attr_get_typed(const JigType *type, const JigAttrRow *row,
                                  const JigAttr *const *params, size_t n) {
    JIG_REQUIRE(type && row);
    JIG_REQUIRE(!n || params);
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
    JIG_REQUIRE(row);
    return x && jig_attr_row(x) == row;
}
size_t jig_attr_num_params(const JigAttr *x) {
    return is_kind(x, JIG_ATTR_DIALECT) ? x->u.dialect.n : 0;
}
const JigAttr *jig_attr_param(const JigAttr *x, size_t i) {
    JIG_REQUIRE(i < jig_attr_num_params(x));
    return x->u.dialect.params[i];
}

const JigAttr *jig_attr_enum(JigContext *ctx, const JigAttrRow *row, int64_t value) {
    JIG_REQUIRE(row && ctx);
    const JigAttr *param = jig_attr_i64(ctx, value);
    return jig_attr_get(ctx, row, &param, 1);
}
int64_t jig_attr_enum_value(const JigAttr *x) {
    JIG_REQUIRE(jig_attr_is_int(x) || jig_attr_num_params(x) > 0);
    return x->kind == JIG_ATTR_INTEGER ? jig_attr_int_value(x)
                                       : jig_attr_int_value(x->u.dialect.params[0]);
}
