// A handle that its sequence is done with when it includes another one need not follow the payload there; one that is read again has to, in a loop, too.
// RUN: jig apply --quiet --entry-point done %s | FileCheck %s
// RUN: jig-opt %s --transform-interpreter=entry-point=done | FileCheck %s
// RUN: not jig-opt %s --transform-interpreter=entry-point=behind 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: not jig-opt %s --transform-interpreter=entry-point=again 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: not jig-opt %s --transform-interpreter=entry-point=loop 2>&1 | FileCheck %s --check-prefix=LOST

// CHECK-LABEL: func.func @once
// CHECK-NEXT: arith.addi
// LOST: error: tracking listener failed to find replacement op
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @once(%x: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %x) -> i32 {
      %b = arith.addi %a, %x : i32
      scf.yield %b : i32
    }
    return %r : i32
  }
  transform.named_sequence @done(%root: !t {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    transform.annotate %loop "seen" : !t
    transform.include @cleanup failures(propagate) (%func) : (!t) -> ()
    transform.yield
  }
  transform.named_sequence @behind(%root: !t {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    transform.include @cleanup failures(propagate) (%func) : (!t) -> ()
    transform.annotate %loop "seen" : !t
    transform.yield
  }
  transform.named_sequence @cleanup(%func: !t {transform.readonly}) {
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } : !t
    transform.yield
  }
  transform.named_sequence @again(%root: !t {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    %both = transform.merge_handles %func, %func : !t
    transform.foreach %both : !t {
    ^bb0(%f: !t):
      transform.annotate %loop "seen" : !t
      transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    }
    transform.yield
  }
  transform.named_sequence @loop(%root: !t {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    %both = transform.merge_handles %func, %func : !t
    transform.foreach %both : !t {
    ^bb0(%f: !t):
      transform.annotate %loop "seen" : !t
      transform.apply_patterns to %f {
        transform.apply_patterns.canonicalization
      } : !t
    }
    transform.yield
  }
}
