func.func @sum(%x: memref<64xf32>, %y: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant {two} 2.0 : f32
  scf.for %i = %c0 to %c64 step %c1 {
    %a = memref.load %x[%i] : memref<64xf32>
    %b = arith.mulf %a, %two : f32
    memref.store %b, %y[%i] : memref<64xf32>
  }
  return
}
