// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/globals-collide.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  memref.global @f : memref<2xf32> = dense<0.0>
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}
