// ARGS: --convert-scf-to-openmp --split-input-file --allow-unregistered-dialect
// ARGS: --convert-scf-to-openmp=num-threads=4 --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --convert-scf-to-openmp=num-threads=4294967295 --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo
// alloca inside, nested parallel, inside scf.for, multiple reductions, if, func with no args
func.func @a(%a: index, %m: memref<?xf32>, %z: f32, %k: i32) -> (f32, i32) {
  %0 = arith.constant 0 : index
  scf.for %i = %a to %a step %a {
    scf.parallel (%j) = (%a) to (%a) step (%a) {
      %al = memref.alloca() : memref<4xf32>
      scf.parallel (%l) = (%j) to (%a) step (%a) {
        memref.store %z, %al[%l] : memref<4xf32>
      }
    }
  }
  %r:2 = scf.parallel (%i, %j) = (%a, %0) to (%a, %a) step (%a, %a) init(%z, %k) -> (f32, i32) {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x, %k : f32, i32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%p: i32, %q: i32):
      %s = arith.muli %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r#0, %r#1 : f32, i32
}
func.func @b(%a: index, %z: f32) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  } {some}
  return %r : f32
}
module @inner {
func.func @b(%a: index, %z: f32) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  } {some}
  return %r : f32
}
}
// -----
omp.declare_reduction @__scf_reduction : f32
init { ^bb0(%a: f32): omp.yield(%a : f32) }
combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
func.func @b(%a: index, %z: f32) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  } 
  %r2 = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
  %r2 = scf.parallel (%i2) = (%a) to (%i) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.mulf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
    scf.reduce(%r2 : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  } 
  return %r : f32
}
// -----
func.func @g(%a: index, %m: memref<?xf32>, %z: f32) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.forall (%j) in (%a) { memref.store %z, %m[%j] : memref<?xf32> }
    %c = arith.constant true
    scf.if %c {
     memref.store %z, %m[%i] : memref<?xf32>
    }
  }
  return
}
// -----
func.func @g(%a: index, %m: memref<?xf32>, %z: f32) {
  scf.forall (%j) in (%a) { memref.store %z, %m[%j] : memref<?xf32> }
  return
}
// -----
"test.top"() ({
  %a = "test.x"() : () -> index
  scf.parallel (%i) = (%a) to (%a) step (%a) { scf.reduce }
}) : () -> ()
// -----
func.func @b(%a: index, %z: f32) -> f32 {
  %r2 = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    %q0 = scf.parallel (%i2) = (%a) to (%i) step (%a) init(%z) -> f32 {
      scf.reduce(%z : f32) {
      ^bb0(%p: f32, %q: f32):
        %s = arith.mulf %p, %q : f32
        scf.reduce.return %s : f32
      }
    }
    %r3 = scf.parallel (%i2) = (%a) to (%i) step (%a) init(%z) -> f32 {
      scf.reduce(%z : f32) {
      ^bb0(%p: f32, %q: f32):
        %s = arith.subf %p, %q : f32
        scf.reduce.return %s : f32
      }
    }
    scf.reduce(%r3 : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  } 
  return %r2 : f32
}
// -----
func.func @b(%a: index, %z: f32) -> f32 {
  %r3 = scf.parallel (%i2) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r3 : f32
}
