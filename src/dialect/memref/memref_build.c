/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Subviews, their types and their making; accesses. */
#include "dialect/common/slices.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref_int.h"
#include "support/arena.h"
#include "support/check.h"
#include "support/ints.h"

static int64_t add(int64_t a, int64_t b) {
    return a == JIG_DYNAMIC || b == JIG_DYNAMIC ? JIG_DYNAMIC : jig_i64_wrapping_add(a, b);
}
/* Unknown times zero is zero. */
static int64_t mul(int64_t a, int64_t b) {
    if (a == 0 || b == 0)
        return 0;
    return a == JIG_DYNAMIC || b == JIG_DYNAMIC ? JIG_DYNAMIC : jig_i64_wrapping_mul(a, b);
}

const JigType *jig_memref_subview_type(const JigType *source, const int64_t *offsets,
                                       const int64_t *sizes, const int64_t *strides) {
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

JigOp *jig_memref_build_subview(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *source,
                                JigSlice slice) {
    JigArena *a = jig_arena_create();
    JigSliceParts p = jig_slice_parts(rw->ctx, slice, a);
    if (!type)
        type = jig_memref_subview_type(jig_value_type(source), p.offsets.numbers, p.sizes.numbers,
                                       p.strides.numbers);
    JigMemrefSubview parts = {.source = source, .result_type = type, JIG_SLICE_PARTS(p)};
    JigOp *op = type ? jig_memref_subview_build(rw, loc, &parts) : NULL;
    jig_arena_destroy(a);
    return op;
}

JigMixed jig_memref_build_dim(JigRewriter *rw, JigLoc loc, JigValue *memref, size_t i) {
    int64_t size = jig_type_dim(jig_value_type(memref), i);
    if (size != JIG_DYNAMIC)
        return jig_mixed_int(rw->ctx, size);
    const JigType *index = jig_type_index(rw->ctx);
    JigValue *operands[] = {memref, jig_arith_index(rw, loc, (int64_t)i)};
    return jig_mixed_value(
        jig_build_or_fold(rw, loc, JIG_MEMREF(DIM), operands, 2, &index, 1, NULL));
}

JigValue *jig_memref_build_whole_view(JigRewriter *rw, JigLoc loc, const JigType *type,
                                      JigValue *source) {
    JigArena *a = jig_arena_create();
    size_t rank = jig_type_rank(jig_value_type(source));
    JigMixed *zeros = JIG_NEW_ARRAY(a, JigMixed, rank), *sizes = JIG_NEW_ARRAY(a, JigMixed, rank);
    for (size_t i = 0; i < rank; ++i) {
        zeros[i] = jig_mixed_int(rw->ctx, 0);
        sizes[i] = jig_memref_build_dim(rw, loc, source, i);
    }
    JigOp *view = jig_memref_build_subview(
        rw, loc, type, source, (JigSlice){.offsets = zeros, .sizes = sizes, .rank = rank});
    jig_arena_destroy(a);
    return jig_op_result(view, 0);
}

const JigType *jig_memref_subview_type_without(const JigType *full, const bool *dropped) {
    JigArena *a = jig_arena_create();
    size_t rank = jig_type_rank(full), kept = 0;
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, rank + 1), offset,
            *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    bool strided = jig_type_strides(full, strides, &offset);
    for (size_t i = 0; i < rank; ++i) {
        if (dropped[i])
            continue;
        shape[kept] = jig_type_dim(full, i);
        strides[kept++] = strides[i];
    }
    const JigType *t = NULL;
    if (strided)
        t = jig_type_memref(shape, kept, jig_type_element(full),
                            jig_attr_strided_layout(jig_type_context(full), offset, strides, kept),
                            jig_type_space(full));
    jig_arena_destroy(a);
    return t;
}

const JigType *jig_memref_subview_type_on(const JigOp *subview, const JigType *source) {
    JigArena *a = jig_arena_create();
    bool *dropped = JIG_NEW_ARRAY(a, bool, jig_type_rank(source) + 1);
    const JigType *full = jig_memref_subview_type(
        source, jig_attr_dense_i64_data(jig_memref_subview_static_offsets_attr(subview)),
        jig_attr_dense_i64_data(jig_memref_subview_static_sizes_attr(subview)),
        jig_attr_dense_i64_data(jig_memref_subview_static_strides_attr(subview)));
    if (full && jig_memref_subview_dropped_dims(subview, dropped, a))
        full = jig_memref_subview_type_without(full, dropped);
    jig_arena_destroy(a);
    return full;
}

JigSlice jig_memref_slice(const JigOp *op, JigArena *a, bool **dropped) {
    JigSlice s;
    s.offsets = jig_slice_offsets(op, &s.rank, a);
    s.sizes = jig_slice_sizes(op, &s.rank, a);
    s.strides = jig_slice_strides(op, &s.rank, a);
    *dropped = JIG_NEW_ARRAY(a, bool, s.rank + 1);
    (void)jig_memref_subview_dropped_dims(op, *dropped, a);
    return s;
}

/* ---- Elements ---- */

JigOp *jig_memref_build_load(JigRewriter *rw, JigLoc loc, JigValue *memref, JigValueList indices) {
    JigMemrefLoad parts = {.memref = memref,
                           .indices = indices,
                           .result_type = jig_type_element(jig_value_type(memref)),
                           .nontemporal = jig_attr_bool(rw->ctx, false)};
    return jig_memref_load_build(rw, loc, &parts);
}

JigOp *jig_memref_build_store(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *memref,
                              JigValueList indices) {
    JIG_REQUIRE(rw && value && memref);
    JigMemrefStore parts = {.value = value,
                            .memref = memref,
                            .indices = indices,
                            .nontemporal = jig_attr_bool(rw->ctx, false)};
    return jig_memref_store_build(rw, loc, &parts);
}
