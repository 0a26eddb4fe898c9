/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types: uniquing, constructors and accessors. */
#include "ir/storage.h"
#include "ir/context.h"
#include "support/check.h"

/* ---- Uniquing: a candidate on the stack is the key ---- */

static size_t storage_size(JigTypeKind kind) {
    switch (kind) {
    case JIG_TYPE_INTEGER:
        return sizeof(JigIntegerType);
    case JIG_TYPE_FLOAT:
        return sizeof(JigFloatType);
    case JIG_TYPE_INDEX:
    case JIG_TYPE_NONE:
        return sizeof(JigType);
    case JIG_TYPE_TUPLE:
    case JIG_TYPE_FUNCTION:
        return sizeof(JigFunctionType);
    case JIG_TYPE_OPAQUE:
        return sizeof(JigOpaqueType);
    case JIG_TYPE_DIALECT:
        return sizeof(JigDialectType);
    default:
        return sizeof(JigShapedType);
    }
}

static uint64_t hash_words(uint64_t h, const void *data, size_t size) {
    return size ? jig_hash_mix(h, jig_hash_bytes(data, size)) : h;
}

static uint64_t hash_type(const JigType *t) {
    uint64_t h = jig_hash_mix(17, t->kind);
    switch (t->kind) {
    case JIG_TYPE_INTEGER: {
        const JigIntegerType *i = (const void *)t;
        return jig_hash_mix(h, (uint64_t)i->width << 2 | i->sign);
    }
    case JIG_TYPE_FLOAT:
        return jig_hash_mix(h, ((const JigFloatType *)t)->kind);
    case JIG_TYPE_INDEX:
    case JIG_TYPE_NONE:
        return h;
    case JIG_TYPE_TUPLE:
    case JIG_TYPE_FUNCTION: {
        const JigFunctionType *f = (const void *)t;
        h = hash_words(h, f->inputs, f->num_inputs * sizeof *f->inputs);
        return hash_words(h ^ f->num_inputs, f->results, f->num_results * sizeof *f->results);
    }
    case JIG_TYPE_OPAQUE: {
        const JigOpaqueType *o = (const void *)t;
        return hash_words(jig_hash_mix(h, (uintptr_t)o->dialect), o->data.ptr, o->data.len);
    }
    case JIG_TYPE_DIALECT: {
        const JigDialectType *d = (const void *)t;
        return hash_words(jig_hash_mix(h, (uintptr_t)d->row), d->params,
                          d->num_params * sizeof *d->params);
    }
    default: {
        const JigShapedType *s = JIG_SHAPED(t);
        h = jig_hash_mix(h, (uintptr_t)s->element);
        h = jig_hash_mix(h, (uintptr_t)s->layout);
        h = jig_hash_mix(h, (uintptr_t)s->space);
        return hash_words(h, s->shape, s->rank * sizeof *s->shape);
    }
    }
}

static bool same_items(const void *a, const void *b, size_t size) {
    return size == 0 || memcmp(a, b, size) == 0;
}

static bool same_scalable(const JigShapedType *a, const JigShapedType *b) {
    if (!a->scalable || !b->scalable)
        return a->scalable == b->scalable;
    return same_items(a->scalable, b->scalable, a->rank * sizeof(bool));
}

static bool type_equals(const void *object, const void *key) {
    const JigType *x = object, *y = key;
    if (x->kind != y->kind)
        return false;
    switch (x->kind) {
    case JIG_TYPE_INTEGER: {
        const JigIntegerType *a = object, *b = key;
        return a->width == b->width && a->sign == b->sign;
    }
    case JIG_TYPE_FLOAT:
        return ((const JigFloatType *)x)->kind == ((const JigFloatType *)y)->kind;
    case JIG_TYPE_INDEX:
    case JIG_TYPE_NONE:
        return true;
    case JIG_TYPE_TUPLE:
    case JIG_TYPE_FUNCTION: {
        const JigFunctionType *a = object, *b = key;
        return a->num_inputs == b->num_inputs && a->num_results == b->num_results &&
               same_items(a->inputs, b->inputs, a->num_inputs * sizeof *a->inputs) &&
               same_items(a->results, b->results, a->num_results * sizeof *a->results);
    }
    case JIG_TYPE_OPAQUE: {
        const JigOpaqueType *a = object, *b = key;
        return a->dialect == b->dialect && jig_str_eq(a->data, b->data);
    }
    case JIG_TYPE_DIALECT: {
        const JigDialectType *a = object, *b = key;
        return a->row == b->row && a->num_params == b->num_params &&
               same_items(a->params, b->params, a->num_params * sizeof *a->params);
    }
    default: {
        const JigShapedType *a = object, *b = key;
        return a->element == b->element && a->rank == b->rank && a->layout == b->layout &&
               a->space == b->space && same_scalable(a, b) &&
               same_items(a->shape, b->shape, a->rank * sizeof *a->shape);
    }
    }
}

static void *copy_type(void *user, const void *key) {
    JigContext *ctx = user;
    JigArena *perm = &ctx->perm;
    JigType *t = jig_arena_copy(perm, key, storage_size(((const JigType *)key)->kind));
    switch (t->kind) {
    case JIG_TYPE_INTEGER:
    case JIG_TYPE_FLOAT:
    case JIG_TYPE_INDEX:
    case JIG_TYPE_NONE:
        break;
    case JIG_TYPE_TUPLE:
    case JIG_TYPE_FUNCTION: {
        JigFunctionType *f = (void *)t;
        f->inputs = jig_arena_copy(perm, f->inputs, f->num_inputs * sizeof *f->inputs);
        f->results = jig_arena_copy(perm, f->results, f->num_results * sizeof *f->results);
        break;
    }
    case JIG_TYPE_OPAQUE: {
        JigOpaqueType *o = (void *)t;
        o->data = jig_arena_str(perm, o->data);
        break;
    }
    case JIG_TYPE_DIALECT: {
        JigDialectType *d = (void *)t;
        d->params = jig_arena_copy(perm, d->params, d->num_params * sizeof *d->params);
        break;
    }
    default: {
        JigShapedType *s = (void *)t;
        s->shape = jig_arena_copy(perm, s->shape, s->rank * sizeof *s->shape);
        if (s->scalable)
            s->scalable = jig_arena_copy(perm, s->scalable, s->rank);
        break;
    }
    }
    return t;
}

/* `key` is a filled-in storage on the caller's stack. */
static const JigType *unique_type(JigContext *ctx, JigType *key) {
    key->ctx = ctx;
    uint64_t hash = hash_type(key);
    key->hash = (uint32_t)hash;
    return jig_uniquer_get(&ctx->types, hash, type_equals, key, copy_type, ctx);
}

JigTypeKind jig_type_kind(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind;
}
JigContext *jig_type_context(const JigType *t) {
    JIG_REQUIRE(t);
    return t->ctx;
}

/* ---- Scalars ---- */

const JigType *jig_type_integer(JigContext *ctx, uint32_t width, JigSign sign) {
    JIG_REQUIRE(ctx);
    JIG_REQUIRE(width <= JIG_MAX_INT_WIDTH && sign <= JIG_UNSIGNED);
    return unique_type(
        ctx, &(JigIntegerType){.base.kind = JIG_TYPE_INTEGER, .width = width, .sign = sign}.base);
}

const JigType *jig_type_i(JigContext *ctx, uint32_t width) {
    JIG_REQUIRE(ctx);
    switch (width) {
    case 1:
        return ctx->i1;
    case 32:
        return ctx->i32;
    case 64:
        return ctx->i64;
    default:
        return jig_type_integer(ctx, width, JIG_SIGNLESS);
    }
}

const JigType *jig_type_index(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->index_type;
}
const JigType *jig_type_none(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->none_type;
}
const JigType *jig_type_float(JigContext *ctx, JigFloatKind kind) {
    JIG_REQUIRE(kind >= 0 && kind < JIG_FLOAT_KINDS && ctx);
    return ctx->floats[kind];
}

const JigType *jig_type_complex(const JigType *element) {
    JIG_REQUIRE(element);
    return unique_type(element->ctx,
                       &(JigShapedType){.base.kind = JIG_TYPE_COMPLEX, .element = element}.base);
}

void jig_context_init_types(JigContext *ctx) {
    ctx->index_type = unique_type(ctx, &(JigType){.kind = JIG_TYPE_INDEX});
    ctx->none_type = unique_type(ctx, &(JigType){.kind = JIG_TYPE_NONE});
    ctx->i1 = jig_type_integer(ctx, 1, JIG_SIGNLESS);
    ctx->i32 = jig_type_integer(ctx, 32, JIG_SIGNLESS);
    ctx->i64 = jig_type_integer(ctx, 64, JIG_SIGNLESS);
    for (int k = 0; k < JIG_FLOAT_KINDS; ++k)
        ctx->floats[k] = unique_type(
            ctx, &(JigFloatType){.base.kind = JIG_TYPE_FLOAT, .kind = (JigFloatKind)k}.base);
}

bool jig_type_is_integer(const JigType *t, uint32_t width) {
    JIG_REQUIRE(t);
    if (t->kind != JIG_TYPE_INTEGER)
        return false;
    const JigIntegerType *i = (const void *)t;
    return i->sign == JIG_SIGNLESS && (width == 0 || i->width == width);
}

bool jig_type_is_any_integer(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_INTEGER;
}
bool jig_type_is_index(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_INDEX;
}
bool jig_type_is_float(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_FLOAT;
}
bool jig_type_is_signless_int_or_index(const JigType *t) {
    return jig_type_is_integer(t, 0) || jig_type_is_index(t);
}
bool jig_type_is_int_or_index(const JigType *t) {
    return jig_type_is_any_integer(t) || jig_type_is_index(t);
}
bool jig_type_is_int_or_float(const JigType *t) {
    return jig_type_is_any_integer(t) || jig_type_is_float(t);
}
bool jig_type_is_int_or_index_or_float(const JigType *t) {
    return jig_type_is_int_or_float(t) || jig_type_is_index(t);
}

uint32_t jig_type_width(const JigType *t) {
    JIG_REQUIRE(t->kind == JIG_TYPE_INTEGER || t->kind == JIG_TYPE_FLOAT ||
                t->kind == JIG_TYPE_INDEX);
    switch (t->kind) {
    case JIG_TYPE_INTEGER:
        return ((const JigIntegerType *)t)->width;
    case JIG_TYPE_FLOAT:
        return jig_float_format(((const JigFloatType *)t)->kind)->width;
    case JIG_TYPE_INDEX:
        return 64;
    default:
        return 0;
    }
}

JigSign jig_type_sign(const JigType *t) {
    JIG_REQUIRE(t->kind == JIG_TYPE_INTEGER);
    return ((const JigIntegerType *)t)->sign;
}
JigFloatKind jig_type_float_kind(const JigType *t) {
    JIG_REQUIRE(t->kind == JIG_TYPE_FLOAT);
    return ((const JigFloatType *)t)->kind;
}

/* ---- Shaped types ---- */

const JigType *jig_type_vector(const int64_t *shape, const bool *scalable, size_t rank,
                               const JigType *element) {
    JIG_REQUIRE(element);
    JIG_REQUIRE(!rank || shape);
    bool any = false;
    for (size_t i = 0; scalable && i < rank; ++i)
        any |= scalable[i];
    return unique_type(element->ctx, &(JigShapedType){.base.kind = JIG_TYPE_VECTOR,
                                                      .element = element,
                                                      .shape = shape,
                                                      .rank = rank,
                                                      .scalable = any ? scalable : NULL}
                                          .base);
}

const JigType *jig_type_tensor(const int64_t *shape, size_t rank, const JigType *element,
                               const JigAttr *encoding) {
    JIG_REQUIRE(element);
    JIG_REQUIRE(!rank || shape);
    JIG_REQUIRE(!encoding || encoding->ctx == element->ctx);
    return unique_type(element->ctx, &(JigShapedType){.base.kind = JIG_TYPE_TENSOR,
                                                      .element = element,
                                                      .shape = shape,
                                                      .rank = rank,
                                                      .layout = encoding}
                                          .base);
}

const JigType *jig_type_unranked_tensor(const JigType *element) {
    JIG_REQUIRE(element);
    return unique_type(
        element->ctx,
        &(JigShapedType){.base.kind = JIG_TYPE_UNRANKED_TENSOR, .element = element}.base);
}

/* The default space may be written as 0. */
static const JigAttr *normal_space(const JigAttr *space) {
    return space && jig_attr_is_int(space) && jig_attr_int_value(space) == 0 ? NULL : space;
}

const JigType *jig_type_memref(const int64_t *shape, size_t rank, const JigType *element,
                               const JigAttr *layout, const JigAttr *space) {
    JIG_REQUIRE(element);
    JIG_REQUIRE(!rank || shape);
    JIG_REQUIRE((!layout || layout->ctx == element->ctx) && (!space || space->ctx == element->ctx));
    if (layout && layout->kind == JIG_ATTR_MAP && jig_map_is_identity(layout->u.map))
        layout = NULL;
    return unique_type(element->ctx, &(JigShapedType){.base.kind = JIG_TYPE_MEMREF,
                                                      .element = element,
                                                      .shape = shape,
                                                      .rank = rank,
                                                      .layout = layout,
                                                      .space = normal_space(space)}
                                          .base);
}

const JigType *jig_type_unranked_memref(const JigType *element, const JigAttr *space) {
    JIG_REQUIRE(element);
    return unique_type(element->ctx, &(JigShapedType){.base.kind = JIG_TYPE_UNRANKED_MEMREF,
                                                      .element = element,
                                                      .space = normal_space(space)}
                                          .base);
}

bool jig_type_is_shaped(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind >= JIG_TYPE_VECTOR && t->kind <= JIG_TYPE_UNRANKED_MEMREF;
}
bool jig_type_is_vector(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_VECTOR;
}
bool jig_type_is_tensor(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_TENSOR || t->kind == JIG_TYPE_UNRANKED_TENSOR;
}
bool jig_type_is_ranked_tensor(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_TENSOR;
}
bool jig_type_is_memref(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_MEMREF;
}
bool jig_type_is_any_memref(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_MEMREF || t->kind == JIG_TYPE_UNRANKED_MEMREF;
}
bool jig_type_has_rank(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_VECTOR || t->kind == JIG_TYPE_TENSOR || t->kind == JIG_TYPE_MEMREF;
}

bool jig_type_has_static_shape(const JigType *t) {
    return jig_type_has_rank(t) && jig_type_num_dynamic_dims(t) == 0;
}

size_t jig_type_rank(const JigType *t) {
    JIG_REQUIRE(t);
    return jig_type_has_rank(t) ? JIG_SHAPED(t)->rank : 0;
}
const int64_t *jig_type_shape(const JigType *t) {
    JIG_REQUIRE(t);
    return jig_type_has_rank(t) ? JIG_SHAPED(t)->shape : NULL;
}

int64_t jig_type_dim(const JigType *t, size_t i) {
    JIG_REQUIRE(i < jig_type_rank(t));
    return JIG_SHAPED(t)->shape[i];
}

bool jig_type_is_dynamic_dim(const JigType *t, size_t i) {
    return jig_type_dim(t, i) == JIG_DYNAMIC;
}

size_t jig_type_dynamic_before(const JigType *t, size_t i) {
    JIG_REQUIRE(i <= jig_type_rank(t));
    size_t n = 0;
    while (i-- > 0)
        n += jig_type_is_dynamic_dim(t, i);
    return n;
}

size_t jig_type_num_dynamic_dims(const JigType *t) {
    JIG_REQUIRE(t);
    size_t n = 0;
    for (size_t i = 0; i < jig_type_rank(t); ++i)
        n += JIG_SHAPED(t)->shape[i] == JIG_DYNAMIC;
    return n;
}

int64_t jig_type_num_elements(const JigType *t) {
    JIG_REQUIRE(jig_type_has_rank(t));
    const int64_t *shape = JIG_SHAPED(t)->shape;
    bool too_many = false;
    int64_t n = 1;
    for (size_t i = 0; i < jig_type_rank(t); ++i) {
        if (shape[i] == 0)
            return 0;
        too_many |= __builtin_mul_overflow(n, shape[i], &n);
    }
    return too_many ? INT64_MAX : n;
}

const JigType *jig_type_element(const JigType *t) {
    JIG_REQUIRE(t);
    return jig_type_is_shaped(t) || t->kind == JIG_TYPE_COMPLEX ? JIG_SHAPED(t)->element : NULL;
}

const JigType *jig_type_element_or_self(const JigType *t) {
    JIG_REQUIRE(t);
    return jig_type_is_shaped(t) ? JIG_SHAPED(t)->element : t;
}

const JigType *jig_type_clone_shaped(const JigType *t, const int64_t *shape, size_t rank,
                                     const JigType *element) {
    JIG_REQUIRE(jig_type_is_shaped(t));
    JigShapedType s = *JIG_SHAPED(t);
    s.element = element ? element : s.element;
    if (shape) {
        if (rank != s.rank && s.base.kind == JIG_TYPE_MEMREF)
            s.layout = NULL;
        if (rank != s.rank)
            s.scalable = NULL;
        s.shape = shape;
        s.rank = rank;
        if (s.base.kind == JIG_TYPE_UNRANKED_TENSOR)
            s.base.kind = JIG_TYPE_TENSOR;
        if (s.base.kind == JIG_TYPE_UNRANKED_MEMREF)
            s.base.kind = JIG_TYPE_MEMREF;
    }
    return unique_type(t->ctx, &s.base);
}

const bool *jig_type_scalable_dims(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_VECTOR ? JIG_SHAPED(t)->scalable : NULL;
}
bool jig_type_is_scalable(const JigType *t) {
    JIG_REQUIRE(t);
    return jig_type_scalable_dims(t) != NULL;
}
const JigAttr *jig_type_encoding(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_TENSOR ? JIG_SHAPED(t)->layout : NULL;
}
const JigAttr *jig_type_layout(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_MEMREF ? JIG_SHAPED(t)->layout : NULL;
}
const JigAttr *jig_type_space(const JigType *t) {
    JIG_REQUIRE(t);
    return jig_type_is_any_memref(t) ? JIG_SHAPED(t)->space : NULL;
}

bool jig_shapes_compatible(const JigType *a, const JigType *b) {
    JIG_REQUIRE(a && b);
    if (!jig_type_has_rank(a) || !jig_type_has_rank(b))
        return true;
    if (jig_type_rank(a) != jig_type_rank(b))
        return false;
    for (size_t i = 0; i < jig_type_rank(a); ++i) {
        int64_t x = jig_type_dim(a, i), y = jig_type_dim(b, i);
        if (x != y && x != JIG_DYNAMIC && y != JIG_DYNAMIC)
            return false;
    }
    return true;
}

/* ---- Compound and dialect types ---- */

const JigType *jig_type_tuple(JigContext *ctx, const JigType *const *types, size_t n) {
    JIG_REQUIRE(ctx);
    JIG_REQUIRE(!n || types);
    return unique_type(
        ctx,
        &(JigFunctionType){.base.kind = JIG_TYPE_TUPLE, .inputs = types, .num_inputs = n}.base);
}

const JigType *jig_type_function(JigContext *ctx, const JigType *const *inputs, size_t num_inputs,
                                 const JigType *const *results, size_t num_results) {
    JIG_REQUIRE(ctx);
    JIG_REQUIRE(!num_inputs || inputs);
    JIG_REQUIRE(!num_results || results);
    return unique_type(ctx, &(JigFunctionType){.base.kind = JIG_TYPE_FUNCTION,
                                               .inputs = inputs,
                                               .num_inputs = num_inputs,
                                               .results = results,
                                               .num_results = num_results}
                                 .base);
}

size_t jig_type_num_inputs(const JigType *t) {
    JIG_REQUIRE(t->kind == JIG_TYPE_FUNCTION || t->kind == JIG_TYPE_TUPLE);
    return ((const JigFunctionType *)t)->num_inputs;
}
size_t jig_type_num_results(const JigType *t) {
    JIG_REQUIRE(t->kind == JIG_TYPE_FUNCTION || t->kind == JIG_TYPE_TUPLE);
    return ((const JigFunctionType *)t)->num_results;
}
const JigType *const *jig_type_inputs(const JigType *t) {
    JIG_REQUIRE(t->kind == JIG_TYPE_FUNCTION || t->kind == JIG_TYPE_TUPLE);
    return ((const JigFunctionType *)t)->inputs;
}
const JigType *const *jig_type_results(const JigType *t) {
    JIG_REQUIRE(t->kind == JIG_TYPE_FUNCTION || t->kind == JIG_TYPE_TUPLE);
    return ((const JigFunctionType *)t)->results;
}

const JigType *jig_type_opaque(JigContext *ctx, JigStr dialect, JigStr data) {
    return unique_type(ctx, &(JigOpaqueType){.base.kind = JIG_TYPE_OPAQUE,
                                             .dialect = jig_ident(ctx, dialect),
                                             .data = data}
                                 .base);
}

JigStr jig_type_opaque_dialect(const JigType *t) {
    JIG_REQUIRE(t->kind == JIG_TYPE_OPAQUE);
    return jig_ident_str(((const JigOpaqueType *)t)->dialect);
}
JigStr jig_type_opaque_data(const JigType *t) {
    JIG_REQUIRE(t->kind == JIG_TYPE_OPAQUE);
    return ((const JigOpaqueType *)t)->data;
}

const JigType *jig_type_get(JigContext *ctx, const JigTypeRow *row, const JigAttr *const *params,
                            size_t n) {
    JIG_REQUIRE(ctx && row);
    JIG_REQUIRE(!n || params);
    return unique_type(ctx, &(JigDialectType){.base.kind = JIG_TYPE_DIALECT,
                                              .row = row,
                                              .params = params,
                                              .num_params = n}
                                 .base);
}

const JigTypeRow *jig_type_row(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_DIALECT ? ((const JigDialectType *)t)->row : NULL;
}
bool jig_type_is(const JigType *t, const JigTypeRow *row) {
    JIG_REQUIRE(row);
    return t && jig_type_row(t) == row;
}
size_t jig_type_num_params(const JigType *t) {
    JIG_REQUIRE(t);
    return t->kind == JIG_TYPE_DIALECT ? ((const JigDialectType *)t)->num_params : 0;
}
const JigAttr *jig_type_param(const JigType *t, size_t i) {
    JIG_REQUIRE(i < jig_type_num_params(t));
    return ((const JigDialectType *)t)->params[i];
}
