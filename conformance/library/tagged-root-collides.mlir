// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/tagged-root-collides.mlir -transform-interpreter=debug-payload-root-tag=x

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
  func.func @a() attributes {transform.target_tag = "x"} {return}
}
