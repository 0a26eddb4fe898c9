module attributes {transform.with_named_sequence} {
  module @library_n attributes {transform.with_named_sequence} {
    transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
      transform.debug.emit_remark_at %a, "inside the library" : !transform.any_op
      transform.yield
    }
  }
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "of the library" : !transform.any_op
    transform.yield
  }
}
