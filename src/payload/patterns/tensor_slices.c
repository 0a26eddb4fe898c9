/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Slices of slices, insertions of insertions, and slices next to reshapes. */
#include "dialect/affine/affine_slices.h"
#include "dialect/common/dim.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "payload/patterns/patterns.h"
#include "payload/patterns/same_size.h"

static bool any(const bool *flags, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (flags[i])
            return true;
    return false;
}

static bool unit_strides(JigSlice s) {
    return jig_mixed_all_are(s.strides, s.rank, 1);
}

/* The same insertion of another source, or of another slice, in op's place. */
static void replace_insertion(JigRewriter *rw, JigOp *op, JigValue *source, JigSlice s) {
    JigValue *dest = jig_tensor_insert_slice_dest(op);
    JigLoc loc = jig_op_loc(op);
    if (jig_op_is(op, JIG_TENSOR(PARALLEL_INSERT_SLICE))) {
        jig_tensor_build_parallel_insert_slice(rw, loc, source, dest, s);
        jig_rw_erase(rw, op);
    } else {
        jig_rw_replace_op(rw, op, jig_tensor_build_insert_slice(rw, loc, source, dest, s));
    }
}

/* ---- Two are one ---- */

static bool merge_extractions(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def_of(jig_tensor_extract_slice_source(op), JIG_TENSOR(EXTRACT_SLICE));
    if (!def)
        return jig_no_match(rw, op, "not of a slice");
    bool *dropped;
    JigSlice outer = jig_tensor_slice(def, rw->arena, &dropped),
             inner = jig_tensor_slice(op, rw->arena, NULL);
    JigIndexMath m = {rw, jig_op_loc(op)};
    JigSlice s = jig_affine_slice_compose(&m, outer, dropped, inner, rw->arena);
    jig_rw_replace_op(rw, op,
                      jig_tensor_build_extract_slice(rw, jig_op_loc(op), jig_op_result_type(op, 0),
                                                     jig_tensor_extract_slice_source(def), s));
    return true;
}

/* Does the insertion replace all of a destination whose shape is known? */
static bool covers(const JigOp *insert, JigSlice s) {
    const JigType *t = jig_value_type(jig_tensor_insert_slice_dest(insert));
    for (size_t i = 0; i < s.rank; i++)
        if (!s.sizes[i].attr || jig_attr_int_value(s.sizes[i].attr) != jig_type_dim(t, i))
            return false;
    return true;
}

static bool merge_insertions(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def_of(jig_tensor_insert_slice_source(op), JIG_TENSOR(INSERT_SLICE));
    if (!def)
        return jig_no_match(rw, op, "source not an insert_slice op");
    JigSlice outer = jig_tensor_slice(op, rw->arena, NULL),
             inner = jig_tensor_slice(def, rw->arena, NULL);
    if (!unit_strides(outer) || !unit_strides(inner))
        return jig_no_match(rw, op, "requires unit strides");
    if (!covers(def, inner))
        return jig_no_match(rw, op, "requires matching sizes to fold, otherwise a copy is needed");
    replace_insertion(rw, op, jig_tensor_insert_slice_source(def), outer);
    return true;
}

const JigPattern jig_patterns_merge_slices[] = {
    {.name = "MergeConsecutiveExtractSlice",
     .root = "tensor.extract_slice",
     .fn = merge_extractions},
    {.name = "MergeConsecutiveInsertSlice<mlir::tensor::InsertSliceOp>",
     .root = "tensor.insert_slice",
     .fn = merge_insertions},
    {.name = "MergeConsecutiveInsertSlice<mlir::tensor::ParallelInsertSliceOp>",
     .root = "tensor.parallel_insert_slice",
     .fn = merge_insertions},
    {0},
};

/* ---- Dimensions of 1 that come and go ---- */

/* Does the insertion replace all of the destination, and at most add ones? */
static bool only_reshapes(JigOp *insert, const bool *dropped) {
    JigValue *source = jig_tensor_insert_slice_source(insert),
             *dest = jig_tensor_insert_slice_dest(insert);
    const JigType *t = jig_value_type(dest);
    for (size_t i = 0, k = 0; i < jig_type_rank(t); i++) {
        if (dropped[i] && jig_type_dim(t, i) != 1)
            return false;
        if (!dropped[i] && !jig_patterns_same_size(source, k++, dest, i))
            return false;
    }
    return true;
}

static bool extract_of_expanding_insert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    bool *dropped, *added;
    JigSlice s = jig_tensor_slice(op, rw->arena, &dropped);
    JigOp *insert = jig_value_def_of(jig_tensor_extract_slice_source(op), JIG_TENSOR(INSERT_SLICE));
    if (!any(dropped, s.rank) || !insert)
        return jig_no_match(rw, op, "drops no dimension of an insertion");
    (void)jig_tensor_slice(insert, rw->arena, &added);
    if (memcmp(dropped, added, s.rank * sizeof *dropped) != 0 ||
        !jig_value_has_one_use(jig_op_result(insert, 0)) || !only_reshapes(insert, added))
        return jig_no_match(rw, op, "the insertion is not the inverse, or is needed");
    JigMixed *offsets = JIG_NEW_ARRAY(rw->arena, JigMixed, s.rank + 1),
             *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, s.rank + 1),
             *strides = JIG_NEW_ARRAY(rw->arena, JigMixed, s.rank + 1);
    size_t n = 0;
    for (size_t i = 0; i < s.rank; i++) {
        if (dropped[i])
            continue;
        offsets[n] = s.offsets[i];
        sizes[n] = s.sizes[i];
        strides[n++] = s.strides[i];
    }
    jig_rw_replace_op(rw, op,
                      jig_tensor_build_extract_slice(rw, jig_op_loc(op), NULL,
                                                     jig_tensor_insert_slice_source(insert),
                                                     (JigSlice){offsets, sizes, strides, n}));
    jig_rw_erase(rw, insert);
    return true;
}

/* Can the dimensions kept and dropped by the insertion be found, in order, among those of the
 * extraction, where more may be dropped in between? */
static bool drops_as(const bool *extract, size_t num_extract, const bool *insert,
                     size_t num_insert) {
    size_t k = 0;
    for (size_t i = 0; i < num_extract && k < num_insert; i++) {
        if (extract[i] == insert[k])
            k++;
        else if (insert[k])
            return false;
    }
    return k == num_insert;
}

static bool expanding_insert_of_extract(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *extract =
        jig_value_def_of(jig_tensor_insert_slice_source(op), JIG_TENSOR(EXTRACT_SLICE));
    if (!extract || !jig_value_has_one_use(jig_op_result(extract, 0)))
        return jig_no_match(rw, op, "source is not extract_slice, or has other uses");
    bool *dropped, *added;
    JigSlice s = jig_tensor_slice(extract, rw->arena, &dropped),
             to = jig_tensor_slice(op, rw->arena, &added);
    if (!only_reshapes(op, added))
        return jig_no_match(rw, op, "insert_slice is not cast-like");
    if (!drops_as(dropped, s.rank, added, to.rank))
        return jig_no_match(rw, op, "insert_slice has unmatched dims");
    jig_rw_replace_op(rw, op,
                      jig_tensor_build_extract_slice(rw, jig_op_loc(op), jig_op_result_type(op, 0),
                                                     jig_tensor_extract_slice_source(extract), s));
    jig_rw_erase(rw, extract);
    return true;
}

const JigPattern jig_patterns_drop_rank_expansion[] = {
    {.name = "DropRedundantRankExpansionOnExtractSliceOfInsertSlice",
     .root = "tensor.extract_slice",
     .fn = extract_of_expanding_insert},
    {.name = "DropRedundantRankExpansionOnInsertSliceOfExtractSlice",
     .root = "tensor.insert_slice",
     .fn = expanding_insert_of_extract},
    {0},
};

/* ---- Reshapes ---- */

/* The reshape gives back what the slice dropped. */
static bool expand_of_extract(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *extract = jig_value_def_of(jig_tensor_expand_shape_src(op), JIG_TENSOR(EXTRACT_SLICE));
    if (!extract)
        return jig_no_match(rw, op, "not of a slice");
    JigValue *source = jig_tensor_extract_slice_source(extract);
    JigSlice s = jig_tensor_slice(extract, rw->arena, NULL);
    if (jig_tensor_extract_slice_type(jig_value_type(source), s.sizes, s.rank) !=
        jig_op_result_type(op, 0))
        return jig_no_match(rw, op, "not of the slice's full type");
    jig_rw_replace_op(rw, op, jig_tensor_build_extract_slice(rw, jig_op_loc(op), NULL, source, s));
    return true;
}

/* `full` with some ones dropped is `reduced`, of the same elements and encoding. */
static bool drops_ones(const JigType *full, const JigType *reduced) {
    return jig_type_is_ranked_tensor(full) && jig_type_is_ranked_tensor(reduced) &&
           jig_type_element(full) == jig_type_element(reduced) &&
           jig_dim_shape_drops_ones(full, reduced);
}

static bool collapse_of_extract(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *src = jig_tensor_collapse_shape_src(op);
    JigOp *extract = jig_value_def_of(src, JIG_TENSOR(EXTRACT_SLICE));
    if (!extract || !jig_value_has_one_use(src))
        return jig_no_match(rw, op, "not of a slice without other uses");
    const JigType *t = jig_op_result_type(op, 0);
    if (!drops_ones(jig_value_type(src), t))
        return jig_no_match(rw, op, "expected unpadding collapse");
    JigSlice s = jig_tensor_slice(extract, rw->arena, NULL);
    jig_rw_replace_op(rw, op,
                      jig_tensor_build_extract_slice(rw, jig_op_loc(extract), t,
                                                     jig_tensor_extract_slice_source(extract), s));
    return true;
}

static bool insert_of_collapse(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *collapse =
        jig_value_def_of(jig_tensor_insert_slice_source(op), JIG_TENSOR(COLLAPSE_SHAPE));
    if (!collapse)
        return jig_no_match(rw, op, "not of a collapsed tensor");
    const JigAttr *sizes = jig_tensor_static_sizes_attr(op);
    const JigType *dest = jig_value_type(jig_tensor_insert_slice_dest(op)),
                  *full = jig_type_tensor(jig_attr_dense_i64_data(sizes),
                                          jig_attr_dense_array_len(sizes), jig_type_element(dest),
                                          NULL);
    JigValue *source = jig_tensor_collapse_shape_src(collapse);
    if (full != jig_value_type(source))
        return jig_no_match(rw, op, "not of the slice's full type");
    replace_insertion(rw, op, source, jig_tensor_slice(op, rw->arena, NULL));
    return true;
}

static bool insert_of_expand(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *expand = jig_value_def_of(jig_tensor_insert_slice_source(op), JIG_TENSOR(EXPAND_SHAPE));
    if (!expand)
        return jig_no_match(rw, op, "not of an expanded tensor");
    JigValue *source = jig_tensor_expand_shape_src(expand);
    if (!drops_ones(jig_op_result_type(expand, 0), jig_value_type(source)))
        return jig_no_match(rw, op, "expected rank increasing expansion");
    jig_tensor_insert_slice_set_source(rw, op, source);
    return true;
}

const JigPattern jig_patterns_fold_reshapes[] = {
    {.name = "FoldExpandOfRankReducingExtract",
     .root = "tensor.expand_shape",
     .fn = expand_of_extract},
    {.name = "FoldUnPaddingCollapseIntoExtract",
     .root = "tensor.collapse_shape",
     .fn = collapse_of_extract},
    {.name = "FoldInsertOfRankReducingInsert<mlir::tensor::InsertSliceOp>",
     .root = "tensor.insert_slice",
     .fn = insert_of_collapse},
    {.name = "FoldInsertOfRankReducingInsert<mlir::tensor::ParallelInsertSliceOp>",
     .root = "tensor.parallel_insert_slice",
     .fn = insert_of_collapse},
    {.name = "FoldPaddingExpandIntoInsert<mlir::tensor::InsertSliceOp>",
     .root = "tensor.insert_slice",
     .fn = insert_of_expand},
    {.name = "FoldPaddingExpandIntoInsert<mlir::tensor::ParallelInsertSliceOp>",
     .root = "tensor.parallel_insert_slice",
     .fn = insert_of_expand},
    {0},
};
