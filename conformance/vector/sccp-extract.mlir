// ARGS: --sccp
// ARGS: --remove-dead-values
func.func @index_then_constant() -> index {
  %v = arith.constant dense<[2, 5, 0, 5]> : vector<4xindex>
  %c = arith.constant 3 : index
  %0 = vector.extract %v[%c] : index from vector<4xindex>
  return %0 : index
}
func.func @below_other_insertions(%v: vector<4xi32>, %a: i32, %b: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = vector.insert %c, %v[0] : i32 into vector<4xi32>
  %1 = vector.insert %a, %0[1] : i32 into vector<4xi32>
  %2 = vector.insert %b, %1[2] : i32 into vector<4xi32>
  %3 = vector.extract %2[0] : i32 from vector<4xi32>
  return %3 : i32
}
