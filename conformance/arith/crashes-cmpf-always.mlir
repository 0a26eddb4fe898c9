// ARGS: --canonicalize
func.func @always(%x: i8) -> (i1, i1) {
  %c = arith.constant 4.5 : f32
  %0 = arith.sitofp %x : i8 to f32
  %1 = arith.cmpf true, %0, %c : f32
  %2 = arith.cmpf false, %0, %c : f32
  return %1, %2 : i1, i1
}
