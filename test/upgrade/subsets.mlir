// Subsets out of a loop, out of all loops of a function, and where the script does not say which it is.
// RUN: split-file %s %t
// RUN: jig apply --quiet %t/loop.mlir | FileCheck --check-prefix=INNER %s
// RUN: jig upgrade %t/loop.mlir -o %t/loop.up.mlir 2>&1 | FileCheck --check-prefix=WHY %s
// RUN: jig-opt --transform-interpreter %t/loop.up.mlir | FileCheck --check-prefix=INNER %s
// RUN: FileCheck --check-prefix=LOOP %s < %t/loop.up.mlir
// RUN: jig apply --quiet %t/function.mlir | FileCheck --check-prefix=BOTH %s
// RUN: jig upgrade --quiet %t/function.mlir -o %t/function.up.mlir && jig upgrade --check %t/function.up.mlir
// RUN: jig-opt --transform-interpreter %t/function.up.mlir | FileCheck --check-prefix=BOTH %s
// RUN: FileCheck --check-prefix=FUNCTION %s < %t/function.up.mlir
// RUN: jig apply --quiet %t/unknown.mlir | FileCheck --check-prefix=BOTH %s
// RUN: jig upgrade %t/unknown.mlir 2>&1 >/dev/null | FileCheck --check-prefix=UNKNOWN %s

// INNER: scf.for
// INNER-NEXT: tensor.extract_slice
// INNER-NEXT: scf.for {{.*}} -> (tensor<16xf32>, tensor<4xf32>)
// INNER: scf.yield
// INNER: tensor.insert_slice
// LOOP: transform.loop.hoist_loop_invariant_subsets %0 : !transform.any_op
// LOOP: transform.annotate %0
// WHY: hoist_redundant_tensor_subsets: it is transform.loop.hoist_loop_invariant_subsets, which takes the loops
// BOTH: tensor.extract_slice
// BOTH-NEXT: scf.for {{.*}} -> (tensor<16xf32>, tensor<4xf32>)
// BOTH-NEXT: scf.for {{.*}} -> (tensor<16xf32>, tensor<4xf32>)
// BOTH: tensor.insert_slice
// FUNCTION: %[[L:.*]] = transform.structured.match ops{["scf.for"]} in %0
// FUNCTION-NEXT: transform.loop.hoist_loop_invariant_subsets %[[L]]
// UNKNOWN: left as it is: {{.*}}the script does not say whether the target is one

//--- loop.mlir
module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<16xf32>, %n: index) -> tensor<16xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<16xf32> {
      %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> tensor<16xf32> {
        %x = tensor.extract_slice %b[4] [4] [1] : tensor<16xf32> to tensor<4xf32>
        %y = linalg.exp ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
        %z = tensor.insert_slice %y into %b[4] [4] [1] : tensor<4xf32> into tensor<16xf32>
        scf.yield %z : tensor<16xf32>
      } {inner}
      scf.yield %s : tensor<16xf32>
    }
    return %r : tensor<16xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %0 = transform.structured.match ops{["scf.for"]} attributes{inner} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_tensor_subsets %0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "done" : !transform.any_op
    transform.yield
  }
}
//--- function.mlir
module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<16xf32>, %n: index) -> tensor<16xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<16xf32> {
      %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> tensor<16xf32> {
        %x = tensor.extract_slice %b[4] [4] [1] : tensor<16xf32> to tensor<4xf32>
        %y = linalg.exp ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
        %z = tensor.insert_slice %y into %b[4] [4] [1] : tensor<4xf32> into tensor<16xf32>
        scf.yield %z : tensor<16xf32>
      }
      scf.yield %s : tensor<16xf32>
    }
    return %r : tensor<16xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_tensor_subsets %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
//--- unknown.mlir
module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<16xf32>, %n: index) -> tensor<16xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<16xf32> {
      %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> tensor<16xf32> {
        %x = tensor.extract_slice %b[4] [4] [1] : tensor<16xf32> to tensor<4xf32>
        %y = linalg.exp ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
        %z = tensor.insert_slice %y into %b[4] [4] [1] : tensor<4xf32> into tensor<16xf32>
        scf.yield %z : tensor<16xf32>
      }
      scf.yield %s : tensor<16xf32>
    }
    return %r : tensor<16xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %1 = transform.structured.hoist_redundant_tensor_subsets %arg1 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
