// RUN: jig eval %S/Inputs/tile-packed.payload --arg 'tensor<16x24xf32>=iota' --arg 'tensor<24x32xf32>=iota' --arg 'tensor<16x32xf32>=iota' --arg 'index=3' --out %t.npy
// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: jig eval --entry f %t.applied.mlir --arg 'tensor<16x24xf32>=iota' --arg 'tensor<24x32xf32>=iota' --arg 'tensor<16x32xf32>=iota' --arg 'index=3' --compare %t.npy
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir -o %t.upgraded.mlir
// RUN: %python %S/Inputs/payload.py < %t.applied.mlir > %t.one
// RUN: %python %S/Inputs/payload.py < %t.upgraded.mlir | diff %t.one -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>, %n: index) -> tensor<16x32xf32> {
    %c1 = arith.constant 1 : index
    %i = arith.addi %n, %c1 : index
    %j = arith.addi %i, %n : index
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
    %s = transform.structured.match ops{["arith.addi"]} in %arg1
    %loop, %tiled = transform.structured.tile_to_foreach_thread_op %0 tile_sizes %s (mapping = [#gpu.thread<y>, #gpu.thread<x>])
    %g = transform.structured.generalize %tiled
  }
}
