// ARGS: --split-input-file --allow-unregistered-dialect --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: f32) { %0:2 = "t.x"(%a) ({ ^bb0(%q: i32): "t.e"() : () -> () ^bb1(%w: index, %z: i1): "t.e"(%z, %w) : (i1, index) -> () }, { ^bb0(%u: i32): "t.v"(%u) : (i32) -> () }) : (i32) -> (i32, i32)
    "t.y"(%0#1, %b) : (i32, f32) -> () return }
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %m = transform.structured.match ops{["t.e", "t.v", "t.y", "t.x"]} in %r : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %m[all] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %v, "v" : !transform.any_value
    transform.debug.emit_remark_at %m, "" : !transform.any_op
    %p = transform.num_associations %v : (!transform.any_value) -> !transform.param<i64>
    %t = transform.param.constant "s\n%d" -> !transform.any_param
    %k = transform.merge_handles %t, %t : !transform.any_param
    transform.debug.emit_param_as_remark %p, "n %s" at %m : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %k, "" : !transform.any_param
    transform.debug.emit_param_as_remark %k at %m : !transform.any_param, !transform.any_op
    %e = transform.structured.match ops{["none"]} in %r : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_param_as_remark %k at %e : !transform.any_param, !transform.any_op
    %g = transform.get_type %v : (!transform.any_value) -> !transform.type
    transform.debug.emit_param_as_remark %g, "multi\nline \"q\"" {x} : !transform.type
    transform.yield
  }
}
