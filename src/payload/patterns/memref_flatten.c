/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Buffers of several dimensions as one row of their elements: accesses by the sum
 * of indices times strides, allocations of the row with a view of it as it was.
 */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/vector/vector.h"
#include "payload/patterns/metadata.h"
#include "payload/patterns/patterns.h"

/* ---- Which buffers ---- */

/* How far the elements of a row reach is known of strides that are not negative. */
static bool can_flatten(const JigType *t, JigArena *a) {
    const JigAttr *layout = jig_type_layout(t);
    size_t rank = jig_type_rank(t);
    bool is_strided = !layout || jig_map_is_identity(jig_type_layout_map(t)) ||
                      jig_attr_kind(layout) == JIG_ATTR_STRIDED_LAYOUT;
    if (rank < 2 || !is_strided)
        return false;
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, rank), offset;
    if (!jig_type_strides(t, strides, &offset))
        return false;
    for (size_t i = 0; i < rank; i++)
        if (strides[i] != JIG_DYNAMIC && strides[i] < 0)
            return false;
    return true;
}

static bool last_stride_is_one(const JigType *t, JigArena *a) {
    size_t rank = jig_type_rank(t);
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, rank + 1), offset;
    return jig_type_strides(t, strides, &offset) && strides[rank - 1] == 1;
}

/* ---- The row ---- */

typedef struct Row {
    JigValue *buffer, *index;
} Row;

/* The sum of products of numbers two by two, or the products each. */
static const JigMap *products(JigContext *ctx, size_t rank, bool summed, JigArena *a) {
    const JigExpr **each = JIG_NEW_ARRAY(a, const JigExpr *, rank + 1),
                  *sum = jig_expr_constant(ctx, 0);
    for (unsigned i = 0; i < rank; i++) {
        each[i] = jig_expr_mul(jig_expr_symbol(ctx, 2 * i), jig_expr_symbol(ctx, 2 * i + 1));
        sum = jig_expr_add(sum, each[i]);
    }
    unsigned n = 2 * (unsigned)rank;
    return summed ? jig_map(ctx, 0, n, &sum, 1) : jig_map(ctx, 0, n, each, rank);
}

static const JigType *row_type(const JigType *t, int64_t offset, int64_t size) {
    const JigAttr *layout =
        jig_attr_strided_layout(jig_type_context(t), offset, (const int64_t[]){1}, 1);
    return jig_type_memref(&size, 1, jig_type_element(t), layout, jig_type_space(t));
}

static JigValue *cast_to_row(JigRewriter *rw, JigLoc loc, JigValue *buffer, JigMixed offset,
                             JigMixed size) {
    int64_t static_offset = JIG_DYNAMIC, static_size = JIG_DYNAMIC;
    (void)jig_mixed_constant(offset, &static_offset);
    (void)jig_mixed_constant(size, &static_size);
    JigMetadata m = {.base = buffer,
                     .offset = offset,
                     .sizes = &size,
                     .strides = (JigMixed[]){jig_mixed_int(rw->ctx, 1)},
                     .rank = 1};
    const JigType *row = row_type(jig_value_type(buffer), static_offset, static_size);
    return jig_op_result(jig_patterns_build_metadata_cast(rw, loc, row, &m), 0);
}

/* With the index of the element that `indices` mean. */
static Row row_of(JigRewriter *rw, JigLoc loc, JigValue *buffer, JigValue *const *indices) {
    JigMetadata m = jig_patterns_extract_metadata(rw, loc, buffer);
    JigMixed *terms = JIG_NEW_ARRAY(rw->arena, JigMixed, 2 * m.rank + 1),
             *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, 2 * m.rank + 1);
    for (size_t i = 0; i < m.rank; i++) {
        terms[2 * i] = jig_mixed_value(indices[i]);
        sizes[2 * i] = terms[2 * i + 1] = m.strides[i];
        sizes[2 * i + 1] = m.sizes[i];
    }
    JigMixed index =
        jig_affine_apply_folded(rw, loc, products(rw->ctx, m.rank, true, rw->arena), terms);
    JigMixed size =
        jig_affine_max_folded(rw, loc, products(rw->ctx, m.rank, false, rw->arena), sizes);
    Row row = {.buffer = cast_to_row(rw, loc, buffer, m.offset, size)};
    row.index = jig_arith_mixed_to_value(rw, loc, index);
    return row;
}

/* ---- Accesses ---- */

typedef struct Access {
    size_t buffer, indices; /* operand groups */
    bool vectors;           /* of one dimension, which is the last one of the buffer, or of none */
} Access;

static bool accesses_row(const JigOp *op, JigArena *a) {
    const JigTransferIface *transfer = jig_transfer(op);
    const JigType *v = transfer ? jig_value_type(transfer->vector(op)) : NULL;
    if (!transfer)
        return true;
    const JigMap *map = jig_attr_map_value(jig_vector_permutation_map_attr(op));
    const JigAttr *in_bounds = jig_vector_in_bounds_attr(op);
    for (size_t i = 0; i < jig_attr_array_len(in_bounds); i++)
        if (!jig_attr_bool_value(jig_attr_array_at(in_bounds, i)))
            return false;
    if (jig_type_rank(v) == 0)
        return true;
    return jig_map_is_minor_identity(map) && jig_type_rank(v) == 1 &&
           last_stride_is_one(jig_value_type(jig_op_operand(op, transfer->base)), a);
}

/* What is read or written, when it is vectors. */
static const JigType *vector_of(const JigOp *op) {
    if (jig_op_num_results(op))
        return jig_op_result_type(op, 0);
    return jig_value_type(jig_op_is(op, JIG_VECTOR(MASKEDSTORE))
                              ? jig_vector_maskedstore_value_to_store(op)
                              : jig_vector_store_value_to_store(op));
}

/* A transfer of part of a row: nothing is said of whether it is within bounds. */
static void fit_transfer(JigRewriter *rw, JigOp *op) {
    const JigAttr *attrs = jig_op_attrs(op), *kept = attrs, *no = jig_attr_bool(rw->ctx, false);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); i++)
        if (!jig_op_is_inherent(op, jig_attr_dict_items(attrs)[i].name))
            kept = jig_attr_dict_with(kept, jig_attr_dict_items(attrs)[i].name, NULL);
    jig_op_set_attrs(op, kept);
    unsigned rank = (unsigned)jig_type_rank(jig_value_type(jig_transfer(op)->vector(op)));
    const JigMap *map = jig_map_minor_identity(rw->ctx, 1, rank);
    jig_vector_transfer_read_set_permutation_map(rw, op, jig_attr_of_map(map));
    jig_vector_transfer_read_set_in_bounds(rw, op, jig_attr_array(rw->ctx, &no, rank));
}

static void make_access(JigRewriter *rw, JigOp *op, const Access *x, Row row) {
    JigOp *to = jig_rw_clone(rw, op, NULL);
    jig_rw_set_operands(rw, to, x->buffer, &row.buffer, 1);
    jig_rw_set_operands(rw, to, x->indices, &row.index, 1);
    if (jig_transfer(op))
        fit_transfer(rw, to);
    jig_rw_replace_op(rw, op, to);
}

static bool flatten_access(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Access *x = self->data;
    JigOperandRange indices = jig_operand_range(op, x->indices);
    JigValue *buffer = jig_op_operand_group(op, x->buffer);
    if (!jig_type_is_memref(jig_value_type(buffer)) ||
        !can_flatten(jig_value_type(buffer), rw->arena))
        return jig_no_match(rw, op, "nothing to make a row of");
    if (!accesses_row(op, rw->arena) || (x->vectors && jig_type_rank(vector_of(op)) > 1))
        return jig_no_match(rw, op, "what it accesses is no part of a row");
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, indices.count + 1);
    for (size_t i = 0; i < indices.count; i++)
        values[i] = jig_op_operand(op, indices.start + i);
    make_access(rw, op, x, row_of(rw, jig_op_loc(op), buffer, values));
    return true;
}

/* ---- Allocations ---- */

static JigValue *allocate_like(JigRewriter *rw, JigOp *op, const JigType *row) {
    if (jig_op_is(op, JIG_MEMREF(ALLOCA))) {
        JigMemrefAlloca parts = {.memref_type = row,
                                 .alignment = jig_memref_alloca_alignment_attr(op)};
        return jig_op_result(jig_memref_alloca_build(rw, jig_op_loc(op), &parts), 0);
    }
    JigMemrefAlloc parts = {.memref_type = row, .alignment = jig_memref_alloc_alignment_attr(op)};
    return jig_op_result(jig_memref_alloc_build(rw, jig_op_loc(op), &parts), 0);
}

/* Elements from the first to the end of the longest dimension, where the last element is among
 * them: it is not with strides such as [0, 0]. False: that is not known, or not so. */
static bool row_size(const JigType *t, const int64_t *strides, int64_t *size) {
    int64_t last = 0;
    *size = 0;
    for (size_t i = 0; i < jig_type_rank(t); i++) {
        int64_t dim = jig_type_dim(t, i), reach;
        if (strides[i] == JIG_DYNAMIC || dim == JIG_DYNAMIC ||
            __builtin_mul_overflow(strides[i], dim, &reach) ||
            (dim && __builtin_add_overflow(last, reach - strides[i], &last)))
            return false;
        if (reach > *size)
            *size = reach;
    }
    return last < *size;
}

/* Of static shape and strides: what is allocated has to be known before there is a buffer. */
static bool flatten_alloc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *t = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(t);
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset = 0, size;
    if (!can_flatten(t, rw->arena) || jig_op_num_operands(op) ||
        !jig_type_strides(t, strides, &offset) || offset != 0)
        return jig_no_match(rw, op, "nothing to make a row of");
    if (!row_size(t, strides, &size))
        return jig_no_match(rw, op, "how far its elements reach is not known");
    JigLoc loc = jig_op_loc(op);
    JigMetadata m = {.base = allocate_like(rw, op, row_type(t, 0, size)),
                     .offset = jig_mixed_int(rw->ctx, 0),
                     .sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1),
                     .strides = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1),
                     .rank = rank};
    for (size_t i = 0; i < rank; i++) {
        m.sizes[i] = jig_mixed_int(rw->ctx, jig_type_dim(t, i));
        m.strides[i] = jig_mixed_int(rw->ctx, strides[i]);
    }
    jig_rw_replace_op(rw, op, jig_patterns_build_metadata_cast(rw, loc, t, &m));
    return true;
}

enum { LOADED_BUFFER = 0, LOADED_INDICES = 1, STORED_BUFFER = 1, STORED_INDICES = 2 };
static const Access loaded = {LOADED_BUFFER, LOADED_INDICES, false},
                    stored = {STORED_BUFFER, STORED_INDICES, false},
                    vector_loaded = {LOADED_BUFFER, LOADED_INDICES, true},
                    vector_stored = {STORED_BUFFER, STORED_INDICES, true},
                    vector_masked = {LOADED_BUFFER, LOADED_INDICES, true};

#define FLATTEN(op, function, access)                                                              \
    { .name = "MemRefRewritePattern", .root = op, .fn = function, .data = access }
const JigPattern jig_patterns_flatten_memrefs[] = {
    FLATTEN("memref.load", flatten_access, &loaded),
    FLATTEN("memref.store", flatten_access, &stored),
    FLATTEN("memref.alloc", flatten_alloc, NULL),
    FLATTEN("memref.alloca", flatten_alloc, NULL),
    FLATTEN("vector.load", flatten_access, &vector_loaded),
    FLATTEN("vector.store", flatten_access, &vector_stored),
    FLATTEN("vector.transfer_read", flatten_access, &loaded),
    FLATTEN("vector.transfer_write", flatten_access, &stored),
    FLATTEN("vector.maskedload", flatten_access, &vector_loaded),
    FLATTEN("vector.maskedstore", flatten_access, &vector_masked),
    {0}};
