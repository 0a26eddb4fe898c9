// RUN: jig-opt --transform-interpreter --verify-diagnostics --split-input-file %s
// Lanes of one row stand for several inner tiles: longer ones than the tiles would take what is between them for elements.

module attributes {transform.with_named_sequence} {
  func.func @pack(%a: tensor<3x4xf32>, %o: tensor<3x2x2xf32>) -> tensor<3x2x2xf32> {
    // expected-error @below {{Attempted to vectorize, but failed}}
    %0 = linalg.pack %a inner_dims_pos = [1] inner_tiles = [2] into %o : tensor<3x4xf32> -> tensor<3x2x2xf32>
    return %0 : tensor<3x2x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 2, 4] : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @unpack(%a: tensor<3x2x2xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
    // expected-error @below {{Attempted to vectorize, but failed}}
    %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [2] into %o : tensor<3x2x2xf32> -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [3, 2, 4] : !transform.any_op
    transform.yield
  }
}

// -----

// One tile only.
module attributes {transform.with_named_sequence} {
  func.func @one(%a: tensor<3x2xf32>, %o: tensor<3x1x2xf32>) -> tensor<3x1x2xf32> {
    %0 = linalg.pack %a inner_dims_pos = [1] inner_tiles = [2] into %o : tensor<3x2xf32> -> tensor<3x1x2xf32>
    return %0 : tensor<3x1x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 1, 4] : !transform.any_op
    transform.yield
  }
}
