// ARGS: --split-input-file
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = [s]{a,b} (d0 = a , d1 = b) -> (a= d0 + s : dense, b= d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {a,b} (d0 = b , d1 = a) -> (a= d1 : dense, b= d0 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(soa), d2 : singleton) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton, d2 : singleton(soa)) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : singleton, d2 : batch) , posWidth = 7}>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : singleton, d2 : batch) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : singleton, d2 : compressed(soa)) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense(soa), d1 : dense, d2 : batch) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(soa), d1 : batch, d2 : structured[1,2]) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : loose_compressed(soa), d1 : dense, d2 : structured[1,2]) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : dense, d1 : structured[1,2]) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : structured[1,2]) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : structured[1,2], d2 : compressed) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : structured[1,2], d2 : structured[1,2]) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonordered), d1 : batch, d0 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense[1,2], d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed nonunique, d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = [s0 (d0, d1, d2) -> (d0 : compressed nonunique, d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = [s0, s0] (d0, d1, d2) -> (d0 : compressed, d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = {s0} (s0, d1, d2) -> (d0 : compressed, d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = {s0 (s0, d1, d2) -> (d0 : compressed, d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = [] {} (s0, d1, d2) -> (s0 : compressed, d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (s0 x, d1, d2) -> (s0 : compressed, d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (s0, d1, d2) -> (s0 : compressed(nonunique x), d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (s0, d1, d2) -> (s0 : compressed(4), d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (s0, d1, d2) -> (s0 : structured[a, 4], d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (s0, d1, d2) -> (s0 : structured[1 4], d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ posWidth 8, map = (s0, d1, d2) -> (s0 : dense, d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ posWidth = 8 map = (s0, d1, d2) -> (s0 : dense, d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding< map = (s0, d1, d2) -> (s0 : dense, d1 : dense, d2 : dense) >>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (s0 : #sparse_tensor<slice(1,?,3)>, d1, d2) -> (s0 floordiv 2 : dense, s0 mod 2 : dense, d1 : dense, d2 : dense) }>>, !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (s0 : #sparse_tensor<slice(1,?,3)>, d1, d2) -> (s0 floordiv 2 : dense, s0 mod 2 : dense, d1 : dense, d2 : dense) }>>, !sparse_tensor.storage_specifier<<{ map = (d0) -> (d0 : dense)}>>)
// -----
func.func private @a(!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : dense)}>, lvls = 0>)
// -----
func.func private @a(!sparse_tensor.iter_space<affine_map<() -> ()>, lvls = 0>)
// -----
func.func private @a(!sparse_tensor.iter_space<#sparse_tensor<slice(0, 1, 1)>, lvls = 0>)
// -----
func.func private @a(!sparse_tensor.storage_specifier<#sparse_tensor<slice(0, 1, 1)>>)
// -----
func.func private @a(tensor<f32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense)}>>)
// -----
func.func private @a(tensor<3xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 0 : i32, explicitVal = 3 : i32}>>)
// -----
func.func private @a(tensor<3xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 0 : i32, explicitVal = 3 : i64}>>)
// -----
func.func private @a(tensor<3xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 5 : i32, explicitVal = 3 : i64}>>)
// -----
func.func private @a(tensor<3xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = -0.0 : f32}>>)
// -----
func.func private @a(tensor<3xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = "a"}>>)
// -----
func.func private @a(tensor<3xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), posWidth = 4294967304}>>)
// -----
func.func private @a(tensor<3xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), posWidth = 18446744073709551624 : i128}>>)
