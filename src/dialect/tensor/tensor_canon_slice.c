/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonicalization of slices: constants and casts among offsets, sizes, sources. */
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor_int.h"

static bool is_parallel(const JigOp *op) {
    return jig_op_is(op, JIG_TENSOR(PARALLEL_INSERT_SLICE));
}

typedef struct Lists {
    JigMixed *offsets, *sizes, *strides;
    size_t n;
} Lists;

static Lists lists_of(const JigOp *op, JigArena *a) {
    Lists l;
    l.offsets = jig_slice_offsets(op, &l.n, a);
    l.sizes = jig_slice_sizes(op, &l.n, a);
    l.strides = jig_slice_strides(op, &l.n, a);
    return l;
}
static JigSlice slice(const Lists *l) {
    return (JigSlice){l->offsets, l->sizes, l->strides, l->n};
}

bool jig_tensor_dropped_dims(const int64_t *full, size_t n, const JigType *reduced,
                             bool match_dynamic, bool *dropped) {
    size_t k = 0, rank = jig_type_rank(reduced);
    memset(dropped, 0, n * sizeof *dropped);
    for (size_t i = 0; i < n; i++) {
        int64_t dim = k < rank ? jig_type_dim(reduced, k) : 0;
        bool equal =
            k < rank &&
            (full[i] == dim || (match_dynamic && (full[i] == JIG_DYNAMIC || dim == JIG_DYNAMIC)));
        if (equal) {
            k++;
        } else if (full[i] == 1) {
            dropped[i] = true;
        } else {
            memset(dropped, 0, n * sizeof *dropped);
            return false;
        }
    }
    if (k != rank)
        memset(dropped, 0, n * sizeof *dropped);
    return k == rank;
}

/* ---- Constants ---- */

static int64_t known(JigMixed m) {
    return m.attr ? jig_attr_int_value(m.attr) : JIG_DYNAMIC;
}

/* The slice's type with the first ones dropped, down to `rank`. */
static const JigType *reduced_type(const JigType *whole, const Lists *l, size_t rank, JigArena *a) {
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, l->n + 1);
    size_t n = 0, drop = l->n > rank ? l->n - rank : 0;
    for (size_t i = 0; i < l->n; i++) {
        int64_t size = known(l->sizes[i]);
        if (size == 1 && drop > 0)
            drop--;
        else
            shape[n++] = size;
    }
    return jig_type_tensor(shape, n, jig_type_element(whole), jig_type_encoding(whole));
}

static bool constant_extract(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Lists l = lists_of(op, rw->arena);
    if (!jig_slice_fold_constants(rw->ctx, l.offsets, l.sizes, l.strides, l.n,
                                  jig_value_type(jig_tensor_extract_slice_source(op)),
                                  JIG_ZERO_STRIDES_FOLD))
        return jig_no_match(rw, op, "no constant, or out of bounds");
    const JigType *t = reduced_type(jig_value_type(jig_tensor_extract_slice_source(op)), &l,
                                    jig_type_rank(jig_op_result_type(op, 0)), rw->arena);
    JigOp *to = jig_tensor_build_extract_slice(rw, jig_op_loc(op), t,
                                               jig_tensor_extract_slice_source(op), slice(&l));
    jig_tensor_replace_with_cast(rw, op, jig_op_result(to, 0));
    return true;
}

/* Casts for a parallel insertion go before the op that holds it. */
static JigValue *cast_source(JigRewriter *rw, JigOp *op, JigValue *source, const JigType *t) {
    if (jig_value_type(source) == t)
        return source;
    JigPoint point = jig_point(rw);
    if (is_parallel(op))
        jig_at_before(rw, jig_op_parent(op));
    source = jig_tensor_build_cast(rw, jig_op_loc(op), source, t);
    jig_set_point(rw, point);
    return source;
}

/* A new insertion in place of op, cast to op's type. */
static void replace_insertion(JigRewriter *rw, JigOp *op, JigValue *source, JigValue *dest,
                              const Lists *l) {
    if (is_parallel(op)) {
        jig_tensor_build_parallel_insert_slice(rw, jig_op_loc(op), source, dest, slice(l));
        jig_rw_erase(rw, op);
        return;
    }
    JigOp *to = jig_tensor_build_insert_slice(rw, jig_op_loc(op), source, dest, slice(l));
    jig_tensor_replace_with_cast(rw, op, jig_op_result(to, 0));
}

static bool constant_insert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Lists l = lists_of(op, rw->arena);
    if (!jig_slice_fold_constants(rw->ctx, l.offsets, l.sizes, l.strides, l.n,
                                  jig_value_type(jig_tensor_insert_slice_dest(op)),
                                  JIG_ZERO_STRIDES_STAY))
        return jig_no_match(rw, op, "no constant, or out of bounds");
    const JigType *t =
        reduced_type(jig_value_type(jig_tensor_insert_slice_dest(op)), &l,
                     jig_type_rank(jig_value_type(jig_tensor_source(op))), rw->arena);
    JigValue *source = cast_source(rw, op, jig_tensor_source(op), t);
    replace_insertion(rw, op, source, jig_tensor_insert_slice_dest(op), &l);
    return true;
}

/* ---- Casts ---- */

/* Constants are folded first. */
static bool has_constant_operand(const JigOp *op) {
    int64_t v;
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (jig_type_is_index(jig_op_operand_type(op, i)) &&
            jig_constant_int(jig_op_operand(op, i), &v))
            return true;
    return false;
}

static JigValue *before_cast(const JigOp *op, size_t i) {
    JigOp *def = jig_op_operand_def(op, i);
    return jig_tensor_cast_folds_into_consumer(def) ? jig_tensor_cast_source(def) : NULL;
}

static bool extract_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = before_cast(op, 0);
    if (!source || has_constant_operand(op))
        return jig_no_match(rw, op, "not of a cast, or an operand is constant");
    Lists l = lists_of(op, rw->arena);
    if (!jig_slice_in_bounds(slice(&l), jig_value_type(source)))
        return jig_no_match(rw, op, "out of bounds");
    jig_rw_replace_op(rw, op,
                      jig_tensor_build_extract_slice(rw, jig_op_loc(op), jig_op_result_type(op, 0),
                                                     source, slice(&l)));
    return true;
}

static bool insert_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = before_cast(op, 0), *dest = before_cast(op, 1);
    if (has_constant_operand(op) || (!source && !dest))
        return jig_no_match(rw, op, "not of casts, or an operand is constant");
    source = source ? source : jig_tensor_source(op);
    dest = dest ? dest : jig_tensor_insert_slice_dest(op);
    const JigType *t = jig_value_type(source);
    Lists l = lists_of(op, rw->arena);
    bool *dropped = JIG_NEW_ARRAY(rw->arena, bool, l.n + 1);
    int64_t *sizes = JIG_NEW_ARRAY(rw->arena, int64_t, l.n + 1);
    for (size_t i = 0; i < l.n; i++)
        sizes[i] = known(l.sizes[i]);
    if (!jig_tensor_dropped_dims(sizes, l.n, t, true, dropped))
        return jig_no_match(rw, op, "source is no part of the slice");
    for (size_t i = 0, k = 0; i < l.n;
         i++) /* a dynamic dimension is not counted, as in the reference */
        if (!dropped[i] && !jig_type_is_dynamic_dim(t, k))
            l.sizes[i] = jig_mixed_int(rw->ctx, jig_type_dim(t, k++));
    for (size_t i = 0; i < l.n; i++)
        sizes[i] = known(l.sizes[i]);
    if (!jig_tensor_dropped_dims(sizes, l.n, t, false, dropped) ||
        !jig_slice_in_bounds(slice(&l), jig_value_type(dest)))
        return jig_no_match(rw, op, "would be invalid");
    replace_insertion(rw, op, source, dest, &l);
    return true;
}

/* Known sizes are told to the source. */
static bool cast_of_source(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *t = jig_value_type(jig_tensor_source(op));
    size_t rank = jig_type_rank(t);
    if (rank != jig_type_rank(jig_value_type(jig_tensor_insert_slice_dest(op))))
        return jig_no_match(rw, op, "the ranks differ");
    Lists l = lists_of(op, rw->arena);
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), v;
    for (size_t i = 0; i < rank; i++) {
        shape[i] = jig_type_dim(t, i);
        if (!jig_mixed_constant(l.sizes[i], &v))
            continue;
        if (v < 0 && v != JIG_DYNAMIC)
            return jig_no_match(rw, op, "a size is negative");
        shape[i] = v;
    }
    const JigType *to = jig_type_tensor(shape, rank, jig_type_element(t), jig_type_encoding(t));
    if (to == t || !jig_tensor_keeps_static_info(t, to) || !jig_shapes_compatible(to, t))
        return jig_no_match(rw, op, "the sizes say no more");
    replace_insertion(rw, op, cast_source(rw, op, jig_tensor_source(op), to),
                      jig_tensor_insert_slice_dest(op), &l);
    return true;
}

const JigPattern jig_tensor_extract_slice_patterns[] = {
    {.name = "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<"
             "mlir::tensor::ExtractSliceOp, SliceReturnTypeCanonicalizer, SliceCanonicalizer>",
     .root = "tensor.extract_slice",
     .fn = constant_extract},
    {.name = "(anonymous namespace)::ExtractSliceOpCastFolder",
     .root = "tensor.extract_slice",
     .fn = extract_of_cast},
    {0},
};

const JigPattern jig_tensor_insert_slice_patterns[] = {
    {.name = "(anonymous namespace)::"
             "InsertSliceOpConstantArgumentFolder<mlir::tensor::InsertSliceOp>",
     .root = "tensor.insert_slice",
     .fn = constant_insert},
    {.name = "(anonymous namespace)::InsertSliceOpCastFolder<mlir::tensor::InsertSliceOp>",
     .root = "tensor.insert_slice",
     .fn = insert_of_cast},
    {.name = "(anonymous namespace)::InsertSliceOpSourceCastInserter<mlir::tensor::InsertSliceOp>",
     .root = "tensor.insert_slice",
     .fn = cast_of_source},
    {0},
};
const JigPattern jig_tensor_parallel_insert_slice_patterns[] = {
    {.name = "(anonymous namespace)::"
             "InsertSliceOpConstantArgumentFolder<mlir::tensor::ParallelInsertSliceOp>",
     .root = "tensor.parallel_insert_slice",
     .fn = constant_insert},
    {.name = "(anonymous namespace)::InsertSliceOpCastFolder<mlir::tensor::ParallelInsertSliceOp>",
     .root = "tensor.parallel_insert_slice",
     .fn = insert_of_cast},
    {.name = "(anonymous namespace)::"
             "InsertSliceOpSourceCastInserter<mlir::tensor::ParallelInsertSliceOp>",
     .root = "tensor.parallel_insert_slice",
     .fn = cast_of_source},
    {0},
};
