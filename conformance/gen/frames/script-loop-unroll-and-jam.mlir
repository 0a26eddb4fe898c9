// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["scf.for", "affine.for"]} attributes {outer} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @flat(%n: index, %b: i1) {
  %c0 = arith.constant 1 : index
  %c1 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    "before"(%i) : (index) -> ()
    scf.for %j = %c0 to %n step %c1 {
      "first"(%i, %j) : (index, index) -> ()
    }
    "between"() : () -> ()
    scf.for %j = %c0 to %n step %c1 {
      "second"(%j) : (index) -> ()
      "more"(%j) : (index) -> ()
    }
    scf.if %b {
      "in if"(%i) : (index) -> ()
    }
    "behind"(%i) : (index) -> ()
  } {outer}
  return
}
// AND
transform.loop.unroll_and_jam %l {factor = 3} : !transform.any_op
// CASE
func.func @dynamic(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "before"(%i) : (index) -> ()
  } {outer}
  return
}
// AND
transform.loop.unroll_and_jam %l {factor = 2} : !transform.any_op
// CASE
func.func @left_over(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    "before"(%i) : (index) -> ()
  } {outer}
  return
}
// AND
transform.loop.unroll_and_jam %l {factor = 2} : !transform.any_op
// CASE
func.func @carries(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %n) -> index {
    %b = arith.addi %a, %i : index
    scf.yield %b : index
  } {outer}
  return
}
// AND
transform.loop.unroll_and_jam %l {factor = 2} : !transform.any_op
// CASE
func.func @affine_left_over(%a: memref<?x16xf32>, %o: memref<?xf32>, %n: index, %k: index) {
  %f = arith.constant 0.0 : f32
  affine.for %i = 0 to %n {
    %r = affine.for %j = 0 to 16 iter_args(%s = %f) -> f32 {
      %x = affine.load %a[%i, %j] : memref<?x16xf32>
      %t = arith.addf %s, %x : f32
      affine.yield %t : f32
    }
    affine.store %r, %o[%i] : memref<?xf32>
  } {outer}
  return
}
// AND
transform.loop.unroll_and_jam %l {factor = 3} : !transform.any_op
// CASE
func.func @affine_reductions(%a: memref<8x16xf32>, %b: memref<8xi32>, %start: i32) -> (f32, i32, i32, f32) {
  %f = arith.constant 0.0 : f32
  %g = arith.constant 1.0 : f32
  %z = arith.constant 0 : i32
  %r:4 = affine.for %i = 0 to 8 iter_args(%s = %f, %u = %z, %m = %start, %p = %g) -> (f32, i32, i32, f32) {
    %x = affine.load %a[%i, 2] : memref<8x16xf32>
    %y = affine.load %b[%i] : memref<8xi32>
    %t = arith.addf %s, %x : f32
    %v = arith.addi %y, %u : i32
    %w = arith.maxsi %m, %y : i32
    %q = arith.mulf %x, %p : f32
    affine.yield %t, %v, %w, %q : f32, i32, i32, f32
  } {outer}
  return %r#0, %r#1, %r#2, %r#3 : f32, i32, i32, f32
}
// AND
transform.loop.unroll_and_jam %l {factor = 4} : !transform.any_op
// CASE
func.func @affine_reduction_left_over(%a: memref<9xf32>) -> f32 {
  %f = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 9 iter_args(%s = %f) -> f32 {
    %x = affine.load %a[%i] : memref<9xf32>
    %t = arith.addf %s, %x : f32
    affine.yield %t : f32
  } {outer}
  return %r : f32
}
// AND
transform.loop.unroll_and_jam %l {factor = 2} : !transform.any_op
// CASE
func.func @affine_too_few(%a: memref<9xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 3 {
    affine.store %f, %a[%i] : memref<9xf32>
  } {outer}
  return
}
// AND
transform.loop.unroll_and_jam %l {factor = 4} : !transform.any_op
