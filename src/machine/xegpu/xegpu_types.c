/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Descriptors: their syntax, and what must hold of them. */
#include "machine/xegpu/xegpu_int.h"
#include "support/arena.h"

#include <stdio.h>

enum { SHAPE, ELEMENT, ENCODING, LAYOUT, NUM_PARAMS }; /* of a tensor_desc; a mem_desc has three */

bool jig_xegpu_is_desc(const JigType *t) {
    return jig_type_is(t, JIG_XEGPU_TYPE(TENSOR_DESC));
}
size_t jig_xegpu_rank(const JigType *desc) {
    return jig_attr_dense_array_len(jig_type_param(desc, SHAPE));
}
const int64_t *jig_xegpu_shape(const JigType *desc) {
    return jig_attr_dense_i64_data(jig_type_param(desc, SHAPE));
}
const JigType *jig_xegpu_element(const JigType *desc) {
    return jig_attr_type_value(jig_type_param(desc, ELEMENT));
}
const JigAttr *jig_xegpu_encoding(const JigType *desc) {
    return jig_type_param(desc, ENCODING);
}
const JigAttr *jig_xegpu_layout_of(const JigType *desc) {
    return jig_type_param(desc, LAYOUT);
}

const JigType *jig_xegpu_element_of(const JigType *t) {
    bool described = jig_xegpu_is_desc(t) || jig_type_is(t, JIG_XEGPU_TYPE(MEM_DESC));
    return described ? jig_xegpu_element(t) : jig_type_element_or_self(t);
}

bool jig_xegpu_is_scattered(const JigType *desc) {
    return jig_attr_is(jig_xegpu_encoding(desc), JIG_XEGPU_ATTR(SCATTER));
}
int64_t jig_xegpu_space(const JigType *desc) {
    return jig_attr_enum_value(jig_attr_param(jig_xegpu_encoding(desc), 0));
}
int64_t jig_xegpu_chunk_of(const JigType *scattered) {
    return jig_attr_int_value(jig_attr_param(jig_xegpu_encoding(scattered), 1));
}
int64_t jig_xegpu_array_length(const JigType *block) {
    return (int32_t)jig_attr_int_value(jig_attr_param(jig_xegpu_encoding(block), 1));
}

const JigAttr *jig_xegpu_mem_attr(const JigType *mem_desc, const char *name) {
    const JigAttr *layout = jig_type_param(mem_desc, 2);
    const JigAttr *x = layout ? jig_attr_dict_get(jig_attr_param(layout, 0), jig_str(name)) : NULL;
    return x && jig_attr_kind(x) == JIG_ATTR_ARRAY ? x : NULL;
}

/* ---- tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<...>, #xegpu.layout<...>> ---- */

static const JigAttr *default_encoding(JigContext *ctx) {
    const JigAttr *params[] = {jig_attr_enum(ctx, JIG_XEGPU_ATTR(MEMORY_SPACE), JIG_XEGPU_GLOBAL),
                               jig_attr_int(jig_type_i(ctx, 64), 1), jig_attr_bool(ctx, true)};
    return jig_attr_get(ctx, JIG_XEGPU_ATTR(BLOCK), params, JIG_LEN(params));
}

/* Shape and element type. */
static bool parse_shape(JigParser *p, bool allow_dynamic, const JigAttr **params) {
    int64_t *dims;
    size_t n;
    JIG_CHECK(jig_parse_token(p, "<"));
    if (!jig_parse_dims(p, allow_dynamic, true, &dims, &n))
        return jig_parse_error(p, jig_parse_spot(p), "failed to parse parameter 'shape'");
    const JigType *element = jig_parse_type(p);
    if (!element)
        return jig_parse_error(p, jig_parse_spot(p), "failed to parse parameter 'elementType'");
    params[SHAPE] = jig_attr_dense_i64(jig_parser_context(p), dims, n);
    params[ELEMENT] = jig_attr_of_type(element);
    return true;
}

/* The last of a kind counts. */
static bool parse_encodings(JigParser *p, const JigAttr **params) {
    while (jig_parse_try_token(p, ",")) {
        JigSpot spot = jig_parse_spot(p);
        const JigAttr *x = jig_parse_attr(p, NULL);
        JIG_CHECK(x);
        if (jig_attr_is(x, JIG_XEGPU_ATTR(LAYOUT)))
            params[LAYOUT] = x;
        else if (jig_attr_is(x, JIG_XEGPU_ATTR(BLOCK)) || jig_attr_is(x, JIG_XEGPU_ATTR(SCATTER)))
            params[ENCODING] = x;
        else
            return jig_parse_error(
                p, spot, "expected block_tdesc_attr, scatter_tdesc_attr or layout attribute");
    }
    return jig_parse_token(p, ">");
}

const JigType *jig_xegpu_parse_tensor_desc(JigParser *p) {
    JigContext *ctx = jig_parser_context(p);
    JigLoc loc = jig_parse_loc(p, jig_parse_name_spot(p));
    const JigAttr *params[NUM_PARAMS] = {[ENCODING] = default_encoding(ctx)};
    if (!parse_shape(p, true, params) || !parse_encodings(p, params) ||
        !jig_xegpu_verify_tensor_desc(ctx, loc, params, NUM_PARAMS))
        return NULL;
    return jig_type_get(ctx, JIG_XEGPU_TYPE(TENSOR_DESC), params, NUM_PARAMS);
}

static bool says_nothing(const JigAttr *encoding) {
    return jig_attr_is(encoding, JIG_XEGPU_ATTR(BLOCK)) &&
           jig_attr_enum_value(jig_attr_param(encoding, 0)) == JIG_XEGPU_GLOBAL &&
           jig_attr_int_value(jig_attr_param(encoding, 1)) == 1 &&
           jig_attr_bool_value(jig_attr_param(encoding, 2));
}

static void print_shape(JigPrinter *p, const JigType *t) {
    jig_print(p, "<");
    jig_print_dims(p, jig_xegpu_shape(t), jig_xegpu_rank(t));
    jig_print(p, "x");
    jig_print_type(p, jig_xegpu_element(t));
}

void jig_xegpu_print_tensor_desc(JigPrinter *p, const JigType *t) {
    print_shape(p, t);
    if (!says_nothing(jig_xegpu_encoding(t))) {
        jig_print(p, ", ");
        jig_print_attr(p, jig_xegpu_encoding(t));
    }
    if (jig_xegpu_layout_of(t)) {
        jig_print(p, ", ");
        jig_print_attr(p, jig_xegpu_layout_of(t));
    }
    jig_print(p, ">");
}

/* ---- What must hold of a tensor_desc ---- */

const char *jig_xegpu_shape_text(const int64_t *shape, size_t rank, JigArena *a) {
    enum { DIM = 22 }; /* characters of one, at most, with what is between them */
    char *text = jig_arena_alloc(a, rank * DIM + 3), *end = text;
    *end++ = '[';
    for (size_t i = 0; i < rank; i++)
        end += snprintf(end, DIM + 1, "%s%lld", i ? ", " : "", (long long)shape[i]);
    *end++ = ']';
    *end = 0;
    return text;
}

/* How many elements make a whole word of 32 bits. */
static int64_t elements_of_word(const JigType *element) {
    uint32_t width = jig_type_width(element);
    return width < 32 ? 32 / width : 1;
}

static bool verify_chunks(JigContext *ctx, JigLoc loc, const JigAttr *const *params) {
    int64_t chunk = jig_attr_int_value(jig_attr_param(params[ENCODING], 1)),
            word = elements_of_word(jig_attr_type_value(params[ELEMENT]));
    size_t rank = jig_attr_dense_array_len(params[SHAPE]);
    if (rank == 1 && chunk != 1)
        return jig_error(ctx, loc, "expected non-contiguous elements for 1D tensor");
    int64_t last = jig_attr_dense_array_int(params[SHAPE], rank - 1);
    if (chunk > 1 && last != chunk)
        return jig_error(ctx, loc, "expected last dim of tensor to match chunk size");
    if (chunk > 1 && last % word)
        return jig_error(ctx, loc, "expected last dim of tensor to be a multiple of %lld",
                         (long long)word);
    const JigAttr *data = jig_attr_is(params[LAYOUT], JIG_XEGPU_ATTR(LAYOUT))
                              ? jig_attr_param(params[LAYOUT], JIG_XEGPU_LANE_DATA)
                              : NULL;
    size_t n = data ? jig_attr_dense_array_len(data) : 0;
    return !n || chunk <= 1 || jig_attr_dense_array_int(data, n - 1) % word == 0 ||
           jig_error(ctx, loc, "expected last dim of lane_data to be a multiple of: %lld",
                     (long long)word);
}

static bool verify_layout(JigContext *ctx, JigLoc loc, const JigAttr *const *params) {
    const int64_t *shape = jig_attr_dense_i64_data(params[SHAPE]);
    size_t rank = jig_attr_dense_array_len(params[SHAPE]);
    const JigAttr *layout = params[LAYOUT];
    if (jig_xegpu_layout_rank(layout) != rank)
        return jig_error(ctx, loc, "expected layout rank to match tensor rank");
    if (jig_xegpu_distributes(layout, shape, rank))
        return true;
    JigArena a;
    jig_arena_init(&a);
    jig_error(ctx, loc, "cannot distribute %s using %s", jig_xegpu_shape_text(shape, rank, &a),
              jig_msg_attr(layout));
    jig_arena_free(&a);
    return false;
}

bool jig_xegpu_verify_tensor_desc(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                  size_t n) {
    (void)n;
    const JigType *element = jig_attr_type_value(params[ELEMENT]);
    size_t rank = jig_attr_dense_array_len(params[SHAPE]);
    if (rank == 0)
        return jig_error(ctx, loc, "expected non-zero rank tensor");
    if (!jig_type_is_int_or_float(element) || !jig_type_width(element))
        return jig_error(ctx, loc, "expected integer or float elements, but got %s",
                         jig_msg_type(element));
    bool scattered = jig_attr_is(params[ENCODING], JIG_XEGPU_ATTR(SCATTER));
    if (!scattered && rank > 1 &&
        jig_attr_enum_value(jig_attr_param(params[ENCODING], 0)) == JIG_XEGPU_SLM)
        return jig_error(ctx, loc, "SLM is only supported for 1D block tensor");
    JIG_CHECK(!scattered || verify_chunks(ctx, loc, params));
    return !jig_attr_is(params[LAYOUT], JIG_XEGPU_ATTR(LAYOUT)) || verify_layout(ctx, loc, params);
}

const JigType *jig_xegpu_with_layout(const JigType *desc, const JigAttr *layout, JigLoc loc) {
    JigContext *ctx = jig_type_context(desc);
    const JigAttr *params[NUM_PARAMS];
    for (size_t i = 0; i < LAYOUT; i++)
        params[i] = jig_type_param(desc, i);
    params[LAYOUT] = layout;
    if (!jig_xegpu_verify_tensor_desc(ctx, loc, params, NUM_PARAMS))
        return NULL;
    return jig_type_get(ctx, JIG_XEGPU_TYPE(TENSOR_DESC), params, NUM_PARAMS);
}

/* ---- mem_desc<64x128xf16, #xegpu.mem_layout<...>> ---- */

const JigType *jig_xegpu_parse_mem_desc(JigParser *p) {
    const JigAttr *params[3] = {0};
    if (!parse_shape(p, false, params))
        return NULL;
    if (jig_parse_try_token(p, ",")) {
        JigSpot spot = jig_parse_spot(p);
        params[2] = jig_parse_attr(p, NULL);
        if (params[2] && !jig_attr_is(params[2], JIG_XEGPU_ATTR(MEM_LAYOUT))) {
            jig_parse_error(p, spot, "invalid kind of attribute specified");
            return NULL;
        }
        if (!params[2])
            return NULL;
    }
    if (!jig_parse_token(p, ">"))
        return NULL;
    return jig_type_get(jig_parser_context(p), JIG_XEGPU_TYPE(MEM_DESC), params, JIG_LEN(params));
}

void jig_xegpu_print_mem_desc(JigPrinter *p, const JigType *t) {
    print_shape(p, t);
    if (jig_type_param(t, 2)) {
        jig_print(p, ", ");
        jig_print_attr(p, jig_type_param(t, 2));
    }
    jig_print(p, ">");
}
