// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    // HERE
    transform.yield
  }
}
// CASE
func.func @extrema(%n: index, %x: f32, %lb: index, %q: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%a = %x) -> f32 {
    %s = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    %t = affine.min affine_map<(d0)[s0] -> (s0 - d0, 5)>(%i)[%n]
    %u = affine.max affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    %v = affine.min affine_map<(d0)[s0] -> (s0 - d0, 3)>(%i)[%n]
    %w = affine.min affine_map<(d0)[s0, s1] -> (s0 - d0, s1)>(%i)[%n, %c4]
    %y = affine.min affine_map<(d0, d1, d2) -> (d1 - d0, d2)>(%i, %n, %c4)
    %o = affine.min affine_map<(d0)[s0] -> (s0 - d0, 4)>(%i)[%q]
    %p = affine.max affine_map<(d0)[s0] -> (s0 - d0, 2)>(%i)[%n]
    %z = "x"(%s, %t, %u, %v, %w, %y, %o, %p, %a) : (index, index, index, index, index, index, index, index, f32) -> f32
    scf.yield %z : f32
  }
  return %r : f32
}
// AND
%a, %b = transform.loop.peel %l : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @constant(%x: tensor<17xf32>) -> tensor<17xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  %r = scf.for %i = %c0 to %c17 step %c4 iter_args(%a = %x) -> tensor<17xf32> {
    %s = affine.min affine_map<(d0) -> (4, 17 - d0)>(%i)
    %e = tensor.extract_slice %a[%i][%s][1] : tensor<17xf32> to tensor<?xf32>
    %f = math.exp %e : tensor<?xf32>
    %g = tensor.insert_slice %f into %a[%i][%s][1] : tensor<?xf32> into tensor<17xf32>
    scf.yield %g : tensor<17xf32>
  }
  return %r : tensor<17xf32>
}
// AND
%a, %b = transform.loop.peel %l : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%t, %ls:3 = transform.structured.tile_using_for %m tile_sizes [8, 4, 16] : (!transform.any_op) -> (!transform.any_op, !transform.op<"scf.for">, !transform.op<"scf.for">, !transform.op<"scf.for">)
%x, %y = transform.loop.peel %ls#2 : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
%p, %q = transform.loop.peel %ls#0 : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @divides() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c4 {
    "x"(%i) : (index) -> ()
  }
  return
}
// AND
%a, %b = transform.loop.peel %l : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @divides_by_applies(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %ub = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%n]
  scf.for %i = %c0 to %ub step %c4 {
    "x"(%i) : (index) -> ()
  }
  return
}
// AND
%a, %b = transform.loop.peel %l : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @constant_ints(%n: index) {
  %c0 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %c17 = arith.constant 19 : i32
  scf.for %i = %c0 to %c17 step %c4 : i32 {
    "x"(%i) : (i32) -> ()
  }
  return
}
// AND
%a, %b = transform.loop.peel %l : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @front_constant(%x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  %r:2 = scf.for %i = %c0 to %c17 step %c4 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    scf.yield %b, %a : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
// AND
%a, %b = transform.loop.peel %l {peel_front = true, fail_if_already_divisible = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @front_ints(%x: f32) {
  %c0 = arith.constant 0 : i64
  %c4 = arith.constant 4 : i64
  %c3 = arith.constant 30 : i64
  scf.for %i = %c0 to %c3 step %c4 : i64 {
    "x"(%i) : (i64) -> ()
  }
  return
}
// AND
%a, %b = transform.loop.peel %l {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
