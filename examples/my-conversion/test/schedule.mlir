module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op) {
    transform.apply_conversion_patterns to %module {
      transform.apply_conversion_patterns.num.to_arith
    } with type_converter {
      transform.apply_conversion_patterns.num.types
    } {partial_conversion, preserve_handles} : !transform.any_op
    transform.yield
  }
}
