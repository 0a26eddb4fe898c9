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


def diagonal(m, n):
    return Kernel("matmul_diagonal", {"a": (F32, (m,)), "b": (F32, (m, n)), "out": (F32, (m, n))}, [Step("out[i,j] = a[i] * b[i,j]")])


def triangle(name, n, keeps):
    """What a product has above, or below, its diagonal."""
    return Kernel(name, {"a": (F32, (n, n)), "b": (F32, (n, n)), "c": (F32, (n, n)), "out": (F32, (n, n))},
                  [Step("c[i,j] += a[i,k] * b[k,j]", "matmul"), Step(f"out[i,j] = c[i,j] if {keeps} else 0.0")])


def contraction(name, left, right, to, **sizes):
    """Of tensors whose dims are letters, as einsum has them."""
    shape = {t: tuple(sizes[d] for d in dims) for t, dims in (("a", left), ("b", right), ("out", to))}
    return Kernel(name, {t: (F32, shape[t]) for t in shape}, [Step(f"out[{','.join(to)}] += a[{','.join(left)}] * b[{','.join(right)}]")])


def kernels(s, p):
    return [
        matmul(s(1024), s(1024), s(1024)), matmul(s(500), s(333), s(777), F32, "matmul_odd"), matmul(s(512), s(512), s(512), F64, "matmul_f64"),
        matmul(s(2048), s(64), s(256), F32, "matmul_tall"), matmul(s(64), s(2048), s(2048), F32, "matmul_flat"),
        matmul_bt(s(512), s(512), s(512)), matmul_at(s(512), s(512), s(512)), batch_matmul(16, s(128), s(128), s(64)),
        gemm_bias_relu(s(500), s(333), s(777)), gemm_gelu(s(512), s(512), s(512)), mlp(s(256), s(512), s(1024), s(256)),
        matvec(s(2048), s(2048)), vecmat(s(2048), s(2048)), int8(s(512), s(512), s(512)), int8_scaled(s(512), s(512), s(512)), int8_bt(s(500), s(333), s(777)),
        matmul_bf16(s(512), s(512), s(512)), matmul(s(256), s(256), s(16384), F32, "matmul_deep"), matvec_t(s(2048), s(2048)), vecmat_t(s(2048), s(2048)),
        matmul(s(2048), s(2048), 32, F32, "matmul_shallow"),
        matmul(s(1024), s(32), s(1024), F32, "matmul_skinny"), diagonal(s(1024), s(1024)),
        triangle("matmul_upper", s(512), "j >= i"), triangle("matmul_lower", s(512), "i >= j"),
        contraction("matmul_at_bt", "ki", "jk", "ij", i=s(512), j=s(512), k=s(512)),
        contraction("tensor3_matmul", "nml", "lk", "nmk", n=8, m=s(128), l=s(256), k=s(256)),
        contraction("tensor4_matmul", "zijl", "lk", "zijk", z=4, i=16, j=s(32), l=s(128), k=s(384)),
        contraction("batch_matmul_bt", "zik", "zjk", "zij", z=16, i=s(128), j=s(128), k=s(64)),
        contraction("heads", "zihd", "zjhd", "zhij", z=2, i=s(128), j=s(128), h=8, d=s(64)),
        contraction("values", "zhij", "zjhd", "zihd", z=2, i=s(128), j=s(128), h=8, d=s(64)),
        contraction("bilinear", "ni", "oij", "noj", n=s(64), i=s(128), o=s(32), j=s(128)),
    ]
