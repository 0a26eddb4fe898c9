// ARGS: --arith-int-range-narrowing=int-bitwidths-supported=8,16,32
func.func @f1(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.divsi %x, %k : i64
  return %r : i64
}
func.func @f2(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.remsi %x, %k : i64
  return %r : i64
}
func.func @f3(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.minsi %x, %k : i64
  return %r : i64
}
func.func @f4(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.maxsi %x, %k : i64
  return %r : i64
}
func.func @f5(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.shrsi %x, %k : i64
  return %r : i64
}
func.func @f6(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.shrui %x, %k : i64
  return %r : i64
}
func.func @f7(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.divui %x, %k : i64
  return %r : i64
}
func.func @f8(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.remui %x, %k : i64
  return %r : i64
}
func.func @f9(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.xori %x, %k : i64
  return %r : i64
}
func.func @f10(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.subi %x, %k : i64
  return %r : i64
}
func.func @f11(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.ceildivsi %x, %k : i64
  return %r : i64
}
func.func @f12(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.floordivsi %x, %k : i64
  return %r : i64
}
func.func @f13(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %k = arith.constant 3 : i64
  %r = arith.ceildivui %x, %k : i64
  return %r : i64
}
func.func @f14(%a: i64, %b: i64, %f: f32, %c: i1) -> i1 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.cmpi slt, %x, %y : i64
  return %r : i1
}
func.func @f15(%a: i64, %b: i64, %f: f32, %c: i1) -> i1 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.cmpi ult, %x, %y : i64
  return %r : i1
}
func.func @f16(%a: i64, %b: i64, %f: f32, %c: i1) -> i1 {
  %lo = arith.constant -5 : i64
  %hi = arith.constant 5 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.cmpi slt, %x, %y : i64
  return %r : i1
}
func.func @f17(%a: i64, %b: i64, %f: f32, %c: i1) -> i1 {
  %lo = arith.constant -5 : i64
  %hi = arith.constant 5 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.cmpi ult, %x, %y : i64
  return %r : i1
}
func.func @f18(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 100 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.select %c, %x, %y : i64
  return %r : i64
}
func.func @f19(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 60 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.addi %x, %y overflow<nsw> : i64
  return %r : i64
}
func.func @f20(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant -10 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.addi %x, %y overflow<nuw> : i64
  return %r : i64
}
func.func @f21(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant -10 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.addi %x, %y : i64
  return %r : i64
}
func.func @f22(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant -10 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.muli %x, %y : i64
  return %r : i64
}
func.func @f23(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %q = arith.trunci %x : i64 to i32
  %r = arith.extsi %q : i32 to i64
  return %r : i64
}
func.func @f24(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %q = arith.index_cast %x : i64 to index
  %r = arith.index_cast %q : index to i64
  return %r : i64
}
func.func @f25(%a: i64, %b: i64, %f: f32, %c: i1) -> i32 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %q = arith.index_cast %x : i64 to index
  %r = arith.index_cast %q : index to i32
  return %r : i32
}
func.func @f26(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %q = arith.index_castui %x : i64 to index
  %r = arith.index_cast %q : index to i64
  return %r : i64
}
func.func @f27(%a: i64, %b: i64, %f: f32, %c: i1) -> f32 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.sitofp %x : i64 to f32
  return %r : f32
}
func.func @f28(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant -10 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = math.absi %x : i64
  return %r : i64
}
func.func @f29(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = math.ctpop %x : i64
  return %r : i64
}
func.func @f30(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = math.ipowi %x, %y : i64
  return %r : i64
}
func.func @f31(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r, %o = arith.addui_extended %x, %y : i64, i1
  return %r : i64
}
func.func @f32(%a: i32, %b: i32, %f: f32, %c: i1) -> i32 {
  %lo = arith.constant 0 : i32
  %hi = arith.constant 10 : i32
  %x0 = arith.maxsi %a, %lo : i32
  %x = arith.minsi %x0, %hi : i32
  %y0 = arith.maxsi %b, %lo : i32
  %y = arith.minsi %y0, %hi : i32
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @f33(%a: i16, %b: i16, %f: f32, %c: i1) -> i16 {
  %lo = arith.constant 0 : i16
  %hi = arith.constant 10 : i16
  %x0 = arith.maxsi %a, %lo : i16
  %x = arith.minsi %x0, %hi : i16
  %y0 = arith.maxsi %b, %lo : i16
  %y = arith.minsi %y0, %hi : i16
  %r = arith.addi %x, %y : i16
  return %r : i16
}
func.func @f34(%a: vector<4xi64>, %b: vector<4xi64>, %f: f32, %c: i1) -> vector<4xi64> {
  %lo = arith.constant dense<0> : vector<4xi64>
  %hi = arith.constant dense<10> : vector<4xi64>
  %x0 = arith.maxsi %a, %lo : vector<4xi64>
  %x = arith.minsi %x0, %hi : vector<4xi64>
  %y0 = arith.maxsi %b, %lo : vector<4xi64>
  %y = arith.minsi %y0, %hi : vector<4xi64>
  %r = arith.addi %x, %y : vector<4xi64>
  return %r : vector<4xi64>
}
func.func @f35(%a: tensor<4xindex>, %b: tensor<4xindex>, %f: f32, %c: i1) -> tensor<4xindex> {
  %lo = arith.constant dense<0> : tensor<4xindex>
  %hi = arith.constant dense<10> : tensor<4xindex>
  %x0 = arith.maxsi %a, %lo : tensor<4xindex>
  %x = arith.minsi %x0, %hi : tensor<4xindex>
  %y0 = arith.maxsi %b, %lo : tensor<4xindex>
  %y = arith.minsi %y0, %hi : tensor<4xindex>
  %r = arith.addi %x, %y : tensor<4xindex>
  return %r : tensor<4xindex>
}
func.func @f36(%a: vector<4xi64>, %b: vector<4xi64>, %f: f32, %c: i1) -> vector<4xi1> {
  %lo = arith.constant dense<0> : vector<4xi64>
  %hi = arith.constant dense<10> : vector<4xi64>
  %x0 = arith.maxsi %a, %lo : vector<4xi64>
  %x = arith.minsi %x0, %hi : vector<4xi64>
  %y0 = arith.maxsi %b, %lo : vector<4xi64>
  %y = arith.minsi %y0, %hi : vector<4xi64>
  %r = arith.cmpi eq, %x, %y : vector<4xi64>
  return %r : vector<4xi1>
}
func.func @f37(%a: vector<4xi64>, %b: vector<4xi64>, %f: f32, %c: i1) -> vector<4xi64> {
  %lo = arith.constant dense<0> : vector<4xi64>
  %hi = arith.constant dense<10> : vector<4xi64>
  %x0 = arith.maxsi %a, %lo : vector<4xi64>
  %x = arith.minsi %x0, %hi : vector<4xi64>
  %y0 = arith.maxsi %b, %lo : vector<4xi64>
  %y = arith.minsi %y0, %hi : vector<4xi64>
  %r = arith.select %c, %x, %y : vector<4xi64>
  return %r : vector<4xi64>
}
func.func @f38(%a: i64, %b: i64, %f: f32, %c: i1) -> vector<4xi64> {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = vector.broadcast %x : i64 to vector<4xi64>
  return %r : vector<4xi64>
}
func.func @f39(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 0 : i64
  %hi = arith.constant 10 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %s = arith.addi %x, %y : i64
  %r = arith.addi %s, %y : i64
  return %r : i64
}
func.func @f40(%a: i64, %b: i64, %f: f32, %c: i1) -> i64 {
  %lo = arith.constant 5000000000 : i64
  %hi = arith.constant 5000000001 : i64
  %x0 = arith.maxsi %a, %lo : i64
  %x = arith.minsi %x0, %hi : i64
  %y0 = arith.maxsi %b, %lo : i64
  %y = arith.minsi %y0, %hi : i64
  %r = arith.addi %x, %y : i64
  return %r : i64
}
