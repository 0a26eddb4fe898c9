// ARGS: --split-input-file
// ARGS: --split-input-file -mlir-print-op-generic
// FRAME
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  // HERE
  transform.yield
}
}
// EACH
transform.apply_conversion_patterns %r {} : !transform.any_op
transform.apply_conversion_patterns to %r {} with type_converter {}, {} : !transform.any_op
transform.apply_conversion_patterns to %r {} with type_converter { transform.apply_patterns.canonicalization } : !transform.any_op
transform.apply_conversion_patterns to %r { transform.apply_patterns.canonicalization } : !transform.any_op
transform.apply_conversion_patterns to %r { ^bb0: transform.yield ^bb1: } : !transform.any_op
transform.apply_conversion_patterns to %r {} {legal_ops = "a"} : !transform.any_op
transform.apply_conversion_patterns to %r {} {partial_conversion = 1} : !transform.any_op
transform.apply_conversion_patterns to %r {} : i32
"transform.apply_conversion_patterns"() ({}) : () -> ()
"transform.apply_conversion_patterns"(%r) : (!transform.any_op) -> ()
"transform.apply_conversion_patterns"(%r) ({}) : (!transform.any_op) -> ()
"transform.apply_conversion_patterns"(%r) ({}, {}) : (!transform.any_op) -> ()
%0 = "transform.apply_conversion_patterns"(%r) ({}) : (!transform.any_op) -> (!transform.any_op)
"transform.apply_conversion_patterns"(%r) <{legal_ops = 1}> ({}) {x} : (!transform.any_op) -> ()
