// ARGS: --split-input-file --canonicalize
func.func @nuw_only(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %c1 = arith.constant 10 : i32
  %c2 = arith.constant 32 : i32
  %a = arith.addi %x, %c1 overflow<nuw> : i32
  %s1 = arith.subi %x, %c1 overflow<nuw> : i32
  %s2 = arith.subi %c1, %x overflow<nuw> : i32
  %m = arith.muli %c1, %x overflow<nuw> : i32
  %0 = arith.subi %a, %c2 overflow<nuw> : i32
  %1 = arith.subi %c2, %a overflow<nuw> : i32
  %2 = arith.subi %s1, %c2 overflow<nuw> : i32
  %3 = arith.subi %s2, %c2 overflow<nuw> : i32
  %4 = arith.subi %c2, %s1 overflow<nuw> : i32
  %5 = arith.subi %c2, %s2 overflow<nuw> : i32
  %6 = arith.addi %a, %c2 overflow<nuw> : i32
  %7 = arith.addi %s1, %c2 overflow<nuw> : i32
  %8 = arith.addi %s2, %c2 overflow<nuw> : i32
  %9 = arith.muli %m, %c2 overflow<nuw> : i32
  %10 = arith.subi %x, %y overflow<nsw, nuw> : i32
  %11 = arith.subi %10, %x overflow<nuw> : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %11 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}
// -----
func.func @shift_trunc(%x: i64, %y: i32, %v: vector<2xi32>) -> (i32, i32, i8, i8, vector<2xi16>, i32) {
  %c32 = arith.constant 32 : i64
  %c24 = arith.constant 24 : i32
  %d16 = arith.constant dense<16> : vector<2xi32>
  %0 = arith.shrsi %x, %c32 exact : i64
  %1 = arith.trunci %0 : i64 to i32
  %2 = arith.shrsi %x, %c32 : i64
  %3 = arith.trunci %2 overflow<nsw> : i64 to i32
  %4 = arith.shrsi %y, %c24 : i32
  %5 = arith.trunci %4 {a} : i32 to i8
  %6 = arith.shrsi %c24, %y : i32
  %7 = arith.trunci %6 : i32 to i8
  %8 = arith.shrsi %v, %d16 : vector<2xi32>
  %9 = arith.trunci %8 overflow<nuw> : vector<2xi32> to vector<2xi16>
  %10 = arith.shrui %x, %c32 : i64
  %11 = arith.trunci %10 : i64 to i32
  return %1, %3, %5, %7, %9, %11 : i32, i32, i8, i8, vector<2xi16>, i32
}
// -----
func.func @float_flags(%x: f32, %y: f32) -> (f32, f32, f32, f32, f32, f32) {
  %c1 = arith.constant 1.0 : f32
  %c0 = arith.constant 0.0 : f32
  %cm0 = arith.constant -0.0 : f32
  %0 = arith.mulf %x, %c0 : f32
  %1 = arith.mulf %x, %c0 fastmath<nnan, nsz> : f32
  %2 = arith.mulf %x, %cm0 fastmath<fast> : f32
  %3 = arith.mulf %x, %c1 : f32
  %4 = arith.divf %x, %c1 : f32
  %5 = arith.divf %c1, %x : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
// -----
func.func @float_identities(%x: f32, %y: vector<2xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf32>, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %cm0 = arith.constant -0.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %d = arith.constant dense<-0.0> : vector<2xf32>
  %0 = arith.addf %x, %c0 : f32
  %1 = arith.addf %x, %cm0 : f32
  %2 = arith.subf %x, %c0 : f32
  %3 = arith.subf %x, %cm0 : f32
  %4 = arith.maximumf %x, %ninf : f32
  %5 = arith.minimumf %x, %inf : f32
  %6 = arith.maxnumf %x, %ninf : f32
  %7 = arith.minnumf %x, %inf : f32
  %8 = arith.addf %y, %d : vector<2xf32>
  %9 = arith.maximumf %x, %nan : f32
  %10 = arith.maxnumf %x, %nan : f32
  %11 = arith.minnumf %x, %nan : f32
  %12 = arith.minimumf %x, %x : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf32>, f32, f32, f32, f32
}
