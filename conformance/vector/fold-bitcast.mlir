// ARGS: --canonicalize --split-input-file
func.func @f0() -> vector<8xi8> {
  %0 = arith.constant dense<true> : vector<64xi1>
 %1 = vector.bitcast %0 : vector<64xi1> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f1() -> vector<4xi16> {
  %0 = arith.constant dense<true> : vector<64xi1>
 %1 = vector.bitcast %0 : vector<64xi1> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f2() -> vector<2xi32> {
  %0 = arith.constant dense<true> : vector<64xi1>
 %1 = vector.bitcast %0 : vector<64xi1> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f3() -> vector<1xi64> {
  %0 = arith.constant dense<true> : vector<64xi1>
 %1 = vector.bitcast %0 : vector<64xi1> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f4() -> vector<4xf16> {
  %0 = arith.constant dense<true> : vector<64xi1>
 %1 = vector.bitcast %0 : vector<64xi1> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f5() -> vector<4xbf16> {
  %0 = arith.constant dense<true> : vector<64xi1>
 %1 = vector.bitcast %0 : vector<64xi1> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f6() -> vector<2xf32> {
  %0 = arith.constant dense<true> : vector<64xi1>
 %1 = vector.bitcast %0 : vector<64xi1> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f7() -> vector<1xf64> {
  %0 = arith.constant dense<true> : vector<64xi1>
 %1 = vector.bitcast %0 : vector<64xi1> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f8() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<true> : vector<64xi1>
 %1 = vector.bitcast %0 : vector<64xi1> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f9() -> vector<64xi1> {
  %0 = arith.constant dense<1> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f10() -> vector<64xi1> {
  %0 = arith.constant dense<-3> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f11() -> vector<4xi16> {
  %0 = arith.constant dense<1> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f12() -> vector<4xi16> {
  %0 = arith.constant dense<-3> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f13() -> vector<2xi32> {
  %0 = arith.constant dense<1> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f14() -> vector<2xi32> {
  %0 = arith.constant dense<-3> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f15() -> vector<1xi64> {
  %0 = arith.constant dense<1> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f16() -> vector<1xi64> {
  %0 = arith.constant dense<-3> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f17() -> vector<4xf16> {
  %0 = arith.constant dense<1> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f18() -> vector<4xf16> {
  %0 = arith.constant dense<-3> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f19() -> vector<4xbf16> {
  %0 = arith.constant dense<1> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f20() -> vector<4xbf16> {
  %0 = arith.constant dense<-3> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f21() -> vector<2xf32> {
  %0 = arith.constant dense<1> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f22() -> vector<2xf32> {
  %0 = arith.constant dense<-3> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f23() -> vector<1xf64> {
  %0 = arith.constant dense<1> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f24() -> vector<1xf64> {
  %0 = arith.constant dense<-3> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f25() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<1> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f26() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<-3> : vector<8xi8>
 %1 = vector.bitcast %0 : vector<8xi8> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f27() -> vector<64xi1> {
  %0 = arith.constant dense<1> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f28() -> vector<64xi1> {
  %0 = arith.constant dense<-3> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f29() -> vector<8xi8> {
  %0 = arith.constant dense<1> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f30() -> vector<8xi8> {
  %0 = arith.constant dense<-3> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f31() -> vector<2xi32> {
  %0 = arith.constant dense<1> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f32() -> vector<2xi32> {
  %0 = arith.constant dense<-3> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f33() -> vector<1xi64> {
  %0 = arith.constant dense<1> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f34() -> vector<1xi64> {
  %0 = arith.constant dense<-3> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f35() -> vector<4xf16> {
  %0 = arith.constant dense<1> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f36() -> vector<4xf16> {
  %0 = arith.constant dense<-3> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f37() -> vector<4xbf16> {
  %0 = arith.constant dense<1> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f38() -> vector<4xbf16> {
  %0 = arith.constant dense<-3> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f39() -> vector<2xf32> {
  %0 = arith.constant dense<1> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f40() -> vector<2xf32> {
  %0 = arith.constant dense<-3> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f41() -> vector<1xf64> {
  %0 = arith.constant dense<1> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f42() -> vector<1xf64> {
  %0 = arith.constant dense<-3> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f43() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<1> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f44() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<-3> : vector<4xi16>
 %1 = vector.bitcast %0 : vector<4xi16> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f45() -> vector<64xi1> {
  %0 = arith.constant dense<1> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f46() -> vector<64xi1> {
  %0 = arith.constant dense<-3> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f47() -> vector<8xi8> {
  %0 = arith.constant dense<1> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f48() -> vector<8xi8> {
  %0 = arith.constant dense<-3> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f49() -> vector<4xi16> {
  %0 = arith.constant dense<1> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f50() -> vector<4xi16> {
  %0 = arith.constant dense<-3> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f51() -> vector<1xi64> {
  %0 = arith.constant dense<1> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f52() -> vector<1xi64> {
  %0 = arith.constant dense<-3> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f53() -> vector<4xf16> {
  %0 = arith.constant dense<1> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f54() -> vector<4xf16> {
  %0 = arith.constant dense<-3> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f55() -> vector<4xbf16> {
  %0 = arith.constant dense<1> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f56() -> vector<4xbf16> {
  %0 = arith.constant dense<-3> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f57() -> vector<2xf32> {
  %0 = arith.constant dense<1> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f58() -> vector<2xf32> {
  %0 = arith.constant dense<-3> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f59() -> vector<1xf64> {
  %0 = arith.constant dense<1> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f60() -> vector<1xf64> {
  %0 = arith.constant dense<-3> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f61() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<1> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f62() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<-3> : vector<2xi32>
 %1 = vector.bitcast %0 : vector<2xi32> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f63() -> vector<64xi1> {
  %0 = arith.constant dense<1> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f64() -> vector<64xi1> {
  %0 = arith.constant dense<-3> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f65() -> vector<8xi8> {
  %0 = arith.constant dense<1> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f66() -> vector<8xi8> {
  %0 = arith.constant dense<-3> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f67() -> vector<4xi16> {
  %0 = arith.constant dense<1> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f68() -> vector<4xi16> {
  %0 = arith.constant dense<-3> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f69() -> vector<2xi32> {
  %0 = arith.constant dense<1> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f70() -> vector<2xi32> {
  %0 = arith.constant dense<-3> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f71() -> vector<4xf16> {
  %0 = arith.constant dense<1> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f72() -> vector<4xf16> {
  %0 = arith.constant dense<-3> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f73() -> vector<4xbf16> {
  %0 = arith.constant dense<1> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f74() -> vector<4xbf16> {
  %0 = arith.constant dense<-3> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f75() -> vector<2xf32> {
  %0 = arith.constant dense<1> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f76() -> vector<2xf32> {
  %0 = arith.constant dense<-3> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f77() -> vector<1xf64> {
  %0 = arith.constant dense<1> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f78() -> vector<1xf64> {
  %0 = arith.constant dense<-3> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f79() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<1> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f80() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<-3> : vector<1xi64>
 %1 = vector.bitcast %0 : vector<1xi64> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f81() -> vector<64xi1> {
  %0 = arith.constant dense<1.0> : vector<4xf16>
 %1 = vector.bitcast %0 : vector<4xf16> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f82() -> vector<8xi8> {
  %0 = arith.constant dense<1.0> : vector<4xf16>
 %1 = vector.bitcast %0 : vector<4xf16> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f83() -> vector<4xi16> {
  %0 = arith.constant dense<1.0> : vector<4xf16>
 %1 = vector.bitcast %0 : vector<4xf16> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f84() -> vector<2xi32> {
  %0 = arith.constant dense<1.0> : vector<4xf16>
 %1 = vector.bitcast %0 : vector<4xf16> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f85() -> vector<1xi64> {
  %0 = arith.constant dense<1.0> : vector<4xf16>
 %1 = vector.bitcast %0 : vector<4xf16> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f86() -> vector<4xbf16> {
  %0 = arith.constant dense<1.0> : vector<4xf16>
 %1 = vector.bitcast %0 : vector<4xf16> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f87() -> vector<2xf32> {
  %0 = arith.constant dense<1.0> : vector<4xf16>
 %1 = vector.bitcast %0 : vector<4xf16> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f88() -> vector<1xf64> {
  %0 = arith.constant dense<1.0> : vector<4xf16>
 %1 = vector.bitcast %0 : vector<4xf16> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f89() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<1.0> : vector<4xf16>
 %1 = vector.bitcast %0 : vector<4xf16> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f90() -> vector<64xi1> {
  %0 = arith.constant dense<1.0> : vector<4xbf16>
 %1 = vector.bitcast %0 : vector<4xbf16> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f91() -> vector<8xi8> {
  %0 = arith.constant dense<1.0> : vector<4xbf16>
 %1 = vector.bitcast %0 : vector<4xbf16> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f92() -> vector<4xi16> {
  %0 = arith.constant dense<1.0> : vector<4xbf16>
 %1 = vector.bitcast %0 : vector<4xbf16> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f93() -> vector<2xi32> {
  %0 = arith.constant dense<1.0> : vector<4xbf16>
 %1 = vector.bitcast %0 : vector<4xbf16> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f94() -> vector<1xi64> {
  %0 = arith.constant dense<1.0> : vector<4xbf16>
 %1 = vector.bitcast %0 : vector<4xbf16> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f95() -> vector<4xf16> {
  %0 = arith.constant dense<1.0> : vector<4xbf16>
 %1 = vector.bitcast %0 : vector<4xbf16> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f96() -> vector<2xf32> {
  %0 = arith.constant dense<1.0> : vector<4xbf16>
 %1 = vector.bitcast %0 : vector<4xbf16> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f97() -> vector<1xf64> {
  %0 = arith.constant dense<1.0> : vector<4xbf16>
 %1 = vector.bitcast %0 : vector<4xbf16> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f98() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<1.0> : vector<4xbf16>
 %1 = vector.bitcast %0 : vector<4xbf16> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f99() -> vector<64xi1> {
  %0 = arith.constant dense<1.0> : vector<2xf32>
 %1 = vector.bitcast %0 : vector<2xf32> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f100() -> vector<8xi8> {
  %0 = arith.constant dense<1.0> : vector<2xf32>
 %1 = vector.bitcast %0 : vector<2xf32> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f101() -> vector<4xi16> {
  %0 = arith.constant dense<1.0> : vector<2xf32>
 %1 = vector.bitcast %0 : vector<2xf32> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f102() -> vector<2xi32> {
  %0 = arith.constant dense<1.0> : vector<2xf32>
 %1 = vector.bitcast %0 : vector<2xf32> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f103() -> vector<1xi64> {
  %0 = arith.constant dense<1.0> : vector<2xf32>
 %1 = vector.bitcast %0 : vector<2xf32> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f104() -> vector<4xf16> {
  %0 = arith.constant dense<1.0> : vector<2xf32>
 %1 = vector.bitcast %0 : vector<2xf32> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f105() -> vector<4xbf16> {
  %0 = arith.constant dense<1.0> : vector<2xf32>
 %1 = vector.bitcast %0 : vector<2xf32> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f106() -> vector<1xf64> {
  %0 = arith.constant dense<1.0> : vector<2xf32>
 %1 = vector.bitcast %0 : vector<2xf32> to vector<1xf64>
 return %1 : vector<1xf64>
}
// -----
func.func @f107() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<1.0> : vector<2xf32>
 %1 = vector.bitcast %0 : vector<2xf32> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f108() -> vector<64xi1> {
  %0 = arith.constant dense<1.0> : vector<1xf64>
 %1 = vector.bitcast %0 : vector<1xf64> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f109() -> vector<8xi8> {
  %0 = arith.constant dense<1.0> : vector<1xf64>
 %1 = vector.bitcast %0 : vector<1xf64> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f110() -> vector<4xi16> {
  %0 = arith.constant dense<1.0> : vector<1xf64>
 %1 = vector.bitcast %0 : vector<1xf64> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f111() -> vector<2xi32> {
  %0 = arith.constant dense<1.0> : vector<1xf64>
 %1 = vector.bitcast %0 : vector<1xf64> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f112() -> vector<1xi64> {
  %0 = arith.constant dense<1.0> : vector<1xf64>
 %1 = vector.bitcast %0 : vector<1xf64> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f113() -> vector<4xf16> {
  %0 = arith.constant dense<1.0> : vector<1xf64>
 %1 = vector.bitcast %0 : vector<1xf64> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f114() -> vector<4xbf16> {
  %0 = arith.constant dense<1.0> : vector<1xf64>
 %1 = vector.bitcast %0 : vector<1xf64> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f115() -> vector<2xf32> {
  %0 = arith.constant dense<1.0> : vector<1xf64>
 %1 = vector.bitcast %0 : vector<1xf64> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f116() -> vector<8xf8E5M2> {
  %0 = arith.constant dense<1.0> : vector<1xf64>
 %1 = vector.bitcast %0 : vector<1xf64> to vector<8xf8E5M2>
 return %1 : vector<8xf8E5M2>
}
// -----
func.func @f117() -> vector<64xi1> {
  %0 = arith.constant dense<1.0> : vector<8xf8E5M2>
 %1 = vector.bitcast %0 : vector<8xf8E5M2> to vector<64xi1>
 return %1 : vector<64xi1>
}
// -----
func.func @f118() -> vector<8xi8> {
  %0 = arith.constant dense<1.0> : vector<8xf8E5M2>
 %1 = vector.bitcast %0 : vector<8xf8E5M2> to vector<8xi8>
 return %1 : vector<8xi8>
}
// -----
func.func @f119() -> vector<4xi16> {
  %0 = arith.constant dense<1.0> : vector<8xf8E5M2>
 %1 = vector.bitcast %0 : vector<8xf8E5M2> to vector<4xi16>
 return %1 : vector<4xi16>
}
// -----
func.func @f120() -> vector<2xi32> {
  %0 = arith.constant dense<1.0> : vector<8xf8E5M2>
 %1 = vector.bitcast %0 : vector<8xf8E5M2> to vector<2xi32>
 return %1 : vector<2xi32>
}
// -----
func.func @f121() -> vector<1xi64> {
  %0 = arith.constant dense<1.0> : vector<8xf8E5M2>
 %1 = vector.bitcast %0 : vector<8xf8E5M2> to vector<1xi64>
 return %1 : vector<1xi64>
}
// -----
func.func @f122() -> vector<4xf16> {
  %0 = arith.constant dense<1.0> : vector<8xf8E5M2>
 %1 = vector.bitcast %0 : vector<8xf8E5M2> to vector<4xf16>
 return %1 : vector<4xf16>
}
// -----
func.func @f123() -> vector<4xbf16> {
  %0 = arith.constant dense<1.0> : vector<8xf8E5M2>
 %1 = vector.bitcast %0 : vector<8xf8E5M2> to vector<4xbf16>
 return %1 : vector<4xbf16>
}
// -----
func.func @f124() -> vector<2xf32> {
  %0 = arith.constant dense<1.0> : vector<8xf8E5M2>
 %1 = vector.bitcast %0 : vector<8xf8E5M2> to vector<2xf32>
 return %1 : vector<2xf32>
}
// -----
func.func @f125() -> vector<1xf64> {
  %0 = arith.constant dense<1.0> : vector<8xf8E5M2>
 %1 = vector.bitcast %0 : vector<8xf8E5M2> to vector<1xf64>
 return %1 : vector<1xf64>
}
