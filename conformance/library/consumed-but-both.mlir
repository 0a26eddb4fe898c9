// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/consumed-but-both.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  func.func private @f(i32 {transform.consumed})
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}
