/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tensor: the same elements as something of another type or shape. */
#include "dialect/common/reshape.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

static bool refuse_layout(const JigOp *op, JigReason *why) {
    return jig_refuse(why, op, "the layout of the buffer does not allow this shape");
}

/* ---- tensor.cast ---- */

static const JigType *cast_type(JigOp *op, JigValue *v, JigBufferTypes *types) {
    const JigType *from = jig_buffer_type_in(jig_tensor_cast_source(op), types),
                  *to = jig_value_type(v);
    if (!from)
        return NULL;
    if (!jig_type_has_rank(to) || !jig_type_is_memref(from))
        return jig_buffer_type_with(to, JIG_LAYOUT_DYNAMIC, jig_type_space(from));
    return jig_type_memref(jig_type_shape(to), jig_type_rank(to), jig_type_element(to),
                           jig_type_layout(from), jig_type_space(from));
}

static bool cast(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *buffer = jig_buffer_get(rw, jig_tensor_cast_source(op), b);
    const JigType *to = buffer ? jig_buffer_type(jig_op_result(op, 0), b) : NULL;
    if (!to)
        return false;
    if (jig_value_type(buffer) == to) {
        jig_buffer_replace(rw, op, &buffer);
        return true;
    }
    JigMemrefCast parts = {.source = buffer, .dest_type = to};
    jig_buffer_replace_by(rw, op, jig_memref_cast_build(rw, jig_op_loc(op), &parts));
    return true;
}
static const JigBufferIface of_cast = {.reads = jig_bufferize_never,
                                       .writes = jig_bufferize_never,
                                       .values_of = jig_bufferize_result_same,
                                       .type = cast_type,
                                       .bufferize = cast};

/* ---- tensor.expand_shape ---- */

static const JigType *expand_type(JigOp *op, JigValue *v, JigBufferTypes *types) {
    const JigType *from = jig_buffer_type_in(jig_tensor_expand_shape_src(op), types),
                  *t = jig_value_type(v);
    if (!from || !jig_type_is_memref(from))
        return NULL;
    JigArena *a = jig_arena_create();
    const JigType *type = jig_memref_expanded_type(from, jig_type_shape(t), jig_type_rank(t),
                                                   jig_reshape_groups_of(op, a), a);
    jig_arena_destroy(a);
    return type;
}

static bool expand(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JigValue *buffer = jig_buffer_get(rw, jig_tensor_expand_shape_src(op), b);
    if (!buffer)
        return false;
    const JigType *t = jig_op_result_type(op, 0), *type = NULL;
    JigArena *a = jig_arena_create();
    if (jig_type_is_memref(jig_value_type(buffer)))
        type = jig_memref_expanded_type(jig_value_type(buffer), jig_type_shape(t), jig_type_rank(t),
                                        jig_reshape_groups_of(op, a), a);
    size_t n = jig_tensor_expand_shape_num_output_shape(op);
    JigValue **sizes = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        sizes[i] = jig_tensor_expand_shape_output_shape_at(op, i);
    if (type) {
        JigMemrefExpandShape parts = {
            .src = buffer,
            .output_shape = {sizes, n},
            .result_type = type,
            .reassociation = jig_tensor_expand_shape_reassociation_attr(op),
            .static_output_shape = jig_tensor_expand_shape_static_output_shape_attr(op)};
        jig_buffer_replace_by(rw, op, jig_memref_expand_shape_build(rw, jig_op_loc(op), &parts));
    }
    jig_arena_destroy(a);
    return type || refuse_layout(op, why);
}
static const JigBufferIface of_expand = {.reads = jig_bufferize_never,
                                         .writes = jig_bufferize_never,
                                         .values_of = jig_bufferize_result_same,
                                         .type = expand_type,
                                         .bufferize = expand};

/* ---- tensor.collapse_shape ---- */

/* NULL: not without a copy. */
static const JigType *collapsed(JigOp *op, const JigType *from) {
    JigArena *a = jig_arena_create();
    const JigType *type =
        jig_type_is_memref(from) && jig_memref_collapses(from, jig_reshape_groups_of(op, a), a)
            ? jig_memref_collapsed_type(from, jig_reshape_groups_of(op, a), a)
            : NULL;
    jig_arena_destroy(a);
    return type;
}

static const JigType *collapse_type(JigOp *op, JigValue *v, JigBufferTypes *types) {
    const JigType *from = jig_buffer_type_in(jig_tensor_collapse_shape_src(op), types);
    const JigType *type = from ? collapsed(op, from) : NULL;
    return !from || type
               ? type
               : jig_buffer_type_with(jig_value_type(v), JIG_LAYOUT_IDENTITY, jig_type_space(from));
}

/* A buffer whose layout is the identity, with what the tensor has. */
static JigValue *contiguous(JigRewriter *rw, JigLoc loc, JigValue *tensor, const JigType *buffer,
                            JigBuffering *b) {
    JigValue *copy = jig_buffer_alloc_tensor(rw, loc, tensor, true, b);
    const JigType *type =
        jig_buffer_type_with(jig_value_type(tensor), JIG_LAYOUT_IDENTITY, jig_type_space(buffer));
    return copy ? jig_bufferize_from_tensor(rw, loc, copy, type) : NULL;
}

static bool collapse(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JigValue *tensor = jig_tensor_collapse_shape_src(op), *buffer = jig_buffer_get(rw, tensor, b);
    if (!buffer)
        return false;
    const JigType *type = collapsed(op, jig_value_type(buffer));
    if (!type) {
        buffer = contiguous(rw, jig_op_loc(op), tensor, jig_value_type(buffer), b);
        type = buffer ? collapsed(op, jig_value_type(buffer)) : NULL;
    }
    if (!type)
        return refuse_layout(op, why);
    JigMemrefCollapseShape parts = {.src = buffer,
                                    .result_type = type,
                                    .reassociation =
                                        jig_tensor_collapse_shape_reassociation_attr(op)};
    jig_buffer_replace_by(rw, op, jig_memref_collapse_shape_build(rw, jig_op_loc(op), &parts));
    return true;
}
static const JigBufferIface of_collapse = {.reads = jig_bufferize_always,
                                           .writes = jig_bufferize_never,
                                           .values_of = jig_bufferize_result_same,
                                           .type = collapse_type,
                                           .bufferize = collapse};

/* ---- tensor.reshape ---- */

static bool is_shape(JigOp *op, size_t operand, JigBuffering *b) {
    (void)op, (void)b;
    return operand == 1;
}

static void source_result(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    if (operand == 0)
        jig_bufferize_result_same(op, operand, b, out);
}

static const JigType *reshape_type(JigOp *op, JigValue *v, JigBufferTypes *types) {
    const JigType *from = jig_buffer_type_in(jig_tensor_reshape_source(op), types);
    return from ? jig_buffer_type_with(jig_value_type(v), JIG_LAYOUT_IDENTITY, jig_type_space(from))
                : NULL;
}

static bool reshape(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *tensor = jig_tensor_reshape_source(op), *buffer = jig_buffer_get(rw, tensor, b),
             *shape = buffer ? jig_buffer_get(rw, jig_tensor_reshape_shape(op), b) : NULL;
    const JigType *to = shape ? jig_buffer_type(jig_op_result(op, 0), b) : NULL;
    if (!to)
        return false;
    const JigType *from = jig_value_type(buffer);
    if (jig_type_is_memref(from) && jig_type_layout(from) &&
        !(buffer = contiguous(rw, jig_op_loc(op), tensor, from, b)))
        return false;
    JigMemrefReshape parts = {.source = buffer, .shape = shape, .result_type = to};
    jig_buffer_replace_by(rw, op, jig_memref_reshape_build(rw, jig_op_loc(op), &parts));
    return true;
}
static const JigBufferIface of_reshape = {.reads = is_shape,
                                          .writes = jig_bufferize_never,
                                          .values_of = source_result,
                                          .type = reshape_type,
                                          .bufferize = reshape};

const JigOpIfaces jig_bufferize_shapes_ops[] = {
    {"tensor.cast", {{&jig_iface_buffer, &of_cast}, {0}}},
    {"tensor.collapse_shape", {{&jig_iface_buffer, &of_collapse}, {0}}},
    {"tensor.expand_shape", {{&jig_iface_buffer, &of_expand}, {0}}},
    {"tensor.reshape", {{&jig_iface_buffer, &of_reshape}, {0}}},
    {0},
};
