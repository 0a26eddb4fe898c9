// A sequence beside named ones, in a module beside the payload: that is where the script began.
// RUN: jig apply --quiet %s | FileCheck %s
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: grep -v "^//" %t.mlir | FileCheck %s --check-prefix=TODAY
// RUN: jig-opt --transform-interpreter %t.mlir | FileCheck %s
// RUN: jig upgrade --check %t.mlir
// RUN: jig-opt --test-transform-dialect-interpreter %s | FileCheck %s
// CHECK: scf.for
// CHECK: linalg.matmul
// TODAY: transform.named_sequence @tile(
// TODAY: transform.named_sequence @__transform_main(%root: !transform.any_op) {
// TODAY-NEXT: %0 = transform.structured.match
// TODAY: transform.include @tile
// TODAY-NEXT: transform.yield
func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %0 : tensor<16x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile(%op: !transform.any_op {transform.consumed}) {
    %t, %l = transform.structured.tile_to_scf_for %op [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%root: !transform.any_op):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.include @tile failures(propagate) (%0) : (!transform.any_op) -> ()
  }
}
