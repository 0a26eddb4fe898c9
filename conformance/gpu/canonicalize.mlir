// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file
func.func @wait(%a: memref<4xf32>) {
  %t0 = gpu.wait async
  %t1 = gpu.wait async [%t0]
  %t2 = gpu.memcpy async [%t1] %a, %a : memref<4xf32>, memref<4xf32>
  %t3 = gpu.wait async [%t2]
  gpu.wait [%t3, %t0]
  gpu.wait
  %t4 = gpu.wait async [%t2, %t3]
  gpu.barrier
  gpu.barrier
  gpu.barrier
  return
}
// -----
func.func @dim(%i: index, %j: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %m = gpu.alloc (%i, %j) : memref<?x4x?xf32>
  %0 = memref.dim %m, %c0 : memref<?x4x?xf32>
  %c2 = arith.constant 2 : index
  %1 = memref.dim %m, %c2 : memref<?x4x?xf32>
  %2 = memref.dim %m, %c1 : memref<?x4x?xf32>
  return %0, %1, %2 : index, index, index
}
// -----
func.func @copy(%a: memref<4xf32>, %f: f32) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %c4 = arith.constant 4 : index
  gpu.memset %0, %f : memref<?xf32>, f32
  %t = gpu.wait async
  %b, %t1 = gpu.alloc async [%t] () : memref<4xf32>
  %t2 = gpu.memcpy async [%t1] %b, %a : memref<4xf32>, memref<4xf32>
  %t3 = gpu.dealloc async [%t2] %b : memref<4xf32>
  gpu.wait [%t3]
  %d = memref.alloc() : memref<4xf32>
  gpu.memcpy %d, %a : memref<4xf32>, memref<4xf32>
  %e = gpu.alloc () : memref<4xf32>
  gpu.memcpy %e, %0 : memref<4xf32>, memref<?xf32>
  "use"(%e) : (memref<4xf32>) -> ()
  return
}
// -----
func.func @launch(%n: index, %x: f32) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %n, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    "use"(%bx, %by, %tx, %ty, %gx, %sy) : (index, index, index, index, index, index) -> ()
    %0 = gpu.all_reduce add %x {} : (f32) -> f32
    %1 = gpu.subgroup_reduce add %x : (f32) -> f32
    %2 = gpu.subgroup_reduce add %x cluster(size = 1) : (f32) -> f32
    "use"(%0, %1, %2) : (f32, f32, f32) -> ()
    %true = "cond"() : () -> i1
    scf.if %true {
      %3 = gpu.all_reduce add %x {} : (f32) -> f32
      "use"(%3) : (f32) -> ()
    }
    %l = arith.constant 3 : i32
    %4 = gpu.subgroup_broadcast %x, first_active_lane : f32
    %5 = gpu.subgroup_broadcast %4, specific_lane %l : f32
    "use"(%5) : (f32) -> ()
    gpu.terminator
  }
  return
}
// -----
gpu.module @m {
  gpu.func @f(%x: f32) {
    %0 = gpu.all_reduce add %x {} : (f32) -> f32
    %1 = gpu.subgroup_reduce add %x : (f32) -> f32
    "use"(%0, %1) : (f32, f32) -> ()
    %2 = gpu.lane_id
    %3 = gpu.lane_id
    gpu.return
  }
}
