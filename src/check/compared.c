/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/compared.h"
#include "jig/affine.h"
#include "jig/attr.h"
#include "jig/iface.h"
#include "jig/type.h"
#include "support/check.h"

/* ---- Which ones ---- */

enum { MOST = 18, MOST_SAID = 1024, MOST_ELEMENTS = 16, MOST_STEPS = 4 };
#define LARGEST ((int64_t)1 << 40) /* what is beyond is a mask or a sentinel */

static void see_int(JigCompared *n, int64_t x) {
    if (x < -LARGEST || x > LARGEST || n->said_ints.len == MOST_SAID)
        return;
    for (size_t i = 0; i < n->said_ints.len; ++i)
        if (n->said_ints.data[i] == x)
            return;
    jig_vec_push(&n->said_ints, x);
}

static void see_float(JigCompared *n, double x) {
    if (!(x >= -(double)LARGEST && x <= (double)LARGEST) || n->said_floats.len == MOST_SAID)
        return;
    for (size_t i = 0; i < n->said_floats.len; ++i)
        if (!(n->said_floats.data[i] < x) && !(n->said_floats.data[i] > x))
            return;
    jig_vec_push(&n->said_floats, x);
}

static void see_attr(JigCompared *n, const JigAttr *x) {
    if (jig_attr_is_int(x))
        see_int(n, jig_attr_int_value(x));
    else if (jig_attr_is_float(x))
        see_float(n, jig_float_to_double(jig_attr_float_value(x)));
    else if (jig_attr_is_dense_array(x, NULL) &&
             jig_type_is_any_integer(jig_attr_dense_array_element(x)))
        for (size_t i = 0; i < jig_attr_dense_array_len(x) && i < MOST_ELEMENTS; ++i)
            see_int(n, jig_attr_dense_array_int(x, i));
    else if (jig_attr_is_dense(x) && jig_type_has_static_shape(jig_attr_type(x)))
        for (int64_t i = 0,
                     len = jig_attr_is_splat(x) ? 1 : jig_type_num_elements(jig_attr_type(x));
             i < len && i < MOST_ELEMENTS; ++i)
            see_attr(n, jig_attr_element(x, i));
}

static void see_attrs(JigCompared *n, const JigOp *op) {
    const JigAttr *attrs = jig_op_attrs(op);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i)
        see_attr(n, jig_attr_dict_items(attrs)[i].value);
}

/* Where a value of a structured op's region comes from; NULL: nobody knows. */
static const JigValue *from_outside(const JigValue *v) {
    const JigBlock *b = jig_value_block(v);
    const JigOp *around = jig_block_parent_op(b);
    if (!around || !jig_structured(around) || jig_block_num_args(b) != jig_op_num_operands(around))
        return NULL;
    for (size_t i = 0; i < jig_block_num_args(b); ++i)
        if (jig_block_arg(b, i) == v)
            return jig_op_operand(around, i);
    return NULL;
}

/* A constant, or what a few ops make of constants. */
static void see_value(JigCompared *n, const JigValue *v, size_t steps) {
    const JigOp *def = jig_value_def(v);
    if (!def)
        v = from_outside(v);
    def = v ? jig_value_def(v) : NULL;
    if (!def)
        return;
    if (jig_op_has_trait(def, JIG_TRAIT_CONSTANT_LIKE))
        see_attrs(n, def);
    for (size_t i = 0; steps && !jig_op_num_regions(def) && i < jig_op_num_operands(def); ++i)
        see_value(n, jig_op_operand(def, i), steps - 1);
}

static bool names_one(JigStr name, const char *const *words) {
    for (; *words; ++words)
        if (jig_str_find(name, jig_str(*words)) < name.len)
            return true;
    return false;
}

static void see_constant(const JigExpr *e, void *user) {
    int64_t x;
    if (jig_expr_is_constant(e, &x)) {
        see_int(user, x);
        see_int(user, -x); /* d - 5 >= 0 turns at 5 */
    }
}

static void see_sets(JigCompared *n, const JigOp *op) {
    const JigAttr *attrs = jig_op_attrs(op);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i) {
        const JigAttr *x = jig_attr_dict_items(attrs)[i].value;
        const JigSet *s = jig_attr_kind(x) == JIG_ATTR_SET ? jig_attr_set_value(x) : NULL;
        for (unsigned k = 0; s && k < jig_set_num_constraints(s); ++k)
            jig_expr_walk(jig_set_constraint(s, k), see_constant, n);
    }
}

static JigWalk see_op(JigOp *op, void *user) {
    static const char *const compare[] = {"cmp", "max", "min", "clamp", NULL}, *const choose[] = {
                                                                                   "switch", NULL};
    JigStr name = jig_op_name_of(op);
    if (names_one(name, choose))
        see_attrs(user, op);
    see_sets(user, op);
    for (size_t i = 0; names_one(name, compare) && i < jig_op_num_operands(op); ++i)
        see_value(user, jig_op_operand(op, i), MOST_STEPS);
    return JIG_WALK_ADVANCE;
}

/* ---- Which of them ---- */

/* The k-th of those of `len` that are spread over them. */
static size_t spread(size_t k, size_t len) {
    return len > MOST ? k * len / MOST : k;
}

static void try_int(JigCompared *n, int64_t x) {
    for (size_t i = 0; i < n->ints.len; ++i)
        if (n->ints.data[i] == x)
            return;
    if (n->ints.len < MOST)
        jig_vec_push(&n->ints, x);
}

static void try_float(JigCompared *n, double x) {
    for (size_t i = 0; i < n->floats.len; ++i)
        if (!(n->floats.data[i] < x) && !(n->floats.data[i] > x))
            return;
    if (n->floats.len < MOST)
        jig_vec_push(&n->floats, x);
}

static void choose_ints(JigCompared *n) {
    static const int64_t beside[] = {0, -1, 1};
    size_t len = n->said_ints.len;
    n->ints.len = 0;
    for (size_t b = 0; b < JIG_LEN(beside); ++b)
        for (size_t k = 0; k < len && k < MOST; ++k)
            try_int(n, n->said_ints.data[spread(k, len)] + beside[b]);
}

/* Beside a float is what tells whether it is near 0 or far. */
static void choose_floats(JigCompared *n) {
    static const struct {
        double times, plus;
    } beside[] = {{1, 0}, {2, 0}, {0.5, 0}, {1, 1}, {1, -1}, {-1, 0}};
    size_t len = n->said_floats.len;
    n->floats.len = 0;
    for (size_t b = 0; b < JIG_LEN(beside); ++b)
        for (size_t k = 0; k < len && k < MOST; ++k)
            try_float(n, n->said_floats.data[spread(k, len)] * beside[b].times + beside[b].plus);
}

void jig_compared_see(JigCompared *n, JigOp *root) {
    JIG_REQUIRE(n && root);
    jig_walk_pre(root, see_op, n);
    choose_ints(n);
    choose_floats(n);
}

void jig_compared_free(JigCompared *n) {
    JIG_REQUIRE(n);
    jig_vec_free(&n->said_ints);
    jig_vec_free(&n->said_floats);
    jig_vec_free(&n->ints);
    jig_vec_free(&n->floats);
}

/* ---- As arguments ---- */

static bool is_counted(const JigType *element) {
    return jig_type_is_index(element) ||
           (jig_type_is_any_integer(element) && jig_type_width(element) > 1);
}

size_t jig_compared_count(const JigCompared *n, const JigType *element) {
    JIG_REQUIRE(n && element);
    return is_counted(element) ? n->ints.len : jig_type_is_float(element) ? n->floats.len : 0;
}

static bool fits(const JigType *element, int64_t x) {
    unsigned width = jig_type_is_index(element) ? 64 : jig_type_width(element);
    if (width >= 64)
        return true;
    int64_t half = (int64_t)1 << (width - 1);
    return x >= -half && x < half;
}

JigStr jig_compared_text(const JigCompared *n, const JigType *element, size_t k, JigArena *a) {
    JIG_REQUIRE(n && element && a);
    size_t len = jig_compared_count(n, element);
    if (!len)
        return (JigStr){0};
    if (!is_counted(element))
        return jig_arena_printf(a, "%.17g", n->floats.data[k % len]);
    int64_t x = n->ints.data[k % len];
    return fits(element, x) ? jig_arena_printf(a, "%lld", (long long)x) : (JigStr){0};
}

JigStr jig_compared_any(const JigCompared *n, const JigType *element, JigArena *a) {
    JIG_REQUIRE(n && element && a);
    JigStr all = {0};
    for (size_t k = 0; k < jig_compared_count(n, element); ++k) {
        JigStr one = jig_compared_text(n, element, k, a);
        if (one.len)
            all = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(all), all.len ? "," : "", JIG_FMT(one));
    }
    return all.len ? jig_arena_printf(a, "any(%.*s)", JIG_FMT(all)) : all;
}
