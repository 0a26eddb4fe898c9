/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Are parameters of the kinds that their row says? What is read is; who makes types and attributes
 * of what others gave asks first.
 */
#include "asm/format_int.h"
#include "support/check.h"

static bool is_number(const JigAttr *x) {
    return jig_attr_is_int(x) && jig_attr_big_int_value(x).width <= 64;
}

static bool is_numbers(const JigParam *p, const JigAttr *x) {
    if (!jig_attr_is_dense_array(x, NULL))
        return false;
    const JigType *t = jig_attr_dense_array_element(x);
    return jig_type_is_integer(t, p->narrow ? 32 : 64);
}

static bool fits(const JigParam *p, const JigAttr *x);

static bool is_array_of(const JigParam *element, const JigAttr *x) {
    if (jig_attr_kind(x) != JIG_ATTR_ARRAY)
        return false;
    for (size_t i = 0; i < jig_attr_array_len(x); i++)
        if (!fits(element, jig_attr_array_at(x, i)))
            return false;
    return true;
}

static bool fits(const JigParam *p, const JigAttr *x) {
    if (!x)
        return p->optional;
    JigAttrKind kind = jig_attr_kind(x);
    switch (p->kind) {
    case JIG_PARAM_TYPE:
        return kind == JIG_ATTR_TYPE &&
               (!p->type_row || jig_type_row(jig_attr_type_value(x)) == p->type_row);
    case JIG_PARAM_ATTR:
        return (!p->row || jig_attr_row(x) == p->row) && (!p->test || p->test(x));
    case JIG_PARAM_INT:
    case JIG_PARAM_INT32:
    case JIG_PARAM_UINT:
    case JIG_PARAM_UINT32:
    case JIG_PARAM_ENUM:
        return is_number(x);
    case JIG_PARAM_INT_ATTR:
        return jig_attr_is_int(x);
    case JIG_PARAM_BOOL:
        return jig_attr_is_bool(x);
    case JIG_PARAM_STRING:
    case JIG_PARAM_STRING_ATTR:
    case JIG_PARAM_IDENT:
        return kind == JIG_ATTR_STRING;
    case JIG_PARAM_SYMBOL:
        return kind == JIG_ATTR_SYMBOL_REF;
    case JIG_PARAM_LOC:
        return kind >= JIG_ATTR_LOC_UNKNOWN;
    case JIG_PARAM_MAP:
        return kind == JIG_ATTR_MAP;
    case JIG_PARAM_ARRAY:
        return is_array_of(p->element, x);
    case JIG_PARAM_DENSE_ARRAY:
        return is_numbers(p, x);
    }
    return false;
}

static bool all_fit(const JigParamFormat *f, const JigAttr *const *params, size_t n,
                    JigStr *wrong) {
    *wrong = JIG_STR("their number");
    if (!f || f->num_params != n)
        return false;
    for (size_t i = 0; i < n; i++) {
        *wrong = f->params[i].name;
        if (!fits(&f->params[i], params[i]))
            return false;
    }
    return true;
}

bool jig_type_params_fit(JigContext *ctx, const JigTypeRow *row, const JigAttr *const *params,
                         size_t n, JigStr *wrong) {
    JIG_REQUIRE(ctx && row && wrong && (params || !n));
    return all_fit(jig_format_of_type_params(ctx, row), params, n, wrong);
}

bool jig_attr_params_fit(JigContext *ctx, const JigAttrRow *row, const JigAttr *const *params,
                         size_t n, JigStr *wrong) {
    JIG_REQUIRE(ctx && row && wrong && (params || !n));
    return all_fit(jig_format_of_attr_params(ctx, row), params, n, wrong);
}
