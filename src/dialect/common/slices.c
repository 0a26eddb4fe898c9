/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/slices.h"
#include "jig/ops/tensor.h"
#include "support/check.h"

/* ---- Mixed numbers ---- */

size_t jig_mixed_split(const JigMixed *mixed, size_t n, int64_t *constants, JigValue **values) {
    JIG_REQUIRE((mixed || !n) && (constants || !n) && (values || !n));
    size_t num_values = 0;
    for (size_t i = 0; i < n; ++i) {
        constants[i] = mixed[i].attr ? jig_attr_int_value(mixed[i].attr) : JIG_DYNAMIC;
        if (!mixed[i].attr)
            values[num_values++] = mixed[i].value;
    }
    return num_values;
}

bool jig_mixed_constant(JigMixed m, int64_t *out) {
    if (!m.attr)
        return jig_constant_int(m.value, out);
    *out = jig_attr_int_value(m.attr);
    return true;
}

bool jig_mixed_is(JigMixed m, int64_t value) {
    int64_t v;
    return jig_mixed_constant(m, &v) && v == value;
}

bool jig_mixed_all_are(const JigMixed *list, size_t n, int64_t value) {
    for (size_t i = 0; i < n; i++)
        if (!jig_mixed_is(list[i], value))
            return false;
    return true;
}

bool jig_slice_has_unit_strides(const JigOp *op, JigArena *a) {
    size_t n;
    const JigMixed *strides = jig_slice_strides(op, &n, a);
    return jig_mixed_all_are(strides, n, 1);
}

bool jig_slice_has_zero_offsets(const JigOp *op, JigArena *a) {
    size_t n;
    const JigMixed *offsets = jig_slice_offsets(op, &n, a);
    return jig_mixed_all_are(offsets, n, 0);
}

bool jig_mixed_equal(JigMixed a, JigMixed b) {
    int64_t x, y;
    if (jig_mixed_constant(a, &x) && jig_mixed_constant(b, &y))
        return x == y;
    return !a.attr && !b.attr && a.value == b.value;
}

bool jig_slice_same_sizes(const JigOp *x, const JigOp *y, JigArena *a) {
    size_t n, m;
    const JigMixed *xs = jig_slice_sizes(x, &n, a), *ys = jig_slice_sizes(y, &m, a);
    for (size_t i = 0; n == m && i < n; i++)
        if (!jig_mixed_equal(xs[i], ys[i]))
            return false;
    return n == m;
}

JigMixed jig_mixed_int(JigContext *ctx, int64_t value) {
    return jig_mixed_attr(jig_attr_index(ctx, value));
}

/* ---- Building ---- */

JigMixedParts jig_mixed_parts(JigContext *ctx, const JigMixed *mixed, size_t n, JigArena *a) {
    JIG_REQUIRE(ctx && (mixed || !n) && a);
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    int64_t *numbers = JIG_NEW_ARRAY(a, int64_t, n + 1);
    size_t num_values = jig_mixed_split(mixed, n, numbers, values);
    return (JigMixedParts){{values, num_values}, numbers, jig_attr_dense_i64(ctx, numbers, n)};
}

JigSliceParts jig_slice_parts(JigContext *ctx, JigSlice s, JigArena *a) {
    JigMixed *ones = jig_arena_alloc(a, s.rank * sizeof *ones);
    for (size_t i = 0; !s.strides && i < s.rank; ++i)
        ones[i] = jig_mixed_int(ctx, 1);
    return (JigSliceParts){jig_mixed_parts(ctx, s.offsets, s.rank, a),
                           jig_mixed_parts(ctx, s.sizes, s.rank, a),
                           jig_mixed_parts(ctx, s.strides ? s.strides : ones, s.rank, a)};
}

/* ---- Bounds ---- */

bool jig_slice_verify_in_bounds(JigOp *op, const JigType *whole) {
    JIG_REQUIRE(op && jig_type_has_rank(whole));
    const int64_t *offsets = jig_attr_dense_i64_data(jig_tensor_static_offsets_attr(op));
    const int64_t *sizes = jig_attr_dense_i64_data(jig_tensor_static_sizes_attr(op));
    const int64_t *strides = jig_attr_dense_i64_data(jig_tensor_static_strides_attr(op));
    for (size_t i = 0; i < jig_type_rank(whole); i++) {
        int64_t dim = jig_type_dim(whole, i), last;
        if (offsets[i] == JIG_DYNAMIC || dim == JIG_DYNAMIC)
            continue;
        if (offsets[i] >= dim)
            return jig_op_emit_error(op, "offset %zu is out-of-bounds: %lld >= %lld", i,
                                     (long long)offsets[i], (long long)dim);
        if (sizes[i] == JIG_DYNAMIC || strides[i] == JIG_DYNAMIC)
            continue;
        if (__builtin_mul_overflow(sizes[i] - 1, strides[i], &last) ||
            __builtin_add_overflow(last, offsets[i], &last))
            last = INT64_MAX;
        if (last >= dim)
            return jig_op_emit_error(op,
                                     "slice along dimension %zu runs out-of-bounds: %lld >= %lld",
                                     i, (long long)last, (long long)dim);
    }
    return true;
}

static int64_t known(JigMixed m) {
    return m.attr ? jig_attr_int_value(m.attr) : JIG_DYNAMIC;
}

bool jig_slice_in_bounds(JigSlice slice, const JigType *whole) {
    for (size_t i = 0; i < slice.rank; i++) {
        int64_t offset = known(slice.offsets[i]), size = known(slice.sizes[i]),
                stride = known(slice.strides[i]), last, dim = jig_type_dim(whole, i);
        if (offset == JIG_DYNAMIC || dim == JIG_DYNAMIC)
            continue;
        if (offset >= dim)
            return false;
        if (size != JIG_DYNAMIC && stride != JIG_DYNAMIC &&
            (__builtin_mul_overflow(size - 1, stride, &last) ||
             __builtin_add_overflow(last, offset, &last) || last >= dim))
            return false;
    }
    return true;
}

/* ---- Constants ---- */

typedef enum Allowed { ANY, NON_NEGATIVE, NON_ZERO } Allowed;

static bool fold_list(JigContext *ctx, JigMixed *list, size_t n, Allowed allowed) {
    bool changed = false;
    int64_t v;
    for (size_t i = 0; i < n; i++) {
        if (list[i].attr || !jig_constant_int(list[i].value, &v) || v == JIG_DYNAMIC ||
            (allowed == NON_NEGATIVE && v < 0) || (allowed == NON_ZERO && v == 0))
            continue;
        list[i] = jig_mixed_int(ctx, v);
        changed = true;
    }
    return changed;
}

static bool has_zero(const JigMixed *list, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (known(list[i]) == 0)
            return true;
    return false;
}

bool jig_slice_fold_constants(JigContext *ctx, JigMixed *offsets, JigMixed *sizes,
                              JigMixed *strides, size_t rank, const JigType *whole,
                              JigZeroStrides zero) {
    JIG_REQUIRE(ctx && whole);
    JIG_REQUIRE(!rank || (offsets && sizes && strides));
    JigMixed *lists[3] = {offsets, sizes, strides};
    bool refuse = zero == JIG_ZERO_STRIDES_REFUSE;
    if (refuse && has_zero(strides, rank))
        return false;
    for (size_t k = 0; k < 3; k++) {
        Allowed allowed = k < 2 ? NON_NEGATIVE : zero == JIG_ZERO_STRIDES_STAY ? NON_ZERO : ANY;
        if (fold_list(ctx, lists[k], rank, allowed))
            return !(refuse && has_zero(strides, rank)) &&
                   jig_slice_in_bounds((JigSlice){offsets, sizes, strides, rank}, whole);
    }
    return false;
}
