/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Depthwise convolutions with a multiplier of 1, without that dimension. */
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "payload/structured/forms.h"
#include "payload/structured/structured_int.h"

/* Groups of single dimensions, the last two in one, of a tensor of this rank. */
static JigGroups last_two(size_t rank, JigArena *a) {
    JigGroups g = {JIG_NEW_ARRAY(a, JigGroup, rank), rank - 1};
    for (size_t i = 0; i < rank; ++i) {
        JigGroup *group = &g.items[i < rank - 1 ? i : rank - 2];
        if (!group->dims)
            group->dims = JIG_NEW_ARRAY(a, int64_t, 2);
        group->dims[group->n++] = (int64_t)i;
    }
    return g;
}

/* `v` without its last dimension, which is a one. */
static JigValue *without_last(JigRewriter *rw, JigLoc loc, JigValue *v) {
    const JigType *t = jig_value_type(v);
    size_t rank = jig_type_rank(t);
    JigTensorCollapseShape collapse = {
        .src = v,
        .result_type = jig_type_tensor(jig_type_shape(t), rank - 1, jig_type_element(t), NULL),
        .reassociation = jig_reshape_groups_attr(rw->ctx, last_two(rank, rw->arena))};
    return jig_op_result(jig_tensor_collapse_shape_build(rw, loc, &collapse), 0);
}

static JigOp *with_last(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *t) {
    size_t rank = jig_type_rank(t);
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank);
    for (size_t i = 0; i + 1 < rank; ++i)
        sizes[i] = jig_tensor_build_dim(rw, loc, v, i);
    sizes[rank - 1] = jig_mixed_int(rw->ctx, 1);
    JigMixedParts parts = jig_mixed_parts(rw->ctx, sizes, rank, rw->arena);
    JigTensorExpandShape expand = {.src = v,
                                   .output_shape = parts.values,
                                   .result_type = t,
                                   .reassociation =
                                       jig_reshape_groups_attr(rw->ctx, last_two(rank, rw->arena)),
                                   .static_output_shape = parts.attr};
    return jig_tensor_expand_shape_build(rw, loc, &expand);
}

static bool ends_in_one(const JigValue *v) {
    const JigType *t = jig_value_type(v);
    return jig_type_dim(t, jig_type_rank(t) - 1) == 1;
}

static bool drop_multiplier(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigOpRow *plain = self->data;
    size_t n = jig_linalg_num_ins(op);
    JigValue *init = jig_linalg_generic_outputs_at(op, 0);
    if (!jig_linalg_on_tensors(op) || !ends_in_one(jig_linalg_generic_inputs_at(op, 1)) ||
        !ends_in_one(init))
        return jig_no_match(rw, op, "has a multiplier, or is not on tensors");
    JigLoc loc = jig_op_loc(op);
    JigValue **ins = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        ins[i] = jig_linalg_generic_inputs_at(op, i);
    ins[1] = without_last(rw, loc, ins[1]);
    JigValue *to = without_last(rw, loc, init);
    JigOp *conv = jig_linalg_build(rw, loc, plain, ins, n, &to, 1, jig_structured_window_attrs(op));
    jig_linalg_copy_attrs(conv, op);
    jig_rw_replace_op(rw, op,
                      with_last(rw, loc, jig_op_result(conv, 0), jig_op_result_type(op, 0)));
    return true;
}

const JigPattern jig_simplify_depthwise_patterns[] = {
    {.name = "(anonymous namespace)::SimplifyDepthwiseConvOp",
     .root = "linalg.depthwise_conv_2d_nhwc_hwcm",
     .fn = drop_multiplier,
     .data = JIG_LINALG(DEPTHWISE_CONV_2D_NHWC_HWC)},
    {.name = "(anonymous namespace)::SimplifyDepthwiseConvQOp",
     .root = "linalg.depthwise_conv_2d_nhwc_hwcm_q",
     .fn = drop_multiplier,
     .data = JIG_LINALG(DEPTHWISE_CONV_2D_NHWC_HWC_Q)},
    {0},
};
