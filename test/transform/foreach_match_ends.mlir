// The reference walks on for as long as actions put new candidates before the walk.
// RUN: not jig-opt --transform-interpreter %s 2>&1 | FileCheck %s

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %n: index) -> tensor<4x4xf32> {
    %e = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
    %0 = scf.for %i = %n to %n step %n iter_args(%x = %e) -> (tensor<4x4xf32>) {
      %1 = linalg.add ins(%e, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %1 : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
  transform.named_sequence @slice(%op: !transform.any_op {transform.readonly}, %all: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["tensor.extract_slice"] : !transform.any_op
    transform.yield %all : !transform.any_op
  }
  transform.named_sequence @tile(%all: !transform.any_op {transform.readonly}) {
    %add = transform.structured.match ops{["linalg.add"]} in %all : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_for %add tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @__transform_main(%all: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %all : (!transform.any_op) -> !transform.any_op
    // CHECK: [[@LINE+2]]:10: error: 'transform.foreach_match' op has actions that add ever more payload to be matched: stopped after 4104 actions in a root of 8 ops
    // CHECK: note: latest match
    %u = transform.foreach_match in %f, %all @slice -> @tile : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}
