// ARGS: --split-input-file --canonicalize
func.func @add_mul_neg(%x: vector<4xi32>, %y: vector<4xi32>, %a: index, %b: index) -> (vector<4xi32>, vector<4xi32>, index, index) {
  %cm = arith.constant dense<-1> : vector<4xi32>
  %0 = arith.muli %y, %cm : vector<4xi32>
  %1 = arith.addi %x, %0 : vector<4xi32>
  %2 = arith.addi %0, %x : vector<4xi32>
  %im = arith.constant -1 : index
  %3 = arith.muli %a, %im overflow<nsw> : index
  %4 = arith.addi %3, %b overflow<nsw> : index
  %5 = arith.addi %b, %3 overflow<nsw, nuw> : index
  return %1, %2, %4, %5 : vector<4xi32>, vector<4xi32>, index, index
}
// -----
func.func @mulsi_by_one(%x: i32, %v: vector<4xi32>, %b: i1) -> (i32, i32, vector<4xi32>, vector<4xi32>, i1, i1, i32) {
  %c1 = arith.constant 1 : i32
  %d1 = arith.constant dense<1> : vector<4xi32>
  %t = arith.constant true
  %0:2 = arith.mulsi_extended %x, %c1 : i32
  %1:2 = arith.mulsi_extended %v, %d1 : vector<4xi32>
  %2:2 = arith.mulsi_extended %b, %t : i1
  %3:2 = arith.mulsi_extended %c1, %x : i32
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0 : i32, i32, vector<4xi32>, vector<4xi32>, i1, i1, i32
}
// -----
func.func @mulsi_index_by_one(%i: index) -> (index, index) {
  %i1 = arith.constant 1 : index
  %3:2 = arith.mulsi_extended %i, %i1 : index
  return %3#0, %3#1 : index, index
}
