# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of matrices and vectors, with what follows."""
from kernel import BF16, F32, F64, I8, I32, Kernel, Step


def matmul(m, n, k, element=F32, name="matmul"):
    return Kernel(name, {"a": (element, (m, k)), "b": (element, (k, n)), "out": (element, (m, n))},
                  [Step("out[i,j] += a[i,k] * b[k,j]", "matmul")], "out")


def matmul_bt(m, n, k):
    maps = "indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>]"
    return Kernel("matmul_bt", {"a": (F32, (m, k)), "b": (F32, (n, k)), "out": (F32, (m, n))},
                  [Step("out[i,j] += a[i,k] * b[j,k]", "matmul", maps)], "out")


def matmul_at(m, n, k):
    maps = "indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]"
    return Kernel("matmul_at", {"a": (F32, (k, m)), "b": (F32, (k, n)), "out": (F32, (m, n))},
                  [Step("out[i,j] += a[k,i] * b[k,j]", "matmul", maps)], "out")


def batch_matmul(b, m, n, k):
    return Kernel("batch_matmul", {"a": (F32, (b, m, k)), "b": (F32, (b, k, n)), "out": (F32, (b, m, n))},
                  [Step("out[z,i,j] += a[z,i,k] * b[z,k,j]", "batch_matmul")], "out")


def gemm_bias_relu(m, n, k):
    return Kernel("gemm_bias_relu", {"a": (F32, (m, k)), "b": (F32, (k, n)), "bias": (F32, (n,)), "c": (F32, (m, n)), "out": (F32, (m, n))},
                  [Step("c[i,j] += a[i,k] * b[k,j]", "matmul"), Step("out[i,j] = max(c[i,j] + bias[j], 0.0)")], "out")


def gemm_gelu(m, n, k):
    return Kernel("gemm_gelu", {"a": (F32, (m, k)), "b": (F32, (k, n)), "c": (F32, (m, n)), "out": (F32, (m, n))},
                  [Step("c[i,j] += a[i,k] * b[k,j]", "matmul"),
                   Step("out[i,j] = 0.5 * c[i,j] * (1.0 + erf(c[i,j] * 0.70710678))")], "out")


def mlp(m, k, h, n):
    return Kernel("mlp", {"a": (F32, (m, k)), "w": (F32, (k, h)), "v": (F32, (h, n)), "c": (F32, (m, h)), "r": (F32, (m, h)), "out": (F32, (m, n))},
                  [Step("c[i,j] += a[i,k] * w[k,j]", "matmul"), Step("r[i,j] = max(c[i,j], 0.0)"),
                   Step("out[i,j] += r[i,k] * v[k,j]", "matmul")], "out")


def matvec(m, k):
    return Kernel("matvec", {"a": (F32, (m, k)), "x": (F32, (k,)), "out": (F32, (m,))}, [Step("out[i] += a[i,k] * x[k]", "matvec")], "out")


def vecmat(n, k):
    return Kernel("vecmat", {"a": (F32, (k,)), "b": (F32, (k, n)), "out": (F32, (n,))}, [Step("out[j] += a[k] * b[k,j]", "vecmat")], "out")


def int8(m, n, k):
    return Kernel("int8", {"a": (I8, (m, k)), "b": (I8, (k, n)), "out": (I32, (m, n))}, [Step("out[i,j] += a[i,k] * b[k,j]", "matmul")], "out", 0)


def int8_scaled(m, n, k):
    return Kernel("int8_scaled", {"a": (I8, (m, k)), "b": (I8, (k, n)), "bias": (I32, (n,)), "c": (I32, (m, n)), "out": (I32, (m, n))},
                  [Step("c[i,j] += a[i,k] * b[k,j]", "matmul"), Step("out[i,j] = max(min((c[i,j] + bias[j]) >> 12, 127), 0)")], "out", 0)


def int8_bt(m, n, k):
    maps = "indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>]"
    return Kernel("int8_bt", {"a": (I8, (m, k)), "b": (I8, (n, k)), "out": (I32, (m, n))}, [Step("out[i,j] += a[i,k] * b[j,k]", "matmul", maps)], "out", 0)


def matmul_bf16(m, n, k):
    return Kernel("matmul_bf16", {"a": (BF16, (m, k)), "b": (BF16, (k, n)), "out": (F32, (m, n))}, [Step("out[i,j] += a[i,k] * b[k,j]", "matmul")], "out")


def matvec_t(m, k):
    return Kernel("matvec_t", {"a": (F32, (k, m)), "x": (F32, (k,)), "out": (F32, (m,))}, [Step("out[i] += a[k,i] * x[k]")], "out")


def vecmat_t(n, k):
    return Kernel("vecmat_t", {"a": (F32, (k,)), "b": (F32, (n, k)), "out": (F32, (n,))}, [Step("out[j] += a[k] * b[j,k]")], "out")


def kernels(s):
    return [
        matmul(s(1024), s(1024), s(1024)), matmul(s(500), s(333), s(777), F32, "matmul_odd"), matmul(s(512), s(512), s(512), F64, "matmul_f64"),
        matmul(s(2048), s(64), s(256), F32, "matmul_tall"), matmul(s(64), s(2048), s(2048), F32, "matmul_flat"),
        matmul_bt(s(512), s(512), s(512)), matmul_at(s(512), s(512), s(512)), batch_matmul(16, s(128), s(128), s(64)),
        gemm_bias_relu(s(500), s(333), s(777)), gemm_gelu(s(512), s(512), s(512)), mlp(s(256), s(512), s(1024), s(256)),
        matvec(s(2048), s(2048)), vecmat(s(2048), s(2048)), int8(s(512), s(512), s(512)), int8_scaled(s(512), s(512), s(512)), int8_bt(s(500), s(333), s(777)),
        matmul_bf16(s(512), s(512), s(512)), matmul(s(256), s(256), s(16384), F32, "matmul_deep"), matvec_t(s(2048), s(2048)), vecmat_t(s(2048), s(2048)),
    ]
