/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/destination.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "jig/ops/bufferization.h"
#include "jig/ops/memref.h"
#include "support/arena.h"

static JigValue *empty(JigRewriter *rw, JigLoc loc, const JigType *type, JigValueList sizes) {
    return jig_tensor_empty_result(jig_tensor_empty_build(
        rw, loc, &(JigTensorEmpty){.dynamic_sizes = sizes, .result_type = type}));
}

/* ---- tensor.from_elements ---- */

/* Element after element into a tensor.empty. Without elements, the numbers of a size that is not 0
 * are made all the same, as the reference makes them, unless there are too many. */
static JigOp *insert_elements(JigRewriter *rw, JigOp *op, JigArena *a) {
    enum { UNUSED_AT_MOST = 4096 };
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(type), n = jig_op_num_operands(op);
    int64_t largest = 0, *at = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        largest = jig_type_dim(type, i) > largest ? jig_type_dim(type, i) : largest;
    JigValue *tensor = empty(rw, loc, type, (JigValueList){NULL, 0});
    if (!n && largest > UNUSED_AT_MOST)
        largest = 0;
    JigValue **numbers = JIG_NEW_ARRAY(a, JigValue *, largest + 1),
             **indices = JIG_NEW_ARRAY(a, JigValue *, rank + 1);
    for (int64_t i = 0; i < largest; ++i)
        numbers[i] = jig_arith_index(rw, loc, i);
    for (size_t k = 0; k < n; ++k) {
        for (size_t i = 0; i < rank; ++i)
            indices[i] = numbers[at[i]];
        tensor = jig_tensor_insert_result(
            jig_tensor_insert_build(rw, loc,
                                    &(JigTensorInsert){.scalar = jig_op_operand(op, k),
                                                       .dest = tensor,
                                                       .indices = {indices, rank},
                                                       .result_type = type}));
        for (size_t i = rank; i-- > 0 && ++at[i] == jig_type_dim(type, i);)
            at[i] = 0;
    }
    JigOp *last = jig_value_def(tensor);
    jig_rw_replace1(rw, op, tensor);
    return last;
}

/* ---- Bodies that are about indices ---- */

/* A linalg.generic over `dest` that yields what `body`, a block with an index for each dimension,
 * yields; the block is used up. */
static JigOp *generic_of_body(JigRewriter *rw, JigLoc loc, JigBlock *body, JigValue *dest,
                              JigArena *a) {
    size_t rank = jig_type_rank(jig_value_type(dest));
    const JigMap *map = jig_map_identity(rw->ctx, (unsigned)rank);
    JigIterator *parallel = JIG_NEW_ARRAY(a, JigIterator, rank + 1);
    JigOp *generic = jig_linalg_build_generic(rw, loc, NULL, 0, &dest, 1, &map, parallel, rank);
    JigValue **indices = JIG_NEW_ARRAY(a, JigValue *, rank + 1);
    JigPoint point = jig_point(rw);
    JigBlock *to = jig_op_body(generic);
    jig_at_end(rw, to);
    for (size_t i = 0; i < rank; ++i)
        indices[i] = jig_linalg_index_result(
            jig_linalg_index_build(rw, loc,
                                   &(JigLinalgIndex){.result_type = jig_type_index(rw->ctx),
                                                     .dim = jig_attr_i64(rw->ctx, (int64_t)i)}));
    jig_rw_inline_block(rw, body, to, NULL, indices, rank);
    JigOp *yield = jig_block_last(to);
    JigValue *value = jig_tensor_yield_value(yield);
    jig_at_end(rw, to);
    jig_linalg_build_yield(rw, jig_op_loc(yield), &value, 1);
    jig_rw_erase(rw, yield);
    jig_set_point(rw, point);
    return generic;
}

static JigOp *generate_in_place(JigRewriter *rw, JigOp *op, JigArena *a) {
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_operands(op);
    JigValue **sizes = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        sizes[i] = jig_op_operand(op, i);
    JigValue *dest = empty(rw, loc, jig_op_result_type(op, 0), (JigValueList){sizes, n});
    JigOp *generic = generic_of_body(rw, loc, jig_op_body(op), dest, a);
    jig_rw_replace_op(rw, op, generic);
    return generic;
}

/* ---- tensor.pad ---- */

/* The dynamic sizes of the result: low + source + high. */
static JigValueList padded_sizes(JigRewriter *rw, JigOp *pad, JigArena *a) {
    JigLoc loc = jig_op_loc(pad);
    const JigType *type = jig_op_result_type(pad, 0);
    size_t rank, n = 0;
    JigMixed *low = jig_mixed_list(pad, "static_low", 1, &rank, a),
             *high = jig_mixed_list(pad, "static_high", 2, &rank, a);
    JigValue **sizes = JIG_NEW_ARRAY(a, JigValue *, rank + 1);
    const JigExpr *sum = jig_expr_add(jig_expr_symbol(rw->ctx, 0), jig_expr_symbol(rw->ctx, 1));
    sum = jig_expr_add(sum, jig_expr_symbol(rw->ctx, 2));
    const JigMap *map = jig_map(rw->ctx, 0, 3, &sum, 1);
    for (size_t i = 0; i < rank; ++i) {
        if (!jig_type_is_dynamic_dim(type, i))
            continue;
        JigValue *parts[] = {jig_tensor_pad_source(pad), jig_arith_index(rw, loc, (int64_t)i)};
        JigValue *source = jig_build_or_fold(rw, loc, JIG_TENSOR(DIM), parts, 2, NULL, 0, NULL);
        JigMixed size = jig_affine_apply_folded(
            rw, loc, map, (JigMixed[]){jig_mixed_value(source), low[i], high[i]});
        sizes[n++] = jig_arith_mixed_to_value(rw, loc, size);
    }
    return (JigValueList){sizes, n};
}

static bool pads_nothing(const JigOp *pad, JigArena *a) {
    size_t n;
    const JigMixed *low = jig_mixed_list(pad, "static_low", 1, &n, a),
                   *high = jig_mixed_list(pad, "static_high", 2, &n, a);
    return jig_mixed_all_are(low, n, 0) && jig_mixed_all_are(high, n, 0);
}

/* `dest` with the padding everywhere. */
static JigOp *fill_with_padding(JigRewriter *rw, JigOp *pad, JigValue *dest, JigArena *a) {
    JigLoc loc = jig_op_loc(pad);
    JigBlock *body = jig_op_body(pad);
    JigValue *value = jig_tensor_yield_value(jig_block_last(body));
    const JigAttr *constant = jig_constant_of(value);
    JigOp *by_arith =
        constant ? jig_arith_materialize(rw, constant, jig_value_type(value), jig_value_loc(value))
                 : NULL;
    if (by_arith)
        value = jig_op_result(by_arith, 0);
    else if (jig_value_block(value) == body)
        return generic_of_body(rw, loc, body, dest, a);
    return jig_linalg_build(rw, loc, JIG_LINALG(FILL), &value, 1, &dest, 1, NULL);
}

/* A pad that has to copy, and adds nothing. */
static JigOp *copy_whole(JigRewriter *rw, JigOp *pad, JigArena *a) {
    JigLoc loc = jig_op_loc(pad);
    JigValue *dest = jig_bufferization_alloc_tensor_result(jig_bufferization_alloc_tensor_build(
        rw, loc,
        &(JigBufferizationAllocTensor){.dynamic_sizes = padded_sizes(rw, pad, a),
                                       .result_type = jig_op_result_type(pad, 0)}));
    JigValue *source = jig_tensor_pad_source(pad);
    JigOp *copy = jig_linalg_build(rw, loc, JIG_LINALG(COPY), &source, 1, &dest, 1, NULL);
    jig_rw_replace_op(rw, pad, copy);
    return copy;
}

/* The source into a tensor that is padding all over. */
static JigOp *pad_in_place(JigRewriter *rw, JigOp *pad, JigArena *a) {
    JigLoc loc = jig_op_loc(pad);
    if (jig_tensor_pad_nofold_attr(pad) && pads_nothing(pad, a))
        return copy_whole(rw, pad, a);
    JigValue *source = jig_tensor_pad_source(pad);
    JigValue *dest = empty(rw, loc, jig_op_result_type(pad, 0), padded_sizes(rw, pad, a));
    JigOp *filled = fill_with_padding(rw, pad, dest, a);
    size_t rank;
    JigMixed *low = jig_mixed_list(pad, "static_low", 1, &rank, a),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        sizes[i] = jig_tensor_build_dim(rw, loc, source, i);
    JigOp *inserted =
        jig_tensor_build_insert_slice(rw, loc, source, jig_op_result(filled, 0),
                                      (JigSlice){.offsets = low, .sizes = sizes, .rank = rank});
    jig_rw_replace_op(rw, pad, inserted);
    return inserted;
}

JigOp *jig_structured_to_destination_style(JigRewriter *rw, JigOp *op, JigReason *why) {
    JigOp *(*fn)(JigRewriter *, JigOp *, JigArena *) =
        jig_op_is(op, JIG_TENSOR(FROM_ELEMENTS)) ? insert_elements
        : jig_op_is(op, JIG_TENSOR(GENERATE))    ? generate_in_place
        : jig_op_is(op, JIG_TENSOR(PAD))         ? pad_in_place
                                                 : NULL;
    if (!fn)
        return jig_refuse(why, op, "expected tensor.from_elements, tensor.generate or tensor.pad"),
               NULL;
    JigArena *a = jig_arena_create();
    jig_at_before(rw, op);
    JigOp *last = fn(rw, op, a);
    jig_arena_destroy(a);
    return last;
}

/* ---- Slices ---- */

JigOp *jig_structured_insert_slice_to_copy(JigRewriter *rw, JigOp *op, JigReason *why) {
    bool parallel = jig_op_is(op, JIG_TENSOR(PARALLEL_INSERT_SLICE));
    if (!parallel && !jig_op_is(op, JIG_TENSOR(INSERT_SLICE)))
        return jig_refuse(why, op,
                          "only InsertSliceOp and ParallelInsertSliceOp ops are supported"),
               NULL;
    JigValue *source = jig_tensor_insert_slice_source(op), *dest = jig_tensor_insert_slice_dest(op);
    JigOp *copy = jig_value_def_of(source, JIG_LINALG(COPY));
    if (copy)
        return copy;
    JigArena *a = jig_arena_create();
    JigLoc loc = jig_op_loc(op);
    JigSlice slice = {0};
    slice.offsets = jig_slice_offsets(op, &slice.rank, a);
    slice.sizes = jig_slice_sizes(op, &slice.rank, a);
    slice.strides = jig_slice_strides(op, &slice.rank, a);
    jig_at_before(rw, parallel ? jig_op_parent(op) : op);
    /* Of less dimensions than the destination has, where the source has less. */
    const JigType *t = jig_value_type(source),
                  *of_dest =
                      jig_type_tensor(jig_type_shape(t), jig_type_rank(t), jig_type_element(t),
                                      jig_type_encoding(jig_value_type(dest)));
    JigValue *place =
        jig_op_result(jig_tensor_build_extract_slice(rw, loc, of_dest, dest, slice), 0);
    copy = jig_linalg_build(rw, loc, JIG_LINALG(COPY), &source, 1, &place, 1, NULL);
    jig_at_before(rw, op);
    JigValue *copied = jig_op_result(copy, 0);
    JigOp *inserted = parallel
                          ? jig_tensor_build_parallel_insert_slice(rw, loc, copied, dest, slice)
                          : jig_tensor_build_insert_slice(rw, loc, copied, dest, slice);
    jig_rw_replace_op(rw, op, inserted);
    jig_arena_destroy(a);
    return copy;
}

/* ---- Buffers ---- */

JigOp *jig_structured_copy_to_memref(JigRewriter *rw, JigOp *op, JigReason *why) {
    if (!jig_op_is(op, JIG_LINALG(COPY)))
        return jig_refuse(why, op, "only linalg.copy target ops are supported"), NULL;
    JigValue *from = jig_linalg_generic_inputs_at(op, 0),
             *to = jig_linalg_generic_outputs_at(op, 0);
    const JigType *source = jig_value_type(from), *target = jig_value_type(to);
    if (jig_op_num_results(op))
        return jig_refuse(why, op, "cannot transform a linalg.copy on tensors into a memref.copy"),
               NULL;
    if (!jig_type_is_shaped(source))
        return jig_refuse(why, op, "cannot transform a linalg.copy which input has no shape"), NULL;
    if (jig_type_element(source) != jig_type_element(target))
        return jig_refuse(why, op,
                          "cannot transform a linalg.copy with different source and destination "
                          "element types "),
               NULL;
    jig_at_before(rw, op);
    JigOp *copy =
        jig_memref_copy_build(rw, jig_op_loc(op), &(JigMemrefCopy){.source = from, .target = to});
    jig_rw_replace_op(rw, op, copy);
    return copy;
}
