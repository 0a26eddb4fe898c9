// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#s = affine_map<(i, j) -> ()>
#r = affine_map<(i, j) -> (i)>
#c = affine_map<(i, j) -> (j)>
#i3 = affine_map<(i, j, k) -> (i, j, k)>
#j3 = affine_map<(i, j, k) -> (i, j)>
#k3 = affine_map<(i, j, k) -> (k, i, j)>
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.flatten_elementwise %0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "flat" : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.add ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}
// CASE
func.func @f(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>, %c: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = linalg.add ins(%a, %b : tensor<?x8xf32>, tensor<?x8xf32>) outs(%c : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.add ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// CASE
func.func @f(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %c: memref<4x?xf32>) {
  linalg.add ins(%a, %b : memref<4x?xf32>, memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  return
}
// CASE
func.func @f(%a: memref<?x?x4xf32>, %b: memref<?x?x4xf32>, %c: memref<?x?x4xf32>) {
  linalg.add ins(%a, %b : memref<?x?x4xf32>, memref<?x?x4xf32>) outs(%c : memref<?x?x4xf32>)
  return
}
// CASE
func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.exp ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// CASE
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%b : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.copy ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf64>) -> tensor<4x8xf64> {
  %0 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf64>) -> tensor<4x8xf64>
  return %0 : tensor<4x8xf64>
}
// CASE
func.func @f(%a: f32, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.fill ins(%a : f32) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: f32, %b: memref<4x8xf32>) {
  linalg.fill ins(%a : f32) outs(%b : memref<4x8xf32>)
  return
}
// CASE
func.func @f(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.select ins(%a, %b, %c : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: memref<4x8xf32, strided<[8, 1], offset: 4>>, %b: memref<4x8xf32, strided<[8, 1], offset: 4>>) {
  linalg.exp ins(%a : memref<4x8xf32, strided<[8, 1], offset: 4>>) outs(%b : memref<4x8xf32, strided<[8, 1], offset: 4>>)
  return
}
// CASE
func.func @f(%a: memref<4x8xf32, strided<[16, 1]>>, %b: memref<4x8xf32, strided<[16, 1]>>) {
  linalg.exp ins(%a : memref<4x8xf32, strided<[16, 1]>>) outs(%b : memref<4x8xf32, strided<[16, 1]>>)
  return
}
// CASE
func.func @f(%a: memref<4x8xf32, strided<[?, ?], offset: ?>>, %b: memref<4x8xf32, strided<[?, ?], offset: ?>>) {
  linalg.exp ins(%a : memref<4x8xf32, strided<[?, ?], offset: ?>>) outs(%b : memref<4x8xf32, strided<[?, ?], offset: ?>>)
  return
}
// CASE
func.func @f(%a: memref<4x8xf32, 3>, %b: memref<4x8xf32, 3>) {
  linalg.exp ins(%a : memref<4x8xf32, 3>) outs(%b : memref<4x8xf32, 3>)
  return
}
// CASE
func.func @f(%a: memref<?x8xf32, strided<[8, 1]>>, %b: memref<?x8xf32, strided<[8, 1]>>) {
  linalg.exp ins(%a : memref<?x8xf32, strided<[8, 1]>>) outs(%b : memref<?x8xf32, strided<[8, 1]>>)
  return
}
// CASE
func.func @f(%a: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %b: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  linalg.exp ins(%a : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) outs(%b : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>)
  return
}
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// CASE
func.func @f(%a: tensor<0x8xf32>, %b: tensor<0x8xf32>) -> tensor<0x8xf32> {
  %0 = linalg.exp ins(%a : tensor<0x8xf32>) outs(%b : tensor<0x8xf32>) -> tensor<0x8xf32>
  return %0 : tensor<0x8xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.map { math.exp } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>)
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  return %0 : tensor<4xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) { ^bb0(%x0: f32, %x1: f32): %e = math.exp %x0 : f32 linalg.yield %e : f32 } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) attrs = {tag} { ^bb0(%x0: f32, %x1: f32): %e = math.exp %x0 : f32 linalg.yield %e : f32 } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>) { ^bb0(%x0: f32, %x1: f32): linalg.yield %x0 : f32 }
  return
}
// CASE
func.func @f(%a: f32, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel", "parallel"]} ins(%a : f32) outs(%b : tensor<4x8xf32>) { ^bb0(%x0: f32, %x1: f32): linalg.yield %x0 : f32 } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: f32, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel", "parallel"]} ins(%a : f32) outs(%b : tensor<4x8xf32>) { ^bb0(%x0: f32, %x1: f32): linalg.yield %x0 : f32 } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: tensor<2x?x4xf32>, %b: tensor<2x?x4xf32>) -> tensor<2x?x4xf32> {
  %0 = linalg.generic {indexing_maps = [#i3, #i3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<2x?x4xf32>) outs(%b : tensor<2x?x4xf32>) { ^bb0(%x0: f32, %x1: f32): linalg.yield %x0 : f32 } -> tensor<2x?x4xf32>
  return %0 : tensor<2x?x4xf32>
}
// CASE
func.func @f(%a: memref<2x?x4xf32>, %b: memref<2x?x4xf32>) {
  linalg.generic {indexing_maps = [#i3, #i3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : memref<2x?x4xf32>) outs(%b : memref<2x?x4xf32>) { ^bb0(%x0: f32, %x1: f32): linalg.yield %x0 : f32 }
  return
}
// CASE
func.func @f(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%a : tensor<4x8xf32>) { ^bb0(%x0: f32): %i = linalg.index 0 : index %j = linalg.index 1 : index %s = arith.addi %i, %j : index %t = arith.index_cast %s : index to i32 %u = arith.sitofp %t : i32 to f32 linalg.yield %u : f32 } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%a : tensor<?x8xf32>) { ^bb0(%x0: f32): %i = linalg.index 0 : index %j = linalg.index 1 : index %s = arith.addi %i, %j : index %t = arith.index_cast %s : index to i32 %u = arith.sitofp %t : i32 to f32 linalg.yield %u : f32 } -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
// CASE
func.func @f(%a: memref<4x8xf32>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%a : memref<4x8xf32>) { ^bb0(%x0: f32): %i = linalg.index 0 : index %j = linalg.index 1 : index %s = arith.addi %i, %j : index %t = arith.index_cast %s : index to i32 %u = arith.sitofp %t : i32 to f32 linalg.yield %u : f32 }
  return
}
// CASE
func.func @f(%a: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%a : memref<?x?xf32>) { ^bb0(%x0: f32): %i = linalg.index 0 : index %j = linalg.index 1 : index %s = arith.addi %i, %j : index %t = arith.index_cast %s : index to i32 %u = arith.sitofp %t : i32 to f32 linalg.yield %u : f32 }
  return
}
// CASE
func.func @f(%a: memref<2x?x4xf32>) {
  linalg.generic {indexing_maps = [#i3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%a : memref<2x?x4xf32>) { ^bb0(%x0: f32): %i = linalg.index 0 : index %j = linalg.index 2 : index %s = arith.addi %i, %j : index %t = arith.index_cast %s : index to i32 %u = arith.sitofp %t : i32 to f32 linalg.yield %u : f32 }
  return
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) { ^bb0(%x0: f32, %x1: f32): linalg.yield %x0 : f32 } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) { ^bb0(%x0: f32, %x1: f32): %e = "some.op"(%x0) : (f32) -> f32 linalg.yield %e : f32 } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%b, %b : tensor<4x8xf32>, tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %x, %x : f32, f32 } -> (tensor<4x8xf32>, tensor<4x8xf32>)
 "some.use"(%0#0, %0#1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> ()
  return
}
// CASE
func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = linalg.exp ins(%a : tensor<f32>) outs(%b : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// CASE
func.func @f(%a: tensor<4x8xf32, "enc">, %b: tensor<4x8xf32, "enc">) -> tensor<4x8xf32, "enc"> {
  %0 = linalg.exp ins(%a : tensor<4x8xf32, "enc">) outs(%b : tensor<4x8xf32, "enc">) -> tensor<4x8xf32, "enc">
  return %0 : tensor<4x8xf32, "enc">
}
