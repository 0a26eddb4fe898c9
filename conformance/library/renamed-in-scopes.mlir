// ARGS: -allow-unregistered-dialect -transform-preload-library=transform-library-paths=conformance/library/lib/f-public-definition.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  "a.b"() ({ "a.c"() {x = @f} : () -> () }) : () -> ()
  transform.named_sequence private @f(%a: !transform.any_op {transform.readonly}) { transform.yield }
  "a.b"() {y = @f::@g, z = [@f, {u = @f}], l = loc("u":1:2)} : () -> ()
  "a.b"() ({ "a.c"() {x = @f} : () -> () }) {sym_name = "h", y = @f} : () -> ()
  module @k attributes { z.y = @f } {  "a.c"() {x = @f} : () -> () }
  func.func @u() { "a.c"() {x = @f} : () -> () 
   return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}
