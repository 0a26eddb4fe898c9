// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// nested; and in foreach
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  func.func @g(%x: i32) -> i32 {
    %0 = arith.muli %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.foreach %f : !transform.any_op -> !transform.any_op {
    ^bb0(%one: !transform.any_op):
      %n = transform.alternatives %one : !transform.any_op -> !transform.any_op {
      ^bb0(%a: !transform.any_op):
        %m = transform.alternatives %a : !transform.any_op -> !transform.any_op {
        ^bb0(%b: !transform.any_op):
          %add = transform.structured.match ops{["arith.addi"]} in %b : (!transform.any_op) -> !transform.any_op
          %s = transform.split_handle %add {pass_through_empty_handle = false} : (!transform.any_op) -> !transform.any_op
          transform.yield %s : !transform.any_op
        }
        transform.yield %m : !transform.any_op
      }, {
      ^bb0(%a: !transform.any_op):
        transform.yield %a : !transform.any_op
      }
      transform.yield %n : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "r" : !transform.any_op
    transform.yield
  }
}
