/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* vector: reads and writes of tensors, and vector.mask around them. */
#include "dialect/bufferization/bufferization.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector.h"
#include "payload/bufferize/bufferize_int.h"
#include "payload/vector_memory/vector_access.h"
#include "rewrite/values.h"
#include "support/arena.h"

/* ---- Reads ---- */

static bool transfer_read(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *buffer = jig_buffer_get(rw, jig_vector_transfer_read_base(op), b);
    if (!buffer)
        return false;
    JigVectorTransferRead parts = {
        .base = buffer,
        .indices = jig_values_of_operands(op, jig_vector_transfer_read_indices(op), rw->arena),
        .padding = jig_vector_transfer_read_padding(op),
        .mask = jig_vector_transfer_read_mask(op),
        .vector_type = jig_op_result_type(op, 0),
        .permutation_map = jig_vector_transfer_read_permutation_map_attr(op),
        .in_bounds = jig_vector_transfer_read_in_bounds_attr(op)};
    jig_buffer_replace_by(rw, op, jig_vector_transfer_read_build(rw, jig_op_loc(op), &parts));
    return true;
}
static const JigBufferIface of_transfer_read = {.reads = jig_bufferize_always,
                                                .writes = jig_bufferize_never,
                                                .values_of = jig_bufferize_nothing_shared,
                                                .bufferize = transfer_read};

static bool gather(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *buffer = jig_buffer_get(rw, jig_vector_gather_base(op), b);
    if (!buffer)
        return false;
    JigVectorGather parts = {
        .base = buffer,
        .offsets = jig_values_of_operands(op, jig_vector_gather_offsets(op), rw->arena),
        .indices = jig_vector_gather_indices(op),
        .mask = jig_vector_gather_mask(op),
        .pass_thru = jig_vector_gather_pass_thru(op),
        .result_type = jig_op_result_type(op, 0)};
    jig_buffer_replace_by(rw, op, jig_vector_gather_build(rw, jig_op_loc(op), &parts));
    return true;
}
static const JigBufferIface of_gather = {.reads = jig_bufferize_always,
                                         .writes = jig_bufferize_never,
                                         .values_of = jig_bufferize_nothing_shared,
                                         .bufferize = gather};

/* ---- vector.scatter ---- */

static bool reads_base(JigOp *op, size_t operand, JigBuffering *b) {
    (void)op, (void)b;
    return operand == 0;
}

/* A scatter into a tensor may go without a result, and one into a buffer have one. */
static bool gives_what_it_takes(JigOp *op) {
    return jig_op_num_results(op) == 1 &&
           jig_op_result_type(op, 0) == jig_value_type(jig_vector_scatter_base(op));
}

static void scattered_into(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    if (gives_what_it_takes(op))
        jig_bufferize_result_same(op, operand, b, out);
}

static bool scatter(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    if (!gives_what_it_takes(op))
        return jig_refuse(why, op, "its result is not the tensor that it writes to");
    JigValue *buffer = jig_buffer_get(rw, jig_vector_scatter_base(op), b);
    if (!buffer)
        return false;
    JigVectorScatter parts = {
        .base = buffer,
        .offsets = jig_values_of_operands(op, jig_vector_scatter_offsets(op), rw->arena),
        .indices = jig_vector_scatter_indices(op),
        .mask = jig_vector_scatter_mask(op),
        .value_to_store = jig_vector_scatter_value_to_store(op)};
    JigOp *made = jig_vector_scatter_build(rw, jig_op_loc(op), &parts);
    jig_buffer_done_by(rw, op, made, &buffer);
    return true;
}
static const JigBufferIface of_scatter = {
    .reads = reads_base, .writes = reads_base, .values_of = scattered_into, .bufferize = scatter};

/* ---- vector.transfer_write ---- */

/* How much of dim `d` of what is written to the vector has. */
static int64_t extent_of(const JigMap *map, const JigType *t, size_t d) {
    for (size_t i = 0; i < jig_map_num_results(map); ++i)
        if (jig_map_dim_position(map, i) == d)
            return jig_type_dim(t, i);
    return 1;
}

/* Is something left of what was there? */
static bool leaves_something(JigOp *op, size_t operand, JigBuffering *b) {
    (void)operand, (void)b;
    const JigType *dest = jig_value_type(jig_vector_transfer_write_base(op)),
                  *t = jig_value_type(jig_vector_transfer_write_value_to_store(op));
    if (!jig_type_has_static_shape(dest))
        return true;
    for (size_t i = 0; i < jig_vector_transfer_write_num_indices(op); ++i) {
        int64_t at;
        if (!jig_constant_int(jig_vector_transfer_write_indices_at(op, i), &at) || at)
            return true;
    }
    if (jig_vector_transfer_write_mask(op) || jig_vector_memory_is_masked(op))
        return true;
    for (size_t i = 0; i < jig_type_rank(dest) && i < jig_type_rank(t); ++i)
        if (jig_type_dim(dest, i) > jig_type_dim(t, i))
            return true;
    const JigMap *map = jig_vector_transfer(op).map;
    for (size_t d = 0; d < jig_type_rank(dest); ++d)
        if (jig_type_dim(dest, d) > extent_of(map, t, d))
            return true;
    return false;
}

static bool write(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *buffer = jig_buffer_get(rw, jig_vector_transfer_write_base(op), b);
    if (!buffer)
        return false;
    JigVectorTransferWrite parts = {
        .value_to_store = jig_vector_transfer_write_value_to_store(op),
        .base = buffer,
        .indices = jig_values_of_operands(op, jig_vector_transfer_write_indices(op), rw->arena),
        .mask = jig_vector_transfer_write_mask(op),
        .permutation_map = jig_vector_transfer_write_permutation_map_attr(op),
        .in_bounds = jig_vector_transfer_write_in_bounds_attr(op)};
    JigOp *made = jig_vector_transfer_write_build(rw, jig_op_loc(op), &parts);
    jig_buffer_done_by(rw, op, made, &buffer);
    return true;
}
static const JigBufferIface of_write = {.reads = leaves_something, .bufferize = write};

/* Is the value the slice of the tensor that the vector takes the place of? A mask leaves some of
 * it. */
static bool writes_slice(JigOp *op, JigValue *v, bool (*same)(JigValue *, JigValue *, void *),
                         void *user) {
    enum { BASE = 1 };
    JigOp *slice = jig_value_def(v);
    if (!jig_op_is(slice, JIG_TENSOR(EXTRACT_SLICE)) || jig_vector_transfer_write_mask(op) ||
        jig_vector_memory_is_masked(op) ||
        !same(jig_op_operand(op, BASE), jig_tensor_extract_slice_source(slice), user))
        return false;
    const JigMap *map = jig_vector_transfer(op).map;
    const JigType *t = jig_value_type(jig_vector_transfer_write_value_to_store(op));
    JigArena *a = jig_arena_create();
    size_t n, i = 0;
    const JigMixed *offsets = jig_slice_offsets(slice, &n, a),
                   *sizes = jig_slice_sizes(slice, &n, a),
                   *strides = jig_slice_strides(slice, &n, a);
    while (
        i < n &&
        jig_mixed_equal(offsets[i], jig_mixed_value(jig_vector_transfer_write_indices_at(op, i))) &&
        jig_mixed_is(sizes[i], extent_of(map, t, i)) && jig_mixed_is(strides[i], 1))
        ++i;
    jig_arena_destroy(a);
    return i == n;
}
static const JigSubsetIface part_of_write = {.source = 0, .dest = 1, .matches = writes_slice};

/* ---- vector.mask ---- */

static void mask_operands(JigOp *op, JigValue *value, JigBuffering *b, JigBufferAliases *out) {
    (void)b;
    JigOp *yield = jig_block_last(jig_op_body(op));
    jig_buffer_aliases_add(out, jig_op_use(yield, jig_value_index(value)), value, true, true);
}

static bool mask_resolve(JigRewriter *rw, JigOp *op, JigBuffering *b) {
    JIG_CHECK(jig_buffer_resolve_operands(rw, op, b));
    for (JigOp *in = jig_block_first(jig_op_body(op)); in; in = jig_op_next(in))
        if (jig_op_is(in, JIG_BUFFERIZATION(ALLOC_TENSOR)))
            return jig_op_error(op, "body must bufferize in-place");
    return true;
}

static JigOp *masked_op(const JigOp *mask) {
    JigOp *op = jig_block_first(jig_op_body(mask));
    return op != jig_block_last(jig_op_body(mask)) ? op : NULL;
}

/* What the yield passes on that is not made inside is a buffer now, and needs no mask. */
static bool mask(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigOp *in = masked_op(op), *yield = jig_block_last(jig_op_body(op));
    if (!in || !jig_buffer_of(in, b))
        return true;
    size_t n = jig_op_num_operands(yield), inner = 0;
    JigArena *a = jig_arena_create();
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, n + 1),
             **kept = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    const JigType **types = JIG_NEW_ARRAY(a, const JigType *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        JigValue *v = jig_op_operand(yield, i);
        if (jig_value_def(v) != in) {
            values[i] = v;
            continue;
        }
        types[inner] = jig_value_type(v);
        kept[inner++] = v;
    }
    jig_op_set_operands(yield, kept, inner);
    jig_rw_modified(rw, yield);
    JigVectorMask parts = {.mask = jig_vector_mask_mask(op),
                           .passthru = jig_vector_mask_passthru(op),
                           .result_types = {types, inner},
                           .mask_region = jig_vector_mask_mask_region(op)};
    JigOp *made = jig_vector_mask_build(rw, jig_op_loc(op), &parts);
    for (size_t i = 0, k = 0; i < n; ++i)
        if (!values[i])
            values[i] = jig_op_result(made, k++);
    jig_buffer_done_by(rw, op, made, values);
    jig_arena_destroy(a);
    return true;
}
static const JigBufferIface of_mask = {
    .operands_of = mask_operands, .resolve = mask_resolve, .bufferize = mask};

static bool yield(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JigOp *parent = jig_op_parent(op);
    if (!jig_op_is(parent, JIG_VECTOR(MASK)))
        return jig_refuse(why, op, "unsupported vector::YieldOp parent");
    if (!masked_op(parent) || !jig_buffer_of(masked_op(parent), b))
        return true;
    size_t n = jig_op_num_operands(op);
    JigValue **values = jig_calloc(n + 1, sizeof *values);
    bool ok = true;
    for (size_t i = 0; i < n && ok; ++i) {
        values[i] = jig_op_operand(op, i);
        if (jig_type_is_tensor(jig_value_type(values[i])))
            ok = (values[i] = jig_buffer_get(rw, values[i], b)) != NULL;
    }
    if (ok) {
        JigVectorYield parts = {.operands = {values, n}};
        jig_rw_takes_over(rw, op, jig_vector_yield_build(rw, jig_op_loc(op), &parts));
        jig_rw_erase(rw, op);
    }
    jig_free(values);
    return ok;
}

static void yield_values(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    (void)b;
    jig_buffer_aliases_add(out, jig_op_use(op, operand), jig_op_result(jig_op_parent(op), operand),
                           true, true);
}
static const JigBufferIface of_yield = {.reads = jig_bufferize_always,
                                        .writes = jig_bufferize_never,
                                        .values_of = yield_values,
                                        .only_in_place = true,
                                        .bufferize = yield};

const JigOpIfaces jig_bufferize_vector_ops[] = {
    {"vector.gather", {{&jig_iface_buffer, &of_gather}, {0}}},
    {"vector.mask", {{&jig_iface_buffer, &of_mask}, {0}}},
    {"vector.scatter", {{&jig_iface_buffer, &of_scatter}, {0}}},
    {"vector.transfer_read", {{&jig_iface_buffer, &of_transfer_read}, {0}}},
    {"vector.transfer_write",
     {{&jig_iface_buffer, &of_write}, {&jig_iface_subset, &part_of_write}, {0}}},
    {"vector.yield", {{&jig_iface_buffer, &of_yield}, {0}}},
    {0},
};
