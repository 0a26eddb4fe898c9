// ARGS: 
// ARGS: --mlir-print-op-generic
// ARGS: --mlir-print-debuginfo
// ARGS: --canonicalize
// ARGS: --cse

func.func @softmax(%a: tensor<2x16x32xf32>, %b: tensor<?x16x32xf32>, %m: memref<2x16x32xf32>) -> tensor<2x16x32xf32> {
  %0 = linalg.softmax dimension(2) ins(%a : tensor<2x16x32xf32>) outs(%a : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
  linalg.softmax {foo} dimension(0) ins(%m : memref<2x16x32xf32>) outs(%m : memref<2x16x32xf32>)
  return %0 : tensor<2x16x32xf32>
}
func.func @winograd(%f: tensor<2x3x3x5xf32>, %fo: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %io: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%io : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}
func.func @relayout(%s: tensor<?x?xf32>, %d: tensor<?x?x?x8xf32>, %t: index, %p: f32) -> tensor<?x?xf32> {
  %0 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%t, 8] into %d {foo} : tensor<?x?xf32> -> tensor<?x?x?x8xf32>
  %1 = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%t, 8] into %s : tensor<?x?x?x8xf32> -> tensor<?x?xf32>
  %2 = linalg.pack %s inner_dims_pos = [] inner_tiles = [] into %s : tensor<?x?xf32> -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @reduce(%a: tensor<4x8xf32>, %b: tensor<4x8xi32>, %o: tensor<8xf32>, %p: tensor<8xi32>, %m: memref<4x8xf32>, %n: memref<4xf32>) {
  %0 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a : tensor<4x8xf32>) outs(%o : tensor<8xf32>) dimensions = [0]
  %1 = linalg.reduce { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%b : tensor<4x8xi32>) outs(%p : tensor<8xi32>) dimensions = [0] {foo}
  %2 = linalg.reduce { arith.addi {overflowFlags = #arith.overflow<nsw>} } ins(%b : tensor<4x8xi32>) outs(%p : tensor<8xi32>) dimensions = [0]
  linalg.reduce { arith.maximumf } ins(%m : memref<4x8xf32>) outs(%n : memref<4xf32>) dimensions = [1]
  linalg.reduce ins(%m : memref<4x8xf32>) outs(%n : memref<4xf32>) dimensions = [1] (%x: f32, %y: f32) { %z = arith.subf %x, %y : f32 linalg.yield %z : f32 }
  linalg.reduce ins(%m : memref<4x8xf32>) outs(%n : memref<4xf32>) dimensions = [1] (%x: f32, %y: f32) { %z = arith.subf %y, %x : f32 linalg.yield %z : f32 }
  linalg.reduce ins(%m : memref<4x8xf32>) outs(%n : memref<4xf32>) dimensions = [1] (%x: f32, %y: f32) { %z = arith.subf %y, %x : f32 linalg.yield %y : f32 }
  return
}
func.func @map(%a: tensor<4xf32>, %m: memref<4xf32>, %c: tensor<4xi32>) {
  %0 = linalg.map outs(%a : tensor<4xf32>) (%i: f32) { %c1 = arith.constant 1.0 : f32 linalg.yield %c1 : f32 }
  %1 = linalg.map { math.absf } ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
  linalg.map { arith.mulf } ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.map ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>) (%x: f32, %y: f32, %z: f32) { linalg.yield %x : f32 }
  linalg.map ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) (%x: f32, %z: f32) { %q = arith.addf %x, %z : f32 linalg.yield %q : f32 }
  linalg.map ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) {foo, bar = 1} (%x: f32, %z: f32) { %q = math.exp %x : f32 linalg.yield %x : f32 }
  %2 = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%c, %c : tensor<4xi32>, tensor<4xi32>) outs(%c : tensor<4xi32>)
  %3 = linalg.map { arith.fptosi } ins(%a : tensor<4xf32>) outs(%c : tensor<4xi32>)
  return
}
#trait = {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], doc = "sum", library_call = "f"}
func.func @generic(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?xf32>, %s: f32) {
  linalg.generic #trait ins(%a : memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%b : memref<?xf32>) attrs = {other = "x"} {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  }
  linalg.fill ins(%s : f32) outs(%b : memref<?xf32>)
  return
}
func.func @elementwise(%a: tensor<4x8xf32>, %v: tensor<8xf32>, %c: tensor<4x8xi1>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a, %v : tensor<4x8xf32>, tensor<8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
