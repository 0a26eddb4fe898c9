/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folding of casts: of constants, and of casts of casts. */
#include "dialect/arith/arith_int.h"

/* ---- Constants: `user` is the element type of the result ---- */

static bool zero_extend(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    out->i = jig_int_zext(in[0].i, jig_type_width(user), a);
    return true;
}
static bool sign_extend(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    out->i = jig_int_sext(in[0].i, jig_type_width(user), a);
    return true;
}

static bool convert(const JigConst *in, JigConst *out, void *user, JigRounding mode) {
    bool lost = false;
    *out = (JigConst){.kind = JIG_CONST_FLOAT,
                      .f = jig_float_convert(in[0].f, jig_type_float_kind(user), mode, &lost)};
    return !lost;
}
static bool convert_float(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)a;
    return convert(in, out, user, JIG_ROUND_NEAREST_EVEN);
}

static bool from_int(const JigConst *in, JigConst *out, void *user, bool is_signed) {
    *out = (JigConst){.kind = JIG_CONST_FLOAT,
                      .f = jig_float_from_int(in[0].i, is_signed, jig_type_float_kind(user),
                                              JIG_ROUND_NEAREST_EVEN)};
    return true;
}
static bool from_signed(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)a;
    return from_int(in, out, user, true);
}
static bool from_unsigned(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    (void)a;
    return from_int(in, out, user, false);
}
static bool to_signed(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    return jig_float_to_int(in[0].f, jig_type_width(user), true, a, &out->i);
}
static bool to_unsigned(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    return jig_float_to_int(in[0].f, jig_type_width(user), false, a, &out->i);
}

/* ---- Casts of casts ---- */

static const JigType *element_of(const JigValue *v) {
    return jig_type_element_or_self(jig_value_type(v));
}
static uint32_t width_of(const JigValue *v) {
    return jig_type_width(element_of(v));
}

static JigFold look_through(JigFoldCall *call, JigValue *source) {
    jig_arith_bitcast_set_in(NULL, call->op, source);
    return JIG_FOLD_IN_PLACE;
}

/* Extending twice is extending once. */
static JigFold extend_of_extend(JigFoldCall *call) {
    JigOp *inner = jig_value_def(jig_arith_in(call->op));
    return jig_op_is(inner, jig_op_row(call->op)) ? look_through(call, jig_arith_in(inner))
                                                  : JIG_FOLD_NONE;
}

static JigFold trunc_of_cast(JigFoldCall *call) {
    JigOp *inner = jig_value_def(jig_arith_in(call->op));
    const JigValue *result = jig_op_result(call->op, 0);
    if (jig_op_is(inner, JIG_ARITH(EXTUI)) || jig_op_is(inner, JIG_ARITH(EXTSI))) {
        JigValue *source = jig_arith_in(inner);
        if (width_of(source) > width_of(result))
            return look_through(call, source);
        if (element_of(source) == element_of(result))
            return jig_const_fold_value(call, source);
    }
    return jig_op_is(inner, JIG_ARITH(TRUNCI)) ? look_through(call, jig_arith_in(inner))
                                               : JIG_FOLD_NONE;
}

static bool may_contract(const JigOp *op) {
    const JigAttr *flags = jig_arith_fastmath_attr(op);
    return flags && (jig_attr_enum_value(flags) & JIG_FAST_CONTRACT) != 0;
}

/* Extending what was truncated gives the source back if both ops may be contracted. */
static JigFold extf_of_truncf(JigFoldCall *call) {
    JigOp *inner = jig_value_def_of(jig_arith_in(call->op), JIG_ARITH(TRUNCF));
    if (!inner)
        return JIG_FOLD_NONE;
    JigValue *source = jig_arith_truncf_in(inner);
    bool same = jig_value_type(source) == jig_op_result_type(call->op, 0);
    return same && may_contract(inner) && may_contract(call->op)
               ? jig_const_fold_value(call, source)
               : JIG_FOLD_NONE;
}

/* Is every value of format `a` one of format `b`? */
static bool represents(const JigType *a, const JigType *b) {
    const JigFloatFormat *x = jig_float_format(jig_type_float_kind(a)),
                         *y = jig_float_format(jig_type_float_kind(b));
    return y->max_exponent >= x->max_exponent && y->min_exponent <= x->min_exponent &&
           y->precision >= x->precision;
}

static JigFold truncf_of_extf(JigFoldCall *call) {
    JigOp *inner = jig_value_def_of(jig_arith_in(call->op), JIG_ARITH(EXTF));
    if (!inner)
        return JIG_FOLD_NONE;
    JigValue *source = jig_arith_extf_in(inner), *result = jig_op_result(call->op, 0);
    if (!represents(element_of(source), element_of(jig_op_result(inner, 0))))
        return JIG_FOLD_NONE;
    if (width_of(source) > width_of(result))
        return look_through(call, source);
    return element_of(source) == element_of(result) ? jig_const_fold_value(call, source)
                                                    : JIG_FOLD_NONE;
}

/* ---- The rules ---- */

typedef struct CastRule {
    JigConstKind from;
    JigFold (*first)(JigFoldCall *call);
    JigConstFn compute;
} CastRule;

static const CastRule rules[JIG_ARITH_NUM_OPS] = {
    [JIG_ARITH_EXTUI] = {JIG_CONST_INT, extend_of_extend, zero_extend},
    [JIG_ARITH_EXTSI] = {JIG_CONST_INT, extend_of_extend, sign_extend},
    [JIG_ARITH_TRUNCI] = {JIG_CONST_INT, trunc_of_cast, zero_extend},
    [JIG_ARITH_INDEX_CAST] = {JIG_CONST_INT, NULL, sign_extend},
    [JIG_ARITH_INDEX_CASTUI] = {JIG_CONST_INT, NULL, zero_extend},
    [JIG_ARITH_EXTF] = {JIG_CONST_FLOAT, extf_of_truncf, convert_float},
    [JIG_ARITH_TRUNCF] = {JIG_CONST_FLOAT, truncf_of_extf, convert_float},
    [JIG_ARITH_SITOFP] = {JIG_CONST_INT, NULL, from_signed},
    [JIG_ARITH_UITOFP] = {JIG_CONST_INT, NULL, from_unsigned},
    [JIG_ARITH_FPTOSI] = {JIG_CONST_FLOAT, NULL, to_signed},
    [JIG_ARITH_FPTOUI] = {JIG_CONST_FLOAT, NULL, to_unsigned},
};

JigFold jig_arith_fold_cast(JigFoldCall *call) {
    const CastRule *rule = &rules[jig_arith_id(call->op)];
    JigFold first = rule->first ? rule->first(call) : JIG_FOLD_NONE;
    if (first != JIG_FOLD_NONE)
        return first;
    const JigType *type = jig_op_result_type(call->op, 0);
    return jig_const_fold_attr(call, jig_constfold_call(call, 1, type, rule->from, rule->compute,
                                                        (void *)jig_type_element_or_self(type)));
}

/* ---- bitcast ---- */

static const JigAttr *reinterpret(const JigAttr *x, const JigType *type, JigArena *arena) {
    char bytes[16] = {0};
    uint32_t width = jig_type_width(type);
    if (width > 8 * sizeof bytes)
        return jig_attr_is_int(x) ? jig_attr_big_int(type, jig_attr_big_int_value(x)) : NULL;
    if (jig_attr_is_float(x))
        memcpy(bytes, jig_attr_float_value(x).bits, sizeof bytes);
    else
        jig_int_to_bytes(jig_attr_big_int_value(x), bytes);
    if (!jig_type_is_float(type))
        return jig_attr_big_int(type, jig_int_from_bytes(width, bytes, arena));
    uint64_t words[2];
    memcpy(words, bytes, sizeof words);
    return jig_attr_float(type, jig_float_from_bits(jig_type_float_kind(type), words[0], words[1]));
}

JigFold jig_arith_fold_bitcast(JigFoldCall *call) {
    const JigAttr *x = call->operands[0];
    const JigType *type = jig_op_result_type(call->op, 0);
    if (jig_attr_is_dense(x)) {
        const JigType *cast =
            jig_type_clone_shaped(jig_attr_type(x), NULL, 0, jig_type_element(type));
        return jig_const_fold_attr(
            call, jig_attr_dense(cast, jig_attr_dense_data(x), jig_attr_is_splat(x)));
    }
    if (jig_type_is_shaped(type))
        return JIG_FOLD_NONE;
    if (jig_const_match_poison(x))
        return jig_const_fold_attr(call, x);
    if (!(jig_attr_is_int(x) || jig_attr_is_float(x)))
        return JIG_FOLD_NONE;
    return jig_const_fold_attr(call, reinterpret(x, type, call->arena));
}
