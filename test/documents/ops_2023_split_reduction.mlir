// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_split_reduction.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_split_reduction.payload -
// Op list of 2023, "Structured (Linalg) transform operations": split_reduction, both examples.
// ORACLE: 16
module {
  func.func @sum(%in: tensor<32xf32>, %out: tensor<f32>) -> tensor<f32> {
    %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>,
                                          affine_map<(d0) -> ()>],
                         iterator_types = ["reduction"]}
      ins(%in : tensor<32xf32>)
      outs(%out : tensor<f32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %y = arith.addf %arg1, %arg2 : f32
      linalg.yield %y : f32
    } -> tensor<f32>
    return %r : tensor<f32>
  }
  func.func @product(%A: tensor<16x256xf32>, %B: tensor<256x32xf32>, %C: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul ins(%A, %B: tensor<16x256xf32>, tensor<256x32xf32>)
      outs(%C: tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.generic"]} in %arg0
    %1:4 = transform.structured.split_reduction %0 {split_factor = 4, insert_split_dimension = 0}
    %2 = transform.structured.match ops{["linalg.matmul"]} in %arg0
    %3:4 = transform.structured.split_reduction %2 {split_factor = 4, insert_split_dimension = 2, use_scaling_algorithm}
  }
}
