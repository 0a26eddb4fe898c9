/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops that others make: slices, and sizes of what has a shape. */
#include "dialect/common/slices.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "support/arena.h"
#include "support/check.h"

const JigType *jig_tensor_extract_slice_type(const JigType *source, const JigMixed *sizes,
                                             size_t rank) {
    JIG_REQUIRE(jig_type_is_ranked_tensor(source) && (sizes || !rank));
    JigArena *a = jig_arena_create();
    int64_t *shape = jig_arena_alloc(a, rank * sizeof *shape);
    for (size_t i = 0; i < rank; ++i)
        shape[i] = sizes[i].attr ? jig_attr_int_value(sizes[i].attr) : JIG_DYNAMIC;
    const JigType *t =
        jig_type_tensor(shape, rank, jig_type_element(source), jig_type_encoding(source));
    jig_arena_destroy(a);
    return t;
}

JigOp *jig_tensor_build_extract_slice(JigRewriter *rw, JigLoc loc, const JigType *type,
                                      JigValue *source, JigSlice slice) {
    JigArena *a = jig_arena_create();
    JigSliceParts p = jig_slice_parts(rw->ctx, slice, a);
    if (!type)
        type = jig_tensor_extract_slice_type(jig_value_type(source), slice.sizes, slice.rank);
    JigTensorExtractSlice parts = {.source = source, .result_type = type, JIG_SLICE_PARTS(p)};
    JigOp *op = jig_tensor_extract_slice_build(rw, loc, &parts);
    jig_arena_destroy(a);
    return op;
}

JigOp *jig_tensor_build_insert_slice(JigRewriter *rw, JigLoc loc, JigValue *source, JigValue *dest,
                                     JigSlice slice) {
    JigArena *a = jig_arena_create();
    JigSliceParts p = jig_slice_parts(rw->ctx, slice, a);
    JigTensorInsertSlice parts = {
        .source = source, .dest = dest, .result_type = jig_value_type(dest), JIG_SLICE_PARTS(p)};
    JigOp *op = jig_tensor_insert_slice_build(rw, loc, &parts);
    jig_arena_destroy(a);
    return op;
}

JigOp *jig_tensor_build_parallel_insert_slice(JigRewriter *rw, JigLoc loc, JigValue *source,
                                              JigValue *dest, JigSlice slice) {
    JigArena *a = jig_arena_create();
    JigSliceParts p = jig_slice_parts(rw->ctx, slice, a);
    JigTensorParallelInsertSlice parts = {.source = source, .dest = dest, JIG_SLICE_PARTS(p)};
    JigOp *op = jig_tensor_parallel_insert_slice_build(rw, loc, &parts);
    jig_arena_destroy(a);
    return op;
}

/* Where several ones could be those that are left out, it is the first of them: the part's shape is
 * found from behind. */
static void find_dropped(const int64_t *sizes, size_t n, const JigType *part, bool *dropped) {
    size_t left = jig_type_rank(part);
    for (size_t i = n; i-- > 0;) {
        dropped[i] = left == 0 || (sizes[i] == 1 && jig_type_dim(part, left - 1) != 1);
        left -= !dropped[i];
    }
}

JigSlice jig_tensor_slice(const JigOp *op, JigArena *a, bool **dropped) {
    JigSlice s;
    s.offsets = jig_slice_offsets(op, &s.rank, a);
    s.sizes = jig_slice_sizes(op, &s.rank, a);
    s.strides = jig_slice_strides(op, &s.rank, a);
    if (dropped) {
        const JigType *part = jig_op_is(op, JIG_TENSOR(EXTRACT_SLICE))
                                  ? jig_op_result_type(op, 0)
                                  : jig_value_type(jig_tensor_source(op));
        *dropped = JIG_NEW_ARRAY(a, bool, s.rank + 1);
        find_dropped(jig_attr_dense_i64_data(jig_tensor_static_sizes_attr(op)), s.rank, part,
                     *dropped);
    }
    return s;
}

JigMixed jig_tensor_build_dim(JigRewriter *rw, JigLoc loc, JigValue *shaped, size_t i) {
    const JigType *type = jig_value_type(shaped), *index = jig_type_index(rw->ctx);
    if (jig_type_is_memref(type))
        return jig_memref_build_dim(rw, loc, shaped, i);
    int64_t size = jig_type_dim(type, i);
    if (size != JIG_DYNAMIC)
        return jig_mixed_int(rw->ctx, size);
    JigValue *operands[] = {shaped, jig_arith_index(rw, loc, (int64_t)i)};
    return jig_mixed_value(
        jig_build_or_fold(rw, loc, JIG_TENSOR(DIM), operands, 2, &index, 1, NULL));
}
