// ARGS: --split-input-file
// A type for each operand: where one is missing or too many, the op is blamed.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.sequence %a, %a, %a : !transform.any_op, !transform.any_op failures(suppress) {
    ^bb0(%x: !transform.any_op):
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.sequence %a, %a : !transform.any_op, !transform.any_op, !transform.any_op failures(suppress) {
    ^bb0(%x: !transform.any_op):
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.sequence %a : !transform.any_op, !transform.any_op, !transform.any_op failures(suppress) {
    ^bb0(%x: !transform.any_op):
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.sequence %a, %a : !transform.any_op failures(suppress) {
    ^bb0(%x: !transform.any_op):
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.sequence %a, %a : (!transform.any_op, !transform.any_op) failures(suppress) {
    ^bb0(%x: !transform.any_op):
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.sequence %a, %a : !transform.any_op ! failures(suppress) {
    ^bb0(%x: !transform.any_op):
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.sequence %a, %a, %a : !transform.any_op,
       !transform.any_op= x
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.sequence %a, %a failures(suppress) {
    ^bb0(%x: !transform.any_op):
    }
    transform.yield
  }
}
