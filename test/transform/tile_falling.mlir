// RUN: split-file %s %t
// RUN: not jig apply --quiet %t/payload.mlir --script %t/falls.mlir 2>&1 | FileCheck %s --check-prefix FALLS
// A slice cannot begin where the tile's first iteration accesses, when indices fall along the loop.

//--- payload.mlir

func.func @main(%a: tensor<6x4xf32>, %e: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (5 - i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}

//--- falls.mlir

// FALLS: error: failed to tile operation
// FALLS: operand #0 is indexed by affine_map<(d0, d1) -> (-d0 + 5, d1)>, along which a tile's elements would not begin with its first iteration, or not end with its last
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %c = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %c tile_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
