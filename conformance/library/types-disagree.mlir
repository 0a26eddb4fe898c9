// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/types-disagree.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%a: !transform.op<"func.func"> {transform.readonly})
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}
