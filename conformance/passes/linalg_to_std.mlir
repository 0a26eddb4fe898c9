// ARGS: --convert-linalg-to-std --allow-unregistered-dialect --split-input-file
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32, strided<[4, 1], offset: ?>>) {
  linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32, strided<[4, 1], offset: ?>>) outs(%a : memref<4x4xf32>)
  linalg.copy ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}
// -----
func.func @f(%a: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"], library_call = "foo"} outs(%a : memref<4x4xf32>) {
   ^bb0(%z: f32): linalg.yield %z : f32 }
  return
}
// -----
func.func @f(%a: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<4x4xf32>) {
   ^bb0(%z: f32): linalg.yield %z : f32 }
  return
}
// -----
func.func @f(%a: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"], library_call = "foo"} outs(%a : memref<4x4xf32>) {
   ^bb0(%z: f32): %i = linalg.index 0 : index
   linalg.yield %z : f32 }
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f(%a: memref<4x4xf32, 3>, %s: f32, %u: memref<?xi8, affine_map<(i)->(i mod 2)>>) {
  linalg.fill ins(%s : f32) outs(%a : memref<4x4xf32, 3>)
  linalg.copy ins(%u : memref<?xi8, affine_map<(i)->(i mod 2)>>) outs(%u : memref<?xi8, affine_map<(i)->(i mod 2)>>)
  return
}
// -----
func.func private @linalg_fill_f32_view4x4xf32as3(f32)
func.func @f(%a: memref<4x4xf32, 3>, %s: f32) {
  linalg.fill ins(%s : f32) outs(%a : memref<4x4xf32, 3>)
  return
}
// -----
func.func @f(%a: memref<?xf32>, %c: memref<?xf32>) {
  linalg.map { math.exp } ins(%a : memref<?xf32>) outs(%c : memref<?xf32>)
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.transpose ins(%a : memref<?x?xf32>) outs(%c : memref<?x?xf32>) permutation=[1, 0]
  linalg.softmax dimension(1) ins(%a : memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
// -----
module { module {
func.func @f(%a: memref<f32>) {
  linalg.copy ins(%a : memref<f32>) outs(%a : memref<f32>)
  return
}
} }
// -----
func.func @f(%a: memref<?x4x?xf32>, %b: memref<?xcomplex<f32>>, %i: index, %v: memref<4xvector<4x2xf32>>, %u: memref<*xf32>, %e: memref<?xindex, 1 : i64>) {
  linalg.generic {indexing_maps = [affine_map<(i)->()>, affine_map<(i)->(i)>], iterator_types=["parallel"]} ins(%i : index) outs(%e : memref<?xindex, 1 : i64>) { ^bb0(%x: index, %y: index): linalg.yield %x : index }
  linalg.copy ins(%v : memref<4xvector<4x2xf32>>) outs(%v : memref<4xvector<4x2xf32>>)
  linalg.copy ins(%a : memref<?x4x?xf32>) outs(%a : memref<?x4x?xf32>)
  return
}
// -----
func.func @f(%b: memref<?xcomplex<f32>>) {
  linalg.copy ins(%b : memref<?xcomplex<f32>>) outs(%b : memref<?xcomplex<f32>>)
  return
}
// -----
func.func @f(%b: memref<4xf32, #gpu.address_space<workgroup>>) {
  linalg.copy ins(%b : memref<4xf32, #gpu.address_space<workgroup>>) outs(%b : memref<4xf32, #gpu.address_space<workgroup>>)
  return
}
// -----
func.func @f(%b: memref<4xf32, "foo">) {
  linalg.copy ins(%b : memref<4xf32, "foo">) outs(%b : memref<4xf32, "foo">)
  return
}
// -----
func.func @f(%b: memref<4xi1>, %c: memref<4xbf16>) {
  linalg.copy ins(%b : memref<4xi1>) outs(%b : memref<4xi1>)
  linalg.exp ins(%c : memref<4xbf16>) outs(%c : memref<4xbf16>)
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%c : memref<4xbf16>) outs(%c : memref<4xbf16>)
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%c, %c : memref<4xbf16>, memref<4xbf16>) outs(%c : memref<4xbf16>)
  return
}
// -----
func.func @f(%b: memref<4xi32>, %d: memref<i32>) {
  linalg.reduce {arith.addi} ins(%b : memref<4xi32>) outs(%d : memref<i32>) dimensions=[0]
  return
}
// -----
func.func @f(%b: memref<4xi32>, %d: memref<4x4xi32>) {
  linalg.broadcast ins(%b : memref<4xi32>) outs(%d : memref<4x4xi32>) dimensions=[0]
  return
}
// -----
func.func @f(%b: memref<4xi32>, %d: memref<4x4xi32>) {
  %0 = arith.constant 0 : index
  scf.for %i = %0 to %0 step %0 { scf.yield }
  affine.for %i = 0 to 4 { }
  return
}
// -----
func.func @f(%b: vector<4xi32>, %d: memref<4x4xi32>) {
  %0 = vector.extract %b[0] : i32 from vector<4xi32>
  return
}
// -----
func.func @f(%b: vector<4xi32>, %d: memref<4x4xi32>) {
  cf.br ^bb1
 ^bb1:
  return
}
// -----
func.func @f(%b: tensor<4xi32>, %d: memref<4x4xi32>) {
  %c = arith.constant 0 : index
  %t = tensor.dim %b, %c : tensor<4xi32>
  return
}
// -----
func.func @f(%b: f32) {
  %t = math.exp %b : f32
  return
}
// -----
func.func @f(%b: f32) {
  %t = complex.create %b, %b : complex<f32>
  return
}
// -----
func.func @f(%a: memref<4x4xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %a: memref<4x4xf32>, memref<4x4xf32>) outs(%a: memref<4x4xf32>)
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %a: memref<4x4xf32>, memref<4x4xf32>) outs(%a: memref<4x4xf32>)
  return
}
// -----
func.func @f(%a: memref<4x4xf32, strided<[?, ?], offset: ?>>, %t : tensor<4x4xf32>) {
  linalg.copy {foo} ins(%a : memref<4x4xf32, strided<[?, ?], offset: ?>>) outs(%a : memref<4x4xf32, strided<[?, ?], offset: ?>>)
  return
}
// -----
func.func @f(%a: memref<4x4xf32, strided<[?, ?], offset: ?>>, %t : tensor<4x4xf32>) {
  linalg.copy {foo} ins(%t : tensor<4x4xf32>) outs(%a : memref<4x4xf32, strided<[?, ?], offset: ?>>)
  return
}
// -----
module attributes {llvm.x} {
  gpu.module @m { gpu.func @k(%a: memref<4xf32>) kernel { 
    linalg.copy ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
   gpu.return } }
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"], library_call = ""} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
   ^bb0(%z: f32, %y: f32): linalg.yield %z : f32 }
  return
}
// -----
func.func @foo() { return }
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"], library_call = "foo"} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
   ^bb0(%z: f32, %y: f32): linalg.yield %z : f32 }
  return
}
// -----
memref.global @foo : memref<4xf32>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"], library_call = "foo"} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
   ^bb0(%z: f32, %y: f32): linalg.yield %z : f32 }
  return
}
// -----
llvm.func @foo()
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"], library_call = "foo"} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
   ^bb0(%z: f32, %y: f32): linalg.yield %z : f32 }
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  linalg.copy ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
func.func @g(%a: memref<4xf32>, %b: memref<2xf32>) {
  linalg.copy ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.copy ins(%b : memref<2xf32>) outs(%b : memref<2xf32>)
  return
}
func.func @h(%a: memref<4xf32>, %b: memref<2xf32>) {
  return
}
