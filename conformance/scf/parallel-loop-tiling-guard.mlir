// ARGS: --scf-parallel-loop-tiling='parallel-loop-tile-sizes=3 no-min-max-bounds=true' --allow-unregistered-dialect
// ARGS: --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4,2 no-min-max-bounds=true' --canonicalize --allow-unregistered-dialect
func.func @dynamic(%a: index, %b: index, %c: index, %d: index, %m: memref<?x?xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%c1, %c1) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
    scf.reduce
  } {some}
  return
}
func.func @constant(%m: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c23 = arith.constant 23 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c23) step (%c1, %c1) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c23) step (%c1) {
    scf.parallel (%j, %k) = (%c1, %c0) to (%c8, %i) step (%c1, %c1) {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
      "use"(%k) : (index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}
