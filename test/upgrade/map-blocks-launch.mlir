// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/map-blocks-launch.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/map-blocks-launch.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%x: memref<8x9xf32>, %v: f32) {
    %c8 = arith.constant 8 : index
    %c9 = arith.constant 9 : index
    scf.foreach_thread (%i, %j) in (%c8, %c9) {
      memref.store %v, %x[%i, %j] : memref<8x9xf32>
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %f = transform.structured.match ops{["func.func"]} in %arg1
    %l = transform.gpu.map_foreach_to_blocks %f {generate_gpu_launch, gridDim = [8, 9, 1]}
  }
}
