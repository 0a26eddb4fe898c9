// RUN: jig apply --script %s %S/Inputs/payload.mlir --trace -o %t 2>&1 | FileCheck %s
// Names of handles are found where they are written: on the op's own line, right before it.
!t = !transform.any_op
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%root: !t {transform.readonly}) { %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t %p = transform.param.constant 1 -> !transform.param<i64>
    // CHECK: 1 names.mlir:4 %m = transform.structured.match %root
    // CHECK: 2 names.mlir:4 %p = transform.param.constant
    // CHECK: 3 names.mlir:[[#@LINE+2]] %a = transform.merge_handles %m, %m
    // CHECK: 4 names.mlir:[[#@LINE+1]] %b, %c#0, %c#1 = transform.split_handle %a
	%a	=	"transform.merge_handles"(%m, %m) : (!t, !t) -> !t	%b,%c:2  =	transform.split_handle %a {fail_on_payload_too_small = false} : (!t) -> (!t, !t, !t)
    // CHECK: 5 names.mlir:[[#@LINE+2]] _, _ = transform.split_handle %a
    %d,
    %e = transform.split_handle %a : (!t) -> (!t, !t)
    // CHECK: 6 payload.mlir:2 _ = transform.merge_handles %b
    %f = transform.merge_handles %b : !t loc("payload.mlir":2:8)
    transform.yield } }
