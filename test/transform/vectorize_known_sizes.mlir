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

// -----

// By what a size may be at most, as that of a tile.
#tail = affine_map<(i) -> (65 - i, 16)>
module attributes {transform.with_named_sequence} {
  func.func @tile(%f: f32, %t: tensor<8x65xf32>, %i: index) -> tensor<8x?xf32> {
    %s = affine.min #tail(%i)
    %x = tensor.extract_slice %t[0, %i] [8, %s] [1, 1] : tensor<8x65xf32> to tensor<8x?xf32>
    // expected-error @below {{Attempted to vectorize, but failed}}
    %r = linalg.fill ins(%f : f32) outs(%x : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %r : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 8] : !transform.any_op
    transform.yield
  }
}

// -----

// In memory; the second operand tells.
#tail = affine_map<(i) -> (65 - i, 16)>
module attributes {transform.with_named_sequence} {
  func.func @view(%a: memref<?x1xf32>, %b: memref<65x1xf32>, %i: index) {
    %s = affine.min #tail(%i)
    %x = memref.subview %b[%i, 0] [%s, 1] [1, 1] : memref<65x1xf32> to memref<?x1xf32, strided<[1, 1], offset: ?>>
    // expected-error @below {{Attempted to vectorize, but failed}}
    linalg.copy ins(%a : memref<?x1xf32>) outs(%x : memref<?x1xf32, strided<[1, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [15, 1] : !transform.any_op
    transform.yield
  }
}

// -----

// As long as it may be.
#tail = affine_map<(i) -> (65 - i, 16)>
module attributes {transform.with_named_sequence} {
  func.func @reaches(%f: f32, %t: tensor<8x65xf32>, %i: index) -> tensor<8x?xf32> {
    %s = affine.min #tail(%i)
    %x = tensor.extract_slice %t[0, %i] [8, %s] [1, 1] : tensor<8x65xf32> to tensor<8x?xf32>
    %r = linalg.fill ins(%f : f32) outs(%x : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %r : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
    transform.yield
  }
}

// -----

// How long a scalable vector is, is not known.
#tail = affine_map<(i) -> (65 - i, 16)>
module attributes {transform.with_named_sequence} {
  func.func @scalable(%f: f32, %t: tensor<8x65xf32>, %i: index) -> tensor<8x?xf32> {
    %s = affine.min #tail(%i)
    %x = tensor.extract_slice %t[0, %i] [8, %s] [1, 1] : tensor<8x65xf32> to tensor<8x?xf32>
    %r = linalg.fill ins(%f : f32) outs(%x : tensor<8x?xf32>) -> tensor<8x?xf32>
    return %r : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [4]] : !transform.any_op
    transform.yield
  }
}

// -----

// A part that is inserted.
#tail = affine_map<(i) -> (65 - i, 16)>
module attributes {transform.with_named_sequence} {
  func.func @insert(%t: tensor<65xf32>, %o: tensor<65xf32>, %i: index) -> tensor<65xf32> {
    %s = affine.min #tail(%i)
    %x = tensor.extract_slice %t[%i] [%s] [1] : tensor<65xf32> to tensor<?xf32>
    // expected-error @below {{Attempted to vectorize, but failed}}
    %r = tensor.insert_slice %x into %o[%i] [%s] [1] : tensor<?xf32> into tensor<65xf32>
    return %r : tensor<65xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8] : !transform.any_op
    transform.yield
  }
}

// -----

// What a pad makes.
#tail = affine_map<(i) -> (65 - i, 16)>
module attributes {transform.with_named_sequence} {
  func.func @pad(%f: f32, %t: tensor<65xf32>, %i: index) -> tensor<?xf32> {
    %s = affine.min #tail(%i)
    %x = tensor.extract_slice %t[%i] [%s] [1] : tensor<65xf32> to tensor<?xf32>
    // expected-error @below {{Attempted to vectorize, but failed}}
    %r = tensor.pad %x low[0] high[1] {
    ^bb0(%j: index):
      tensor.yield %f : f32
    } : tensor<?xf32> to tensor<?xf32>
    return %r : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [16] : !transform.any_op
    transform.yield
  }
}

// -----

// And a pack, for which its destination tells.
#tail = affine_map<(i) -> (65 - i, 16)>
module attributes {transform.with_named_sequence} {
  func.func @pack(%t: tensor<?x4xf32>, %o: tensor<65x2x2xf32>, %i: index) -> tensor<?x2x2xf32> {
    %s = affine.min #tail(%i)
    %x = tensor.extract_slice %o[%i, 0, 0] [%s, 2, 2] [1, 1, 1] : tensor<65x2x2xf32> to tensor<?x2x2xf32>
    // expected-error @below {{Attempted to vectorize, but failed}}
    %r = linalg.pack %t inner_dims_pos = [1] inner_tiles = [2] into %x : tensor<?x4xf32> -> tensor<?x2x2xf32>
    return %r : tensor<?x2x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 2, 2] : !transform.any_op
    transform.yield
  }
}
