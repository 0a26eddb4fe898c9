// ARGS: -split-input-file -allow-unregistered-dialect -transform-interpreter=entry-point=g
// ARGS: -split-input-file -allow-unregistered-dialect -pass-pipeline='builtin.module(builtin.module(transform-interpreter{entry-point=g}))'
// ARGS: -split-input-file -allow-unregistered-dialect -transform-preload-library=transform-library-paths=conformance/library/lib/entry-where.mlir -transform-interpreter=entry-point=g
// Even when it is a declaration, but not when it is no sequence.
module attributes {transform.with_named_sequence} {
  module @n attributes {transform.with_named_sequence} {
    transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
      transform.debug.emit_remark_at %a, "inner" : !transform.any_op
      transform.yield
    }
  }
  transform.named_sequence private @g(!transform.any_op {transform.readonly})
}
// -----
// Inside, the first one is taken, however deep.
module attributes {transform.with_named_sequence} {
  module @n attributes {transform.with_named_sequence} {
    module @m attributes {transform.with_named_sequence} {
      transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
        transform.debug.emit_remark_at %a, "in m" : !transform.any_op
        transform.yield
      }
    }
    transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
      transform.debug.emit_remark_at %a, "in n" : !transform.any_op
      transform.yield
    }
  }
}
// -----
module attributes {transform.with_named_sequence} {
  "a.b"() ({
    module @n attributes {transform.with_named_sequence} {
      transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
        transform.debug.emit_remark_at %a, "inner" : !transform.any_op
        transform.yield
      }
    }
  }) : () -> ()
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
      transform.debug.emit_remark_at %a, "without a name" : !transform.any_op
      transform.yield
    }
  }
}
