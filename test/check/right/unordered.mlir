// RUN: %python %S/../corpus.py %s
// Iterations that have no order, and whose order does not show, or did not count before (../README.md).
// -----
// a sum in parallel
func.func private @a(%a: memref<8xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %z) -> f32 {
    %x = memref.load %a[%i] : memref<8xf32>
    %n = arith.addf %s, %x : f32
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
      %n = arith.addf %l, %q : f32
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
transform.annotate %call "callee" = %other : !t, !p
// -----
// a product of integers in parallel
func.func private @a(%a: memref<8xi32>, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %z) -> i32 {
    %x = memref.load %a[%i] : memref<8xi32>
    %n = arith.muli %s, %x : i32
    scf.yield %n : i32
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
      %n = arith.muli %l, %q : i32
      scf.reduce.return %n : i32
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
transform.annotate %call "callee" = %other : !t, !p
// -----
// a maximum in parallel
func.func private @a(%a: memref<8xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %z) -> f32 {
    %x = memref.load %a[%i] : memref<8xf32>
    %n = arith.maximumf %s, %x : f32
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
      %n = arith.maximumf %q, %l : f32
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
transform.annotate %call "callee" = %other : !t, !p
// -----
// one iteration alone has an order
func.func private @a(%a: memref<8xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%s = %z) -> f32 {
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
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%z) -> f32 {
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
transform.annotate %call "callee" = %other : !t, !p
// -----
// a sum in a critical section
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = memref.load %o[] : memref<f32>
    %s = arith.addf %x, %y : f32
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
          %s = arith.addf %y, %x : f32
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
transform.annotate %call "callee" = %other : !t, !p
// -----
// a sum by atomic updates
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = memref.load %o[] : memref<f32>
    %s = arith.addf %x, %y : f32
    memref.store %s, %o[] : memref<f32>
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
      %s = arith.addf %y, %x : f32
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
transform.annotate %call "callee" = %other : !t, !p
// -----
// a maximum by atomic updates
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = memref.load %o[] : memref<f32>
    %s = arith.maximumf %x, %y : f32
    memref.store %s, %o[] : memref<f32>
  }
  return
}
func.func private @b(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    %old = memref.atomic_rmw maximumf %x, %o[] : (f32, memref<f32>) -> f32
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
transform.annotate %call "callee" = %other : !t, !p
// -----
// what was printed in parallel is printed in order
func.func private @a(%z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    vector.print %i : index
  }
  %x = arith.addf %z, %z : f32
  return %x : f32
}
func.func private @b(%z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
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
transform.annotate %call "callee" = %other : !t, !p
// -----
// a sum by threads of a launch
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = memref.load %o[] : memref<f32>
    %s = arith.addf %x, %y : f32
    memref.store %s, %o[] : memref<f32>
  }
  return
}
func.func private @b(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%i, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    %old = memref.atomic_rmw addf %x, %o[] : (f32, memref<f32>) -> f32
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
transform.annotate %call "callee" = %other : !t, !p
// -----
// a sum by its blocks
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = memref.load %o[] : memref<f32>
    %s = arith.addf %x, %y : f32
    memref.store %s, %o[] : memref<f32>
  }
  return
}
func.func private @b(%a: memref<8xf32>, %o: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%i, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    %old = memref.atomic_rmw addf %x, %o[] : (f32, memref<f32>) -> f32
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
transform.annotate %call "callee" = %other : !t, !p
