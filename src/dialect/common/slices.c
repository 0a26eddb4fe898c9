/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/slices.h"

#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"

/* ---- Mixed numbers ---- */

size_t jig_split_mixed(const JigMixed *mixed, size_t n, int64_t *constants, JigValue **values) {
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

JigValue *jig_mixed_to_value(JigRewriter *rw, JigLoc loc, JigMixed m) {
    if (!m.attr)
        return m.value;
    const JigType *index = jig_type_index(rw->ctx);
    const JigAttr *value = jig_attr_index(rw->ctx, jig_attr_int_value(m.attr));
    return jig_op_result(
        jig_build(rw, loc, JIG_ARITH(CONSTANT), NULL, 0, &index, 1, "value", value, NULL), 0);
}

JigMixed jig_mixed_int(JigContext *ctx, int64_t value) {
    return jig_mixed_attr(jig_attr_index(ctx, value));
}

/* ---- Building ---- */

/* The operands and attributes of one slice op. */
typedef struct Parts {
    JigValue **operands;
    size_t n;
    int64_t *offsets, *sizes, *strides;
    const JigAttr *segments;
} Parts;

static Parts split(JigRewriter *rw, JigArena *a, JigValue *source, JigValue *dest, JigSlice s) {
    Parts p = {.operands = jig_arena_alloc(a, (2 + 3 * s.rank) * sizeof(JigValue *)),
               .offsets = jig_arena_alloc(a, s.rank * sizeof(int64_t)),
               .sizes = jig_arena_alloc(a, s.rank * sizeof(int64_t)),
               .strides = jig_arena_alloc(a, s.rank * sizeof(int64_t))};
    int32_t segments[5];
    size_t k = 0;
    p.operands[p.n++] = source;
    segments[k++] = 1;
    if (dest) {
        p.operands[p.n++] = dest;
        segments[k++] = 1;
    }
    size_t n = jig_split_mixed(s.offsets, s.rank, p.offsets, p.operands + p.n);
    p.n += n;
    segments[k++] = (int32_t)n;
    n = jig_split_mixed(s.sizes, s.rank, p.sizes, p.operands + p.n);
    p.n += n;
    segments[k++] = (int32_t)n;
    n = 0;
    if (s.strides)
        n = jig_split_mixed(s.strides, s.rank, p.strides, p.operands + p.n);
    else
        for (size_t i = 0; i < s.rank; ++i)
            p.strides[i] = 1;
    p.n += n;
    segments[k++] = (int32_t)n;
    p.segments = jig_attr_dense_i32(rw->ctx, segments, k);
    return p;
}

static JigOp *build(JigRewriter *rw, JigLoc loc, const JigOpRow *row, const Parts *p, size_t rank,
                    const JigType *type) {
    return jig_build(rw, loc, row, p->operands, p->n, &type, type != NULL, "static_offsets",
                     jig_attr_dense_i64(rw->ctx, p->offsets, rank), "static_sizes",
                     jig_attr_dense_i64(rw->ctx, p->sizes, rank), "static_strides",
                     jig_attr_dense_i64(rw->ctx, p->strides, rank), "operandSegmentSizes",
                     p->segments, NULL);
}

const JigType *jig_extract_slice_type(const JigType *source, const JigMixed *sizes, size_t rank) {
    JigArena *a = jig_arena_create();
    int64_t *shape = jig_arena_alloc(a, rank * sizeof *shape);
    for (size_t i = 0; i < rank; ++i)
        shape[i] = sizes[i].attr ? jig_attr_int_value(sizes[i].attr) : JIG_DYNAMIC;
    const JigType *t =
        jig_type_tensor(shape, rank, jig_type_element(source), jig_type_encoding(source));
    jig_arena_destroy(a);
    return t;
}

JigOp *jig_build_extract_slice(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *source,
                               JigSlice slice) {
    JigArena *a = jig_arena_create();
    Parts p = split(rw, a, source, NULL, slice);
    if (!type)
        type = jig_extract_slice_type(jig_value_type(source), slice.sizes, slice.rank);
    JigOp *op = build(rw, loc, JIG_TENSOR(EXTRACT_SLICE), &p, slice.rank, type);
    jig_arena_destroy(a);
    return op;
}

JigOp *jig_build_insert_slice(JigRewriter *rw, JigLoc loc, JigValue *source, JigValue *dest,
                              JigSlice slice) {
    JigArena *a = jig_arena_create();
    Parts p = split(rw, a, source, dest, slice);
    JigOp *op = build(rw, loc, JIG_TENSOR(INSERT_SLICE), &p, slice.rank, jig_value_type(dest));
    jig_arena_destroy(a);
    return op;
}

JigOp *jig_build_parallel_insert_slice(JigRewriter *rw, JigLoc loc, JigValue *source,
                                       JigValue *dest, JigSlice slice) {
    JigArena *a = jig_arena_create();
    Parts p = split(rw, a, source, dest, slice);
    JigOp *op = build(rw, loc, JIG_TENSOR(PARALLEL_INSERT_SLICE), &p, slice.rank, NULL);
    jig_arena_destroy(a);
    return op;
}

/* ---- Views of memory ---- */

static int64_t add(int64_t a, int64_t b) {
    return a == JIG_DYNAMIC || b == JIG_DYNAMIC || __builtin_add_overflow(a, b, &a) ? JIG_DYNAMIC
                                                                                    : a;
}
/* Unknown times zero is zero. */
static int64_t mul(int64_t a, int64_t b) {
    if (a == 0 || b == 0)
        return 0;
    return a == JIG_DYNAMIC || b == JIG_DYNAMIC || __builtin_mul_overflow(a, b, &a) ? JIG_DYNAMIC
                                                                                    : a;
}

const JigType *jig_subview_type(const JigType *source, const int64_t *offsets, const int64_t *sizes,
                                const int64_t *strides) {
    JigArena *a = jig_arena_create();
    size_t rank = jig_type_rank(source);
    int64_t *of_source = jig_arena_alloc(a, rank * sizeof *of_source), offset;
    const JigType *t = NULL;
    if (jig_type_strides(source, of_source, &offset)) {
        for (size_t i = 0; i < rank; ++i) {
            offset = add(offset, mul(offsets[i], of_source[i]));
            of_source[i] = mul(of_source[i], strides[i]);
        }
        t = jig_type_memref(
            sizes, rank, jig_type_element(source),
            jig_attr_strided_layout(jig_type_context(source), offset, of_source, rank),
            jig_type_space(source));
    }
    jig_arena_destroy(a);
    return t;
}

JigOp *jig_build_subview(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *source,
                         JigSlice slice) {
    JigArena *a = jig_arena_create();
    Parts p = split(rw, a, source, NULL, slice);
    if (!type)
        type = jig_subview_type(jig_value_type(source), p.offsets, p.sizes, p.strides);
    JigOp *op = type ? build(rw, loc, JIG_MEMREF(SUBVIEW), &p, slice.rank, type) : NULL;
    jig_arena_destroy(a);
    return op;
}

/* ---- Bounds ---- */

bool jig_verify_slice_in_bounds(JigOp *op, const JigType *whole) {
    const int64_t *offsets = jig_attr_dense_i64_data(jig_op_attr(op, "static_offsets"));
    const int64_t *sizes = jig_attr_dense_i64_data(jig_op_attr(op, "static_sizes"));
    const int64_t *strides = jig_attr_dense_i64_data(jig_op_attr(op, "static_strides"));
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
