/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of views: layouts with strides, and what becomes of them. */
#include "dialect/common/reshape.h"
#include "dialect/memref/memref_int.h"
#include "support/arena.h"
#include "support/check.h"
#include "support/ints.h"

bool jig_memref_identity_layout(const JigType *t) {
    return !jig_type_layout(t) || jig_map_is_identity(jig_type_layout_map(t));
}

JigStrides jig_memref_strides(const JigType *t, JigArena *a) {
    JigStrides s = {.n = jig_type_rank(t)};
    s.strides = JIG_NEW_ARRAY(a, int64_t, s.n + 1);
    s.ok = jig_type_strides(t, s.strides, &s.offset);
    return s;
}

/* ---- Slices ---- */

const int64_t *jig_memref_static_numbers(const JigOp *op, const char *name) {
    return jig_attr_dense_i64_data(jig_op_attr(op, name));
}

static size_t count_stride(const JigStrides *s, int64_t stride) {
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++)
        n += s->strides[i] == stride;
    return n;
}

/* Dims that a rank reduction drops are those whose strides are gone. A stride
 * that occurs more than once says that the first such dims go. */
static bool drop_by_strides(const JigStrides *x, const JigStrides *y, const int64_t *sizes,
                            bool *dropped, JigArena *a) {
    JigStrides left = *x;
    left.strides = JIG_NEW_ARRAY(a, int64_t, x->n + 1);
    memcpy(left.strides, x->strides, x->n * sizeof *left.strides);
    size_t n = 0;
    for (size_t i = 0; i < x->n; i++) {
        if (sizes[i] != 1)
            continue;
        size_t here = count_stride(&left, x->strides[i]), there = count_stride(y, x->strides[i]);
        if (here < there)
            return false;
        dropped[i] = here > there;
        n += dropped[i];
        if (dropped[i])
            left.strides[i] = INT64_MIN + 1; /* counted no more */
    }
    return n + y->n == x->n;
}

bool jig_memref_dropped_dims(const JigType *full, const JigType *reduced, const int64_t *sizes,
                             bool *dropped, JigArena *a) {
    JigStrides x = jig_memref_strides(full, a), y = jig_memref_strides(reduced, a);
    size_t units = 0;
    memset(dropped, 0, x.n * sizeof *dropped);
    if (x.n == y.n)
        return true;
    for (size_t i = 0; i < x.n; i++)
        units += dropped[i] = sizes[i] == 1;
    if (units + y.n == x.n)
        return true;
    memset(dropped, 0, x.n * sizeof *dropped);
    bool known = x.ok && y.ok && drop_by_strides(&x, &y, sizes, dropped, a);
    if (!known)
        memset(dropped, 0, x.n * sizeof *dropped);
    return known;
}

/* Strides tell which dims are gone: those of the slice, which the op's own strides stretch. */
bool jig_memref_subview_dropped_dims(const JigOp *op, bool *dropped, JigArena *a) {
    const int64_t *sizes = jig_memref_static_numbers(op, "static_sizes");
    const JigType *full =
        jig_memref_subview_type(jig_value_type(jig_memref_subview_source(op)),
                                jig_memref_static_numbers(op, "static_offsets"), sizes,
                                jig_memref_static_numbers(op, "static_strides"));
    return full && jig_memref_dropped_dims(full, jig_op_result_type(op, 0), sizes, dropped, a);
}

/* ---- Reshapes ---- */

/* Strides are computed as addresses are; a size that overflows is that of no buffer. */
static int64_t times(int64_t stride, int64_t size) {
    return stride == JIG_DYNAMIC || size == JIG_DYNAMIC ? JIG_DYNAMIC
                                                        : jig_i64_wrapping_mul(stride, size);
}
static int64_t product_of_sizes(int64_t a, int64_t b) {
    return a == JIG_DYNAMIC || b == JIG_DYNAMIC || __builtin_mul_overflow(a, b, &a) ? JIG_DYNAMIC
                                                                                    : a;
}

static const JigType *with_layout(const JigType *t, const int64_t *shape, size_t rank,
                                  const JigAttr *layout) {
    return jig_type_memref(shape, rank, jig_type_element(t), layout, jig_type_space(t));
}

const JigType *jig_memref_expanded_type(const JigType *from, const int64_t *shape, size_t rank,
                                        JigGroups g, JigArena *a) {
    if (jig_memref_identity_layout(from))
        return with_layout(from, shape, rank, NULL);
    JigStrides s = jig_memref_strides(from, a);
    if (!s.ok)
        return NULL;
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++)
        strides[i] = 1;
    for (size_t i = 0; i < g.n; i++) {
        int64_t stride = s.strides[i];
        for (size_t k = g.items[i].n; k-- > 0;) {
            size_t dim = (size_t)g.items[i].dims[k];
            strides[dim] = stride;
            stride = times(stride, shape[dim]);
        }
    }
    return with_layout(from, shape, rank,
                       jig_attr_strided_layout(jig_type_context(from), s.offset, strides, rank));
}

/* The stride of a group, NULL-safe: that of its last dimension which is not one. */
static int64_t group_stride(const JigType *from, const JigStrides *s, JigGroup g) {
    size_t n = g.n;
    while (n > 1 && jig_type_dim(from, (size_t)g.dims[n - 1]) == 1)
        n--;
    size_t dim = (size_t)g.dims[n - 1];
    return n == 1 || !jig_type_is_dynamic_dim(from, dim) ? s->strides[dim] : JIG_DYNAMIC;
}

/* Do the group's dimensions lie one after another in memory, as far as is known, or `surely`? */
static bool group_contiguous(const JigType *from, const JigStrides *s, JigGroup g, int64_t stride,
                             bool surely) {
    for (size_t k = g.n; k-- > 1;) {
        size_t dim = (size_t)g.dims[k];
        stride = times(stride, jig_type_dim(from, dim));
        if (jig_type_dim(from, dim - 1) == 1)
            continue;
        bool unknown = stride == JIG_DYNAMIC || s->strides[dim - 1] == JIG_DYNAMIC;
        if (unknown ? surely : stride != s->strides[dim - 1])
            return false;
    }
    return true;
}

bool jig_memref_collapses(const JigType *from, JigGroups g, JigArena *a) {
    if (jig_memref_identity_layout(from))
        return true;
    JigStrides s = jig_memref_strides(from, a);
    bool ok = s.ok;
    for (size_t i = 0; i < g.n && ok; i++)
        ok = g.items[i].n &&
             group_contiguous(from, &s, g.items[i], group_stride(from, &s, g.items[i]), true);
    return ok;
}

const JigType *jig_memref_collapsed_type(const JigType *from, JigGroups g, JigArena *a) {
    JIG_REQUIRE(jig_type_is_memref(from) && (g.items || !g.n) && a);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, g.n + 1),
            *strides = JIG_NEW_ARRAY(a, int64_t, g.n + 1);
    for (size_t i = 0; i < g.n; i++) {
        shape[i] = 1;
        for (size_t k = 0; k < g.items[i].n; k++)
            shape[i] = product_of_sizes(shape[i], jig_type_dim(from, (size_t)g.items[i].dims[k]));
    }
    if (jig_memref_identity_layout(from))
        return with_layout(from, shape, g.n, NULL);
    JigStrides s = jig_memref_strides(from, a);
    for (size_t i = 0; i < g.n; i++) {
        if (!s.ok || !g.items[i].n)
            return NULL;
        strides[i] = group_stride(from, &s, g.items[i]);
        if (!group_contiguous(from, &s, g.items[i], strides[i], false))
            return NULL;
    }
    return with_layout(from, shape, g.n,
                       jig_attr_strided_layout(jig_type_context(from), s.offset, strides, g.n));
}

/* ---- Transposition, and the parts of a buffer ---- */

/* Row-major from the first element on. A size that is not known makes the strides before it known
 * to nobody; one of no elements makes them arbitrary. */
static bool is_contiguous(const JigStrides *s, const int64_t *shape) {
    int64_t want = 1;
    for (size_t i = s->n; i-- > 0; want = shape[i] ? times(want, shape[i]) : JIG_DYNAMIC)
        if (s->strides[i] != want || (i + 1 < s->n && shape[i + 1] == JIG_DYNAMIC))
            return false;
    return s->offset == 0;
}

const JigType *jig_memref_canonical_type(const JigType *t, JigArena *a) {
    JigStrides s = jig_memref_strides(t, a);
    if (!s.ok || jig_memref_identity_layout(t))
        return t;
    const int64_t *shape = jig_type_shape(t);
    if (is_contiguous(&s, shape))
        return with_layout(t, shape, s.n, NULL);
    if (!s.n)
        return t;
    const JigAttr *layout = jig_attr_strided_layout(jig_type_context(t), s.offset, s.strides, s.n);
    return with_layout(t, shape, s.n,
                       jig_attr_of_map(jig_type_layout_map(with_layout(t, shape, s.n, layout))));
}

const JigType *jig_memref_transposed_type(const JigType *from, const JigMap *permutation,
                                          JigArena *a) {
    JigStrides s = jig_memref_strides(from, a);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, s.n + 1),
            *strides = JIG_NEW_ARRAY(a, int64_t, s.n + 1);
    jig_map_apply_permutation(permutation, jig_type_shape(from), shape);
    jig_map_apply_permutation(permutation, s.strides, strides);
    return with_layout(from, shape, s.n,
                       jig_attr_strided_layout(jig_type_context(from), s.offset, strides, s.n));
}

bool jig_memref_infer_strided_metadata(JigInferCall *call) {
    const JigType *source = jig_value_type(call->operands[0]), *index = jig_type_index(call->ctx);
    if (!jig_type_is_memref(source))
        return false;
    call->num_types = 2 + 2 * jig_type_rank(source);
    call->types = JIG_NEW_ARRAY(call->arena, const JigType *, call->num_types);
    for (size_t i = 0; i < call->num_types; i++)
        call->types[i] = i ? index : with_layout(source, NULL, 0, NULL);
    return true;
}
