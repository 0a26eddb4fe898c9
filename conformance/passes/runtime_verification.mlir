// ARGS: --generate-runtime-verification --split-input-file
// ARGS: --generate-runtime-verification=verbose-level=0 --split-input-file
func.func @dim(%m: memref<?x4xf32>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<?x4xf32>
  return %r : index
}
// -----
func.func @udim(%m: memref<*xf32>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<*xf32>
  return %r : index
}
// -----
func.func @load(%m: memref<?x4xf32>, %i: index) -> f32 {
  %r = memref.load %m[%i, %i] : memref<?x4xf32>
  return %r : f32
}
// -----
func.func @store(%m: memref<f32>, %i: f32) {
  memref.store %i, %m[] : memref<f32>
  return 
}
// -----
func.func @cast(%m: memref<?x?xf32>) -> memref<4x?xf32> {
  %r = memref.cast %m : memref<?x?xf32> to memref<4x?xf32>
  return %r : memref<4x?xf32>
}
// -----
func.func @cast2(%m: memref<*xf32>) -> memref<4x?xf32, strided<[?, 1], offset: ?>> {
  %r = memref.cast %m : memref<*xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  return %r : memref<4x?xf32, strided<[?, 1], offset: ?>>
}
// -----
func.func @cast3(%m: memref<4x?xf32, strided<[?, ?], offset: ?>>) -> memref<4x?xf32, strided<[9, 1], offset: 2>> {
  %r = memref.cast %m : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[9, 1], offset: 2>>
  return %r : memref<4x?xf32, strided<[9, 1], offset: 2>>
}
// -----
func.func @copy(%m: memref<?x4x?xf32>, %n: memref<?x4x3xf32>) {
  memref.copy %m, %n : memref<?x4x?xf32> to memref<?x4x3xf32>
  return
}
// -----
func.func @atomic(%m: memref<?x4xf32>, %i: index, %x: f32) -> f32 {
  %r = memref.atomic_rmw addf %x, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
  return %r : f32
}
// -----
func.func @gatomic(%m: memref<?x4xf32>, %i: index, %x: f32) -> f32 {
  %r = memref.generic_atomic_rmw %m[%i, %i] : memref<?x4xf32> {
   ^bb0(%a: f32): memref.atomic_yield %x : f32
  }
  return %r : f32
}
// -----
func.func @align(%m: memref<?x4xf32>) -> memref<?x4xf32> {
  %r = memref.assume_alignment %m, 16 : memref<?x4xf32>
  return %r : memref<?x4xf32>
}
// -----
func.func @expand(%m: memref<?x4xf32>, %i: index) -> memref<?x3x4xf32> {
  %r = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 3, 4] : memref<?x4xf32> into memref<?x3x4xf32>
  return %r : memref<?x3x4xf32>
}
// -----
func.func @tcast(%m: tensor<?x?xf32>) -> tensor<4x?xf32> {
  %r = tensor.cast %m : tensor<?x?xf32> to tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// -----
func.func @tcast2(%m: tensor<*xf32>) -> tensor<4x?xf32> {
  %r = tensor.cast %m : tensor<*xf32> to tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// -----
func.func @tdim(%m: tensor<?x4xf32>, %i: index) -> index {
  %r = tensor.dim %m, %i : tensor<?x4xf32>
  return %r : index
}
// -----
func.func @tudim(%m: tensor<*xf32>, %i: index) -> index {
  %r = tensor.dim %m, %i : tensor<*xf32>
  return %r : index
}
// -----
func.func @extract(%m: tensor<?x4xf32>, %i: index) -> f32 {
  %r = tensor.extract %m[%i, %i] : tensor<?x4xf32>
  return %r : f32
}
// -----
func.func @insert(%m: tensor<?x4xf32>, %i: index, %x: f32) -> tensor<?x4xf32> {
  %r = tensor.insert %x into %m[%i, %i] : tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
// -----
func.func @es(%m: tensor<?x4xf32>, %i: index) -> tensor<?x2xf32> {
  %r = tensor.extract_slice %m[%i, 1] [%i, 2] [1, %i] : tensor<?x4xf32> to tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}
// -----
func.func @is(%m: tensor<?x4xf32>, %n: tensor<?x2xf32>, %i: index) -> tensor<?x4xf32> {
  %r = tensor.insert_slice %n into %m[%i, 1] [%i, 2] [1, %i] : tensor<?x2xf32> into tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
// -----
func.func @pis(%m: tensor<?x4xf32>, %n: tensor<?x2xf32>, %i: index) -> tensor<?x4xf32> {
  %r = scf.forall (%k) in (%i) shared_outs(%o = %m) -> tensor<?x4xf32> {
  scf.forall.in_parallel {
   tensor.parallel_insert_slice %n into %o[%i, 1] [%i, 2] [1, %i] : tensor<?x2xf32> into tensor<?x4xf32>
  }
  }
  return %r : tensor<?x4xf32>
}
// -----
func.func @texpand(%m: tensor<?x4xf32>, %i: index) -> tensor<?x3x4xf32> {
  %r = tensor.expand_shape %m [[0, 1], [2]] output_shape [%i, 3, 4] : tensor<?x4xf32> into tensor<?x3x4xf32>
  return %r : tensor<?x3x4xf32>
}
// -----
func.func @arith(%m: i32, %i: index) -> i32 {
  %r = arith.divsi %m, %m : i32
  return %r : i32
}
// -----
func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %r = linalg.matmul ins(%a, %b: tensor<?x?xf32>, tensor<?x8xf32>) outs(%c: tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// -----
func.func @subview(%m: memref<?x4xf32>, %i: index, %j: index) -> memref<?x1xf32, strided<[?, 2], offset: ?>> {
  %r = memref.subview %m[%i, 1] [%j, 1] [%i, 2] : memref<?x4xf32> to memref<?x1xf32, strided<[?, 2], offset: ?>>
  return %r : memref<?x1xf32, strided<[?, 2], offset: ?>>
}
func.func private @g() {
  scf.execute_region { scf.yield }
  return
}
// -----
func.func @g() {
  %m = memref.alloc() : memref<4xf32>
  %r = memref.subview %m[1] [3] [1] : memref<4xf32> to memref<3xf32, strided<[1], offset: 1>>
  scf.execute_region { scf.yield }
  return
}
// -----
func.func @g(%m: memref<4xf32>) {
  %r = memref.subview %m[1] [0] [1] : memref<4xf32> to memref<0xf32, strided<[1], offset: 1>>
  scf.execute_region { scf.yield }
  return
}
// -----
func.func @g(%m: memref<4xf32, strided<[2], offset: ?>>, %i: index, %j: index) {
  %r = memref.reinterpret_cast %m to offset: [%i], sizes: [%j, 3], strides: [1, 7] : memref<4xf32, strided<[2], offset: ?>> to memref<?x3xf32, strided<[1, 7], offset: ?>>
  %r2 = memref.reinterpret_cast %m to offset: [1], sizes: [2, 3], strides: [1, 7] : memref<4xf32, strided<[2], offset: ?>> to memref<2x3xf32, strided<[1, 7], offset: 1>>
  scf.execute_region { scf.yield }
  return
}
// -----
func.func @u(%u: memref<*xf32>) {
  %r = memref.reinterpret_cast %u to offset: [0], sizes: [3], strides: [1] : memref<*xf32> to memref<3xf32, strided<[1], offset: 0>>
  return
}
// -----
func.func @u(%u: memref<*xf32>, %v : memref<3xf32>) {
  memref.copy %u, %u : memref<*xf32> to memref<*xf32>
  memref.copy %v, %u : memref<3xf32> to memref<*xf32>
  %s = memref.cast %v : memref<3xf32> to memref<*xf32>
  return
}
// -----
func.func @u(%u: memref<3xf32, 7>, %v : memref<?x3xi8>, %i: index) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %2 = memref.load %u[%c1] : memref<3xf32, 7>
  %3 = memref.load %u[%c7] : memref<3xf32, 7>
  %4 = memref.load %v[%c7, %c7] : memref<?x3xi8>
  %5 = memref.load %v[%c1, %i] : memref<?x3xi8>
  %d = memref.dim %u, %c1 : memref<3xf32, 7>
  %w = memref.cast %v : memref<?x3xi8> to memref<2x3xi8>
  %d2 = memref.cast %w : memref<2x3xi8> to memref<?x?xi8, strided<[?, ?]>>
  %d3 = memref.cast %w : memref<2x3xi8> to memref<?x?xi8, strided<[?, 1], offset: ?>>
  %d4 = memref.cast %w : memref<2x3xi8> to memref<2x?xi8, strided<[3, 1]>>
  return
}
// -----
func.func @u(%u: memref<3xf32, affine_map<(i) -> (i floordiv 2, i mod 2)>>, %i: index) {
  %c1 = arith.constant 1 : index
  scf.for %a = %i to %c1 step %c1 { %2 = memref.load %u[%c1] : memref<3xf32, affine_map<(i) -> (i floordiv 2, i mod 2)>> }
  return
}
// -----
#map = affine_map<(i) -> (i)>
func.func @a(%a: memref<2xf32>, %i: index) {
  %x = memref.load %a[%i] : memref<2xf32>
  %y = memref.load %a[%i] {attr = dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<10xi32>, a = affine_map<(i) -> (i)>} : memref<2xf32>
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : memref<2xf32>) outs(%a : memref<2xf32>) {
   ^bb0(%p: f32, %q: f32): 
     %y2 = memref.load %a[%i] {attr = dense<[0, 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35]> : tensor<36xi32>} : memref<2xf32> loc(callsite("f"("a.c":1:2) at fused["x"]))
     linalg.yield %p : f32 } 
  %7 = memref.load %a[%i] : memref<2xf32> loc("x\22y"("b.c":3:4))
  %8 = memref.load %a[%i] : memref<2xf32> loc(unknown)
  return
}
