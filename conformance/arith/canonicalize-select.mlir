// ARGS: --split-input-file --canonicalize
func.func @not_condition(%c: i1, %v: vector<2xi1>, %a: i32, %b: i32, %x: vector<2xi32>, %y: vector<2xi32>) -> (i32, vector<2xi32>, vector<2xi32>, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %dt = arith.constant dense<true> : vector<2xi1>
  %0 = arith.xori %c, %t : i1
  %1 = arith.select %0, %a, %b : i32
  %2 = arith.xori %v, %dt : vector<2xi1>
  %3 = arith.select %2, %x, %y : vector<2xi1>, vector<2xi32>
  %4 = arith.select %0, %x, %y : vector<2xi32>
  %5 = arith.xori %t, %c : i1
  %6 = arith.select %5, %a, %b : i32
  return %1, %3, %4, %6 : i32, vector<2xi32>, vector<2xi32>, i32
}
// -----
func.func @compared(%a: i32, %b: i32, %v: vector<2xi32>, %w: vector<2xi32>) -> (i32, i32, i32, i32, i32, vector<2xi32>) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.select %0, %a, %b : i32
  %4 = arith.select %0, %b, %a : i32
  %5 = arith.select %1, %a, %b : i32
  %6 = arith.select %1, %b, %a : i32
  %7 = arith.select %2, %a, %b : i32
  %8 = arith.cmpi eq, %v, %w : vector<2xi32>
  %9 = arith.select %8, %v, %w : vector<2xi1>, vector<2xi32>
  return %3, %4, %5, %6, %7, %9 : i32, i32, i32, i32, i32, vector<2xi32>
}
// -----
func.func @cmpi_folds(%b: i1, %x: i32, %v: vector<2xi1>) -> (i1, i1, i1, i1, i1, i1, vector<2xi1>, i1, i1, i1, i1, i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %f = arith.constant false
  %t = arith.constant true
  %dt = arith.constant dense<true> : vector<2xi1>
  %0 = arith.extsi %b : i1 to i32
  %1 = arith.extui %b : i1 to i32
  %2 = arith.cmpi ne, %0, %c0 : i32
  %3 = arith.cmpi ne, %1, %c0 : i32
  %4 = arith.cmpi eq, %0, %c0 : i32
  %5 = arith.cmpi ne, %b, %f : i1
  %6 = arith.cmpi eq, %b, %t : i1
  %7 = arith.cmpi eq, %b, %f : i1
  %8 = arith.cmpi eq, %v, %dt : vector<2xi1>
  %9 = arith.cmpi slt, %c5, %x : i32
  %10 = arith.cmpi uge, %c5, %x : i32
  %11 = arith.cmpi eq, %c5, %x : i32
  %12 = arith.cmpi sle, %x, %x : i32
  %13 = arith.cmpi ult, %x, %x : i32
  return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : i1, i1, i1, i1, i1, i1, vector<2xi1>, i1, i1, i1, i1, i1
}
