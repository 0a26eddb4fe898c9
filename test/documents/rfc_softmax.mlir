// RUN: jig apply --quiet %s -o %t.applied.mlir && FileCheck %s < %t.applied.mlir
// RUN: jig eval %s --entry softmax --arg 'tensor<4x8x16xf32>=random:1' --out %t.npy
// RUN: jig eval %t.applied.mlir --entry softmax --arg 'tensor<4x8x16xf32>=random:1' --compare %t.npy
// RUN: jig upgrade --quiet %s -o %t.mlir && jig-opt %t.mlir --transform-interpreter -o %t.upgraded.mlir && FileCheck %s < %t.upgraded.mlir
// RUN: jig eval %t.upgraded.mlir --entry softmax --arg 'tensor<4x8x16xf32>=random:1' --compare %t.npy
// RFC, "Example": the largest number of each row, and what is left of it by exp, in one loop, by handles with types that tell what they are to. The step that the
// example takes from IREE is transform.structured.tile_to_foreach_thread_op; its last line is here as it begins there.

// CHECK-LABEL: func.func @softmax
// CHECK: scf.forall (%{{.*}}, %{{.*}}) in (4, 2)
// CHECK: linalg.fill
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel"]
// CHECK: scf.forall.in_parallel
module {
  func.func @softmax(%x: tensor<4x8x16xf32>) -> tensor<4x8x16xf32> {
    %least = arith.constant 0xFF800000 : f32
    %rows = tensor.empty() : tensor<4x8xf32>
    %start = linalg.fill ins(%least : f32) outs(%rows : tensor<4x8xf32>) -> tensor<4x8xf32>
    %max = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]
    } ins(%x : tensor<4x8x16xf32>) outs(%start : tensor<4x8xf32>) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.maximumf %a, %b : f32
      linalg.yield %0 : f32
    } -> tensor<4x8xf32>
    %all = tensor.empty() : tensor<4x8x16xf32>
    %left = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]
    } ins(%x, %max : tensor<4x8x16xf32>, tensor<4x8xf32>) outs(%all : tensor<4x8x16xf32>) {
    ^bb0(%a: f32, %m: f32, %out: f32):
      %0 = arith.subf %a, %m : f32
      %1 = math.exp %0 : f32
      linalg.yield %1 : f32
    } -> tensor<4x8x16xf32>
    return %left : tensor<4x8x16xf32>
  }
  transform.structured.canonicalized_sequence failures(propagate) {
  ^bb1(%variant_op: !pdl.operation):
    %root = transform.structured.match interface{LinalgOp}
      attributes{iterator_types = ["parallel", "parallel", "parallel"]} in %variant_op
      : !transform.structured.op<rank=3>
    %fill = transform.structured.match ops{["linalg.fill"]} in %variant_op
      : !transform.structured.op<any>
    %red = transform.structured.match interface{LinalgOp}
      attributes{iterator_types = ["parallel", "parallel", "reduction"]} in %variant_op
      : !transform.structured.op<any>
    %not_root = merge_handles %fill, %red
      : !transform.structured.op<any>
    %foreach_thread, %tiled_generic =
      transform.structured.tile_to_foreach_thread_op %root tile_sizes [1, 4]
      : (!transform.structured.op<rank=3>)
      -> (!transform.concrete_op<"foreach_thread">, !transform.concrete_op<"linalg.generic">)
    transform.structured.fuse_into_containing_op %not_root into %foreach_thread
  }
}
