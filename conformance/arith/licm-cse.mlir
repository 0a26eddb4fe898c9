// ARGS: --allow-unregistered-dialect --loop-invariant-code-motion
// ARGS: --allow-unregistered-dialect --cse
// ARGS: --allow-unregistered-dialect --loop-invariant-code-motion --canonicalize --cse
func.func @speculation(%n: index, %x: i32, %y: i32, %v: vector<2xi32>, %m: memref<?xi32>, %i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %c0_i32 = arith.constant 0 : i32
    %cm = arith.constant -1 : i32
    %c5 = arith.constant 5 : i32
    %d1 = arith.constant dense<[1, 3]> : vector<2xi32>
    %d2 = arith.constant dense<[1, -3]> : vector<2xi32>
    %d3 = arith.constant dense<[1, 0]> : vector<2xi32>
    %0 = arith.divsi %x, %y : i32
    %1 = arith.divsi %x, %c5 : i32
    %2 = arith.divsi %x, %cm : i32
    %3 = arith.divsi %x, %c0_i32 : i32
    %4 = arith.divui %x, %cm : i32
    %5 = arith.divui %x, %y : i32
    %6 = arith.ceildivsi %x, %c5 : i32
    %7 = arith.ceildivsi %x, %cm : i32
    %8 = arith.ceildivui %x, %c5 : i32
    %9 = arith.ceildivui %x, %c0_i32 : i32
    %10 = arith.floordivsi %x, %y : i32
    %11 = arith.remsi %x, %y : i32
    %12 = arith.divsi %v, %d1 : vector<2xi32>
    %13 = arith.divsi %v, %d2 : vector<2xi32>
    %14 = arith.divui %v, %d3 : vector<2xi32>
    %15 = arith.divui %v, %d2 : vector<2xi32>
    %16 = index.divs %i, %j
    %k5 = index.constant 5
    %km = index.constant -1
    %17 = index.divs %i, %k5
    %18 = index.divs %i, %km
    %19 = index.remu %i, %k5
    %20 = index.rems %i, %j
    %21 = index.ceildivu %i, %k5
    %22 = index.floordivs %i, %k5
    %23 = arith.addi %x, %y : i32
    %24 = index.add %i, %j
    %25 = "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, index, index, index, index, index, index, index, i32, index) -> i32
    memref.store %25, %m[%k] : memref<?xi32>
  }
  return
}

func.func @common(%x: i32, %y: i32) -> (i32, i32, i32, i32, i1, i1) {
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %x, %y : i32
  %2 = arith.addi %y, %x : i32
  %3 = arith.addi %x, %y overflow<nsw> : i32
  %4 = arith.cmpi slt, %x, %y : i32
  %5 = arith.cmpi slt, %x, %y : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i1, i1
}
