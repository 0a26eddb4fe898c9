// ARGS: --split-input-file
// ARGS: --split-input-file -mlir-print-op-generic
// Syntax and verifier.

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} {preserve_handles, partial_conversion, illegal_dialects=["a"], legal_dialects=["b", "c"], illegal_ops=[], legal_ops=["d"], other = 1} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns %r {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {}
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} with {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} with type_converter : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} type_converter {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} with type_converter {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} with type_converter {}, {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} with type_converter { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r { transform.yield } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {
  ^bb0:
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {
  ^bb0(%a: i32):
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {
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
  transform.apply_conversion_patterns to %r {} {legal_ops = "a"} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} {legal_dialects = [1]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} {partial_conversion = 1} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} {preserve_handles = false} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r, %r {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  %0 = transform.apply_conversion_patterns to %r {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %q {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} : i32
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"() ({}) : () -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"(%r) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"(%r) ({}) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"(%r) ({}, {}) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"(%r) ({^bb0:}, {^bb0:}, {}) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  %0 = "transform.apply_conversion_patterns"(%r) ({}) : (!transform.any_op) -> (!transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"(%r) ({^bb0: "transform.yield"() : () -> () ^bb1: "transform.yield"() : () -> ()}) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"(%r) ({^bb0: }, {^bb0: "transform.yield"() : () -> () ^bb1: "transform.yield"() : () -> ()}) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"(%r) <{partial_conversion, legal_ops = ["a"]}> ({}) {x} : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"(%r) <{legal_ops = 1}> ({}) {x} : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"(%r) <{what = 1}> ({}) {x} : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_value) {
  transform.apply_conversion_patterns to %r {} : !transform.any_value
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.param<i64>) {
  transform.apply_conversion_patterns to %r {} : !transform.param<i64>
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.op<"func.func">) {
  transform.apply_conversion_patterns to %r {} : !transform.op<"func.func">
  transform.yield
}
}
