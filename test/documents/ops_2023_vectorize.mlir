// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_vectorize.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_vectorize.payload -
// RUN: jig eval %s --entry children --arg 'tensor<16x24xf32>=random:1' --arg 'tensor<24x32xf32>=random:2' --arg 'tensor<16x32xf32>=random:3' --out %t.children.npy
// RUN: jig eval %t.applied.mlir --entry children --arg 'tensor<16x24xf32>=random:1' --arg 'tensor<24x32xf32>=random:2' --arg 'tensor<16x32xf32>=random:3' --compare %t.children.npy
// RUN: jig eval %s --entry masked --arg 'tensor<?x?xf32>:3x7=random:1' --arg 'tensor<?x?xf32>:3x7=random:2' --out %t.masked.npy
// RUN: jig eval %t.applied.mlir --entry masked --arg 'tensor<?x?xf32>:3x7=random:1' --arg 'tensor<?x?xf32>:3x7=random:2' --compare %t.masked.npy
// Op list of 2023, "Structured (Linalg) transform operations": masked_vectorize, vectorize.
// ORACLE: 22
module {
  func.func @children(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  func.func @masked(%a: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      linalg.yield %1 : f32
    } -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0
    %2 = transform.structured.match ops{["linalg.generic"]} in %arg0
    transform.structured.masked_vectorize %2 vector_sizes [4, 8]
    %3 = transform.get_closest_isolated_parent %0 : (!pdl.operation) -> !pdl.operation
    %4 = transform.structured.vectorize %3 {vectorize_padding}
  }
}
