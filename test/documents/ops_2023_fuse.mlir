// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_fuse.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_fuse.payload -
// RUN: jig eval %s --entry greedy --arg 'tensor<16x24xf32>=random:1' --arg 'tensor<24x32xf32>=random:2' --arg 'tensor<16x32xf32>=random:3' --out %t.greedy.npy
// RUN: jig eval %t.applied.mlir --entry greedy --arg 'tensor<16x24xf32>=random:1' --arg 'tensor<24x32xf32>=random:2' --arg 'tensor<16x32xf32>=random:3' --compare %t.greedy.npy
// RUN: jig eval %s --entry into --arg 'tensor<16x24xf32>=random:1' --arg 'tensor<24x32xf32>=random:2' --arg 'tensor<16x32xf32>=random:3' --out %t.into.npy
// RUN: jig eval %t.applied.mlir --entry into --arg 'tensor<16x24xf32>=random:1' --arg 'tensor<24x32xf32>=random:2' --arg 'tensor<16x32xf32>=random:3' --compare %t.into.npy
// Op list of 2023, "Structured (Linalg) transform operations": fuse, fuse_into_containing_op.
// ORACLE: 22
module {
  func.func @greedy(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    %p = linalg.matmul {greedy} ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%f : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %p : tensor<16x32xf32>
  }
  func.func @into(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill {into} ins(%zero : f32) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    %p = linalg.matmul {into} ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%f : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %p : tensor<16x32xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} attributes{greedy} in %arg0
    %1, %loops:2 = transform.structured.fuse %0 {tile_sizes = [4, 8], tile_interchange = [1, 0]}
    %2 = transform.structured.match ops{["linalg.matmul"]} attributes{into} in %arg0
    %3 = transform.structured.match ops{["linalg.fill"]} attributes{into} in %arg0
    %5, %4 = transform.structured.tile_to_forall_op %2 tile_sizes [4]
    %6 = transform.structured.fuse_into_containing_op %3 into %5
  }
}
