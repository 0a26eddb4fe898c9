/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Patterns of fill: whatever only moves elements of a tensor that has the same
 * value everywhere is a fill of where they go.
 */
#include "dialect/affine/affine.h"
#include "dialect/common/dim.h"
#include "dialect/tensor/tensor_pad.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/linalg/linalg_canon.h"
#include "dialect/tensor/tensor.h"
#include "support/arena.h"
#include "ir/trail.h"
#include "support/check.h"

static JigOp *fill_of(JigValue *v) {
    return jig_value_def_is(v, JIG_LINALG(FILL)) ? jig_value_def(v) : NULL;
}
static JigValue *fill_value(const JigOp *fill) {
    return jig_linalg_fill_inputs_at(fill, 0);
}
static JigValue *fill_dest(const JigOp *fill) {
    return jig_linalg_fill_outputs_at(fill, 0);
}

static JigOp *build_fill(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *dest) {
    return jig_linalg_build(rw, loc, JIG_LINALG(FILL), &value, 1, &dest, 1, NULL);
}

static bool replace_with_fill(JigRewriter *rw, JigOp *op, JigValue *value, JigValue *dest) {
    jig_rw_replace_op(rw, op, build_fill(rw, jig_op_loc(op), value, dest));
    return true;
}

JigValue *jig_linalg_build_empty(JigRewriter *rw, JigLoc loc, const JigMixed *sizes, size_t rank,
                                 const JigType *element) {
    JIG_REQUIRE(rw && (sizes || !rank) && element);
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    JigValue **dynamic = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1);
    size_t n = jig_mixed_split(sizes, rank, shape, dynamic);
    const JigType *type = jig_type_tensor(shape, rank, element, NULL);
    return jig_op_result(jig_build(rw, loc, JIG_TENSOR(EMPTY), dynamic, n, &type, 1, NULL), 0);
}

/* ---- Reshapes, transposes, copies, elements ---- */
static bool fold_reshape(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *fill = fill_of(jig_tensor_src(op));
    if (!fill)
        return jig_no_match(rw, op, "not of a fill");
    size_t n = jig_op_num_operands(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 1; i < n; i++)
        operands[i] = jig_op_operand(op, i);
    operands[0] = fill_dest(fill);
    const JigType *type = jig_op_result_type(op, 0);
    JigOp *reshaped = jig_rw_clone_with(rw, jig_op_loc(fill), op, operands, &type);
    return replace_with_fill(rw, op, fill_value(fill), jig_op_result(reshaped, 0));
}

static bool fold_transpose(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *fill = fill_of(jig_linalg_transpose_input(op));
    return fill ? replace_with_fill(rw, op, fill_value(fill), jig_linalg_transpose_init(op))
                : jig_no_match(rw, op, "not of a fill");
}

bool jig_linalg_fold_copy_of_fill(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *fill = fill_of(jig_linalg_copy_inputs_at(op, 0));
    if (fill)
        return replace_with_fill(rw, op, fill_value(fill), jig_linalg_copy_outputs_at(op, 0));
    fill = fill_of(jig_linalg_copy_outputs_at(op, 0));
    if (!fill)
        return jig_no_match(rw, op, "neither of a fill nor into one");
    JigValue *in = jig_linalg_copy_inputs_at(op, 0), *out = fill_dest(fill);
    jig_rw_replace_op(
        rw, op, jig_linalg_build(rw, jig_op_loc(op), JIG_LINALG(COPY), &in, 1, &out, 1, NULL));
    return true;
}

static bool fold_extract(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *fill = fill_of(jig_tensor_extract_tensor(op));
    if (!fill)
        return jig_no_match(rw, op, "not of a fill");
    jig_rw_replace1(rw, op, fill_value(fill));
    return true;
}

static bool fold_pack(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *fill = fill_of(jig_linalg_pack_source(op));
    JigValue *padding = jig_linalg_pack_padding_value(op), *dest = jig_linalg_pack_dest(op);
    if (!fill || (padding && padding != fill_value(fill)) || !jig_value_has_one_use(dest))
        return jig_no_match(rw, op, "not of a fill with the padding value");
    return replace_with_fill(rw, op, fill_value(fill), dest);
}

/* ---- Padding ---- */
static bool fold_pad(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *fill = fill_of(jig_tensor_pad_source(op));
    JigValue *padding = fill ? jig_tensor_pad_value(op) : NULL;
    if (!padding || padding != fill_value(fill))
        return jig_no_match(rw, op, "not of a fill with the padding value");
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *empty =
        jig_linalg_build_empty(rw, jig_op_loc(op), jig_tensor_pad_sizes(rw, op, rw->arena),
                               jig_type_rank(type), jig_type_element(type));
    JigValue *filled = jig_op_result(build_fill(rw, jig_op_loc(fill), padding, empty), 0);
    jig_rw_replace1(rw, op, jig_tensor_as_type(rw, jig_op_loc(fill), filled, type));
    return true;
}

/* ---- A padded tensor put into a fill of the same value ---- */
/* Are two slices of one tensor known to have nothing in common? */
static bool are_disjoint(const JigOp *a, const JigOp *b) {
    JigArena *arena = jig_arena_create();
    size_t n, m;
    JigMixed *oa = jig_slice_offsets(a, &n, arena), *sa = jig_slice_sizes(a, &n, arena),
             *ta = jig_slice_strides(a, &n, arena);
    JigMixed *ob = jig_slice_offsets(b, &m, arena), *sb = jig_slice_sizes(b, &m, arena),
             *tb = jig_slice_strides(b, &m, arena);
    bool disjoint = false;
    for (size_t i = 0; i < n && i < m; i++) {
        int64_t x, xs, xt, y, ys, yt;
        if (!jig_mixed_constant(oa[i], &x) || !jig_mixed_constant(sa[i], &xs) ||
            !jig_mixed_constant(ta[i], &xt) || !jig_mixed_constant(ob[i], &y) ||
            !jig_mixed_constant(sb[i], &ys) || !jig_mixed_constant(tb[i], &yt))
            continue;
        int64_t x_last = x + (xs - 1) * xt, y_last = y + (ys - 1) * yt;
        disjoint |= x_last < y || y_last < x;
    }
    jig_arena_destroy(arena);
    return disjoint;
}

/* The first destination of insertions that may touch what `insert` writes. */
static JigValue *first_dest(JigOp *insert) {
    size_t rank = jig_type_rank(jig_value_type(jig_tensor_insert_slice_source(insert)));
    bool reduces = rank != jig_type_rank(jig_value_type(jig_tensor_insert_slice_dest(insert)));
    JigValue *dest = jig_tensor_insert_slice_dest(insert);
    JigTrail trail = {0};
    while (!reduces && jig_value_def_is(dest, JIG_TENSOR(INSERT_SLICE))) {
        JigOp *previous = jig_value_def(dest);
        bool other_rank = jig_type_rank(jig_value_type(jig_tensor_insert_slice_source(previous))) !=
                          jig_type_rank(jig_value_type(jig_tensor_insert_slice_dest(previous)));
        if (other_rank || !are_disjoint(insert, previous) || !jig_trail_step(&trail, previous))
            break;
        dest = jig_tensor_insert_slice_dest(previous);
    }
    return dest;
}

static bool fold_insert_of_pad(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *pad = jig_value_def(jig_tensor_insert_slice_source(op));
    size_t rank = jig_type_rank(jig_op_result_type(op, 0));
    bool fits = jig_op_is(pad, JIG_TENSOR(PAD)) &&
                jig_type_rank(jig_value_type(jig_tensor_insert_slice_source(op))) == rank;
    JigOp *fill = fits ? fill_of(first_dest(op)) : NULL;
    JigValue *padding = fill ? jig_tensor_pad_value(pad) : NULL;
    if (!padding || padding != fill_value(fill))
        return jig_no_match(rw, op, "not of a padded tensor into a fill with the padding value");
    size_t n;
    JigMixed *offsets = jig_slice_offsets(op, &n, rw->arena),
             *strides = jig_slice_strides(op, &n, rw->arena);
    const JigExpr *sum = jig_expr_add(jig_expr_symbol(rw->ctx, 0), jig_expr_symbol(rw->ctx, 1));
    const JigMap *map = jig_map(rw->ctx, 0, 2, &sum, 1);
    JigMixed *low = jig_mixed_list(pad, "static_low", 1, &n, rw->arena);
    JigMixed *at = JIG_NEW_ARRAY(rw->arena, JigMixed, n + 1),
             *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, n + 1);
    JigValue *source = jig_tensor_pad_source(pad);
    for (size_t i = 0; i < n; i++)
        at[i] = jig_affine_apply_folded(rw, jig_op_loc(op), map, (JigMixed[]){low[i], offsets[i]});
    for (size_t i = 0; i < n; i++)
        sizes[i] = jig_tensor_build_dim(rw, jig_op_loc(op), source, i);
    JigSlice slice = {.offsets = at, .sizes = sizes, .strides = strides, .rank = n};
    jig_rw_replace_op(rw, op,
                      jig_tensor_build_insert_slice(rw, jig_op_loc(op), source,
                                                    jig_tensor_insert_slice_dest(op), slice));
    return true;
}

/* ---- Concatenation ---- */
static bool fold_concat(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_operands(op);
    JigOp *first = n ? fill_of(jig_tensor_concat_inputs_at(op, 0)) : NULL;
    JigValue **dests = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; first && i < n; i++) {
        JigOp *fill = fill_of(jig_op_operand(op, i));
        JigMixed value = fill ? jig_mixed_value(fill_value(fill)) : (JigMixed){0};
        const JigAttr *x = fill ? jig_constant_of(value.value) : NULL;
        bool same = fill && (value.value == fill_value(first) ||
                             (x && x == jig_constant_of(fill_value(first))));
        if (!same)
            return jig_no_match(rw, op, "not all fills of one value");
        dests[i] = fill_dest(fill);
    }
    if (!first)
        return jig_no_match(rw, op, "not of fills");
    const JigAttr *dim = jig_tensor_concat_dim_attr(op);
    const JigType *type = jig_op_result_type(op, 0);
    JigOp *outs = jig_tensor_concat_build(
        rw, jig_op_loc(op),
        &(JigTensorConcat){.inputs = {dests, n}, .result_type = type, .dim = dim});
    return replace_with_fill(rw, op, fill_value(first), jig_op_result(outs, 0));
}

const JigPattern jig_linalg_fill_patterns[] = {
    {.name = "FoldConcatsOfFill", .root = "tensor.concat", .fn = fold_concat},
    {.name = "FoldFillWithTensorExtract", .root = "tensor.extract", .fn = fold_extract},
    {.name = "FoldFillWithPack", .root = "linalg.pack", .fn = fold_pack},
    {.name = "FoldFillWithPad", .root = "tensor.pad", .fn = fold_pad},
    {.name = "FoldFillWithCollapse", .root = "tensor.collapse_shape", .fn = fold_reshape},
    {.name = "FoldFillWithExpand", .root = "tensor.expand_shape", .fn = fold_reshape},
    {.name = "FoldInsertPadIntoFill", .root = "tensor.insert_slice", .fn = fold_insert_of_pad},
    {.name = "FoldFillWithTranspose", .root = "linalg.transpose", .fn = fold_transpose},
    {0},
};
