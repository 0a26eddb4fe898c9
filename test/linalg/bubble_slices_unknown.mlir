// RUN: jig-opt %s --transform-interpreter | FileCheck %s

// The index of a slice stays in range of what it was before: how much of it belongs to a dimension
// of unknown size can't be told, unless that is the outermost.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.tensor.bubble_up_extract_slice } : !transform.any_op
    transform.yield
  }
  // CHECK-LABEL: @inner
  // CHECK: tensor.collapse_shape
  // CHECK: tensor.extract_slice {{.*}}[55] [3] [1]
  func.func @inner(%src: tensor<4x?x10xf32>) -> tensor<3xf32> {
    %c = tensor.collapse_shape %src [[0, 1, 2]] : tensor<4x?x10xf32> into tensor<?xf32>
    %s = tensor.extract_slice %c[55] [3] [1] : tensor<?xf32> to tensor<3xf32>
    return %s : tensor<3xf32>
  }
  // CHECK-LABEL: @outer
  // CHECK: tensor.extract_slice {{.*}}[0, 5, 5] [1, 1, 3] [1, 1, 1]
  // CHECK: tensor.collapse_shape
  func.func @outer(%src: tensor<1x?x10xf32>) -> tensor<3xf32> {
    %c = tensor.collapse_shape %src [[0, 1, 2]] : tensor<1x?x10xf32> into tensor<?xf32>
    %s = tensor.extract_slice %c[55] [3] [1] : tensor<?xf32> to tensor<3xf32>
    return %s : tensor<3xf32>
  }
}
