// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_gpu_threads.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_gpu_threads.payload -
// RUN: jig eval %s --entry threads --arg 'memref<7x9xf32>=random:1' --arg 'memref<12xf32>=random:2' --arg f32=2.0 --show-args > %t.threads.before
// RUN: jig eval %t.applied.mlir --entry threads --arg 'memref<7x9xf32>=random:1' --arg 'memref<12xf32>=random:2' --arg f32=2.0 --show-args | diff %t.threads.before -
// RUN: jig eval %s --entry warps --arg 'memref<2x4xf32>=random:1' --arg f32=2.0 --show-args > %t.warps.before
// RUN: jig eval %t.applied.mlir --entry warps --arg 'memref<2x4xf32>=random:1' --arg f32=2.0 --show-args | diff %t.warps.before -
// Op list of 2023, "GPU transform operations": map_nested_forall_to_threads, its example, with bodies and the mapping that its result has.
// ORACLE: 22
module {
  func.func @threads(%m: memref<7x9xf32>, %v: memref<12xf32>, %x: f32) {
    %one = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one)
               threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
      scf.forall (%i, %j) in (7, 9) {
        %0 = memref.load %m[%i, %j] : memref<7x9xf32>
        %1 = arith.addf %0, %x : f32
        memref.store %1, %m[%i, %j] : memref<7x9xf32>
      } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
      scf.forall (%i) in (12) {
        %0 = memref.load %v[%i] : memref<12xf32>
        %1 = arith.addf %0, %x : f32
        memref.store %1, %v[%i] : memref<12xf32>
      } {mapping = [#gpu.thread<x>]}
      gpu.terminator
    }
    return
  }
  func.func @warps(%m: memref<2x4xf32>, %x: f32) {
    %one = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one)
               threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
      scf.forall (%i, %j) in (2, 4) {
        memref.store %x, %m[%i, %j] : memref<2x4xf32>
      } {mapping = [#gpu.warp<x>, #gpu.warp<y>]}
      gpu.terminator
    }
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %launch = transform.structured.match ops{["gpu.launch"]} in %arg0
    %threads, %warps = transform.split_handles %launch in [2] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    %0 = transform.gpu.map_nested_forall_to_threads %threads block_dims = [12, 9, 1]
    %1 = transform.gpu.map_nested_forall_to_threads %warps block_dims = [64, 4, 1] warp_dims = [2, 4, 1] sync_after_distribute = false
  }
}
