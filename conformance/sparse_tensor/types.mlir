// ARGS: --split-input-file
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 2 : compressed) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 2 : dense, d0 : compressed, d1 mod 2 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d0 floordiv 2 : compressed, d1 : dense, d0 mod 2 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 1 : compressed, d1 : dense, d0 mod 1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : compressed, d1 floordiv 4 : dense, d0 mod 2 : dense, d1 mod 4 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> ((d0+d1) floordiv 2 : compressed, d1 floordiv 4 : dense, (d0+d1) mod 2 : dense, d1 mod 4 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d0 mod 2 : dense, d0 floordiv 2 : dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d0 mod 2 : dense, d0 mod 2 : dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {a,b,c} (d0 = a *2 + b, d1) -> (a= d0 floordiv 2 : dense, b= d0 mod 2 : dense, c= d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {a,b,c} (d0 = b + a * 2, d1 = c) -> (a= d0 floordiv 2 : dense, b= d0 mod 2 : dense, c= d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = [s]{a,b} (d0 = b , d1 = a) -> (a= d0 : dense, b= d1 + s : dense) }>>)
// -----
func.func private @a(!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1) -> (d1 : dense, d0 : compressed), posWidth = 8, explicitVal = 1.0 }>>)
// -----
func.func private @a(!sparse_tensor.storage_specifier<affine_map<() -> ()>>)
// -----
func.func private @a(!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 2>)
// -----
func.func private @a(!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 1 to 1>)
// -----
func.func private @a(!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 1 to 3>)
// -----
func.func private @a(!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = -1 to 3>)
// -----
func.func private @a(!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 1>)
// -----
func.func private @a(!sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 2>)
// -----
func.func private @a(!sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvl = 0 to 2>)
// -----
func.func private @a(!sparse_tensor.foo)
// -----
func.func private @a(!sparse_tensor.iterator)
// -----
func.func private @a() attributes {a = #sparse_tensor.foo, b = #sparse_tensor<kind lvl_sz>}
// -----
func.func private @a() attributes {a = #sparse_tensor<kind pos_mem_sz>, c = #sparse_tensor<slice(1,?,3)>, b = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>,
 d = #sparse_tensor.CrdTransDirection<dim_to_lvl>}
// -----
func.func private @a() attributes {a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, b = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }> }
// -----
func.func private @a() attributes {a = #sparse_tensor<kind foo>}
// -----
func.func private @a(!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : loose_compressed(nonunique)) }>, lvls = 0 to 1>)
// -----
func.func private @a(memref<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : loose_compressed(nonunique)) }>>)
// -----
func.func private @a(tensor<*xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : loose_compressed(nonunique)) }>>)
// -----
func.func private @a(tensor<?x?xcomplex<f32>, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : dense), explicitVal = #complex.number<:f32 1.0, 2.0>, implicitVal = #complex.number<:f32 0.0, 0.0> }>>)
