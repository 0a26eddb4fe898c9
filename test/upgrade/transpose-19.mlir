// RUN: jig eval %S/Inputs/transpose-19.payload --arg 'vector<4x8xf32>=iota' --out %t.npy
// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: jig eval --entry f %t.applied.mlir --arg 'vector<4x8xf32>=iota' --compare %t.npy
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir -o %t.upgraded.mlir
// RUN: %python %S/Inputs/payload.py < %t.applied.mlir > %t.one
// RUN: %python %S/Inputs/payload.py < %t.upgraded.mlir | diff %t.one -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 19
module attributes {transform.with_named_sequence} {
  func.func @f(%a: vector<4x8xf32>) -> vector<8x4xf32> {
    %0 = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    return %0 : vector<8x4xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = flat_transpose
    } : !transform.any_op
    transform.yield
  }
}
