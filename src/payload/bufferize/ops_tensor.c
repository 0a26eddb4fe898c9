/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tensor: elements, parts, and what is told of tensors. */
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "payload/bufferize/bufferize_int.h"
#include "rewrite/values.h"
#include "support/arena.h"

/* ---- tensor.dim, tensor.rank ---- */

static bool dim(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigMemrefDim parts = {.source = jig_buffer_get(rw, jig_tensor_dim_source(op), b),
                          .index = jig_tensor_dim_index(op)};
    if (!parts.source)
        return false;
    jig_buffer_replace_by(rw, op, jig_memref_dim_build(rw, jig_op_loc(op), &parts));
    return true;
}
static const JigBufferIface of_dim = {.reads = jig_bufferize_never,
                                      .writes = jig_bufferize_never,
                                      .values_of = jig_bufferize_nothing_shared,
                                      .bufferize = dim};

static bool rank(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigMemrefRank parts = {.memref = jig_buffer_get(rw, jig_tensor_rank_tensor(op), b)};
    if (!parts.memref)
        return false;
    jig_buffer_replace_by(rw, op, jig_memref_rank_build(rw, jig_op_loc(op), &parts));
    return true;
}
static const JigBufferIface of_rank = {.reads = jig_bufferize_never,
                                       .writes = jig_bufferize_never,
                                       .values_of = jig_bufferize_nothing_shared,
                                       .bufferize = rank};

/* ---- Elements ---- */

static bool extract(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *buffer = jig_buffer_get(rw, jig_tensor_extract_tensor(op), b);
    if (!buffer)
        return false;
    JigValueList indices = jig_values_of_operands(op, jig_tensor_extract_indices(op), rw->arena);
    jig_buffer_replace_by(rw, op, jig_memref_build_load(rw, jig_op_loc(op), buffer, indices));
    return true;
}
static const JigBufferIface of_extract = {.reads = jig_bufferize_always,
                                          .writes = jig_bufferize_never,
                                          .values_of = jig_bufferize_nothing_shared,
                                          .bufferize = extract};

static bool insert(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *buffer = jig_buffer_get(rw, jig_tensor_insert_dest(op), b);
    if (!buffer)
        return false;
    JigValueList indices = jig_values_of_operands(op, jig_tensor_insert_indices(op), rw->arena);
    JigOp *store =
        jig_memref_build_store(rw, jig_op_loc(op), jig_tensor_insert_scalar(op), buffer, indices);
    jig_buffer_done_by(rw, op, store, &buffer);
    return true;
}
static const JigBufferIface of_insert = {.bufferize = insert};

/* ---- Parts ---- */

static bool refuse_slice(const JigOp *op, JigReason *why) {
    return jig_refuse(why, op, "the layout of the buffer does not allow this slice");
}

static const JigType *extract_slice_type(JigOp *op, JigValue *v, JigBufferTypes *types) {
    const JigType *from = jig_buffer_type_in(jig_tensor_extract_slice_source(op), types);
    return from ? jig_bufferize_slice_type(op, from, jig_value_type(v)) : NULL;
}

static bool extract_slice(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JigValue *buffer = jig_buffer_get(rw, jig_tensor_extract_slice_source(op), b);
    const JigType *type = buffer ? jig_buffer_type(jig_op_result(op, 0), b) : NULL;
    if (!buffer)
        return false;
    if (!type)
        return refuse_slice(op, why);
    JigValue *slice = jig_bufferize_slice(rw, op, buffer, type);
    jig_buffer_replace_by(rw, op, jig_value_def(slice));
    return true;
}
static const JigBufferIface of_extract_slice = {.reads = jig_bufferize_never,
                                                .writes = jig_bufferize_never,
                                                .values_of = jig_bufferize_result_part,
                                                .type = extract_slice_type,
                                                .bufferize = extract_slice};

/* The whole of the destination? */
static bool covers(JigOp *op, const JigType *dest) {
    JigArena *a = jig_arena_create();
    JigSlice s = jig_tensor_slice(op, a, NULL);
    bool all = jig_mixed_all_are(s.offsets, s.rank, 0) &&
               (!s.strides || jig_mixed_all_are(s.strides, s.rank, 1));
    for (size_t i = 0; i < s.rank && all; ++i)
        all = !jig_type_is_dynamic_dim(dest, i) && jig_mixed_is(s.sizes[i], jig_type_dim(dest, i));
    jig_arena_destroy(a);
    return all;
}

/* The source, and what stays of the destination. */
static bool insertion_reads(JigOp *op, size_t operand, JigBuffering *b) {
    (void)b;
    return operand == 0 || !covers(op, jig_value_type(jig_tensor_insert_slice_dest(op)));
}

/* The source is copied to where it belongs in the buffer `dest`. `from`: its buffer, or NULL where
 * that is got behind the slice. NULL: it can't be. */
static JigOp *copy_into(JigRewriter *rw, JigOp *op, JigValue *dest, JigValue *from, JigBuffering *b,
                        JigReason *why) {
    JigValue *source = jig_tensor_insert_slice_source(op);
    const JigType *type =
        jig_bufferize_slice_type(op, jig_value_type(dest), jig_value_type(source));
    JigValue *slice = type ? jig_bufferize_slice(rw, op, dest, type) : NULL;
    if (!slice) {
        refuse_slice(op, why);
        return NULL;
    }
    if (!from)
        from = jig_buffer_get(rw, source, b);
    return from ? jig_buffer_copy_content(rw, jig_op_loc(op), from, slice, b) : NULL;
}

static bool insert_slice(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JigValue *dest = jig_buffer_get(rw, jig_tensor_insert_slice_dest(op), b);
    JigOp *copy = dest ? copy_into(rw, op, dest, NULL, b, why) : NULL;
    if (copy)
        jig_buffer_done_by(rw, op, copy, &dest);
    return copy;
}
static const JigBufferIface of_insert_slice = {.reads = insertion_reads, .bufferize = insert_slice};

/* ---- The same part ---- */

/* What the slice is of: the source of an extraction, the destination of an insertion. */
static JigValue *whole_of(const JigOp *op) {
    const JigSubsetIface *s = jig_subset(op);
    return jig_op_operand(op, s ? s->dest : 0);
}

typedef bool EqualFn(JigMixed x, JigMixed y);

/* Are both computed in the same way from the same values? */
static bool computed_alike(const JigValue *x, const JigValue *y, int depth) {
    const JigOp *a = jig_value_def(x), *b = jig_value_def(y);
    if (x == y)
        return true;
    if (!a || !b || !depth || jig_op_name_record(a) != jig_op_name_record(b) ||
        jig_op_attrs(a) != jig_op_attrs(b) || jig_value_index(x) != jig_value_index(y) ||
        jig_op_num_operands(a) != jig_op_num_operands(b) || jig_op_num_regions(a) ||
        !jig_op_is_pure((JigOp *)a))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(a); ++i)
        if (!computed_alike(jig_op_operand(a, i), jig_op_operand(b, i), depth - 1))
            return false;
    return true;
}

static bool alike(JigMixed x, JigMixed y) {
    enum { DEPTH = 6 };
    return jig_mixed_equal(x, y) || (x.value && y.value && computed_alike(x.value, y.value, DEPTH));
}

static bool lists_equal(const JigMixed *x, const JigMixed *y, size_t n, EqualFn *equal) {
    for (size_t i = 0; i < n; ++i)
        if (!equal(x[i], y[i]))
            return false;
    return true;
}

static bool same_slice(const JigOp *x, const JigOp *y, EqualFn *equal) {
    JigArena *a = jig_arena_create();
    size_t n, m;
    bool same = true;
    JigMixed *(*const lists[])(const JigOp *, size_t *, JigArena *) = {
        jig_slice_offsets, jig_slice_sizes, jig_slice_strides};
    for (size_t i = 0; i < JIG_LEN(lists) && same; ++i) {
        const JigMixed *of_x = lists[i](x, &n, a), *of_y = lists[i](y, &m, a);
        same = n == m && lists_equal(of_x, of_y, n, equal);
    }
    jig_arena_destroy(a);
    return same;
}

static bool matches(JigOp *op, JigValue *v, bool (*same)(JigValue *, JigValue *, void *),
                    void *user) {
    JigOp *other = jig_value_def(v);
    if (!jig_op_is(other, JIG_TENSOR(EXTRACT_SLICE)) && !jig_op_is(other, JIG_TENSOR(INSERT_SLICE)))
        return false;
    /* Threads put their parts where they took them from, which tiling computes twice. */
    bool parallel = jig_op_is(op, JIG_TENSOR(PARALLEL_INSERT_SLICE));
    return same(whole_of(op), whole_of(other), user) &&
           same_slice(op, other, parallel ? alike : jig_mixed_equal);
}

static JigOperandRange all_but_source(const JigOp *op) {
    return (JigOperandRange){1, jig_op_num_operands(op) - 1, -1};
}

static JigValue *take_part(JigRewriter *rw, JigOp *op, JigLoc loc) {
    JigArena *a = jig_arena_create();
    JigOp *slice = jig_tensor_build_extract_slice(
        rw, loc, jig_value_type(jig_tensor_insert_slice_source(op)),
        jig_tensor_insert_slice_dest(op), jig_tensor_slice(op, a, NULL));
    jig_arena_destroy(a);
    return jig_op_result(slice, 0);
}
static const JigSubsetIface part_of_slice = {
    .source = 0, .dest = 1, .matches = matches, .needed = all_but_source, .extract = take_part};

/* ---- tensor.parallel_insert_slice: the copy stands in the loop, before what combines ---- */

static bool is_dest(JigOp *op, size_t operand, JigBuffering *b) {
    (void)op, (void)b;
    return operand == 1;
}

static bool nothing_to_resolve(JigRewriter *rw, JigOp *op, JigBuffering *b) {
    (void)rw, (void)op, (void)b;
    return true;
}

static bool parallel_insert_slice(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JigOp *loop = jig_op_parent(jig_op_parent(op));
    if (loop && !jig_buffer_is_allowed(loop, b->options))
        return jig_refuse(why, op, "cannot be a buffer's while the loop around it keeps tensors");
    jig_at_before(rw, jig_op_parent(op));
    JigValue *dest = jig_buffer_get(rw, jig_tensor_parallel_insert_slice_dest(op), b);
    JigValue *from =
        dest ? jig_buffer_get(rw, jig_tensor_parallel_insert_slice_source(op), b) : NULL;
    JigOp *copy = from ? copy_into(rw, op, dest, from, b, why) : NULL;
    if (!copy)
        return false;
    jig_rw_takes_over(rw, op, copy);
    jig_rw_erase(rw, op);
    return true;
}
static const JigBufferIface of_parallel_insert_slice = {.reads = insertion_reads,
                                                        .writes = is_dest,
                                                        .values_of = jig_bufferize_nothing_shared,
                                                        .resolve = nothing_to_resolve,
                                                        .bufferize = parallel_insert_slice};

const JigOpIfaces jig_bufferize_tensor_ops[] = {
    {"tensor.dim", {{&jig_iface_buffer, &of_dim}, {0}}},
    {"tensor.extract", {{&jig_iface_buffer, &of_extract}, {0}}},
    {"tensor.extract_slice", {{&jig_iface_buffer, &of_extract_slice}, {0}}},
    {"tensor.insert", {{&jig_iface_buffer, &of_insert}, {0}}},
    {"tensor.insert_slice",
     {{&jig_iface_buffer, &of_insert_slice}, {&jig_iface_subset, &part_of_slice}, {0}}},
    {"tensor.parallel_insert_slice",
     {{&jig_iface_buffer, &of_parallel_insert_slice}, {&jig_iface_subset, &part_of_slice}, {0}}},
    {"tensor.rank", {{&jig_iface_buffer, &of_rank}, {0}}},
    {0},
};
