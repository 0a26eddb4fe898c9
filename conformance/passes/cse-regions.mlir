// ARGS: -cse
// ARGS: -cse -mlir-print-op-generic
func.func @same_ifs(%c: i1, %a: i32) -> (i32, i32) {
  %0 = scf.if %c -> i32 {
    %2 = arith.addi %a, %a : i32
    %3 = arith.addi %a, %a : i32
    %4 = arith.muli %2, %3 : i32
    scf.yield %4 : i32
  } else {
    scf.yield %a : i32
  }
  %1 = scf.if %c -> i32 {
    %2 = arith.addi %a, %a : i32
    %4 = arith.muli %2, %2 : i32
    scf.yield %4 : i32
  } else {
    scf.yield %a : i32
  }
  return %0, %1 : i32, i32
}
func.func @same_loops(%lb: index, %ub: index, %st: index, %x: f32) -> (f32, f32) {
  %0 = scf.for %i = %lb to %ub step %st iter_args(%a = %x) -> f32 {
    %2 = arith.addf %a, %x : f32
    scf.yield %2 : f32
  }
  %1 = scf.for %j = %lb to %ub step %st iter_args(%b = %x) -> f32 {
    %2 = arith.addf %b, %x : f32
    scf.yield %2 : f32
  }
  return %0, %1 : f32, f32
}
func.func @differing_loops(%lb: index, %ub: index, %st: index, %x: f32) -> (f32, f32) {
  %0 = scf.for %i = %lb to %ub step %st iter_args(%a = %x) -> f32 {
    %2 = arith.addf %a, %x : f32
    scf.yield %2 : f32
  }
  %1 = scf.for %j = %lb to %ub step %st iter_args(%b = %x) -> f32 {
    %2 = arith.addf %b, %b : f32
    scf.yield %2 : f32
  }
  return %0, %1 : f32, f32
}
func.func @hoisted(%lb: index, %ub: index, %st: index, %x: f32, %m: memref<?xf32>) {
  %0 = arith.mulf %x, %x : f32
  scf.for %i = %lb to %ub step %st {
    %1 = arith.mulf %x, %x : f32
    memref.store %1, %m[%i] : memref<?xf32>
    scf.for %j = %lb to %ub step %st {
      %2 = arith.mulf %x, %x : f32
      %3 = arith.addf %2, %1 : f32
      %4 = arith.addf %0, %1 : f32
      %5 = arith.mulf %3, %4 : f32
      memref.store %5, %m[%j] : memref<?xf32>
    }
  }
  return
}
func.func @dead_region(%c: i1, %a: i32) {
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  return
}
func.func @reads_in_regions(%c: i1, %m: memref<?xf32>, %i: index) -> (f32, f32) {
  %0 = scf.if %c -> f32 {
    %2 = memref.load %m[%i] : memref<?xf32>
    scf.yield %2 : f32
  } else {
    %2 = memref.load %m[%i] : memref<?xf32>
    scf.yield %2 : f32
  }
  %1 = scf.if %c -> f32 {
    %2 = memref.load %m[%i] : memref<?xf32>
    scf.yield %2 : f32
  } else {
    %2 = memref.load %m[%i] : memref<?xf32>
    scf.yield %2 : f32
  }
  return %0, %1 : f32, f32
}
