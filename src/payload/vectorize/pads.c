/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tensor.pad: with the transfers and slices that use it, or as a filled tensor. */
#include "payload/vectorize/vectorize_patterns.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_pad.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_transfer.h"
#include "support/arena.h"

static JigMixed *low_of(JigRewriter *rw, const JigOp *pad, size_t *n) {
    return jig_mixed_list(pad, "static_low", 1, n, rw->arena);
}

/* Only written out zeros count. */
static bool pads_behind(JigRewriter *rw, const JigOp *pad) {
    size_t n;
    const JigMixed *low = low_of(rw, pad, &n);
    for (size_t i = 0; i < n; ++i)
        if (!jig_mixed_is(low[i], 0))
            return false;
    return true;
}

/* The value that pads, where the user can see it. */
static JigValue *padding_for(JigRewriter *rw, JigOp *pad) {
    JigValue *value = jig_tensor_pad_value(pad);
    JigOp *def = value ? jig_value_def(value) : NULL;
    if (def && jig_op_is_ancestor(pad, def))
        jig_rw_move_before(rw, def, pad);
    return value;
}

/* ---- With users ---- */

/* A pattern that looks at each user of a pad. */
typedef bool UserFn(JigRewriter *rw, JigOp *pad, JigOp *user);
typedef struct Users {
    const JigOpRow *row;
    UserFn *rewrite;
} Users;

static bool for_each_user(JigRewriter *rw, JigOp *pad, const JigPattern *self) {
    const Users *users = self->data;
    JigOp **list = NULL;
    size_t n = 0, cap = 0;
    for (JigUse *u = jig_value_first_use(jig_op_result(pad, 0)); u; u = jig_use_next(u))
        if (jig_op_is(jig_use_owner(u), users->row))
            JIG_ARENA_PUSH(rw->arena, list, n, cap, jig_use_owner(u));
    bool changed = false;
    for (size_t i = 0; i < n; ++i)
        if (i == 0 || list[i] != list[i - 1])
            changed |= users->rewrite(rw, pad, list[i]);
    return changed;
}

static bool read_padded(JigRewriter *rw, JigOp *pad, JigOp *user) {
    JigTransfer t = jig_vector_transfer(user);
    if (!pads_behind(rw, pad) || !jig_tensor_pad_value(pad) || t.mask ||
        jig_vectorize_masked_root(user) != user)
        return false;
    if (!jig_vector_all_in_bounds(&t))
        return false;
    /* Indices beyond the source, of dimensions that the vector does not have, are not padded. */
    for (unsigned d = 0; d < jig_map_num_dims(t.map); ++d)
        if (!jig_map_uses_dim(t.map, d) &&
            jig_type_dim(t.base_type, d) !=
                jig_type_dim(jig_value_type(jig_tensor_pad_source(pad)), d))
            return false;
    JigValue *padding = padding_for(rw, pad);
    jig_vector_transfer_read_set_base(rw, user, jig_tensor_pad_source(pad));
    jig_vector_transfer_read_set_padding(rw, user, &padding, 1);
    jig_vector_set_in_bounds(
        rw, user, jig_vector_in_bounds(rw->ctx, false, jig_map_num_results(t.map), rw->arena));
    return true;
}

static bool same_value(JigMixed a, JigMixed b) {
    if (jig_mixed_equal(a, b))
        return true;
    JigOp *x = a.value ? jig_value_def_of(a.value, JIG_AFFINE(MIN)) : NULL,
          *y = b.value ? jig_value_def_of(b.value, JIG_AFFINE(MIN)) : NULL;
    if (!x || !y || jig_affine_min_map(x) != jig_affine_min_map(y))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(x); ++i)
        if (jig_op_operand(x, i) != jig_op_operand(y, i))
            return false;
    return true;
}

/* Is the slice as large as what was padded? Dynamic sizes are those of a slice before. */
static bool has_size_of(JigRewriter *rw, const JigValue *padded, const JigOp *slice) {
    const JigType *a = jig_value_type(padded), *b = jig_op_result_type(slice, 0);
    JigOp *cast = jig_value_def_of(padded, JIG_TENSOR(CAST));
    if (cast && jig_type_is_ranked_tensor(jig_value_type(jig_tensor_cast_source(cast))) &&
        has_size_of(rw, jig_tensor_cast_source(cast), slice))
        return true;
    if (jig_type_rank(a) != jig_type_rank(b))
        return false;
    for (size_t i = 0; i < jig_type_rank(a); ++i)
        if (jig_type_dim(a, i) != jig_type_dim(b, i))
            return false;
    if (!jig_type_num_dynamic_dims(a))
        return true;
    JigOp *before = jig_value_def_of(padded, JIG_TENSOR(EXTRACT_SLICE));
    size_t n, m;
    if (!before)
        return false;
    JigMixed *x = jig_slice_sizes(before, &n, rw->arena),
             *y = jig_slice_sizes(slice, &m, rw->arena);
    if (n != jig_type_rank(a) || m != n)
        return false;
    for (size_t i = 0; i < n; ++i)
        if (jig_type_is_dynamic_dim(a, i) && !same_value(x[i], y[i]))
            return false;
    return true;
}

static JigOp *only_user(const JigOp *op) {
    JigUse *u = jig_value_first_use(jig_op_result(op, 0));
    return u && !jig_use_next(u) ? jig_use_owner(u) : NULL;
}

/* A write into a padded tensor, of which then no more than the source is taken. */
static bool write_padded(JigRewriter *rw, JigOp *pad, JigOp *user) {
    JigTransfer t = jig_vector_transfer(user);
    JigOp *slice = jig_map_num_results(t.map) ? only_user(user) : NULL;
    JigValue *source = jig_tensor_pad_source(pad);
    if (!jig_op_is(slice, JIG_TENSOR(EXTRACT_SLICE)) || jig_vectorize_masked_root(user) != user ||
        !pads_behind(rw, pad) || !jig_tensor_pad_value(pad) ||
        !jig_slice_has_zero_offsets(slice, rw->arena) ||
        !jig_slice_has_unit_strides(slice, rw->arena) || !has_size_of(rw, source, slice) ||
        jig_value_type(source) != jig_op_result_type(slice, 0))
        return false;
    for (unsigned d = 0; d < jig_map_num_dims(t.map); ++d)
        if (!jig_map_uses_dim(t.map, d))
            return false;
    jig_at_before(rw, user);
    JigVectorWrite write = {.vector = t.vector,
                            .base = source,
                            .indices = jig_vector_transfer_indices(&t, rw->arena),
                            .mask = t.mask,
                            .map = t.map};
    JigOp *made = jig_vector_build_write(rw, jig_op_loc(user), &write, rw->arena);
    jig_rw_replace_op(rw, user, made);
    jig_rw_replace_op(rw, slice, made);
    return true;
}

/* Does the insertion fill the last dimensions of the slice with the whole padded tensor? */
static bool inserts_whole(JigRewriter *rw, const JigOp *insert, const JigType *type) {
    size_t n, rank = jig_type_rank(type);
    JigMixed *sizes = jig_slice_sizes(insert, &n, rw->arena);
    for (size_t i = 0; i < n; ++i)
        if (!jig_mixed_is(sizes[i], i + rank < n ? 1 : jig_type_dim(type, i + rank - n)))
            return false;
    return jig_slice_has_unit_strides(insert, rw->arena);
}

static bool insert_padded(JigRewriter *rw, JigOp *pad, JigOp *user) {
    const JigType *type = jig_op_result_type(pad, 0);
    if (!pads_behind(rw, pad) || !jig_tensor_pad_value(pad) || !jig_type_has_static_shape(type) ||
        jig_tensor_insert_slice_dest(user) == jig_op_result(pad, 0) ||
        !inserts_whole(rw, user, type))
        return false;
    for (size_t i = 0; i < jig_type_rank(type); ++i)
        if (jig_type_dim(type, i) == 0)
            return false;
    JigValue *padding = padding_for(rw, pad);
    JigLoc loc = jig_op_loc(pad);
    jig_at_before(rw, user);
    JigVectorRead read = {.type = jig_type_vector(jig_type_shape(type), NULL, jig_type_rank(type),
                                                  jig_type_element(type)),
                          .base = jig_tensor_pad_source(pad),
                          .index = jig_arith_index(rw, loc, 0),
                          .padding = padding};
    JigOp *made = jig_vector_build_read(rw, loc, &read, rw->arena);
    size_t n;
    JigMixed *offsets = jig_slice_offsets(user, &n, rw->arena);
    JigValue **at = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        at[i] = jig_arith_mixed_to_value(rw, loc, offsets[i]);
    JigVectorWrite write = {.vector = jig_op_result(made, 0),
                            .base = jig_tensor_insert_slice_dest(user),
                            .indices = at,
                            .all_in_bounds = true};
    jig_rw_replace_op(rw, user, jig_vector_build_write(rw, jig_op_loc(user), &write, rw->arena));
    return true;
}

static const Users readers = {JIG_VECTOR(TRANSFER_READ), read_padded},
                   writers = {JIG_VECTOR(TRANSFER_WRITE), write_padded},
                   inserters = {JIG_TENSOR(INSERT_SLICE), insert_padded};

const JigPattern jig_pad_vectorization_patterns[] = {
    {.name = "(anonymous namespace)::PadOpVectorizationWithTransferReadPattern",
     .root = "tensor.pad",
     .fn = for_each_user,
     .data = &readers,
     .benefit = 2},
    {.name = "(anonymous namespace)::PadOpVectorizationWithTransferWritePattern",
     .root = "tensor.pad",
     .fn = for_each_user,
     .data = &writers,
     .benefit = 2},
    {.name = "(anonymous namespace)::PadOpVectorizationWithInsertSlicePattern",
     .root = "tensor.pad",
     .fn = for_each_user,
     .data = &inserters,
     .benefit = 2},
    {0},
};
