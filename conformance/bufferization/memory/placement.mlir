// ARGS: --buffer-hoisting --split-input-file
// ARGS: --buffer-loop-hoisting --split-input-file
func.func @f(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xf32>
    %v = memref.load %a[%i] : memref<4xf32>
    %b = memref.alloca(%n) : memref<?xf32>
    %v2 = memref.load %b[%i] : memref<?xf32>
  }
  scf.while : () -> () { scf.condition(%c) } do {
    %a = memref.alloca() : memref<4xf32>
    %v = memref.load %a[%c0] : memref<4xf32>
    scf.yield }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %a = memref.alloca() : memref<4xf32>
    %v = memref.load %a[%i] : memref<4xf32>
    scf.reduce
  }
  scf.forall (%i) in (4) {
    %a = memref.alloca() : memref<4xf32>
    %v = memref.load %a[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %a = memref.alloca() : memref<4xf32>
    %v = memref.load %a[%i] : memref<4xf32>
  }
  return
}
// -----
func.func @f(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<4xf32>
    %v = memref.load %a[%i] : memref<4xf32>
    %b = memref.alloc(%n) : memref<?xf32>
    %v2 = memref.load %b[%i] : memref<?xf32>
  }
  scf.while : () -> () { scf.condition(%c) } do {
    %a = memref.alloc() : memref<4xf32>
    %v = memref.load %a[%c0] : memref<4xf32>
    scf.yield }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %a = memref.alloc() : memref<4xf32>
    %v = memref.load %a[%i] : memref<4xf32>
    scf.reduce
  }
  scf.forall (%i) in (4) {
    %a = memref.alloc() : memref<4xf32>
    %v = memref.load %a[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 4 {
    %a = memref.alloc() : memref<4xf32>
    %v = memref.load %a[%i] : memref<4xf32>
  }
  return
}
// -----
func.func private @use(memref<4xf32>)
func.func @out_of_if(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %r = scf.if %c -> memref<4xf32> {
    %a = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    %k = arith.constant 4 : index
    %b = memref.alloc(%k) : memref<?xf32>
    %v = memref.cast %b : memref<?xf32> to memref<4xf32>
    %inner = memref.alloc() : memref<2xf32>
    %i = memref.load %inner[%k] : memref<2xf32>
    scf.yield %v : memref<4xf32>
  }
  return %r : memref<4xf32>
}
// -----
func.func @common_dominator(%c: i1, %n: index) {
  cf.cond_br %c, ^a, ^b
^a:
  %x = memref.alloc() : memref<4xf32>
  cf.br ^c(%x : memref<4xf32>)
^b:
  %y = memref.alloc() : memref<4xf32>
  %z = memref.alloc(%n) : memref<?xf32>
  %w = memref.load %z[%n] : memref<?xf32>
  cf.br ^c(%y : memref<4xf32>)
^c(%m: memref<4xf32>):
  %v = memref.load %m[%n] : memref<4xf32>
  return
}
// -----
func.func @back_edge(%n: index, %m: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    %t = memref.alloc() : memref<4xf32>
    memref.copy %x, %t : memref<4xf32> to memref<4xf32>
    memref.copy %t, %a : memref<4xf32> to memref<4xf32>
    scf.for %j = %c0 to %i step %c1 {
      %b = memref.alloc(%i) : memref<?xf32>
      %v = memref.load %b[%j] : memref<?xf32>
    }
    scf.yield %a : memref<4xf32>
  }
  return %r : memref<4xf32>
}
// -----
func.func @while(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %r = scf.while (%a = %m) : (memref<4xf32>) -> memref<4xf32> {
    %n = memref.alloc() : memref<4xf32>
    scf.condition(%c) %n : memref<4xf32>
  } do {
  ^bb0(%b: memref<4xf32>):
    %k = memref.alloc() : memref<4xf32>
    memref.copy %b, %k : memref<4xf32> to memref<4xf32>
    scf.yield %k : memref<4xf32>
  }
  return %r : memref<4xf32>
}
// -----
func.func @in_a_launch(%n: index) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    %m = memref.alloc() : memref<4xf32>
    scf.for %x = %n to %n step %n {
      %o = memref.alloc() : memref<4xf32>
      %v = memref.load %o[%x] : memref<4xf32>
    }
    gpu.terminator
  }
  return
}
// -----
func.func private @declared(memref<4xf32>)
