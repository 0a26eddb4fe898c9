// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
func.func @addi(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.addi %a0, %b0 : i32
  %1 = arith.addi %a1, %b1 : i1
  %2 = arith.addi %a2, %b2 : i128
  %3 = arith.addi %a3, %b3 : index
  %4 = arith.addi %a4, %b4 : vector<4xi8>
  %5 = arith.addi %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.addi %a6, %b6 : tensor<?x3xindex>
  %7 = arith.addi %a7, %b7 : tensor<*xi64>
  %8 = arith.addi %a8, %b8 : vector<i32>
  %9 = arith.addi %a0, %b0 {foo = 1, bar} : i32
  %10 = arith.addi %a0, %b0 overflow<none> : i32
  %11 = arith.addi %a0, %b0 overflow<nsw> : i32
  %12 = arith.addi %a0, %b0 overflow<nuw> : i32
  %13 = arith.addi %a0, %b0 overflow<nsw, nuw> : i32
  %14 = arith.addi %a0, %b0 overflow<nuw, nsw> : i32
  %15 = "arith.addi"(%a0, %b0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %16 = "arith.addi"(%a0, %b0) {overflowFlags = #arith.overflow<nuw>, x} : (i32, i32) -> i32
  %17 = "arith.addi"(%a0, %b0) : (i32, i32) -> i32
  return
}

// -----

func.func @subi(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.subi %a0, %b0 : i32
  %1 = arith.subi %a1, %b1 : i1
  %2 = arith.subi %a2, %b2 : i128
  %3 = arith.subi %a3, %b3 : index
  %4 = arith.subi %a4, %b4 : vector<4xi8>
  %5 = arith.subi %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.subi %a6, %b6 : tensor<?x3xindex>
  %7 = arith.subi %a7, %b7 : tensor<*xi64>
  %8 = arith.subi %a8, %b8 : vector<i32>
  %9 = arith.subi %a0, %b0 {foo = 1, bar} : i32
  %10 = arith.subi %a0, %b0 overflow<none> : i32
  %11 = arith.subi %a0, %b0 overflow<nsw> : i32
  %12 = arith.subi %a0, %b0 overflow<nuw> : i32
  %13 = arith.subi %a0, %b0 overflow<nsw, nuw> : i32
  %14 = arith.subi %a0, %b0 overflow<nuw, nsw> : i32
  %15 = "arith.subi"(%a0, %b0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %16 = "arith.subi"(%a0, %b0) {overflowFlags = #arith.overflow<nuw>, x} : (i32, i32) -> i32
  %17 = "arith.subi"(%a0, %b0) : (i32, i32) -> i32
  return
}

// -----

func.func @muli(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.muli %a0, %b0 : i32
  %1 = arith.muli %a1, %b1 : i1
  %2 = arith.muli %a2, %b2 : i128
  %3 = arith.muli %a3, %b3 : index
  %4 = arith.muli %a4, %b4 : vector<4xi8>
  %5 = arith.muli %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.muli %a6, %b6 : tensor<?x3xindex>
  %7 = arith.muli %a7, %b7 : tensor<*xi64>
  %8 = arith.muli %a8, %b8 : vector<i32>
  %9 = arith.muli %a0, %b0 {foo = 1, bar} : i32
  %10 = arith.muli %a0, %b0 overflow<none> : i32
  %11 = arith.muli %a0, %b0 overflow<nsw> : i32
  %12 = arith.muli %a0, %b0 overflow<nuw> : i32
  %13 = arith.muli %a0, %b0 overflow<nsw, nuw> : i32
  %14 = arith.muli %a0, %b0 overflow<nuw, nsw> : i32
  %15 = "arith.muli"(%a0, %b0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %16 = "arith.muli"(%a0, %b0) {overflowFlags = #arith.overflow<nuw>, x} : (i32, i32) -> i32
  %17 = "arith.muli"(%a0, %b0) : (i32, i32) -> i32
  return
}

// -----

func.func @divui(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.divui %a0, %b0 : i32
  %1 = arith.divui %a1, %b1 : i1
  %2 = arith.divui %a2, %b2 : i128
  %3 = arith.divui %a3, %b3 : index
  %4 = arith.divui %a4, %b4 : vector<4xi8>
  %5 = arith.divui %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.divui %a6, %b6 : tensor<?x3xindex>
  %7 = arith.divui %a7, %b7 : tensor<*xi64>
  %8 = arith.divui %a8, %b8 : vector<i32>
  %9 = arith.divui %a0, %b0 {foo = 1, bar} : i32
  %10 = arith.divui %a0, %b0 exact : i32
  %11 = arith.divui %a0, %b0 exact {a = "b"} : i32
  %12 = "arith.divui"(%a0, %b0) <{isExact}> : (i32, i32) -> i32
  return
}

// -----

func.func @divsi(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.divsi %a0, %b0 : i32
  %1 = arith.divsi %a1, %b1 : i1
  %2 = arith.divsi %a2, %b2 : i128
  %3 = arith.divsi %a3, %b3 : index
  %4 = arith.divsi %a4, %b4 : vector<4xi8>
  %5 = arith.divsi %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.divsi %a6, %b6 : tensor<?x3xindex>
  %7 = arith.divsi %a7, %b7 : tensor<*xi64>
  %8 = arith.divsi %a8, %b8 : vector<i32>
  %9 = arith.divsi %a0, %b0 {foo = 1, bar} : i32
  %10 = arith.divsi %a0, %b0 exact : i32
  %11 = arith.divsi %a0, %b0 exact {a = "b"} : i32
  %12 = "arith.divsi"(%a0, %b0) <{isExact}> : (i32, i32) -> i32
  return
}

// -----

func.func @ceildivui(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.ceildivui %a0, %b0 : i32
  %1 = arith.ceildivui %a1, %b1 : i1
  %2 = arith.ceildivui %a2, %b2 : i128
  %3 = arith.ceildivui %a3, %b3 : index
  %4 = arith.ceildivui %a4, %b4 : vector<4xi8>
  %5 = arith.ceildivui %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.ceildivui %a6, %b6 : tensor<?x3xindex>
  %7 = arith.ceildivui %a7, %b7 : tensor<*xi64>
  %8 = arith.ceildivui %a8, %b8 : vector<i32>
  %9 = arith.ceildivui %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @ceildivsi(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.ceildivsi %a0, %b0 : i32
  %1 = arith.ceildivsi %a1, %b1 : i1
  %2 = arith.ceildivsi %a2, %b2 : i128
  %3 = arith.ceildivsi %a3, %b3 : index
  %4 = arith.ceildivsi %a4, %b4 : vector<4xi8>
  %5 = arith.ceildivsi %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.ceildivsi %a6, %b6 : tensor<?x3xindex>
  %7 = arith.ceildivsi %a7, %b7 : tensor<*xi64>
  %8 = arith.ceildivsi %a8, %b8 : vector<i32>
  %9 = arith.ceildivsi %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @floordivsi(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.floordivsi %a0, %b0 : i32
  %1 = arith.floordivsi %a1, %b1 : i1
  %2 = arith.floordivsi %a2, %b2 : i128
  %3 = arith.floordivsi %a3, %b3 : index
  %4 = arith.floordivsi %a4, %b4 : vector<4xi8>
  %5 = arith.floordivsi %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.floordivsi %a6, %b6 : tensor<?x3xindex>
  %7 = arith.floordivsi %a7, %b7 : tensor<*xi64>
  %8 = arith.floordivsi %a8, %b8 : vector<i32>
  %9 = arith.floordivsi %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @remui(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.remui %a0, %b0 : i32
  %1 = arith.remui %a1, %b1 : i1
  %2 = arith.remui %a2, %b2 : i128
  %3 = arith.remui %a3, %b3 : index
  %4 = arith.remui %a4, %b4 : vector<4xi8>
  %5 = arith.remui %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.remui %a6, %b6 : tensor<?x3xindex>
  %7 = arith.remui %a7, %b7 : tensor<*xi64>
  %8 = arith.remui %a8, %b8 : vector<i32>
  %9 = arith.remui %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @remsi(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.remsi %a0, %b0 : i32
  %1 = arith.remsi %a1, %b1 : i1
  %2 = arith.remsi %a2, %b2 : i128
  %3 = arith.remsi %a3, %b3 : index
  %4 = arith.remsi %a4, %b4 : vector<4xi8>
  %5 = arith.remsi %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.remsi %a6, %b6 : tensor<?x3xindex>
  %7 = arith.remsi %a7, %b7 : tensor<*xi64>
  %8 = arith.remsi %a8, %b8 : vector<i32>
  %9 = arith.remsi %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @andi(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.andi %a0, %b0 : i32
  %1 = arith.andi %a1, %b1 : i1
  %2 = arith.andi %a2, %b2 : i128
  %3 = arith.andi %a3, %b3 : index
  %4 = arith.andi %a4, %b4 : vector<4xi8>
  %5 = arith.andi %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.andi %a6, %b6 : tensor<?x3xindex>
  %7 = arith.andi %a7, %b7 : tensor<*xi64>
  %8 = arith.andi %a8, %b8 : vector<i32>
  %9 = arith.andi %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @ori(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.ori %a0, %b0 : i32
  %1 = arith.ori %a1, %b1 : i1
  %2 = arith.ori %a2, %b2 : i128
  %3 = arith.ori %a3, %b3 : index
  %4 = arith.ori %a4, %b4 : vector<4xi8>
  %5 = arith.ori %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.ori %a6, %b6 : tensor<?x3xindex>
  %7 = arith.ori %a7, %b7 : tensor<*xi64>
  %8 = arith.ori %a8, %b8 : vector<i32>
  %9 = arith.ori %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @xori(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.xori %a0, %b0 : i32
  %1 = arith.xori %a1, %b1 : i1
  %2 = arith.xori %a2, %b2 : i128
  %3 = arith.xori %a3, %b3 : index
  %4 = arith.xori %a4, %b4 : vector<4xi8>
  %5 = arith.xori %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.xori %a6, %b6 : tensor<?x3xindex>
  %7 = arith.xori %a7, %b7 : tensor<*xi64>
  %8 = arith.xori %a8, %b8 : vector<i32>
  %9 = arith.xori %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @shli(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.shli %a0, %b0 : i32
  %1 = arith.shli %a1, %b1 : i1
  %2 = arith.shli %a2, %b2 : i128
  %3 = arith.shli %a3, %b3 : index
  %4 = arith.shli %a4, %b4 : vector<4xi8>
  %5 = arith.shli %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.shli %a6, %b6 : tensor<?x3xindex>
  %7 = arith.shli %a7, %b7 : tensor<*xi64>
  %8 = arith.shli %a8, %b8 : vector<i32>
  %9 = arith.shli %a0, %b0 {foo = 1, bar} : i32
  %10 = arith.shli %a0, %b0 overflow<none> : i32
  %11 = arith.shli %a0, %b0 overflow<nsw> : i32
  %12 = arith.shli %a0, %b0 overflow<nuw> : i32
  %13 = arith.shli %a0, %b0 overflow<nsw, nuw> : i32
  %14 = arith.shli %a0, %b0 overflow<nuw, nsw> : i32
  %15 = "arith.shli"(%a0, %b0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %16 = "arith.shli"(%a0, %b0) {overflowFlags = #arith.overflow<nuw>, x} : (i32, i32) -> i32
  %17 = "arith.shli"(%a0, %b0) : (i32, i32) -> i32
  return
}

// -----

func.func @shrui(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.shrui %a0, %b0 : i32
  %1 = arith.shrui %a1, %b1 : i1
  %2 = arith.shrui %a2, %b2 : i128
  %3 = arith.shrui %a3, %b3 : index
  %4 = arith.shrui %a4, %b4 : vector<4xi8>
  %5 = arith.shrui %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.shrui %a6, %b6 : tensor<?x3xindex>
  %7 = arith.shrui %a7, %b7 : tensor<*xi64>
  %8 = arith.shrui %a8, %b8 : vector<i32>
  %9 = arith.shrui %a0, %b0 {foo = 1, bar} : i32
  %10 = arith.shrui %a0, %b0 exact : i32
  %11 = arith.shrui %a0, %b0 exact {a = "b"} : i32
  %12 = "arith.shrui"(%a0, %b0) <{isExact}> : (i32, i32) -> i32
  return
}

// -----

func.func @shrsi(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.shrsi %a0, %b0 : i32
  %1 = arith.shrsi %a1, %b1 : i1
  %2 = arith.shrsi %a2, %b2 : i128
  %3 = arith.shrsi %a3, %b3 : index
  %4 = arith.shrsi %a4, %b4 : vector<4xi8>
  %5 = arith.shrsi %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.shrsi %a6, %b6 : tensor<?x3xindex>
  %7 = arith.shrsi %a7, %b7 : tensor<*xi64>
  %8 = arith.shrsi %a8, %b8 : vector<i32>
  %9 = arith.shrsi %a0, %b0 {foo = 1, bar} : i32
  %10 = arith.shrsi %a0, %b0 exact : i32
  %11 = arith.shrsi %a0, %b0 exact {a = "b"} : i32
  %12 = "arith.shrsi"(%a0, %b0) <{isExact}> : (i32, i32) -> i32
  return
}

// -----

func.func @maxsi(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.maxsi %a0, %b0 : i32
  %1 = arith.maxsi %a1, %b1 : i1
  %2 = arith.maxsi %a2, %b2 : i128
  %3 = arith.maxsi %a3, %b3 : index
  %4 = arith.maxsi %a4, %b4 : vector<4xi8>
  %5 = arith.maxsi %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.maxsi %a6, %b6 : tensor<?x3xindex>
  %7 = arith.maxsi %a7, %b7 : tensor<*xi64>
  %8 = arith.maxsi %a8, %b8 : vector<i32>
  %9 = arith.maxsi %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @maxui(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.maxui %a0, %b0 : i32
  %1 = arith.maxui %a1, %b1 : i1
  %2 = arith.maxui %a2, %b2 : i128
  %3 = arith.maxui %a3, %b3 : index
  %4 = arith.maxui %a4, %b4 : vector<4xi8>
  %5 = arith.maxui %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.maxui %a6, %b6 : tensor<?x3xindex>
  %7 = arith.maxui %a7, %b7 : tensor<*xi64>
  %8 = arith.maxui %a8, %b8 : vector<i32>
  %9 = arith.maxui %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @minsi(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.minsi %a0, %b0 : i32
  %1 = arith.minsi %a1, %b1 : i1
  %2 = arith.minsi %a2, %b2 : i128
  %3 = arith.minsi %a3, %b3 : index
  %4 = arith.minsi %a4, %b4 : vector<4xi8>
  %5 = arith.minsi %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.minsi %a6, %b6 : tensor<?x3xindex>
  %7 = arith.minsi %a7, %b7 : tensor<*xi64>
  %8 = arith.minsi %a8, %b8 : vector<i32>
  %9 = arith.minsi %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @minui(%a0: i32, %b0: i32, %a1: i1, %b1: i1, %a2: i128, %b2: i128, %a3: index, %b3: index, %a4: vector<4xi8>, %b4: vector<4xi8>, %a5: vector<2x[4]xi16>, %b5: vector<2x[4]xi16>, %a6: tensor<?x3xindex>, %b6: tensor<?x3xindex>, %a7: tensor<*xi64>, %b7: tensor<*xi64>, %a8: vector<i32>, %b8: vector<i32>) {
  %0 = arith.minui %a0, %b0 : i32
  %1 = arith.minui %a1, %b1 : i1
  %2 = arith.minui %a2, %b2 : i128
  %3 = arith.minui %a3, %b3 : index
  %4 = arith.minui %a4, %b4 : vector<4xi8>
  %5 = arith.minui %a5, %b5 : vector<2x[4]xi16>
  %6 = arith.minui %a6, %b6 : tensor<?x3xindex>
  %7 = arith.minui %a7, %b7 : tensor<*xi64>
  %8 = arith.minui %a8, %b8 : vector<i32>
  %9 = arith.minui %a0, %b0 {foo = 1, bar} : i32
  return
}

// -----

func.func @addf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16, %a4: f128, %b4: f128, %a5: f80, %b5: f80, %a6: tf32, %b6: tf32, %a7: f8E4M3FN, %b7: f8E4M3FN, %a8: vector<4xf32>, %b8: vector<4xf32>, %a9: tensor<?xf64>, %b9: tensor<?xf64>, %a10: tensor<*xf16>, %b10: tensor<*xf16>, %a11: vector<[2]xf32>, %b11: vector<[2]xf32>) {
  %0 = arith.addf %a0, %b0 : f32
  %1 = arith.addf %a1, %b1 : f64
  %2 = arith.addf %a2, %b2 : f16
  %3 = arith.addf %a3, %b3 : bf16
  %4 = arith.addf %a4, %b4 : f128
  %5 = arith.addf %a5, %b5 : f80
  %6 = arith.addf %a6, %b6 : tf32
  %7 = arith.addf %a7, %b7 : f8E4M3FN
  %8 = arith.addf %a8, %b8 : vector<4xf32>
  %9 = arith.addf %a9, %b9 : tensor<?xf64>
  %10 = arith.addf %a10, %b10 : tensor<*xf16>
  %11 = arith.addf %a11, %b11 : vector<[2]xf32>
  %12 = arith.addf %a0, %b0 fastmath<none> : f32
  %13 = arith.addf %a0, %b0 fastmath<fast> : f32
  %14 = arith.addf %a0, %b0 fastmath<nnan> : f32
  %15 = arith.addf %a0, %b0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %16 = arith.addf %a0, %b0 fastmath<ninf, contract> : f32
  %17 = arith.addf %a0, %b0 fastmath<contract,reassoc> : f32
  %18 = arith.addf %a0, %b0 fastmath<afn,fast> : f32
  %19 = arith.addf %a0, %b0 fastmath<nsz> {a} : f32
  %20 = "arith.addf"(%a0, %b0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  return
}

// -----

func.func @subf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16, %a4: f128, %b4: f128, %a5: f80, %b5: f80, %a6: tf32, %b6: tf32, %a7: f8E4M3FN, %b7: f8E4M3FN, %a8: vector<4xf32>, %b8: vector<4xf32>, %a9: tensor<?xf64>, %b9: tensor<?xf64>, %a10: tensor<*xf16>, %b10: tensor<*xf16>, %a11: vector<[2]xf32>, %b11: vector<[2]xf32>) {
  %0 = arith.subf %a0, %b0 : f32
  %1 = arith.subf %a1, %b1 : f64
  %2 = arith.subf %a2, %b2 : f16
  %3 = arith.subf %a3, %b3 : bf16
  %4 = arith.subf %a4, %b4 : f128
  %5 = arith.subf %a5, %b5 : f80
  %6 = arith.subf %a6, %b6 : tf32
  %7 = arith.subf %a7, %b7 : f8E4M3FN
  %8 = arith.subf %a8, %b8 : vector<4xf32>
  %9 = arith.subf %a9, %b9 : tensor<?xf64>
  %10 = arith.subf %a10, %b10 : tensor<*xf16>
  %11 = arith.subf %a11, %b11 : vector<[2]xf32>
  %12 = arith.subf %a0, %b0 fastmath<none> : f32
  %13 = arith.subf %a0, %b0 fastmath<fast> : f32
  %14 = arith.subf %a0, %b0 fastmath<nnan> : f32
  %15 = arith.subf %a0, %b0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %16 = arith.subf %a0, %b0 fastmath<ninf, contract> : f32
  %17 = arith.subf %a0, %b0 fastmath<contract,reassoc> : f32
  %18 = arith.subf %a0, %b0 fastmath<afn,fast> : f32
  %19 = arith.subf %a0, %b0 fastmath<nsz> {a} : f32
  %20 = "arith.subf"(%a0, %b0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  return
}

// -----

func.func @mulf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16, %a4: f128, %b4: f128, %a5: f80, %b5: f80, %a6: tf32, %b6: tf32, %a7: f8E4M3FN, %b7: f8E4M3FN, %a8: vector<4xf32>, %b8: vector<4xf32>, %a9: tensor<?xf64>, %b9: tensor<?xf64>, %a10: tensor<*xf16>, %b10: tensor<*xf16>, %a11: vector<[2]xf32>, %b11: vector<[2]xf32>) {
  %0 = arith.mulf %a0, %b0 : f32
  %1 = arith.mulf %a1, %b1 : f64
  %2 = arith.mulf %a2, %b2 : f16
  %3 = arith.mulf %a3, %b3 : bf16
  %4 = arith.mulf %a4, %b4 : f128
  %5 = arith.mulf %a5, %b5 : f80
  %6 = arith.mulf %a6, %b6 : tf32
  %7 = arith.mulf %a7, %b7 : f8E4M3FN
  %8 = arith.mulf %a8, %b8 : vector<4xf32>
  %9 = arith.mulf %a9, %b9 : tensor<?xf64>
  %10 = arith.mulf %a10, %b10 : tensor<*xf16>
  %11 = arith.mulf %a11, %b11 : vector<[2]xf32>
  %12 = arith.mulf %a0, %b0 fastmath<none> : f32
  %13 = arith.mulf %a0, %b0 fastmath<fast> : f32
  %14 = arith.mulf %a0, %b0 fastmath<nnan> : f32
  %15 = arith.mulf %a0, %b0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %16 = arith.mulf %a0, %b0 fastmath<ninf, contract> : f32
  %17 = arith.mulf %a0, %b0 fastmath<contract,reassoc> : f32
  %18 = arith.mulf %a0, %b0 fastmath<afn,fast> : f32
  %19 = arith.mulf %a0, %b0 fastmath<nsz> {a} : f32
  %20 = "arith.mulf"(%a0, %b0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  return
}

// -----

func.func @divf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16, %a4: f128, %b4: f128, %a5: f80, %b5: f80, %a6: tf32, %b6: tf32, %a7: f8E4M3FN, %b7: f8E4M3FN, %a8: vector<4xf32>, %b8: vector<4xf32>, %a9: tensor<?xf64>, %b9: tensor<?xf64>, %a10: tensor<*xf16>, %b10: tensor<*xf16>, %a11: vector<[2]xf32>, %b11: vector<[2]xf32>) {
  %0 = arith.divf %a0, %b0 : f32
  %1 = arith.divf %a1, %b1 : f64
  %2 = arith.divf %a2, %b2 : f16
  %3 = arith.divf %a3, %b3 : bf16
  %4 = arith.divf %a4, %b4 : f128
  %5 = arith.divf %a5, %b5 : f80
  %6 = arith.divf %a6, %b6 : tf32
  %7 = arith.divf %a7, %b7 : f8E4M3FN
  %8 = arith.divf %a8, %b8 : vector<4xf32>
  %9 = arith.divf %a9, %b9 : tensor<?xf64>
  %10 = arith.divf %a10, %b10 : tensor<*xf16>
  %11 = arith.divf %a11, %b11 : vector<[2]xf32>
  %12 = arith.divf %a0, %b0 fastmath<none> : f32
  %13 = arith.divf %a0, %b0 fastmath<fast> : f32
  %14 = arith.divf %a0, %b0 fastmath<nnan> : f32
  %15 = arith.divf %a0, %b0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %16 = arith.divf %a0, %b0 fastmath<ninf, contract> : f32
  %17 = arith.divf %a0, %b0 fastmath<contract,reassoc> : f32
  %18 = arith.divf %a0, %b0 fastmath<afn,fast> : f32
  %19 = arith.divf %a0, %b0 fastmath<nsz> {a} : f32
  %20 = "arith.divf"(%a0, %b0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  return
}

// -----

func.func @remf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16, %a4: f128, %b4: f128, %a5: f80, %b5: f80, %a6: tf32, %b6: tf32, %a7: f8E4M3FN, %b7: f8E4M3FN, %a8: vector<4xf32>, %b8: vector<4xf32>, %a9: tensor<?xf64>, %b9: tensor<?xf64>, %a10: tensor<*xf16>, %b10: tensor<*xf16>, %a11: vector<[2]xf32>, %b11: vector<[2]xf32>) {
  %0 = arith.remf %a0, %b0 : f32
  %1 = arith.remf %a1, %b1 : f64
  %2 = arith.remf %a2, %b2 : f16
  %3 = arith.remf %a3, %b3 : bf16
  %4 = arith.remf %a4, %b4 : f128
  %5 = arith.remf %a5, %b5 : f80
  %6 = arith.remf %a6, %b6 : tf32
  %7 = arith.remf %a7, %b7 : f8E4M3FN
  %8 = arith.remf %a8, %b8 : vector<4xf32>
  %9 = arith.remf %a9, %b9 : tensor<?xf64>
  %10 = arith.remf %a10, %b10 : tensor<*xf16>
  %11 = arith.remf %a11, %b11 : vector<[2]xf32>
  %12 = arith.remf %a0, %b0 fastmath<none> : f32
  %13 = arith.remf %a0, %b0 fastmath<fast> : f32
  %14 = arith.remf %a0, %b0 fastmath<nnan> : f32
  %15 = arith.remf %a0, %b0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %16 = arith.remf %a0, %b0 fastmath<ninf, contract> : f32
  %17 = arith.remf %a0, %b0 fastmath<contract,reassoc> : f32
  %18 = arith.remf %a0, %b0 fastmath<afn,fast> : f32
  %19 = arith.remf %a0, %b0 fastmath<nsz> {a} : f32
  %20 = "arith.remf"(%a0, %b0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  return
}

// -----

func.func @maximumf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16, %a4: f128, %b4: f128, %a5: f80, %b5: f80, %a6: tf32, %b6: tf32, %a7: f8E4M3FN, %b7: f8E4M3FN, %a8: vector<4xf32>, %b8: vector<4xf32>, %a9: tensor<?xf64>, %b9: tensor<?xf64>, %a10: tensor<*xf16>, %b10: tensor<*xf16>, %a11: vector<[2]xf32>, %b11: vector<[2]xf32>) {
  %0 = arith.maximumf %a0, %b0 : f32
  %1 = arith.maximumf %a1, %b1 : f64
  %2 = arith.maximumf %a2, %b2 : f16
  %3 = arith.maximumf %a3, %b3 : bf16
  %4 = arith.maximumf %a4, %b4 : f128
  %5 = arith.maximumf %a5, %b5 : f80
  %6 = arith.maximumf %a6, %b6 : tf32
  %7 = arith.maximumf %a7, %b7 : f8E4M3FN
  %8 = arith.maximumf %a8, %b8 : vector<4xf32>
  %9 = arith.maximumf %a9, %b9 : tensor<?xf64>
  %10 = arith.maximumf %a10, %b10 : tensor<*xf16>
  %11 = arith.maximumf %a11, %b11 : vector<[2]xf32>
  %12 = arith.maximumf %a0, %b0 fastmath<none> : f32
  %13 = arith.maximumf %a0, %b0 fastmath<fast> : f32
  %14 = arith.maximumf %a0, %b0 fastmath<nnan> : f32
  %15 = arith.maximumf %a0, %b0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %16 = arith.maximumf %a0, %b0 fastmath<ninf, contract> : f32
  %17 = arith.maximumf %a0, %b0 fastmath<contract,reassoc> : f32
  %18 = arith.maximumf %a0, %b0 fastmath<afn,fast> : f32
  %19 = arith.maximumf %a0, %b0 fastmath<nsz> {a} : f32
  %20 = "arith.maximumf"(%a0, %b0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  return
}

// -----

func.func @minimumf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16, %a4: f128, %b4: f128, %a5: f80, %b5: f80, %a6: tf32, %b6: tf32, %a7: f8E4M3FN, %b7: f8E4M3FN, %a8: vector<4xf32>, %b8: vector<4xf32>, %a9: tensor<?xf64>, %b9: tensor<?xf64>, %a10: tensor<*xf16>, %b10: tensor<*xf16>, %a11: vector<[2]xf32>, %b11: vector<[2]xf32>) {
  %0 = arith.minimumf %a0, %b0 : f32
  %1 = arith.minimumf %a1, %b1 : f64
  %2 = arith.minimumf %a2, %b2 : f16
  %3 = arith.minimumf %a3, %b3 : bf16
  %4 = arith.minimumf %a4, %b4 : f128
  %5 = arith.minimumf %a5, %b5 : f80
  %6 = arith.minimumf %a6, %b6 : tf32
  %7 = arith.minimumf %a7, %b7 : f8E4M3FN
  %8 = arith.minimumf %a8, %b8 : vector<4xf32>
  %9 = arith.minimumf %a9, %b9 : tensor<?xf64>
  %10 = arith.minimumf %a10, %b10 : tensor<*xf16>
  %11 = arith.minimumf %a11, %b11 : vector<[2]xf32>
  %12 = arith.minimumf %a0, %b0 fastmath<none> : f32
  %13 = arith.minimumf %a0, %b0 fastmath<fast> : f32
  %14 = arith.minimumf %a0, %b0 fastmath<nnan> : f32
  %15 = arith.minimumf %a0, %b0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %16 = arith.minimumf %a0, %b0 fastmath<ninf, contract> : f32
  %17 = arith.minimumf %a0, %b0 fastmath<contract,reassoc> : f32
  %18 = arith.minimumf %a0, %b0 fastmath<afn,fast> : f32
  %19 = arith.minimumf %a0, %b0 fastmath<nsz> {a} : f32
  %20 = "arith.minimumf"(%a0, %b0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  return
}

// -----

func.func @maxnumf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16, %a4: f128, %b4: f128, %a5: f80, %b5: f80, %a6: tf32, %b6: tf32, %a7: f8E4M3FN, %b7: f8E4M3FN, %a8: vector<4xf32>, %b8: vector<4xf32>, %a9: tensor<?xf64>, %b9: tensor<?xf64>, %a10: tensor<*xf16>, %b10: tensor<*xf16>, %a11: vector<[2]xf32>, %b11: vector<[2]xf32>) {
  %0 = arith.maxnumf %a0, %b0 : f32
  %1 = arith.maxnumf %a1, %b1 : f64
  %2 = arith.maxnumf %a2, %b2 : f16
  %3 = arith.maxnumf %a3, %b3 : bf16
  %4 = arith.maxnumf %a4, %b4 : f128
  %5 = arith.maxnumf %a5, %b5 : f80
  %6 = arith.maxnumf %a6, %b6 : tf32
  %7 = arith.maxnumf %a7, %b7 : f8E4M3FN
  %8 = arith.maxnumf %a8, %b8 : vector<4xf32>
  %9 = arith.maxnumf %a9, %b9 : tensor<?xf64>
  %10 = arith.maxnumf %a10, %b10 : tensor<*xf16>
  %11 = arith.maxnumf %a11, %b11 : vector<[2]xf32>
  %12 = arith.maxnumf %a0, %b0 fastmath<none> : f32
  %13 = arith.maxnumf %a0, %b0 fastmath<fast> : f32
  %14 = arith.maxnumf %a0, %b0 fastmath<nnan> : f32
  %15 = arith.maxnumf %a0, %b0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %16 = arith.maxnumf %a0, %b0 fastmath<ninf, contract> : f32
  %17 = arith.maxnumf %a0, %b0 fastmath<contract,reassoc> : f32
  %18 = arith.maxnumf %a0, %b0 fastmath<afn,fast> : f32
  %19 = arith.maxnumf %a0, %b0 fastmath<nsz> {a} : f32
  %20 = "arith.maxnumf"(%a0, %b0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  return
}

// -----

func.func @minnumf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16, %a4: f128, %b4: f128, %a5: f80, %b5: f80, %a6: tf32, %b6: tf32, %a7: f8E4M3FN, %b7: f8E4M3FN, %a8: vector<4xf32>, %b8: vector<4xf32>, %a9: tensor<?xf64>, %b9: tensor<?xf64>, %a10: tensor<*xf16>, %b10: tensor<*xf16>, %a11: vector<[2]xf32>, %b11: vector<[2]xf32>) {
  %0 = arith.minnumf %a0, %b0 : f32
  %1 = arith.minnumf %a1, %b1 : f64
  %2 = arith.minnumf %a2, %b2 : f16
  %3 = arith.minnumf %a3, %b3 : bf16
  %4 = arith.minnumf %a4, %b4 : f128
  %5 = arith.minnumf %a5, %b5 : f80
  %6 = arith.minnumf %a6, %b6 : tf32
  %7 = arith.minnumf %a7, %b7 : f8E4M3FN
  %8 = arith.minnumf %a8, %b8 : vector<4xf32>
  %9 = arith.minnumf %a9, %b9 : tensor<?xf64>
  %10 = arith.minnumf %a10, %b10 : tensor<*xf16>
  %11 = arith.minnumf %a11, %b11 : vector<[2]xf32>
  %12 = arith.minnumf %a0, %b0 fastmath<none> : f32
  %13 = arith.minnumf %a0, %b0 fastmath<fast> : f32
  %14 = arith.minnumf %a0, %b0 fastmath<nnan> : f32
  %15 = arith.minnumf %a0, %b0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %16 = arith.minnumf %a0, %b0 fastmath<ninf, contract> : f32
  %17 = arith.minnumf %a0, %b0 fastmath<contract,reassoc> : f32
  %18 = arith.minnumf %a0, %b0 fastmath<afn,fast> : f32
  %19 = arith.minnumf %a0, %b0 fastmath<nsz> {a} : f32
  %20 = "arith.minnumf"(%a0, %b0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  return
}

// -----

func.func @negf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16, %a4: f128, %b4: f128, %a5: f80, %b5: f80, %a6: tf32, %b6: tf32, %a7: f8E4M3FN, %b7: f8E4M3FN, %a8: vector<4xf32>, %b8: vector<4xf32>, %a9: tensor<?xf64>, %b9: tensor<?xf64>, %a10: tensor<*xf16>, %b10: tensor<*xf16>, %a11: vector<[2]xf32>, %b11: vector<[2]xf32>) {
  %0 = arith.negf %a0 : f32
  %1 = arith.negf %a1 : f64
  %2 = arith.negf %a2 : f16
  %3 = arith.negf %a3 : bf16
  %4 = arith.negf %a4 : f128
  %5 = arith.negf %a5 : f80
  %6 = arith.negf %a6 : tf32
  %7 = arith.negf %a7 : f8E4M3FN
  %8 = arith.negf %a8 : vector<4xf32>
  %9 = arith.negf %a9 : tensor<?xf64>
  %10 = arith.negf %a10 : tensor<*xf16>
  %11 = arith.negf %a11 : vector<[2]xf32>
  %12 = arith.negf %a0 fastmath<none> : f32
  %13 = arith.negf %a0 fastmath<fast> : f32
  %14 = arith.negf %a0 fastmath<nnan> : f32
  %15 = arith.negf %a0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %16 = arith.negf %a0 fastmath<ninf, contract> : f32
  %17 = arith.negf %a0 fastmath<contract,reassoc> : f32
  %18 = arith.negf %a0 fastmath<afn,fast> : f32
  %19 = arith.negf %a0 fastmath<nsz> {a} : f32
  %20 = "arith.negf"(%a0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  return
}

// -----

func.func @extended(%x: i32, %y: i32, %v: vector<4xi8>, %w: vector<4xi8>, %t: tensor<?xi16>, %i: index) {
  %0:2 = arith.addui_extended %x, %y : i32, i1
  %1:2 = arith.addui_extended %v, %w {a} : vector<4xi8>, vector<4xi1>
  %2:2 = arith.mulsi_extended %x, %y : i32
  %3:2 = arith.mulsi_extended %t, %t : tensor<?xi16>
  %4, %5 = arith.mului_extended %v, %w : vector<4xi8>
  %6:2 = arith.mului_extended %i, %i : index
  %7:2 = "arith.addui_extended"(%t, %t) : (tensor<?xi16>, tensor<?xi16>) -> (tensor<?xi16>, tensor<?xi1>)
  %8:2 = "arith.mulsi_extended"(%x, %x) : (i32, i32) -> (i32, i32)
  return
}

// -----

func.func @cmpi(%x: i32, %i: index, %v: vector<4xi8>, %t: tensor<*xi1>) {
  %0 = arith.cmpi eq, %x, %x : i32
  %1 = arith.cmpi ne, %x, %x : i32
  %2 = arith.cmpi slt, %x, %x : i32
  %3 = arith.cmpi sle, %x, %x : i32
  %4 = arith.cmpi sgt, %x, %x : i32
  %5 = arith.cmpi sge, %x, %x : i32
  %6 = arith.cmpi ult, %x, %x : i32
  %7 = arith.cmpi ule, %x, %x : i32
  %8 = arith.cmpi ugt, %x, %x : i32
  %9 = arith.cmpi uge, %x, %x : i32
  %i0 = arith.cmpi ult, %i, %i : index
  %i1 = arith.cmpi eq, %v, %v {a} : vector<4xi8>
  %i2 = arith.cmpi ne, %t, %t : tensor<*xi1>
  %i3 = "arith.cmpi"(%x, %x) <{predicate = 3 : i64}> : (i32, i32) -> i1
  %i4 = "arith.cmpi"(%x, %x) {predicate = 9} : (i32, i32) -> i1
  %i5 = arith.cmpi "slt", %x, %x : i32
  return
}

// -----

func.func @cmpf(%x: f32, %v: vector<4xf16>, %t: tensor<?x2xf64>) {
  %0 = arith.cmpf false, %x, %x : f32
  %1 = arith.cmpf oeq, %x, %x : f32
  %2 = arith.cmpf ogt, %x, %x : f32
  %3 = arith.cmpf oge, %x, %x : f32
  %4 = arith.cmpf olt, %x, %x : f32
  %5 = arith.cmpf ole, %x, %x : f32
  %6 = arith.cmpf one, %x, %x : f32
  %7 = arith.cmpf ord, %x, %x : f32
  %8 = arith.cmpf ueq, %x, %x : f32
  %9 = arith.cmpf ugt, %x, %x : f32
  %10 = arith.cmpf uge, %x, %x : f32
  %11 = arith.cmpf ult, %x, %x : f32
  %12 = arith.cmpf ule, %x, %x : f32
  %13 = arith.cmpf une, %x, %x : f32
  %14 = arith.cmpf uno, %x, %x : f32
  %15 = arith.cmpf true, %x, %x : f32
  %i0 = arith.cmpf ult, %v, %v fastmath<fast> : vector<4xf16>
  %i1 = arith.cmpf oeq, %t, %t fastmath<nnan,ninf> {a} : tensor<?x2xf64>
  %i3 = "arith.cmpf"(%x, %x) <{predicate = 3 : i64}> : (f32, f32) -> i1
  return
}

// -----

func.func @select(%c: i1, %v: vector<4xi1>, %t: tensor<?xi1>, %x: i32, %f: vector<4xf32>, %s: tensor<?xi8>, %m: memref<4xf32>, %n: none, %sv: vector<[4]xi1>, %sx: vector<[4]xi8>, %fn: (i32) -> i32) {
  %0 = arith.select %c, %x, %x : i32
  %1 = arith.select %c, %f, %f : vector<4xf32>
  %2 = arith.select %v, %f, %f : vector<4xi1>, vector<4xf32>
  %3 = arith.select %t, %s, %s {a = 1} : tensor<?xi1>, tensor<?xi8>
  %4 = arith.select %c, %m, %m : memref<4xf32>
  %5 = arith.select %c, %n, %n : none
  %6 = arith.select %c, %c, %c : i1
  %7 = arith.select %v, %v, %v : vector<4xi1>, vector<4xi1>
  %8 = arith.select %sv, %sx, %sx : vector<[4]xi1>, vector<[4]xi8>
  %9 = arith.select %c, %fn, %fn : (i32) -> i32
  %10 = "arith.select"(%c, %x, %x) : (i1, i32, i32) -> i32
  return
}

// -----

func.func @casts(%a0: i8, %a1: vector<4xi8>, %a2: i1, %a3: tensor<?x2xi8>, %a4: i64, %a5: tensor<*xi64>, %a6: f16, %a7: vector<4xbf16>, %a8: f8E5M2, %a9: f64, %a10: vector<[4]xf32>, %a11: i32, %a12: tensor<?xi8>, %a13: i1, %a14: f32, %a15: vector<2xf16>, %a16: f64, %a17: i32, %a18: index, %a19: vector<2xindex>, %a20: memref<4xi32>, %a21: i8, %a22: tensor<?xindex>, %a23: memref<?xindex>, %a24: i32, %a25: f16, %a26: vector<2xf64>, %a27: memref<?xf32>, %a28: i8) {
  %0 = arith.extui %a0 : i8 to i32
  %1 = arith.extui %a1 : vector<4xi8> to vector<4xi16>
  %2 = arith.extsi %a2 : i1 to i64
  %3 = arith.extsi %a3 : tensor<?x2xi8> to tensor<?x2xi16>
  %4 = arith.trunci %a4 : i64 to i8
  %5 = arith.trunci %a5 : tensor<*xi64> to tensor<*xi8>
  %6 = arith.extf %a6 : f16 to f32
  %7 = arith.extf %a7 : vector<4xbf16> to vector<4xf64>
  %8 = arith.extf %a8 : f8E5M2 to f128
  %9 = arith.truncf %a9 : f64 to f32
  %10 = arith.truncf %a10 : vector<[4]xf32> to vector<[4]xbf16>
  %11 = arith.sitofp %a11 : i32 to f32
  %12 = arith.sitofp %a12 : tensor<?xi8> to tensor<?xf64>
  %13 = arith.uitofp %a13 : i1 to bf16
  %14 = arith.fptosi %a14 : f32 to i8
  %15 = arith.fptosi %a15 : vector<2xf16> to vector<2xi1>
  %16 = arith.fptoui %a16 : f64 to i128
  %17 = arith.index_cast %a17 : i32 to index
  %18 = arith.index_cast %a18 : index to i64
  %19 = arith.index_cast %a19 : vector<2xindex> to vector<2xi8>
  %20 = arith.index_cast %a20 : memref<4xi32> to memref<4xindex>
  %21 = arith.index_castui %a21 : i8 to index
  %22 = arith.index_castui %a22 : tensor<?xindex> to tensor<?xi16>
  %23 = arith.index_castui %a23 : memref<?xindex> to memref<?xi16>
  %24 = arith.bitcast %a24 : i32 to f32
  %25 = arith.bitcast %a25 : f16 to bf16
  %26 = arith.bitcast %a26 : vector<2xf64> to vector<2xi64>
  %27 = arith.bitcast %a27 : memref<?xf32> to memref<?xi32>
  %28 = arith.bitcast %a28 : i8 to i8
  return
}

// -----

func.func @cast_attributes(%x: i64, %f: f64, %h: f16, %s: f8E8M0FNU, %q: f4E2M1FN, %v: vector<4xf8E8M0FNU>, %w: vector<4xf6E3M2FN>) {
  %0 = arith.trunci %x overflow<nsw> : i64 to i32
  %1 = arith.trunci %x overflow<nsw, nuw> {a} : i64 to i32
  %2 = arith.truncf %f to_nearest_even : f64 to f32
  %3 = arith.truncf %f downward fastmath<fast> : f64 to f32
  %4 = arith.truncf %f upward {a} : f64 to f32
  %5 = arith.truncf %f toward_zero : f64 to f32
  %6 = arith.truncf %f to_nearest_away fastmath<contract> {x = "y"} : f64 to f32
  %7 = arith.truncf %f fastmath<nnan> : f64 to f32
  %8 = arith.extf %h fastmath<contract,nsz> : f16 to f32
  %9 = arith.extf %h {a} : f16 to f32
  %10 = arith.scaling_extf %q, %s : f4E2M1FN, f8E8M0FNU to f32
  %11 = arith.scaling_extf %w, %v fastmath<fast> : vector<4xf6E3M2FN>, vector<4xf8E8M0FNU> to vector<4xf16>
  %12 = arith.scaling_truncf %f, %s : f64, f8E8M0FNU to f4E2M1FN
  %13 = arith.scaling_truncf %h, %s to_nearest_even fastmath<nnan> : f16, f8E8M0FNU to f4E2M1FN
  %14 = "arith.truncf"(%f) <{roundingmode = 3 : i32}> : (f64) -> f32
  %15 = "arith.extf"(%h) <{fastmath = #arith.fastmath<nsz>}> : (f16) -> f64
  %16 = "arith.extf"(%h) : (f16) -> f64
  return
}

// -----

func.func @constants() {
  %0 = arith.constant 0 : i32
  %1 = arith.constant -42 : i64
  %2 = arith.constant true
  %3 = arith.constant false
  %4 = arith.constant 1 : i1
  %5 = arith.constant 7 : index
  %6 = arith.constant -7 : index
  %7 = arith.constant 1.5 : f32
  %8 = arith.constant 0x7FC00000 : f32
  %9 = arith.constant 1.0e10 : f64
  %10 = arith.constant dense<1> : tensor<2xi32>
  %11 = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %12 = arith.constant dense<true> : vector<[4]xi1>
  %13 = arith.constant sparse<[[0]], [1]> : tensor<2xi32>
  %14 = arith.constant dense_resource<foo> : tensor<2xi32>
  %15 = arith.constant 1 : i3
  %16 = arith.constant -1 : i3
  %17 = arith.constant 340282366920938463463374607431768211455 : i128
  %18 = arith.constant {a = 1} 5 : i32
  %19 = arith.constant 3.0
  %20 = arith.constant 3
  %21 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %22 = arith.constant dense<> : tensor<0xi32>
  %23 = arith.constant dense<1.0> : tensor<f32>
  %24 = arith.constant 1.0 : f8E4M3FN
  %25 = arith.constant 1.0 : bf16
  %26 = arith.constant 1.0 : f80
  %27 = arith.constant 1.0 : f128
  %28 = arith.constant dense<"0x0102"> : tensor<2xi8>
  %29 = arith.constant 255 : i8
  %30 = arith.constant 0xFF : i8
  %31 = "arith.constant"() <{value = 5 : i32}> : () -> i32
  %32 = arith.constant 1 : i32
  %33 = arith.constant 1 : i32
  %34 = arith.constant 0 : i1
  %35 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>
  %36 = arith.constant 9223372036854775807 : index
  %37 = arith.constant 0.1 : f32
  return
}
