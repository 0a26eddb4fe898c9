// ARGS: --transform-interpreter --split-input-file
// A matcher must only read.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @matcher(%op: !transform.any_op {transform.consumed}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.collect_matching @matcher in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// What matches and what is yielded do not go together.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @matcher(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @action(%op: !transform.any_op {transform.readonly}, %more: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    transform.foreach_match in %root @matcher -> @action : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// No such sequence.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.collect_matching @matcher in %root : (!transform.any_op) -> !transform.any_op
    transform.include @show failures(propagate) (%0) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// Without the attribute.
module {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

// What changes the payload is no matcher's business.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @matcher(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "seen" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @action() {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    transform.foreach_match in %root @matcher -> @action : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// Not marked.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @matcher(%op: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @action() {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    transform.foreach_match in %root @matcher -> @action : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// A definite failure in a matcher is not silenced.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @matcher(%op: !transform.any_op {transform.readonly}) {
    transform.match.operation_name %op ["func.func"] : !transform.any_op
    transform.include @declared failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @declared(!transform.any_op {transform.readonly})
  transform.named_sequence @action() {
    transform.yield
  }
  func.func @f() { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    transform.foreach_match in %root @matcher -> @action : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
