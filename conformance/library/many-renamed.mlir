// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/many-renamed.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence private @g(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence private @h(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @j(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @g_1(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}
