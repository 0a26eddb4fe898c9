/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers that are copied: transfers go where the copy comes from or goes to. */
#include "payload/vectorize/vectorize_patterns.h"

#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_transfer.h"
#include "support/arena.h"

/* ---- Who else uses the buffer ---- */

/* An allocation, or all that views one: nobody else gets to its memory. */
static bool is_new(const JigValue *buffer) {
    const JigOp *def = jig_value_def(buffer);
    if (!jig_op_is(def, JIG_MEMREF(VIEW)))
        return jig_op_is(def, JIG_MEMREF(ALLOC));
    const JigValue *viewed = jig_memref_view_source(def);
    const JigOp *made_by = jig_value_def(viewed);
    if (!jig_op_is(made_by, JIG_MEMREF(ALLOC)) && !jig_op_is(made_by, JIG_MEMREF(ALLOCA)))
        return false;
    for (JigUse *u = jig_value_first_use(viewed); u; u = jig_use_next(u))
        if (jig_use_owner(u) != def && !jig_op_is(jig_use_owner(u), JIG_MEMREF(DEALLOC)))
            return false;
    return true;
}

/* The only subview of a new buffer; NULL: there is none, several, or the buffer is not new. It
 * begins where the buffer does. */
static JigOp *only_subview(JigRewriter *rw, const JigValue *buffer) {
    JigOp *found = NULL;
    if (!is_new(buffer))
        return NULL;
    for (JigUse *u = jig_value_first_use(buffer); u; u = jig_use_next(u)) {
        if (!jig_op_is(jig_use_owner(u), JIG_MEMREF(SUBVIEW)))
            continue;
        if (found)
            return NULL;
        found = jig_use_owner(u);
    }
    if (!found || !jig_slice_has_zero_offsets(found, rw->arena) ||
        !jig_slice_has_unit_strides(found, rw->arena) ||
        jig_type_rank(jig_op_result_type(found, 0)) != jig_type_rank(jig_value_type(buffer)))
        return NULL;
    return found;
}

static bool is_one_of(const JigOp *op, JigOp *const *ops, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (op == ops[i])
            return true;
    return false;
}

/* Nobody but these ops, and what frees it, uses the value. */
static bool is_used_by(const JigValue *v, JigOp *const *ops, size_t n) {
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        if (!is_one_of(jig_use_owner(u), ops, n) &&
            !jig_op_is(jig_use_owner(u), JIG_MEMREF(DEALLOC)))
            return false;
    return true;
}

/* From the first to the second op of a block: does nothing between them touch memory, but the ops
 * in the list? */
static bool is_quiet_between(const JigOp *first, const JigOp *second, JigOp *const *ops, size_t n) {
    if (jig_op_block(first) != jig_op_block(second) || !jig_op_is_before(first, second))
        return false;
    for (JigOp *op = jig_op_next(first); op != second; op = jig_op_next(op))
        if (!is_one_of(op, ops, n) && !jig_op_is_memory_effect_free(op))
            return false;
    return true;
}

/* The copy that reads (writes) the subview; NULL: none. */
static JigOp *copy_of(const JigValue *subview, size_t operand) {
    for (JigUse *u = jig_value_first_use(subview); u; u = jig_use_next(u))
        if (jig_op_is(jig_use_owner(u), JIG_MEMREF(COPY)) && jig_use_index(u) == operand)
            return jig_use_owner(u);
    return NULL;
}

static JigOp *fill_of(const JigValue *buffer) {
    for (JigUse *u = jig_value_first_use(buffer); u; u = jig_use_next(u))
        if (jig_op_is(jig_use_owner(u), JIG_LINALG(FILL)) && jig_use_index(u) == 1)
            return jig_use_owner(u);
    return NULL;
}

/* ---- Forwarding ---- */

static bool forward_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    JigOp *subview = t.mask ? NULL : only_subview(rw, t.base);
    JigOp *copy = subview ? copy_of(jig_op_result(subview, 0), 1) : NULL;
    if (!copy)
        return jig_no_match(rw, op, "no copy into a subview of the buffer");
    JigOp *fill = fill_of(t.base), *users[4] = {op, subview, copy, fill};
    size_t n = fill ? 4 : 3;
    if (!is_used_by(t.base, users, n) || !is_used_by(jig_op_result(subview, 0), users, n) ||
        !is_quiet_between(copy, op, users, n) || (fill && !is_quiet_between(fill, copy, users, n)))
        return jig_no_match(rw, op, "the buffer is used by others");
    if (fill && t.padding != jig_linalg_fill_inputs_at(fill, 0))
        return jig_no_match(rw, op, "the buffer is filled with another value");
    JigValue *in = jig_memref_copy_source(copy);
    if (!jig_type_is_memref(jig_value_type(in)))
        return jig_no_match(rw, op, "copied from a buffer without a rank");
    JigVectorRead read = {.type = t.vector_type,
                          .base = in,
                          .indices = jig_vector_transfer_indices(&t, rw->arena),
                          .padding = t.padding,
                          .map = t.map};
    JigOp *made = jig_vector_build_read(rw, jig_op_loc(op), &read, rw->arena);
    if (fill && jig_op_is_before(subview, fill)) /* else it is left to whoever finds it dead */
        jig_rw_erase(rw, fill);
    jig_rw_erase(rw, copy);
    jig_rw_replace_op(rw, op, made);
    return true;
}

static bool forward_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    JigOp *subview = t.mask || !jig_type_is_memref(t.base_type) ? NULL : only_subview(rw, t.base);
    JigOp *copy = subview ? copy_of(jig_op_result(subview, 0), 0) : NULL;
    if (!copy)
        return jig_no_match(rw, op, "no copy from a subview of the buffer");
    JigOp *users[3] = {op, subview, copy};
    if (!is_used_by(t.base, users, 3) || !is_used_by(jig_op_result(subview, 0), users, 3) ||
        !is_quiet_between(op, copy, users, 3))
        return jig_no_match(rw, op, "the buffer is used by others");
    JigValue *out = jig_memref_copy_target(copy);
    JigOp *def = jig_value_def(out);
    if (!jig_type_is_memref(jig_value_type(out)) ||
        (def && jig_op_block(def) == jig_op_block(op) && !jig_op_is_before(def, op)))
        return jig_no_match(rw, op, "the target of the copy comes later");
    JigVectorWrite write = {.vector = t.vector,
                            .base = out,
                            .indices = jig_vector_transfer_indices(&t, rw->arena),
                            .map = t.map};
    (void)jig_vector_build_write(rw, jig_op_loc(op), &write, rw->arena);
    jig_rw_erase(rw, copy);
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_copy_forwarding_patterns[] = {
    {.name = "mlir::linalg::LinalgCopyVTRForwardingPattern",
     .root = "vector.transfer_read",
     .fn = forward_read,
     .benefit = 2},
    {.name = "mlir::linalg::LinalgCopyVTWForwardingPattern",
     .root = "vector.transfer_write",
     .fn = forward_write,
     .benefit = 2},
    {0},
};

/* ---- Copies ---- */

static const JigType *vector_of(const JigValue *buffer) {
    const JigType *type = jig_value_type(buffer);
    if (!jig_type_is_memref(type) || !jig_type_has_static_shape(type) ||
        !jig_type_valid_vector_element(jig_type_element(type)))
        return NULL;
    for (size_t i = 0; i < jig_type_rank(type); ++i)
        if (jig_type_dim(type, i) == 0)
            return NULL;
    return jig_type_vector(jig_type_shape(type), NULL, jig_type_rank(type), jig_type_element(type));
}

static bool vectorize_copy(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_memref_copy_source(op), *target = jig_memref_copy_target(op);
    const JigType *type = vector_of(source);
    if (!type || vector_of(target) != type)
        return jig_no_match(rw, op, "the buffers are not of one static shape");
    JigLoc loc = jig_op_loc(op);
    JigValue *zero = jig_arith_index(rw, loc, 0);
    JigVectorRead read = {.type = type, .base = source, .index = zero};
    JigValue *value = jig_op_result(jig_vector_build_read(rw, loc, &read, rw->arena), 0);
    if (jig_type_rank(type) == 0) {
        value = jig_vector_build_extract(rw, loc, value, NULL, 0);
        value = jig_vector_build_broadcast(rw, loc, type, value);
    }
    JigVectorWrite write = {.vector = value, .base = target, .index = zero};
    (void)jig_vector_build_write(rw, loc, &write, rw->arena);
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_copy_vectorization_patterns[] = {
    {.name = "mlir::linalg::CopyVectorizationPattern", .root = "memref.copy", .fn = vectorize_copy},
    {0},
};
