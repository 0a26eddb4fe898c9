// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.muli %0, %x : i32
    %2 = arith.addi %1, %x : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %add : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      transform.debug.emit_remark_at %a, "one" : !transform.any_op
    }
    %r = transform.foreach %add : !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %both = transform.merge_handles %a, %a : !transform.any_op
      transform.yield %both : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "merged" : !transform.any_op
    transform.yield
  }
}
// -----
// Different lengths.
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.muli %0, %x : i32
    %2 = arith.addi %1, %x : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %add, %mul : !transform.any_op, !transform.any_op {
    ^bb0(%a: !transform.any_op, %b: !transform.any_op):
      transform.debug.emit_remark_at %a, "one" : !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.muli %0, %x : i32
    %2 = arith.addi %1, %x : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
    %r:2 = transform.foreach %mul, %add with_zip_shortest : !transform.any_op, !transform.any_op -> !transform.any_op, !transform.any_op {
    ^bb0(%a: !transform.any_op, %b: !transform.any_op):
      transform.debug.emit_remark_at %a, "a" : !transform.any_op
      transform.debug.emit_remark_at %b, "b" : !transform.any_op
      transform.yield %b, %a : !transform.any_op, !transform.any_op
    }
    transform.debug.emit_remark_at %r#0, "r0" : !transform.any_op
    transform.debug.emit_remark_at %r#1, "r1" : !transform.any_op
    transform.yield
  }
}
// -----
// Zip with an empty one, different order.
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.foreach %add, %mul with_zip_shortest : !transform.any_op, !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op, %b: !transform.any_op):
      transform.debug.emit_remark_at %a, "never" : !transform.any_op
      transform.yield %b : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "r" : !transform.any_op
    transform.foreach %mul, %add : !transform.any_op, !transform.any_op {
    ^bb0(%a: !transform.any_op, %b: !transform.any_op):
    }
    transform.yield
  }
}
// -----
// No operands.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    "transform.foreach"() ({
      transform.debug.emit_remark_at %root, "never" : !transform.any_op
      transform.yield
    }) : () -> ()
    transform.debug.emit_remark_at %root, "end" : !transform.any_op
    transform.yield
  }
}
// -----
// Consumption of the argument consumes the operand.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.exp ins(%0 : tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.foreach %l : !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %n = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
      transform.yield %n : !transform.any_op
    }
    transform.debug.emit_remark_at %g, "generalized" : !transform.any_op
    transform.yield
  }
}
// -----
// Consumption of one of two.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.exp ins(%0 : tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %m, %e : !transform.any_op, !transform.any_op {
    ^bb0(%a: !transform.any_op, %b: !transform.any_op):
      %n = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %m, "there" : !transform.any_op
    transform.debug.emit_remark_at %e, "consumed" : !transform.any_op
    transform.yield
  }
}
// -----
// Consumption in a nested foreach, of its own argument and of the outer one.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %m : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      transform.foreach %a : !transform.any_op {
      ^bb0(%b: !transform.any_op):
        %n = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.debug.emit_remark_at %m, "consumed" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %f : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %n = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %m, "consumed" : !transform.any_op
    transform.yield
  }
}
// -----
// An outer handle consumed in the second iteration again.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @g() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %f : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %n = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// -----
// Consuming handles that overlap.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %mm = transform.merge_handles %m, %m : !transform.any_op
    transform.foreach %mm : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %n = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// -----
// Silenceable failure in the second iteration; suppressed around.
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32, %n: index) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  func.func @g(%x: i32, %n: index) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      %x = transform.foreach %f : !transform.any_op -> !transform.any_op {
      ^bb0(%a: !transform.any_op):
        transform.debug.emit_remark_at %a, "in" : !transform.any_op
        %adds = transform.structured.match ops{["arith.addi"]} in %a : (!transform.any_op) -> !transform.any_op
        %s = transform.split_handle %adds : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %s, "one" : !transform.any_op
        transform.yield %s : !transform.any_op
      }
      transform.debug.emit_remark_at %x, "after" : !transform.any_op
    }
    transform.foreach %f : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %adds = transform.structured.match ops{["arith.addi"]} in %a : (!transform.any_op) -> !transform.any_op
      %s = transform.split_handle %adds : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %s, "second" : !transform.any_op
    }
    transform.yield
  }
}
// -----
// Definite failure inside.
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32, %n: index) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      transform.foreach %f : !transform.any_op {
      ^bb0(%a: !transform.any_op):
        transform.apply_cse to %root : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
// Result types check what they get.
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32, %n: index) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.op<"func.func">
    %r = transform.foreach %f : !transform.op<"func.func"> -> !transform.op<"arith.addi"> {
    ^bb0(%a: !transform.op<"func.func">):
      %m = transform.structured.match ops{["arith.addi"]} in %a : (!transform.op<"func.func">) -> !transform.op<"arith.addi">
      transform.yield %m : !transform.op<"arith.addi">
    }
    transform.debug.emit_remark_at %r, "add" : !transform.op<"arith.addi">
    transform.yield
  }
}
