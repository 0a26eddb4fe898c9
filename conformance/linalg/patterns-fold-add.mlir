// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_add_into_dest
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @matmuls(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %m: index, %n: index, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.matmul ins(%b, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = linalg.add ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// CASE
func.func @bias(%a: tensor<4x8xi32>, %b: tensor<8x4xi32>, %c: tensor<4x4xi32>) -> (tensor<4x4xi32>, tensor<4x4xi32>) {
  %z = arith.constant dense<0> : tensor<4x4xi32>
  %one = arith.constant dense<1> : tensor<4x4xi32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xi32>, tensor<8x4xi32>) outs(%z : tensor<4x4xi32>) -> tensor<4x4xi32>
  %1 = linalg.add ins(%c, %0 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%c : tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = linalg.matmul ins(%a, %b : tensor<4x8xi32>, tensor<8x4xi32>) outs(%one : tensor<4x4xi32>) -> tensor<4x4xi32>
  %3 = linalg.add ins(%c, %2 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%c : tensor<4x4xi32>) -> tensor<4x4xi32>
  return %1, %3 : tensor<4x4xi32>, tensor<4x4xi32>
}
// CASE
func.func @used_twice(%a: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %z = arith.constant dense<0.0> : tensor<4x4xf32>
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.add ins(%a, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.add ins(%0, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
}
// CASE
func.func @copied_zero(%a: tensor<2x4x4xf32>, %c: tensor<2x4x4xf32>, %v: tensor<4x4xf32>, %w: tensor<4xf32>) -> (tensor<2x4x4xf32>, tensor<4xf32>) {
  %z = arith.constant -0.0 : f32
  %e = tensor.empty() : tensor<2x4x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %g = linalg.copy ins(%f : tensor<2x4x4xf32>) outs(%e : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %0 = linalg.batch_matmul ins(%a, %c : tensor<2x4x4xf32>, tensor<2x4x4xf32>) outs(%g : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %1 = linalg.add ins(%0, %a : tensor<2x4x4xf32>, tensor<2x4x4xf32>) outs(%e : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %n = tensor.empty() : tensor<4xf32>
  %h = linalg.fill ins(%z : f32) outs(%n : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.matvec ins(%v, %w : tensor<4x4xf32>, tensor<4xf32>) outs(%h : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.exp ins(%w : tensor<4xf32>) outs(%n : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.add ins(%2, %3 : tensor<4xf32>, tensor<4xf32>) outs(%n : tensor<4xf32>) -> tensor<4xf32>
  return %1, %4 : tensor<2x4x4xf32>, tensor<4xf32>
}
// CASE
func.func @buffers(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.add ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// CASE
func.func @transposed(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>, %d: tensor<4xf32>, %m: tensor<3x4x8xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
  %z = arith.constant dense<0.0> : tensor<4x4xf32>
  %y = arith.constant dense<0.0> : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (j, i)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%z : tensor<4x4xf32>) {
  ^bb0(%x: f32, %w: f32, %o: f32):
    %p = arith.mulf %x, %w : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %1 = linalg.add ins(%0, %c : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(k, l, i) -> (k, i, l)>, affine_map<(k, l, i) -> (i, l)>, affine_map<(k, l, i) -> (i)>], iterator_types = ["reduction", "reduction", "parallel"]} ins(%m, %a : tensor<3x4x8xf32>, tensor<4x8xf32>) outs(%y : tensor<4xf32>) {
  ^bb0(%x: f32, %w: f32, %o: f32):
    %p = arith.mulf %x, %w : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %3 = linalg.add ins(%d, %2 : tensor<4xf32>, tensor<4xf32>) outs(%d : tensor<4xf32>) -> tensor<4xf32>
  return %1, %3 : tensor<4x4xf32>, tensor<4xf32>
}
