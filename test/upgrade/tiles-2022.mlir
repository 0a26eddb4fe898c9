// Tiling as 2022 wrote it: sizes among the attributes, dimensions of threads by number.
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: grep -v "^//" %t.mlir | FileCheck %s
// RUN: jig-opt --transform-interpreter %t.mlir > %t.1 2>/dev/null
// RUN: jig apply --quiet %s > %t.2 2>/dev/null
// RUN: FileCheck %s --check-prefix=LOOPS --input-file %t.1
// RUN: FileCheck %s --check-prefix=LOOPS --input-file %t.2
// RUN: jig upgrade --check %t.mlir
// CHECK: %[[TILED:.*]], %{{.*}} = transform.structured.tile_using_forall %0 num_threads [5, 1](mapping = [#gpu.thread<y>, #gpu.thread<x>])
// CHECK: transform.structured.tile_using_forall %[[TILED]] num_threads [2, 0, 4](mapping = [#gpu.thread<z>, #gpu.thread<y>])
// CHECK: transform.structured.tile_using_for %tiled tile_sizes [4, 0, 2] interchange = [1, 0]
// CHECK: transform.structured.tile_using_forall %t tile_sizes [2](mapping = [#gpu.thread<x>])
// LOOPS: scf.forall {{.*}} in (5, 1)
// LOOPS: scf.forall {{.*}} in (2, 4)
// LOOPS: mapping = [#gpu.thread<z>, #gpu.thread<y>]
// LOOPS: mapping = [#gpu.thread<y>, #gpu.thread<x>]
func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %0 : tensor<16x32xf32>
}
transform.with_pdl_patterns {
^bb0(%arg0: !pdl.operation):
  transform.sequence %arg0 {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
    %1:2 = transform.structured.tile_to_foreach_thread_op %0 {num_threads = [5, 1], thread_dim_mapping = [1, 0, 2]}
    %foreach, %tiled = transform.structured.tile_to_foreach_thread_op %1#1 [2, 0, 4] (mapped to dims [2, 1, 0])
    %t, %l:2 = transform.structured.tile %tiled {sizes = [4, 0, 2], interchange = [1, 0]}
    %z:2 = transform.structured.tile_to_foreach_thread_op %t tile_sizes [2] (mapped to dims [0])
  }
}
