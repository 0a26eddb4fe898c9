// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/global-renamed.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  memref.global "private" @f : memref<2xf32> = dense<0.0>
  memref.global "nested" @f_0 : memref<2xf32> = dense<0.0>
  func.func @k() { %0 = memref.get_global @f : memref<2xf32> return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}
