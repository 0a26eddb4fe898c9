// What the bounds of an `scf.for unsigned` say: the reference takes them for signed numbers.
// RUN: jig eval %s --entry extremum --arg index=3 > %t.extremum
// RUN: jig-opt %s --pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' | jig eval - --entry extremum --arg index=3 | diff %t.extremum -
// RUN: jig eval %s --entry peeled > %t.peeled
// RUN: jig-opt %s --transform-interpreter > %t.mlir && jig eval %t.mlir --entry peeled | diff %t.peeled -
// RUN: FileCheck %s < %t.mlir
// RUN: jig eval %s --entry sum > %t.sum
// RUN: jig-opt %s --scf-for-loop-range-folding | jig eval - --entry sum | diff %t.sum -
// RUN: jig eval %s --entry never > %t.never
// RUN: jig-opt %s --one-shot-bufferize=bufferize-function-boundaries | jig eval - --entry never | diff %t.never -
// RUN: jig eval %s --entry read > %t.read
// RUN: jig-opt %s --transform-interpreter | jig eval - --entry read | diff %t.read -

// The variable may be above the signed numbers, which are then negative.
func.func @extremum(%k: index) -> index {
  %c0 = arith.constant 0 : index
  %end = arith.constant -1 : index
  %big = arith.constant 4611686018427387904 : index
  %r = scf.for unsigned %i = %k to %end step %big iter_args(%a = %c0) -> index {
    %m = affine.max affine_map<(d0) -> (d0, 5)>(%i)
    %b = arith.addi %a, %m : index
    scf.yield %b : index
  }
  return %r : index
}

// From above 0 to below 0 as signed numbers: of the whole iterations their distance to the end is known.
func.func @peeled() -> index {
  %c0 = arith.constant 0 : index
  %c31 = arith.constant 31 : index
  %c2 = arith.constant 2 : index
  %low = arith.constant 9223372036854775806 : index
  %high = arith.constant -9223372036854775803 : index
  %r = scf.for unsigned %i = %low to %high step %c2 iter_args(%a = %c0) -> index {
    %m = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%i)[%high]
    %n = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%high]
    %p = arith.muli %a, %c31 : index
    %q = arith.addi %p, %m : index
    %s = arith.xori %q, %n : index
    scf.yield %s : index
  } {peel}
  return %r : index
}

// CHECK-LABEL: func.func @distance
// CHECK: scf.for unsigned
// CHECK-NOT: affine.min
// CHECK: scf.for unsigned
// CHECK-NOT: affine.min
// CHECK: return
func.func private @use(index)
func.func @distance(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for unsigned %i = %c0 to %n step %c4 {
    %m = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    func.call @use(%m) : (index) -> ()
  } {peel}
  return
}

// From -1 to 7 there is nothing.
func.func @sum() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c-1 = arith.constant -1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for unsigned %i = %c0 to %c8 step %c1 iter_args(%a = %c1) -> index {
    %j = arith.addi %i, %c-1 : index
    %b = arith.addi %a, %j : index
    scf.yield %b : index
  }
  return %r : index
}

// A loop that does not run hands on what it begins with, which is copied where others read that.
func.func @never() -> (tensor<4xf32>, tensor<4xf32>) {
  %c-1 = arith.constant -1 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %one = linalg.fill ins(%x : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = scf.for unsigned %i = %c-1 to %c5 step %c1 iter_args(%t = %one) -> tensor<4xf32> {
    %z = linalg.fill ins(%y : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  return %r, %one : tensor<4xf32>, tensor<4xf32>
}

// Nor does it read what there is not.
func.func @read() -> memref<8xf32> {
  %c-1 = arith.constant -1 : index
  %c6 = arith.constant 6 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %x = arith.constant 1.0 : f32
  %m = memref.alloc() : memref<8xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<8xf32>)
  scf.for unsigned %i = %c-1 to %c5 step %c1 {
    %v = vector.transfer_read %m[%c6], %x {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
    %w = arith.addf %v, %v : vector<4xf32>
    vector.transfer_write %w, %m[%c6] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }
  return %m : memref<8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.hoist_redundant_vector_transfers %f {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
    %l = transform.structured.match ops{["scf.for"]} attributes {peel} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    %p:2 = transform.loop.peel %l : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
