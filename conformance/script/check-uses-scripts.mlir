// ARGS: -split-input-file -allow-unregistered-dialect -transform-dialect-check-uses

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.consumed}) {
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @y(%a: !transform.any_op {transform.consumed}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @z(%a: !transform.any_op {transform.consumed}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @alt(%a: !transform.any_op {transform.consumed}) {
    transform.alternatives %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }, {
    ^bb0(%b: !transform.any_op):
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @alt2(%a: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.alternatives %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    }, {
    ^bb0(%b: !transform.any_op):
      transform.debug.emit_remark_at %0, "in" : !transform.any_op
    }
    transform.debug.emit_remark_at %0, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @seq2(%a: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %0, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @yielded(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @inc(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    transform.include @yielded failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
    transform.include @yielded failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
    transform.yield %a : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @w(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.consumed}) {
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @y(%a: !transform.any_op {transform.consumed}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @z(%a: !transform.any_op {transform.consumed}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @alt(%a: !transform.any_op {transform.consumed}) {
    transform.alternatives %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }, {
    ^bb0(%b: !transform.any_op):
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @alt2(%a: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.alternatives %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    }, {
    ^bb0(%b: !transform.any_op):
      transform.debug.emit_remark_at %0, "in" : !transform.any_op
    }
    transform.debug.emit_remark_at %0, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @seq2(%a: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %0, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @yielded(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield %a : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @yielded(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @inc(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    transform.include @yielded failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
    transform.yield %a : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.consumed}) {
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @y(%a: !transform.any_op {transform.consumed}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @z(%a: !transform.any_op {transform.consumed}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @alt(%a: !transform.any_op {transform.consumed}) {
    transform.alternatives %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }, {
    ^bb0(%b: !transform.any_op):
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }
    transform.debug.emit_remark_at %a, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @seq2(%a: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %0, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @yielded(%a: !transform.any_op {transform.consumed}) {
    transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @y2(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.include @yielded failures(suppress) (%0) : (!transform.any_op) -> ()
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @nested(%a: !transform.any_op {transform.readonly})  {
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.foreach %a : !transform.any_op {
      ^bb0(%c: !transform.any_op):
        transform.include @yielded failures(suppress) (%0) : (!transform.any_op) -> ()
      }
    }
    transform.debug.emit_remark_at %0, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @nested2(%a: !transform.any_op {transform.readonly})  {
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.sequence %a : !transform.any_op failures(propagate) {
      ^bb0(%c: !transform.any_op):
        transform.include @yielded failures(suppress) (%0) : (!transform.any_op) -> ()
      }
    }
    transform.debug.emit_remark_at %0, "use" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @nested3(%a: !transform.any_op {transform.readonly})  {
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.foreach %a : !transform.any_op {
      ^bb0(%c: !transform.any_op):
        transform.include @yielded failures(suppress) (%0) : (!transform.any_op) -> ()
      }
    }
    transform.debug.emit_remark_at %0, "use" : !transform.any_op
    transform.yield
  }
}
