// RUN: jig eval %S/Inputs/hoist-pads.payload --arg 'tensor<24x12xf32>=iota' --arg 'tensor<12x25xf32>=iota' --arg 'tensor<24x25xf32>=iota' --out %t.npy
// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: jig eval --entry f %t.applied.mlir --arg 'tensor<24x12xf32>=iota' --arg 'tensor<12x25xf32>=iota' --arg 'tensor<24x25xf32>=iota' --compare %t.npy
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir -o %t.upgraded.mlir
// RUN: %python %S/Inputs/payload.py < %t.applied.mlir > %t.one
// RUN: %python %S/Inputs/payload.py < %t.upgraded.mlir | diff %t.one -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
    return %0 : tensor<24x25xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
    %1, %loops:2 = transform.structured.tile %0 [4, 5] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
    // the first operand's is hoisted
    %2 = transform.structured.pad %1 {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], pack_paddings = [1, 1, 0], hoist_paddings = [1, 0, 0]}
    %3 = transform.structured.generalize %2
  }
}
