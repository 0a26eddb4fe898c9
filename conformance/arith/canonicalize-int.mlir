// ARGS: --split-input-file --canonicalize
func.func @add_add(%x: i32, %v: vector<4xi32>, %i: index) -> (i32, vector<4xi32>, index) {
  %c1 = arith.constant 10 : i32
  %c2 = arith.constant 32 : i32
  %0 = arith.addi %x, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %d1 = arith.constant dense<1> : vector<4xi32>
  %d2 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %2 = arith.addi %v, %d1 : vector<4xi32>
  %3 = arith.addi %2, %d2 : vector<4xi32>
  %i1 = arith.constant 7 : index
  %4 = arith.addi %i1, %i overflow<nsw, nuw> : index
  %5 = arith.addi %i1, %4 overflow<nsw> : index
  return %1, %3, %5 : i32, vector<4xi32>, index
}

// -----

func.func @add_sub(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 10 : i32
  %c2 = arith.constant 32 : i32
  %cm = arith.constant -1 : i32
  %0 = arith.subi %x, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %2 = arith.subi %c1, %x overflow<nuw> : i32
  %3 = arith.addi %2, %c2 overflow<nsw, nuw> : i32
  %4 = arith.muli %y, %cm : i32
  %5 = arith.addi %x, %4 : i32
  %6 = arith.addi %4, %y : i32
  return %1, %3, %5, %6 : i32, i32, i32, i32
}

// -----

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

func.func @sub_family(%x: i32) -> (i32, i32, i32, i32, i32, i32) {
  %c1 = arith.constant 10 : i32
  %c2 = arith.constant 32 : i32
  %a = arith.addi %x, %c1 : i32
  %s1 = arith.subi %x, %c1 : i32
  %s2 = arith.subi %c1, %x : i32
  %0 = arith.subi %a, %c2 : i32
  %1 = arith.subi %c2, %a : i32
  %2 = arith.subi %s1, %c2 : i32
  %3 = arith.subi %s2, %c2 : i32
  %4 = arith.subi %c2, %s1 : i32
  %5 = arith.subi %c2, %s2 : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}

// -----

func.func @sub_family_flags(%x: i32) -> (i32, i32, i32, i32, i32, i32) {
  %c1 = arith.constant 10 : i32
  %c2 = arith.constant 32 : i32
  %a = arith.addi %x, %c1 overflow<nsw> : i32
  %s1 = arith.subi %x, %c1 overflow<nsw, nuw> : i32
  %s2 = arith.subi %c1, %x overflow<nuw> : i32
  %0 = arith.subi %a, %c2 overflow<nsw> : i32
  %1 = arith.subi %c2, %a overflow<nuw> : i32
  %2 = arith.subi %s1, %c2 overflow<nsw, nuw> : i32
  %3 = arith.subi %s2, %c2 overflow<nsw, nuw> : i32
  %4 = arith.subi %c2, %s1 overflow<nsw> : i32
  %5 = arith.subi %c2, %s2 overflow<nuw> : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}

// -----

func.func @sub_sub(%x: i32, %y: i32, %v: vector<[4]xi8>, %w: vector<[4]xi8>) -> (i32, i32, vector<[4]xi8>) {
  %0 = arith.subi %x, %y : i32
  %1 = arith.subi %0, %x : i32
  %2 = arith.subi %x, %y overflow<nsw, nuw> : i32
  %3 = arith.subi %2, %x overflow<nsw, nuw> : i32
  %4 = arith.subi %v, %w : vector<[4]xi8>
  %5 = arith.subi %4, %v : vector<[4]xi8>
  return %1, %3, %5 : i32, i32, vector<[4]xi8>
}

// -----

func.func @mul_mul(%x: i32, %v: vector<2xi8>) -> (i32, i32, vector<2xi8>) {
  %c1 = arith.constant 5 : i32
  %c2 = arith.constant 7 : i32
  %0 = arith.muli %x, %c1 : i32
  %1 = arith.muli %0, %c2 : i32
  %2 = arith.muli %c1, %x overflow<nsw> : i32
  %3 = arith.muli %2, %c2 overflow<nsw, nuw> : i32
  %d1 = arith.constant dense<3> : vector<2xi8>
  %4 = arith.muli %v, %d1 : vector<2xi8>
  %5 = arith.muli %4, %d1 : vector<2xi8>
  return %1, %3, %5 : i32, i32, vector<2xi8>
}

// -----

func.func @extended(%x: i32, %y: i32, %v: vector<4xi32>, %w: vector<4xi32>) -> (i32, vector<4xi32>, i32, vector<4xi32>, i32, vector<4xi32>) {
  %0:2 = arith.addui_extended %x, %y : i32, i1
  %1:2 = arith.addui_extended %v, %w : vector<4xi32>, vector<4xi1>
  %2:2 = arith.mulsi_extended %x, %y : i32
  %3:2 = arith.mulsi_extended %v, %w : vector<4xi32>
  %4:2 = arith.mului_extended %x, %y : i32
  %5:2 = arith.mului_extended %v, %w : vector<4xi32>
  return %0#0, %1#0, %2#0, %3#0, %4#0, %5#0 : i32, vector<4xi32>, i32, vector<4xi32>, i32, vector<4xi32>
}

// -----

func.func @extended_used(%x: i32, %y: i32, %v: vector<4xi32>, %w: vector<4xi32>) -> (i1, vector<4xi1>, i32, vector<4xi32>) {
  %0:2 = arith.addui_extended %x, %y : i32, i1
  %1:2 = arith.addui_extended %v, %w : vector<4xi32>, vector<4xi1>
  %2:2 = arith.mulsi_extended %x, %y : i32
  %5:2 = arith.mului_extended %v, %w : vector<4xi32>
  return %0#1, %1#1, %2#1, %5#1 : i1, vector<4xi1>, i32, vector<4xi32>
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

// -----

func.func @logic_of_ext(%x: i8, %y: i8, %z: i16, %v: vector<2xi8>, %w: vector<2xi8>) -> (i32, i32, i32, i32, i32, i32, i32, vector<2xi32>) {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extui %y : i8 to i32
  %2 = arith.extsi %x : i8 to i32
  %3 = arith.extsi %y : i8 to i32
  %4 = arith.extui %z : i16 to i32
  %5 = arith.andi %0, %1 : i32
  %6 = arith.andi %2, %3 : i32
  %7 = arith.ori %0, %1 : i32
  %8 = arith.ori %2, %3 : i32
  %9 = arith.xori %0, %1 : i32
  %10 = arith.xori %2, %3 : i32
  %11 = arith.andi %0, %4 : i32
  %12 = arith.extui %v : vector<2xi8> to vector<2xi32>
  %13 = arith.extui %w : vector<2xi8> to vector<2xi32>
  %14 = arith.ori %12, %13 : vector<2xi32>
  return %5, %6, %7, %8, %9, %10, %11, %14 : i32, i32, i32, i32, i32, i32, i32, vector<2xi32>
}

// -----

func.func @xor_not_cmp(%x: i32, %y: i32, %v: vector<4xi32>, %w: vector<4xi32>) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<4xi1>) {
  %t = arith.constant true
  %dt = arith.constant dense<true> : vector<4xi1>
  %0 = arith.cmpi eq, %x, %y : i32
  %1 = arith.cmpi ne, %x, %y : i32
  %2 = arith.cmpi slt, %x, %y : i32
  %3 = arith.cmpi sle, %x, %y : i32
  %4 = arith.cmpi sgt, %x, %y : i32
  %5 = arith.cmpi sge, %x, %y : i32
  %6 = arith.cmpi ult, %x, %y : i32
  %7 = arith.cmpi ule, %x, %y : i32
  %8 = arith.cmpi ugt, %x, %y : i32
  %9 = arith.cmpi uge, %x, %y : i32
  %10 = arith.cmpi uge, %v, %w : vector<4xi32>
  %n0 = arith.xori %0, %t : i1
  %n1 = arith.xori %1, %t : i1
  %n2 = arith.xori %2, %t : i1
  %n3 = arith.xori %3, %t : i1
  %n4 = arith.xori %4, %t : i1
  %n5 = arith.xori %5, %t : i1
  %n6 = arith.xori %6, %t : i1
  %n7 = arith.xori %7, %t : i1
  %n8 = arith.xori %8, %t : i1
  %n9 = arith.xori %t, %9 : i1
  %n10 = arith.xori %10, %dt : vector<4xi1>
  return %n0, %n1, %n2, %n3, %n4, %n5, %n6, %n7, %n8, %n9, %n10 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<4xi1>
}
