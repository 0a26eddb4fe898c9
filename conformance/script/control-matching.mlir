// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// remarks from matchers that fail; a matcher with a nested foreach
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %f @fe -> @say : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @fe(%a: !transform.any_op {transform.readonly}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
    }
    transform.yield
  }
  transform.named_sequence @say() {
    transform.yield
  }
}
// -----
// operation_empty, and failing on a value
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.muli %0, %x : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u:2 = transform.foreach_match in %f @no_consumer -> @say, @any -> @say : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
    transform.debug.emit_remark_at %u#1, "operand" : !transform.any_value
    transform.yield
  }
  transform.named_sequence @no_consumer(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    %c = transform.get_consumers_of_result %a[0] : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %c : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @any(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @say(%a: !transform.any_op {transform.readonly}) -> !transform.any_value {
    %v = transform.get_operand %a[0] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %a, "here" : !transform.any_op
    transform.yield %v : !transform.any_value
  }
}
// -----
// matching with parameters
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %c = transform.param.constant 2 : i64 -> !transform.param<i64>
    %u:2 = transform.foreach_match in %f, %c @two -> @say : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.param<i64>)
    transform.debug.emit_param_as_remark %u#1, "p" : !transform.param<i64>
    transform.yield
  }
  transform.named_sequence @two(%a: !transform.any_op {transform.readonly}, %p: !transform.param<i64> {transform.readonly}) -> (!transform.any_op, !transform.param<i64>) {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    %two = transform.param.constant 2 : i64 -> !transform.param<i64>
    transform.match.param.cmpi eq %p, %two : !transform.param<i64>
    transform.yield %a, %p : !transform.any_op, !transform.param<i64>
  }
  transform.named_sequence @say(%a: !transform.any_op {transform.readonly}, %p: !transform.param<i64> {transform.readonly}) -> !transform.param<i64> {
    transform.annotate %a "param" = %p : !transform.any_op, !transform.param<i64>
    transform.yield %p : !transform.param<i64>
  }
}
// -----
// tune under suppress and in an action; the knob's list is a list
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %f @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) {
    %k = transform.tune.knob<"k"> = [1, 2] from options = [[1, 2], [3]] -> !transform.any_param
    transform.debug.emit_param_as_remark %k, "k" at %a : !transform.any_param, !transform.any_op
    transform.yield
  }
}
