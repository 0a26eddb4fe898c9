// RUN: %python %S/../corpus.py %s
// Iterations that have no order, and whose order shows (../README.md).
// -----
// differences in parallel
func.func private @a(%a: memref<8xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %z) -> f32 {
    %x = memref.load %a[%i] : memref<8xf32>
    %n = arith.subf %s, %x : f32
    scf.yield %n : f32
  }
  return %r : f32
}
func.func private @b(%a: memref<8xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%z) -> f32 {
    %x = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %q: f32):
      %n = arith.subf %l, %q : f32
      scf.reduce.return %n : f32
    }
  }
  return %r : f32
}
func.func @f(%a: memref<8xf32>, %z: f32) -> f32 {
  %r = func.call @a(%a, %z) : (memref<8xf32>, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// the last one in parallel
func.func private @a(%a: memref<8xi32>, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %z) -> i32 {
    %x = memref.load %a[%i] : memref<8xi32>
    scf.yield %x : i32
  }
  return %r : i32
}
func.func private @b(%a: memref<8xi32>, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%z) -> i32 {
    %x = memref.load %a[%i] : memref<8xi32>
    scf.reduce(%x : i32) {
    ^bb0(%l: i32, %q: i32):
      scf.reduce.return %q : i32
    }
  }
  return %r : i32
}
func.func @f(%a: memref<8xi32>, %z: i32) -> i32 {
  %r = func.call @a(%a, %z) : (memref<8xi32>, i32) -> i32
  return %r : i32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// parts that are combined with a weight
func.func private @a(%a: memref<8xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %z) -> f32 {
    %x = memref.load %a[%i] : memref<8xf32>
    %x2 = arith.addf %x, %x : f32
    %n = arith.addf %s, %x2 : f32
    scf.yield %n : f32
  }
  return %r : f32
}
func.func private @b(%a: memref<8xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%z) -> f32 {
    %x = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %q: f32):
      %q2 = arith.addf %q, %q : f32
      %n = arith.addf %l, %q2 : f32
      scf.reduce.return %n : f32
    }
  }
  return %r : f32
}
func.func @f(%a: memref<8xf32>, %z: f32) -> f32 {
  %r = func.call @a(%a, %z) : (memref<8xf32>, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// differences in a critical section
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = memref.load %o[] : memref<f32>
    %s = arith.subf %x, %y : f32
    memref.store %s, %o[] : memref<f32>
  }
  return
}
func.func private @b(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        omp.critical {
          %x = memref.load %a[%i] : memref<8xf32>
          %y = memref.load %o[] : memref<f32>
          %s = arith.subf %x, %y : f32
          memref.store %s, %o[] : memref<f32>
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
func.func @f(%a: memref<8xf32>, %o: memref<f32>) {
  func.call @a(%a, %o) : (memref<8xf32>, memref<f32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// differences by atomic updates
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %old = memref.generic_atomic_rmw %o[] : memref<f32> {
    ^bb0(%y: f32):
      %s = arith.subf %x, %y : f32
      memref.atomic_yield %s : f32
    }
  }
  return
}
func.func private @b(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    %old = memref.generic_atomic_rmw %o[] : memref<f32> {
    ^bb0(%y: f32):
      %s = arith.subf %x, %y : f32
      memref.atomic_yield %s : f32
    }
  }
  return
}
func.func @f(%a: memref<8xf32>, %o: memref<f32>) {
  func.call @a(%a, %o) : (memref<8xf32>, memref<f32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// who writes last, atomically
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %old = memref.atomic_rmw assign %x, %o[] : (f32, memref<f32>) -> f32
  }
  return
}
func.func private @b(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    %old = memref.atomic_rmw assign %x, %o[] : (f32, memref<f32>) -> f32
  }
  return
}
func.func @f(%a: memref<8xf32>, %o: memref<f32>) {
  func.call @a(%a, %o) : (memref<8xf32>, memref<f32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// what atomic updates have found
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x0 = arith.constant 1.5 : f32
    %old = memref.atomic_rmw addf %x0, %o[] : (f32, memref<f32>) -> f32
    memref.store %old, %a[%i] : memref<8xf32>
  }
  return
}
func.func private @b(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x0 = arith.constant 1.5 : f32
    %old = memref.atomic_rmw addf %x0, %o[] : (f32, memref<f32>) -> f32
    memref.store %old, %a[%i] : memref<8xf32>
  }
  return
}
func.func @f(%a: memref<8xf32>, %o: memref<f32>) {
  func.call @a(%a, %o) : (memref<8xf32>, memref<f32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// printing in parallel
func.func private @a(%z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    vector.print %i : index
  }
  %x = arith.addf %z, %z : f32
  return %x : f32
}
func.func private @b(%z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    vector.print %i : index
  }
  %x = arith.addf %z, %z : f32
  return %x : f32
}
func.func @f(%z: f32) -> f32 {
  %r = func.call @a(%z) : (f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// which of the threads of a launch writes last
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %old = memref.atomic_rmw assign %x, %o[] : (f32, memref<f32>) -> f32
  }
  return
}
func.func private @b(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%i, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    %old = memref.atomic_rmw assign %x, %o[] : (f32, memref<f32>) -> f32
    gpu.terminator
  }
  return
}
func.func @f(%a: memref<8xf32>, %o: memref<f32>) {
  func.call @a(%a, %o) : (memref<8xf32>, memref<f32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// which of its blocks writes last
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %old = memref.atomic_rmw assign %x, %o[] : (f32, memref<f32>) -> f32
  }
  return
}
func.func private @b(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%i, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    %old = memref.atomic_rmw assign %x, %o[] : (f32, memref<f32>) -> f32
    gpu.terminator
  }
  return
}
func.func @f(%a: memref<8xf32>, %o: memref<f32>) {
  func.call @a(%a, %o) : (memref<8xf32>, memref<f32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
