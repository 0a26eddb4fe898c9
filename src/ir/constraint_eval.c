/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluating compiled constraints over attributes. */
#include "ir/constraint.h"
#include "ir/storage.h"

static bool is_int_or_index(const JigType *t) {
    return t && (t->kind == JIG_TYPE_INTEGER || t->kind == JIG_TYPE_INDEX);
}

static const JigType *element_of(const JigAttr *x) {
    return x->type ? jig_type_element(x->type) : NULL;
}

bool jig_attr_storable(const JigAttrCheck *c, const JigAttr *x) {
    switch (c->store) {
    case JIG_STORE_ANY:
        return true;
    case JIG_STORE_UNIT:
        return x->kind == JIG_ATTR_UNIT;
    case JIG_STORE_BOOL:
        return jig_attr_is_bool(x);
    case JIG_STORE_INTEGER:
        return x->kind == JIG_ATTR_INTEGER;
    case JIG_STORE_FLOAT:
        return x->kind == JIG_ATTR_FLOAT;
    case JIG_STORE_STRING:
        return x->kind == JIG_ATTR_STRING;
    case JIG_STORE_TYPE:
        return x->kind == JIG_ATTR_TYPE;
    case JIG_STORE_ARRAY:
        return x->kind == JIG_ATTR_ARRAY;
    case JIG_STORE_DICT:
        return x->kind == JIG_ATTR_DICT;
    case JIG_STORE_SYMBOL:
        return x->kind == JIG_ATTR_SYMBOL_REF;
    case JIG_STORE_FLAT_SYMBOL:
        return x->kind == JIG_ATTR_SYMBOL_REF && x->u.symbol.n == 1;
    case JIG_STORE_MAP:
        return x->kind == JIG_ATTR_MAP;
    case JIG_STORE_SET:
        return x->kind == JIG_ATTR_SET;
    case JIG_STORE_DENSE:
        return x->kind == JIG_ATTR_DENSE || x->kind == JIG_ATTR_DENSE_STRING;
    case JIG_STORE_DENSE_INT:
        return x->kind == JIG_ATTR_DENSE && is_int_or_index(element_of(x));
    case JIG_STORE_DENSE_FLOAT:
        return x->kind == JIG_ATTR_DENSE && jig_type_is_float(element_of(x));
    case JIG_STORE_DENSE_STRING:
        return x->kind == JIG_ATTR_DENSE_STRING;
    case JIG_STORE_ELEMENTS:
        return x->kind == JIG_ATTR_DENSE || x->kind == JIG_ATTR_DENSE_STRING ||
               x->kind == JIG_ATTR_RESOURCE || x->kind == JIG_ATTR_SPARSE ||
               x->kind == JIG_ATTR_DENSE_ARRAY;
    case JIG_STORE_DENSE_ARRAY:
        return jig_attr_is_dense_array(x, c->element);
    case JIG_STORE_LOCATION:
        return x->kind >= JIG_ATTR_LOC_UNKNOWN && x->kind <= JIG_ATTR_LOC_CALLSITE;
    case JIG_STORE_TYPED:
        return jig_attr_type(x) != NULL || x->kind == JIG_ATTR_STRING;
    case JIG_STORE_ROW:
        return jig_attr_is(x, c->row);
    case JIG_STORE_RESOURCE:
        return x->kind == JIG_ATTR_RESOURCE;
    case JIG_STORE_LAYOUT:
        return x->kind == JIG_ATTR_STRIDED_LAYOUT;
    case JIG_STORE_TEST:
        return jig_attr_satisfies(c, x);
    }
    return false;
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
    if (x->kind != JIG_ATTR_DENSE || !jig_type_satisfies(c->type, element_of(x)))
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

static bool each_fits(JigAttrTest test, const JigAttr *x) {
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
        if (!jig_attr_satisfies(c->parts[0], x->u.array.items[i]))
            return false;
    return true;
}

static bool test_fits(const JigAttrCheck *c, const JigAttr *x) {
    switch (c->test) {
    case JIG_ATEST_ANY:
        return true;
    case JIG_ATEST_TYPED: {
        const JigType *t = jig_attr_type(x);
        return t && jig_type_satisfies(c->type, t);
    }
    case JIG_ATEST_TYPE_OF:
        return x->kind == JIG_ATTR_TYPE && jig_type_has_kind(c->type, x->u.type_value) &&
               jig_type_satisfies(c->type, x->u.type_value);
    case JIG_ATEST_ELEMENTS_OF:
        return elements_fit(c, x);
    case JIG_ATEST_ARRAY_OF:
        return array_fits(c, x);
    case JIG_ATEST_ENUM:
        return x->kind == JIG_ATTR_INTEGER && x->type == c->value_type &&
               enum_has(c->enumeration, jig_attr_int_value(x));
    case JIG_ATEST_ANY_OF:
        for (size_t i = 0; i < c->num_parts; i++)
            if (jig_attr_satisfies(c->parts[i], x))
                return true;
        return false;
    case JIG_ATEST_ALL_OF:
        for (size_t i = 0; i < c->num_parts; i++)
            if (!jig_attr_satisfies(c->parts[i], x))
                return false;
        return true;
    case JIG_ATEST_FN:
        return (!c->num_parts || jig_attr_satisfies(c->parts[0], x)) && (!c->fn || c->fn(x));
    case JIG_ATEST_IS:
        return x == c->value;
    case JIG_ATEST_INT_NE:
    case JIG_ATEST_INT_MIN:
    case JIG_ATEST_INT_MAX:
    case JIG_ATEST_INT_NON_NEGATIVE:
    case JIG_ATEST_INT_POSITIVE:
    case JIG_ATEST_INT_POWER_OF_2:
    case JIG_ATEST_INT_ONE_OF:
        return int_fits(c, x);
    case JIG_ATEST_COUNT_MIN:
    case JIG_ATEST_COUNT_MAX:
    case JIG_ATEST_COUNT:
        return count_fits(c, x);
    case JIG_ATEST_EACH_POSITIVE:
    case JIG_ATEST_EACH_NON_NEGATIVE:
    case JIG_ATEST_SORTED:
    case JIG_ATEST_STRICTLY_SORTED:
        return each_fits(c->test, x);
    case JIG_ATEST_NTH_EQ:
    case JIG_ATEST_NTH_MIN:
    case JIG_ATEST_NTH_MAX:
    case JIG_ATEST_NTH_RANGE:
        return nth_fits(c, x);
    }
    return false;
}

bool jig_attr_satisfies(const JigAttrCheck *c, const JigAttr *x) {
    return (c->store == JIG_STORE_TEST || jig_attr_storable(c, x)) && test_fits(c, x);
}
