/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluating compiled constraints over attributes. */
#include "ir/spec/constraint.h"
#include "ir/storage.h"

static const JigType *element_of(const JigAttr *x) {
    return x->type ? jig_type_element(x->type) : NULL;
}

static bool holds_integers(const JigAttr *x) {
    const JigType *t = element_of(x);
    return t && (t->kind == JIG_TYPE_INTEGER || t->kind == JIG_TYPE_INDEX);
}

/* Sets of kinds of attributes. */
#define KIND(name) (UINT64_C(1) << JIG_ATTR_##name)
#define ANY_KIND   UINT64_MAX

/* What of these kinds may be stored, besides. */
static bool storable(const JigAttrCheck *c, const JigAttr *x) {
    switch (c->store) {
    case JIG_STORE_BOOL:
        return jig_attr_is_bool(x);
    case JIG_STORE_FLAT_SYMBOL:
        return x->u.symbol.n == 1;
    case JIG_STORE_DENSE_INT:
        return holds_integers(x);
    case JIG_STORE_DENSE_FLOAT:
        return jig_type_is_float(element_of(x));
    case JIG_STORE_DENSE_ARRAY:
        return jig_attr_is_dense_array(x, c->element);
    case JIG_STORE_TYPED:
        return jig_attr_type(x) != NULL || x->kind == JIG_ATTR_STRING;
    case JIG_STORE_ROW:
        return jig_attr_is(x, c->row);
    case JIG_STORE_TEST:
        return jig_constraint_admits_attr(c, x);
    default:
        return true;
    }
}

bool jig_constraint_can_store_attr(const JigAttrCheck *c, const JigAttr *x) {
    static const uint64_t kinds[] = {
        [JIG_STORE_ANY] = ANY_KIND,
        [JIG_STORE_UNIT] = KIND(UNIT),
        [JIG_STORE_BOOL] = KIND(INTEGER),
        [JIG_STORE_INTEGER] = KIND(INTEGER),
        [JIG_STORE_FLOAT] = KIND(FLOAT),
        [JIG_STORE_STRING] = KIND(STRING),
        [JIG_STORE_TYPE] = KIND(TYPE),
        [JIG_STORE_ARRAY] = KIND(ARRAY),
        [JIG_STORE_DICT] = KIND(DICT),
        [JIG_STORE_SYMBOL] = KIND(SYMBOL_REF),
        [JIG_STORE_FLAT_SYMBOL] = KIND(SYMBOL_REF),
        [JIG_STORE_MAP] = KIND(MAP),
        [JIG_STORE_SET] = KIND(SET),
        [JIG_STORE_DENSE] = KIND(DENSE) | KIND(DENSE_STRING),
        [JIG_STORE_DENSE_INT] = KIND(DENSE),
        [JIG_STORE_DENSE_FLOAT] = KIND(DENSE),
        [JIG_STORE_DENSE_STRING] = KIND(DENSE_STRING),
        [JIG_STORE_ELEMENTS] =
            KIND(DENSE) | KIND(DENSE_STRING) | KIND(RESOURCE) | KIND(SPARSE) | KIND(DENSE_ARRAY),
        [JIG_STORE_DENSE_ARRAY] = KIND(DENSE_ARRAY),
        [JIG_STORE_LOCATION] = KIND(LOC_UNKNOWN) | KIND(LOC_FILE) | KIND(LOC_NAME) |
                               KIND(LOC_FUSED) | KIND(LOC_CALLSITE),
        [JIG_STORE_TYPED] = ANY_KIND,
        [JIG_STORE_ROW] = ANY_KIND,
        [JIG_STORE_RESOURCE] = KIND(RESOURCE),
        [JIG_STORE_LAYOUT] = KIND(STRIDED_LAYOUT),
        [JIG_STORE_TEST] = ANY_KIND,
    };
    return kinds[c->store] >> x->kind & 1 && storable(c, x);
}

static bool enum_has(const JigEnumRow *row, int64_t value) {
    int64_t bits = 0;
    for (const JigEnumCase *e = row->cases; e->text; e++) {
        if (e->value == value)
            return true;
        bits |= e->value;
    }
    return row->separator && (value & ~bits) == 0;
}

static bool elements_fit(const JigAttrCheck *c, const JigAttr *x) {
    if (x->kind != JIG_ATTR_DENSE || !jig_constraint_admits_type(c->type, element_of(x)))
        return false;
    size_t rank = jig_type_rank(x->type);
    return !c->shaped ||
           (rank == c->num_ints &&
            (rank == 0 || memcmp(jig_type_shape(x->type), c->ints, rank * sizeof *c->ints) == 0));
}

static bool count_of(const JigAttr *x, size_t *n) {
    if (x->kind == JIG_ATTR_ARRAY)
        *n = x->u.array.n;
    else if (x->kind == JIG_ATTR_DENSE_ARRAY)
        *n = x->u.dense_array.n;
    else
        return false;
    return true;
}

static bool count_fits(const JigAttrCheck *c, const JigAttr *x) {
    size_t n;
    if (!count_of(x, &n))
        return false;
    int64_t have = (int64_t)n, want = c->ints[0];
    return c->test == JIG_ATEST_COUNT       ? have == want
           : c->test == JIG_ATEST_COUNT_MIN ? have >= want
                                            : have <= want;
}

static bool each_fits(const JigAttrCheck *c, const JigAttr *x) {
    JigAttrTest test = c->test;
    if (x->kind != JIG_ATTR_DENSE_ARRAY)
        return false;
    for (size_t i = 0; i < x->u.dense_array.n; i++) {
        int64_t v = jig_attr_dense_array_int(x, i);
        int64_t before = i ? jig_attr_dense_array_int(x, i - 1) : INT64_MIN;
        bool ok = test == JIG_ATEST_EACH_POSITIVE       ? v > 0
                  : test == JIG_ATEST_EACH_NON_NEGATIVE ? v >= 0
                  : test == JIG_ATEST_SORTED            ? i == 0 || before <= v
                                                        : i == 0 || before < v;
        if (!ok)
            return false;
    }
    return true;
}

static bool nth_fits(const JigAttrCheck *c, const JigAttr *x) {
    if (x->kind != JIG_ATTR_ARRAY || c->ints[0] < 0 || x->u.array.n <= (size_t)c->ints[0])
        return false;
    const JigAttr *item = x->u.array.items[c->ints[0]];
    if (item->kind != JIG_ATTR_INTEGER)
        return false;
    int64_t v = jig_attr_int_value(item), bound = c->ints[1];
    switch (c->test) {
    case JIG_ATEST_NTH_EQ:
        return v == bound;
    case JIG_ATEST_NTH_MIN:
        return v >= bound;
    case JIG_ATEST_NTH_MAX:
        return v <= bound;
    default:
        return v >= bound && v <= c->ints[2];
    }
}

static bool int_fits(const JigAttrCheck *c, const JigAttr *x) {
    if (x->kind != JIG_ATTR_INTEGER)
        return false;
    JigInt big = x->u.integer;
    int64_t v = jig_int_s64(big);
    switch (c->test) {
    case JIG_ATEST_INT_NE:
        return v != c->ints[0];
    case JIG_ATEST_INT_MIN:
        return v >= c->ints[0];
    case JIG_ATEST_INT_MAX:
        return v <= c->ints[0];
    case JIG_ATEST_INT_NON_NEGATIVE:
        return !jig_int_is_negative(big);
    case JIG_ATEST_INT_POSITIVE:
        return !jig_int_is_negative(big) && !jig_int_is_zero(big);
    case JIG_ATEST_INT_POWER_OF_2:
        return jig_int_is_pow2(big);
    default:
        for (size_t i = 0; i < c->num_ints; i++)
            if (c->ints[i] == v)
                return true;
        return false;
    }
}

static bool array_fits(const JigAttrCheck *c, const JigAttr *x) {
    if (x->kind != JIG_ATTR_ARRAY)
        return false;
    for (size_t i = 0; i < x->u.array.n; i++)
        if (!jig_constraint_admits_attr(c->parts[0], x->u.array.items[i]))
            return false;
    return true;
}

static bool all_values_fit(const JigAttrCheck *c, const JigAttr *x) {
    (void)c, (void)x;
    return true;
}
static bool typed_fits(const JigAttrCheck *c, const JigAttr *x) {
    const JigType *t = jig_attr_type(x);
    return t && jig_constraint_admits_type(c->type, t);
}
static bool type_value_fits(const JigAttrCheck *c, const JigAttr *x) {
    return x->kind == JIG_ATTR_TYPE && jig_constraint_type_has_kind(c->type, x->u.type_value) &&
           jig_constraint_admits_type(c->type, x->u.type_value);
}
static bool enum_fits(const JigAttrCheck *c, const JigAttr *x) {
    return x->kind == JIG_ATTR_INTEGER && x->type == c->value_type &&
           enum_has(c->enumeration, jig_attr_int_value(x));
}
static bool any_fits(const JigAttrCheck *c, const JigAttr *x) {
    for (size_t i = 0; i < c->num_parts; i++)
        if (jig_constraint_admits_attr(c->parts[i], x))
            return true;
    return false;
}
static bool all_fit(const JigAttrCheck *c, const JigAttr *x) {
    for (size_t i = 0; i < c->num_parts; i++)
        if (!jig_constraint_admits_attr(c->parts[i], x))
            return false;
    return true;
}
static bool fn_fits(const JigAttrCheck *c, const JigAttr *x) {
    return (!c->num_parts || jig_constraint_admits_attr(c->parts[0], x)) && (!c->fn || c->fn(x));
}
static bool is_the_one(const JigAttrCheck *c, const JigAttr *x) {
    return x == c->value;
}

static bool test_fits(const JigAttrCheck *c, const JigAttr *x) {
    static bool (*const tests[])(const JigAttrCheck *, const JigAttr *) = {
        [JIG_ATEST_ANY] = all_values_fit,
        [JIG_ATEST_TYPED] = typed_fits,
        [JIG_ATEST_TYPE_OF] = type_value_fits,
        [JIG_ATEST_ELEMENTS_OF] = elements_fit,
        [JIG_ATEST_ARRAY_OF] = array_fits,
        [JIG_ATEST_ENUM] = enum_fits,
        [JIG_ATEST_ANY_OF] = any_fits,
        [JIG_ATEST_ALL_OF] = all_fit,
        [JIG_ATEST_FN] = fn_fits,
        [JIG_ATEST_IS] = is_the_one,
        [JIG_ATEST_INT_NE] = int_fits,
        [JIG_ATEST_INT_MIN] = int_fits,
        [JIG_ATEST_INT_MAX] = int_fits,
        [JIG_ATEST_INT_NON_NEGATIVE] = int_fits,
        [JIG_ATEST_INT_POSITIVE] = int_fits,
        [JIG_ATEST_INT_POWER_OF_2] = int_fits,
        [JIG_ATEST_INT_ONE_OF] = int_fits,
        [JIG_ATEST_COUNT_MIN] = count_fits,
        [JIG_ATEST_COUNT_MAX] = count_fits,
        [JIG_ATEST_COUNT] = count_fits,
        [JIG_ATEST_EACH_POSITIVE] = each_fits,
        [JIG_ATEST_EACH_NON_NEGATIVE] = each_fits,
        [JIG_ATEST_SORTED] = each_fits,
        [JIG_ATEST_STRICTLY_SORTED] = each_fits,
        [JIG_ATEST_NTH_EQ] = nth_fits,
        [JIG_ATEST_NTH_MIN] = nth_fits,
        [JIG_ATEST_NTH_MAX] = nth_fits,
        [JIG_ATEST_NTH_RANGE] = nth_fits,
    };
    return tests[c->test](c, x);
}

bool jig_constraint_admits_attr(const JigAttrCheck *c, const JigAttr *x) {
    return (c->store == JIG_STORE_TEST || jig_constraint_can_store_attr(c, x)) && test_fits(c, x);
}
