// ARGS: --split-input-file
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @a(tensor<?x?xf32, #CSR>)
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), posWidth = 32, crdWidth = 8 }>
func.func private @a(tensor<?x?xf32, #S>)
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(soa)), explicitVal = 1.0 : f32, implicitVal = 0.0 : f32 }>
func.func private @a(tensor<?x?xf32, #S>)
// -----
#S = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : compressed, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
func.func private @a(tensor<?x?xf32, #S>)
// -----
#S = #sparse_tensor.encoding<{ map = {ib, jb, ii, jj} ( i = ib * 2 + ii, j = jb * 3 + jj) -> (ib = i floordiv 2 : dense, jb = j floordiv 3 : compressed, ii = i mod 2 : dense, jj = j mod 3 : dense) }>
func.func private @a(tensor<?x?xf32, #S>)
// -----
#S = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func private @a(tensor<?x?xf32, #S>)
// -----
#S = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : dense, d1 : compressed) }>
func.func private @a(tensor<?x?xf32, #S>)
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : loose_compressed) }>
func.func private @a(tensor<?x?xf32, #S>)
// -----
#S = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
func.func private @a(tensor<?x?xf32, #S>)
func.func private @b(!sparse_tensor.storage_specifier<#S>)
func.func private @c(!sparse_tensor.iter_space<#S, lvls = 0>)
func.func private @d(!sparse_tensor.iter_space<#S, lvls = 0 to 2>)
func.func private @e(!sparse_tensor.iterator<#S, lvls = 1>)
