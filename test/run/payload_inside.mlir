// Functions in transform.payload are run and written as the payload's own.
// RUN: jig eval %s --entry main --arg 'tensor<8xf32>=iota' | FileCheck %s
// RUN: jig eval %s --script %s --entry main --arg 'tensor<8xf32>=iota' | FileCheck %s
// RUN: jig emit --llvm --lower %S/Inputs/payload_lowered.mlir | FileCheck %s --check-prefix=LLVM
// RUN: jig eval %S/Inputs/payload_nested.mlir --entry main | FileCheck %s --check-prefix=NESTED
// NESTED: 3 : i32
// CHECK: dense<[0.0{{0*}}e+00, 2.0{{0*}}e+00, 4.0{{0*}}e+00
// LLVM: define i32 @main
// LLVM: call i32 @helper
// LLVM: define {{.*}}@helper
module attributes {transform.with_named_sequence} {
  transform.payload attributes {normal_forms = [#transform.single_block<nested true>]} {
    builtin.module {
      func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
        %e = tensor.empty() : tensor<8xf32>
        %r = linalg.add ins(%a, %a : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
        return %r : tensor<8xf32>
      }
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %m tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
