/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// The convolution of the tutorial's appendix with its Halide schedule, on one thread.
#include <Halide.h>

using namespace Halide;

namespace {
const int N = 5, CI = 128, CO = 128, W = 100, H = 80;

struct Program {
    ImageParam input{Float(32), 4}, filter{Float(32), 4}, bias{Float(32), 1};
    Func conv{"conv"}, relu{"relu"};
    Var x{"x"}, y{"y"}, c{"c"}, n{"n"}, co{"co"}, ci{"ci"}, xo{"xo"}, xi{"xi"};

    Program() {
        RDom r(0, CI, 0, 3, 0, 3);
        conv(c, x, y, n) = bias(c);
        conv(c, x, y, n) += filter(c, r.y, r.z, r.x) * input(r.x, x + r.y, y + r.z, n);
        relu(c, x, y, n) = max(0, conv(c, x, y, n));

        const Target target = get_host_target();
        const int vec = target.natural_vector_size<float>();
        const int tile_w = vec == 16 ? 4 : 3, tile_h = vec == 16 ? 5 : 4;
        relu.split(c, co, ci, vec * tile_w)
            .split(x, xo, xi, tile_h)
            .reorder(ci, xi, xo, y, n, co)
            .vectorize(ci, vec)
            .unroll(ci)
            .unroll(xi);
        conv.compute_at(relu, xo)
            .vectorize(c, vec)
            .unroll(c)
            .unroll(x)
            .unroll(y)
            .update()
            .reorder(c, x, y, r.x, r.y, r.z, n)
            .vectorize(c, vec)
            .unroll(c)
            .unroll(x)
            .unroll(y)
            .unroll(r.x, 2);
        relu.output_buffer().dim(0).set_bounds(0, CO).set_stride(1);
        relu.output_buffer().dim(1).set_bounds(0, W).set_stride(CO);
        relu.output_buffer().dim(2).set_bounds(0, H).set_stride(CO * W);
        relu.output_buffer().dim(3).set_bounds(0, N).set_stride(CO * W * H);
        input.dim(0).set_bounds(0, CI).set_stride(1);
        input.dim(1).set_bounds(0, W + 2).set_stride(CI);
        input.dim(2).set_bounds(0, H + 2).set_stride(CI * (W + 2));
        input.dim(3).set_bounds(0, N).set_stride(CI * (W + 2) * (H + 2));
        filter.dim(0).set_bounds(0, CO).set_stride(1);
        filter.dim(1).set_bounds(0, 3).set_stride(CO);
        filter.dim(2).set_bounds(0, 3).set_stride(CO * 3);
        filter.dim(3).set_bounds(0, CI).set_stride(CO * 9);
        bias.dim(0).set_bounds(0, CO).set_stride(1);
        relu.compile_jit(target);
    }
};
} // namespace

extern "C" void kernel(float *filter, float *input, float *bias, float *output) {
    static Program p;
    p.filter.set(Buffer<float>(filter, {CO, 3, 3, CI}));
    p.input.set(Buffer<float>(input, {CI, W + 2, H + 2, N}));
    p.bias.set(Buffer<float>(bias, {CO}));
    Buffer<float> out(output, {CO, W, H, N});
    p.relu.realize(out);
}
