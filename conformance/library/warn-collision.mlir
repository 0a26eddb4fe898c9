// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/warn-collision.mlir -transform-interpreter

// Names that cannot be settled end the merge before its warnings.
module attributes {transform.with_named_sequence} {
  memref.global "nested" @taken : memref<2xf32>
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}
