// Handle types that say what kind of ops a handle has; the reference does not have them.
// RUN: jig-opt --split-input-file --verify-diagnostics --transform-interpreter %s
// RUN: not jig-opt --split-input-file --transform-interpreter %s 2>/dev/null | FileCheck %s

// A list is a set; one name needs no brackets.
// CHECK: !transform.op<["linalg.exp", "scf.for"]>
// CHECK: !transform.interface<LoopLikeOpInterface>
// CHECK: !transform.structured.op<rank = 2>
// CHECK: !transform.structured.op<any>
// CHECK: !transform.op<"func.func">
module attributes {transform.with_named_sequence} {
  func.func @g(%arg: tensor<4x4xf32>, %n: index) -> tensor<4x4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
    }
    // expected-remark @below {{of rank 2}}
    %0 = linalg.exp ins(%arg : tensor<4x4xf32>) outs(%arg : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %a = transform.structured.match ops{["scf.for", "linalg.exp"]} in %root : (!transform.any_op) -> !transform.op<["scf.for", "linalg.exp", "scf.for"]>
    %l = transform.structured.match interface{LoopLikeInterface} in %root : (!transform.any_op) -> !transform.interface<LoopLikeOpInterface>
    transform.apply_licm to %l : !transform.interface<LoopLikeOpInterface>
    %s = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.structured.op<rank = 2>
    transform.debug.emit_remark_at %s, "of rank 2" : !transform.structured.op<rank = 2>
    %t = transform.cast %s : !transform.structured.op<rank = 2> to !transform.structured.op<any>
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.op<["func.func"]>
    transform.yield
  }
}

// -----

// What only the payload can tell is found when the handle is bound.
module attributes {transform.with_named_sequence} {
  func.func @g(%arg: tensor<4x4xf32>) -> tensor<4x4xf32> {
    // expected-note @below {{payload operation}}
    %0 = linalg.exp ins(%arg : tensor<4x4xf32>) outs(%arg : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{expected structured payload of rank 3, got rank 2}}
    %s = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.structured.op<rank = 3>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload operation}}
  func.func @g() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expected payload with 'LoopLikeOpInterface', got 'func.func'}}
    %s = transform.cast %f : !transform.any_op to !transform.interface<LoopLikeOpInterface>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload operation}}
  func.func @g() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{incompatible payload operation name expected one of scf.for, scf.while vs func.func}}
    %s = transform.cast %f : !transform.any_op to !transform.op<["scf.while", "scf.for"]>
    transform.yield
  }
}

// -----

// What no payload can satisfy is found before the script runs.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-note @below {{the handle is defined here}}
    %s = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.structured.op<rank = 2>
    // expected-error @below {{operand #0 needs payload of '!transform.interface<LoopLikeOpInterface>', which no op of a handle of type '!transform.structured.op<rank = 2>' can be}}
    transform.apply_licm to %s : !transform.structured.op<rank = 2>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{finds no op that a handle of type '!transform.op<["scf.for", "scf.while"]>' can have}}
    %s = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.op<["scf.for", "scf.while"]>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-note @below {{the handle is defined here}}
    %s = transform.structured.match in %root : (!transform.any_op) -> !transform.interface<LoopLikeOpInterface>
    // expected-error @below {{no op of a handle of type '!transform.interface<LoopLikeOpInterface>' can be of one of type '!transform.interface<FunctionOpInterface>'}}
    %t = transform.cast %s : !transform.interface<LoopLikeOpInterface> to !transform.interface<FunctionOpInterface>
    transform.yield
  }
}

// -----

// expected-error @below {{unknown interface 'Loop', expected one of: BranchOpInterface, CallOpInterface}}
func.func private @f(!transform.interface<Loop>)

// -----

// expected-error @below {{expected a non-negative rank}}
func.func private @f(!transform.structured.op<rank = -3>)

// -----

// expected-error @below {{expected the name of an op}}
func.func private @f(!transform.op<[]>)
