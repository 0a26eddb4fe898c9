/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/buffers/allocate.h"

#include "dialect/arith/arith.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_pad.h"
#include "dialect/vector/vector.h"
#include "support/arena.h"

typedef struct Work {
    JigRewriter *rw;
    const JigAllocation *how;
    JigArena *a;
    JigLoc loc;
} Work;

/* ---- Structured ops and their like: the same op on buffers ---- */

static JigValue *init_result(const JigOp *op, size_t operand) {
    return jig_dps_tied_result(op, operand);
}

static bool same_on_buffers(JigRewriter *rw, JigOp *op, JigValue *const *buffers,
                            JigValue **results) {
    size_t n = jig_op_num_operands(op);
    JigValue **operands = jig_calloc(n + 1, sizeof *operands);
    for (size_t i = 0; i < n; ++i) {
        operands[i] = buffers[i] ? buffers[i] : jig_op_operand(op, i);
        if (init_result(op, i))
            *results++ = buffers[i];
    }
    jig_rw_clone_with(rw, jig_op_loc(op), op, operands, NULL);
    jig_free(operands);
    return true;
}

static const JigBufferIface structured_buffer = {.result_in = init_result,
                                                 .on_buffers = same_on_buffers};

static bool softmax(JigRewriter *rw, JigOp *op, JigValue *const *buffers, JigValue **results) {
    jig_linalg_softmax_build(
        rw, jig_op_loc(op),
        &(JigLinalgSoftmax){.input = buffers[0],
                            .output = buffers[1],
                            .dimension = jig_linalg_softmax_dimension_attr(op)});
    results[0] = buffers[1];
    return true;
}
static const JigBufferIface softmax_buffer = {.result_in = init_result, .on_buffers = softmax};

static const JigBufferIface *buffer_of(const JigOp *op) {
    const JigBufferIface *own = jig_buffer(op);
    if (own)
        return own;
    if (jig_op_is(op, JIG_LINALG(SOFTMAX)))
        return &softmax_buffer;
    return jig_structured(op) ? &structured_buffer : NULL;
}

/* ---- Allocations ---- */

/* Of a tensor's shape; `sizes` as many as it has dimensions. */
static JigValue *allocate(Work *w, const JigType *tensor, const JigMixed *sizes) {
    size_t n = 0;
    JigValue **dynamic = JIG_NEW_ARRAY(w->a, JigValue *, jig_type_rank(tensor) + 1);
    for (size_t i = 0; i < jig_type_rank(tensor); ++i)
        if (jig_type_is_dynamic_dim(tensor, i))
            dynamic[n++] = jig_mixed_to_value(w->rw, w->loc, sizes[i]);
    JigValueList list = {dynamic, n};
    const JigType *t = jig_type_memref(jig_type_shape(tensor), jig_type_rank(tensor),
                                       jig_type_element(tensor), NULL, w->how->space);
    JigOp *op =
        w->how->on_stack
            ? jig_memref_alloca_build(w->rw, w->loc,
                                      &(JigMemrefAlloca){.dynamic_sizes = list, .memref_type = t})
            : jig_memref_alloc_build(w->rw, w->loc,
                                     &(JigMemrefAlloc){.dynamic_sizes = list, .memref_type = t});
    return jig_op_result(op, 0);
}

static void free_at_end(Work *w, JigValue *buffer) {
    if (!w->how->free || w->how->on_stack)
        return;
    JigPoint point = jig_point(w->rw);
    JigBlock *block = jig_op_block(jig_value_def(buffer));
    jig_at_before(w->rw, jig_block_last(block));
    jig_memref_dealloc_build(w->rw, w->loc, &(JigMemrefDealloc){.memref = buffer});
    jig_set_point(w->rw, point);
}

/* A buffer of which nothing is known but the shape. */
static const JigType *any_layout(const JigType *tensor, JigArena *a) {
    size_t rank = jig_type_rank(tensor);
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        strides[i] = JIG_DYNAMIC;
    return jig_type_memref(
        jig_type_shape(tensor), rank, jig_type_element(tensor),
        jig_attr_strided_layout(jig_type_context(tensor), JIG_DYNAMIC, strides, rank), NULL);
}

static JigValue *to_buffer(Work *w, JigLoc loc, JigValue *tensor, bool read_only) {
    JigBufferizationToBuffer parts = {.tensor = tensor,
                                      .buffer_type = any_layout(jig_value_type(tensor), w->a),
                                      .read_only = read_only ? jig_attr_unit(w->rw->ctx) : NULL};
    return jig_op_result(jig_bufferization_to_buffer_build(w->rw, loc, &parts), 0);
}

static JigValue *to_tensor(Work *w, JigValue *buffer, const JigType *tensor, bool own) {
    const JigAttr *flag = own ? jig_attr_unit(w->rw->ctx) : NULL;
    JigBufferizationToTensor parts = {
        .buffer = buffer, .result_type = tensor, .restrict_ = flag, .writable = flag};
    return jig_op_result(jig_bufferization_to_tensor_build(w->rw, w->loc, &parts), 0);
}

static void copy(Work *w, JigValue *tensor, JigValue *buffer) {
    if (w->how->copy == JIG_COPY_LATER) {
        JigBufferizationMaterializeInDestination parts = {
            .source = tensor, .dest = buffer, .writable = jig_attr_unit(w->rw->ctx)};
        jig_bufferization_materialize_in_destination_build(w->rw, w->loc, &parts);
        return;
    }
    JigValue *source = to_buffer(w, w->loc, tensor, true);
    if (w->how->copy == JIG_COPY_MEMREF)
        jig_memref_copy_build(w->rw, w->loc, &(JigMemrefCopy){.source = source, .target = buffer});
    else
        jig_linalg_build(w->rw, w->loc, JIG_LINALG(COPY), &source, 1, &buffer, 1, NULL);
}

/* ---- Destinations ---- */

/* Was nothing written to it, or to what it is a part or another shape of? */
static bool is_undefined(const JigValue *tensor) {
    const JigOp *op = jig_value_def(tensor);
    const JigBufferIface *iface;
    while (op && (iface = jig_buffer(op)) && iface->only_views)
        op = jig_value_def(jig_op_operand(op, 0));
    return jig_op_is(op, JIG_TENSOR(EMPTY)) || (jig_op_is(op, JIG_BUFFERIZATION(ALLOC_TENSOR)) &&
                                                !jig_bufferization_alloc_tensor_copy(op));
}

static JigMixed dim_of(Work *w, JigValue *tensor, size_t i) {
    JigLoc loc = jig_value_loc(tensor);
    JigTensorDim parts = {
        .source = tensor,
        .index = jig_mixed_to_value(w->rw, loc, jig_mixed_int(w->rw->ctx, (int64_t)i))};
    return jig_mixed_value(jig_op_result(jig_tensor_dim_build(w->rw, loc, &parts), 0));
}

/* Operand `i` of op gets an allocation. */
static JigValue *move_destination(Work *w, JigOp *op, size_t i, bool own) {
    JigValue *old = jig_op_operand(op, i);
    const JigType *t = jig_value_type(old);
    JigMixed *sizes = JIG_NEW_ARRAY(w->a, JigMixed, jig_type_rank(t) + 1);
    if (!jig_type_has_static_shape(t) && !jig_reify_sizes(w->rw, old, sizes))
        for (size_t d = 0; d < jig_type_rank(t); ++d)
            if (jig_type_is_dynamic_dim(t, d))
                sizes[d] = dim_of(w, old, d);
    JigValue *buffer = allocate(w, t, sizes);
    if (!is_undefined(old))
        copy(w, old, buffer);
    JigValue *tensor = to_tensor(w, buffer, t, own);
    jig_rw_set_operand(w->rw, op, i, tensor);
    return buffer;
}

/* The buffers that op writes to; the first of them. NULL: there is none. */
static JigValue *move_destinations(Work *w, JigOp *op, const JigBufferIface *iface, bool own,
                                   JigValue **buffers) {
    JigValue *first = NULL;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        if (!jig_type_is_ranked_tensor(jig_value_type(jig_op_operand(op, i))) ||
            !iface->result_in || !iface->result_in(op, i))
            continue;
        buffers[i] = move_destination(w, op, i, own);
        first = first ? first : buffers[i];
    }
    return first;
}

/* ---- The op ---- */

/* The buffers of the tensors that op only reads. */
static void find_sources(Work *w, JigOp *op, JigValue **buffers) {
    JigPoint point = jig_point(w->rw);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        if (buffers[i] || !jig_type_is_ranked_tensor(jig_value_type(v)))
            continue;
        if (jig_value_def_is(v, JIG_BUFFERIZATION(TO_TENSOR))) {
            buffers[i] = jig_bufferization_to_tensor_buffer(jig_value_def(v));
            continue;
        }
        jig_at_after_value(w->rw, v);
        buffers[i] = to_buffer(w, jig_value_loc(v), v, false);
    }
    jig_set_point(w->rw, point);
}

static bool is_possible(const JigOp *op, const JigBufferIface *iface) {
    if (!iface || jig_op_num_results(op) != 1 ||
        !jig_type_is_ranked_tensor(jig_op_result_type(op, 0)))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_tensor(jig_value_type(jig_op_operand(op, i))) &&
            !jig_type_has_rank(jig_value_type(jig_op_operand(op, i))))
            return false;
    return true;
}

/* An op that is an allocation: the same one. */
static JigValue *allocate_as(Work *w, JigOp *op) {
    const JigType *t = jig_op_result_type(op, 0);
    JigMixed *sizes = JIG_NEW_ARRAY(w->a, JigMixed, jig_type_rank(t) + 1);
    JigValue *source = jig_bufferization_alloc_tensor_copy(op);
    size_t next = 0;
    for (size_t d = 0; d < jig_type_rank(t); ++d)
        if (jig_type_is_dynamic_dim(t, d))
            sizes[d] =
                source
                    ? jig_build_dim(w->rw, w->loc, source, d)
                    : jig_mixed_value(jig_bufferization_alloc_tensor_dynamic_sizes_at(op, next++));
    JigValue *buffer = allocate(w, t, sizes);
    if (source)
        copy(w, source, buffer);
    return buffer;
}

static bool on_buffers(Work *w, JigOp *op, const JigBufferIface *iface, JigValue **buffer) {
    JigValue *result = NULL;
    JigValue **buffers = jig_arena_calloc(w->a, (jig_op_num_operands(op) + 1) * sizeof *buffers);
    if (iface->allocates) {
        *buffer = result = allocate_as(w, op);
    } else {
        *buffer = move_destinations(w, op, iface, false, buffers);
        find_sources(w, op, buffers);
        if (!*buffer || !iface->on_buffers(w->rw, op, buffers, &result))
            return false;
    }
    jig_rw_replace1(w->rw, op, to_tensor(w, result, jig_op_result_type(op, 0), true));
    free_at_end(w, *buffer);
    return true;
}

/* ---- vector.mask: with the op in its region ---- */

static JigOp *masked(const JigOp *mask) {
    JigOp *op = jig_block_first(jig_op_body(mask));
    return op != jig_block_last(jig_op_body(mask)) ? op : NULL;
}

static bool mask_on_buffers(Work *w, JigOp *mask, JigValue **buffer) {
    JigOp *inner = masked(mask);
    const JigBufferIface *iface = buffer_of(inner);
    JigValue *result = NULL;
    JigValue **buffers = jig_arena_calloc(w->a, (jig_op_num_operands(inner) + 1) * sizeof *buffers);
    w->loc = jig_op_loc(inner);
    *buffer = move_destinations(w, inner, iface, false, buffers);
    w->loc = jig_op_loc(mask);
    JigRegion *region = jig_region_create(w->rw->ctx);
    JigOp *on_memory = jig_vector_mask_build(
        w->rw, w->loc, &(JigVectorMask){.mask = jig_vector_mask_mask(mask), .mask_region = region});
    jig_region_destroy(region);
    JigPoint point = jig_point(w->rw);
    jig_create_block(w->rw, jig_vector_mask_mask_region(on_memory), NULL, NULL, 0, w->loc);
    jig_at_end(w->rw, jig_op_body(on_memory));
    bool ok = *buffer && iface->on_buffers(w->rw, inner, buffers, &result);
    if (ok)
        jig_vector_yield_build(w->rw, w->loc, &(JigVectorYield){0});
    jig_set_point(w->rw, point);
    if (!ok)
        return false;
    jig_rw_replace1(w->rw, mask, to_tensor(w, result, jig_op_result_type(mask, 0), true));
    free_at_end(w, *buffer);
    return true;
}

/* ---- tensor.pad ---- */

/* The body of `pad`, of whose coordinates the padding depends, over all elements of the buffer. */
static void compute_padding(Work *w, JigOp *pad, JigValue *buffer) {
    size_t rank = jig_type_rank(jig_value_type(buffer));
    const JigMap *map = jig_map_identity(w->rw->ctx, (uint32_t)rank);
    JigIterator *iterators = jig_arena_calloc(w->a, (rank + 1) * sizeof *iterators);
    JigOp *generic =
        jig_linalg_build_generic(w->rw, w->loc, NULL, 0, &buffer, 1, &map, iterators, rank);
    JigPoint point = jig_point(w->rw);
    JigBlock *from = jig_region_first(jig_tensor_pad_region(pad));
    JigIRMap *to = jig_irmap_create();
    jig_at_end(w->rw, jig_op_body(generic));
    for (size_t d = 0; d < rank; ++d) {
        JigOp *index = jig_linalg_index_build(
            w->rw, w->loc, &(JigLinalgIndex){.dim = jig_attr_i64(w->rw->ctx, (int64_t)d)});
        jig_irmap_value(to, jig_block_arg(from, d), jig_op_result(index, 0));
    }
    for (JigOp *op = jig_block_first(from); op != jig_block_last(from); op = jig_op_next(op))
        jig_rw_clone(w->rw, op, to);
    JigValue *value = jig_irmap_get(to, jig_tensor_yield_value(jig_block_last(from)));
    jig_linalg_build_yield(w->rw, w->loc, &value, 1);
    jig_irmap_destroy(to);
    jig_set_point(w->rw, point);
}

/* Writes the padding everywhere. */
static void fill(Work *w, JigOp *pad, JigValue *buffer) {
    JigValue *value = jig_pad_value(pad);
    const JigAttr *constant = value ? jig_constant_of(value) : NULL;
    if (constant) /* which may stand in the body */
        value = jig_arith_constant(w->rw, w->loc, jig_value_type(value), constant);
    if (value)
        jig_linalg_build(w->rw, w->loc, JIG_LINALG(FILL), &value, 1, &buffer, 1, NULL);
    else
        compute_padding(w, pad, buffer);
}

static bool pad_on_buffers(Work *w, JigOp *pad, JigValue **buffer) {
    const JigType *t = jig_op_result_type(pad, 0);
    JigMixed *sizes = JIG_NEW_ARRAY(w->a, JigMixed, jig_type_rank(t) + 1);
    if (!jig_type_has_static_shape(t))
        (void)jig_reify_sizes(w->rw, jig_op_result(pad, 0), sizes);
    *buffer = allocate(w, t, sizes);
    fill(w, pad, *buffer);
    JigValue *source = jig_tensor_pad_source(pad);
    size_t rank = jig_type_rank(jig_value_type(source));
    JigMixed *whole = JIG_NEW_ARRAY(w->a, JigMixed, rank + 1),
             *ones = JIG_NEW_ARRAY(w->a, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i) {
        whole[i] = jig_build_dim(w->rw, w->loc, source, i);
        ones[i] = jig_mixed_int(w->rw->ctx, 1);
    }
    size_t n;
    JigSlice slice = {jig_mixed_list(pad, "static_low", 1, &n, w->a), whole, ones, rank};
    JigOp *part = jig_build_subview(w->rw, w->loc, NULL, *buffer, slice);
    copy(w, source, jig_op_result(part, 0));
    jig_rw_replace1(w->rw, pad, to_tensor(w, *buffer, t, true));
    free_at_end(w, *buffer);
    return true;
}

/* ---- Entry points ---- */

typedef bool WayFn(Work *w, JigOp *op, JigValue **buffer);

static bool op_on_buffers(Work *w, JigOp *op, JigValue **buffer) {
    return on_buffers(w, op, buffer_of(op), buffer);
}

/* How op comes to live in buffers; NULL: it can't. */
static WayFn *way_of(const JigOp *op) {
    if (jig_op_is(op, JIG_TENSOR(PAD)))
        return pad_on_buffers;
    if (jig_op_is(op, JIG_VECTOR(MASK)))
        return masked(op) && is_possible(masked(op), buffer_of(masked(op))) ? mask_on_buffers
                                                                            : NULL;
    return is_possible(op, buffer_of(op)) ? op_on_buffers : NULL;
}

static bool no_way(const JigOp *op, JigReason *why) {
    return jig_refuse(why, op,
                      "no buffer for its result among its operands, or it has more results");
}

bool jig_bufferize_to_allocation(JigRewriter *rw, JigOp *op, const JigAllocation *how,
                                 JigValue **buffer, JigReason *why) {
    WayFn *way = way_of(op);
    if (!way)
        return no_way(op, why);
    Work w = {rw, how, jig_arena_create(), jig_op_loc(op)};
    jig_at_before(rw, op);
    bool ok = way(&w, op, buffer);
    jig_arena_destroy(w.a);
    return ok || no_way(op, why);
}

bool jig_bufferize_destinations(JigRewriter *rw, JigOp *op, const JigAllocation *how,
                                JigValue **buffer, JigReason *why) {
    const JigBufferIface *iface = buffer_of(op);
    if (way_of(op) && way_of(op) != op_on_buffers) /* nothing of them is left for tensors */
        return jig_bufferize_to_allocation(rw, op, how, buffer, why);
    if (!is_possible(op, iface))
        return no_way(op, why);
    Work w = {rw, how, jig_arena_create(), jig_op_loc(op)};
    JigValue **buffers = jig_arena_calloc(w.a, (jig_op_num_operands(op) + 1) * sizeof *buffers);
    jig_at_before(rw, op);
    *buffer = move_destinations(&w, op, iface, true, buffers);
    if (*buffer)
        free_at_end(&w, *buffer);
    jig_arena_destroy(w.a);
    return *buffer || no_way(op, why);
}
