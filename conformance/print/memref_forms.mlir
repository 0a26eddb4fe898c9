// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func @f(%n: index) {
  %a = memref.alloc() : memref<4x4xf32>
  %b = memref.alloc(%n) {alignment = 16 : i64} : memref<?xf32, strided<[2], offset: 3>>
  %c = memref.subview %a[0, %n] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
  %d = memref.cast %b : memref<?xf32, strided<[2], offset: 3>> to memref<?xf32, strided<[?], offset: ?>>
  %e = memref.load %a[%n, %n] : memref<4x4xf32>
  memref.dealloc %a : memref<4x4xf32>
  return
}
memref.global "private" constant @g : memref<2xf32> = dense<[1.0, 2.0]>
memref.global @h : memref<2xf32> = uninitialized
