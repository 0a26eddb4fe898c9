func.func @branch(%x: memref<64xf32>, %n: i32) {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %is = arith.cmpi eq, %n, %seven : i32
  scf.if %is {
    %f = arith.constant 1.0 : f32
    memref.store %f, %x[%c0] : memref<64xf32>
  }
  return
}
