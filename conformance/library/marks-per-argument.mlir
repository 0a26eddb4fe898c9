// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/marks-per-argument.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.readonly, my.x}, %c: !transform.any_op {transform.readonly, my.y})
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}
