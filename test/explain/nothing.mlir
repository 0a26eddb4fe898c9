// RUN: rm -rf %t && split-file %s %t
// RUN: jig apply --quiet --script %t/name_in_match.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/name_in_match.mlir
// RUN: jig apply --quiet --script %t/attr_type.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/attr_type.mlir
// RUN: jig apply --quiet --script %t/empty_pack.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/empty_pack.mlir
// RUN: jig apply --quiet --script %t/suppressed.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/suppressed.mlir
// What went wrong without a failure is told with what would have done.

//--- name_in_match.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmull"]} in %root : (!t) -> !t
    transform.annotate %m "x" : !t
    transform.yield
  }
}
// CHECK: name_in_match.mlir:6:10: warning: nothing in the payload matches
// CHECK: name_in_match.mlir:6:10: note: 16 ops, none of these names
// CHECK: name_in_match.mlir:6:10: note: there are linalg.yield (4), linalg.fill (2), linalg.matmul (2)
// CHECK: name_in_match.mlir:6:10: note: no op is registered as 'linalg.matmull'; did you mean 'linalg.matmul'?
// CHECK: name_in_match.mlir:6:10: note: so 1 step did nothing, from name_in_match.mlir:7 on
// CHECK-NOT: see current operation

//--- attr_type.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i64} in %root : (!t) -> !t
    transform.annotate %m "x" : !t
    transform.yield
  }
}
// CHECK: attr_type.mlir:6:10: warning: nothing in the payload matches
// CHECK: attr_type.mlir:6:10: note: 16 ops, 2 of these names, none with the attributes
// CHECK: attr_type.mlir:6:10: note: linalg.matmul chain.mlir:4: tag is 4 : i32, asked for is 4 : i64
// CHECK: attr_type.mlir:6:10: note: linalg.matmul chain.mlir:6: tag is 5 : i32, asked for is 4 : i64
// CHECK: attr_type.mlir:6:10: note: attributes{tag = 4 : i32} takes the first of them
// CHECK: attr_type.mlir:6:10: note: so 1 step did nothing, from attr_type.mlir:7 on
// CHECK-NOT: see current operation

//--- empty_pack.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!t) -> !t
    %q = transform.structured.pack %m packed_sizes = [8, 8, 8] : (!t) -> (!transform.op<"linalg.generic">)
    transform.yield
  }
}
// CHECK: empty_pack.mlir:6:10: warning: nothing in the payload matches
// CHECK: empty_pack.mlir:6:10: note: 16 ops, none of these names
// CHECK: empty_pack.mlir:6:10: note: there are linalg.yield (4), linalg.fill (2), linalg.matmul (2)
// CHECK: empty_pack.mlir:6:10: note: so 1 step did nothing, from empty_pack.mlir:7 on
// CHECK-NOT: see current operation

//--- suppressed.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile_four(%op: !t {transform.consumed}) {
    %x, %l:4 = transform.structured.tile_using_for %op tile_sizes [8, 8, 8, 8] : (!t) -> (!t, !t, !t, !t, !t)
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    transform.include @tile_four failures(suppress) (%m) : (!t) -> ()
    transform.yield
  }
}
// CHECK: suppressed.mlir:6:16: warning: this failed, and the script went on: too many tiles provided, expected at most 3 found 4
// CHECK: suppressed.mlir:6:16: note: on linalg.matmul chain.mlir:4
// CHECK: suppressed.mlir:6:16: note: transform.include @tile_four suppressed.mlir:11 says failures(suppress): failures(propagate) makes an error of it, {jig.expected} at the step keeps this quiet
// CHECK-NOT: see current operation
