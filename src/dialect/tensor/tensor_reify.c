/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes of results in terms of operands. */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor_int.h"
#include "dialect/tensor/tensor_pad.h"
#include "support/arena.h"

static const JigType *type_of(const JigOp *op) {
    return jig_op_result_type(op, 0);
}

/* Dynamic sizes are operands, from number `first` on. */
static bool from_operands(JigRewriter *rw, const JigOp *op, size_t first, JigMixed *sizes) {
    const JigType *t = type_of(op);
    for (size_t i = 0; i < jig_type_rank(t); i++)
        sizes[i] = jig_type_is_dynamic_dim(t, i) ? jig_mixed_value(jig_op_operand(op, first++))
                                                 : jig_mixed_int(rw->ctx, jig_type_dim(t, i));
    return true;
}

static bool sized(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    return from_operands(rw, op, 0, sizes);
}
static bool splat(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    return from_operands(rw, op, 1, sizes);
}
const JigReifyIface jig_tensor_reify_sized = {.sizes = sized};
const JigReifyIface jig_tensor_reify_splat = {.sizes = splat};

/* ---- Slices ---- */

static bool extract_slice(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    (void)rw;
    JigArena *a = jig_arena_create();
    size_t n, k = 0;
    const JigMixed *all = jig_slice_sizes(op, &n, a);
    bool *dropped = JIG_NEW_ARRAY(a, bool, n + 1);
    const int64_t *known = jig_attr_dense_i64_data(jig_tensor_extract_slice_static_sizes_attr(op));
    (void)jig_tensor_dropped_dims(known, n, type_of(op), false, dropped);
    for (size_t i = 0; i < n; i++)
        if (!dropped[i])
            sizes[k++] = all[i];
    jig_arena_destroy(a);
    return true;
}

static bool insert_slice(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    for (size_t i = 0; i < jig_type_rank(type_of(op)); i++)
        sizes[i] = jig_tensor_build_dim(rw, jig_op_loc(op), jig_tensor_insert_slice_dest(op), i);
    return true;
}
const JigReifyIface jig_tensor_reify_extract_slice = {.sizes = extract_slice};
const JigReifyIface jig_tensor_reify_insert_slice = {.sizes = insert_slice};

/* ---- Reshapes ---- */

static bool expand_shape(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    (void)rw;
    if (!jig_type_is_ranked_tensor(type_of(op)))
        return false;
    JigArena *a = jig_arena_create();
    size_t n;
    const JigMixed *all = jig_mixed_list(op, "static_output_shape", 1, &n, a);
    memcpy(sizes, all, n * sizeof *all);
    jig_arena_destroy(a);
    return true;
}

static JigMixed dim_or_number(JigRewriter *rw, JigLoc loc, JigValue *source, size_t i) {
    JigValue *dim[] = {source, jig_arith_index(rw, loc, (int64_t)i)};
    const JigType *index = jig_type_index(rw->ctx);
    return jig_mixed_value(jig_build_or_fold(rw, loc, JIG_TENSOR(DIM), dim, 2, &index, 1, NULL));
}

/* The product of a group's dimensions; an op also where the group is one dimension, as in the
 * reference. */
static JigMixed group_size(JigRewriter *rw, JigOp *op, const JigGroup *g, JigArena *a) {
    JigMixed *dims = JIG_NEW_ARRAY(a, JigMixed, g->n + 1);
    const JigExpr *product = jig_expr_constant(rw->ctx, 1);
    for (size_t i = 0; i < g->n; i++) {
        dims[i] = dim_or_number(rw, jig_op_loc(op), jig_tensor_collapse_shape_src(op),
                                (size_t)g->dims[i]);
        product = jig_expr_mul(product, jig_expr_symbol(rw->ctx, (unsigned)i));
    }
    const JigMap *map = jig_map(rw->ctx, 0, (unsigned)g->n, &product, 1);
    return jig_mixed_value(jig_op_result(jig_affine_apply(rw, jig_op_loc(op), map, dims), 0));
}

static bool collapse_shape(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    const JigType *t = type_of(op);
    if (!jig_type_is_ranked_tensor(t))
        return false;
    JigArena *a = jig_arena_create();
    JigGroups groups = jig_reshape_groups_of(op, a);
    for (size_t i = 0; i < groups.n; i++)
        sizes[i] = jig_type_is_dynamic_dim(t, i) ? group_size(rw, op, &groups.items[i], a)
                                                 : jig_mixed_int(rw->ctx, jig_type_dim(t, i));
    jig_arena_destroy(a);
    return true;
}
const JigReifyIface jig_tensor_reify_expand_shape = {.sizes = expand_shape};
const JigReifyIface jig_tensor_reify_collapse_shape = {.sizes = collapse_shape};

/* ---- Joined and grown tensors ---- */

/* The sum of the inputs' sizes along the axis. */
static JigMixed joined_size(JigRewriter *rw, JigOp *op, size_t axis) {
    size_t n = jig_op_num_operands(op);
    JigArena *a = jig_arena_create();
    JigMixed *dims = JIG_NEW_ARRAY(a, JigMixed, n);
    const JigExpr *sum = NULL;
    for (size_t i = 0; i < n; i++) {
        dims[i] = dim_or_number(rw, jig_op_loc(op), jig_op_operand(op, i), axis);
        const JigExpr *d = jig_expr_dim(rw->ctx, (unsigned)i);
        sum = sum ? jig_expr_add(sum, d) : d;
    }
    JigMixed size = jig_affine_apply_folded(rw, jig_op_loc(op),
                                            jig_map(rw->ctx, (unsigned)n, 0, &sum, 1), dims);
    jig_arena_destroy(a);
    return size;
}

/* As an op of its own, even where it is a number. */
static JigMixed dim_op(JigRewriter *rw, JigLoc loc, JigValue *source, size_t i) {
    JigTensorDim parts = {.source = source, .index = jig_arith_index(rw, loc, (int64_t)i)};
    return jig_mixed_value(jig_op_result(jig_tensor_dim_build(rw, loc, &parts), 0));
}
static JigMixed as_value(JigRewriter *rw, JigLoc loc, JigMixed size) {
    return jig_mixed_value(jig_arith_mixed_to_value(rw, loc, size));
}

/* What the type does not know is a value, as the reference's. */
static bool concat(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    JigLoc loc = jig_op_loc(op);
    size_t clash, axis = (size_t)jig_tensor_concat_dim(op);
    const JigType *t = type_of(op), *inferred = jig_tensor_concat_type(op, &clash);
    for (size_t i = 0; i < jig_type_rank(t); i++) {
        if (!jig_type_is_dynamic_dim(t, i))
            sizes[i] = jig_mixed_int(rw->ctx, jig_type_dim(t, i));
        else if (i != axis && !jig_type_is_dynamic_dim(inferred, i))
            sizes[i] = as_value(rw, loc, jig_mixed_int(rw->ctx, jig_type_dim(inferred, i)));
        else if (i != axis)
            sizes[i] = dim_op(rw, loc, jig_tensor_concat_inputs_at(op, 0), i);
    }
    if (jig_type_is_dynamic_dim(t, axis))
        sizes[axis] = as_value(rw, loc, joined_size(rw, op, axis));
    return true;
}

static bool pad(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    JigArena *a = jig_arena_create();
    const JigMixed *all = jig_tensor_pad_sizes(rw, op, a);
    memcpy(sizes, all, jig_type_rank(type_of(op)) * sizeof *all);
    jig_arena_destroy(a);
    return true;
}
const JigReifyIface jig_tensor_reify_concat = {.sizes = concat};
const JigReifyIface jig_tensor_reify_pad = {.sizes = pad};
