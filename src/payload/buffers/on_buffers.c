/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What tensor, vector and bufferization ops are on buffers. */
#include "dialect/bufferization/bufferization.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector.h"
#include "payload/buffers/allocate.h"

static JigValue *result_in_first(const JigOp *op, size_t operand) {
    return operand == 0 ? jig_op_result(op, 0) : NULL;
}
static JigValue *result_in_second(const JigOp *op, size_t operand) {
    return operand == 1 ? jig_op_result(op, 0) : NULL;
}

/* ---- Slices ---- */

/* The part of `buffer` that `op` is about, in the shape of `like`; NULL when there is no such type.
 */
static JigValue *slice_of(JigRewriter *rw, JigOp *op, JigValue *buffer, const JigType *like) {
    JigArena *a = jig_arena_create();
    JigSlice s = jig_tensor_slice(op, a, NULL);
    bool *dropped = JIG_NEW_ARRAY(a, bool, s.rank + 1);
    JigSliceParts parts = jig_slice_parts(rw->ctx, s, a);
    const JigType *t = jig_subview_type(jig_value_type(buffer), parts.offsets.numbers,
                                        parts.sizes.numbers, parts.strides.numbers);
    if (t && jig_type_rank(like) < s.rank)
        t = jig_tensor_dropped_dims(jig_type_shape(t), s.rank, like, false, dropped)
                ? jig_subview_type_without(t, dropped)
                : NULL;
    JigValue *slice =
        t ? jig_op_result(jig_build_subview(rw, jig_op_loc(op), t, buffer, s), 0) : NULL;
    jig_arena_destroy(a);
    return slice;
}

static bool extract_slice(JigRewriter *rw, JigOp *op, JigValue *const *buffers,
                          JigValue **results) {
    results[0] = slice_of(rw, op, buffers[0], jig_op_result_type(op, 0));
    return results[0];
}
static const JigBufferIface extract_slice_buffer = {
    .only_views = true, .result_in = result_in_first, .on_buffers = extract_slice};

static bool insert_slice(JigRewriter *rw, JigOp *op, JigValue *const *buffers, JigValue **results) {
    const JigType *source = jig_value_type(jig_tensor_insert_slice_source(op));
    JigValue *slice = slice_of(rw, op, buffers[1], source);
    if (!slice)
        return false;
    jig_memref_copy_build(rw, jig_op_loc(op),
                          &(JigMemrefCopy){.source = buffers[0], .target = slice});
    results[0] = buffers[1];
    return true;
}
static const JigBufferIface insert_slice_buffer = {.result_in = result_in_second,
                                                   .on_buffers = insert_slice};

/* ---- Elements ---- */

static bool insert(JigRewriter *rw, JigOp *op, JigValue *const *buffers, JigValue **results) {
    JigArena *a = jig_arena_create();
    size_t n = jig_tensor_insert_num_indices(op);
    JigValue **indices = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        indices[i] = jig_tensor_insert_indices_at(op, i);
    jig_memref_store_build(rw, jig_op_loc(op),
                           &(JigMemrefStore){.value = jig_tensor_insert_scalar(op),
                                             .memref = buffers[1],
                                             .indices = {indices, n}});
    jig_arena_destroy(a);
    results[0] = buffers[1];
    return true;
}
static const JigBufferIface insert_buffer = {.result_in = result_in_second, .on_buffers = insert};

static JigValue *result_in_base(const JigOp *op, size_t operand) {
    return operand == 1 && jig_op_num_results(op) ? jig_op_result(op, 0) : NULL;
}
static bool transfer_write(JigRewriter *rw, JigOp *op, JigValue *const *buffers,
                           JigValue **results) {
    JigArena *a = jig_arena_create();
    size_t n = jig_vector_transfer_write_num_indices(op);
    JigValue **indices = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        indices[i] = jig_vector_transfer_write_indices_at(op, i);
    jig_vector_transfer_write_build(
        rw, jig_op_loc(op),
        &(JigVectorTransferWrite){.value_to_store = jig_vector_transfer_write_value_to_store(op),
                                  .base = buffers[1],
                                  .indices = {indices, n},
                                  .mask = jig_vector_transfer_write_mask(op),
                                  .permutation_map =
                                      jig_vector_transfer_write_permutation_map_attr(op),
                                  .in_bounds = jig_vector_transfer_write_in_bounds_attr(op)});
    jig_arena_destroy(a);
    results[0] = buffers[1];
    return true;
}
static const JigBufferIface transfer_write_buffer = {.result_in = result_in_base,
                                                     .on_buffers = transfer_write};

/* ---- Shapes ---- The buffers are allocations, whose layout is the identity. */

static const JigType *buffer_like(const JigType *tensor, const JigValue *buffer) {
    return jig_type_memref(jig_type_shape(tensor), jig_type_rank(tensor), jig_type_element(tensor),
                           NULL, jig_type_space(jig_value_type(buffer)));
}

static bool cast(JigRewriter *rw, JigOp *op, JigValue *const *buffers, JigValue **results) {
    const JigType *to = jig_op_result_type(op, 0);
    if (!jig_type_has_rank(to))
        return false;
    JigMemrefCast parts = {.source = buffers[0], .dest_type = buffer_like(to, buffers[0])};
    results[0] = jig_op_result(jig_memref_cast_build(rw, jig_op_loc(op), &parts), 0);
    return true;
}
static const JigBufferIface cast_buffer = {
    .only_views = true, .result_in = result_in_first, .on_buffers = cast};

static bool expand(JigRewriter *rw, JigOp *op, JigValue *const *buffers, JigValue **results) {
    JigArena *a = jig_arena_create();
    size_t n = jig_tensor_expand_shape_num_output_shape(op);
    JigValue **sizes = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        sizes[i] = jig_tensor_expand_shape_output_shape_at(op, i);
    JigMemrefExpandShape parts = {.src = buffers[0],
                                  .output_shape = {sizes, n},
                                  .result_type = buffer_like(jig_op_result_type(op, 0), buffers[0]),
                                  .reassociation = jig_tensor_expand_shape_reassociation_attr(op),
                                  .static_output_shape =
                                      jig_tensor_expand_shape_static_output_shape_attr(op)};
    results[0] = jig_op_result(jig_memref_expand_shape_build(rw, jig_op_loc(op), &parts), 0);
    jig_arena_destroy(a);
    return true;
}
static const JigBufferIface expand_buffer = {
    .only_views = true, .result_in = result_in_first, .on_buffers = expand};

static bool collapse(JigRewriter *rw, JigOp *op, JigValue *const *buffers, JigValue **results) {
    JigMemrefCollapseShape parts = {
        .src = buffers[0],
        .result_type = buffer_like(jig_op_result_type(op, 0), buffers[0]),
        .reassociation = jig_tensor_collapse_shape_reassociation_attr(op)};
    results[0] = jig_op_result(jig_memref_collapse_shape_build(rw, jig_op_loc(op), &parts), 0);
    return true;
}
static const JigBufferIface collapse_buffer = {
    .only_views = true, .result_in = result_in_first, .on_buffers = collapse};

static bool reshape(JigRewriter *rw, JigOp *op, JigValue *const *buffers, JigValue **results) {
    if (!jig_type_has_rank(jig_op_result_type(op, 0)))
        return false;
    JigMemrefReshape parts = {.source = buffers[0],
                              .shape = buffers[1],
                              .result_type = buffer_like(jig_op_result_type(op, 0), buffers[0])};
    results[0] = jig_op_result(jig_memref_reshape_build(rw, jig_op_loc(op), &parts), 0);
    return true;
}
static const JigBufferIface reshape_buffer = {
    .only_views = true, .result_in = result_in_first, .on_buffers = reshape};

/* ---- Buffers already ---- */

static bool materialize(JigRewriter *rw, JigOp *op, JigValue *const *buffers, JigValue **results) {
    jig_memref_copy_build(rw, jig_op_loc(op),
                          &(JigMemrefCopy){.source = buffers[0], .target = buffers[1]});
    results[0] = buffers[1];
    return true;
}
static const JigBufferIface materialize_buffer = {.result_in = result_in_base,
                                                  .on_buffers = materialize};

static const JigBufferIface alloc_tensor_buffer = {.allocates = true};

void jig_buffers_setup(JigContext *ctx) {
    static const struct {
        const char *op;
        JigIface ifaces[2];
    } table[] = {
        {"tensor.cast", {{&jig_iface_buffer, &cast_buffer}, {0}}},
        {"tensor.collapse_shape", {{&jig_iface_buffer, &collapse_buffer}, {0}}},
        {"tensor.expand_shape", {{&jig_iface_buffer, &expand_buffer}, {0}}},
        {"tensor.extract_slice", {{&jig_iface_buffer, &extract_slice_buffer}, {0}}},
        {"tensor.insert", {{&jig_iface_buffer, &insert_buffer}, {0}}},
        {"tensor.insert_slice", {{&jig_iface_buffer, &insert_slice_buffer}, {0}}},
        {"tensor.reshape", {{&jig_iface_buffer, &reshape_buffer}, {0}}},
        {"vector.transfer_write", {{&jig_iface_buffer, &transfer_write_buffer}, {0}}},
        {"bufferization.alloc_tensor", {{&jig_iface_buffer, &alloc_tensor_buffer}, {0}}},
        {"bufferization.materialize_in_destination",
         {{&jig_iface_buffer, &materialize_buffer}, {0}}},
    };
    for (size_t i = 0; i < JIG_LEN(table); ++i)
        jig_op_attach_ifaces(ctx, table[i].op, table[i].ifaces);
}
