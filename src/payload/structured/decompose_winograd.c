/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/decompose_winograd.h"

#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/linalg/linalg_winograd.h"
#include "dialect/tensor/tensor.h"
#include "payload/structured/regroup.h"
#include "payload/structured/structured_int.h"
#include "support/arena.h"

/* One of the two dimensions of the window: m outputs of r inputs each, or 1 of 1 where the filter
 * has no extent. */
typedef struct Side {
    int64_t m, r, tile;
    int64_t tiles;         /* along the image */
    int64_t input, output; /* what the tiles cover */
} Side;

typedef struct Winograd {
    JigRewriter *rw;
    JigLoc loc;
    JigOp *conv;
    const JigAttr *fmr;
    Side sides[2];
    int64_t batch, channels, filters;
    JigArena *a;
} Winograd;

/* ---- Can it be done? ---- */

static bool all_ones(const JigAttr *list) {
    for (int64_t i = 0; i < jig_type_num_elements(jig_attr_type(list)); ++i)
        if (jig_attr_dense_int(list, i) != 1)
            return false;
    return true;
}

static bool find_sides(Winograd *w, int64_t fmr, JigReason *why) {
    const JigWinograd sizes = jig_linalg_winograd_sizes(fmr);
    const JigType *filter = jig_value_type(jig_linalg_generic_inputs_at(w->conv, 1)),
                  *out = jig_value_type(jig_linalg_generic_outputs_at(w->conv, 0));
    for (size_t i = 0; i < 2; ++i) {
        int64_t extent = jig_type_dim(filter, 1 + i), image = jig_type_dim(out, 1 + i);
        bool none = extent == 1;
        if (!none && extent != sizes.r)
            return jig_refuse(why, w->conv, "expected a window of {}, or 1, got {}",
                              jig_fact_int(sizes.r), jig_fact_int(extent));
        Side *s = &w->sides[i];
        s->m = none ? 1 : sizes.m;
        s->r = none ? 1 : sizes.r;
        s->tile = s->m + s->r - 1;
        s->tiles = image / s->m + (image % s->m != 0);
        if (__builtin_mul_overflow(s->tiles, s->m, &s->output) ||
            __builtin_add_overflow(s->output, s->r - 1, &s->input))
            return jig_refuse(why, w->conv, "expected sizes whose tiles can be counted");
    }
    return (w->sides[0].r != 1 || w->sides[1].r != 1) ||
           jig_refuse(why, w->conv, "expected a window that extends in one dimension at least");
}

static bool check(const Winograd *w, JigReason *why) {
    static const char *const wanted[] = {"expected a static shape for the input",
                                         "expected a static shape for the filter",
                                         "expected a static shape for the output"};
    const JigOp *conv = w->conv;
    if (!jig_linalg_on_tensors(conv))
        return jig_refuse(why, conv, "expected an op on tensors");
    int64_t elements = 1;
    for (size_t i = 0; i < 3; ++i) {
        const JigType *type = jig_op_operand_type(conv, i);
        if (!jig_type_has_static_shape(type))
            return jig_refuse(why, conv, wanted[i]);
        if (!jig_type_is_float(jig_type_element(type)))
            return jig_refuse(why, conv, "expected floats, since tiles are divided");
        for (size_t k = 0; k < jig_type_rank(type); ++k)
            if (__builtin_mul_overflow(elements, jig_type_dim(type, k) + 8, &elements))
                return jig_refuse(why, conv, "expected sizes whose tiles can be counted");
    }
    const JigAttr *window = jig_structured_window_attrs(conv);
    if (!all_ones(jig_attr_dict_get(window, JIG_STR("dilations"))))
        return jig_refuse(why, conv, "expected all ones for dilations");
    return all_ones(jig_attr_dict_get(window, JIG_STR("strides"))) ||
           jig_refuse(why, conv, "expected all ones for strides");
}

/* ---- The steps ---- */

static const JigType *element_of(const JigOp *conv, size_t operand) {
    return jig_type_element(jig_op_operand_type(conv, operand));
}

static JigValue *zero(const Winograd *w, const JigType *type) {
    return jig_arith_constant(w->rw, w->loc, type, jig_attr_zero(type));
}

static JigValue *transform(const Winograd *w, const JigOpRow *row, JigValue *in, JigValue *init) {
    const JigType *type = jig_value_type(init);
    return jig_op_result(
        jig_build(w->rw, w->loc, row, (JigValue *[]){in, init}, 2, &type, 1, "fmr", w->fmr, NULL),
        0);
}

/* `v`, an image, so high and wide as the tiles are together. */
static JigValue *padded(const Winograd *w, JigValue *v, int64_t height, int64_t width) {
    const JigType *type = jig_value_type(v);
    int64_t high[] = {0, height - jig_type_dim(type, 1), width - jig_type_dim(type, 2), 0},
            low[] = {0, 0, 0, 0},
            shape[] = {jig_type_dim(type, 0), height, width, jig_type_dim(type, 3)};
    JigContext *ctx = w->rw->ctx;
    JigValue *value = zero(w, jig_type_element(type));
    JigOp *pad = jig_tensor_pad_build(
        w->rw, w->loc,
        &(JigTensorPad){.source = v,
                        .static_low = jig_attr_dense_i64(ctx, low, 4),
                        .static_high = jig_attr_dense_i64(ctx, high, 4),
                        .result_type = jig_type_tensor(shape, 4, jig_type_element(type), NULL)});
    const JigType *index = jig_type_index(ctx), *indices[] = {index, index, index, index};
    JigPoint point = jig_point(w->rw);
    JigBlock *body = jig_create_block(w->rw, jig_tensor_pad_region(pad), NULL, indices, 4, w->loc);
    jig_at_end(w->rw, body);
    jig_build(w->rw, w->loc, JIG_TENSOR(YIELD), &value, 1, NULL, 0, NULL);
    jig_set_point(w->rw, point);
    return jig_op_result(pad, 0);
}

static JigValue *covering(const Winograd *w, JigValue *v, int64_t height, int64_t width) {
    const JigType *type = jig_value_type(v);
    bool fits = jig_type_dim(type, 1) == height && jig_type_dim(type, 2) == width;
    return fits ? v : padded(w, v, height, width);
}

static JigValue *transform_filter(const Winograd *w) {
    int64_t shape[] = {w->sides[0].tile, w->sides[1].tile, w->channels, w->filters};
    JigValue *init = jig_structured_empty_tensor(w->rw, w->loc, shape, 4, element_of(w->conv, 1));
    return transform(w, JIG_LINALG(WINOGRAD_FILTER_TRANSFORM),
                     jig_linalg_generic_inputs_at(w->conv, 1), init);
}

static JigValue *transform_input(const Winograd *w) {
    const Side *s = w->sides;
    int64_t shape[] = {s[0].tile, s[1].tile, s[0].tiles, s[1].tiles, w->batch, w->channels};
    JigValue *in = covering(w, jig_linalg_generic_inputs_at(w->conv, 0), s[0].input, s[1].input);
    JigValue *init = jig_structured_empty_tensor(w->rw, w->loc, shape, 6, element_of(w->conv, 0));
    return transform(w, JIG_LINALG(WINOGRAD_INPUT_TRANSFORM), in, init);
}

/* For each place in a tile the product of inputs and filters, summed over channels. */
static JigValue *multiply(const Winograd *w, JigValue *filter, JigValue *input) {
    static const JigGrouping of_filter = {{2, 1, 1}, 3}, of_tiles = {{2, 3, 1}, 3};
    const Side *s = w->sides;
    const JigType *element = element_of(w->conv, 2);
    filter = jig_structured_collapse_tensor(w->rw, w->loc, filter, of_filter, w->a);
    input = jig_structured_collapse_tensor(w->rw, w->loc, input, of_tiles, w->a);
    int64_t shape[] = {jig_type_dim(jig_value_type(input), 0),
                       jig_type_dim(jig_value_type(input), 1), w->filters},
            spread[] = {s[0].tile, s[1].tile, s[0].tiles, s[1].tiles, w->batch, w->filters};
    JigValue *empty = jig_structured_empty_tensor(w->rw, w->loc, shape, 3, element),
             *value = zero(w, element);
    JigValue *init = jig_op_result(
        jig_linalg_build(w->rw, w->loc, JIG_LINALG(FILL), &value, 1, &empty, 1, NULL), 0);
    JigValue *ins[] = {input, filter};
    JigOp *product =
        jig_linalg_build(w->rw, w->loc, JIG_LINALG(BATCH_MATMUL), ins, 2, &init, 1, NULL);
    return jig_op_result(jig_structured_expand_tensor(w->rw, w->loc, jig_op_result(product, 0),
                                                      jig_type_tensor(spread, 6, element, NULL),
                                                      of_tiles, w->a),
                         0);
}

/* The part of `v` that is the convolution's output. */
static JigValue *cropped(const Winograd *w, JigValue *v) {
    const JigType *type = jig_op_result_type(w->conv, 0);
    if (jig_value_type(v) == type)
        return v;
    JigMixed offsets[4], sizes[4];
    for (size_t i = 0; i < 4; ++i) {
        offsets[i] = jig_mixed_int(w->rw->ctx, 0);
        sizes[i] = jig_mixed_int(w->rw->ctx, jig_type_dim(type, i));
    }
    JigSlice slice = {.offsets = offsets, .sizes = sizes, .rank = 4};
    return jig_op_result(jig_tensor_build_extract_slice(w->rw, w->loc, NULL, v, slice), 0);
}

JigOp *jig_structured_winograd_conv2d(JigRewriter *rw, JigOp *conv, int64_t fmr, JigReason *why) {
    if (!jig_op_is(conv, JIG_LINALG(CONV_2D_NHWC_FHWC)))
        return jig_refuse(why, conv, "expected linalg.conv_2d_nhwc_fhwc"), NULL;
    Winograd w = {.rw = rw,
                  .loc = jig_op_loc(conv),
                  .conv = conv,
                  .fmr = jig_attr_i32(rw->ctx, (int32_t)fmr)};
    if (!check(&w, why) || !find_sides(&w, fmr, why))
        return NULL;
    w.batch = jig_type_dim(jig_value_type(jig_linalg_generic_inputs_at(conv, 0)), 0);
    w.channels = jig_type_dim(jig_value_type(jig_linalg_generic_inputs_at(conv, 0)), 3);
    w.filters = jig_type_dim(jig_value_type(jig_linalg_generic_inputs_at(conv, 1)), 0);
    w.a = jig_arena_create();
    jig_at_before(rw, conv);
    JigValue *filter = transform_filter(&w), *input = transform_input(&w);
    JigValue *product = multiply(&w, filter, input);
    JigValue *init =
        covering(&w, jig_linalg_generic_outputs_at(conv, 0), w.sides[0].output, w.sides[1].output);
    JigValue *output =
        cropped(&w, transform(&w, JIG_LINALG(WINOGRAD_OUTPUT_TRANSFORM), product, init));
    JigOp *last = jig_value_def(output);
    jig_rw_replace1(rw, conv, output);
    jig_arena_destroy(w.a);
    return last;
}
