// ARGS: -transform-interpreter -allow-unregistered-dialect
// Printing payload: one form per file, as the order of outputs of several is not told.

module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.mulf %0, %a : f32
  %2 = arith.subf %0, %0 : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %1) ({ %9 = arith.negf %t#1 : f32 "foo.end"(%t#1) : (f32) -> () }) : (f32, f32) -> ()
  return %2 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %f = transform.structured.match ops{["foo.use"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.print %f {use_local_scope} : !transform.any_op
 transform.print %f {skip_regions} : !transform.any_op
 transform.print %f : !transform.any_op

 transform.yield
}}
