func.func @buffers(%a: memref<32x32xf32>, %b: memref<32x32xf32>, %o: memref<32x32xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c1 {
    %t = memref.alloc() : memref<32xf32>
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %a[%i, %j] : memref<32x32xf32>
      memref.store %v, %t[%j] : memref<32xf32>
    }
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %t[%j] : memref<32xf32>
      memref.store %v, %b[%i, %j] : memref<32x32xf32>
    }
    memref.dealloc %t : memref<32xf32>
  }
  linalg.matmul ins(%a, %b : memref<32x32xf32>, memref<32x32xf32>) outs(%o : memref<32x32xf32>)
  return
}
