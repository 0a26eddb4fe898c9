/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/transpose_structured.h"

#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "jig/ops/memref.h"
#include "payload/structured/structured_int.h"
#include "support/arena.h"

/* Memory for what has the sizes of `v` in another order. */
static JigValue *make_room(JigRewriter *rw, JigLoc loc, JigValue *v, const int64_t *permutation,
                           JigArena *a) {
    const JigType *type = jig_value_type(v);
    size_t rank = jig_type_rank(type), n = 0;
    JigMixed *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        sizes[i] = jig_tensor_build_dim(rw, loc, v, (size_t)permutation[i]);
    if (jig_type_is_ranked_tensor(type))
        return jig_linalg_build_empty(rw, loc, sizes, rank, jig_type_element(type));
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    JigValue **dynamic = JIG_NEW_ARRAY(a, JigValue *, rank + 1);
    for (size_t i = 0; i < rank; ++i) {
        shape[i] = jig_type_dim(type, (size_t)permutation[i]);
        if (sizes[i].value)
            dynamic[n++] = sizes[i].value;
    }
    const JigType *memref = jig_type_memref(shape, rank, jig_type_element(type), NULL, NULL);
    return jig_op_result(
        jig_memref_alloc_build(
            rw, loc, &(JigMemrefAlloc){.dynamic_sizes = {dynamic, n}, .memref_type = memref}),
        0);
}

JigValue *jig_structured_transposed(JigRewriter *rw, JigLoc loc, JigValue *v,
                                    const int64_t *permutation, JigOp **transpose) {
    JigArena *a = jig_arena_create();
    size_t rank = jig_type_rank(jig_value_type(v));
    JigValue *room = make_room(rw, loc, v, permutation, a);
    JigNamedAttr item = {jig_ident(rw->ctx, JIG_STR("permutation")),
                         jig_attr_dense_i64(rw->ctx, permutation, rank)};
    JigOp *op = jig_linalg_build(rw, loc, JIG_LINALG(TRANSPOSE), &v, 1, &room, 1,
                                 jig_attr_dict(rw->ctx, &item, 1));
    if (transpose)
        *transpose = op;
    jig_arena_destroy(a);
    return jig_op_num_results(op) ? jig_op_result(op, 0) : room;
}

/* ---- Matrix products ---- */

/* The maps of the product with the last two dimensions of one operand exchanged. */
static const JigAttr *maps_with_transposed(JigContext *ctx, const JigAttr *maps, size_t operand) {
    const JigAttr *items[3];
    for (size_t i = 0; i < 3; ++i) {
        items[i] = jig_attr_array_at(maps, i);
        if (i != operand)
            continue;
        const JigMap *map = jig_attr_map_value(items[i]);
        unsigned n = jig_map_num_results(map), order[3] = {0, 1, 2};
        order[n - 2] = n - 1;
        order[n - 1] = n - 2;
        items[i] = jig_attr_of_map(jig_map_sub(map, order, n));
    }
    return jig_attr_array(ctx, items, 3);
}

static bool check_matmul(const JigOp *op, JigReason *why) {
    if (!jig_op_is(op, JIG_LINALG(MATMUL)) && !jig_op_is(op, JIG_LINALG(BATCH_MATMUL)))
        return jig_refuse(why, op, "expected linalg.matmul or linalg.batch_matmul");
    if (!jig_linalg_on_tensors(op))
        return jig_refuse(why, op, "expected an op on tensors");
    if (jig_structured(op)->maps(op) !=
        jig_linalg_default_maps(jig_op_context(op), jig_linalg_named(op)))
        return jig_refuse(why, op, "expected an op without maps of its own");
    return true;
}

JigOp *jig_structured_transpose_matmul(JigRewriter *rw, JigOp *op, size_t operand, JigReason *why) {
    if (!check_matmul(op, why))
        return NULL;
    static const int64_t swap[] = {1, 0}, swap_last[] = {0, 2, 1};
    JigContext *ctx = rw->ctx;
    JigLoc loc = jig_op_loc(op);
    JigValue *ins[] = {jig_linalg_generic_inputs_at(op, 0), jig_linalg_generic_inputs_at(op, 1)},
             *init = jig_linalg_generic_outputs_at(op, 0);
    jig_at_before(rw, op);
    ins[operand] = jig_structured_transposed(
        rw, loc, ins[operand], jig_op_is(op, JIG_LINALG(MATMUL)) ? swap : swap_last, NULL);
    const JigAttr *cast = jig_linalg_cast_attr(op), *attrs = jig_attr_dict(ctx, NULL, 0);
    attrs = jig_attr_dict_with(attrs, jig_ident(ctx, JIG_STR("indexing_maps")),
                               maps_with_transposed(ctx, jig_structured(op)->maps(op), operand));
    if (cast)
        attrs = jig_attr_dict_with(attrs, jig_ident(ctx, JIG_STR("cast")), cast);
    JigOp *product = jig_linalg_build(rw, loc, jig_op_row(op), ins, 2, &init, 1, attrs);
    jig_rw_replace_op(rw, op, product);
    return product;
}

/* ---- Convolutions ---- */

static const JigAttr *ones(JigContext *ctx) {
    int64_t shape = 2, one = 1;
    return jig_attr_dense(jig_type_tensor(&shape, 1, jig_type_i(ctx, 64), NULL), &one, true);
}

const JigAttr *jig_structured_window_attrs(const JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    const JigAttr *strides = jig_linalg_strides_attr(op),
                  *dilations = jig_linalg_dilations_attr(op);
    JigNamedAttr items[] = {
        {jig_ident(ctx, JIG_STR("dilations")), dilations ? dilations : ones(ctx)},
        {jig_ident(ctx, JIG_STR("strides")), strides ? strides : ones(ctx)},
    };
    return jig_attr_dict(ctx, items, 2);
}

JigOp *jig_structured_transpose_conv2d(JigRewriter *rw, JigOp *op, JigReason *why) {
    const JigOpRow *row =
        jig_op_is(op, JIG_LINALG(CONV_2D_NHWC_FHWC))     ? JIG_LINALG(CONV_2D_NHWC_HWCF)
        : jig_op_is(op, JIG_LINALG(CONV_2D_NHWC_FHWC_Q)) ? JIG_LINALG(CONV_2D_NHWC_HWCF_Q)
                                                         : NULL;
    if (!row)
        return jig_refuse(why, op,
                          "expected linalg.conv_2d_nhwc_fhwc, or its like with zero points"),
               NULL;
    static const int64_t channels_last[] = {1, 2, 3, 0};
    JigLoc loc = jig_op_loc(op);
    size_t num_ins = jig_linalg_num_ins(op);
    JigValue *ins[4], *init = jig_op_operand(op, num_ins);
    for (size_t i = 0; i < num_ins; ++i)
        ins[i] = jig_op_operand(op, i);
    jig_at_before(rw, op);
    ins[1] = jig_structured_transposed(rw, loc, ins[1], channels_last, NULL);
    JigOp *conv =
        jig_linalg_build(rw, loc, row, ins, num_ins, &init, 1, jig_structured_window_attrs(op));
    jig_rw_replace_op(rw, op, conv);
    return conv;
}
