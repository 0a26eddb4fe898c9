/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/img2col.h"

#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "jig/ops/complex.h"
#include "payload/structured/regroup.h"
#include "payload/structured/structured_int.h"
#include "support/arena.h"

/* ---- Gathering ---- */

/* A tensor of `shape` with the elements of `v` that `from` picks. */
static JigOp *gather(JigRewriter *rw, JigLoc loc, JigValue *v, const JigMap *from,
                     const int64_t *shape) {
    size_t rank = jig_map_num_dims(from);
    JigIterator parallel[6] = {JIG_PARALLEL};
    JigValue *init =
        jig_structured_empty_tensor(rw, loc, shape, rank, jig_type_element(jig_value_type(v)));
    const JigMap *maps[] = {from, jig_map_identity(rw->ctx, (unsigned)rank)};
    JigOp *op = jig_linalg_build_generic(rw, loc, &v, 1, &init, 1, maps, parallel, rank);
    JigPoint point = jig_point(rw);
    jig_at_end(rw, jig_op_body(op));
    JigValue *element = jig_block_arg(jig_op_body(op), 0);
    jig_linalg_build_yield(rw, loc, &element, 1);
    jig_set_point(rw, point);
    return op;
}

/* ---- What is asked of all convolutions ---- */

/* Is the product of the sizes a number? */
static bool has_product(const JigType *type) {
    int64_t product = 1;
    for (size_t i = 0; i < jig_type_rank(type); ++i)
        if (__builtin_mul_overflow(product, jig_type_dim(type, i), &product))
            return false;
    return true;
}

static bool all_ones(const JigAttr *list) {
    for (int64_t i = 0; i < jig_type_num_elements(jig_attr_type(list)); ++i)
        if (jig_attr_dense_int(list, i) != 1)
            return false;
    return true;
}

static bool check(const JigOp *conv, JigReason *why) {
    if (!jig_linalg_on_tensors(conv))
        return jig_refuse(why, conv, "expected op to have pure tensor semantics");
    static const char *const wanted[] = {"expected a static shape for the input",
                                         "expected a static shape for the filter",
                                         "expected a static shape for the output"};
    int64_t columns = 1;
    for (size_t i = 0; i < 3; ++i) {
        const JigType *type = jig_op_operand_type(conv, i);
        if (!jig_type_has_static_shape(type))
            return jig_refuse(why, conv, wanted[i]);
        if (!has_product(type))
            return jig_refuse(why, conv, "expected sizes whose product is a number");
        if (i && __builtin_mul_overflow(columns, jig_type_num_elements(type), &columns))
            return jig_refuse(why, conv,
                              "expected the number of all elements of windows to be one");
    }
    const JigAttr *dilations =
        jig_attr_dict_get(jig_structured_window_attrs(conv), JIG_STR("dilations"));
    return all_ones(dilations) || jig_refuse(why, conv, "expected all ones for dilations");
}

/* ---- Where the channels of input and output are the same axis of a filter ---- */

typedef struct Layout {
    const JigOpRow *row;
    bool channels_last;                    /* of the image: NHWC, and not NCHW */
    unsigned filter_h, filter_w, filter_c; /* dimensions of the filter */
    bool filters_last;                     /* HWCF, and not FHWC or FCHW */
} Layout;

static const Layout layouts[] = {
    {JIG_LINALG(CONV_2D_NHWC_HWCF), .channels_last = true, .filter_h = 0, .filter_w = 1,
     .filter_c = 2, .filters_last = true},
    {JIG_LINALG(CONV_2D_NHWC_FHWC), .channels_last = true, .filter_h = 1, .filter_w = 2,
     .filter_c = 3},
    {JIG_LINALG(CONV_2D_NCHW_FCHW), .filter_c = 1, .filter_h = 2, .filter_w = 3},
};

/* The index along each of `n` sizes, of which `e` counts all points. */
static void delinearize(const JigExpr *e, const int64_t *sizes, size_t n, const JigExpr **out) {
    int64_t stride = 1;
    for (size_t i = n; i-- > 0;) {
        int64_t outer = stride * sizes[i];
        const JigExpr *inside =
            i ? jig_expr_mod(e, jig_expr_constant(jig_expr_context(e), outer)) : e;
        out[i] = jig_expr_floordiv(inside, jig_expr_constant(jig_expr_context(e), stride));
        stride = outer;
    }
}

static int64_t stride_of(const JigOp *conv, int64_t i) {
    return jig_attr_dense_int(
        jig_attr_dict_get(jig_structured_window_attrs(conv), JIG_STR("strides")), i);
}

static bool has_points(const JigOp *conv, const Layout *l) {
    const JigType *filter = jig_value_type(jig_linalg_generic_inputs_at(conv, 1)),
                  *out = jig_value_type(jig_linalg_generic_outputs_at(conv, 0));
    size_t h = l->channels_last ? 1 : 2;
    return jig_type_dim(filter, l->filter_h) > 0 && jig_type_dim(filter, l->filter_w) > 0 &&
           jig_type_dim(filter, l->filter_c) > 0 && jig_type_dim(out, h) > 0 &&
           jig_type_dim(out, h + 1) > 0;
}

/* Loops are batch, place of the window, and place in it; the last two the other way round where
 * channels come first. What the input's element there is. */
static const JigMap *window_map(const JigOp *conv, const Layout *l) {
    JigContext *ctx = jig_op_context(conv);
    const JigType *filter = jig_value_type(jig_linalg_generic_inputs_at(conv, 1)),
                  *out = jig_value_type(jig_linalg_generic_outputs_at(conv, 0));
    size_t h = l->channels_last ? 1 : 2;
    int64_t image[] = {jig_type_dim(out, h), jig_type_dim(out, h + 1)},
            height = jig_type_dim(filter, l->filter_h), width = jig_type_dim(filter, l->filter_w),
            channels = jig_type_dim(filter, l->filter_c);
    const int64_t last[] = {height, width, channels}, first[] = {channels, height, width};
    const JigExpr *at[2], *in[3];
    delinearize(jig_expr_dim(ctx, l->channels_last ? 1 : 2), image, 2, at);
    delinearize(jig_expr_dim(ctx, l->channels_last ? 2 : 1), l->channels_last ? last : first, 3,
                in);
    const JigExpr *const *place = l->channels_last ? in : in + 1;
    const JigExpr *y = jig_expr_add(jig_expr_mul_const(at[0], stride_of(conv, 0)), place[0]),
                  *x = jig_expr_add(jig_expr_mul_const(at[1], stride_of(conv, 1)), place[1]),
                  *b = jig_expr_dim(ctx, 0);
    const JigExpr *nhwc[] = {b, y, x, in[2]}, *nchw[] = {b, in[0], y, x};
    return jig_map(ctx, 3, 0, l->channels_last ? nhwc : nchw, 4);
}

/* Loops are batch, row, column, and the sum's. */
static JigOp *build_product(JigRewriter *rw, JigLoc loc, const Layout *l, JigValue *columns,
                            JigValue *filter, JigValue *init) {
    static const int64_t bmk[] = {0, 1, 3}, kn[] = {3, 2}, nk[] = {2, 3}, mk[] = {1, 3},
                         bkn[] = {0, 3, 2}, bmn[] = {0, 1, 2};
    const JigIterator iterators[] = {JIG_PARALLEL, JIG_PARALLEL, JIG_PARALLEL, JIG_REDUCTION};
    JigContext *ctx = rw->ctx;
    JigValue *ins[] = {l->channels_last ? columns : filter, l->channels_last ? filter : columns};
    const JigMap *maps[] = {
        l->channels_last ? jig_map_multi_dim(ctx, 4, bmk, 3) : jig_map_multi_dim(ctx, 4, mk, 2),
        l->channels_last ? jig_map_multi_dim(ctx, 4, l->filters_last ? kn : nk, 2)
                         : jig_map_multi_dim(ctx, 4, bkn, 3),
        jig_map_multi_dim(ctx, 4, bmn, 3),
    };
    return jig_linalg_build_generic(rw, loc, ins, 2, &init, 1, maps, iterators, 4);
}

/* The sum of products in the number system of the result, as convolutions have it. */
static void build_sum(JigRewriter *rw, JigLoc loc, JigBlock *body) {
    JigValue *sum = jig_block_arg(body, 2);
    const JigType *type = jig_value_type(sum);
    const JigOpRow *mul = JIG_ARITH(MULI), *add = JIG_ARITH(ADDI);
    if (jig_type_kind(type) == JIG_TYPE_COMPLEX)
        mul = JIG_COMPLEX(MUL), add = JIG_COMPLEX(ADD);
    else if (jig_type_is_float(type))
        mul = JIG_ARITH(MULF), add = JIG_ARITH(ADDF);
    else if (jig_type_is_integer(type, 1))
        mul = JIG_ARITH(ANDI), add = JIG_ARITH(ORI);
    JigPoint point = jig_point(rw);
    jig_at_end(rw, body);
    JigValue *x = jig_linalg_cast(rw, loc, jig_block_arg(body, 0), type, false),
             *y = jig_linalg_cast(rw, loc, jig_block_arg(body, 1), type, false);
    JigOp *product = jig_build(rw, loc, mul, (JigValue *[]){x, y}, 2, &type, 1, NULL);
    JigOp *total =
        jig_build(rw, loc, add, (JigValue *[]){jig_op_result(product, 0), sum}, 2, &type, 1, NULL);
    JigValue *result = jig_op_result(total, 0);
    jig_linalg_build_yield(rw, loc, &result, 1);
    jig_set_point(rw, point);
}

static void convert(JigRewriter *rw, JigOp *conv, const Layout *l, JigImg2col *out, JigArena *a) {
    JigLoc loc = jig_op_loc(conv);
    JigGrouping of_filter = l->filters_last ? (JigGrouping){{3, 1}, 2} : (JigGrouping){{1, 3}, 2},
                of_image =
                    l->channels_last ? (JigGrouping){{1, 2, 1}, 3} : (JigGrouping){{1, 1, 2}, 3};
    JigValue *filter = jig_structured_collapse_encoded_tensor(
                 rw, loc, jig_linalg_generic_inputs_at(conv, 1), of_filter, a),
             *init = jig_structured_collapse_tensor(rw, loc, jig_linalg_generic_outputs_at(conv, 0),
                                                    of_image, a);
    const JigType *pixels = jig_value_type(init);
    int64_t batch = jig_type_dim(pixels, 0),
            patch = jig_type_dim(jig_value_type(filter), l->filters_last ? 0 : 1);
    int64_t last[] = {batch, jig_type_dim(pixels, 1), patch},
            first[] = {batch, patch, jig_type_dim(pixels, 2)};
    out->columns = gather(rw, loc, jig_linalg_generic_inputs_at(conv, 0), window_map(conv, l),
                          l->channels_last ? last : first);
    JigOp *product = build_product(rw, loc, l, jig_op_result(out->columns, 0), filter, init);
    build_sum(rw, loc, jig_op_body(product));
    out->last = jig_structured_expand_tensor(rw, loc, jig_op_result(product, 0),
                                             jig_op_result_type(conv, 0), of_image, a);
}

/* ---- Channel by channel ---- */

/* The window's elements of each batch and channel, both of which are batches of the product; that
 * needs channels first. */
static void convert_depthwise(JigRewriter *rw, JigOp *conv, JigImg2col *out, JigArena *a) {
    static const int64_t to_nchw[] = {0, 2, 3, 1}, to_chw[] = {1, 2, 0}, to_nhwc[] = {0, 3, 1, 2};
    JigContext *ctx = rw->ctx;
    JigLoc loc = jig_op_loc(conv);
    const JigType *in = jig_value_type(jig_linalg_generic_inputs_at(conv, 0)),
                  *f = jig_value_type(jig_linalg_generic_inputs_at(conv, 1)),
                  *o = jig_value_type(jig_linalg_generic_outputs_at(conv, 0));
    int64_t n = jig_type_dim(in, 0), c = jig_type_dim(in, 3), fh = jig_type_dim(f, 0),
            fw = jig_type_dim(f, 1), oh = jig_type_dim(o, 1), ow = jig_type_dim(o, 2);
    JigOp *input = gather(rw, loc, jig_linalg_generic_inputs_at(conv, 0),
                          jig_map_multi_dim(ctx, 4, to_nchw, 4),
                          (int64_t[]){n, c, jig_type_dim(in, 1), jig_type_dim(in, 2)}),
          *filter = gather(rw, loc, jig_linalg_generic_inputs_at(conv, 1),
                           jig_map_multi_dim(ctx, 3, to_chw, 3), (int64_t[]){c, fh, fw}),
          *init = gather(rw, loc, jig_linalg_generic_outputs_at(conv, 0),
                         jig_map_multi_dim(ctx, 4, to_nchw, 4), (int64_t[]){n, c, oh, ow});
    const JigExpr *d[6];
    for (unsigned i = 0; i < 6; ++i)
        d[i] = jig_expr_dim(ctx, i);
    const JigExpr *window[] = {d[0], d[1],
                               jig_expr_add(jig_expr_mul_const(d[2], stride_of(conv, 0)), d[4]),
                               jig_expr_add(jig_expr_mul_const(d[3], stride_of(conv, 1)), d[5])};
    out->columns = gather(rw, loc, jig_op_result(input, 0), jig_map(ctx, 6, 0, window, 4),
                          (int64_t[]){n, c, oh, ow, fh, fw});
    JigGrouping of_image = {{2, 2}, 2};
    JigValue *ins[] = {jig_structured_collapse_tensor(rw, loc, jig_op_result(out->columns, 0),
                                                      (JigGrouping){{2, 2, 2}, 3}, a),
                       jig_structured_collapse_tensor(rw, loc, jig_op_result(filter, 0),
                                                      (JigGrouping){{1, 2}, 2}, a)};
    JigValue *sums = jig_structured_collapse_tensor(rw, loc, jig_op_result(init, 0), of_image, a);
    JigOp *product = jig_linalg_build(rw, loc, JIG_LINALG(BATCH_MATVEC), ins, 2, &sums, 1, NULL);
    JigOp *expanded = jig_structured_expand_tensor(rw, loc, jig_op_result(product, 0),
                                                   jig_op_result_type(init, 0), of_image, a);
    out->last = gather(rw, loc, jig_op_result(expanded, 0), jig_map_multi_dim(ctx, 4, to_nhwc, 4),
                       (int64_t[]){n, oh, ow, c});
}

/* ---- All of them ---- */

bool jig_structured_img2col(JigRewriter *rw, JigOp *conv, JigImg2col *out, JigReason *why) {
    const Layout *l = layouts, *end = layouts + JIG_LEN(layouts);
    while (l < end && !jig_op_is(conv, l->row))
        ++l;
    bool depthwise = jig_op_is(conv, JIG_LINALG(DEPTHWISE_CONV_2D_NHWC_HWC));
    if (l == end && !depthwise)
        return jig_refuse(why, conv, "expected a 2-D convolution with NHWC or NCHW images");
    JIG_CHECK(check(conv, why));
    if (!depthwise && !has_points(conv, l))
        return jig_refuse(why, conv, "expected windows that have elements, and places for them");
    if (depthwise && jig_type_dim(jig_value_type(jig_linalg_generic_inputs_at(conv, 0)), 0) != 1)
        return jig_refuse(why, conv, "expected a batch of 1 where each channel has its own filter");
    JigArena *a = jig_arena_create();
    jig_at_before(rw, conv);
    if (depthwise)
        convert_depthwise(rw, conv, out, a);
    else
        convert(rw, conv, l, out, a);
    jig_rw_replace_op(rw, conv, out->last);
    jig_arena_destroy(a);
    return true;
}
