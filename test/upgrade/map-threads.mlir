// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/map-threads.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/map-threads.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%x: memref<7x9xf32>, %y: memref<12xf32>, %v: f32) {
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %c12 = arith.constant 12 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
      scf.foreach_thread (%i, %j) in (%c7, %c9) {
        memref.store %v, %x[%i, %j] : memref<7x9xf32>
      } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
      scf.foreach_thread (%i) in (%c12) {
        memref.store %v, %y[%i] : memref<12xf32>
      } {mapping = [#gpu.thread<x>]}
      gpu.terminator
    }
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %f = transform.structured.match ops{["gpu.launch"]} in %arg1
    transform.gpu.map_nested_foreach_to_threads %f {blockDim = [12, 9, 1], syncAfterDistribute = false}
  }
}
