// RUN: not jig-opt %s -split-input-file -transform-interpreter 2>&1 | FileCheck %s

// Scripts on which the reference crashes.

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    // CHECK: :[[@LINE+9]]:7: error: 'transform.match.structured.body' op has no init at reduction_position 1: the payload op has 1
    // CHECK: :[[@LINE+1]]:10: note: payload op
    %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %exp = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(suppress) %exp : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.match.structured.body %op {reduction_position = 1} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %exp = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %value = transform.match.structured %exp : (!transform.any_op) -> !transform.any_value {
    ^bb0(%op: !transform.any_op):
      // CHECK: :[[@LINE+1]]:7: error: operand #0 is not the kind of handle that result #0 of 'transform.match.structured' is
      transform.match.structured.yield %op : !transform.any_op
    }
    transform.yield
  }
}

// -----

// Strides that are no 64-bit numbers fit no loops.

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<6xf32>, %k: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.conv_1d {strides = dense<1> : tensor<1xi32>} ins(%a, %k : tensor<6xf32>, tensor<3xf32>)
        outs(%c : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %conv = transform.structured.match ops{["linalg.conv_1d"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %conv : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      // CHECK: :[[@LINE+1]]:14: error: could not infer convolution dimensions
      %r:8 = transform.match.structured.classify_convolution_dims %op : (!transform.any_op)
          -> (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
              !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param)
    }
    transform.yield
  }
}
