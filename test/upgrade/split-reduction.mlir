// RUN: jig eval %S/Inputs/split-reduction.payload --arg 'tensor<16x24xf32>=iota' --arg 'tensor<24x32xf32>=iota' --arg 'tensor<16x32xf32>=iota' --out %t.npy
// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: jig eval --entry f %t.applied.mlir --arg 'tensor<16x24xf32>=iota' --arg 'tensor<24x32xf32>=iota' --arg 'tensor<16x32xf32>=iota' --compare %t.npy
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir -o %t.upgraded.mlir
// RUN: %python %S/Inputs/payload.py < %t.applied.mlir > %t.one
// RUN: %python %S/Inputs/payload.py < %t.upgraded.mlir | diff %t.one -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
    %1:4 = transform.structured.split_reduction %0 {split_factor = 4, insert_split_dimension = 0}
  }
}
