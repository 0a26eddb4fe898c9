/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations of neural networks by oneDNN. Tensors are as they are given; only filters of
 * convolutions are put into the library's own order once, which is not counted. */
#include "library.h"
#include <dnnl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ARGS = 6 };

static dnnl_engine_t engine;
static dnnl_stream_t stream;
static dnnl_primitive_t primitive;
static dnnl_exec_arg_t args[MOST_ARGS];
static int args_count;

/* Of oneDNN's names, by ours; beta and alpha are what the function takes. */
static const struct {
    const char *name;
    dnnl_alg_kind_t kind;
    float alpha;
} FUNCTIONS[] = {
    {"relu", dnnl_eltwise_relu, 0},
    {"tanh", dnnl_eltwise_tanh, 0},
    {"sigmoid", dnnl_eltwise_logistic, 0},
    {"swish", dnnl_eltwise_swish, 1},
    {"gelu", dnnl_eltwise_gelu_tanh, 0},
    {"gelu_erf", dnnl_eltwise_gelu_erf, 0},
    {"exp", dnnl_eltwise_exp, 0},
    {"abs", dnnl_eltwise_abs, 0},
    {"sqrt", dnnl_eltwise_sqrt, 0},
    {"log", dnnl_eltwise_log, 0},
    {"softplus", dnnl_eltwise_soft_relu, 0},
    {"elu", dnnl_eltwise_elu, 1},
    {"leaky", dnnl_eltwise_relu, 0.01F},
};

static int find_function(const char *name) {
    for (int i = 0; i < (int)(sizeof FUNCTIONS / sizeof *FUNCTIONS); ++i)
        if (strcmp(FUNCTIONS[i].name, name) == 0)
            return i;
    return -1;
}

static void ok(dnnl_status_t status) {
    if (status == dnnl_success)
        return;
    fprintf(stderr, "onednn: status %d\n", (int)status);
    exit(1);
}

static dnnl_data_type_t type_of(char type) {
    return type == 'f'   ? dnnl_f32
           : type == 'b' ? dnnl_s8
           : type == 'u' ? dnnl_u8
           : type == 'i' ? dnnl_s32
           : type == 'h' ? dnnl_bf16
                         : dnnl_data_type_undef;
}

static dnnl_memory_desc_t describe(const LibraryTensor *t) {
    dnnl_dims_t sizes = {1}, strides = {1};
    for (int i = 0; i < t->rank; ++i) {
        sizes[i] = t->sizes[i];
        strides[i] = t->strides[i];
    }
    dnnl_memory_desc_t desc;
    ok(dnnl_memory_desc_init_by_strides(&desc, t->rank ? t->rank : 1, sizes, type_of(t->type),
                                        strides));
    return desc;
}

static dnnl_memory_t memory_of(const dnnl_memory_desc_t *desc, void *data) {
    dnnl_memory_t m;
    ok(dnnl_memory_create(&m, desc, engine, data));
    return m;
}

static void argument(int which, dnnl_memory_t memory) {
    args[args_count++] = (dnnl_exec_arg_t){which, memory};
}

/* The first implementation that the library thinks of, with what follows. */
static int create(const_dnnl_op_desc_t desc, const char *then, float scale,
                  dnnl_primitive_desc_t *pd) {
    dnnl_primitive_attr_t attr;
    dnnl_post_ops_t post;
    ok(dnnl_primitive_attr_create(&attr));
    ok(dnnl_post_ops_create(&post));
    if (then) {
        int f = find_function(then);
        if (f < 0)
            return 0;
        ok(dnnl_post_ops_append_eltwise(post, 1, FUNCTIONS[f].kind, FUNCTIONS[f].alpha, 0));
    }
    if (scale != 1)
        ok(dnnl_post_ops_append_eltwise(post, 1, dnnl_eltwise_linear, scale, 0));
    ok(dnnl_primitive_attr_set_post_ops(attr, post));
    return dnnl_primitive_desc_create(pd, desc, attr, engine, NULL) == dnnl_success &&
           dnnl_primitive_create(&primitive, *pd) == dnnl_success;
}

static void data(const LibraryProblem *p, const dnnl_memory_desc_t *in,
                 const dnnl_memory_desc_t *out) {
    argument(DNNL_ARG_SRC, memory_of(in, p->in[0].data));
    argument(DNNL_ARG_DST, memory_of(out, p->out.data));
}

static int product(const LibraryProblem *p) {
    dnnl_memory_desc_t a = describe(&p->in[0]), b = describe(&p->in[1]), c = describe(&p->out),
                       bias = {0};
    if (p->has_bias)
        bias = describe(&p->in[2]);
    dnnl_matmul_desc_t desc;
    dnnl_primitive_desc_t pd;
    if (dnnl_matmul_desc_init(&desc, &a, &b, p->has_bias ? &bias : NULL, &c) != dnnl_success ||
        !create(&desc, p->then, 1, &pd))
        return 0;
    data(p, &a, &c);
    argument(DNNL_ARG_WEIGHTS, memory_of(&b, p->in[1].data));
    if (p->has_bias)
        argument(DNNL_ARG_BIAS, memory_of(&bias, p->in[2].data));
    return 1;
}

static dnnl_memory_t in_own_order(const dnnl_memory_desc_t *from, void *given,
                                  const dnnl_memory_desc_t *to) {
    dnnl_memory_t source = memory_of(from, given), own = memory_of(to, DNNL_MEMORY_ALLOCATE);
    dnnl_primitive_desc_t pd;
    dnnl_primitive_t reorder;
    ok(dnnl_reorder_primitive_desc_create(&pd, from, engine, to, engine, NULL));
    ok(dnnl_primitive_create(&reorder, pd));
    dnnl_exec_arg_t two[] = {{DNNL_ARG_FROM, source}, {DNNL_ARG_TO, own}};
    ok(dnnl_primitive_execute(reorder, stream, 2, two));
    ok(dnnl_stream_wait(stream));
    return own;
}

static int convolution(const LibraryProblem *p) {
    dnnl_memory_desc_t x = describe(&p->in[0]), given = describe(&p->in[1]),
                       out = describe(&p->out), any;
    dnnl_dims_t strides = {p->stride, p->stride}, dilates = {p->dilation - 1, p->dilation - 1},
                padding = {0, 0};
    ok(dnnl_memory_desc_init_by_tag(&any, given.ndims, given.dims, given.data_type,
                                    dnnl_format_tag_any));
    dnnl_convolution_desc_t desc;
    dnnl_primitive_desc_t pd;
    if (dnnl_dilated_convolution_forward_desc_init(
            &desc, dnnl_forward_inference, dnnl_convolution_direct, &x, &any, NULL, &out, strides,
            dilates, padding, padding) != dnnl_success ||
        !create(&desc, p->then, 1, &pd))
        return 0;
    data(p, &x, &out);
    argument(DNNL_ARG_WEIGHTS,
             in_own_order(&given, p->in[1].data,
                          dnnl_primitive_desc_query_md(pd, dnnl_query_weights_md, 0)));
    return 1;
}

/* Sums are means by the size of the window. */
static int pooling(const LibraryProblem *p, dnnl_alg_kind_t kind, float scale) {
    dnnl_memory_desc_t x = describe(&p->in[0]), out = describe(&p->out);
    dnnl_dims_t strides = {p->stride, p->stride}, window = {p->window[0], p->window[1]},
                padding = {0, 0};
    dnnl_pooling_desc_t desc;
    dnnl_primitive_desc_t pd;
    if (dnnl_pooling_forward_desc_init(&desc, dnnl_forward_inference, kind, &x, &out, strides,
                                       window, padding, padding) != dnnl_success ||
        !create(&desc, NULL, scale, &pd))
        return 0;
    data(p, &x, &out);
    return 1;
}

static int softmax(const LibraryProblem *p) {
    dnnl_memory_desc_t x = describe(&p->in[0]);
    dnnl_softmax_desc_t desc;
    dnnl_primitive_desc_t pd;
    if (dnnl_softmax_forward_desc_init(&desc, dnnl_forward_inference, &x, x.ndims - 1) !=
            dnnl_success ||
        !create(&desc, NULL, 1, &pd))
        return 0;
    data(p, &x, &x);
    return 1;
}

static int layer_norm(const LibraryProblem *p) {
    dnnl_memory_desc_t x = describe(&p->in[0]), numbers = describe(&p->in[1]);
    dnnl_layer_normalization_desc_t desc;
    dnnl_primitive_desc_t pd;
    if (dnnl_layer_normalization_forward_desc_init(&desc, dnnl_forward_inference, &x, NULL,
                                                   p->epsilon, dnnl_use_scale | dnnl_use_shift) !=
            dnnl_success ||
        !create(&desc, NULL, 1, &pd))
        return 0;
    data(p, &x, &x);
    argument(DNNL_ARG_SCALE, memory_of(&numbers, p->in[1].data));
    argument(DNNL_ARG_SHIFT, memory_of(&numbers, p->in[2].data));
    return 1;
}

static int reduction(const LibraryProblem *p, dnnl_alg_kind_t kind) {
    dnnl_memory_desc_t x = describe(&p->in[0]), out = describe(&p->out);
    dnnl_reduction_desc_t desc;
    dnnl_primitive_desc_t pd;
    if (dnnl_reduction_desc_init(&desc, kind, &x, &out, 0, 0) != dnnl_success ||
        !create(&desc, NULL, 1, &pd))
        return 0;
    data(p, &x, &out);
    return 1;
}

static int reorder(const LibraryProblem *p) {
    dnnl_memory_desc_t x = describe(&p->in[0]), out = describe(&p->out);
    dnnl_primitive_desc_t pd;
    if (dnnl_reorder_primitive_desc_create(&pd, &x, engine, &out, engine, NULL) != dnnl_success ||
        dnnl_primitive_create(&primitive, pd) != dnnl_success)
        return 0;
    data(p, &x, &out);
    return 1;
}

static int elementwise(const LibraryProblem *p) {
    dnnl_memory_desc_t x = describe(&p->in[0]);
    int f = find_function(p->operation);
    dnnl_eltwise_desc_t desc;
    dnnl_primitive_desc_t pd;
    if (f < 0 ||
        dnnl_eltwise_forward_desc_init(&desc, dnnl_forward_inference, FUNCTIONS[f].kind, &x,
                                       FUNCTIONS[f].alpha, 0) != dnnl_success ||
        !create(&desc, NULL, 1, &pd))
        return 0;
    data(p, &x, &x);
    return 1;
}

int onednn_prepare(const LibraryProblem *p) {
    ok(dnnl_engine_create(&engine, dnnl_cpu, 0));
    ok(dnnl_stream_create(&stream, engine, dnnl_stream_default_flags));
    if (p->out.type == 'd')
        return 0;
    const char *o = p->operation;
    if (strcmp(o, "product") == 0)
        return product(p);
    if (strcmp(o, "convolution") == 0)
        return convolution(p);
    if (strcmp(o, "max_pool") == 0)
        return pooling(p, dnnl_pooling_max, 1);
    if (strcmp(o, "sum_pool") == 0)
        return pooling(p, dnnl_pooling_avg_include_padding, (float)(p->window[0] * p->window[1]));
    if (strcmp(o, "softmax") == 0)
        return softmax(p);
    if (strcmp(o, "layer_norm") == 0)
        return layer_norm(p);
    if (strcmp(o, "sum") == 0)
        return reduction(p, dnnl_reduction_sum);
    if (strcmp(o, "max") == 0)
        return reduction(p, dnnl_reduction_max);
    return strcmp(o, "transpose") == 0 ? reorder(p) : elementwise(p);
}

void onednn_run(void) {
    ok(dnnl_primitive_execute(primitive, stream, args_count, args));
    ok(dnnl_stream_wait(stream));
}

const char *onednn_name(void) {
    static char name[64];
    const dnnl_version_t *v = dnnl_version();
    snprintf(name, sizeof name, "oneDNN %d.%d, instructions 0x%x", v->major, v->minor,
             (unsigned)dnnl_get_effective_cpu_isa());
    return name;
}
