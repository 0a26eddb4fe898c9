// ARGS: --split-input-file --allow-unregistered-dialect --transform-interpreter
// What is found cannot be bound: that alone is said, not what else failed.
module {
module attributes {dlti.map = #dlti.map<"a" = 5 : i32>} {
  func.func private @f()
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %f = transform.structured.match interface{LoopLikeInterface} in %a : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.match ops{["func.func", "builtin.module"]} in %a : (!transform.any_op) -> !transform.any_op
    %p = transform.dlti.query ["a"] at %g : (!transform.any_op) -> !transform.type
    transform.yield
  }
}
}
// -----
module {
module attributes {dlti.map = #dlti.map<"a" = 5 : i32>} {
  func.func private @f()
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %g = transform.structured.match ops{["func.func", "builtin.module"]} in %a : (!transform.any_op) -> !transform.any_op
    %p = transform.dlti.query ["a"] at %g : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}
}
// -----
module {
module attributes {dlti.map = #dlti.map<"a" = 5 : i32>} {
  func.func private @f()
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %g = transform.structured.match ops{["func.func", "builtin.module"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.sequence %g : !transform.any_op failures(suppress) {
    ^bb0(%b: !transform.any_op):
      %p = transform.dlti.query ["a"] at %b : (!transform.any_op) -> !transform.type
    }
    transform.yield
  }
}
}
// -----
module {
module attributes {dlti.map = #dlti.map<"a" = 5 : i32>} {
  func.func private @f()
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %g = transform.structured.match ops{["func.func", "builtin.module"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.sequence %g : !transform.any_op failures(suppress) {
    ^bb0(%b: !transform.any_op):
      %p = transform.dlti.query ["a"] at %b : (!transform.any_op) -> !transform.param<i32>
      transform.debug.emit_param_as_remark %p : !transform.param<i32>
    }
    transform.yield
  }
}
}
