// ARGS: -remove-dead-values=canonicalize=false
// ARGS: -remove-dead-values
func.func @loop(%l0: index, %ub: index, %st: index, %m: memref<?xf32>, %x: f32, %c: i1) {
  %lb = arith.addi %l0, %l0 : index
  %r:2 = scf.for %i = %lb to %ub step %st iter_args(%p = %x, %q = %x) -> (f32, f32) {
    %dead = arith.addi %i, %i : index
    memref.store %p, %m[%l0] : memref<?xf32>
    %z = arith.addf %q, %x : f32
    %y = arith.addf %p, %x : f32
    scf.yield %y, %z : f32, f32
  }
  return
}
func.func @if1(%l0: index, %a: i32, %m: memref<?xf32>, %x: f32) {
  %c = arith.cmpi eq, %a, %a : i32
  %r = scf.if %c -> i32 {
    memref.store %x, %m[%l0] : memref<?xf32>
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  return
}
func.func @if2(%l0: index, %a: i32, %m: memref<?xf32>, %x: f32) -> i32 {
  %c = arith.cmpi eq, %a, %a : i32
  %d = arith.addi %a, %a : i32
  %r = scf.if %c -> i32 {
    %q = arith.muli %d, %d : i32
    scf.yield %q : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @if3(%l0: index, %a: i32, %m: memref<?xf32>, %x: f32) {
  %c = arith.cmpi eq, %a, %a : i32
  scf.if %c {
    %y = arith.addf %x, %x : f32
    func.call @ext(%y) : (f32) -> ()
  }
  return
}
func.func private @ext(f32)
func.func @wh(%i: i32, %m: memref<?xi32>, %ix: index) {
  %r = scf.while (%a = %i) : (i32) -> (i32) {
    %b = arith.addi %a, %a : i32
    %c = arith.cmpi slt, %b, %i : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%p: i32):
    memref.store %p, %m[%ix] : memref<?xi32>
    %z = arith.addi %p, %i : i32
    scf.yield %z : i32
  }
  return
}
func.func private @unused(%a: i32) -> i32 { return %a : i32 }
func.func private @multi(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %x = arith.addi %a, %a : i32
  return %x, %b : i32, i32
^bb2:
  return %a, %a : i32, i32
}
func.func @usem(%a: i32, %c: i1) -> i32 {
  %r:2 = call @multi(%a, %a, %c) : (i32, i32, i1) -> (i32, i32)
  %s:2 = call @multi(%a, %a, %c) : (i32, i32, i1) -> (i32, i32)
  %t = arith.addi %s#1, %r#1 : i32
  return %t : i32
}
func.func @br(%a: i32, %c: i1) -> i32 {
  %d = arith.addi %a, %a : i32
  cf.br ^bb1(%d, %a : i32, i32)
^bb1(%x: i32, %y: i32):
  %e = arith.addi %x, %x : i32
  cf.cond_br %c, ^bb1(%e, %y: i32, i32), ^bb2
^bb2:
  return %y : i32
}
