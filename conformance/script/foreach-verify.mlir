// ARGS: --split-input-file --allow-unregistered-dialect
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op {
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op, %c: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a, %a : !transform.any_op, !transform.any_op {
  ^bb0(%b: !transform.any_op, %c: !transform.op<"func.func">):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_param):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.yield %b : !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.foreach %a : !transform.any_op -> !transform.any_op {
  ^bb0(%b: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r = transform.foreach %a : !transform.any_op -> !transform.any_param {
  ^bb0(%b: !transform.any_op):
    transform.yield %b : !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %r:2 = transform.foreach %a : !transform.any_op -> !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.yield %b : !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a with_zip_shortest with_zip_shortest : !transform.any_op {
  ^bb0(%b: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.yield
  ^bb1:
    transform.yield
  }
}
// -----
func.func @f(%a: i32) {
  transform.foreach %a : i32 {
  ^bb0(%b: i32):
  }
  return
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op, !transform.any_op {
  ^bb0(%b: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op -> {
  ^bb0(%b: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a {
  ^bb0(%b: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op
}
// -----
// A target whose argument is consumed is consumed.
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    %0 = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
  }
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    %0 = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %m = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
  transform.foreach %m : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.foreach %b : !transform.any_op {
    ^bb0(%c: !transform.any_op):
      %0 = transform.structured.generalize %c : (!transform.any_op) -> !transform.any_op
    }
  }
  %0 = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %m = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
  transform.foreach %m : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.foreach %a : !transform.any_op {
    ^bb0(%c: !transform.any_op):
      %0 = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
    }
  }
  %0 = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a, %a : !transform.any_op, !transform.any_op {
  ^bb0(%b: !transform.any_op, %c: !transform.any_op):
    %0 = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.sequence %b : !transform.any_op failures(propagate) {
    ^bb0(%c: !transform.any_op):
      %0 = transform.structured.generalize %c : (!transform.any_op) -> !transform.any_op
    }
  }
  %1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
}
