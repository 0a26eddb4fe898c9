/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The convolution of the tutorial's appendix by oneDNN. The filter is put into the library's own
 * order once: that is not counted. */
#include <dnnl.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 5, CI = 128, CO = 128, W = 100, H = 80 };

#define OK(call)                                                                                   \
    do {                                                                                           \
        dnnl_status_t status_ = (call);                                                            \
        if (status_ != dnnl_success) {                                                             \
            fprintf(stderr, "onednn: %s: %d\n", #call, (int)status_);                              \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static dnnl_engine_t engine;
static dnnl_stream_t stream;
static dnnl_primitive_t convolution;
static dnnl_memory_t input_mem, filter_mem, bias_mem, output_mem;

static dnnl_memory_t memory_of(const dnnl_memory_desc_t *desc, void *data) {
    dnnl_memory_t m;
    OK(dnnl_memory_create(&m, desc, engine, data));
    return m;
}

static void reorder(dnnl_memory_t from, const dnnl_memory_desc_t *from_desc, dnnl_memory_t to,
                    const dnnl_memory_desc_t *to_desc) {
    dnnl_primitive_desc_t pd;
    dnnl_primitive_t p;
    OK(dnnl_reorder_primitive_desc_create(&pd, from_desc, engine, to_desc, engine, NULL));
    OK(dnnl_primitive_create(&p, pd));
    dnnl_exec_arg_t args[] = {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}};
    OK(dnnl_primitive_execute(p, stream, 2, args));
    OK(dnnl_stream_wait(stream));
}

static void set_up(float *filter) {
    OK(dnnl_engine_create(&engine, dnnl_cpu, 0));
    OK(dnnl_stream_create(&stream, engine, dnnl_stream_default_flags));
    dnnl_dims_t in = {N, CI, H + 2, W + 2}, out = {N, CO, H, W}, weights = {CO, CI, 3, 3}, b = {CO};
    dnnl_dims_t strides = {1, 1}, padding = {0, 0};
    dnnl_memory_desc_t in_d, out_d, any_d, given_d, b_d;
    OK(dnnl_memory_desc_init_by_tag(&in_d, 4, in, dnnl_f32, dnnl_nhwc));
    OK(dnnl_memory_desc_init_by_tag(&out_d, 4, out, dnnl_f32, dnnl_nhwc));
    OK(dnnl_memory_desc_init_by_tag(&any_d, 4, weights, dnnl_f32, dnnl_format_tag_any));
    OK(dnnl_memory_desc_init_by_tag(&b_d, 1, b, dnnl_f32, dnnl_x));
    /* As it is given: [CI][3][3][CO]. */
    dnnl_dims_t given = {1, 9 * CO, 3 * CO, CO};
    OK(dnnl_memory_desc_init_by_strides(&given_d, 4, weights, dnnl_f32, given));

    dnnl_convolution_desc_t desc;
    OK(dnnl_convolution_forward_desc_init(&desc, dnnl_forward_inference, dnnl_convolution_direct,
                                          &in_d, &any_d, &b_d, &out_d, strides, padding, padding));
    dnnl_primitive_attr_t attr;
    dnnl_post_ops_t relu;
    OK(dnnl_primitive_attr_create(&attr));
    OK(dnnl_post_ops_create(&relu));
    OK(dnnl_post_ops_append_eltwise(relu, 1.0f, dnnl_eltwise_relu, 0.0f, 0.0f));
    OK(dnnl_primitive_attr_set_post_ops(attr, relu));
    dnnl_primitive_desc_t pd;
    OK(dnnl_primitive_desc_create(&pd, &desc, attr, engine, NULL));
    OK(dnnl_primitive_create(&convolution, pd));

    const dnnl_memory_desc_t *own = dnnl_primitive_desc_query_md(pd, dnnl_query_weights_md, 0);
    filter_mem = memory_of(own, DNNL_MEMORY_ALLOCATE);
    reorder(memory_of(&given_d, filter), &given_d, filter_mem, own);
    input_mem = memory_of(&in_d, DNNL_MEMORY_NONE);
    bias_mem = memory_of(&b_d, DNNL_MEMORY_NONE);
    output_mem = memory_of(&out_d, DNNL_MEMORY_NONE);
}

void kernel(float *filter, float *input, float *bias, float *output) {
    if (!convolution)
        set_up(filter);
    OK(dnnl_memory_set_data_handle(input_mem, input));
    OK(dnnl_memory_set_data_handle(bias_mem, bias));
    OK(dnnl_memory_set_data_handle(output_mem, output));
    dnnl_exec_arg_t args[] = {{DNNL_ARG_SRC, input_mem},
                              {DNNL_ARG_WEIGHTS, filter_mem},
                              {DNNL_ARG_BIAS, bias_mem},
                              {DNNL_ARG_DST, output_mem}};
    OK(dnnl_primitive_execute(convolution, stream, 4, args));
    OK(dnnl_stream_wait(stream));
}
