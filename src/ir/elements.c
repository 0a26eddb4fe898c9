/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Elements attributes: dense, dense strings, dense arrays, sparse. */
#include "ir/attr_int.h"
#include "support/check.h"

#include <stdlib.h>

size_t jig_dense_element_size(const JigType *element) {
    JIG_REQUIRE(element);
    if (element->kind == JIG_TYPE_COMPLEX)
        return 2 * jig_dense_element_size(jig_type_element(element));
    return ((size_t)jig_type_width(element) + 7) / 8;
}

/* Are all `n` elements of `size` bytes the same? */
static bool all_same(const char *data, size_t n, size_t size) {
    for (size_t i = 1; i < n; ++i)
        if (memcmp(data, data + i * size, size) != 0)
            return false;
    return n > 0;
}

const JigAttr *jig_attr_dense(const JigType *shaped, const void *data, bool splat) {
    JIG_REQUIRE(jig_type_is_shaped(shaped));
    JIG_REQUIRE(jig_type_has_static_shape(shaped));
    size_t size = jig_dense_element_size(jig_type_element(shaped));
    size_t n = (size_t)jig_type_num_elements(shaped);
    /* A splat stays one even if there is nothing that it fills; values of no bits never are one. */
    splat = size && (splat || all_same(data, n, size));
    return jig_attr_unique(shaped->ctx, &(JigAttr){.kind = JIG_ATTR_DENSE,
                                                   .type = shaped,
                                                   .u.dense.data = data,
                                                   .u.dense.size = splat ? size : n * size,
                                                   .u.dense.splat = splat});
}

static void store_float(JigFloat f, char *bytes) {
    size_t size = ((size_t)jig_float_format(f.kind)->width + 7) / 8;
    memcpy(bytes, f.bits, size);
}

/* Writes a scalar attribute (integer, float, or array of two for complex). */
static void store_element(const JigAttr *x, char *bytes) {
    switch (x->kind) {
    case JIG_ATTR_INTEGER:
        jig_int_to_bytes(x->u.integer, bytes);
        break;
    case JIG_ATTR_FLOAT:
        store_float(x->u.flt, bytes);
        break;
    case JIG_ATTR_ARRAY: {
        size_t half = jig_dense_element_size(x->u.array.items[0]->type);
        store_element(x->u.array.items[0], bytes);
        store_element(x->u.array.items[1], bytes + half);
        break;
    }
    default: {
        /* A dialect's complex number: its first two parameters after the type. */
        JIG_REQUIRE(x->kind == JIG_ATTR_DIALECT && x->u.dialect.n >= 2);
        const JigAttr *re = x->u.dialect.params[x->u.dialect.n - 2],
                      *im = x->u.dialect.params[x->u.dialect.n - 1];
        store_element(re, bytes);
        store_element(im, bytes + jig_dense_element_size(re->type));
    }
    }
}

const JigAttr *jig_attr_dense_of(const JigType *shaped, const JigAttr *const *elements, size_t n) {
    JIG_REQUIRE(jig_type_is_shaped(shaped));
    JIG_REQUIRE(!n || elements);
    size_t size = jig_dense_element_size(jig_type_element(shaped));
    char *data = jig_calloc(n, size);
    for (size_t i = 0; i < n; ++i)
        store_element(elements[i], data + i * size);
    const JigAttr *x = jig_attr_dense(shaped, data, n == 1);
    jig_free(data);
    return x;
}

const JigAttr *jig_attr_dense_strings(const JigType *shaped, const JigStr *strings, size_t n) {
    JIG_REQUIRE(jig_type_is_shaped(shaped));
    JIG_REQUIRE(!n || strings);
    bool splat = n > 0;
    for (size_t i = 1; i < n; ++i)
        splat &= jig_str_eq(strings[0], strings[i]);
    return jig_attr_unique(shaped->ctx, &(JigAttr){.kind = JIG_ATTR_DENSE_STRING,
                                                   .type = shaped,
                                                   .u.strings.items = strings,
                                                   .u.strings.n = splat ? 1 : n,
                                                   .u.strings.splat = splat});
}

bool jig_attr_is_dense(const JigAttr *x) {
    return x && x->kind == JIG_ATTR_DENSE;
}

bool jig_attr_is_splat(const JigAttr *x) {
    return x &&
           (x->kind == JIG_ATTR_DENSE ? x->u.dense.splat
                                      : x->kind == JIG_ATTR_DENSE_STRING && x->u.strings.splat);
}

const void *jig_attr_dense_data(const JigAttr *x) {
    JIG_REQUIRE(jig_attr_is_dense(x));
    return x->u.dense.data;
}

static const JigAttr *load_element(const JigType *type, const char *bytes) {
    if (type->kind == JIG_TYPE_COMPLEX) {
        const JigType *part = jig_type_element(type);
        const JigAttr *parts[2] = {load_element(part, bytes),
                                   load_element(part, bytes + jig_dense_element_size(part))};
        return jig_attr_array(type->ctx, parts, 2);
    }
    uint32_t width = jig_type_width(type);
    if (jig_type_is_float(type)) {
        uint64_t bits[2] = {0, 0};
        memcpy(bits, bytes, (width + 7) / 8);
        return jig_attr_float(type,
                              jig_float_from_bits(jig_type_float_kind(type), bits[0], bits[1]));
    }
    JigArena scratch;
    jig_arena_init(&scratch);
    const JigAttr *x = jig_attr_big_int(type, jig_int_from_bytes(width, bytes, &scratch));
    jig_arena_free(&scratch);
    return x;
}

/* Row-major position of the sparse index tuple `row`. */
static int64_t sparse_position(const JigAttr *x, int64_t row) {
    size_t rank = jig_type_rank(x->type);
    uint64_t position = 0; /* there may be more elements than numbers */
    for (size_t d = 0; d < rank; ++d)
        position =
            position * (uint64_t)jig_type_dim(x->type, d) +
            (uint64_t)jig_attr_dense_int(x->u.sparse.indices, row * (int64_t)rank + (int64_t)d);
    return (int64_t)position;
}

static const JigAttr *sparse_element(const JigAttr *x, int64_t i) {
    int64_t n = jig_type_num_elements(x->u.sparse.values->type);
    for (int64_t row = 0; row < n; ++row)
        if (sparse_position(x, row) == i)
            return jig_attr_element(x->u.sparse.values, row);
    const JigType *element = jig_type_element(x->type);
    if (element->kind != JIG_TYPE_COMPLEX)
        return jig_attr_zero(element);
    const JigAttr *zero = jig_attr_zero(jig_type_element(element)), *parts[2] = {zero, zero};
    return jig_attr_array(x->ctx, parts, 2);
}

const JigAttr *jig_attr_element(const JigAttr *x, int64_t i) {
    JIG_REQUIRE(x && i >= 0);
    switch (x->kind) {
    case JIG_ATTR_DENSE: {
        const JigType *element = jig_type_element(x->type);
        size_t at = x->u.dense.splat ? 0 : (size_t)i * jig_dense_element_size(element);
        return load_element(element, (const char *)x->u.dense.data + at);
    }
    case JIG_ATTR_DENSE_STRING:
        return jig_attr_string(x->ctx, x->u.strings.items[x->u.strings.splat ? 0 : i]);
    case JIG_ATTR_SPARSE:
        return sparse_element(x, i);
    default:
        return NULL;
    }
}

static int64_t load_int(const void *bytes, const JigType *type) {
    uint32_t width = jig_type_width(type);
    uint64_t v = 0;
    memcpy(&v, bytes, (width + 7) / 8);
    return width < 64 && width > 0 ? (int64_t)(v << (64 - width)) >> (64 - width) : (int64_t)v;
}

int64_t jig_attr_dense_int(const JigAttr *x, int64_t i) {
    JIG_REQUIRE(jig_attr_is_dense(x));
    JIG_REQUIRE(i >= 0);
    const JigType *element = jig_type_element(x->type);
    size_t at = x->u.dense.splat ? 0 : (size_t)i * jig_dense_element_size(element);
    return load_int((const char *)x->u.dense.data + at, element);
}

const JigAttr *jig_attr_dense_reshape(const JigAttr *x, const JigType *shaped) {
    JIG_REQUIRE(x && jig_type_is_shaped(shaped));
    JIG_REQUIRE(jig_type_element(shaped) == jig_type_element(x->type));
    JIG_REQUIRE(x->kind != JIG_ATTR_DENSE ||
                jig_type_num_elements(shaped) == jig_type_num_elements(x->type));
    JigAttr copy = *x;
    copy.type = shaped;
    return jig_attr_unique(x->ctx, &copy);
}

const JigAttr *jig_attr_sparse(const JigType *shaped, const JigAttr *indices,
                               const JigAttr *values) {
    JIG_REQUIRE(jig_type_is_shaped(shaped));
    JIG_REQUIRE(indices && values);
    return jig_attr_unique(shaped->ctx, &(JigAttr){.kind = JIG_ATTR_SPARSE,
                                                   .type = shaped,
                                                   .u.sparse.indices = indices,
                                                   .u.sparse.values = values});
}
const JigAttr *jig_attr_sparse_indices(const JigAttr *x) {
    JIG_REQUIRE(x->kind == JIG_ATTR_SPARSE);
    return x->u.sparse.indices;
}
const JigAttr *jig_attr_sparse_values(const JigAttr *x) {
    JIG_REQUIRE(x->kind == JIG_ATTR_SPARSE);
    return x->u.sparse.values;
}

/* ---- Dense arrays ---- */

const JigAttr *jig_attr_dense_array(const JigType *element, const void *data, size_t n) {
    JIG_REQUIRE(element);
    JIG_REQUIRE(!n || data);
    return jig_attr_unique(element->ctx, &(JigAttr){.kind = JIG_ATTR_DENSE_ARRAY,
                                                    .u.dense_array.element = element,
                                                    .u.dense_array.data = data,
                                                    .u.dense_array.n = n});
}

const JigAttr *jig_attr_dense_i64(JigContext *ctx, const int64_t *values, size_t n) {
    return jig_attr_dense_array(ctx->i64, values, n);
}
const JigAttr *jig_attr_dense_i32(JigContext *ctx, const int32_t *values, size_t n) {
    return jig_attr_dense_array(ctx->i32, values, n);
}
const JigAttr *jig_attr_dense_bool(JigContext *ctx, const bool *values, size_t n) {
    return jig_attr_dense_array(ctx->i1, values, n);
}

bool jig_attr_is_dense_array(const JigAttr *x, const JigType *element) {
    return x && x->kind == JIG_ATTR_DENSE_ARRAY &&
           (!element || x->u.dense_array.element == element);
}
size_t jig_attr_dense_array_len(const JigAttr *x) {
    JIG_REQUIRE(jig_attr_is_dense_array(x, NULL));
    return x->u.dense_array.n;
}

int64_t jig_attr_dense_array_int(const JigAttr *x, size_t i) {
    JIG_REQUIRE(jig_attr_is_dense_array(x, NULL));
    JIG_REQUIRE(i < x->u.dense_array.n);
    const JigType *element = x->u.dense_array.element;
    if (element == x->ctx->i32)
        return ((const int32_t *)x->u.dense_array.data)[i];
    if (element == x->ctx->i64)
        return ((const int64_t *)x->u.dense_array.data)[i];
    int64_t v = load_int((const char *)x->u.dense_array.data + i * jig_dense_element_size(element),
                         element);
    return element == x->ctx->i1 ? v & 1 : v;
}

const int64_t *jig_attr_dense_i64_data(const JigAttr *x) {
    JIG_REQUIRE(jig_attr_is_dense_array(x, x->ctx->i64));
    return x->u.dense_array.data;
}
const JigType *jig_attr_dense_array_element(const JigAttr *x) {
    JIG_REQUIRE(jig_attr_is_dense_array(x, NULL));
    return x->u.dense_array.element;
}
const void *jig_attr_dense_array_data(const JigAttr *x) {
    JIG_REQUIRE(jig_attr_is_dense_array(x, NULL));
    return x->u.dense_array.data;
}
