// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %0, %0) ({
    %1 = arith.negf %t#1 : f32
    "foo.end"(%t#1) : (f32) -> ()
  }) : (f32, f32, f32) -> ()
  return %0 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["arith.addf", "arith.negf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.select "arith.negf" in %x {a} : (!transform.any_op) -> !transform.op<"arith.addf">
 transform.yield
}}
