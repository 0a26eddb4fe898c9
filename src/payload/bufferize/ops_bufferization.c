/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* bufferization: allocations, and the bridges between tensors and buffers. */
#include "dialect/bufferization/bufferization.h"
#include "dialect/memref/memref.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/vec.h"

/* ---- bufferization.alloc_tensor ---- */

static bool defined_by_copy(JigOp *op, JigValue *v, JigBuffering *b) {
    (void)v, (void)b;
    return jig_bufferization_alloc_tensor_copy(op);
}

static const JigType *alloc_type(JigOp *op, JigValue *v, JigBufferTypes *types) {
    const JigType *t = jig_value_type(v);
    const JigAttr *space = jig_bufferization_alloc_tensor_memory_space_attr(op);
    JigValue *copy = jig_bufferization_alloc_tensor_copy(op);
    if (!space && copy) {
        const JigType *from = jig_buffer_type_in(copy, types);
        if (!from)
            return NULL;
        space = jig_type_space(from);
    } else if (!space && !jig_buffer_space_of(t, jig_buffering_options(jig_buffer_types_for(types)),
                                              &space)) {
        jig_op_emit_error(op, "could not infer memory space");
        return NULL;
    }
    return jig_buffer_type_with(t, JIG_LAYOUT_IDENTITY, space);
}

static bool alloc_tensor(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    if (!jig_op_has_uses(op)) {
        jig_rw_erase(rw, op);
        return true;
    }
    JigLoc loc = jig_op_loc(op);
    JigValue *source = jig_bufferization_alloc_tensor_copy(op),
             *copy = source ? jig_buffer_get(rw, source, b) : NULL;
    if (source && !copy)
        return false;
    const JigType *type = jig_buffer_type(jig_op_result(op, 0), b);
    if (!type)
        return false;
    JigValueVec sizes = {0};
    for (size_t i = 0; i < jig_bufferization_alloc_tensor_num_dynamic_sizes(op); ++i)
        jig_vec_push(&sizes, jig_bufferization_alloc_tensor_dynamic_sizes_at(op, i));
    if (copy)
        jig_bufferize_dims(rw, loc, copy, &sizes);
    JigValue *buffer = jig_buffer_alloc(rw, loc, type, sizes.data, sizes.len, b);
    jig_vec_free(&sizes);
    if (copy)
        jig_buffer_copy_content(rw, loc, copy, buffer, b);
    jig_buffer_replace_by(rw, op, jig_value_def(buffer));
    return true;
}
static const JigBufferIface of_alloc_tensor = {.reads = jig_bufferize_always,
                                               .writes = jig_bufferize_never,
                                               .values_of = jig_bufferize_nothing_shared,
                                               .defines = defined_by_copy,
                                               .allocates = true,
                                               .type = alloc_type,
                                               .bufferize = alloc_tensor};

/* ---- bufferization.materialize_in_destination ---- */

static bool is_source(JigOp *op, size_t operand, JigBuffering *b) {
    (void)op, (void)b;
    return operand == 0;
}
static bool is_dest(JigOp *op, size_t operand, JigBuffering *b) {
    (void)op, (void)b;
    return operand == 1;
}
static bool any_two(JigOp *op, size_t one, size_t other) {
    (void)op, (void)one, (void)other;
    return true;
}

static void dest_result(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    if (operand == 1)
        jig_bufferize_result_same(op, operand, b, out);
}

static bool on_tensors(const JigOp *op) {
    return jig_type_is_tensor(
        jig_value_type(jig_bufferization_materialize_in_destination_dest(op)));
}

static bool materialize_writable(JigOp *op, JigValue *v, JigBuffering *b) {
    (void)v, (void)b;
    return on_tensors(op) || jig_bufferization_materialize_in_destination_writable(op);
}

static bool materialize(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *dest = jig_bufferization_materialize_in_destination_dest(op),
             *to = on_tensors(op) ? jig_buffer_get(rw, dest, b) : dest,
             *from =
                 to ? jig_buffer_get(rw, jig_bufferization_materialize_in_destination_source(op), b)
                    : NULL;
    if (!from)
        return false;
    jig_buffer_done_by(rw, op, jig_buffer_copy_content(rw, jig_op_loc(op), from, to, b), &to);
    return true;
}
static const JigBufferIface of_materialize = {.reads = is_source,
                                              .writes = is_dest,
                                              .values_of = dest_result,
                                              .elementwise = any_two,
                                              .writable = materialize_writable,
                                              .only_in_place = true,
                                              .bufferize = materialize};

static bool is_dest_itself(JigOp *op, JigValue *v, bool (*same)(JigValue *, JigValue *, void *),
                           void *user) {
    return same(jig_bufferization_materialize_in_destination_dest(op), v, user);
}

static const JigSubsetIface part_of_materialize;

static JigOperandRange only_dest(const JigOp *op) {
    (void)op;
    return (JigOperandRange){part_of_materialize.dest, 1, -1};
}

/* A buffer can be made a tensor when no other tensor is said to be all that shows it. */
static JigValue *dest_as_tensor(JigRewriter *rw, JigOp *op, JigLoc loc) {
    JigValue *dest = jig_bufferization_materialize_in_destination_dest(op);
    if (on_tensors(op))
        return dest;
    if (!jig_bufferization_materialize_in_destination_restrict_(op))
        return NULL;
    const JigAttr *unit = jig_attr_unit(rw->ctx);
    const JigType *t = jig_value_type(dest);
    JigBufferizationToTensor parts = {
        .buffer = dest,
        .restrict_ = unit,
        .writable = unit,
        .result_type = jig_type_has_rank(t) ? jig_type_tensor(jig_type_shape(t), jig_type_rank(t),
                                                              jig_type_element(t), NULL)
                                            : jig_type_unranked_tensor(jig_type_element(t))};
    jig_bufferization_materialize_in_destination_set_restrict(rw, op, NULL);
    return jig_op_result(jig_bufferization_to_tensor_build(rw, loc, &parts), 0);
}
static const JigSubsetIface part_of_materialize = {.source = 0,
                                                   .dest = 1,
                                                   .matches = is_dest_itself,
                                                   .needed = only_dest,
                                                   .extract = dest_as_tensor};

/* ---- bufferization.dealloc_tensor ---- */

static bool dealloc_tensor(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *buffer = jig_buffer_get(rw, jig_bufferization_dealloc_tensor_tensor(op), b);
    if (!buffer)
        return false;
    JigMemrefDealloc parts = {.memref = buffer};
    jig_rw_takes_over(rw, op, jig_memref_dealloc_build(rw, jig_op_loc(op), &parts));
    jig_rw_erase(rw, op);
    return true;
}
static const JigBufferIface of_dealloc_tensor = {.reads = jig_bufferize_never,
                                                 .writes = jig_bufferize_never,
                                                 .values_of = jig_bufferize_nothing_shared,
                                                 .bufferize = dealloc_tensor};

/* ---- Bridges ---- */

static bool is_restrict(JigOp *op) {
    return jig_bufferization_to_tensor_restrict_(op) || !jig_op_has_uses(op) ||
           jig_op_error(op,
                        "to_tensor ops without `restrict` are not supported by One-Shot Analysis");
}

static bool to_tensor_writable(JigOp *op, JigValue *v, JigBuffering *b) {
    (void)v, (void)b;
    return jig_bufferization_to_tensor_writable(op);
}

static const JigType *to_tensor_type(JigOp *op, JigValue *v, JigBufferTypes *types) {
    (void)v, (void)types;
    return jig_value_type(jig_bufferization_to_tensor_buffer(op));
}
static const JigBufferIface of_to_tensor = {.admissible = is_restrict,
                                            .writable = to_tensor_writable,
                                            .type = to_tensor_type,
                                            .between = true};

static bool may_be_written(JigOp *op, size_t operand, JigBuffering *b) {
    (void)operand, (void)b;
    return !jig_bufferization_to_buffer_read_only(op);
}

static bool to_buffer(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    (void)jig_bufferize_fold_pair(rw, op, b);
    return true;
}
static const JigBufferIface of_to_buffer = {.reads = jig_bufferize_always,
                                            .writes = may_be_written,
                                            .values_of = jig_bufferize_nothing_shared,
                                            .bufferize = to_buffer,
                                            .between = true};

const JigOpIfaces jig_bufferize_bufferization_ops[] = {
    {"bufferization.alloc_tensor", {{&jig_iface_buffer, &of_alloc_tensor}, {0}}},
    {"bufferization.dealloc_tensor", {{&jig_iface_buffer, &of_dealloc_tensor}, {0}}},
    {"bufferization.materialize_in_destination",
     {{&jig_iface_buffer, &of_materialize}, {&jig_iface_subset, &part_of_materialize}, {0}}},
    {"bufferization.to_buffer", {{&jig_iface_buffer, &of_to_buffer}, {0}}},
    {"bufferization.to_tensor", {{&jig_iface_buffer, &of_to_tensor}, {0}}},
    {0},
};
