// ARGS: --split-input-file --canonicalize
func.func @addi_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.addi %x, %c0 : i32
  %m0 = arith.addi %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.addi %x, %c1 : i32
  %m1 = arith.addi %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.addi %x, %c2 : i32
  %m2 = arith.addi %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.addi %x, %c3 : i32
  %m3 = arith.addi %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.addi %x, %c4 : i32
  %m4 = arith.addi %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.addi %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.addi %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.addi %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.addi %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.addi %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.addi %i, %i10 : index
  %sx = arith.addi %x, %x : i32
  %sv = arith.addi %v, %v : vector<4xi32>
  %sd = arith.addi %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.addi %p, %x : i32
  %pr = arith.addi %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @subi_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.subi %x, %c0 : i32
  %m0 = arith.subi %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.subi %x, %c1 : i32
  %m1 = arith.subi %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.subi %x, %c2 : i32
  %m2 = arith.subi %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.subi %x, %c3 : i32
  %m3 = arith.subi %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.subi %x, %c4 : i32
  %m4 = arith.subi %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.subi %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.subi %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.subi %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.subi %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.subi %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.subi %i, %i10 : index
  %sx = arith.subi %x, %x : i32
  %sv = arith.subi %v, %v : vector<4xi32>
  %sd = arith.subi %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.subi %p, %x : i32
  %pr = arith.subi %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @muli_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.muli %x, %c0 : i32
  %m0 = arith.muli %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.muli %x, %c1 : i32
  %m1 = arith.muli %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.muli %x, %c2 : i32
  %m2 = arith.muli %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.muli %x, %c3 : i32
  %m3 = arith.muli %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.muli %x, %c4 : i32
  %m4 = arith.muli %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.muli %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.muli %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.muli %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.muli %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.muli %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.muli %i, %i10 : index
  %sx = arith.muli %x, %x : i32
  %sv = arith.muli %v, %v : vector<4xi32>
  %sd = arith.muli %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.muli %p, %x : i32
  %pr = arith.muli %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @divui_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.divui %x, %c0 : i32
  %m0 = arith.divui %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.divui %x, %c1 : i32
  %m1 = arith.divui %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.divui %x, %c2 : i32
  %m2 = arith.divui %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.divui %x, %c3 : i32
  %m3 = arith.divui %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.divui %x, %c4 : i32
  %m4 = arith.divui %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.divui %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.divui %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.divui %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.divui %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.divui %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.divui %i, %i10 : index
  %sx = arith.divui %x, %x : i32
  %sv = arith.divui %v, %v : vector<4xi32>
  %sd = arith.divui %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.divui %p, %x : i32
  %pr = arith.divui %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @divsi_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.divsi %x, %c0 : i32
  %m0 = arith.divsi %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.divsi %x, %c1 : i32
  %m1 = arith.divsi %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.divsi %x, %c2 : i32
  %m2 = arith.divsi %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.divsi %x, %c3 : i32
  %m3 = arith.divsi %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.divsi %x, %c4 : i32
  %m4 = arith.divsi %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.divsi %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.divsi %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.divsi %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.divsi %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.divsi %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.divsi %i, %i10 : index
  %sx = arith.divsi %x, %x : i32
  %sv = arith.divsi %v, %v : vector<4xi32>
  %sd = arith.divsi %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.divsi %p, %x : i32
  %pr = arith.divsi %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @ceildivui_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.ceildivui %x, %c0 : i32
  %m0 = arith.ceildivui %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.ceildivui %x, %c1 : i32
  %m1 = arith.ceildivui %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.ceildivui %x, %c2 : i32
  %m2 = arith.ceildivui %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.ceildivui %x, %c3 : i32
  %m3 = arith.ceildivui %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.ceildivui %x, %c4 : i32
  %m4 = arith.ceildivui %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.ceildivui %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.ceildivui %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.ceildivui %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.ceildivui %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.ceildivui %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.ceildivui %i, %i10 : index
  %sx = arith.ceildivui %x, %x : i32
  %sv = arith.ceildivui %v, %v : vector<4xi32>
  %sd = arith.ceildivui %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.ceildivui %p, %x : i32
  %pr = arith.ceildivui %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @ceildivsi_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.ceildivsi %x, %c0 : i32
  %m0 = arith.ceildivsi %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.ceildivsi %x, %c1 : i32
  %m1 = arith.ceildivsi %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.ceildivsi %x, %c2 : i32
  %m2 = arith.ceildivsi %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.ceildivsi %x, %c3 : i32
  %m3 = arith.ceildivsi %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.ceildivsi %x, %c4 : i32
  %m4 = arith.ceildivsi %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.ceildivsi %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.ceildivsi %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.ceildivsi %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.ceildivsi %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.ceildivsi %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.ceildivsi %i, %i10 : index
  %sx = arith.ceildivsi %x, %x : i32
  %sv = arith.ceildivsi %v, %v : vector<4xi32>
  %sd = arith.ceildivsi %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.ceildivsi %p, %x : i32
  %pr = arith.ceildivsi %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @floordivsi_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.floordivsi %x, %c0 : i32
  %m0 = arith.floordivsi %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.floordivsi %x, %c1 : i32
  %m1 = arith.floordivsi %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.floordivsi %x, %c2 : i32
  %m2 = arith.floordivsi %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.floordivsi %x, %c3 : i32
  %m3 = arith.floordivsi %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.floordivsi %x, %c4 : i32
  %m4 = arith.floordivsi %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.floordivsi %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.floordivsi %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.floordivsi %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.floordivsi %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.floordivsi %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.floordivsi %i, %i10 : index
  %sx = arith.floordivsi %x, %x : i32
  %sv = arith.floordivsi %v, %v : vector<4xi32>
  %sd = arith.floordivsi %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.floordivsi %p, %x : i32
  %pr = arith.floordivsi %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @remui_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.remui %x, %c0 : i32
  %m0 = arith.remui %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.remui %x, %c1 : i32
  %m1 = arith.remui %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.remui %x, %c2 : i32
  %m2 = arith.remui %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.remui %x, %c3 : i32
  %m3 = arith.remui %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.remui %x, %c4 : i32
  %m4 = arith.remui %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.remui %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.remui %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.remui %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.remui %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.remui %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.remui %i, %i10 : index
  %sx = arith.remui %x, %x : i32
  %sv = arith.remui %v, %v : vector<4xi32>
  %sd = arith.remui %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.remui %p, %x : i32
  %pr = arith.remui %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @remsi_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.remsi %x, %c0 : i32
  %m0 = arith.remsi %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.remsi %x, %c1 : i32
  %m1 = arith.remsi %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.remsi %x, %c2 : i32
  %m2 = arith.remsi %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.remsi %x, %c3 : i32
  %m3 = arith.remsi %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.remsi %x, %c4 : i32
  %m4 = arith.remsi %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.remsi %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.remsi %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.remsi %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.remsi %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.remsi %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.remsi %i, %i10 : index
  %sx = arith.remsi %x, %x : i32
  %sv = arith.remsi %v, %v : vector<4xi32>
  %sd = arith.remsi %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.remsi %p, %x : i32
  %pr = arith.remsi %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @andi_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.andi %x, %c0 : i32
  %m0 = arith.andi %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.andi %x, %c1 : i32
  %m1 = arith.andi %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.andi %x, %c2 : i32
  %m2 = arith.andi %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.andi %x, %c3 : i32
  %m3 = arith.andi %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.andi %x, %c4 : i32
  %m4 = arith.andi %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.andi %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.andi %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.andi %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.andi %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.andi %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.andi %i, %i10 : index
  %sx = arith.andi %x, %x : i32
  %sv = arith.andi %v, %v : vector<4xi32>
  %sd = arith.andi %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.andi %p, %x : i32
  %pr = arith.andi %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @ori_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.ori %x, %c0 : i32
  %m0 = arith.ori %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.ori %x, %c1 : i32
  %m1 = arith.ori %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.ori %x, %c2 : i32
  %m2 = arith.ori %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.ori %x, %c3 : i32
  %m3 = arith.ori %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.ori %x, %c4 : i32
  %m4 = arith.ori %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.ori %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.ori %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.ori %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.ori %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.ori %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.ori %i, %i10 : index
  %sx = arith.ori %x, %x : i32
  %sv = arith.ori %v, %v : vector<4xi32>
  %sd = arith.ori %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.ori %p, %x : i32
  %pr = arith.ori %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @xori_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.xori %x, %c0 : i32
  %m0 = arith.xori %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.xori %x, %c1 : i32
  %m1 = arith.xori %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.xori %x, %c2 : i32
  %m2 = arith.xori %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.xori %x, %c3 : i32
  %m3 = arith.xori %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.xori %x, %c4 : i32
  %m4 = arith.xori %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.xori %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.xori %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.xori %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.xori %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.xori %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.xori %i, %i10 : index
  %sx = arith.xori %x, %x : i32
  %sv = arith.xori %v, %v : vector<4xi32>
  %sd = arith.xori %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.xori %p, %x : i32
  %pr = arith.xori %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @shli_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.shli %x, %c0 : i32
  %m0 = arith.shli %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.shli %x, %c1 : i32
  %m1 = arith.shli %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.shli %x, %c2 : i32
  %m2 = arith.shli %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.shli %x, %c3 : i32
  %m3 = arith.shli %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.shli %x, %c4 : i32
  %m4 = arith.shli %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.shli %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.shli %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.shli %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.shli %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.shli %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.shli %i, %i10 : index
  %sx = arith.shli %x, %x : i32
  %sv = arith.shli %v, %v : vector<4xi32>
  %sd = arith.shli %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.shli %p, %x : i32
  %pr = arith.shli %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @shrui_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.shrui %x, %c0 : i32
  %m0 = arith.shrui %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.shrui %x, %c1 : i32
  %m1 = arith.shrui %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.shrui %x, %c2 : i32
  %m2 = arith.shrui %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.shrui %x, %c3 : i32
  %m3 = arith.shrui %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.shrui %x, %c4 : i32
  %m4 = arith.shrui %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.shrui %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.shrui %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.shrui %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.shrui %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.shrui %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.shrui %i, %i10 : index
  %sx = arith.shrui %x, %x : i32
  %sv = arith.shrui %v, %v : vector<4xi32>
  %sd = arith.shrui %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.shrui %p, %x : i32
  %pr = arith.shrui %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @shrsi_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.shrsi %x, %c0 : i32
  %m0 = arith.shrsi %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.shrsi %x, %c1 : i32
  %m1 = arith.shrsi %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.shrsi %x, %c2 : i32
  %m2 = arith.shrsi %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.shrsi %x, %c3 : i32
  %m3 = arith.shrsi %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.shrsi %x, %c4 : i32
  %m4 = arith.shrsi %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.shrsi %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.shrsi %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.shrsi %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.shrsi %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.shrsi %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.shrsi %i, %i10 : index
  %sx = arith.shrsi %x, %x : i32
  %sv = arith.shrsi %v, %v : vector<4xi32>
  %sd = arith.shrsi %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.shrsi %p, %x : i32
  %pr = arith.shrsi %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @maxsi_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.maxsi %x, %c0 : i32
  %m0 = arith.maxsi %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.maxsi %x, %c1 : i32
  %m1 = arith.maxsi %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.maxsi %x, %c2 : i32
  %m2 = arith.maxsi %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.maxsi %x, %c3 : i32
  %m3 = arith.maxsi %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.maxsi %x, %c4 : i32
  %m4 = arith.maxsi %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.maxsi %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.maxsi %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.maxsi %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.maxsi %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.maxsi %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.maxsi %i, %i10 : index
  %sx = arith.maxsi %x, %x : i32
  %sv = arith.maxsi %v, %v : vector<4xi32>
  %sd = arith.maxsi %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.maxsi %p, %x : i32
  %pr = arith.maxsi %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @maxui_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.maxui %x, %c0 : i32
  %m0 = arith.maxui %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.maxui %x, %c1 : i32
  %m1 = arith.maxui %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.maxui %x, %c2 : i32
  %m2 = arith.maxui %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.maxui %x, %c3 : i32
  %m3 = arith.maxui %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.maxui %x, %c4 : i32
  %m4 = arith.maxui %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.maxui %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.maxui %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.maxui %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.maxui %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.maxui %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.maxui %i, %i10 : index
  %sx = arith.maxui %x, %x : i32
  %sv = arith.maxui %v, %v : vector<4xi32>
  %sd = arith.maxui %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.maxui %p, %x : i32
  %pr = arith.maxui %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @minsi_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.minsi %x, %c0 : i32
  %m0 = arith.minsi %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.minsi %x, %c1 : i32
  %m1 = arith.minsi %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.minsi %x, %c2 : i32
  %m2 = arith.minsi %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.minsi %x, %c3 : i32
  %m3 = arith.minsi %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.minsi %x, %c4 : i32
  %m4 = arith.minsi %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.minsi %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.minsi %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.minsi %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.minsi %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.minsi %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.minsi %i, %i10 : index
  %sx = arith.minsi %x, %x : i32
  %sv = arith.minsi %v, %v : vector<4xi32>
  %sd = arith.minsi %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.minsi %p, %x : i32
  %pr = arith.minsi %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}

// -----

func.func @minui_identities(%x: i32, %v: vector<4xi32>, %d: tensor<4xi32>, %i: index) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32) {
  %c0 = arith.constant 0 : i32
  %l0 = arith.minui %x, %c0 : i32
  %m0 = arith.minui %c0, %x : i32
  %c1 = arith.constant 1 : i32
  %l1 = arith.minui %x, %c1 : i32
  %m1 = arith.minui %c1, %x : i32
  %c2 = arith.constant -1 : i32
  %l2 = arith.minui %x, %c2 : i32
  %m2 = arith.minui %c2, %x : i32
  %c3 = arith.constant 2147483647 : i32
  %l3 = arith.minui %x, %c3 : i32
  %m3 = arith.minui %c3, %x : i32
  %c4 = arith.constant -2147483648 : i32
  %l4 = arith.minui %x, %c4 : i32
  %m4 = arith.minui %c4, %x : i32
  %d5 = arith.constant dense<0> : vector<4xi32>
  %n5 = arith.minui %v, %d5 : vector<4xi32>
  %i6 = arith.constant 0 : index
  %n6 = arith.minui %i, %i6 : index
  %d7 = arith.constant dense<1> : vector<4xi32>
  %n7 = arith.minui %v, %d7 : vector<4xi32>
  %i8 = arith.constant 1 : index
  %n8 = arith.minui %i, %i8 : index
  %d9 = arith.constant dense<-1> : vector<4xi32>
  %n9 = arith.minui %v, %d9 : vector<4xi32>
  %i10 = arith.constant -1 : index
  %n10 = arith.minui %i, %i10 : index
  %sx = arith.minui %x, %x : i32
  %sv = arith.minui %v, %v : vector<4xi32>
  %sd = arith.minui %d, %d : tensor<4xi32>
  %p = ub.poison : i32
  %pl = arith.minui %p, %x : i32
  %pr = arith.minui %x, %p : i32
  return %l0, %m0, %l1, %m1, %l2, %m2, %l3, %m3, %l4, %m4, %n5, %n6, %n7, %n8, %n9, %n10, %sx, %sv, %sd, %pl, %pr : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, index, vector<4xi32>, index, vector<4xi32>, index, i32, vector<4xi32>, tensor<4xi32>, i32, i32
}
