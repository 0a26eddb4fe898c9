// Memory that each iteration allocates and frees, and the same allocated once.

memref.global @rows : memref<20000x32xf32> = dense<1.0>

func.func private @row(%row: memref<32xf32, strided<[1], offset: ?>>, %scratch: memref<32xf32>) {
  linalg.add ins(%row, %row : memref<32xf32, strided<[1], offset: ?>>, memref<32xf32, strided<[1], offset: ?>>) outs(%scratch : memref<32xf32>)
  linalg.mul ins(%scratch, %scratch : memref<32xf32>, memref<32xf32>) outs(%row : memref<32xf32, strided<[1], offset: ?>>)
  return
}

func.func @cliff() attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20000 : index
  %rows = memref.get_global @rows : memref<20000x32xf32>
  scf.for %i = %c0 to %n step %c1 {
    %row = memref.subview %rows[%i, 0] [1, 32] [1, 1] : memref<20000x32xf32> to memref<32xf32, strided<[1], offset: ?>>
    %scratch = memref.alloc() : memref<32xf32>
    func.call @row(%row, %scratch) : (memref<32xf32, strided<[1], offset: ?>>, memref<32xf32>) -> ()
    memref.dealloc %scratch : memref<32xf32>
  }
  return
}

func.func @good() attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20000 : index
  %rows = memref.get_global @rows : memref<20000x32xf32>
  %scratch = memref.alloc() : memref<32xf32>
  scf.for %i = %c0 to %n step %c1 {
    %row = memref.subview %rows[%i, 0] [1, 32] [1, 1] : memref<20000x32xf32> to memref<32xf32, strided<[1], offset: ?>>
    func.call @row(%row, %scratch) : (memref<32xf32, strided<[1], offset: ?>>, memref<32xf32>) -> ()
  }
  memref.dealloc %scratch : memref<32xf32>
  return
}
