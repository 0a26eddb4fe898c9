// RUN: rm -rf %t && mkdir %t
// RUN: printf 'func.func private @"a\\0Ab\\00\\FF\\1B"()\nfunc.func private @c.d()\n' >%t/payload.mlir
// RUN: jig apply --script %s %t/payload.mlir --trace -o %t/out.mlir 2>&1 | FileCheck %s
// Symbols that the IR shows in quotes are shown so in traces, whatever is in them.
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @"two\0Awords"(%op: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // CHECK: -> %f: 2 ops: func.func @"a\0Ab\00\FF\1B" payload.mlir:1, func.func @c.d payload.mlir:2{{$}}
    // CHECK: 2 symbols.mlir:[[#@LINE+1]] transform.include @"two\0Awords" %f{{$}}
    transform.include @"two\0Awords" failures(propagate) (%f) : (!t) -> ()
    transform.yield
  }
}
