/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/smt/plain.h"

#include "dialect/smt/smt.h"
#include "support/check.h"
#include "support/map.h"

typedef struct Plain {
    JigArena *a;
    JigPtrMap of; /* smt value -> its number, or truth value */
} Plain;

static bool set(Plain *p, const JigValue *v, int64_t n) {
    jig_ptrmap_set(&p->of, v, jig_arena_copy(p->a, &n, sizeof n));
    return true;
}

static const int64_t *at(const Plain *p, const JigValue *v) {
    return jig_ptrmap_get(&p->of, v);
}

/* ---- Types ---- */

/* As bits of a type are read: see solve.c. */
static bool is_signed(const JigType *type) {
    return jig_type_is_index(type) ||
           (jig_type_width(type) > 1 && jig_type_sign(type) != JIG_UNSIGNED);
}

static bool is_small(const JigType *type) {
    return jig_type_is_index(type) ||
           (jig_type_is_any_integer(type) && jig_type_width(type) <= (is_signed(type) ? 64 : 63));
}

static bool bind(Plain *p, const JigValue *arg, const JigAttr *x) {
    const JigType *sort = jig_value_type(arg);
    bool truth = jig_type_is(sort, JIG_SMT_SORT(BOOL));
    if (!jig_attr_is_int(x) || !is_small(jig_attr_type(x)) ||
        (!truth && !jig_type_is(sort, JIG_SMT_SORT(INT))))
        return false;
    const JigType *type = jig_attr_type(x);
    int64_t n = jig_attr_int_value(x);
    if (jig_type_is_index(type) || jig_type_width(type) > 1)
        return !truth && set(p, arg, n);
    return set(p, arg, n != 0);
}

/* Is it a number of this type? */
static bool fits(const JigType *type, int64_t n) {
    uint32_t width = jig_type_is_index(type) ? 64 : jig_type_width(type);
    if (width == 64)
        return true;
    int64_t high = ((int64_t)1 << (width - is_signed(type))) - 1;
    return n <= high && n >= (is_signed(type) ? -high - 1 : 0);
}

/* ---- Operators ---- */

static bool fold(const JigOp *op, const int64_t *x, size_t n, int64_t *out) {
    *out = x[0];
    for (size_t i = 1; i < n; ++i) {
        bool over = jig_op_is(op, JIG_SMT(INT_ADD))   ? __builtin_add_overflow(*out, x[i], out)
                    : jig_op_is(op, JIG_SMT(INT_SUB)) ? __builtin_sub_overflow(*out, x[i], out)
                                                      : __builtin_mul_overflow(*out, x[i], out);
        if (over)
            return false;
    }
    return true;
}

/* The rest is never negative. */
static bool divide(const JigOp *op, int64_t a, int64_t b, int64_t *out) {
    if (!b || a == INT64_MIN || b == INT64_MIN)
        return false;
    int64_t rest = a % b;
    if (jig_op_is(op, JIG_SMT(INT_MOD)))
        *out = rest + (rest < 0 ? (b < 0 ? -b : b) : 0);
    else
        *out = a / b - (rest < 0 ? (b < 0 ? -1 : 1) : 0);
    return true;
}

static bool compare(const JigOp *op, int64_t a, int64_t b) {
    switch (jig_smt_pred(op)) {
    case JIG_SMT_LT:
        return a < b;
    case JIG_SMT_LE:
        return a <= b;
    case JIG_SMT_GT:
        return a > b;
    default:
        return a >= b;
    }
}

static bool all_equal(const int64_t *x, size_t n) {
    for (size_t i = 1; i < n; ++i)
        if (x[i] != x[0])
            return false;
    return true;
}

static bool all_distinct(const int64_t *x, size_t n) {
    for (size_t i = 0; i < n; ++i)
        for (size_t k = i + 1; k < n; ++k)
            if (x[i] == x[k])
                return false;
    return true;
}

static size_t count_true(const int64_t *x, size_t n) {
    size_t num = 0;
    for (size_t i = 0; i < n; ++i)
        num += x[i] != 0;
    return num;
}

static bool constant(const JigOp *op, int64_t *out) {
    const JigAttr *x = jig_smt_int_constant_value_attr(op);
    unsigned width = jig_type_width(jig_attr_type(x));
    if (width < 1 || width > 64)
        return false;
    *out = (int64_t)((uint64_t)jig_attr_int_value(x) << (64 - width)) >> (64 - width);
    return true;
}

static bool compute(const JigOp *op, const int64_t *x, size_t n, int64_t *out) {
    switch (jig_op_row(op) - jig_smt_ops) {
    case JIG_SMT_CONSTANT:
        *out = jig_smt_constant_value(op);
        return true;
    case JIG_SMT_INT_CONSTANT:
        return constant(op, out);
    case JIG_SMT_EQ:
        *out = all_equal(x, n);
        return true;
    case JIG_SMT_DISTINCT:
        *out = all_distinct(x, n);
        return true;
    case JIG_SMT_ITE:
        *out = x[0] ? x[1] : x[2];
        return true;
    case JIG_SMT_NOT:
        *out = !x[0];
        return true;
    case JIG_SMT_AND:
        *out = count_true(x, n) == n;
        return true;
    case JIG_SMT_OR:
        *out = count_true(x, n) > 0;
        return true;
    case JIG_SMT_XOR:
        *out = count_true(x, n) % 2;
        return true;
    case JIG_SMT_IMPLIES:
        *out = !x[0] || x[1];
        return true;
    case JIG_SMT_INT_ABS:
        *out = x[0] < 0 ? -x[0] : x[0];
        return x[0] != INT64_MIN;
    case JIG_SMT_INT_ADD:
    case JIG_SMT_INT_SUB:
    case JIG_SMT_INT_MUL:
        return n > 1 && fold(op, x, n, out);
    case JIG_SMT_INT_DIV:
    case JIG_SMT_INT_MOD:
        return divide(op, x[0], x[1], out);
    case JIG_SMT_INT_CMP:
        *out = compare(op, x[0], x[1]);
        return true;
    default:
        return false;
    }
}

/* ---- A whole problem ---- */

static bool evaluate(Plain *p, const JigOp *op) {
    size_t n = jig_op_num_operands(op);
    int64_t *x = JIG_NEW_ARRAY(p->a, int64_t, n + 3), number;
    for (size_t i = 0; i < n; ++i) {
        const int64_t *known = at(p, jig_op_operand(op, i));
        if (!known)
            return false;
        x[i] = *known;
    }
    if (jig_op_is(op, JIG_SMT(ASSERT)))
        return x[0] != 0;
    return jig_op_num_results(op) == 1 && !jig_op_num_regions(op) && compute(op, x, n, &number) &&
           set(p, jig_op_result(op, 0), number);
}

static bool yield(const Plain *p, const JigOp *op, const JigType *const *types,
                  const JigAttr **values) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const int64_t *n = at(p, jig_op_operand(op, i));
        if (!n || !is_small(types[i]) || !fits(types[i], *n))
            return false;
        values[i] = jig_attr_int(types[i], *n);
    }
    return true;
}

bool jig_solver_plain(JigTransformCall *call, JigBlock *body, const JigAttr *const *params,
                      const JigType *const *types, const JigAttr **values) {
    JIG_REQUIRE(call && body && params && types && values);
    Plain p = {.a = call->arena};
    bool ok = true;
    for (size_t i = 0; ok && i < jig_block_num_args(body); ++i)
        ok = bind(&p, jig_block_arg(body, i), params[i]);
    JigOp *end = jig_block_last(body);
    for (JigOp *op = jig_block_first(body); ok && op != end; op = jig_op_next(op))
        ok = evaluate(&p, op);
    ok = ok && yield(&p, end, types, values);
    jig_ptrmap_free(&p.of);
    return ok;
}
