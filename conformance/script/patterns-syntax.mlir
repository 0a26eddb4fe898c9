// ARGS: --split-input-file
// Syntax and verifier.

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r {} {apply_cse, max_iterations = 3 : i64, max_num_rewrites = -1, other} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r {} {max_iterations = 3 : i32} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r {} {max_iterations = -1, max_num_rewrites = 18446744073709551615} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r {} {max_num_rewrites = "a"} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r {} {apply_cse = true} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r {transform.yield} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r {transform.apply_patterns.canonicalization {a = 1}} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r {
 ^bb0(%q: i32):
} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r {
 ^bb0:
 transform.yield 
^bb1:
} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns %r {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns to %r {}
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_patterns"(%r) ({}) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_patterns"(%r) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_patterns"(%r) ({}, {}) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_patterns"(%r) <{max_iterations = 4 : i64, max_num_rewrites = 18446744073709551615 : i64}> ({}) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_patterns.canonicalization
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_value) {
  transform.apply_patterns to %r {} : !transform.any_value
  transform.yield
}
}
