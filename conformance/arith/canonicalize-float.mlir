// ARGS: --split-input-file --canonicalize
// FRAME
func.func @cmpf_int(%x: i32, %s: i8, %l: i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c1 = arith.constant 4.5 : f32
  %c2 = arith.constant -4.5 : f32
  %c3 = arith.constant 4.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %big = arith.constant 1.0e10 : f32
  %0 = arith.sitofp %s : i8 to f32
  %1 = arith.uitofp %s : i8 to f32
  %2 = arith.cmpf olt, %0, %c1 : f32
  %3 = arith.cmpf olt, %0, %c2 : f32
  %4 = arith.cmpf ogt, %1, %c2 : f32
  %5 = arith.cmpf oge, %1, %c3 : f32
  %6 = arith.cmpf ord, %0, %c3 : f32
  %7 = arith.cmpf uno, %0, %c3 : f32
  %8 = arith.cmpf olt, %0, %inf : f32
  %9 = arith.cmpf ueq, %1, %big : f32
  %10 = arith.sitofp %l : i64 to f32
  %11 = arith.cmpf olt, %10, %big : f32
  %12 = arith.cmpf olt, %10, %c3 : f32
  return %2, %3, %4, %5, %6, %7, %8, %9, %11, %12 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// FRAME
// HERE
  %1 = arith.cmpf oeq, %0, %p : f32
  %2 = arith.cmpf one, %0, %p : f32
  %3 = arith.cmpf olt, %0, %p : f32
  %4 = arith.cmpf ole, %0, %p : f32
  %5 = arith.cmpf ogt, %0, %p : f32
  %6 = arith.cmpf oge, %0, %p : f32
  %7 = arith.cmpf ueq, %0, %n : f32
  %8 = arith.cmpf une, %0, %n : f32
  %9 = arith.cmpf ult, %0, %n : f32
  %10 = arith.cmpf ule, %0, %n : f32
  %11 = arith.cmpf ugt, %0, %n : f32
  %12 = arith.cmpf uge, %0, %n : f32
  return %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// EACH
func.func @cmpf_signed_fraction(%s: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) { %p = arith.constant 4.5 : f32 %n = arith.constant -4.5 : f32 %0 = arith.sitofp %s : i8 to f32
func.func @cmpf_unsigned_fraction(%s: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) { %p = arith.constant 4.5 : f32 %n = arith.constant -0.5 : f32 %0 = arith.uitofp %s : i8 to f32
// FRAME
func.func @cmpf_lossy(%l: i64, %s: i32, %h: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %c24 = arith.constant 16777216.0 : f32
  %c23 = arith.constant 8388608.0 : f32
  %c64 = arith.constant 1.8446744e19 : f32
  %c70 = arith.constant 1.0e25 : f32
  %c0 = arith.constant 0.0 : f32
  %cm0 = arith.constant -0.0 : f32
  %0 = arith.sitofp %s : i32 to f32
  %u = arith.uitofp %l : i64 to f32
  %1 = arith.cmpf oeq, %0, %c24 : f32
  %2 = arith.cmpf oeq, %0, %c23 : f32
  %3 = arith.cmpf olt, %u, %c64 : f32
  %4 = arith.cmpf olt, %u, %c70 : f32
  %5 = arith.cmpf oeq, %0, %c0 : f32
  %6 = arith.cmpf olt, %u, %cm0 : f32
  %hi = arith.constant 0x7C00 : f16
  %b = arith.uitofp %h : i16 to f16
  %7 = arith.cmpf olt, %b, %hi : f16
  %d = arith.constant 4.0e18 : f64
  %e = arith.sitofp %l : i64 to f64
  %8 = arith.cmpf olt, %e, %d : f64
  return %1, %2, %3, %4, %5, %6, %7, %8 : i1, i1, i1, i1, i1, i1, i1, i1
}
// FRAME
func.func @cmpf_vector(%s: vector<4xi8>) -> vector<4xi1> {
  %p = arith.constant dense<4.5> : vector<4xf32>
  %0 = arith.sitofp %s : vector<4xi8> to vector<4xf32>
  %1 = arith.cmpf oeq, %0, %p : vector<4xf32>
  return %1 : vector<4xi1>
}
