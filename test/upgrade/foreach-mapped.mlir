// Threads as numbers of dimensions, of 2022.
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: jig upgrade --check %t.mlir
// RUN: jig apply --quiet %s > %t.made && jig-opt --transform-interpreter %t.mlir | FileCheck %s --check-prefix=MADE
// CHECK: transform.structured.tile_using_forall %{{.*}} num_threads [4, 2](mapping = [#gpu.thread<y>, #gpu.thread<x>])
// CHECK: transform.structured.tile_using_forall %{{.*}} tile_sizes [2](mapping = [#gpu.thread<z>])
// MADE: scf.forall {{.*}} in (4, 2)
// MADE: } {mapping = [#gpu.thread<z>]}
// MADE: } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
    %1:2 = transform.structured.tile_to_foreach_thread_op %0 num_threads [4, 2] (mapped to dims [1, 0])
    %2:2 = transform.structured.tile_to_foreach_thread_op %1#1 tile_sizes [2] (mapped to dims [2])
  }
}
