/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sorts, and the bits of bit-vectors. */
#include "dialect/smt/smt_int.h"

bool jig_smt_is_sort(const JigType *t) {
    for (int i = 0; i < JIG_SMT_NUM_SORTS; i++)
        if (jig_type_is(t, &jig_smt_sorts[i]))
            return true;
    return false;
}
bool jig_smt_is_first_order(const JigType *t) {
    return jig_smt_is_sort(t) && !jig_type_is(t, JIG_SMT_SORT(FUNC));
}
bool jig_smt_is_no_sort(const JigType *t) {
    return !jig_smt_is_sort(t);
}

/* ---- Parameters ---- */

const JigType *jig_smt_bv(JigContext *ctx, int64_t width) {
    const JigAttr *param = jig_attr_i64(ctx, width);
    return jig_type_get(ctx, JIG_SMT_SORT(BV), &param, 1);
}
int64_t jig_smt_bv_width(const JigType *bv) {
    return jig_attr_int_value(jig_type_param(bv, 0));
}
const JigType *jig_smt_domain(const JigType *array) {
    return jig_type_is(array, JIG_SMT_SORT(ARRAY)) ? jig_attr_type_value(jig_type_param(array, 0))
                                                   : NULL;
}
const JigType *jig_smt_range(const JigType *t) {
    bool has_range = jig_type_is(t, JIG_SMT_SORT(ARRAY)) || jig_type_is(t, JIG_SMT_SORT(FUNC));
    return has_range ? jig_attr_type_value(jig_type_param(t, 1)) : NULL;
}
const JigAttr *jig_smt_arguments(const JigType *func) {
    return jig_type_param(func, 0);
}

/* As parts of a tuple, which keeps them together. */
const JigType *const *jig_smt_func_domain(const JigType *func, size_t *n) {
    if (!jig_type_is(func, JIG_SMT_SORT(FUNC)))
        return NULL;
    const JigAttr *sorts = jig_smt_arguments(func);
    JigArena *a = jig_arena_create();
    *n = jig_attr_array_len(sorts);
    const JigType **types = jig_arena_alloc(a, *n * sizeof *types);
    for (size_t i = 0; i < *n; i++)
        types[i] = jig_attr_type_value(jig_attr_array_at(sorts, i));
    const JigType *tuple = jig_type_tuple(jig_type_context(func), types, *n);
    jig_arena_destroy(a);
    return jig_type_inputs(tuple);
}

/* ---- Verifying ---- */

bool jig_smt_verify_bv(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    return jig_attr_int_value(params[0]) > 0 ||
           jig_error(ctx, loc, "bit-vector must have at least a width of one");
}

bool jig_smt_verify_array(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    if (!jig_smt_is_sort(jig_attr_type_value(params[0])))
        return jig_error(ctx, loc, "domain must be any SMT value type");
    if (!jig_smt_is_sort(jig_attr_type_value(params[1])))
        return jig_error(ctx, loc, "range must be any SMT value type");
    return true;
}

static bool all_first_order(const JigAttr *types) {
    for (size_t i = 0; types && i < jig_attr_array_len(types); i++)
        if (!jig_smt_is_first_order(jig_attr_type_value(jig_attr_array_at(types, i))))
            return false;
    return true;
}

bool jig_smt_verify_func(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    if (!all_first_order(params[0]))
        return jig_error(ctx, loc, "domain types must be any non-function SMT type");
    if (!jig_smt_is_first_order(jig_attr_type_value(params[1])))
        return jig_error(ctx, loc, "range type must be any non-function SMT type");
    return true;
}

bool jig_smt_verify_sort(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    return all_first_order(params[1]) ||
           jig_error(ctx, loc, "sort parameter types must be any non-function SMT type");
}

/* ---- Constants ---- */

JigInt jig_smt_bv_value(const JigAttr *x) {
    return jig_attr_big_int_value(jig_attr_param(x, 0));
}

const JigAttr *jig_smt_parse_bv_attr(JigParser *p, const JigType *type) {
    JigSpot spot = jig_parse_spot(p);
    if (!jig_parse_token(p, "<"))
        return NULL;
    JigInt value;
    int there = jig_parse_try_big_integer(p, &value);
    if (there == 0)
        jig_parse_error(p, jig_parse_spot(p), "expected integer value");
    if (there != 1 || !jig_parse_token(p, ">"))
        return NULL;
    if (!type || !jig_type_is(type, JIG_SMT_SORT(BV))) {
        jig_parse_error(p, spot, "explicit bit-vector type required");
        return NULL;
    }
    int64_t width = jig_smt_bv_width(type);
    uint32_t needed =
        jig_int_is_negative(value) ? jig_int_signed_bits(value) : jig_int_active_bits(value);
    if (needed > (uint64_t)width) {
        jig_parse_error(p, spot, "integer value out of range for given bit-vector type %s",
                        jig_msg_type(type));
        return NULL;
    }
    /* As the number that the bits of the whole width stand for, as a signed one. */
    bool sign = !jig_int_is_negative(value) && needed == (uint64_t)width;
    JigInt bits = jig_int_sext(value, sign ? needed : needed + 1, jig_parser_arena(p));
    const JigType *narrow = jig_type_i(jig_parser_context(p), jig_int_signed_bits(bits));
    const JigAttr *param =
        jig_attr_big_int(narrow, jig_int_sext(bits, jig_type_width(narrow), jig_parser_arena(p)));
    return jig_attr_get_typed(type, JIG_SMT_BV_ATTR, &param, 1);
}

void jig_smt_print_bv_attr(JigPrinter *p, const JigAttr *x) {
    jig_print(p, "<");
    jig_print_big_int(p, jig_smt_bv_value(x));
    jig_print(p, ">");
}

/* ---- Inference ---- */

static bool inferred(JigInferCall *call, const JigType *type) {
    if (!type)
        return false;
    call->types = JIG_NEW_ARRAY(call->arena, const JigType *, 1);
    call->types[0] = type;
    call->num_types = 1;
    return true;
}

bool jig_smt_infer_bv_constant(JigInferCall *call) {
    const JigAttr *value = call->attrs ? jig_attr_dict_get(call->attrs, JIG_STR("value")) : NULL;
    return inferred(call, value ? jig_attr_type(value) : NULL);
}

bool jig_smt_infer_concat(JigInferCall *call) {
    int64_t width = 0;
    for (size_t i = 0; i < 2; i++) {
        const JigType *t = i < call->num_operands ? jig_value_type(call->operands[i]) : NULL;
        /* Another operand is the verifier's matter. */
        if (t && jig_type_is(t, JIG_SMT_SORT(BV)))
            width = (int64_t)((uint64_t)width + (uint64_t)jig_smt_bv_width(t));
    }
    return inferred(call, jig_smt_bv(call->ctx, width));
}
