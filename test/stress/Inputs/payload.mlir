#map = affine_map<(d0) -> (d0 floordiv 3 + 1)>
func.func private @twice(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @f(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>, %c: tensor<8x4xf32>, %i: index, %x: i32) -> (tensor<8x4xf32>, index, i32) {
  %c1 = arith.constant 1 : i32
  %true = arith.constant true
  %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x4xf32>) outs(%c : tensor<8x4xf32>) -> tensor<8x4xf32>
  %1 = affine.apply #map(%i)
  %2 = affine.apply #map(%1)
  %3 = arith.addi %x, %c1 : i32
  %4 = arith.subi %3, %c1 : i32
  %5 = call @twice(%4) : (i32) -> i32
  %6 = scf.if %true -> (i32) {
    scf.yield %5 : i32
  } else {
    scf.yield %x : i32
  }
  return %0, %2, %6 : tensor<8x4xf32>, index, i32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %loops:2 = transform.structured.tile_using_for %0 tile_sizes [4, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %2 = transform.structured.generalize %1 : (!transform.any_op) -> !transform.any_op
    transform.annotate %2 "done" : !transform.any_op
    transform.sequence %m : !transform.any_op failures(suppress) {
    ^bb0(%root: !transform.any_op):
      %3 = transform.structured.match ops{["affine.apply"]} in %root : (!transform.any_op) -> !transform.any_op
      transform.annotate %3 "seen" : !transform.any_op
    }
    transform.yield
  }
}
