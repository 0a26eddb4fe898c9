// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/fuse-into-again.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/fuse-into-again.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %z = arith.constant 0.0 : f32
    %aa = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%a : tensor<16x24xf32>) {
    ^bb0(%x: f32):
      %s = arith.mulf %x, %x : f32
      linalg.yield %s : f32
    } -> tensor<16x24xf32>
    %i = linalg.fill ins(%z : f32) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    %0 = linalg.matmul ins(%aa, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%i : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
    %f = transform.structured.match ops{["linalg.fill"]} in %arg1
    %e = transform.structured.match ops{["linalg.generic"]} in %arg1
    %loop, %tiled = transform.structured.tile_to_foreach_thread_op %0 num_threads [4]
    %g = transform.structured.fuse_into_containing_op %f into %loop
    // the loop is the one that the first fusion made
    %h = transform.structured.fuse_into_containing_op %e into %loop
  }
}
