// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/tagged-root-around-script.mlir -transform-interpreter=debug-payload-root-tag=x

module attributes {transform.with_named_sequence} {
  func.func @a() attributes {transform.target_tag = "x"} {
  builtin.module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @k(%a: !transform.any_op) {
    transform.yield
  }
  }
  return}
}
