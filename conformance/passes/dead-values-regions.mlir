// ARGS: -remove-dead-values=canonicalize=false
// ARGS: -remove-dead-values
func.func @f(%c: i1, %a: i32, %n: index, %m: memref<?xi32>) -> i32 {
  %x = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  return %x : i32
}
func.func @ifnew(%c: i1, %a: i32, %n: index, %m: memref<?xi32>) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %x = scf.if %c -> i1 {
    scf.yield %true : i1
  } else {
    scf.yield %false : i1
  }
  return %x : i1
}
func.func @nested(%c: i1, %lb: index, %n: index, %m: memref<?xi32>, %v: i32) {
  %r:2 = scf.if %c -> (i32, i32) {
    memref.store %v, %m[%lb] : memref<?xi32>
    %z = arith.addi %v, %v : i32
    scf.yield %v, %z : i32, i32
  } else {
    %t = scf.for %i = %lb to %n step %n iter_args(%q = %v) -> i32 {
      %w = arith.addi %q, %v : i32
      scf.yield %w : i32
    }
    scf.yield %t, %v : i32, i32
  }
  return
}
func.func @sw(%i: index, %m: memref<?xi32>, %v: i32) {
  %r = scf.index_switch %i -> i32
  case 1 { memref.store %v, %m[%i] : memref<?xi32> scf.yield %v : i32 }
  default { %z = arith.muli %v, %v : i32 scf.yield %z : i32 }
  return
}
func.func @wh(%i: i32, %m: memref<?xi32>, %ix: index) -> i32 {
  %r:3 = scf.while (%a = %i, %b = %i, %d = %i) : (i32, i32, i32) -> (i32, i32, i32) {
    %c = arith.cmpi slt, %a, %i : i32
    memref.store %a, %m[%ix] : memref<?xi32>
    scf.condition(%c) %a, %b, %d : i32, i32, i32
  } do {
  ^bb0(%p: i32, %q: i32, %s: i32):
    %z = arith.addi %p, %i : i32
    %y = arith.muli %q, %s : i32
    scf.yield %z, %y, %q : i32, i32, i32
  }
  return %r#0 : i32
}
func.func @exec(%v: i32) -> i32 {
  %r:2 = scf.execute_region -> (i32, i32) {
    %z = arith.muli %v, %v : i32
    scf.yield %v, %z : i32, i32
  }
  return %r#0 : i32
}
