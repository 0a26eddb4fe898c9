/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "reduce/renumber.h"
#include "support/check.h"
#include "support/vec.h"

typedef JIG_VEC(int64_t) Numbers;

/* ---- Types ---- */

static void renumber_list(const int64_t *values, size_t n, const JigRenumbering *r, Numbers *out) {
    for (size_t i = 0; i < n; ++i)
        jig_vec_push(out, values[i] == JIG_DYNAMIC ? JIG_DYNAMIC : r->of(values[i], r->n));
}

static const JigType *of_shaped(const JigType *t, const JigRenumbering *r) {
    Numbers shape = {0};
    renumber_list(jig_type_shape(t), jig_type_rank(t), r, &shape);
    const JigType *element = jig_renumber_type(jig_type_element(t), r), *out;
    const JigAttr *layout = jig_type_is_memref(t) ? jig_type_layout(t) : NULL;
    out = layout ? jig_type_memref(shape.data, shape.len, element, jig_renumber_attr(layout, r),
                                   jig_type_space(t))
                 : jig_type_clone_shaped(t, shape.data, shape.len, element);
    jig_vec_free(&shape);
    return out;
}

static void of_types(const JigType *const *types, size_t n, const JigRenumbering *r,
                     const JigType **out) {
    for (size_t i = 0; i < n; ++i)
        out[i] = jig_renumber_type(types[i], r);
}

static const JigType *of_function(const JigType *t, const JigRenumbering *r) {
    size_t ni = jig_type_num_inputs(t), nr = jig_type_num_results(t);
    JIG_VEC(const JigType *) types = {0};
    for (size_t i = 0; i < ni + nr; ++i)
        jig_vec_push(&types, NULL);
    of_types(jig_type_inputs(t), ni, r, types.data);
    of_types(jig_type_results(t), nr, r, types.data + ni);
    const JigType *out =
        jig_type_function(jig_type_context(t), types.data, ni, types.data + ni, nr);
    jig_vec_free(&types);
    return out;
}

const JigType *jig_renumber_type(const JigType *t, const JigRenumbering *r) {
    JIG_REQUIRE(t && r);
    if (!r->extents)
        return t;
    if (jig_type_is_shaped(t) && jig_type_has_rank(t))
        return of_shaped(t, r);
    return jig_type_kind(t) == JIG_TYPE_FUNCTION ? of_function(t, r) : t;
}

/* ---- Attributes ---- */

static const JigAttr *of_array(const JigAttr *x, const JigRenumbering *r) {
    JIG_VEC(const JigAttr *) items = {0};
    for (size_t i = 0; i < jig_attr_array_len(x); ++i)
        jig_vec_push(&items, jig_renumber_attr(jig_attr_array_at(x, i), r));
    const JigAttr *out = jig_attr_array(jig_attr_context(x), items.data, items.len);
    jig_vec_free(&items);
    return out;
}

static const JigAttr *of_dense_i64(const JigAttr *x, const JigRenumbering *r) {
    Numbers values = {0};
    renumber_list(jig_attr_dense_i64_data(x), jig_attr_dense_array_len(x), r, &values);
    const JigAttr *out = jig_attr_dense_i64(jig_attr_context(x), values.data, values.len);
    jig_vec_free(&values);
    return out;
}

static const JigAttr *of_strides(const JigAttr *x, const JigRenumbering *r) {
    Numbers strides = {0};
    int64_t offset = jig_attr_layout_offset(x);
    renumber_list(jig_attr_layout_strides(x), jig_attr_layout_rank(x), r, &strides);
    const JigAttr *out =
        jig_attr_strided_layout(jig_attr_context(x), offset, strides.data, strides.len);
    jig_vec_free(&strides);
    return out;
}

/* Elements that are all the same, in another shape. */
static const JigAttr *of_splat(const JigAttr *x, const JigRenumbering *r) {
    return jig_attr_dense(jig_renumber_type(jig_attr_type(x), r), jig_attr_dense_data(x), true);
}

static bool is_number(const JigAttr *x) {
    const JigType *t = jig_attr_is_int(x) ? jig_attr_type(x) : NULL;
    return t && (jig_type_is_index(t) || (jig_type_width(t) > 1 && jig_type_width(t) <= 64));
}

const JigAttr *jig_renumber_attr(const JigAttr *x, const JigRenumbering *r) {
    JIG_REQUIRE(x && r);
    if (is_number(x))
        return jig_attr_int(jig_attr_type(x), r->of(jig_attr_int_value(x), r->n));
    switch (jig_attr_kind(x)) {
    case JIG_ATTR_ARRAY:
        return of_array(x, r);
    case JIG_ATTR_TYPE:
        return jig_attr_of_type(jig_renumber_type(jig_attr_type_value(x), r));
    case JIG_ATTR_STRIDED_LAYOUT:
        return r->extents ? of_strides(x, r) : x;
    case JIG_ATTR_DENSE:
        return jig_attr_is_splat(x) && r->extents ? of_splat(x, r) : x;
    default:
        break;
    }
    return jig_attr_is_dense_array(x, jig_type_i(jig_attr_context(x), 64)) ? of_dense_i64(x, r) : x;
}
