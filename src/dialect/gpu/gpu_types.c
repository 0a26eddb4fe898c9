/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* !gpu.mma_matrix<16x16xf16, "AOp">. */
#include "dialect/gpu/gpu_int.h"

enum { SHAPE, ELEMENT, OPERAND };

int64_t jig_gpu_mma_dim(const JigType *t, size_t i) {
    return jig_attr_dense_array_int(jig_type_param(t, SHAPE), i);
}
const JigType *jig_gpu_mma_element(const JigType *t) {
    return jig_gpu_is_mma(t) ? jig_attr_type_value(jig_type_param(t, ELEMENT)) : NULL;
}
JigStr jig_gpu_mma_operand(const JigType *t) {
    return jig_attr_string_value(jig_type_param(t, OPERAND));
}

/* A type that has no row. */
const JigType *jig_gpu_parse_type(JigParser *p) {
    JigSpot spot = jig_parse_spot(p);
    JigStr name;
    if (jig_parse_any_keyword(p, &name))
        jig_parse_error(p, spot, "unknown gpu type: %.*s", JIG_FMT(name));
    return NULL;
}

const JigType *jig_gpu_parse_mma(JigParser *p) {
    JigContext *ctx = jig_parser_context(p);
    JigSpot spot = jig_parse_name_spot(p);
    int64_t *dims;
    size_t n;
    const JigType *element;
    JigStr operand;
    if (!jig_parse_token(p, "<") || !jig_parse_dims(p, false, true, &dims, &n) ||
        !(element = jig_parse_type(p)) || !jig_parse_token(p, ","))
        return NULL;
    if (!jig_parse_try_string(p, &operand)) {
        jig_parse_error(p, jig_parse_spot(p), "expected string");
        return NULL;
    }
    if (!jig_parse_token(p, ">"))
        return NULL;
    const JigAttr *params[] = {jig_attr_dense_i64(ctx, dims, n), jig_attr_of_type(element),
                               jig_attr_string(ctx, operand)};
    if (!jig_gpu_verify_mma(ctx, jig_parse_loc(p, spot), params, JIG_LEN(params)))
        return NULL;
    return jig_type_get(ctx, JIG_GPU_TYPE(MMA_MATRIX), params, JIG_LEN(params));
}

void jig_gpu_print_mma(JigPrinter *p, const JigType *t) {
    jig_print(p, "<");
    for (size_t i = 0; i < 2; i++) {
        jig_print_int(p, jig_gpu_mma_dim(t, i));
        jig_print(p, "x");
    }
    jig_print_type(p, jig_gpu_mma_element(t));
    jig_print(p, ", ");
    jig_print_quoted(p, jig_gpu_mma_operand(t));
    jig_print(p, ">");
}

static bool is_byte(const JigType *t) {
    return jig_type_kind(t) == JIG_TYPE_INTEGER && jig_type_width(t) == 8 &&
           jig_type_sign(t) != JIG_SIGNLESS;
}
static bool is_float_element(const JigType *t) {
    JigContext *ctx = jig_type_context(t);
    return t == jig_type_float(ctx, JIG_F16) || t == jig_type_float(ctx, JIG_F32) ||
           t == jig_type_float(ctx, JIG_F64);
}
static bool is_i32(const JigType *t) {
    return t == jig_type_i(jig_type_context(t), 32);
}

bool jig_gpu_verify_mma(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    JigStr operand = jig_attr_string_value(params[OPERAND]);
    const JigType *element = jig_attr_type_value(params[ELEMENT]);
    if (!jig_str_is(operand, "AOp") && !jig_str_is(operand, "BOp") && !jig_str_is(operand, "COp"))
        return jig_error(ctx, loc, "operand expected to be one of AOp, BOp or COp");
    if (jig_attr_dense_array_len(params[SHAPE]) != 2)
        return jig_error(ctx, loc, "MMAMatrixType must have exactly two dimensions");
    if (!is_byte(element) && !is_i32(element) && !is_float_element(element))
        return jig_error(ctx, loc,
                         "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64");
    return true;
}

bool jig_gpu_is_mma(const JigType *t) {
    return jig_type_is(t, JIG_GPU_TYPE(MMA_MATRIX));
}
bool jig_gpu_is_mma_stored(const JigType *t) {
    return jig_gpu_is_mma(t);
}
bool jig_gpu_is_mma_factor(const JigType *t) {
    return jig_gpu_is_mma(t) && !is_i32(jig_gpu_mma_element(t));
}
bool jig_gpu_is_mma_sum(const JigType *t) {
    return jig_gpu_is_mma(t) && !is_byte(jig_gpu_mma_element(t));
}
