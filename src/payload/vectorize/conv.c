/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Convolutions and pooling along one dimension. The whole operands are read; for each element of
 * the window, and each result where windows do not lie next to each other, a slice of the input
 * meets an element of the filter.
 */
#include "payload/vectorize/vectorize_int.h"

#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"

enum { INPUT, FILTER, RESULT }; /* operands */
typedef enum Layout { ALONE, CHANNELS_LAST, CHANNELS_FIRST, DEPTHWISE } Layout;

typedef struct Windows {
    const JigVectorizer *v;
    Layout layout;
    bool pools;           /* the window's elements are combined as they are */
    JigOp *combiner;      /* of the body */
    const JigOp *cast[2]; /* what the body does to an element of the input and the filter first, or
                             NULL */
    int64_t stride, dilation;
    int64_t batch, width, channels, filters, window; /* sizes */
    int64_t step;                                    /* results in a slice */
    int64_t covered;                                 /* how much of the input windows reach */
    bool scalable, masked;                           /* the channels are */
    JigValue *zero;
    JigValue **results; /* by slice */
} Windows;

/* ---- Recognizing ---- */

static const JigOp *cast_of_element(const JigValue *value) {
    const JigOp *def = jig_value_def(value);
    return def && jig_cast(def) && jig_op_num_operands(def) == 1 &&
                   !jig_value_def(jig_op_operand(def, 0))
               ? def
               : NULL;
}

/* The number of the block argument that `value` is, maybe after a cast; -1: none. */
static int element_number(const JigValue *value, const JigOp **cast) {
    const JigOp *def = cast_of_element(value);
    if (def)
        value = jig_op_operand(def, 0);
    if (jig_value_def(value))
        return -1;
    *cast = def;
    return (int)jig_value_index(value);
}

static bool is_product(const JigOp *op) {
    return jig_op_is(op, JIG_ARITH(MULI)) || jig_op_is(op, JIG_ARITH(MULF)) ||
           (jig_op_is(op, JIG_ARITH(ANDI)) && jig_type_is_integer(jig_op_result_type(op, 0), 1));
}

/* Combined are products of both inputs, or elements of the first one. */
static bool recognize_body(Windows *w) {
    const JigVectorizer *v = w->v;
    w->combiner = jig_linalg_init_combiner(v->op, 0);
    int64_t kind = jig_vector_kind_of(w->combiner);
    if (kind < 0)
        return jig_refuse(v->why, v->op, "expected one op that combines");
    JigValue *init = jig_block_arg(jig_op_body(v->op), v->num_ins);
    JigValue *other = jig_arith_lhs(w->combiner) == init ? jig_arith_rhs(w->combiner)
                                                         : jig_arith_lhs(w->combiner);
    const JigOp *def = jig_value_def(other);
    if (element_number(other, &w->cast[0]) == 0) {
        w->pools = true;
        return (kind != JIG_KIND_MUL && kind != JIG_KIND_AND && kind != JIG_KIND_XOR) ||
               jig_refuse(v->why, v->op, "not a kind of pooling");
    }
    const JigOp *casts[2] = {0};
    int numbers[2] = {-1, -1};
    for (size_t i = 0; is_product(def) && i < 2; ++i)
        numbers[i] = element_number(jig_op_operand(def, i), &casts[i]);
    if ((kind != JIG_KIND_ADD && kind != JIG_KIND_OR) || numbers[0] + numbers[1] != 1 ||
        numbers[0] * numbers[1] != 0)
        return jig_refuse(v->why, v->op, "expected a sum of products");
    w->cast[0] = casts[numbers[0]];
    w->cast[1] = casts[numbers[1]];
    if (numbers[0] == 1) {
        w->cast[0] = casts[1];
        w->cast[1] = casts[0];
    }
    return true;
}

typedef enum Loop { NO_LOOP, BATCH, WIDTH, FILTERS, CHANNELS, WINDOW } Loop;
/* The loops of a layout, up to NO_LOOP; of each operand the loop for each dimension. The window is
 * at WIDTH + WINDOW. */
typedef struct Pattern {
    Layout layout;
    bool pools, sums_channels;
    Loop loops[6], operands[3][4];
} Pattern;
static const Pattern patterns[] = {
    {ALONE, false, false, {WIDTH, WINDOW}, {{WIDTH}, {WINDOW}, {WIDTH}}},
    {CHANNELS_LAST,
     false,
     true,
     {BATCH, WIDTH, FILTERS, WINDOW, CHANNELS},
     {{BATCH, WIDTH, CHANNELS}, {WINDOW, CHANNELS, FILTERS}, {BATCH, WIDTH, FILTERS}}},
    {CHANNELS_FIRST,
     false,
     true,
     {BATCH, FILTERS, WIDTH, CHANNELS, WINDOW},
     {{BATCH, CHANNELS, WIDTH}, {FILTERS, CHANNELS, WINDOW}, {BATCH, FILTERS, WIDTH}}},
    {CHANNELS_LAST,
     true,
     false,
     {BATCH, WIDTH, CHANNELS, WINDOW},
     {{BATCH, WIDTH, CHANNELS}, {WINDOW}, {BATCH, WIDTH, CHANNELS}}},
    {CHANNELS_FIRST,
     true,
     false,
     {BATCH, CHANNELS, WIDTH, WINDOW},
     {{BATCH, CHANNELS, WIDTH}, {WINDOW}, {BATCH, CHANNELS, WIDTH}}},
    {DEPTHWISE,
     false,
     false,
     {BATCH, WIDTH, CHANNELS, WINDOW},
     {{BATCH, WIDTH, CHANNELS}, {WINDOW, CHANNELS}, {BATCH, WIDTH, CHANNELS}}},
};

static size_t num_listed(const Loop *loops) {
    size_t n = 0;
    while (loops[n])
        ++n;
    return n;
}

static const JigExpr *loop_of(const Windows *w, const Pattern *p, Loop loop) {
    unsigned i = 0;
    while (p->loops[i] != loop)
        ++i;
    return jig_expr_dim(w->v->rw->ctx, i);
}

static bool is_reduced(const Pattern *p, Loop loop) {
    return loop == WINDOW || (loop == CHANNELS && p->sums_channels);
}

static bool has_pattern(const Windows *w, const Pattern *p) {
    const JigVectorizer *v = w->v;
    size_t n = num_listed(p->loops);
    if (n != v->num_loops || p->pools != w->pools)
        return false;
    for (size_t i = 0; i < n; ++i)
        if ((v->s->iterator(v->op, i) == JIG_REDUCTION) != is_reduced(p, p->loops[i]))
            return false;
    for (size_t i = 0; i < 3; ++i) {
        size_t rank = num_listed(p->operands[i]);
        const JigExpr *results[3];
        for (size_t d = 0; d < rank; ++d) {
            results[d] = loop_of(w, p, p->operands[i][d]);
            if (i == 0 && p->operands[i][d] == WIDTH)
                results[d] = jig_expr_add(jig_expr_mul_const(results[d], w->stride),
                                          jig_expr_mul_const(loop_of(w, p, WINDOW), w->dilation));
        }
        if (v->s->map(v->op, i) != jig_map(v->rw->ctx, (unsigned)n, 0, results, rank))
            return false;
    }
    return true;
}

static int64_t window_attr(const JigOp *op, const char *name) {
    const JigAttr *x = jig_op_attr(op, name);
    return x && jig_attr_is_dense(x) && jig_type_num_elements(jig_attr_type(x))
               ? jig_attr_dense_int(x, 0)
               : 1;
}

/* Only contractions combine by `or`, as sums of bits do. */
static bool sums_as_expected(const Windows *w) {
    return w->pools || w->layout == CHANNELS_LAST || w->layout == CHANNELS_FIRST ||
           jig_vector_kind_of(w->combiner) == JIG_KIND_ADD;
}

bool jig_vectorize_check_windows(const JigVectorizer *v) {
    Windows w = {.v = v};
    if (v->num_ins != 2 || jig_op_num_operands(v->op) != 3)
        return jig_refuse(v->why, v->op, "expected an input and a filter");
    for (size_t i = 0; i < 3; ++i)
        if (!jig_type_is_shaped(jig_op_operand_type(v->op, i)))
            return jig_refuse(v->why, v->op, "expected tensors or buffers");
    size_t input = jig_type_rank(jig_op_operand_type(v->op, INPUT)),
           filter = jig_type_rank(jig_op_operand_type(v->op, FILTER)),
           result = jig_type_rank(jig_op_operand_type(v->op, RESULT));
    if ((input != 3 && input != 1) || input != result)
        return jig_refuse(v->why, v->op, "no convolution along one dimension");
    JIG_CHECK(recognize_body(&w));
    return (w.pools ? filter == 1 : filter >= 1 && filter <= 3) ||
           jig_refuse(v->why, v->op, "no filter along one dimension");
}

/* A layout without filters has as many as channels. */
static void read_sizes(Windows *w, const Loop *loops) {
    int64_t *sizes[] = {[BATCH] = &w->batch,
                        [WIDTH] = &w->width,
                        [FILTERS] = &w->filters,
                        [CHANNELS] = &w->channels,
                        [WINDOW] = &w->window};
    bool filters = false;
    w->batch = w->channels = w->filters = 1;
    for (size_t i = 0; loops[i]; ++i) {
        *sizes[loops[i]] = w->v->loops[i];
        filters |= loops[i] == FILTERS;
    }
    if (!filters)
        w->filters = w->channels;
}

static bool recognize(Windows *w) {
    const JigVectorizer *v = w->v;
    JIG_CHECK(recognize_body(w));
    w->stride = window_attr(v->op, "strides");
    w->dilation = window_attr(v->op, "dilations");
    for (size_t i = 0; i < JIG_LEN(patterns); ++i)
        if (has_pattern(w, &patterns[i])) {
            w->layout = patterns[i].layout;
            read_sizes(w, patterns[i].loops);
            return (w->stride > 0 && w->dilation > 0 && sums_as_expected(w)) ||
                   jig_refuse(v->why, v->op, "not a kind of convolution");
        }
    return jig_refuse(v->why, v->op, "no layout of a convolution along one dimension");
}

/* ---- Reading ---- */

static const JigType *vector(const Windows *w, size_t operand, size_t rank, const int64_t *shape) {
    const JigType *element = jig_type_element(jig_op_operand_type(w->v->op, operand));
    bool scalable[3] = {false};
    scalable[rank - 1] = w->scalable;
    return jig_type_vector(shape, scalable, rank, element);
}

/* Masked accesses are within bounds: the mask has what there is. */
static JigOp *mask(Windows *w, JigOp *op, size_t operand, const JigType *type) {
    const JigVectorizer *v = w->v;
    size_t rank = jig_type_rank(type);
    if (!w->masked)
        return op;
    jig_vector_set_in_bounds(v->rw, op, jig_vector_in_bounds(v->rw->ctx, true, rank, v->a));
    JigMixed *sizes = JIG_NEW_ARRAY(v->a, JigMixed, rank);
    for (size_t i = 0; i < rank; ++i)
        sizes[i] = jig_tensor_build_dim(v->rw, v->loc, jig_op_operand(v->op, operand), i);
    const JigType *lanes = jig_vector_with_element(type, jig_type_i(v->rw->ctx, 1));
    return jig_vector_build_mask(v->rw, op,
                                 jig_vector_build_create_mask(v->rw, v->loc, lanes, sizes, v->a));
}

static JigValue *read(Windows *w, size_t operand, size_t rank, const int64_t *shape) {
    const JigVectorizer *v = w->v;
    const JigType *type = vector(w, operand, rank, shape), *element = jig_type_element(type);
    JigValue *padding = jig_arith_constant(v->rw, v->loc, element, jig_attr_zero(element));
    JigOp *op = jig_vector_build_read(v->rw, v->loc,
                                      &(JigVectorRead){.type = type,
                                                       .base = jig_op_operand(v->op, operand),
                                                       .index = w->zero,
                                                       .padding = padding},
                                      v->a);
    return jig_op_result(mask(w, op, operand, type), 0);
}

/* ---- Computing ---- */

/* An element, or a vector of them, as the body casts it; to the type of the results at least. */
static JigValue *cast_to(Windows *w, JigValue *value, size_t input, const JigType *result) {
    const JigType *from = jig_type_element_or_self(jig_value_type(value)),
                  *to = jig_type_element_or_self(result);
    const JigOp *cast = w->cast[input];
    if (from == to || !cast)
        return value;
    const JigType *type = jig_vector_with_element(jig_value_type(value), to);
    return jig_op_result(jig_rw_clone_with(w->v->rw, w->v->loc, cast, &value, &type), 0);
}

static JigOp *build(Windows *w, const JigOpRow *row, JigValue *const *operands, size_t n) {
    const JigType *type = jig_value_type(operands[n - 1]);
    return jig_build(w->v->rw, w->v->loc, row, operands, n, &type, 1, NULL);
}

static JigValue *pool(Windows *w, JigValue *input, JigValue *acc) {
    input = cast_to(w, input, 0, jig_value_type(acc));
    return jig_op_result(build(w, jig_op_row(w->combiner), (JigValue *[]){input, acc}, 2), 0);
}

static JigValue *contract(Windows *w, JigValue *input, JigValue *filter, JigValue *acc) {
    const JigVectorizer *v = w->v;
    JigContext *ctx = v->rw->ctx;
    enum { N, W, F, C };
    static const int64_t dims[3][3] = {{N, W, C}, {C, F}, {N, W, F}};
    static const size_t ranks[3] = {3, 2, 3};
    const JigAttr *maps[3], *iterators[4];
    for (size_t i = 0; i < 3; ++i)
        maps[i] = jig_attr_of_map(jig_map_multi_dim(ctx, 4, dims[i], ranks[i]));
    for (size_t i = 0; i < 4; ++i)
        iterators[i] = jig_vector_iterator(ctx, i == C ? JIG_REDUCTION : JIG_PARALLEL);
    const JigType *type = jig_value_type(acc);
    JigVectorContract parts = {.lhs = cast_to(w, input, 0, type),
                               .rhs = cast_to(w, filter, 1, type),
                               .acc = acc,
                               .result_type = type,
                               .indexing_maps = jig_attr_array(ctx, maps, 3),
                               .iterator_types = jig_attr_array(ctx, iterators, 4),
                               .kind =
                                   jig_vector_kind_attr_of(ctx, jig_vector_kind_of(w->combiner))};
    return jig_op_result(jig_vector_contract_build(v->rw, v->loc, &parts), 0);
}

/* Elements of other types than the results' leave an op that the verifier refuses, as the
 * reference has it. */
static JigValue *outer_product(Windows *w, JigValue *input, JigValue *filter, JigValue *acc) {
    JigVectorOuterproduct parts = {.lhs = input,
                                   .rhs = filter,
                                   .acc = acc,
                                   .result_type = jig_value_type(acc),
                                   .kind = jig_vector_kind_attr_of(w->v->rw->ctx, JIG_KIND_ADD)};
    return jig_op_result(jig_vector_outerproduct_build(w->v->rw, w->v->loc, &parts), 0);
}

/* A filter of channels for vectors in which width and channels are joined. */
static JigValue *repeat(Windows *w, JigValue *filter) {
    const JigVectorizer *v = w->v;
    int64_t n = w->step * w->channels, *lanes = JIG_NEW_ARRAY(v->a, int64_t, n);
    for (int64_t i = 0; i < n; ++i)
        lanes[i] = i % w->channels;
    const JigType *type = jig_type_vector(&n, NULL, 1, jig_type_element(jig_value_type(filter)));
    JigVectorShuffle parts = {.v1 = filter,
                              .v2 = filter,
                              .vector_type = type,
                              .mask = jig_attr_dense_i64(v->rw->ctx, lanes, (size_t)n)};
    return jig_op_result(jig_vector_shuffle_build(v->rw, v->loc, &parts), 0);
}

static JigValue *multiply_add(Windows *w, JigValue *input, JigValue *filter, JigValue *acc) {
    const JigVectorizer *v = w->v;
    const JigType *type = jig_value_type(acc), *element = jig_type_element(type);
    bool flatten = v->options->flatten_depthwise;
    const JigType *whole = type;
    if (flatten) {
        int64_t shape[2] = {w->batch, w->step * w->channels};
        type = jig_type_vector(shape, NULL, 2, element);
        const JigType *from =
            jig_vector_with_element(type, jig_type_element(jig_value_type(input)));
        input = jig_vector_build_shape_cast(v->rw, v->loc, from, input);
        acc = jig_vector_build_shape_cast(v->rw, v->loc, type, acc);
    }
    input = cast_to(w, input, 0, type);
    if (flatten)
        filter = repeat(w, filter);
    filter = jig_vector_build_broadcast(
        v->rw, v->loc, jig_vector_with_element(type, jig_type_element(jig_value_type(filter))),
        filter);
    filter = cast_to(w, filter, 1, type);
    JigValue *sum;
    if (jig_type_is_float(element)) {
        sum = jig_op_result(build(w, JIG_VECTOR(FMA), (JigValue *[]){input, filter, acc}, 3), 0);
    } else {
        JigValue *product =
            jig_op_result(build(w, JIG_ARITH(MULI), (JigValue *[]){input, filter}, 2), 0);
        sum = jig_op_result(build(w, JIG_ARITH(ADDI), (JigValue *[]){product, acc}, 2), 0);
    }
    return flatten ? jig_vector_build_shape_cast(v->rw, v->loc, whole, sum) : sum;
}

static JigValue *compute(Windows *w, JigValue *input, JigValue *filter, JigValue *acc) {
    if (w->pools)
        return pool(w, input, acc);
    switch (w->layout) {
    case ALONE:
        return outer_product(w, input, filter, acc);
    case DEPTHWISE:
        return multiply_add(w, input, filter, acc);
    default:
        return contract(w, input, filter, acc);
    }
}

/* ---- Slices ---- */

/* `size` elements along the width from `at` on, of all else. */
static JigValue *slice(Windows *w, JigValue *v, int64_t at, int64_t channels) {
    JigRewriter *rw = w->v->rw;
    if (w->layout == ALONE)
        return jig_vector_build_extract_slice(rw, w->v->loc, v, &at, &w->step);
    return jig_vector_build_extract_slice(rw, w->v->loc, v, (int64_t[]){0, at, 0},
                                          (int64_t[]){w->batch, w->step, channels});
}

static JigValue *put_back(Windows *w, JigValue *slice, JigValue *result, int64_t at) {
    int64_t line[1] = {at}, all[3] = {0, at, 0};
    return jig_vector_build_insert_slice(w->v->rw, w->v->loc, slice, result,
                                         w->layout == ALONE ? line : all);
}

/* All slices of the input, of the filter and of the results; then what they give. */
static JigValue *convolve(Windows *w, JigValue *input, JigValue *filter, JigValue *result) {
    const JigVectorizer *v = w->v;
    int64_t slices = w->width / w->step;
    JigValue **inputs = JIG_NEW_ARRAY(v->a, JigValue *, w->window * slices),
             **filters = JIG_NEW_ARRAY(v->a, JigValue *, w->window),
             **results = JIG_NEW_ARRAY(v->a, JigValue *, slices);
    for (int64_t k = 0; k < w->window; ++k)
        for (int64_t i = 0; i < slices; ++i)
            inputs[k * slices + i] =
                slice(w, input, i * w->step * w->stride + k * w->dilation, w->channels);
    for (int64_t k = 0; filter && k < w->window; ++k)
        filters[k] = jig_vector_build_extract(v->rw, v->loc, filter, &k, 1);
    for (int64_t i = 0; i < slices; ++i)
        results[i] = slice(w, result, i * w->step, w->filters);
    for (int64_t k = 0; k < w->window; ++k)
        for (int64_t i = 0; i < slices; ++i)
            results[i] = compute(w, inputs[k * slices + i], filters[k], results[i]);
    for (int64_t i = 0; i < slices; ++i)
        result = put_back(w, results[i], result, i * w->step);
    return result;
}

/* ---- All of it ---- */

/* The sizes of a vector in which the width counts: of the input, or of the results. */
static const int64_t *sizes(const Windows *w, int64_t width, int64_t channels, int64_t out[3]) {
    out[0] = w->layout == ALONE ? width : w->batch;
    out[1] = w->layout == CHANNELS_FIRST ? channels : width;
    out[2] = w->layout == CHANNELS_FIRST ? width : channels;
    return out;
}

static JigValue *read_filter(Windows *w) {
    int64_t last[3] = {w->window, w->channels, w->filters},
            first[3] = {w->filters, w->channels, w->window};
    size_t rank = w->layout == ALONE ? 1 : w->layout == DEPTHWISE ? 2 : 3;
    return read(w, 1, rank, w->layout == CHANNELS_FIRST ? first : last);
}

/* Channels of dynamic size take the size that is asked for. */
static bool decide_sizes(Windows *w) {
    enum { CHANNEL_LOOP = 2 };
    const JigVectorizeOptions *o = w->v->options;
    if (w->channels == JIG_DYNAMIC && w->layout == DEPTHWISE && o->num_sizes > CHANNEL_LOOP) {
        w->channels = w->filters = o->sizes[CHANNEL_LOOP];
        w->scalable = o->scalable && o->scalable[CHANNEL_LOOP];
        w->masked = true;
    }
    w->step = w->stride == 1 ? w->width : 1;
    if (w->width <= 0 || w->window <= 0 || w->batch <= 0 || w->channels <= 0 || w->filters <= 0)
        return jig_refuse(w->v->why, w->v->op, "a size is not known",
                          jig_fact_kind(JIG_KIND_UNKNOWN_SIZE));
    /* Each step becomes ops; lanes are listed. */
    enum { MANY = 1 << 20 };
    int64_t steps, lanes, last, before;
    if (__builtin_mul_overflow(w->width / w->step, w->window, &steps) || steps > MANY)
        return jig_refuse(w->v->why, w->v->op, "it would become too many ops");
    if (o->flatten_depthwise &&
        (__builtin_mul_overflow(w->step, w->channels, &lanes) || lanes > MANY))
        return jig_refuse(w->v->why, w->v->op, "a vector would have too many lanes");
    if (__builtin_mul_overflow(w->width - 1, w->stride, &before) ||
        __builtin_mul_overflow(w->window - 1, w->dilation, &last) ||
        __builtin_add_overflow(before, last, &w->covered) ||
        __builtin_add_overflow(w->covered, 1, &w->covered))
        return jig_refuse(w->v->why, w->v->op, "its windows reach further than can be counted");
    return true;
}

static JigValue *transpose(Windows *w, JigValue *v, const int64_t *permutation) {
    return jig_vector_build_transpose(w->v->rw, w->v->loc, v, permutation);
}

bool jig_vectorize_windows(JigVectorizer *v) {
    static const int64_t swap[3] = {0, 2, 1}, reverse[3] = {2, 1, 0};
    Windows w = {.v = v};
    JIG_CHECK(recognize(&w));
    JIG_CHECK(decide_sizes(&w));
    int64_t shape[3];
    size_t rank = w.layout == ALONE ? 1 : 3;
    w.zero = jig_arith_index(v->rw, v->loc, 0);
    JigValue *input = read(&w, 0, rank, sizes(&w, w.covered, w.channels, shape));
    JigValue *filter = w.pools ? NULL : read_filter(&w);
    JigValue *result = read(&w, 2, rank, sizes(&w, w.width, w.filters, shape));
    if (w.layout == CHANNELS_FIRST) {
        input = transpose(&w, input, swap);
        filter = filter ? transpose(&w, filter, reverse) : NULL;
        result = transpose(&w, result, swap);
    }
    result = convolve(&w, input, filter, result);
    if (w.layout == CHANNELS_FIRST)
        result = transpose(&w, result, swap);
    JigOp *write = jig_vector_build_write(
        v->rw, v->loc,
        &(JigVectorWrite){.vector = result, .base = jig_op_operand(v->op, RESULT), .index = w.zero},
        v->a);
    write = mask(&w, write, 2, jig_value_type(result));
    if (jig_op_num_results(write))
        jig_vectorize_add_result(v, jig_op_result(write, 0));
    return true;
}
