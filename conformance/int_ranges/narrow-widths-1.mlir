// ARGS: --allow-unregistered-dialect --arith-int-range-narrowing=int-bitwidths-supported=32,8
func.func @a(%a: index, %b: i64) -> (index, i64) {
  %c = arith.constant 15 : index
  %x = arith.andi %a, %c : index
  %y = arith.addi %x, %c : index
  %q = arith.index_cast %b : i64 to index
  %r = arith.index_cast %q : index to i64
  return %y, %r : index, i64
}
func.func @chain(%b: i8, %c : i32) -> (i8, i32, i64, i8, i32, i64) {
  %q = arith.index_cast %b : i8 to index
  %r = arith.index_cast %q : index to i8
  %q1 = arith.index_castui %c : i32 to index
  %r1 = arith.index_castui %q1 : index to i32
  %r2 = arith.index_cast %q : index to i64
  %r3 = arith.index_castui %q : index to i8
  %r4 = arith.index_castui %q1 : index to i32
  %r5 = arith.index_cast %q1 : index to i64
  return %r, %r1, %r2, %r3, %r4, %r5 : i8, i32, i64, i8, i32, i64
}
func.func @dead(%a: i64, %s: i64, %v: vector<2xi64>) -> i64 {
  %c = arith.constant 200 : i64
  %x = arith.minui %a, %c : i64
  %y = arith.addi %x, %x : i64
  %cc = arith.constant dense<[4, 8]> : vector<2xi64>
  %xx = arith.minui %v, %cc : vector<2xi64>
  %yy = arith.addi %xx, %cc : vector<2xi64>
  "use"(%yy) : (vector<2xi64>) -> ()
  return %y : i64
}
