// ARGS: -split-input-file -transform-infer-effects
// ARGS: -split-input-file -transform-dialect-check-uses
// ARGS: -split-input-file -transform-interpreter=entry-point=__transform_main

module attributes {transform.with_named_sequence} {
  transform.named_sequence @z(%a: !transform.any_op) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @z2(%a: !transform.any_op, %c: !transform.any_op) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %c : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @z3(%a: !transform.any_op, %c: !transform.any_op) {
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %c : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @z4(%a: !transform.any_op, %c: !transform.any_op) {
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.foreach %c : !transform.any_op {
      ^bb0(%d: !transform.any_op):
        transform.structured.generalize %d : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
  transform.named_sequence @z5(%a: !transform.any_op, %c: !transform.any_op) {
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @z6(%a: !transform.any_op, %c: !transform.any_op) {
    transform.sequence %a, %c : (!transform.any_op, !transform.any_op) failures(propagate) {
    ^bb0(%b: !transform.any_op, %d: !transform.any_op):
      transform.structured.generalize %d : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @z(%a: !transform.any_op {transform.readonly}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @z2(%a: !transform.any_op {transform.readonly}, %c: !transform.any_op {transform.readonly}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %c : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @z3(%a: !transform.any_op {transform.consumed}, %c: !transform.any_op {transform.consumed}) {
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %c : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
    }
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %0, "use" : !transform.any_op
    transform.yield
  }
}
