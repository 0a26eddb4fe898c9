/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/channels_last.h"

#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "payload/structured/structured_int.h"

enum { RANK = 4, MOST_FILTER_DIMS = 4 };
static const int64_t to_last[RANK] = {0, 2, 3, 1}, to_first[RANK] = {0, 3, 1, 2};

/* What an op becomes, and how its second operand is laid out then. */
typedef struct Form {
    const JigOpRow *before, *after;
    int64_t filter[MOST_FILTER_DIMS];
    bool moves_filter;
} Form;

static bool form_of(const JigOp *op, Form *out) {
    const Form forms[] = {
        {JIG_LINALG(CONV_2D_NCHW_FCHW), JIG_LINALG(CONV_2D_NHWC_HWCF), {2, 3, 1, 0}, true},
        {JIG_LINALG(DEPTHWISE_CONV_2D_NCHW_CHW),
         JIG_LINALG(DEPTHWISE_CONV_2D_NHWC_HWC),
         {1, 2, 0},
         true},
    };
    for (size_t i = 0; i < JIG_LEN(forms); ++i)
        if (jig_op_is(op, forms[i].before)) {
            *out = forms[i];
            return true;
        }
    return false;
}

/* Where sums begin. `room` gets what the result may be written to in the old order. */
static JigValue *moved_init(JigRewriter *rw, JigOp *op, JigValue **room) {
    JigValue *init = jig_op_operand(op, jig_linalg_num_ins(op));
    JigOp *fill = jig_value_def_is(init, JIG_LINALG(FILL)) ? jig_value_def(init) : NULL;
    JigLoc loc = jig_op_loc(op);
    *room = init;
    if (!fill)
        return jig_structured_transposed(rw, loc, init, to_last, NULL);
    JigValue *number = jig_linalg_fill_inputs_at(fill, 0);
    JigMixed sizes[RANK];
    for (size_t i = 0; i < RANK; ++i)
        sizes[i] = jig_tensor_build_dim(rw, loc, init, (size_t)to_last[i]);
    JigValue *empty =
        jig_linalg_build_empty(rw, loc, sizes, RANK, jig_type_element(jig_value_type(init)));
    *room = jig_linalg_fill_outputs_at(fill, 0);
    return jig_op_result(jig_linalg_build(rw, loc, JIG_LINALG(FILL), &number, 1, &empty, 1,
                                          jig_attr_dict(rw->ctx, NULL, 0)),
                         0);
}

static JigValue *moved_back(JigRewriter *rw, JigLoc loc, JigValue *v, JigValue *room) {
    JigNamedAttr item = {jig_ident(rw->ctx, JIG_STR("permutation")),
                         jig_attr_dense_i64(rw->ctx, to_first, RANK)};
    return jig_op_result(jig_linalg_build(rw, loc, JIG_LINALG(TRANSPOSE), &v, 1, &room, 1,
                                          jig_attr_dict(rw->ctx, &item, 1)),
                         0);
}

static bool move_channels(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Form form;
    if (!form_of(op, &form) || !jig_linalg_on_tensors(op))
        return jig_no_match(rw, op, "no op on tensors with channels before the picture");
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    JigValue *room, *init = moved_init(rw, op, &room);
    JigValue *ins[] = {
        jig_structured_transposed(rw, loc, jig_linalg_generic_inputs_at(op, 0), to_last, NULL),
        jig_linalg_generic_inputs_at(op, 1)};
    if (form.moves_filter)
        ins[1] = jig_structured_transposed(rw, loc, ins[1], form.filter, NULL);
    JigOp *moved =
        jig_linalg_build(rw, loc, form.after, ins, 2, &init, 1, jig_structured_window_attrs(op));
    jig_rw_replace1(rw, op, moved_back(rw, loc, jig_op_result(moved, 0), room));
    return true;
}

const JigPattern jig_patterns_channels_last[] = {
    {.name = "ChannelsLast", .iface = &jig_iface_structured, .fn = move_channels},
    {0},
};
