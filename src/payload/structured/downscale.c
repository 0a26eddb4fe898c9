/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/downscale.h"

#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "support/arena.h"

/* What has a counterpart with one dimension less: where the two window dimensions begin in the
 * image, which the input and the output share, and in the kernel. */
typedef struct Downscaling {
    const JigOpRow *from, *to;
    unsigned image, kernel;
} Downscaling;

static const Downscaling downscalings[] = {
    {JIG_LINALG(CONV_2D_NHWC_HWCF), JIG_LINALG(CONV_1D_NWC_WCF), .image = 1, .kernel = 0},
    {JIG_LINALG(CONV_2D_NCHW_FCHW), JIG_LINALG(CONV_1D_NCW_FCW), .image = 2, .kernel = 2},
    {JIG_LINALG(POOLING_NHWC_SUM), JIG_LINALG(POOLING_NWC_SUM), .image = 1, .kernel = 0},
    {JIG_LINALG(POOLING_NCHW_SUM), JIG_LINALG(POOLING_NCW_SUM), .image = 2, .kernel = 0},
    {JIG_LINALG(POOLING_NHWC_MAX), JIG_LINALG(POOLING_NWC_MAX), .image = 1, .kernel = 0},
    {JIG_LINALG(POOLING_NHWC_MAX_UNSIGNED), JIG_LINALG(POOLING_NWC_MAX_UNSIGNED), .image = 1,
     .kernel = 0},
    {JIG_LINALG(POOLING_NHWC_MIN), JIG_LINALG(POOLING_NWC_MIN), .image = 1, .kernel = 0},
    {JIG_LINALG(POOLING_NHWC_MIN_UNSIGNED), JIG_LINALG(POOLING_NWC_MIN_UNSIGNED), .image = 1,
     .kernel = 0},
    {JIG_LINALG(POOLING_NCHW_MAX), JIG_LINALG(POOLING_NCW_MAX), .image = 2, .kernel = 0},
    {JIG_LINALG(DEPTHWISE_CONV_2D_NHWC_HWC), JIG_LINALG(DEPTHWISE_CONV_1D_NWC_WC), .image = 1,
     .kernel = 0},
    {JIG_LINALG(CONV_2D), JIG_LINALG(CONV_1D), .image = 0, .kernel = 0},
};

static const Downscaling *find(const JigOp *op) {
    for (size_t i = 0; i < JIG_LEN(downscalings); ++i)
        if (jig_op_is(op, downscalings[i].from))
            return &downscalings[i];
    return NULL;
}

/* All of `v`, as a slice. */
static JigSlice whole(JigRewriter *rw, JigLoc loc, JigValue *v, JigArena *a) {
    size_t rank = jig_type_rank(jig_value_type(v));
    JigMixed *offsets = JIG_NEW_ARRAY(a, JigMixed, rank + 1),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i) {
        offsets[i] = jig_mixed_int(rw->ctx, 0);
        sizes[i] = jig_tensor_build_dim(rw, loc, v, i);
    }
    return (JigSlice){.offsets = offsets, .sizes = sizes, .rank = rank};
}

/* `v` without dimension `dim`, which has size 1. */
static JigValue *without_dim(JigRewriter *rw, JigLoc loc, JigValue *v, size_t dim, JigArena *a) {
    const JigType *type = jig_value_type(v);
    size_t rank = jig_type_rank(type), n = 0;
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        if (i != dim)
            shape[n++] = jig_type_dim(type, i);
    const JigType *reduced =
        jig_type_tensor(shape, n, jig_type_element(type), jig_type_encoding(type));
    return jig_op_result(jig_tensor_build_extract_slice(rw, loc, reduced, v, whole(rw, loc, v, a)),
                         0);
}

/* The number for the dimension that stays, of strides or dilations. */
static const JigAttr *of_other(JigContext *ctx, const JigAttr *list, size_t removed) {
    int64_t value = list ? jig_attr_dense_int(list, (int64_t)(1 - removed)) : 1, shape = 1;
    return jig_attr_dense(jig_type_vector(&shape, NULL, 1, jig_type_i(ctx, 64)), &value, false);
}

static const JigAttr *window_attrs(JigContext *ctx, const JigOp *op, size_t removed) {
    const JigAttr *strides = jig_linalg_strides_attr(op),
                  *dilations = jig_linalg_dilations_attr(op);
    JigNamedAttr items[] = {
        {jig_ident(ctx, JIG_STR("dilations")), of_other(ctx, dilations, removed)},
        {jig_ident(ctx, JIG_STR("strides")), of_other(ctx, strides, removed)},
    };
    return jig_attr_dict(ctx, items, 2);
}

/* Which of the two dimensions the window neither extends nor moves in; 2: none. */
static size_t find_idle(const Downscaling *d, const JigOp *op) {
    size_t i = 0;
    while (i < 2 &&
           (jig_type_dim(jig_value_type(jig_linalg_generic_inputs_at(op, 1)), d->kernel + i) != 1 ||
            jig_type_dim(jig_value_type(jig_linalg_generic_outputs_at(op, 0)), d->image + i) != 1))
        ++i;
    return i;
}

static JigOp *replace(JigRewriter *rw, JigOp *op, const Downscaling *d, size_t idle) {
    JigArena *a = jig_arena_create();
    JigLoc loc = jig_op_loc(op);
    JigValue *out = jig_linalg_generic_outputs_at(op, 0);
    jig_at_before(rw, op);
    JigValue *ins[] = {
        without_dim(rw, loc, jig_linalg_generic_inputs_at(op, 0), d->image + idle, a),
        without_dim(rw, loc, jig_linalg_generic_inputs_at(op, 1), d->kernel + idle, a),
    };
    JigValue *init = without_dim(rw, loc, out, d->image + idle, a);
    const JigAttr *attrs = d->to == JIG_LINALG(CONV_1D) ? NULL : window_attrs(rw->ctx, op, idle);
    JigOp *low = jig_linalg_build(rw, loc, d->to, ins, 2, &init, 1, attrs);
    JigOp *inserted =
        jig_tensor_build_insert_slice(rw, loc, jig_op_result(low, 0), out, whole(rw, loc, out, a));
    jig_rw_takes_over(rw, op, low);
    jig_rw_replace_op(rw, op, inserted);
    jig_arena_destroy(a);
    return low;
}

JigOp *jig_structured_downscale(JigRewriter *rw, JigOp *op, JigReason *why) {
    const Downscaling *d = find(op);
    if (!d)
        return jig_refuse(why, op, "expected a 2-D convolution or pooling that has a 1-D one"),
               NULL;
    if (!jig_linalg_on_tensors(op))
        return jig_refuse(why, op, "expected an op on tensors"), NULL;
    size_t idle = find_idle(d, op);
    if (idle == 2)
        return jig_refuse(why, op,
                          "expected the window to have size 1, and 1 place, in a dimension"),
               NULL;
    if (jig_type_dim(jig_value_type(jig_linalg_generic_inputs_at(op, 0)), d->image + idle) != 1)
        return jig_refuse(why, op, "expected an input of size 1 where the window does not move"),
               NULL;
    return replace(rw, op, d, idle);
}
