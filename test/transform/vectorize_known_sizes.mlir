// RUN: jig-opt --transform-interpreter --verify-diagnostics --split-input-file %s
// How long a loop is may be known from any operand: a vector that is shorter would leave elements out.

module attributes {transform.with_named_sequence} {
  func.func @second(%a: tensor<4x?xi32>, %b: tensor<4x5xi32>, %o: tensor<4x5xi32>) -> tensor<4x5xi32> {
    // expected-error @below {{Attempted to vectorize, but failed}}
    %0 = linalg.mul ins(%a, %b : tensor<4x?xi32>, tensor<4x5xi32>) outs(%o : tensor<4x5xi32>) -> tensor<4x5xi32>
    return %0 : tensor<4x5xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.mul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 4] : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @result(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<9x4xf32>) {
    // expected-error @below {{Attempted to vectorize, but failed}}
    linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%o : memref<9x4xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4, 4] : !transform.any_op
    transform.yield
  }
}

// -----

// By bounds.
module attributes {transform.with_named_sequence} {
  func.func @bounds(%f: f32, %some: index) {
    %c12 = arith.constant 12 : index
    %a = memref.alloc(%some, %c12) : memref<?x?xf32>
    // expected-error @below {{Attempted to vectorize, but failed}}
    linalg.fill ins(%f : f32) outs(%a : memref<?x?xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 8] : !transform.any_op
    transform.yield
  }
}

// -----

// Long enough.
module attributes {transform.with_named_sequence} {
  func.func @fits(%a: tensor<4x?xi32>, %b: tensor<4x5xi32>, %o: tensor<4x5xi32>) -> tensor<4x5xi32> {
    %0 = linalg.mul ins(%a, %b : tensor<4x?xi32>, tensor<4x5xi32>) outs(%o : tensor<4x5xi32>) -> tensor<4x5xi32>
    return %0 : tensor<4x5xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.mul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 8] : !transform.any_op
    transform.yield
  }
}
