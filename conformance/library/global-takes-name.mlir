// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/global-takes-name.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  func.func @x() { 
    return }
  func.func private @g() 
  func.func @y() { 
    call @g() : () -> ()
    return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}
