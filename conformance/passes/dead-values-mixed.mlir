// ARGS: -remove-dead-values=canonicalize=false
// ARGS: -remove-dead-values
func.func @g(%c: i32, %cond: i1) -> i32 {
  cf.cond_br %cond, ^bb1(%c, %c: i32, i32), ^bb2(%c: i32)
^bb1(%a: i32, %b: i32):
  return %a : i32
^bb2(%d: i32):
  %e = arith.addi %d, %d : i32
  return %c : i32
}
func.func @loop(%lb: index, %ub: index, %st: index, %m: memref<?xf32>, %x: f32, %c: i1) {
  %r:2 = scf.for %i = %lb to %ub step %st iter_args(%p = %x, %q = %x) -> (f32, f32) {
    memref.store %p, %m[%i] : memref<?xf32>
    %z = arith.addf %q, %x : f32
    %y = arith.addf %p, %x : f32
    scf.yield %y, %z : f32, f32
  }
  %r2:3 = scf.while (%p = %x, %q = %x) : (f32, f32) -> (f32, f32, f32) {
    %z = arith.addf %p, %x : f32
    scf.condition(%c) %p, %q, %z : f32, f32, f32
  } do {
  ^bb0(%p: f32, %q: f32, %zz : f32):
    %z = arith.addf %p, %x : f32
    scf.yield %z, %q : f32, f32
  }
  return
}
func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %b, %b : i32
  return %0, %1 : i32, i32
}
func.func @g2(%c: i32, %cond: i1) -> i32 {
  %r:2 = call @f(%c, %c) : (i32, i32) -> (i32, i32)
  %x:2 = scf.if %cond -> (i32, i32) {
    scf.yield %c, %r#0 : i32, i32
  } else {
    scf.yield %r#0, %c : i32, i32
  }
  return %x#0 : i32
}
