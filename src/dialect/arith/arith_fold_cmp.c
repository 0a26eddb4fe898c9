/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folding of comparisons and of select. */
#include "dialect/arith/arith_int.h"

static bool compare(const JigConst *in, JigConst *out, JigArena *a, void *user) {
    const JigIntCompare *how = user;
    out->i = jig_int(1, jig_int_holds(*how, in[0].i, in[1].i), a);
    return true;
}

/* The constant `value` of type i1, or of a shape of i1; NULL of one that is not known, which a
 * constant would forget. */
static const JigAttr *bool_of_type(const JigType *type, bool value) {
    if (jig_type_is_tensor(type) && !jig_type_has_static_shape(type))
        return NULL;
    const JigAttr *bit = jig_attr_bool(jig_type_context(type), value);
    return jig_type_is_shaped(type) ? jig_attr_dense_of(type, &bit, 1) : bit;
}

/* ---- cmpi ---- */

/* Comparisons of a boolean that say what the boolean says: its value, or NULL. */
static JigValue *same_as_boolean(const JigFoldCall *call, JigIntCompare predicate) {
    JigValue *x = jig_arith_cmpi_lhs(call->op);
    const JigAttr *rhs = call->operands[1];
    bool is_bool = jig_type_is_integer(jig_type_element_or_self(jig_value_type(x)), 1);
    if (predicate == JIG_COMPARE_EQ && is_bool && jig_const_match_one(rhs))
        return x;
    if (predicate != JIG_COMPARE_NE || !jig_const_match_zero(rhs))
        return NULL;
    if (is_bool)
        return x;
    JigOp *ext = jig_value_def(x);
    if (!jig_op_is(ext, JIG_ARITH(EXTSI)) && !jig_op_is(ext, JIG_ARITH(EXTUI)))
        return NULL;
    JigValue *source = jig_arith_in(ext);
    return jig_type_width(jig_type_element_or_self(jig_value_type(source))) == 1 ? source : NULL;
}

/* A constant belongs to the right. */
static JigFold swap(JigOp *op, JigIntCompare predicate) {
    JigValue *lhs = jig_arith_cmpi_lhs(op), *rhs = jig_arith_cmpi_rhs(op);
    jig_arith_cmpi_set_predicate(NULL, op,
                                 jig_attr_i64(jig_op_context(op), jig_compare_swapped(predicate)));
    jig_arith_cmpi_set_lhs(NULL, op, rhs);
    jig_arith_cmpi_set_rhs(NULL, op, lhs);
    return JIG_FOLD_IN_PLACE;
}

JigFold jig_arith_fold_cmpi(JigFoldCall *call) {
    JigOp *op = call->op;
    JigIntCompare predicate = (JigIntCompare)jig_arith_predicate(op);
    const JigType *type = jig_op_result_type(op, 0);
    JigInt zero = jig_int(1, 0, call->arena);
    const JigAttr *equal = bool_of_type(type, jig_int_holds(predicate, zero, zero));
    if (equal && jig_arith_cmpi_lhs(op) == jig_arith_cmpi_rhs(op))
        return jig_const_fold_attr(call, equal);
    JigValue *boolean = same_as_boolean(call, predicate);
    if (boolean)
        return jig_const_fold_value(call, boolean);
    if (call->operands[0] && !call->operands[1])
        return swap(op, predicate);
    return jig_const_fold_attr(call, jig_constfold(&(JigConstFold){.operands = call->operands,
                                                                   .num_operands = 2,
                                                                   .type = type,
                                                                   .kind = JIG_CONST_INT,
                                                                   .keep_poison = true,
                                                                   .fn = compare,
                                                                   .user = &predicate,
                                                                   .arena = call->arena}));
}

/* ---- cmpf ---- */

static const JigAttr *scalar_float(const JigAttr *x) {
    return jig_attr_is_float(x) ? x : NULL;
}
static bool is_nan(const JigAttr *x) {
    return x && jig_float_is_nan(jig_attr_float_value(x));
}

JigFold jig_arith_fold_cmpf(JigFoldCall *call) {
    const JigAttr *lhs = scalar_float(call->operands[0]), *rhs = scalar_float(call->operands[1]);
    /* One NaN decides like two. */
    bool nan = is_nan(lhs) || is_nan(rhs);
    if (!nan && (!lhs || !rhs))
        return JIG_FOLD_NONE;
    const JigAttr *number = is_nan(lhs) || !rhs ? lhs : rhs;
    bool value = jig_float_holds((JigFloatCompare)jig_arith_predicate(call->op),
                                 jig_attr_float_value(nan ? number : lhs),
                                 jig_attr_float_value(nan ? number : rhs));
    return jig_const_fold_attr(call, jig_attr_bool(jig_op_context(call->op), value));
}

/* ---- select ---- */

/* a == b ? a : b is b; a != b ? a : b is a; also with the operands exchanged. */
static JigValue *select_of_equality(JigOp *op) {
    JigOp *cmp = jig_value_def_of(jig_arith_select_condition(op), JIG_ARITH(CMPI));
    if (!cmp)
        return NULL;
    int64_t predicate = jig_arith_predicate(cmp);
    const JigValue *a = jig_arith_cmpi_lhs(cmp), *b = jig_arith_cmpi_rhs(cmp);
    JigValue *if_true = jig_arith_select_true_value(op),
             *if_false = jig_arith_select_false_value(op);
    bool matches = (a == if_true && b == if_false) || (b == if_true && a == if_false);
    if (!matches || (predicate != JIG_COMPARE_EQ && predicate != JIG_COMPARE_NE))
        return NULL;
    return predicate == JIG_COMPARE_NE ? if_true : if_false;
}

/* Element by element, of three dense constants. */
static const JigAttr *select_elements(const JigFoldCall *call) {
    const JigAttr *condition = call->operands[0], *a = call->operands[1], *b = call->operands[2];
    if (!jig_attr_is_dense(condition) || !jig_attr_is_dense(a) || !jig_attr_is_dense(b))
        return NULL;
    const JigType *type = jig_attr_type(a);
    size_t n = (size_t)jig_type_num_elements(type),
           size = jig_dense_element_size(jig_type_element(type));
    char *data = jig_arena_alloc(call->arena, n * size + 1);
    for (size_t i = 0; i < n; i++) {
        const JigAttr *from = jig_attr_dense_int(condition, (int64_t)i) ? a : b;
        const char *elements = jig_attr_dense_data(from);
        memcpy(data + i * size, elements + (jig_attr_is_splat(from) ? 0 : i * size), size);
    }
    return jig_attr_dense(type, data, false);
}

JigFold jig_arith_fold_select(JigFoldCall *call) {
    JigOp *op = call->op;
    JigValue *condition = jig_arith_select_condition(op),
             *if_true = jig_arith_select_true_value(op),
             *if_false = jig_arith_select_false_value(op);
    if (if_true == if_false || jig_const_match_one(call->operands[0]))
        return jig_const_fold_value(call, if_true);
    if (jig_const_match_zero(call->operands[0]) || jig_const_match_poison(call->operands[1]))
        return jig_const_fold_value(call, if_false);
    if (jig_const_match_poison(call->operands[2]))
        return jig_const_fold_value(call, if_true);
    if (jig_type_is_integer(jig_value_type(if_true), 1) && jig_const_match_one(call->operands[1]) &&
        jig_const_match_zero(call->operands[2]))
        return jig_const_fold_value(call, condition);
    JigValue *v = select_of_equality(op);
    return v ? jig_const_fold_value(call, v) : jig_const_fold_attr(call, select_elements(call));
}
