// ARGS: --gpu-eliminate-barriers
// ARGS: --pass-pipeline=builtin.module(func.func(gpu-eliminate-barriers))
func.func @rr(%a: memref<?xf32>, %i: index) -> (f32, f32) attributes {__parallel_region_boundary_for_test} {
  %0 = memref.load %a[%i] : memref<?xf32>
  gpu.barrier
  %1 = memref.load %a[%i] : memref<?xf32>
  return %0, %1 : f32, f32
}
func.func @rw(%a: memref<?xf32>, %i: index, %x: f32) attributes {__parallel_region_boundary_for_test} {
  memref.store %x, %a[%i] : memref<?xf32>
  gpu.barrier
  %1 = memref.load %a[%i] : memref<?xf32>
  gpu.barrier
  %2 = memref.load %a[%i] : memref<?xf32>
  gpu.barrier
  return
}
func.func @noboundary(%a: memref<?xf32>, %i: index, %x: f32) {
  gpu.barrier
  %1 = memref.load %a[%i] : memref<?xf32>
  gpu.barrier
  %2 = memref.load %a[%i] : memref<?xf32>
  return
}
func.func @alloc(%a: memref<?xf32>, %i: index, %x: f32) attributes {__parallel_region_boundary_for_test} {
  %m = memref.alloc() : memref<4xf32>
  %n = memref.alloca() : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  gpu.barrier
  %0 = memref.load %n[%i] : memref<4xf32>
  %1 = memref.load %a[%i] : memref<?xf32>
  return
}
func.func @alloc2(%a: memref<memref<?xf32>>, %i: index, %x: f32) attributes {__parallel_region_boundary_for_test} {
  %m = memref.alloc(%i) : memref<?xf32>
  %q = memref.load %a[] : memref<memref<?xf32>>
  memref.store %m, %a[] : memref<memref<?xf32>>
  gpu.barrier
  memref.store %x, %m[%i] : memref<?xf32>
  gpu.barrier
  %0 = memref.load %q[%i] : memref<?xf32>
  return
}
func.func @alloc3(%a: memref<memref<?xf32>>, %i: index, %x: f32) attributes {__parallel_region_boundary_for_test} {
  %m = memref.alloc(%i) : memref<?xf32>
  %q = memref.load %a[] : memref<memref<?xf32>>
  %s = memref.subview %m[0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
  memref.store %x, %s[%i] : memref<2xf32, strided<[1]>>
  gpu.barrier
  %0 = memref.load %q[%i] : memref<?xf32>
  gpu.barrier
  %1 = memref.load %m[%i] : memref<?xf32>
  return
}
func.func @noalias(%a: memref<?xf32> {llvm.noalias}, %b: memref<?xf32> {llvm.noalias}, %c: memref<?xf32>, %i: index, %x: f32) attributes {__parallel_region_boundary_for_test} {
  memref.store %x, %a[%i] : memref<?xf32>
  gpu.barrier
  %0 = memref.load %b[%i] : memref<?xf32>
  gpu.barrier
  memref.store %x, %c[%i] : memref<?xf32>
  return
}
memref.global "private" @g : memref<4xf32>
memref.global "private" @h : memref<4xf32>
func.func @globals(%a: memref<?xf32>, %i: index, %x: f32) attributes {__parallel_region_boundary_for_test} {
  %g = memref.get_global @g : memref<4xf32>
  %h = memref.get_global @h : memref<4xf32>
  memref.store %x, %g[%i] : memref<4xf32>
  gpu.barrier
  %0 = memref.load %h[%i] : memref<4xf32>
  gpu.barrier
  %1 = memref.load %g[%i] : memref<4xf32>
  return
}
func.func @loop(%a: memref<?xf32>, %b: memref<?xf32>, %i: index, %x: f32) attributes {__parallel_region_boundary_for_test} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %x, %a[%i] : memref<?xf32>
  gpu.barrier
  scf.for %k = %c0 to %i step %c1 {
    %0 = memref.load %a[%k] : memref<?xf32>
    gpu.barrier
    %1 = memref.load %a[%k] : memref<?xf32>
    gpu.barrier
  }
  scf.for %k = %c0 to %i step %c1 {
    gpu.barrier
    %0 = memref.load %a[%k] : memref<?xf32>
    gpu.barrier
    memref.store %x, %a[%i] : memref<?xf32>
  }
  scf.for %k = %c0 to %i step %c1 {
    %t = memref.load %b[%k] : memref<?xf32>
    gpu.barrier
    memref.store %x, %b[%i] : memref<?xf32>
    gpu.barrier
  }
  return
}
func.func @ifs(%a: memref<?xf32>, %i: index, %x: f32, %p: i1) attributes {__parallel_region_boundary_for_test} {
  memref.store %x, %a[%i] : memref<?xf32>
  scf.if %p {
    gpu.barrier
    %0 = memref.load %a[%i] : memref<?xf32>
    gpu.barrier
    %1 = memref.load %a[%i] : memref<?xf32>
  }
  scf.while : () -> () {
    gpu.barrier
    %2 = memref.load %a[%i] : memref<?xf32>
    scf.condition(%p)
  } do {
    gpu.barrier
    scf.yield
  }
  return
}
func.func @launch(%a: memref<?xf32>, %i: index, %x: f32, %p: i1) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    gpu.barrier
    %0 = memref.load %a[%i] : memref<?xf32>
    gpu.barrier
    memref.store %x, %a[%i] : memref<?xf32>
    gpu.barrier
    gpu.terminator
  }
  gpu.barrier
  return
}
func.func @blocks(%a: memref<?xf32>, %i: index, %x: f32, %p: i1) attributes {__parallel_region_boundary_for_test} {
  gpu.barrier
  cf.br ^bb1
^bb1:
  gpu.barrier
  return
}
func.func private @callee()
func.func @unknown(%a: memref<?xf32>, %i: index, %x: f32, %p: i1) attributes {__parallel_region_boundary_for_test} {
  call @callee() : () -> ()
  gpu.barrier
  %0 = memref.load %a[%i] : memref<?xf32>
  gpu.barrier
  call @callee() : () -> ()
  gpu.barrier
  return
}
func.func @vec(%a: memref<?xf32>, %i: index, %v: vector<4xf32>, %x: f32) attributes {__parallel_region_boundary_for_test} {
  %m = memref.alloc() : memref<16xf32>
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<16xf32>
  gpu.barrier
  %0 = vector.transfer_read %a[%i], %x : memref<?xf32>, vector<4xf32>
  vector.store %0, %m[%i] : memref<16xf32>, vector<4xf32>
  gpu.barrier
  memref.dealloc %m : memref<16xf32>
  gpu.barrier
  vector.transfer_write %v, %a[%i] : vector<4xf32>, memref<?xf32>
  return
}
