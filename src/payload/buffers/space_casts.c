/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * bubble-down-memory-space-casts: accesses of a buffer that was cast to the
 * default memory space are of the buffer itself, and views of it are cast in
 * its place.
 */
#include "payload/buffers/space_casts.h"

#include "dialect/memref/memref.h"
#include "jig/rewrite.h"

/* Only a cast to the space that any pointer can be in loses what is known. */
static JigValue *before_cast(const JigOp *op, size_t operand) {
    JigOp *cast = jig_op_operand_def_of(op, operand, JIG_MEMREF(MEMORY_SPACE_CAST));
    return cast && !jig_type_space(jig_op_result_type(cast, 0))
               ? jig_memref_memory_space_cast_source(cast)
               : NULL;
}

static const JigType *in_space(const JigType *t, const JigAttr *space) {
    if (!jig_type_has_rank(t))
        return jig_type_unranked_memref(jig_type_element(t), space);
    return jig_type_memref(jig_type_shape(t), jig_type_rank(t), jig_type_element(t),
                           jig_type_layout(t), space);
}

/* `data`: the number of the operand that is the buffer. */
static bool access_directly(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    size_t buffer = *(const size_t *)self->data;
    JigValue *source = before_cast(op, buffer);
    if (!source)
        return jig_no_match(rw, op, "its buffer is no cast to the default memory space");
    jig_rw_set_operand(rw, op, buffer, source);
    return true;
}

static bool cast_view(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = before_cast(op, 0);
    if (!source)
        return jig_no_match(rw, op, "its source is no cast to the default memory space");
    size_t n = jig_op_num_operands(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        operands[i] = i ? jig_op_operand(op, i) : source;
    const JigType *was = jig_op_result_type(op, 0),
                  *is = in_space(was, jig_type_space(jig_value_type(source)));
    JigOp *view = jig_rw_clone_with(rw, jig_op_loc(op), op, operands, &is);
    JigMemrefMemorySpaceCast cast = {.source = jig_op_result(view, 0), .dest_type = was};
    jig_rw_replace_op(rw, op, jig_memref_memory_space_cast_build(rw, jig_op_loc(op), &cast));
    return true;
}

static const size_t first = 0, second = 1;
#define ACCESS(op_name, buffer)                                                                    \
    { .name = "space of " op_name, .root = op_name, .fn = access_directly, .data = &(buffer) }
#define VIEW(op_name)                                                                              \
    { .name = "space of memref." op_name, .root = "memref." op_name, .fn = cast_view }
static const JigPattern patterns[] = {
    ACCESS("memref.load", first),
    ACCESS("memref.store", second),
    ACCESS("memref.atomic_rmw", second),
    ACCESS("vector.load", first),
    ACCESS("vector.store", second),
    ACCESS("vector.transfer_read", first),
    ACCESS("vector.transfer_write", second),
    ACCESS("vector.maskedload", first),
    ACCESS("vector.maskedstore", first),
    ACCESS("vector.gather", first),
    ACCESS("vector.scatter", first),
    ACCESS("vector.expandload", first),
    ACCESS("vector.compressstore", first),
    VIEW("assume_alignment"),
    VIEW("cast"),
    VIEW("collapse_shape"),
    VIEW("expand_shape"),
    VIEW("reinterpret_cast"),
    VIEW("reshape"),
    VIEW("subview"),
    VIEW("transpose"),
    VIEW("view"),
    {0},
};

static bool run(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    return jig_pass_apply(call, set, NULL);
}

const JigPassRow jig_pass_bubble_down_memory_space_casts = {
    .name = "bubble-down-memory-space-casts",
    .title = "BubbleDownMemorySpaceCasts",
    .run = run,
    .summary = "casts to the default memory space behind views and accesses",
};
