/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/sparse_tensor/sparse_int.h"

#include <inttypes.h>

/* ---- Slices: slice(0, ?, 1) ---- */

static bool parse_slice_number(JigParser *p, int64_t *out) {
    int there = jig_parse_try_integer(p, out);
    if (there == 0) {
        *out = JIG_DYNAMIC;
        return jig_parse_token(p, "?");
    }
    JIG_CHECK(there > 0);
    return *out >= 0 || jig_parse_error(p, jig_parse_spot(p),
                                        "expect positive value or ? for slice offset/size/stride");
}

const JigAttr *jig_sparse_parse_slice(JigParser *p, const JigType *type) {
    (void)type;
    JigContext *ctx = jig_parser_context(p);
    JigLoc loc = jig_parse_loc(p, jig_parse_name_spot(p));
    int64_t numbers[3];
    const JigAttr *params[3];
    for (size_t i = 0; i < JIG_LEN(numbers); i++) {
        if (!jig_parse_token(p, i ? "," : "(") || !parse_slice_number(p, &numbers[i]))
            return NULL;
        params[i] = jig_attr_int(jig_type_i(ctx, 64), numbers[i]);
    }
    if (!jig_parse_token(p, ")") || !jig_sparse_verify_slice(ctx, loc, params, JIG_LEN(params)))
        return NULL;
    return jig_attr_get(ctx, JIG_SPARSE_ATTR(SLICE), params, JIG_LEN(params));
}

void jig_sparse_print_slice(JigPrinter *p, const JigAttr *x) {
    for (size_t i = 0; i < 3; i++) {
        int64_t value = jig_attr_int_value(jig_attr_param(x, i));
        jig_print(p, i ? ", " : "(");
        if (value == JIG_DYNAMIC)
            jig_print(p, "?");
        else
            jig_print_int(p, value);
    }
    jig_print(p, ")");
}

bool jig_sparse_verify_slice(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    static const char *const names[] = {"offset", "size", "stride"};
    for (size_t i = 0; i < n; i++) {
        int64_t value = jig_attr_int_value(params[i]);
        if (value != JIG_DYNAMIC && value < (i == 0 ? 0 : 1))
            return jig_error(ctx, loc, "expect %s value or ? for slice %s",
                             i == 0 ? "non-negative" : "positive", names[i]);
    }
    return true;
}

/* ---- Syntax: encoding<{ map = ..., posWidth = 32 }> ---- */

typedef struct EncodingReader {
    JigSparseMap map;
    uint32_t widths[2];
    const JigAttr *values[2]; /* explicit, implicit; or NULL */
} EncodingReader;

/* A truth is one bit, which is its sign. */
static bool parse_width(JigParser *p, const char *what, uint32_t *out) {
    const JigAttr *x = jig_parse_attr(p, NULL);
    JIG_CHECK(x);
    if (!jig_attr_is_int(x))
        return jig_parse_error(p, jig_parse_name_spot(p), "expected an integral %s bitwidth", what);
    JigInt value = jig_attr_big_int_value(x);
    *out = value.width == 1 && jig_int_u64(value) ? UINT32_MAX : (uint32_t)jig_int_u64(value);
    return true;
}

static bool is_complex(const JigAttr *x) {
    const JigType *t = jig_attr_type(x);
    return t && jig_type_kind(t) == JIG_TYPE_COMPLEX;
}

static bool parse_value(JigParser *p, const char *what, const JigAttr **out) {
    const JigAttr *x = jig_parse_attr(p, NULL);
    JIG_CHECK(x);
    *out = x;
    return jig_attr_is_int(x) || jig_attr_is_float(x) || is_complex(x) ||
           jig_parse_error(p, jig_parse_name_spot(p), "expected a numeric value for %sVal", what);
}

static bool parse_entry(JigParser *p, JigStr key, EncodingReader *r) {
    if (jig_str_eq(key, jig_str("map")))
        return jig_parse_token(p, "=") && jig_sparse_parse_map(p, &r->map);
    static const char *const widths[] = {"posWidth", "crdWidth"}, *const of[] = {"position",
                                                                                 "index"};
    static const char *const values[] = {"explicitVal", "implicitVal"}, *const kinds[] = {
                                                                            "explicit", "implicit"};
    for (size_t i = 0; i < 2; i++) {
        if (jig_str_eq(key, jig_str(widths[i])))
            return jig_parse_token(p, "=") && parse_width(p, of[i], &r->widths[i]);
        if (jig_str_eq(key, jig_str(values[i])))
            return jig_parse_token(p, "=") && parse_value(p, kinds[i], &r->values[i]);
    }
    return jig_parse_error(p, jig_parse_name_spot(p), "unexpected key: %.*s", JIG_FMT(key));
}

/* Of the last entry the comma may stay away. */
static bool read_entries(JigParser *p, EncodingReader *r) {
    JIG_CHECK(jig_parse_token(p, "<") && jig_parse_token(p, "{"));
    JigStr key;
    while (jig_parse_try_any_keyword(p, &key)) {
        JIG_CHECK(parse_entry(p, key, r));
        if (!jig_parse_try_token(p, ","))
            break;
    }
    return jig_parse_token(p, "}") && jig_parse_token(p, ">");
}

static const JigAttr *make(JigParser *p, const EncodingReader *r) {
    JigContext *ctx = jig_parser_context(p);
    const JigType *i64 = jig_type_i(ctx, 64);
    const JigMap *map = r->map.dim_to_level ? r->map.dim_to_level : jig_map_identity(ctx, 0);
    const JigMap *inverse = r->map.level_to_dim ? r->map.level_to_dim : jig_sparse_inverse(map);
    const JigAttr *params[JIG_SPARSE_NUM_PARAMS] = {
        [JIG_SPARSE_LEVELS] = jig_attr_dense_i64(ctx, r->map.levels.data, r->map.levels.len),
        [JIG_SPARSE_DIM_TO_LEVEL] = jig_attr_of_map(map),
        [JIG_SPARSE_LEVEL_TO_DIM] = inverse ? jig_attr_of_map(inverse) : NULL,
        [JIG_SPARSE_POS_WIDTH] = jig_attr_int(i64, r->widths[0]),
        [JIG_SPARSE_CRD_WIDTH] = jig_attr_int(i64, r->widths[1]),
        [JIG_SPARSE_EXPLICIT] = r->values[0],
        [JIG_SPARSE_IMPLICIT] = r->values[1],
        [JIG_SPARSE_SLICES] = r->map.slices,
    };
    JigLoc loc = jig_parse_loc(p, jig_parse_name_spot(p));
    return jig_sparse_verify_encoding(ctx, loc, params, JIG_SPARSE_NUM_PARAMS)
               ? jig_attr_get(ctx, JIG_SPARSE_ATTR(ENCODING), params, JIG_SPARSE_NUM_PARAMS)
               : NULL;
}

const JigAttr *jig_sparse_parse_encoding(JigParser *p, const JigType *type) {
    (void)type;
    EncodingReader r = {0};
    const JigAttr *x = read_entries(p, &r) ? make(p, &r) : NULL;
    jig_vec_free(&r.map.levels);
    return x;
}

static void print_width(JigPrinter *p, const char *key, const JigAttr *width) {
    if (!jig_attr_int_value(width))
        return;
    jig_print(p, key);
    jig_print_int(p, jig_attr_int_value(width));
}

static void print_value(JigPrinter *p, const char *key, const JigAttr *value) {
    if (!value)
        return;
    jig_print(p, key);
    jig_print_attr(p, value);
}

void jig_sparse_print_encoding(JigPrinter *p, const JigAttr *x) {
    jig_print(p, "<{ map = ");
    jig_sparse_print_map(p, x);
    print_width(p, ", posWidth = ", jig_attr_param(x, JIG_SPARSE_POS_WIDTH));
    print_width(p, ", crdWidth = ", jig_attr_param(x, JIG_SPARSE_CRD_WIDTH));
    print_value(p, ", explicitVal = ", jig_attr_param(x, JIG_SPARSE_EXPLICIT));
    print_value(p, ", implicitVal = ", jig_attr_param(x, JIG_SPARSE_IMPLICIT));
    jig_print(p, " }>");
}

/* ---- What must hold ---- */

static bool verify_width(JigContext *ctx, JigLoc loc, const char *what, const JigAttr *width) {
    switch (jig_attr_int_value(width)) {
    case 0:
    case 8:
    case 16:
    case 32:
    case 64:
        return true;
    default:
        return jig_error(ctx, loc, "unexpected %s bitwidth: %" PRId64, what,
                         jig_attr_int_value(width));
    }
}

static bool verify_maps(JigContext *ctx, JigLoc loc, const JigAttr *const *params) {
    const JigMap *map = jig_attr_map_value(params[JIG_SPARSE_DIM_TO_LEVEL]),
                 *inverse = jig_sparse_inverse(map);
    const JigAttr *said = params[JIG_SPARSE_LEVEL_TO_DIM];
    if (!inverse && !said && jig_map_num_symbols(map) == 0)
        return jig_error(ctx, loc, "failed to infer lvlToDim from dimToLvl");
    if (said && jig_attr_map_value(said) != inverse)
        return jig_error(ctx, loc, "expected lvlToDim to be an inverse of dimToLvl");
    return true;
}

bool jig_sparse_verify_encoding(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                size_t n) {
    (void)n;
    const JigAttr *levels = params[JIG_SPARSE_LEVELS], *slices = params[JIG_SPARSE_SLICES];
    size_t rank = jig_attr_dense_array_len(levels);
    JIG_CHECK(verify_width(ctx, loc, "position", params[JIG_SPARSE_POS_WIDTH]));
    JIG_CHECK(verify_width(ctx, loc, "coordinate", params[JIG_SPARSE_CRD_WIDTH]));
    if (!rank)
        return jig_error(ctx, loc, "expected a non-empty array for lvlTypes");
    JIG_CHECK(jig_sparse_verify_levels(ctx, loc, levels));
    JIG_CHECK(verify_maps(ctx, loc, params));
    return !slices || jig_attr_array_len(slices) == rank ||
           jig_error(ctx, loc, "dimSlices expected dimension-rank to match level-rank: %zu != %zu",
                     jig_attr_array_len(slices), rank);
}

/* ---- Tensors ---- */

static bool verify_value(JigContext *ctx, JigLoc loc, const char *what, const JigAttr *value,
                         const JigType *element) {
    return !value || jig_attr_type(value) == element ||
           jig_error(ctx, loc,
                     "%s value type mismatch between encoding and tensor element type: %s != %s",
                     what, jig_msg_type(jig_attr_type(value)), jig_msg_type(element));
}

static bool is_zero(const JigAttr *x) {
    if (jig_attr_is_int(x))
        return jig_int_is_zero(jig_attr_big_int_value(x));
    if (jig_attr_is_float(x))
        return jig_float_is_zero(jig_attr_float_value(x));
    return jig_float_is_zero(jig_attr_float_value(jig_attr_param(x, 0))) &&
           jig_float_is_zero(jig_attr_float_value(jig_attr_param(x, 1)));
}

static bool verify_tensor(JigContext *ctx, JigLoc loc, const JigAttr *x, size_t rank,
                          const JigType *element) {
    unsigned num_dims =
        jig_map_num_dims(jig_attr_map_value(jig_attr_param(x, JIG_SPARSE_DIM_TO_LEVEL)));
    const JigAttr *implicit = jig_attr_param(x, JIG_SPARSE_IMPLICIT);
    if (rank == 0)
        return jig_error(ctx, loc, "expected non-scalar sparse tensor");
    if (rank != num_dims)
        return jig_error(ctx, loc,
                         "dimension-rank mismatch between encoding and tensor shape: %u != %zu",
                         num_dims, rank);
    JIG_CHECK(verify_value(ctx, loc, "explicit", jig_attr_param(x, JIG_SPARSE_EXPLICIT), element));
    JIG_CHECK(verify_value(ctx, loc, "implicit", implicit, element));
    return !implicit || is_zero(implicit) || jig_error(ctx, loc, "implicit value must be zero");
}
const JigTensorEncodingIface jig_sparse_of_tensors = {.verify = verify_tensor};
