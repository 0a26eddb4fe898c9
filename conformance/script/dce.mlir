// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
func.func private @h()
func.func @f(%a: f32, %m: memref<f32>, %n: index) -> f32 {
  %true = arith.constant true
  %0 = arith.addf %a, %a : f32
  %1 = arith.mulf %0, %a : f32
  %2 = memref.load %m[] : memref<f32>
  %3 = "foo.op"(%1) : (f32) -> f32
  %al = memref.alloc() : memref<4xf32>
  scf.for %i = %n to %n step %n { %7 = arith.negf %a : f32 %8 = arith.negf %7 : f32 }
  %5 = scf.for %i = %n to %n step %n iter_args(%q = %a) -> f32 { %7 = arith.negf %a : f32 memref.store %a, %m[] : memref<f32> scf.yield %7 : f32 }
  %6 = scf.if %true -> f32 { %7 = arith.negf %a : f32 scf.yield %7 : f32 } else { scf.yield %a : f32 }
  call @h() : () -> ()
  cf.br ^bb1
^bb1:
  %9 = arith.divf %a, %a : f32
  return %a : f32
^bb2:
  %10 = arith.divf %a, %a : f32
  cf.br ^bb1
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %p = transform.param.constant 7 : i64 -> !transform.param<i64>
 %p2 = transform.param.constant -8 : i64 -> !transform.param<i64>
 %i = transform.param.constant 3 : i32 -> !transform.any_param
 %q = transform.merge_handles %p, %p2 : !transform.param<i64>
 // HERE
 transform.yield
}}
// EACH
%ff = transform.structured.match ops{["transform.named_sequence"]} in %arg0 : (!transform.any_op) -> !transform.any_op transform.apply_dce to %ff : !transform.any_op
// CASE
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %l = transform.structured.match ops{["scf.for"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.apply_dce to %f : !transform.any_op
