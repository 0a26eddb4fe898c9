// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// EACH
transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op): transform.match.structured.yield ^bb1: transform.match.structured.yield }
transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op): transform.match.structured.yield %s }
transform.match.structured %root : !transform.any_op {x} { ^bb0(%s: !transform.any_op): }
transform.match.structured %root : !transform.any_op attributes {failure_propagation_mode = 1 : i32} { ^bb0(%s: !transform.any_op): }
transform.match.structured failures(propagate) %root : !transform.any_op attributes {failure_propagation_mode = 2 : i32} { ^bb0(%s: !transform.any_op): }
transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op): %k = transform.get_parent_op %s : (!transform.any_op) -> !transform.any_op transform.match.structured.body %k {elementwise} : !transform.any_op }
"transform.match.structured"(%root) ({ }) : (!transform.any_op) -> ()
"transform.match.structured"(%root) <{failure_propagation_mode = 5 : i32}> ({ ^bb0(%s: !transform.any_op): "transform.match.structured.yield"() : () -> () }) : (!transform.any_op) -> ()
// FRAME
func.func private @ext(f32) -> f32
func.func @f(%A: tensor<4x4xf32>) -> tensor<4x4xf32> { %0 = "linalg.matmul"(%A, %A, %A) <{operandSegmentSizes = array<i32: 2, 1>}> ({ ^bb0(%a: f32, %b: f32, %c: f32):
// HERE
linalg.yield %s : f32 }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %0 : tensor<4x4xf32> }
// EACH
%x = func.call @ext(%a) : (f32) -> f32 %m = arith.mulf %x, %b : f32 %s = arith.addf %c, %m : f32
%m = arith.mulf %a, %b : f32 %n = math.exp %m : f32 %s = arith.addf %c, %n : f32
%m = arith.subf %a, %b : f32 %s = arith.addf %c, %m : f32
