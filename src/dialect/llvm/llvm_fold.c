/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds. Integers fold as scalars only. */
#include "dialect/common/constfold.h"
#include "dialect/llvm/llvm_int.h"

static JigOp *def_of(const JigValue *v, const JigOpRow *row) {
    JigOp *def = jig_value_def(v);
    return def && jig_op_is(def, row) ? def : NULL;
}

/* ---- Integers ---- */

/* Of an integer constant, whose attribute may be of another type than its value: an index. */
static bool is_scalar(JigFoldCall *call, const JigAttr *x, const JigType *t, JigInt *v) {
    if (!jig_attr_is_int(x) || (jig_attr_type(x) != t && !jig_type_is_index(jig_attr_type(x))) ||
        !jig_type_is_any_integer(t))
        return false;
    *v = jig_int_sext(jig_attr_big_int_value(x), jig_type_width(t), call->arena);
    return true;
}

JigFold jig_llvm_fold_shl(JigFoldCall *call) {
    const JigType *t = jig_op_result_type(call->op, 0);
    JigInt x, n;
    if (!is_scalar(call, call->operands[0], t, &x) || !is_scalar(call, call->operands[1], t, &n))
        return JIG_FOLD_NONE;
    if (!jig_int_fits_u64(n) || jig_int_u64(n) >= jig_type_width(t))
        return JIG_FOLD_NONE;
    JigInt v = jig_int_shl(x, jig_int_u64(n), call->arena);
    return jig_const_fold_attr(call, jig_attr_big_int(t, v));
}

JigFold jig_llvm_fold_or(JigFoldCall *call) {
    const JigType *t = jig_op_result_type(call->op, 0);
    JigInt x, y;
    if (!is_scalar(call, call->operands[0], t, &x) || !is_scalar(call, call->operands[1], t, &y))
        return JIG_FOLD_NONE;
    JigInt v = jig_int_or(x, y, call->arena);
    return jig_const_fold_attr(call, jig_attr_big_int(t, v));
}

JigFold jig_llvm_fold_zext(JigFoldCall *call) {
    const JigType *t = jig_op_result_type(call->op, 0);
    const JigAttr *x = call->operands[0];
    if (!jig_attr_is_int(x) || !jig_type_is_integer(t, 0))
        return JIG_FOLD_NONE;
    JigInt v = jig_int_zext(jig_attr_big_int_value(x), jig_type_width(t), call->arena);
    return jig_const_fold_attr(call, jig_attr_big_int(t, v));
}

/* ---- icmp: equality of a value with itself, and of new memory with null ---- */

JigFold jig_llvm_fold_icmp(JigFoldCall *call) {
    int64_t predicate = jig_llvm_icmp_predicate(call->op);
    JigValue *lhs = jig_llvm_icmp_lhs(call->op), *rhs = jig_llvm_icmp_rhs(call->op);
    if (predicate != JIG_COMPARE_EQ && predicate != JIG_COMPARE_NE)
        return JIG_FOLD_NONE;
    const JigType *t = jig_op_result_type(call->op, 0);
    JigContext *ctx = jig_op_context(call->op);
    if (lhs == rhs)
        return jig_const_fold_attr(
            call, jig_const_splat(t, jig_attr_bool(ctx, predicate == JIG_COMPARE_EQ)));
    if (def_of(lhs, JIG_LLVM(ALLOCA)) && def_of(rhs, JIG_LLVM(MLIR_ZERO)))
        return jig_const_fold_attr(
            call, jig_const_splat(t, jig_attr_bool(ctx, predicate == JIG_COMPARE_NE)));
    if (!def_of(lhs, JIG_LLVM(MLIR_ZERO)) || !def_of(rhs, JIG_LLVM(ALLOCA)))
        return JIG_FOLD_NONE;
    jig_llvm_icmp_set_lhs(NULL, call->op, rhs);
    jig_llvm_icmp_set_rhs(NULL, call->op, lhs);
    return JIG_FOLD_IN_PLACE;
}

/* Follows values through ops that may, in unreachable code, go round: notices when it comes back.
 */
typedef struct Trail {
    const JigValue *mark;
    size_t steps, next_mark;
} Trail;

static bool comes_back(Trail *t, const JigValue *v) {
    if (v == t->mark)
        return true;
    if (++t->steps > t->next_mark) {
        t->mark = v;
        t->next_mark = 2 * t->steps;
    }
    return false;
}

/* ---- Casts: to the type that there is, of other casts ---- */

JigFold jig_llvm_fold_chained_cast(JigFoldCall *call) {
    JigOp *op = call->op;
    JigValue *arg = jig_llvm_bitcast_arg(op), *result = jig_op_result(op, 0);
    const JigType *t = jig_value_type(result);
    Trail trail = {.mark = result};
    JigValue *source = arg;
    for (JigOp *before; jig_value_type(source) != t; source = jig_llvm_bitcast_arg(before))
        if (comes_back(&trail, source))
            return JIG_FOLD_NONE;
        else if (!(before = def_of(source, jig_op_row(op))))
            break;
    if (source == result)
        return JIG_FOLD_NONE;
    if (jig_value_type(source) == t)
        return jig_const_fold_value(call, source);
    if (source == arg)
        return JIG_FOLD_NONE;
    jig_llvm_bitcast_set_arg(NULL, op, source);
    return JIG_FOLD_IN_PLACE;
}

/* ---- getelementptr: no offset; constant indices become numbers ---- */

/* Numbers of more bits stay operands. */
static bool fits_number(const JigAttr *x) {
    enum { BITS = 29 };
    if (!jig_attr_is_int(x))
        return false;
    JigInt v = jig_attr_big_int_value(x);
    int64_t n = jig_attr_int_value(x), most = INT64_C(1) << (BITS - 1);
    return jig_int_fits_s64(v) && n >= -most && n < most;
}

static bool is_zero_offset(const JigFoldCall *call, const JigAttr *numbers) {
    if (jig_attr_dense_array_len(numbers) != 1)
        return false;
    int64_t number = jig_attr_dense_array_int(numbers, 0);
    if (number != JIG_LLVM_GEP_DYNAMIC)
        return number == 0;
    const JigAttr *x = call->operands[1];
    return jig_attr_is_int(x) && jig_int_is_zero(jig_attr_big_int_value(x));
}

JigFold jig_llvm_fold_gep(JigFoldCall *call) {
    JigOp *op = call->op;
    const JigAttr *numbers = jig_llvm_getelementptr_raw_constant_indices_attr(op);
    JigValue *base = jig_llvm_getelementptr_base(op);
    if (jig_value_type(base) == jig_op_result_type(op, 0) && base != jig_op_result(op, 0) &&
        is_zero_offset(call, numbers))
        return jig_const_fold_value(call, base);
    size_t n = jig_attr_dense_array_len(numbers), num_kept = 0, next = 0;
    size_t num_dynamic = jig_llvm_getelementptr_num_dynamic_indices(op);
    int32_t *list = JIG_NEW_ARRAY(call->arena, int32_t, n + 1);
    JigValue **kept = JIG_NEW_ARRAY(call->arena, JigValue *, num_dynamic + 1);
    for (size_t i = 0; i < n; i++) {
        list[i] = (int32_t)jig_attr_dense_array_int(numbers, i);
        if (list[i] != JIG_LLVM_GEP_DYNAMIC || next >= num_dynamic)
            continue;
        const JigAttr *x = call->operands[1 + next];
        if (fits_number(x))
            list[i] = (int32_t)jig_attr_int_value(x);
        else
            kept[num_kept++] = jig_llvm_getelementptr_dynamic_indices_at(op, next);
        next++;
    }
    if (num_kept == num_dynamic)
        return JIG_FOLD_NONE;
    jig_llvm_getelementptr_set_dynamic_indices(NULL, op, kept, num_kept);
    jig_llvm_getelementptr_set_raw_constant_indices(
        NULL, op, jig_attr_dense_i32(jig_op_context(op), list, n));
    return JIG_FOLD_IN_PLACE;
}

/* ---- extractvalue ---- */

typedef struct Position {
    const int64_t *at;
    size_t n;
} Position;

static Position position_of(const JigAttr *x) {
    return (Position){jig_attr_dense_i64_data(x), jig_attr_dense_array_len(x)};
}
static bool starts_with(Position a, Position b) {
    return a.n >= b.n && (!b.n || memcmp(a.at, b.at, b.n * sizeof *b.at) == 0);
}

/* Of what others extract: one that does all. Only a part of no depth may come back to itself. */
static JigFold join_extractions(JigFoldCall *call) {
    JigOp *op = call->op;
    JigValue *from = jig_llvm_extractvalue_container(op);
    Trail trail = {.mark = jig_op_result(op, 0)};
    Position p = position_of(jig_llvm_extractvalue_position_attr(op));
    const int64_t *at = p.at;
    size_t n = p.n;
    for (JigOp *inner; (inner = def_of(from, JIG_LLVM(EXTRACTVALUE)));
         from = jig_llvm_extractvalue_container(inner)) {
        Position around = position_of(jig_llvm_extractvalue_position_attr(inner));
        int64_t *both = JIG_NEW_ARRAY(call->arena, int64_t, around.n + n + 1);
        if (comes_back(&trail, from))
            return JIG_FOLD_NONE;
        if (around.n)
            memcpy(both, around.at, around.n * sizeof *both);
        if (n)
            memcpy(both + around.n, at, n * sizeof *both);
        at = both;
        n += around.n;
    }
    jig_llvm_extractvalue_set_position(NULL, op, jig_attr_dense_i64(jig_op_context(op), at, n));
    jig_llvm_extractvalue_set_container(NULL, op, from);
    return JIG_FOLD_IN_PLACE;
}

static bool is_same_inside(const JigAttr *x) {
    return jig_attr_is(x, JIG_LLVM_ATTR(UNDEF)) || jig_attr_is(x, JIG_LLVM_ATTR(POISON)) ||
           jig_attr_is(x, JIG_LLVM_ATTR(ZERO));
}

/* Part `at` of a constant; elements are known by one number. */
static const JigAttr *part_at(const JigAttr *x, int64_t at) {
    JigAttrKind kind = jig_attr_kind(x);
    if (kind == JIG_ATTR_ARRAY)
        return at >= 0 && (uint64_t)at < jig_attr_array_len(x) ? jig_attr_array_at(x, (size_t)at)
                                                               : NULL;
    if (kind != JIG_ATTR_DENSE && kind != JIG_ATTR_SPARSE)
        return NULL;
    const JigType *t = jig_attr_type(x);
    return jig_type_rank(t) == 1 && at >= 0 && at < jig_type_dim(t, 0) ? jig_attr_element(x, at)
                                                                       : NULL;
}

static const JigAttr *constant_part(const JigAttr *x, Position position) {
    for (size_t i = 0; x && i < position.n && !is_same_inside(x); i++)
        x = part_at(x, position.at[i]);
    return x;
}

/* Past values that were inserted elsewhere, into those that were inserted around what is asked for.
 * Once inside of an inserted value, only a value that was inserted there, or a part of a constant,
 * can be the answer. Where a value is, the op is left as far on its way: sccp shows it. */
static JigFold past_insertions(JigFoldCall *call) {
    JigOp *op = call->op;
    JigValue *container = jig_llvm_extractvalue_container(op), *from = container, *v = container;
    Position left = position_of(jig_llvm_extractvalue_position_attr(op));
    Trail trail = {.mark = jig_op_result(op, 0)};
    bool inside = false;
    for (JigOp *insert; (insert = def_of(v, JIG_LLVM(INSERTVALUE)));) {
        Position at = position_of(jig_llvm_insertvalue_position_attr(insert));
        if (comes_back(&trail, v))
            return JIG_FOLD_NONE;
        if (left.n == at.n && starts_with(left, at)) {
            if (from != container)
                jig_llvm_extractvalue_set_container(NULL, op, from);
            return jig_const_fold_value(call, jig_llvm_insertvalue_value(insert));
        }
        if (starts_with(left, at)) {
            left = (Position){left.at + at.n, left.n - at.n};
            v = jig_llvm_insertvalue_value(insert);
            inside = true;
        } else if (starts_with(at, left)) {
            break;
        } else {
            v = jig_llvm_insertvalue_container(insert);
            from = inside ? from : v;
        }
    }
    const JigAttr *constant = constant_part(jig_constant_of(v), left);
    if (constant)
        return jig_const_fold_attr(call, constant);
    if (from == container)
        return JIG_FOLD_NONE;
    jig_llvm_extractvalue_set_container(NULL, op, from);
    return JIG_FOLD_IN_PLACE;
}

JigFold jig_llvm_fold_extractvalue(JigFoldCall *call) {
    JigOp *op = call->op;
    if (def_of(jig_llvm_extractvalue_container(op), JIG_LLVM(EXTRACTVALUE)))
        return join_extractions(call);
    const JigAttr *constant =
        constant_part(call->operands[0], position_of(jig_llvm_extractvalue_position_attr(op)));
    return constant ? jig_const_fold_attr(call, constant) : past_insertions(call);
}

/* ---- shufflevector: the only element of a vector, which a scalable one has more of ---- */

JigFold jig_llvm_fold_shufflevector(JigFoldCall *call) {
    JigValue *v1 = jig_llvm_shufflevector_v1(call->op);
    const JigAttr *mask = jig_llvm_shufflevector_mask_attr(call->op);
    bool is_first = jig_attr_dense_array_len(mask) == 1 && jig_attr_dense_array_int(mask, 0) == 0;
    if (!is_first || jig_type_is_scalable(jig_value_type(v1)) ||
        jig_type_dim(jig_value_type(v1), 0) != 1 ||
        jig_value_type(v1) != jig_op_result_type(call->op, 0))
        return JIG_FOLD_NONE;
    return jig_const_fold_value(call, v1);
}
