// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%a: index, %f: f32) {
  %m = memref.alloc(%a) : memref<?xf32>
  %0 = arith.cmpi eq, %a, %a : index
  %1 = arith.constant 5 : i32
  %2 = arith.addi %a, %a : index
  memref.store %f, %m[%a] : memref<?xf32>
  "foo.op"(%a) <{p = 1}> {q} : (index) -> ()
  scf.for %i = %a to %a step %a { }
  return
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 // HERE
  transform.verify %z : !transform.any_op
 transform.yield
}}
// EACH
%z = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op %k = transform.param.constant @g -> !transform.any_param transform.annotate %z "sym_name" = %k : !transform.any_op, !transform.any_param
%z = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op %k = transform.param.constant [] -> !transform.any_param transform.annotate %z "arg_attrs" = %k : !transform.any_op, !transform.any_param
%z = transform.structured.match ops{["foo.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op %k = transform.param.constant unit -> !transform.any_param transform.annotate %z "p" = %k : !transform.any_op, !transform.any_param
%z = transform.structured.match ops{["foo.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op %k = transform.param.constant 2 -> !transform.any_param transform.annotate %z "" = %k : !transform.any_op, !transform.any_param
// CASE
 %z = transform.structured.match ops{["memref.alloc"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %k = transform.param.constant array<i32: 0, 1> -> !transform.any_param
 transform.annotate %z "operandSegmentSizes" = %k : !transform.any_op, !transform.any_param
// CASE
 %z = transform.structured.match ops{["memref.alloc"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %k = transform.param.constant 3 : i32 -> !transform.any_param
 transform.annotate %z "operandSegmentSizes" = %k : !transform.any_op, !transform.any_param
// CASE
 %z = transform.structured.match ops{["memref.alloc"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %k = transform.param.constant -8 -> !transform.any_param
 transform.annotate %z "alignment" = %k : !transform.any_op, !transform.any_param
// CASE
 %z = transform.structured.match ops{["arith.cmpi"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %k = transform.param.constant 3 : i32 -> !transform.any_param
 transform.annotate %z "predicate" = %k : !transform.any_op, !transform.any_param
// CASE
 %z = transform.structured.match ops{["memref.store"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %k = transform.param.constant true -> !transform.any_param
 transform.annotate %z "nontemporal" = %k : !transform.any_op, !transform.any_param
// CASE
 %z = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %k = transform.param.constant () -> () -> !transform.any_param
 transform.annotate %z "function_type" = %k : !transform.any_op, !transform.any_param
// CASE
 %z = transform.structured.match ops{["builtin.module"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %k = transform.param.constant 2 -> !transform.any_param
 transform.annotate %z "transform.with_named_sequence" = %k : !transform.any_op, !transform.any_param
