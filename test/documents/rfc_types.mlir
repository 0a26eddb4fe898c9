// RUN: not jig-opt %s --transform-interpreter --split-input-file 2>/dev/null | FileCheck %s
// RUN: jig-opt %s --transform-interpreter --verify-diagnostics --split-input-file
// RFC, "Proposal" and "Specific types": what a pattern finds is one of two ops; a step that takes one of them refuses the handle before anything runs, and takes it
// once a step has made the one of the other. foo and bar are scf.forall and scf.for, the steps transform.loop.forall_to_for and transform.loop.peel. The casts of
// "Cast operation" check the payload.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%top: !transform.any_op) {
    transform.with_pdl_patterns %top : !transform.any_op {
    ^bb0(%root: !transform.any_op):
      transform.sequence %root : !transform.any_op failures(propagate) {
      ^bb1(%seq_root: !transform.any_op):
        %0 = transform.pdl_match @pattern in %seq_root
          : (!transform.any_op) -> !transform.op<["scf.forall", "scf.for"]>
        // expected-error @below {{operand #0 must be Transform IR handle to scf.for operations, but got '!transform.op<["scf.for", "scf.forall"]>'}}
        %1, %2 = transform.loop.peel %0 : (!transform.op<["scf.forall", "scf.for"]>) -> (!transform.any_op, !transform.any_op)
      }
      pdl.pattern @pattern : benefit(1) {
        %a = attribute
        %0 = operation {"found" = %a}
        rewrite %0 with "transform.dialect"
      }
    }
    transform.yield
  }
}

// -----

// CHECK-LABEL: @foo_and_bar
// CHECK-NOT: scf.forall
// CHECK-COUNT-2: scf.for %
module attributes {transform.with_named_sequence} {
  func.func @foo_and_bar(%m: memref<42xf32>, %x: f32) {
    scf.forall (%i) in (42) {
      memref.store %x, %m[%i] : memref<42xf32>
    } {found}
    return
  }
  transform.named_sequence @__transform_main(%top: !transform.any_op) {
    transform.with_pdl_patterns %top : !transform.any_op {
    ^bb0(%root: !transform.any_op):
      transform.sequence %root : !transform.any_op failures(propagate) {
      ^bb1(%seq_root: !transform.any_op):
        %0 = transform.pdl_match @pattern in %seq_root
          : (!transform.any_op) -> !transform.op<["scf.forall", "scf.for"]>
        %1 = transform.loop.forall_to_for %0
          : (!transform.op<["scf.forall", "scf.for"]>) -> !transform.op<["scf.for"]>
        %2, %3 = transform.loop.peel %1 {peel_front = true} : (!transform.op<["scf.for"]>) -> (!transform.op<["scf.for"]>, !transform.op<["scf.for"]>)
      }
      pdl.pattern @pattern : benefit(1) {
        %a = attribute
        %0 = operation {"found" = %a}
        rewrite %0 with "transform.dialect"
      }
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @casts(%a: tensor<4x4x8xf32>) -> tensor<4x4x8xf32> {
    // expected-note @below {{payload operation}}
    %0 = linalg.exp ins(%a : tensor<4x4x8xf32>) outs(%a : tensor<4x4x8xf32>) -> tensor<4x4x8xf32>
    return %0 : tensor<4x4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<["linalg.exp", "linalg.generic"]>
    %2 = transform.cast %1 : !transform.op<["linalg.exp", "linalg.generic"]> to !transform.interface<TilingInterface>
    %3 = transform.cast %2 : !transform.interface<TilingInterface> to !transform.structured.op<rank=3>
    %4 = transform.cast %3 : !transform.structured.op<rank=3> to !transform.structured.op<any>
    // expected-error @below {{expected structured payload of rank 2, got rank 3}}
    %5 = transform.cast %4 : !transform.structured.op<any> to !transform.structured.op<rank=2>
    transform.yield
  }
}
