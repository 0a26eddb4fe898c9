// ARGS: --split-input-file
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : foo, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(foo), d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense(nonunique), d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch(nonunique), d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(), d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonunique), d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : singleton, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : singleton) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : batch) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa,nonunique,nonordered)) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : structured[2, 4]) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[4, 2]) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[0, 4]) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4, 5]) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2]) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[-1, 4]) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : n_out_of_m[2, 4]) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4](nonunique)) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed(nonordered)) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 7 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = -7 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 64, posWidth = 0 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = "a" }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 33 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), foo = 33 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.0 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.0 : f32 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = 1.0 : f32 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1 : i32 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = "a" }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = #complex.number<:f32 1.0, 2.0> }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = 0 : i32 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 8, posWidth = 16 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ posWidth = 8 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ posWidth = 8, map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{  }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = () -> () }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> () }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d0 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d2 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0, d1) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d0) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 + d1 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 2 : compressed, d1 mod 3 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 2 : compressed, d1 mod 2 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 mod 2 : compressed, d1 floordiv 2 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 0 : compressed, d1 mod 0 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv -2 : compressed, d1 mod -2 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (l0 = d0 : dense, l1 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0, d1) -> (l0 = d0 : dense, l1 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 = d0 : dense, l1 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l1, d1 = l0) -> (l0 = d0 : dense, l1 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0, d1) -> (l0 = d0 : dense, l1 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0} (d0 = l0, d1) -> (l0 = d0 : dense, l1 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1, l2} (d0 = l0, d1) -> (l0 = d0 : dense, l1 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0, d1 = l1) -> (d0 : dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0, d1) -> (l1 = d0 : dense, l0 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = [s0, s1] (d0, d1) -> (d0 : dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = [s0] (d0, d1) -> (d0 + s0 : dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = [s0] {l0, l1} (d0, d1) -> (l0 = d0 + s0 : dense, l1 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(-1, 4, 1)>, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 0, 1)>, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 1, 0)>, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, -1, 1)>, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 1, -1)>, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 1)>, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(a, 1)>, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor.slice<0,1,2>, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : 4, d1 : #sparse_tensor<slice(0, ?, ?)>) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : dense, d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonordered, nonunique, soa), d1 : singleton(soa, nonordered)) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : dense, d2 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton, d0 : singleton) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique)) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 + 1 : dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (3 : dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 ceildiv 2: dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 * 2: dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map (d0, d1) -> (d0: dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0: undef, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0: dense, d1 : "dense") }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (%d0, d1) -> (d0: dense, d1 : "dense") }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0} -> (d0: dense, d1 : "dense") }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0: batch, d1 : batch) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0: dense, d1 : dense }>>)
