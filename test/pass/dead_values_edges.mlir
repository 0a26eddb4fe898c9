// RUN: jig-opt %s --remove-dead-values | FileCheck %s
// Edges to a block agree on which of its arguments go; not so in the reference, which leaves IR that does not verify.

// An edge that is never taken does not take an argument along that is needed.
// CHECK-LABEL: @never_taken
// CHECK: cf.br ^bb2(%arg0 : tensor<4xf32>)
// CHECK: {{^ *}}^bb2(%[[V:[0-9]+]]: tensor<4xf32>)
// CHECK: %[[R:.*]] = arith.negf %[[V]]
// CHECK: return %[[R]]
func.func @never_taken(%t: tensor<4xf32>) -> tensor<4xf32> {
  %a = arith.constant dense<0.0> : tensor<4xf32>
  cf.br ^e(%t, %a : tensor<4xf32>, tensor<4xf32>)
^never:
  %b = arith.constant dense<0.5> : tensor<4xf32>
  %c = arith.addf %b, %t : tensor<4xf32>
  cf.br ^e(%c, %t : tensor<4xf32>, tensor<4xf32>)
^e(%x: tensor<4xf32>, %y: tensor<4xf32>):
  %r = arith.negf %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// One edge has a value that is needed elsewhere, the other has none.
// CHECK-LABEL: @one_of_two
// CHECK: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK: cf.br ^bb3
// CHECK-NOT: arith.addi
// CHECK: cf.br ^bb3
// CHECK: ^bb3:
// CHECK: return %arg1
func.func @one_of_two(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^e(%x : i32)
^b:
  %y = arith.addi %x, %x : i32
  cf.br ^e(%y : i32)
^e(%z: i32):
  return %x : i32
}
