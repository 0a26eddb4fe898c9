// ARGS: --scf-for-loop-specialization --allow-unregistered-dialect
// ARGS: --scf-parallel-loop-specialization --allow-unregistered-dialect
// ARGS: --scf-for-loop-range-folding --allow-unregistered-dialect
func.func @for(%n: index, %m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<(d0)[s0] -> (1024, -d0 + s0, 512)>(%n)[%n]
  %v = affine.min affine_map<(d0)[s0] -> (d0, -d0 + s0)>(%n)[%n]
  scf.for %i = %c0 to %u step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
    "use"(%u) : (index) -> ()
  } {some}
  scf.for %i = %c0 to %v step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%u, %u) step (%c1, %c1) {
    memref.store %x, %m[%i] : memref<?xf32>
    scf.reduce
  } {some}
  scf.parallel (%i, %j) = (%c0, %c0) to (%u, %n) step (%c1, %c1) {
    memref.store %x, %m[%i] : memref<?xf32>
    scf.reduce
  }
  return
}
func.func @ranges(%n: index, %m: memref<?xf32>, %x: f32, %o: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.addi %i, %c4 : index
    memref.store %x, %m[%a] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.muli %c4, %i : index
    %b = arith.addi %a, %o : index
    memref.store %x, %m[%b] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.muli %i, %i : index
    memref.store %x, %m[%a] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.addi %i, %c4 : index
    memref.store %x, %m[%i] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = arith.addi %j, %i : index
      %b = arith.muli %a, %c4 : index
      memref.store %x, %m[%b] : memref<?xf32>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.subi %i, %c4 : index
    memref.store %x, %m[%a] : memref<?xf32>
  }
  return
}
