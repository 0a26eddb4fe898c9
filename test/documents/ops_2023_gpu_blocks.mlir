// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_gpu_blocks.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_gpu_blocks.payload -
// RUN: jig eval %s --entry blocks --arg 'memref<7x9xf32>=random:1' --arg f32=2.0 --show-args > %t.blocks.before
// RUN: jig eval %t.applied.mlir --entry blocks --arg 'memref<7x9xf32>=random:1' --arg f32=2.0 --show-args | diff %t.blocks.before -
// RUN: jig eval %s --entry launched --arg 'memref<7x9xf32>=random:1' --arg f32=2.0 --show-args > %t.launched.before
// RUN: jig eval %t.applied.mlir --entry launched --arg 'memref<7x9xf32>=random:1' --arg f32=2.0 --show-args | diff %t.launched.before -
// Op list of 2023, "GPU transform operations": map_forall_to_blocks.
// ORACLE: 22
module {
  func.func @blocks(%m: memref<7x9xf32>, %x: f32) {
    scf.forall (%i, %j) in (7, 9) {
      %0 = memref.load %m[%i, %j] : memref<7x9xf32>
      %1 = arith.addf %0, %x : f32
      memref.store %1, %m[%i, %j] : memref<7x9xf32>
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
    return
  }
  func.func @launched(%m: memref<7x9xf32>, %x: f32) {
    %one = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one)
               threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
      scf.forall (%i, %j) in (7, 9) {
        %0 = memref.load %m[%i, %j] : memref<7x9xf32>
        %1 = arith.addf %0, %x : f32
        memref.store %1, %m[%i, %j] : memref<7x9xf32>
      } {mapping = [#gpu.block<y>, #gpu.block<x>]}
      gpu.terminator
    }
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %functions = transform.structured.match ops{["func.func"]} in %arg0
    %blocks, %launched = transform.split_handles %functions in [2] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    %0 = transform.gpu.map_forall_to_blocks %blocks generate_gpu_launch
    %launch = transform.structured.match ops{["gpu.launch"]} in %launched
    %1 = transform.gpu.map_forall_to_blocks %launch grid_dims = [9, 7, 1]
  }
}
