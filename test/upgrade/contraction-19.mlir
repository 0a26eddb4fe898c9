// RUN: jig eval --domain=field --entry f %s --arg 'vector<4x8xf32>=random:0' --arg 'vector<8x4xf32>=random:1' --arg 'vector<4x4xf32>=random:2' > %t.numbers
// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: jig eval --domain=field --entry f %t.applied.mlir --arg 'vector<4x8xf32>=random:0' --arg 'vector<8x4xf32>=random:1' --arg 'vector<4x4xf32>=random:2' | diff %t.numbers -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir -o %t.upgraded.mlir
// RUN: %python %S/Inputs/payload.py < %t.applied.mlir > %t.one
// RUN: %python %S/Inputs/payload.py < %t.upgraded.mlir | diff %t.one -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 19
module attributes {transform.with_named_sequence} {
  func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    return %0 : vector<4x4xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "matmulintrinsics"
    } : !transform.any_op
    transform.yield
  }
}
