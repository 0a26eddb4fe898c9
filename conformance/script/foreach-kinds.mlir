// ARGS: --transform-interpreter="debug-bind-trailing-args=^arith.addi,#1;2 entry-point=main" --allow-unregistered-dialect
// ARGS: --transform-interpreter="debug-bind-trailing-args=^arith.addi,#1 entry-point=main" --allow-unregistered-dialect
// ARGS: --transform-interpreter="debug-bind-trailing-args=^arith.addi,#1;2 entry-point=zip" --allow-unregistered-dialect
// ARGS: --transform-interpreter="debug-bind-trailing-args=^arith.addi,#7;2;3 entry-point=zip" --allow-unregistered-dialect
// ARGS: --transform-interpreter="debug-bind-trailing-args=^arith.addi,#7 entry-point=args" --allow-unregistered-dialect
// ARGS: --transform-interpreter="debug-bind-trailing-args=^arith.addi,#7;8 entry-point=split" --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %0, %x : i32
    %2 = arith.muli %1, %x : i32
    return %2 : i32
  }
  transform.named_sequence @main(%root: !transform.any_op, %v: !transform.any_value, %p: !transform.any_param) {
    %r:3 = transform.foreach %v, %p : !transform.any_value, !transform.any_param -> !transform.any_value, !transform.any_param, !transform.any_value {
    ^bb0(%a: !transform.any_value, %b: !transform.any_param):
      transform.debug.emit_remark_at %a, "value" : !transform.any_value
      %two = transform.merge_handles %a, %a : !transform.any_value
      transform.yield %a, %b, %two : !transform.any_value, !transform.any_param, !transform.any_value
    } {some.attr}
    transform.debug.emit_remark_at %r#0, "once" : !transform.any_value
    transform.debug.emit_remark_at %r#2, "twice" : !transform.any_value
    %s:2 = transform.split_handle %r#1 : (!transform.any_param) -> (!transform.any_param, !transform.any_param)
    transform.yield
  }
  transform.named_sequence @zip(%root: !transform.any_op, %v: !transform.any_value, %p: !transform.any_param) {
    %m = transform.structured.match ops{["arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
    %r:2 = transform.foreach %v, %p, %m with_zip_shortest : !transform.any_value, !transform.any_param, !transform.any_op -> !transform.any_value, !transform.any_op {
    ^bb0(%a: !transform.any_value, %b: !transform.any_param, %c: !transform.any_op):
      transform.debug.emit_remark_at %a, "value" : !transform.any_value
      transform.yield %a, %c : !transform.any_value, !transform.any_op
    }
    transform.debug.emit_remark_at %r#0, "once" : !transform.any_value
    transform.foreach %p, %v : !transform.any_param, !transform.any_value {
    ^bb0(%a: !transform.any_param, %b: !transform.any_value):
    }
    transform.yield
  }
  transform.named_sequence @args(%root: !transform.any_op, %v: !transform.any_value, %p: !transform.any_param) {
    transform.foreach %p, %v : !transform.any_param, !transform.any_value {
    ^bb0(%a: !transform.any_param, %b: !transform.any_value):
    }
    transform.yield
  }
  transform.named_sequence @split(%root: !transform.any_op, %v: !transform.any_value, %p: !transform.any_param) {
    %one, %two = transform.split_handle %p : (!transform.any_param) -> (!transform.any_param, !transform.any_param)
    transform.foreach %v, %two : !transform.any_value, !transform.any_param {
    ^bb0(%a: !transform.any_value, %b: !transform.any_param):
    }
    transform.yield
  }
}
