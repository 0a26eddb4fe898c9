// ARGS: --split-input-file --allow-unregistered-dialect
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %r = transform.alternatives %arg0 : !transform.any_op -> !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %r = transform.alternatives %arg0 : !transform.any_op -> !transform.op<"func.func"> {
  ^bb0(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %r = transform.alternatives %arg0 : !transform.any_op -> !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }, {
  ^bb0(%a: !transform.any_op):
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb0(%a: !transform.op<"func.func">):
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb0:
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb0(%a: !transform.any_op, %b: !transform.any_op):
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.yield
  }, {
  ^bb0(%a: !transform.op<"func.func">):
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.yield
  ^bb1:
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  "transform.alternatives"(%arg0) : (!transform.any_op) -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  "transform.alternatives"(%arg0) ({}) : (!transform.any_op) -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives {
  ^bb0(%a: !transform.any_op):
  }
}
// -----
transform.alternatives {
^bb0(%a: !transform.any_op):
}
// -----
transform.alternatives {
^bb0(%a: !transform.any_value):
}
// -----
transform.alternatives {
^bb0(%a: !transform.any_op, %b: i32):
}
// -----
transform.alternatives {
^bb0(%a: !transform.any_op, %b: !transform.any_op):
}
// -----
transform.alternatives {
^bb0(%a: !transform.any_op):
}, {
}
// -----
transform.alternatives {
^bb0(%a: !transform.any_op):
}, {
^bb0(%a: !transform.any_value):
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.debug.emit_remark_at %arg0, "x" : !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    "test.foo"() : () -> ()
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.alternatives %arg0 : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%arg0: !transform.any_op, %p: !transform.any_param) {
  transform.alternatives %p : !transform.any_param {
  ^bb0(%a: !transform.any_param):
  }
  transform.yield
}
}
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %r:2 = transform.alternatives %arg0 : !transform.any_op -> !transform.any_op, !transform.any_op attributes {x = 1} {
  ^bb0(%a: !transform.any_op):
    transform.yield %a, %a : !transform.any_op, !transform.any_op
  }, {
  ^bb0(%a: !transform.any_op):
    transform.yield %a, %a : !transform.any_op, !transform.any_op
  }
}
