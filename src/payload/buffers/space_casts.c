/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * bubble-down-memory-space-casts: accesses of a buffer that was cast to the
 * default memory space are of the buffer itself, and views of it are cast in
 * its place.
 */
#include "jig/pass.h"

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

static JigOp *in_space_of(JigRewriter *rw, JigOp *op, size_t buffer, JigValue *source) {
    size_t n = jig_op_num_operands(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        operands[i] = i == buffer ? source : jig_op_operand(op, i);
    const JigType *is = in_space(jig_op_result_type(op, 0), jig_type_space(jig_value_type(source)));
    return jig_rw_clone_with(rw, jig_op_loc(op), op, operands, &is);
}

static bool use_directly(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigSpaceUserIface *user = jig_space_user(op);
    JigValue *source = before_cast(op, user->buffer);
    if (!source)
        return jig_no_match(rw, op, "its buffer is no cast to the default memory space");
    if (!user->result_follows) {
        jig_rw_set_operand(rw, op, user->buffer, source);
        return true;
    }
    JigOp *view = in_space_of(rw, op, user->buffer, source);
    JigMemrefMemorySpaceCast cast = {.source = jig_op_result(view, 0),
                                     .dest_type = jig_op_result_type(op, 0)};
    jig_rw_replace_op(rw, op, jig_memref_memory_space_cast_build(rw, jig_op_loc(op), &cast));
    return true;
}

static const JigPattern patterns[] = {
    {.name = "buffer without its cast", .iface = &jig_iface_space_user, .fn = use_directly},
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
