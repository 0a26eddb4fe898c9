// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r:2 = transform.tune.alternatives<"a"> selected_region = 1 -> !transform.any_op, !transform.any_param {
      %k = transform.tune.knob<"k"> = 7 from options = [6, 7] -> !transform.any_param
      transform.debug.emit_remark_at %f, "zero" : !transform.any_op
      transform.yield %f, %k : !transform.any_op, !transform.any_param
    }, {
      %k = transform.tune.knob<"k"> = 7 from options = [6, 7] -> !transform.any_param
      %add = transform.structured.match ops{["arith.addi"]} in %f : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %f, "one" : !transform.any_op
      transform.yield %add, %k : !transform.any_op, !transform.any_param
    }
    transform.debug.emit_remark_at %r#0, "yielded" : !transform.any_op
    %s = transform.tune.alternatives<"b"> selected_region = %r#1 : !transform.any_param -> !transform.any_op {
      transform.yield %f : !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.tune.alternatives<"a"> {
      transform.debug.emit_remark_at %root, "zero" : !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %k = transform.tune.knob<"k"> options = [6, 7] -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      %k = transform.tune.knob<"k"> options = [6, 7] -> !transform.any_param
    }
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      transform.tune.alternatives<"a"> {
      }
    }
    transform.yield
  }
}
// -----
// the type of the parameter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %k = transform.tune.knob<"k"> = 7 from options = [6, 7] -> !transform.param<i32>
    transform.yield
  }
}
// -----
// parameters of other kinds and numbers
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %k = transform.tune.knob<"k"> = "x" from options = "anything" -> !transform.any_param
    transform.tune.alternatives<"b"> selected_region = %k : !transform.any_param {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %k = transform.tune.knob<"k"> = 0 from options = "anything" -> !transform.any_param
    %kk = transform.merge_handles %k, %k : !transform.any_param
    transform.tune.alternatives<"b"> selected_region = %kk : !transform.any_param {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %k = transform.tune.knob<"k"> = -1 from options = "anything" -> !transform.any_param
    transform.tune.alternatives<"b"> selected_region = %k : !transform.any_param {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %k = transform.tune.knob<"k"> = 0 : i1 from options = "anything" -> !transform.any_param
    transform.tune.alternatives<"b"> selected_region = %k : !transform.any_param {
      transform.debug.emit_remark_at %root, "zero" : !transform.any_op
    }
    transform.tune.alternatives<"c"> selected_region = %k : !transform.any_param {
      transform.tune.alternatives<"d"> selected_region = 1 {
      }, {
        transform.debug.emit_remark_at %root, "nested" : !transform.any_op
        %s, %t = transform.split_handle %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
        transform.debug.emit_remark_at %root, "unreached" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
// an empty parameter; one out of range
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %k = transform.tune.knob<"k"> = 3 from options = "anything" -> !transform.any_param
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      transform.tune.alternatives<"b"> selected_region = %k : !transform.any_param {
      }
    }
    transform.yield
  }
}
// -----
// both given
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %k = transform.tune.knob<"k"> = 1 from options = "anything" -> !transform.any_param
    "transform.tune.alternatives"(%k) <{name = "x", selected_region_attr = 0}> ({
       transform.debug.emit_remark_at %root, "zero" : !transform.any_op
       transform.yield
    }, {
       transform.debug.emit_remark_at %root, "one" : !transform.any_op
       transform.yield
    }) : (!transform.any_param) -> ()
    transform.yield
  }
}
