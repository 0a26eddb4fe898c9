// ARGS: --split-input-file --allow-unregistered-dialect
// What ends the body is passed over only when it is a terminator; operands are held against their
// definitions after the predicates have been verified.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @unknown(%x: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%x) ({
    ^bb0(%s: !transform.any_op):
      "test.foo"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @misspelt(%x: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%x) ({
    ^bb0(%s: !transform.any_op):
      "transform.match.structured.foo"(%s) : (!transform.any_op) -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @invalid_itself(%x: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%x) ({
    ^bb0(%s: !transform.any_op):
      "arith.addf"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @matches(%x: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%x) ({
    ^bb0(%s: !transform.any_op):
      "transform.match.structured.body"(%s) <{passthrough}> : (!transform.any_op) -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @other_terminator(%x: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%x) ({
    ^bb0(%s: !transform.any_op):
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @of_itself(%x: !transform.any_op {transform.readonly}) {
    transform.match.structured %x : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k1 = transform.match.structured.init %k1[1] : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @too_early(%x: !transform.any_op {transform.readonly}) {
    transform.match.structured %x : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.debug.emit_remark_at %k1, "early" : !transform.any_op
      %k1 = transform.match.structured.init %s[1] : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @too_early_outside(%x: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %k1, "early" : !transform.any_op
    %k1 = transform.get_parent_op %x : (!transform.any_op) -> !transform.any_op
    "transform.match.structured"(%x) ({
    ^bb0(%s: !transform.any_op):
      "test.foo"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
}
