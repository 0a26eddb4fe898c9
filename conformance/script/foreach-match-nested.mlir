// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// nested foreach_match in an action; alternatives in an action; foreach of what was yielded
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.muli %0, %x : i32
    return %1 : i32
  }
  func.func @g(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u:2 = transform.foreach_match restrict_root flatten_results in %f @func -> @inner : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.foreach %u#1 : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      transform.debug.emit_remark_at %a, "yielded" : !transform.any_op
    }
    transform.debug.emit_remark_at %u#0, "roots" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @func(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["func.func"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @arith(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi", "arith.muli"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @self(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @inner(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %v:2 = transform.foreach_match in %a @arith -> @self : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield %v#1 : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u:2 = transform.foreach_match restrict_root in %f @func -> @alt : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %u#1, "yielded" : !transform.any_op
    transform.debug.emit_remark_at %u#0, "roots" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @func(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["func.func"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @alt(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %r = transform.alternatives %a : !transform.any_op -> !transform.any_op {
    ^bb0(%b: !transform.any_op):
      %s:2 = transform.split_handle %b : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.yield %s#0 : !transform.any_op
    }, {
    ^bb0(%b: !transform.any_op):
      transform.yield %b : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
}
// -----
// the action's result has a type that does not fit; checked when all is done
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u:2 = transform.foreach_match in %f @any -> @self : (!transform.any_op) -> (!transform.any_op, !transform.op<"arith.addi">)
    transform.yield
  }
  transform.named_sequence @any(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.debug.emit_remark_at %a, "seen" : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @self(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
}
// -----
// handles that an action spends are spent in the next round, too
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %f, %mm @mm -> @generalize : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %mm, "spent" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @mm(%a: !transform.any_op {transform.readonly}, %m: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["func.return"] : !transform.any_op
    transform.yield %m : !transform.any_op
  }
  transform.named_sequence @generalize(%a: !transform.any_op {transform.consumed}) {
    %g = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %g, "generic" : !transform.any_op
    transform.yield
  }
}
// -----
// the action uses what it consumed
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %f @mm -> @generalize : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @mm(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["linalg.matmul"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @generalize(%a: !transform.any_op {transform.consumed}) {
    %g = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %a, "spent" : !transform.any_op
    transform.yield
  }
}
// -----
// matcher that yields nothing, one that yields many, an empty one for the matched op's type
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %f @many -> @say, @none -> @nothing : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @many(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    %two = transform.merge_handles %a, %a : !transform.any_op
    %users = transform.get_parent_op %a {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    transform.yield %two, %users : !transform.any_op, !transform.any_op
  }
  transform.named_sequence @none(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @say(%a: !transform.any_op {transform.readonly}, %b: !transform.op<"func.func"> {transform.readonly}) {
    transform.debug.emit_remark_at %a, "a" : !transform.any_op
    transform.debug.emit_remark_at %b, "b" : !transform.op<"func.func">
    transform.yield
  }
  transform.named_sequence @nothing() {
    transform.yield
  }
}
// -----
// a matcher that includes another one; which fails
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %f @outer -> @say, @outer_suppress -> @say2 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @is_add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.debug.emit_remark_at %a, "is add" : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @outer(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %r = transform.include @is_add failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "after" : !transform.any_op
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @outer_suppress(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %r = transform.include @is_add failures(suppress) (%a) : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "suppressed" : !transform.any_op
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @say(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "say" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @say2(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "say 2" : !transform.any_op
    transform.yield
  }
}
// -----
// an action fails in an include and in a sequence that suppresses
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %f @is_add -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @is_add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @bad(%a: !transform.any_op {transform.readonly}) {
    transform.match.operation_name %a ["arith.subi"] : !transform.any_op
    transform.debug.emit_remark_at %a, "not reached" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) {
    transform.include @bad failures(suppress) (%a) : (!transform.any_op) -> ()
    transform.include @bad failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.debug.emit_remark_at %a, "reached" : !transform.any_op
    transform.yield
  }
}
