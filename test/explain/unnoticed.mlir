// RUN: rm -rf %t && mkdir %t
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point suppressed 2>&1 >/dev/null | FileCheck %s --check-prefix=SUPPRESSED
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point matchers 2>&1 >/dev/null | FileCheck %s --check-prefix=MATCHERS
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point tried 2>&1 >/dev/null | FileCheck %s --check-prefix=TRIED
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point fine 2>&1 >/dev/null | count 0
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point loop 2>&1 >/dev/null | FileCheck %s --check-prefix=LOOP
// RUN: jig run %S/Inputs/payload.mlir --script %s --entry-point matchers --entry f --arg 'tensor<64x64xf32>=zeros' --arg 'tensor<64x64xf32>=zeros' --arg 'tensor<64x64xf32>=zeros' 2>&1 >/dev/null | FileCheck %s --check-prefix=MATCHERS
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point suppressed --werror=empty,suppressed -o %t/out.mlir 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: not ls %t/out.mlir
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point suppressed --werror=empty -o %t/out.mlir
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point bodies 2>&1 >/dev/null | FileCheck %s --check-prefix=BODIES
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point shown --trace 2>&1 >/dev/null | FileCheck %s --check-prefix=SHOWN
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point fine --werror=all 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point fine --werror=empty --explain=off 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point told --explain-matches 2>&1 >/dev/null | FileCheck %s --check-prefix=TOLD
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point twice 2>&1 >/dev/null | FileCheck %s --check-prefix=TWICE
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point twice --werror=suppressed -o %t/twice.mlir 2>/dev/null
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point given_up 2>&1 >/dev/null | FileCheck %s --check-prefix=GIVEN-UP
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point given_up --werror=given-up 2>&1 >/dev/null | FileCheck %s --check-prefix=GIVEN-UP-ERROR
// RUN: jig apply --quiet --script %s %S/Inputs/emptied.mlir --entry-point emptied 2>&1 >/dev/null | FileCheck %s --check-prefix=EMPTIED
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point in_vain 2>&1 >/dev/null | FileCheck %s --check-prefix=IN-VAIN
// What goes wrong without a failure is told at the end of the script.

// BOTH: --werror makes errors of warnings that --explain=off keeps back
// ALL: --werror takes empty, suppressed, no-action, cloned, unfused, given-up, auto, lint, a rule of --lint, or several with commas; not 'all'
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_fill(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.fill"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @is_exp(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.exp"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @mark(%op: !t {transform.readonly}) {
    transform.annotate %op "marked" : !t
    transform.yield
  }
  transform.named_sequence @suppressed(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.sequence %root : !t failures(suppress) {
    ^bb0(%r: !t):
      // SUPPRESSED: :[[#@LINE+3]]:16: warning: this failed, and the script went on: only ops implementing TilingInterface are supported
      // ERROR: :[[#@LINE+2]]:16: error: this failed, and the script went on
      // SUPPRESSED-NOT: warning
      %t, %l = transform.structured.tile_using_for %f tile_sizes [8] : (!t) -> (!t, !t)
    }
    transform.yield
  }
  transform.named_sequence @bodies(%root: !t {transform.readonly}) {
    // BODIES: :[[#@LINE+4]]:10: warning: nothing in the payload matches
    // BODIES: note: 13 ops, none of these names
    // BODIES: note: so 2 steps did nothing, from unnoticed.mlir:[[#]] on
    // BODIES-NOT: warning
    %e = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
    transform.include @mark failures(propagate) (%e) : (!t) -> ()
    transform.sequence %e : !t failures(propagate) {
    ^bb0(%r: !t):
      %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
      transform.annotate %f "named" : !t
      transform.annotate %r "not" : !t
    }
    transform.yield
  }
  transform.named_sequence @produced(%op: !t {transform.readonly}) {
    // TWICE: :[[#@LINE+2]]:10: warning: there is nothing to do this to: %op is empty{{$}}
    // TWICE: :[[#@LINE+1]]:10: warning: this failed, and the script went on: {{.*}}{{$}}
    %p = transform.get_producer_of_operand %op[0] : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @twice(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %p, %none = transform.split_handle %m {fail_on_payload_too_small = false} : (!t) -> (!t, !t)
    transform.include @produced failures(suppress) (%none) : (!t) -> ()
    transform.include @produced failures(suppress) (%m) : (!t) -> ()
    transform.yield
  }
  transform.named_sequence @shown(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    transform.sequence %m : !t failures(suppress) {
    ^bb0(%r: !t):
      // SHOWN: failed (silenceable): could not find a producer for operand number: 0 of ...{{$}}
      // SHOWN-NEXT: ms
      // SHOWN: :[[#@LINE+2]]:12: warning: this failed, and the script went on: could not find a producer for operand number: 0 of ...{{$}}
      // SHOWN-NEXT: transform.get_producer_of_operand
      %p = transform.get_producer_of_operand %r[0] : (!t) -> !t
    }
    transform.yield
  }
  transform.named_sequence @matchers(%root: !t {transform.consumed}) {
    // MATCHERS-NOT: warning
    %a = transform.foreach_match in %root @is_exp -> @mark : (!t) -> !t
    // MATCHERS: :[[#@LINE+2]]:10: warning: none of its matchers takes anything
    // MATCHERS-NOT: warning
    %b = transform.foreach_match in %a @is_fill -> @mark : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @tried(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // TRIED: :[[#@LINE+2]]:5: warning: all alternatives failed but an empty one: nothing was done
    // TRIED-NOT: warning
    transform.alternatives %f : !t {
    ^bb0(%g: !t):
      %t, %l = transform.structured.tile_using_for %g tile_sizes [8] : (!t) -> (!t, !t)
    }, {
    ^bb0(%g: !t):
    }
    transform.yield
  }
  transform.named_sequence @given_up(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // GIVEN-UP: :[[#@LINE+5]]:5: remark: alternative 3 was taken
    // GIVEN-UP: :[[#@LINE+4]]:5: note: alternative 1: transform.structured.tile_using_for unnoticed.mlir:[[#@LINE+6]]: only ops implementing TilingInterface are supported
    // GIVEN-UP: :[[#@LINE+3]]:5: note: alternative 2: transform.split_handle unnoticed.mlir:[[#@LINE+8]]: %g has 1 payload op, but is split into 2 results
    // GIVEN-UP-NOT: remark
    // GIVEN-UP-ERROR: :[[#@LINE+1]]:5: error: alternative 3 was taken
    transform.alternatives %f : !t {
    ^bb0(%g: !t):
      %t, %l = transform.structured.tile_using_for %g tile_sizes [8] : (!t) -> (!t, !t)
    }, {
    ^bb0(%g: !t):
      %p, %q = transform.split_handle %g : (!t) -> (!t, !t)
    }, {
    ^bb0(%g: !t):
      transform.annotate %g "tried" : !t
    }
    transform.yield
  }
  transform.named_sequence @in_vain(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // IN-VAIN: :[[#@LINE+2]]:5: warning: alternative 2 was taken, and changed nothing
    // IN-VAIN: :[[#@LINE+1]]:5: note: alternative 1: transform.structured.tile_using_for unnoticed.mlir:[[#@LINE+3]]: only ops implementing
    transform.alternatives %f : !t {
    ^bb0(%g: !t):
      %t, %l = transform.structured.tile_using_for %g tile_sizes [8] : (!t) -> (!t, !t)
    }, {
    ^bb0(%g: !t):
      %l = transform.structured.match ops{["linalg.exp"]} in %g : (!t) -> !t
    }
    transform.yield
  }
  transform.named_sequence @emptied(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %fill = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
    transform.apply_dce to %f : !t
    // EMPTIED: :[[#@LINE+4]]:5: warning: there is nothing to do this to: %fill is empty
    // EMPTIED: :[[#@LINE+3]]:5: note: it had linalg.fill emptied.mlir:2, which transform.apply_dce unnoticed.mlir:[[#@LINE-2]] has erased or replaced
    // EMPTIED: :[[#@LINE+2]]:5: note: match what is needed again behind that step, or use the handle before it
    // EMPTIED-NOT: warning
    transform.annotate %fill "x" : !t
    transform.yield
  }
  transform.named_sequence @fine(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.alternatives %f : !t attributes {jig.expected} {
    ^bb0(%g: !t):
      %t, %l = transform.structured.tile_using_for %g tile_sizes [8] : (!t) -> (!t, !t)
    }, {
    ^bb0(%g: !t):
      transform.annotate %g "tried" : !t
    }
    transform.yield
  }
  transform.named_sequence @loop(%root: !t {transform.readonly}) {
    %all = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    transform.foreach %all : !t {
    ^bb0(%one: !t):
      // LOOP: :[[#@LINE+3]]:15: warning: nothing in the payload matches (3 times)
      // LOOP: note: so 3 steps did nothing, from unnoticed.mlir:[[#@LINE+3]] on
      // LOOP-NOT: warning
      %none = transform.structured.match ops{["linalg.fill"]} in %one : (!t) -> !t
      transform.annotate %none "x" : !t
    }
    transform.yield
  }
  transform.named_sequence @told(%root: !t {transform.consumed}) {
    // TOLD: :[[#@LINE+3]]:10: remark: 1 op matches: 13 ops, 2 of these names, 1 with such a result
    // TOLD-NEXT: %m =
    // TOLD: note: not func.func @f payload.mlir:1: its results are none
    %m = transform.structured.match ops{["linalg.matmul", "func.func"]} filter_result_type = tensor<64x64xf32> in %root : (!t) -> !t
    // TOLD: remark: 1 action was carried out
    %a = transform.foreach_match in %root @is_exp -> @mark : (!t) -> !t
    transform.yield
  }
}
