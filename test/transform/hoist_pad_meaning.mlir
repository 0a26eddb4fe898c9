// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s
// Where the reference dies, or gives a program that computes something else.

// A carried tile, not at the origin of its tensor, is at the origin of what is carried padded.
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func.func @carried
  // CHECK: %[[LOOP:.+]]:4 = scf.for
  // CHECK: tensor.extract_slice %[[LOOP]]#3[0, 0] [4, 5] [1, 1]
  func.func @carried(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
    return %0 : tensor<24x25xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:3 = transform.structured.tile_using_for %0 tile_sizes [4, 5, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %p, %pads, %n = transform.structured.pad %t {padding_dimensions = [0, 1, 2], copy_back_op = "none", nofold_flags = [1, 1, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %pad = transform.get_producer_of_operand %p[2] : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_pad %pad by 1 loops : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// A permutation that is not its own inverse is undone by its inverse.
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func.func @rotated
  // CHECK: linalg.transpose {{.*}} permutation = [1, 2, 0]
  // CHECK: linalg.transpose {{.*}} permutation = [2, 0, 1]
  func.func @rotated(%a: tensor<5x24x12xf32>, %b: tensor<5x12x25xf32>, %c: tensor<5x24x25xf32>) -> tensor<5x24x25xf32> {
    %0 = linalg.batch_matmul ins(%a, %b : tensor<5x24x12xf32>, tensor<5x12x25xf32>) outs(%c : tensor<5x24x25xf32>) -> tensor<5x24x25xf32>
    return %0 : tensor<5x24x25xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:4 = transform.structured.tile_using_for %0 tile_sizes [2, 5, 7, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %p, %pads, %n = transform.structured.pad %t {padding_dimensions = [0, 1, 2, 3], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %pad = transform.get_producer_of_operand %p[0] : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_pad %pad by 1 loops, transpose by [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// What is transposed back was transposed before, also where no loop packs.
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func.func @no_loop
  // CHECK: %[[ONE:.+]] = linalg.transpose {{.*}} permutation = [1, 0]
  // CHECK: scf.for
  // CHECK: %[[PART:.+]] = tensor.extract_slice %[[ONE]][0, 0] [2, 4] [1, 1]
  // CHECK: linalg.transpose ins(%[[PART]] : tensor<2x4xf32>) {{.*}} permutation = [1, 0]
  func.func @no_loop(%a: tensor<3x2xf32>, %n: index, %c: tensor<4x2xf32>) -> tensor<4x2xf32> {
    %cst = arith.constant 0.0 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c) -> tensor<4x2xf32> {
      %e = tensor.extract_slice %a[0, 0] [3, 2] [1, 1] : tensor<3x2xf32> to tensor<3x2xf32>
      %p = tensor.pad %e low[0, 0] high[1, 0] {
      ^bb0(%j: index, %k: index):
        tensor.yield %cst : f32
      } : tensor<3x2xf32> to tensor<4x2xf32>
      %q = linalg.add ins(%p, %x : tensor<4x2xf32>, tensor<4x2xf32>) outs(%x : tensor<4x2xf32>) -> tensor<4x2xf32>
      scf.yield %q : tensor<4x2xf32>
    }
    return %0 : tensor<4x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_pad %pad by 1 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// The number of iterations is not known to be bounded, or to be no less than 0.
module attributes {transform.with_named_sequence} {
  func.func @unbounded(%a: tensor<8x8xf32>, %n: index, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = arith.constant 0.0 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c) -> tensor<4x4xf32> {
      %e = tensor.extract_slice %a[%i, 0] [3, 4] [1, 1] : tensor<8x8xf32> to tensor<3x4xf32>
      // expected-note @below {{when applied to this op}}
      %p = tensor.pad %e low[0, 0] high[1, 0] {
      ^bb0(%j: index, %k: index):
        tensor.yield %cst : f32
      } : tensor<3x4xf32> to tensor<4x4xf32>
      %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to apply}}
    %h = transform.structured.hoist_pad %pad by 1 loops : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @backward(%a: tensor<8x8xf32>, %from: index, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = arith.constant 0.0 : f32
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %0 = scf.for %i = %from to %c5 step %c1 iter_args(%x = %c) -> tensor<4x4xf32> {
      %e = tensor.extract_slice %a[%i, 0] [3, 4] [1, 1] : tensor<8x8xf32> to tensor<3x4xf32>
      // expected-note @below {{when applied to this op}}
      %p = tensor.pad %e low[0, 0] high[1, 0] {
      ^bb0(%j: index, %k: index):
        tensor.yield %cst : f32
      } : tensor<3x4xf32> to tensor<4x4xf32>
      %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to apply}}
    %h = transform.structured.hoist_pad %pad by 1 loops : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// The padding of an accumulator counts in each iteration.
module attributes {transform.with_named_sequence} {
  func.func @seen(%c: tensor<4x4xf32>, %d: tensor<5x4xf32>) -> tensor<4x4xf32> {
    %cst = arith.constant 1.0 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %0 = scf.for %i = %c0 to %c5 step %c1 iter_args(%x = %c) -> tensor<4x4xf32> {
      %e = tensor.extract_slice %x[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
      // expected-note @below {{when applied to this op}}
      %p = tensor.pad %e low[0, 0] high[1, 0] {
      ^bb0(%j: index, %k: index):
        tensor.yield %cst : f32
      } : tensor<4x4xf32> to tensor<5x4xf32>
      %q = linalg.add ins(%p, %d : tensor<5x4xf32>, tensor<5x4xf32>) outs(%d : tensor<5x4xf32>) -> tensor<5x4xf32>
      %r = tensor.extract_slice %q[0, 0] [4, 4] [1, 1] : tensor<5x4xf32> to tensor<4x4xf32>
      %s = tensor.insert_slice %r into %x[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
      scf.yield %s : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to apply}}
    %h = transform.structured.hoist_pad %pad by 1 loops : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
