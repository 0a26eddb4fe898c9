/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds: memref.cast into operands, linalg.index of a single iteration, layouts of splats. */
#include "dialect/linalg/linalg_int.h"
#include "dialect/memref/memref.h"
#include "support/arena.h"

/* What a memref.cast hides is no concern of a structured op. */
JigFold jig_linalg_fold_memref_casts(JigFoldCall *call) {
    JigFold result = JIG_FOLD_NONE;
    for (size_t i = 0; i < jig_op_num_operands(call->op); i++) {
        JigOp *cast = jig_op_operand_def_of(call->op, i, JIG_MEMREF(CAST));
        if (!cast || !jig_type_is_memref(jig_value_type(jig_memref_cast_source(cast))))
            continue;
        jig_op_set_operand(call->op, i, jig_memref_cast_source(cast));
        result = JIG_FOLD_IN_PLACE;
    }
    return result;
}

static JigFold fold_to_value(JigFoldCall *call, JigValue *v) {
    call->results[0].value = v;
    return JIG_FOLD_RESULTS;
}

static JigFold fold_to_attr(JigFoldCall *call, const JigAttr *x) {
    call->results[0].attr = x;
    return x ? JIG_FOLD_RESULTS : JIG_FOLD_NONE;
}

/* A permutation that moves nothing. */
JigFold jig_linalg_fold_transpose(JigFoldCall *call) {
    const JigAttr *perm = jig_linalg_transpose_permutation_attr(call->op);
    if (!jig_type_is_tensor(jig_value_type(jig_linalg_transpose_input(call->op))))
        return JIG_FOLD_NONE;
    for (size_t i = 0; i < jig_attr_dense_array_len(perm); i++)
        if (jig_attr_dense_array_int(perm, i) != (int64_t)i)
            return JIG_FOLD_NONE;
    return fold_to_value(call, jig_linalg_transpose_input(call->op));
}

int64_t jig_linalg_static_loop_size(const JigOp *op, size_t loop) {
    const JigStructuredIface *s = jig_structured(op);
    JigArena *a = jig_arena_create();
    size_t n = jig_op_num_operands(op), at = 0;
    const JigMap *inverse =
        n ? jig_map_inverse_permutation(jig_linalg_loops_to_shapes(op, a)) : NULL;
    int64_t size = JIG_DYNAMIC;
    if (inverse && loop < jig_map_num_results(inverse) && s) {
        size_t wanted = jig_map_dim_position(inverse, (unsigned)loop);
        for (size_t i = 0; i < n; i++) {
            const JigType *type = jig_op_operand_type(op, i);
            size_t rank = jig_linalg_rank(type);
            if (wanted >= at && wanted < at + rank)
                size = jig_type_dim(type, wanted - at);
            at += rank;
        }
    }
    jig_arena_destroy(a);
    return size;
}

JigFold jig_linalg_fold_index(JigFoldCall *call) {
    JigOp *parent = jig_op_parent(call->op);
    if (!jig_structured(parent))
        return JIG_FOLD_NONE;
    size_t dim = (size_t)jig_linalg_index_dim(call->op);
    if (jig_linalg_static_loop_size(parent, dim) != 1)
        return JIG_FOLD_NONE;
    return fold_to_attr(call, jig_attr_index(jig_op_context(call->op), 0));
}

/* May what is known of the padding of linalg.pack differ from `element`? Of padding that is unknown
 * the reference takes that it does not, which is right where there is none. */
static bool pads_with_other(const JigFoldCall *call, const JigAttr *element) {
    if (!jig_op_is(call->op, JIG_LINALG(PACK)) || !jig_linalg_pack_padding_value(call->op))
        return false;
    if (call->operands[2])
        return call->operands[2] != element;
    JigArena *a = jig_arena_create();
    JigRelayout r = jig_linalg_relayout(call->op, a);
    bool pads = jig_linalg_needs_padding(&r);
    jig_arena_destroy(a);
    return pads;
}

/* A splat looks the same in any layout, if it is padded with itself. */
JigFold jig_linalg_fold_relayout(JigFoldCall *call) {
    const JigAttr *source = call->operands[0];
    const JigType *type = jig_op_result_type(call->op, 0);
    if (!source || !jig_attr_is_dense(source) || !jig_attr_is_splat(source) ||
        !jig_type_has_static_shape(type))
        return JIG_FOLD_NONE;
    const JigAttr *element = jig_attr_element(source, 0);
    if (pads_with_other(call, element))
        return JIG_FOLD_NONE;
    return fold_to_attr(call, jig_attr_dense_of(type, &element, 1));
}
