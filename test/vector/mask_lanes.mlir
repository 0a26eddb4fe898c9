// RUN: jig-opt %s --transform-interpreter --split-input-file | FileCheck %s
// Masks of more lanes than anybody writes down stay.

// CHECK-DAG: vector.constant_mask [999999999] : vector<1000000000xi1>
// CHECK-DAG: vector.constant_mask [2305843009213693951] : vector<2305843009213693952xi1>
// CHECK-DAG: arith.constant dense<true> : vector<2305843009213693952xi1>
// CHECK-DAG: arith.constant dense<[true, true, false]> : vector<3xi1>
module attributes {transform.with_named_sequence} {
  func.func @many() -> (vector<1000000000xi1>, vector<2305843009213693952xi1>, vector<2305843009213693952xi1>, vector<3xi1>) {
    %0 = vector.constant_mask [999999999] : vector<1000000000xi1>
    %1 = vector.constant_mask [2305843009213693951] : vector<2305843009213693952xi1>
    %2 = vector.constant_mask [2305843009213693952] : vector<2305843009213693952xi1>
    %3 = vector.constant_mask [2] : vector<3xi1>
    return %0, %1, %2, %3 : vector<1000000000xi1>, vector<2305843009213693952xi1>, vector<2305843009213693952xi1>, vector<3xi1>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_create_mask
    } : !transform.any_op
    transform.yield
  }
}
