// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: not jig apply --quiet --script overlap.mlir %S/Inputs/chain.mlir -o out.mlir 2>&1 | FileCheck overlap.mlir
// RUN: not jig apply --quiet --script repeated.mlir %S/Inputs/chain.mlir -o out.mlir 2>&1 | FileCheck repeated.mlir
// RUN: not jig apply --quiet --script zipped.mlir %S/Inputs/chain.mlir -o out.mlir 2>&1 | FileCheck zipped.mlir
// RUN: not jig apply --quiet --script fused.mlir loops.mlir -o out.mlir 2>&1 | FileCheck fused.mlir
// RUN: not jig apply --quiet --script declared.mlir --library library.mlir loops.mlir -o out.mlir 2>&1 | FileCheck declared.mlir
// RUN: not jig apply --quiet --script converted.mlir loops.mlir -o out.mlir 2>&1 | FileCheck converted.mlir
// RUN: jig apply --quiet --script nearest.mlir %S/Inputs/chain.mlir -o out.mlir 2>&1 | FileCheck nearest.mlir
// RUN: jig apply --quiet --script helped.mlir %S/Inputs/chain.mlir -o out.mlir
// Handles that don't go together, sequences that are not there, conversions that leave something.

//--- loops.mlir
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.for %i = %c0 to %c1 step %c1 {
    %x = memref.load %b[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  return
}

//--- overlap.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %mms = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %mm, %other = transform.split_handle %mms : (!t) -> (!t, !t)
    %tiled, %loops:2 = transform.structured.tile_using_for %mm tile_sizes [8, 16] : (!t) -> (!t, !t, !t)
    // CHECK: overlap.mlir:[[#@LINE+5]]:10: error: %loops#0 and %loops#1 have payload in common: transform.loop.fuse_sibling consumes scf.for chain.mlir:4, and scf.for chain.mlir:4 stands in it
    // CHECK: note: consumed is this
    // CHECK-NOT: note
    // CHECK: help: siblings stand in the same block, one behind the other; %loops#1 stands in: scf.for chain.mlir:4, func.func @chain chain.mlir:1
    // CHECK-NOT: help
    %f = transform.loop.fuse_sibling %loops#0 into %loops#1 : (!t, !t) -> !t
    transform.yield
  }
}

//--- repeated.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %a = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
    %twice = transform.merge_handles %a, %a : !t
    // CHECK: repeated.mlir:[[#@LINE+3]]:10: error: %twice has linalg.fill chain.mlir:3 more than once, and transform.structured.generalize consumes it: that can be done once
    // CHECK: note: this
    // CHECK: help: %once = transform.merge_handles deduplicate %twice : !transform.any_op has each of them once
    %g = transform.structured.generalize %twice : (!t) -> !t
    transform.yield
  }
}

//--- zipped.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %a = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %fs = transform.replicate num(%a) %f : !t, !t
    // CHECK: zipped.mlir:[[#@LINE+2]]:5: error: %fs has func.func @chain chain.mlir:1 more than once, and transform.foreach consumes it: that can be done once
    // CHECK: help: what consumes it in the body goes behind the step, on a handle that has it once
    transform.foreach %a, %fs : !t, !t {
    ^bb0(%one: !t, %fn: !t):
      %again = transform.apply_registered_pass "canonicalize" to %fn : (!t) -> !t
    }
    transform.yield
  }
}

//--- fused.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    %a, %b = transform.split_handle %loops : (!t) -> (!t, !t)
    // CHECK: fused.mlir:[[#@LINE+4]]:10: error: %b and %a cannot be fused: 'memref.load' would run before 'memref.store', behind which it belongs: the same element
    // CHECK: loops.mlir:10:10: note: here
    // CHECK: loops.mlir:7:5: note: this is what it belongs behind
    // CHECK: help: in one loop each iteration does its part of both
    %f = transform.loop.fuse_sibling %b into %a : (!t, !t) -> !t
    transform.yield
  }
}

//--- library.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @mark_loops(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "marked" : !transform.any_op
    transform.yield
  }
}

//--- declared.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @mark_loop(%op: !t {transform.readonly})
  transform.named_sequence @__transform_main(%root: !t) {
    // CHECK: declared.mlir:[[#@LINE+5]]:5: error: @mark_loop is only declared: nothing defines it
    // CHECK: declared.mlir:[[#@LINE-3]]:3: note: declared here
    // CHECK: help: did you mean 'mark_loops'?
    // CHECK: help: the script and its libraries define @mark_loops library.mlir:2
    // CHECK: help: --library names files that define sequences
    transform.include @mark_loop failures(propagate) (%root) : (!t) -> ()
    transform.yield
  }
}

//--- converted.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // CHECK: converted.mlir:[[#@LINE+4]]:5: error: arith.constant loops.mlir:2 is neither legal nor do the sets of patterns convert it
    // CHECK: loops.mlir:2:9: note: here
    // CHECK: help: nothing is said about: arith.constant loops.mlir:2, scf.for loops.mlir:5, scf.yield loops.mlir:5
    // CHECK: help: legal_dialects = [..., "arith", "scf"] lets them stay; transform.apply_conversion_patterns.dialect_to_llvm converts those of one dialect
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.dialect_to_llvm "memref"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["func", "llvm"], illegal_dialects = ["memref"]} : !t
    transform.yield
  }
}

//--- nearest.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_long_sum(%op: !t {transform.readonly}) -> !t {
    %n = transform.match.structured %op : (!t) -> !transform.param<i64> {
    ^bb0(%s: !t):
      %d = transform.match.structured.dim %s[2] {parallel} : (!t) -> !transform.param<i64>
      transform.match.structured.yield %d : !transform.param<i64>
    }
    transform.yield %op : !t
  }
  transform.named_sequence @mark(%op: !t {transform.readonly}) {
    transform.annotate %op "long" : !t
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.consumed}) {
    // CHECK: warning: none of its matchers takes anything
    // CHECK: note: @is_long_sum takes none of
    // CHECK-NOT: expected a Linalg op
    // CHECK: note: not linalg.fill chain.mlir:3: there is no number 2: of 2 the last is 1
    // CHECK: note: not linalg.matmul chain.mlir:4:
    // CHECK-NOT: expected a Linalg op
    transform.foreach_match in %root @is_long_sum -> @mark : (!t) -> !t
    transform.yield
  }
}

//--- helped.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %a = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
    %twice = transform.merge_handles %a, %a : !t
    %once = transform.merge_handles deduplicate %twice : !transform.any_op
    %g = transform.structured.generalize %once : (!t) -> !t
    transform.yield
  }
}
