// ARGS: -allow-unregistered-dialect -transform-preload-library=transform-library-paths=conformance/library/lib/renamed-beside-unregistered.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%a: !transform.any_op {transform.readonly}) { transform.yield }
  "a.b"() ({ "a.c"() : () -> () }) : () -> ()
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}
