// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics
// Where the reference gives a program that computes something else.

module attributes {transform.with_named_sequence} {
  func.func @softmax(%a: tensor<4x5xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
    // expected-error @below {{cannot be tiled in the dimension that it normalizes}}
    // expected-note @below {{target op}}
    %0 = linalg.softmax dimension(1) ins(%a : tensor<4x5xf32>) outs(%o : tensor<4x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.softmax"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to tile operation}}
    %t, %l = transform.structured.tile_using_for %0 tile_sizes [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @buffer(%x: f32, %i: index) -> f32 {
    // expected-remark @below {{could not fuse}}
    // expected-note @below {{producer op has effects and cannot be fused by cloning}}
    // expected-note @below {{producer is not a TileableInterface}}
    %m = memref.alloc() : memref<4xf32>
    linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
    %r = memref.load %m[%i] : memref<4xf32>
    return %r : f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %f tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p, %n = transform.structured.fuse_into_containing_op %m into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @own_loop(%x: f32, %t: tensor<4x5xf32>) -> tensor<4x5xf32> {
    // expected-remark @below {{could not fuse}}
    // expected-note @below {{could not find fusion opportunity for}}
    // expected-note @below {{could not find a use by the containing op}}
    // expected-note @below {{cannot be cloned to where the loop combines results}}
    %0 = linalg.fill ins(%x : f32) outs(%t : tensor<4x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %again = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %p, %n = transform.structured.fuse_into_containing_op %again into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Four threads, of which three have windows: the last one would take its window beyond the end.
module attributes {transform.with_named_sequence} {
  func.func @pool(%a: tensor<1x8x8x1xf32>, %w: tensor<3x3xf32>, %o: tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32> {
    // expected-note @below {{target op}}
    %0 = linalg.pooling_nhwc_max ins(%a, %w : tensor<1x8x8x1xf32>, tensor<3x3xf32>) outs(%o : tensor<1x6x6x1xf32>) -> tensor<1x6x6x1xf32>
    return %0 : tensor<1x6x6x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pooling_nhwc_max"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{more threads than tiles along loop #1}}
    %t, %l = transform.structured.tile_using_forall %0 num_threads [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Two threads add into one slice: with the fill in each of them it would begin anew.
module attributes {transform.with_named_sequence} {
  func.func @shared(%a: tensor<8xf32>, %x: f32) -> tensor<f32> {
    %e = tensor.empty() : tensor<f32>
    // expected-remark @below {{could not fuse}}
    // expected-note @below {{iterations share the slice, where it would begin anew}}
    // expected-note @below {{could not find fusion opportunity}}
    // expected-note @below {{cannot be fused by cloning}}
    %0 = linalg.fill ins(%x : f32) outs(%e : tensor<f32>) -> tensor<f32>
    // expected-warning @below {{not thread safe}}
    %1 = linalg.reduce { arith.addf } ins(%a : tensor<8xf32>) outs(%0 : tensor<f32>) dimensions = [0]
    return %1 : tensor<f32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_into_containing_op %1 into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Loops of a negative size would run backwards, or too few times.
module attributes {transform.with_named_sequence} {
  func.func @backwards(%a: tensor<8xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
    // expected-note @below {{target op}}
    %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%o : tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{tile size -3 of loop #0 is negative}}
    %t, %l = transform.structured.tile_using_for %0 tile_sizes [-3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A tile of 5 from 5 on would read elements 1 and 2 of the first operand, of which the last iteration reads 2.
module attributes {transform.with_named_sequence} {
  func.func @periodic(%a: tensor<6xf32>, %b: tensor<4xf32>, %o: tensor<22xf32>) -> tensor<22xf32> {
    // expected-note @below {{target op}}
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0 floordiv 4)>, affine_map<(d0) -> (d0 mod 4)>, affine_map<(d0) -> (d0)>],
                         iterator_types = ["parallel"]} ins(%a, %b : tensor<6xf32>, tensor<4xf32>) outs(%o : tensor<22xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
    } -> tensor<22xf32>
    return %0 : tensor<22xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to tile operation}}
    %t, %l = transform.structured.tile_using_for %0 tile_sizes [5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
