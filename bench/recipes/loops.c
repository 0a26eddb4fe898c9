/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The kernels of examples/recipes as plain C loops, in the order in which a compiler vectorizes
 * them: compiled by `gcc -O3 -march=native -ffast-math`, beside which compare.c times Jig's.
 * Buffers do not overlap; the last one is written.
 */
#include <math.h>
#include <stdint.h>
#include <string.h>

#define IN  const float *restrict
#define OUT float *restrict

void gemm_c(IN a, IN b, IN bias, OUT c) {
    enum { M = 500, N = 333, K = 777 };
    for (int i = 0; i < M; i++) {
        memcpy(c + i * N, bias, N * sizeof *c);
        for (int k = 0; k < K; k++)
            for (int j = 0; j < N; j++)
                c[i * N + j] += a[i * K + k] * b[k * N + j];
        for (int j = 0; j < N; j++)
            c[i * N + j] = c[i * N + j] > 0 ? c[i * N + j] : 0;
    }
}

void conv_c(IN in, IN filter, OUT out) {
    enum { H = 56, W = 56, CI = 64, CO = 128, HO = 28, WO = 28 };
    for (int y = 0; y < HO; y++)
        for (int x = 0; x < WO; x++) {
            float *o = out + (y * WO + x) * CO;
            memset(o, 0, CO * sizeof *o);
            for (int r = 0; r < 9; r++) {
                int iy = 2 * y + r / 3 - 1, ix = 2 * x + r % 3 - 1;
                if (iy < 0 || iy >= H || ix < 0 || ix >= W)
                    continue;
                for (int c = 0; c < CI; c++)
                    for (int f = 0; f < CO; f++)
                        o[f] += in[(iy * W + ix) * CI + c] * filter[(r * CI + c) * CO + f];
            }
        }
}

void softmax_c(IN x, OUT y) {
    enum { M = 1024, N = 1000 };
    for (int i = 0; i < M; i++) {
        const float *row = x + i * N;
        float *out = y + i * N, max = row[0], sum = 0;
        for (int j = 0; j < N; j++)
            max = row[j] > max ? row[j] : max;
        for (int j = 0; j < N; j++)
            sum += out[j] = expf(row[j] - max);
        for (int j = 0; j < N; j++)
            out[j] /= sum;
    }
}

void layernorm_c(IN x, IN gamma, IN beta, OUT y) {
    enum { M = 1024, N = 768 };
    for (int i = 0; i < M; i++) {
        const float *row = x + i * N;
        float mean = 0, var = 0;
        for (int j = 0; j < N; j++)
            mean += row[j];
        mean /= N;
        for (int j = 0; j < N; j++)
            var += (row[j] - mean) * (row[j] - mean);
        float scale = 1 / sqrtf(var / N + 1e-5f);
        for (int j = 0; j < N; j++)
            y[i * N + j] = (row[j] - mean) * scale * gamma[j] + beta[j];
    }
}

void attention_c(IN q, IN k, IN v, OUT out) {
    enum { M = 512, D = 64 };
    for (int i = 0; i < M; i++) {
        float s[M], max = -INFINITY, sum = 0;
        for (int j = 0; j < M; j++) {
            float dot = 0;
            for (int d = 0; d < D; d++)
                dot += q[i * D + d] * k[j * D + d];
            s[j] = dot * 0.125f;
            max = s[j] > max ? s[j] : max;
        }
        for (int j = 0; j < M; j++)
            sum += s[j] = expf(s[j] - max);
        memset(out + i * D, 0, D * sizeof *out);
        for (int j = 0; j < M; j++)
            for (int d = 0; d < D; d++)
                out[i * D + d] += s[j] * v[j * D + d];
        for (int d = 0; d < D; d++)
            out[i * D + d] /= sum;
    }
}

void int8_c(const int8_t *restrict a, const int8_t *restrict b, int8_t *restrict c) {
    enum { N = 512 };
    for (int i = 0; i < N; i++) {
        int32_t sum[N] = {0};
        for (int k = 0; k < N; k++)
            for (int j = 0; j < N; j++)
                sum[j] += a[i * N + k] * b[k * N + j];
        for (int j = 0; j < N; j++) {
            int32_t scaled = sum[j] >> 9;
            c[i * N + j] = (int8_t)(scaled < -128 ? -128 : scaled > 127 ? 127 : scaled);
        }
    }
}

static void stencil_step(IN from, OUT to) {
    enum { N = 1024 };
    for (int y = 1; y < N - 1; y++)
        for (int x = 1; x < N - 1; x++) {
            const float *p = from + y * N + x;
            to[y * N + x] = 0.5f * p[0] + 0.125f * (p[-1] + p[1] + p[-N] + p[N]);
        }
}

/* Ten steps, from one buffer to the other and back; what was in both at the border stays. */
void stencil_c(OUT u, OUT v) {
    for (int t = 0; t < 5; t++) {
        stencil_step(u, v);
        stencil_step(v, u);
    }
}

void dynamic_c(IN a, IN b, OUT c, int m, int n, int k) {
    for (int i = 0; i < m; i++) {
        memset(c + i * n, 0, (size_t)n * sizeof *c);
        for (int p = 0; p < k; p++)
            for (int j = 0; j < n; j++)
                c[i * n + j] += a[i * k + p] * b[p * n + j];
    }
}

void depthwise_c(IN in, IN filter, OUT out) {
    enum { HO = 56, WO = 56, C = 128, W = WO + 2 };
    for (int y = 0; y < HO; y++)
        for (int x = 0; x < WO; x++) {
            float *o = out + (y * WO + x) * C;
            memset(o, 0, C * sizeof *o);
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < C; c++)
                    o[c] += in[((y + r / 3) * W + x + r % 3) * C + c] * filter[r * C + c];
        }
}

void bmm_c(IN a, IN b, OUT c) {
    enum { B = 16, M = 256, N = 256, K = 64 };
    for (int n = 0; n < B; n++)
        for (int i = 0; i < M; i++)
            for (int j = 0; j < N; j++) {
                float sum = 0;
                for (int k = 0; k < K; k++)
                    sum += a[(n * M + i) * K + k] * b[(n * N + j) * K + k];
                c[(n * M + i) * N + j] = sum;
            }
}

void reduction_c(IN x, OUT sum) {
    float s = 0;
    for (int i = 0; i < 16777216; i++)
        s += x[i];
    *sum = s;
}
