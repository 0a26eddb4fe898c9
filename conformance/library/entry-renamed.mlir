// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/entry-renamed.mlir -transform-interpreter=debug-payload-root-tag=x

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @__transform_main(%a: !transform.any_op) {
    transform.debug.emit_remark_at %a, "main" : !transform.any_op
    transform.yield
  }
  func.func @a() attributes {transform.target_tag = "x"} {return}
}
