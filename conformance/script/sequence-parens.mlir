// ARGS:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op, %b: !transform.any_op) {
    transform.sequence %a : !transform.any_op) failures(propagate) {
    ^bb0(%c: !transform.any_op):
    }
    transform.sequence %a : (!transform.any_op failures(propagate) {
    ^bb0(%c: !transform.any_op):
    }
    transform.sequence %a, %b : !transform.any_op, !transform.any_op) failures(propagate) {
    ^bb0(%c: !transform.any_op, %d: !transform.any_op):
    }
    transform.sequence %a, %b : (!transform.any_op, !transform.any_op failures(propagate) {
    ^bb0(%c: !transform.any_op, %d: !transform.any_op):
    }
    transform.yield
  }
}
