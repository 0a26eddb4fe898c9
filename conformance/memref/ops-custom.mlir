// ARGS:
// ARGS: --mlir-print-op-generic
memref.global "private" constant @x : memref<2xf32> = dense<[1.0, 2.0]> {alignment = 16 : i64}
memref.global @y : memref<2xf32> = uninitialized
memref.global "public" @z : memref<2xf32>
func.func @f(%m: memref<?x10xf32>, %i: index, %d: memref<10xf32>, %t: memref<1xi32>, %f: f32) {
  memref.alloca_scope { %x = memref.alloca() : memref<4xf32> }
  %r = memref.alloca_scope -> (f32) { memref.alloca_scope.return %f : f32 } {a}
  %tr = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x10xf32> to memref<10x?xf32, strided<[1, 10]>>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x10xf32>
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<?x10xf32>
  %g = memref.generic_atomic_rmw %d[%i] : memref<10xf32> { ^bb0(%v: f32): %q = arith.addf %v, %f : f32 
   memref.atomic_yield %q : f32 } {x}
  memref.dma_start %m[%i, %i], %d[%i], %i, %t[%i] : memref<?x10xf32>, memref<10xf32>, memref<1xi32>
  memref.dma_start %m[%i, %i], %d[%i], %i, %t[%i], %i, %i : memref<?x10xf32>, memref<10xf32>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  %0 = bufferization.alloc_tensor(%i) : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%0) {x} : tensor<?xf32>
  %2 = bufferization.alloc_tensor(%i) size_hint=%i {memory_space = 1 : i64} : tensor<?xf32>
  %a1, %a2 = memref.distinct_objects %m, %d : memref<?x10xf32>, memref<10xf32>
  return
}
