// RUN: not jig apply %s 2>&1 | FileCheck %s --check-prefixes=WHY
// RUN: not jig-opt --transform-interpreter %s 2>&1 | FileCheck %s --implicit-check-not=note:
// `jig apply` tells what is behind a failure; `jig-opt` stops where the reference does.

// CHECK: :[[#@LINE+20]]:10: error: failed to coalesce
// WHY: :[[#@LINE+19]]:10: error: transform.loop.coalesce cannot be done to scf.for apply_why.mlir:[[#@LINE+8]]: no loops that follow each other can become one
// WHY: :[[#@LINE+7]]:5: note: here
// WHY: :[[#@LINE+6]]:5: note: there is no loop in this one that is all of its body
module attributes {transform.with_named_sequence} {
  func.func private @use(index, index)
  func.func @f(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      func.call @use(%i, %i) : (index, index) -> ()
      scf.for %j = %c0 to %i step %c1 {
        func.call @use(%i, %j) : (index, index) -> ()
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %x : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %t = transform.loop.coalesce %b : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
