// Ops of 2023 that took their target and gave it back; comments and untouched text stay.
// RUN: jig upgrade %s 2>%t.err | diff %S/Inputs/vectors-2023.expected -
// RUN: FileCheck --check-prefix=WHY %s < %t.err
// RUN: not jig upgrade --check --quiet %s
// RUN: jig upgrade --quiet %s -o %t.mlir && jig upgrade --check %t.mlir
// RUN: cp %s %t.copy.mlir && jig upgrade -i --quiet %t.copy.mlir && diff %t.mlir %t.copy.mlir
// RUN: jig-opt --transform-interpreter %t.mlir > %t.upgraded
// RUN: jig-opt --transform-interpreter %s > %t.run
// RUN: diff %t.run %t.upgraded
module attributes {transform.with_named_sequence} {
  func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    return %0 : vector<4x4xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %f = structured.match ops{["func.func"]} in %arg1 // the function
    %g = transform.vector.lower_contraction %f // as outer products
         lowering_strategy = outerproduct : (!transform.any_op) -> !transform.any_op
    %h = vector.lower_outerproduct %g : (!transform.any_op) -> !transform.any_op
    %i = transform.vector.lower_transpose %h lowering_strategy = shuffle_1d : (!transform.any_op) -> !transform.any_op
    transform.annotate %i   "%i" : !transform.any_op // %i
    transform.yield
  }
}
// WHY: vectors-2023.mlir:{{[0-9]+}}:10: structured.match: operands and results say their types (after 16)
// WHY: :10: transform.vector.lower_contraction: sets of patterns stand in the region of transform.apply_patterns
