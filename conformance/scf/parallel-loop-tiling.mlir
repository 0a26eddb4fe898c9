// ARGS: --scf-parallel-loop-tiling --allow-unregistered-dialect
// ARGS: --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,4 --allow-unregistered-dialect
// ARGS: --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,0 --allow-unregistered-dialect
// ARGS: --scf-parallel-loop-tiling=parallel-loop-tile-sizes=1,2,3 --allow-unregistered-dialect --dump-pass-pipeline
func.func @dynamic(%a: index, %b: index, %c: index, %d: index, %e: index, %f: index, %m: memref<?x?xf32>, %x: f32) {
  scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%e, %f) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
    scf.reduce
  } {some}
  return
}
func.func @constant(%m: memref<?x?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c24 = arith.constant 24 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c24) step (%c1, %c3) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c24) step (%c1) {
    scf.parallel (%j, %k) = (%c1, %c0) to (%c8, %i) step (%c3, %c1) {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
      "use"(%k) : (index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
func.func @never(%m: memref<?x?xf32>, %x: f32) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %3 = arith.constant 3 : index
  %8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%3, %8) to (%0, %0) step (%1, %2) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
  }
  scf.parallel (%i, %j) = (%3, %8) to (%2, %3) step (%3, %3) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
  }
  return
}
