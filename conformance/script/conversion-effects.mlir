// ARGS: --split-input-file
// ARGS: --split-input-file -transform-infer-effects
// ARGS: --split-input-file -transform-dialect-check-uses
// ARGS: --split-input-file -canonicalize
// What the script says of its handles.

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%f: !transform.any_op, %g: !transform.any_op) {
  transform.apply_conversion_patterns to %f {} {} : !transform.any_op

  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%f: !transform.any_op, %g: !transform.any_op) {
  transform.apply_conversion_patterns to %f {} {preserve_handles} : !transform.any_op

  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%f: !transform.any_op, %g: !transform.any_op) {
  transform.apply_conversion_patterns to %f {} {} : !transform.any_op
  transform.print %f : !transform.any_op

  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%f: !transform.any_op, %g: !transform.any_op) {
  transform.apply_conversion_patterns to %f {} {preserve_handles} : !transform.any_op
  transform.print %f : !transform.any_op

  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%f: !transform.any_op, %g: !transform.any_op) {
  %h = transform.structured.match ops{["a.b"]} in %f : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %h {} {} : !transform.any_op
  transform.print %h : !transform.any_op

  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%f: !transform.any_op {transform.readonly}, %g: !transform.any_op {transform.consumed}) {
  transform.apply_conversion_patterns to %f {} {} : !transform.any_op

  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%f: !transform.any_op {transform.consumed}, %g: !transform.any_op {transform.readonly}) {
  transform.apply_conversion_patterns to %f {} {} : !transform.any_op

  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%f: !transform.any_op {transform.consumed}, %g: !transform.any_op {transform.readonly}) {
  transform.apply_conversion_patterns to %f {} {preserve_handles} : !transform.any_op

  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%f: !transform.any_op, %g: !transform.any_op) {
  %0 = transform.sequence %f : !transform.any_op -> !transform.any_op failures(propagate) {
  ^bb0(%q: !transform.any_op):
    transform.apply_conversion_patterns to %q {} : !transform.any_op
    transform.yield %q : !transform.any_op
  }

  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%f: !transform.any_op, %g: !transform.any_op) {
  transform.foreach %f : !transform.any_op {
  ^bb0(%q: !transform.any_op):
    transform.apply_conversion_patterns to %q {} {preserve_handles} : !transform.any_op
    transform.apply_conversion_patterns to %q {} : !transform.any_op
  }
  transform.print %f : !transform.any_op

  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%f: !transform.any_op, %g: !transform.any_op) {
  %0 = transform.merge_handles %f, %f : !transform.any_op
  %1 = transform.merge_handles %f, %f : !transform.any_op
  transform.apply_conversion_patterns to %0 {} {preserve_handles} : !transform.any_op
  transform.apply_conversion_patterns to %1 {} : !transform.any_op

  transform.yield
}
}
