// ARGS: -loop-invariant-code-motion
// ARGS: -loop-invariant-code-motion -cse
// ARGS: -pass-pipeline=builtin.module(func.func(loop-invariant-code-motion,cse,loop-invariant-code-motion))
// ARGS: -loop-invariant-code-motion -mlir-print-debuginfo -mlir-print-local-scope
func.func @nested(%lb: index, %ub: index, %st: index, %x: f32, %m: memref<?xf32>) {
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %lb to %ub step %st {
      %0 = arith.addf %x, %x : f32
      %1 = arith.mulf %0, %x : f32
      %2 = arith.addi %i, %i : index
      memref.store %1, %m[%2] : memref<?xf32>
    }
  }
  return
}
func.func @not_pure(%lb: index, %ub: index, %st: index, %x: i32, %y: i32, %m: memref<?xi32>) {
  scf.for %i = %lb to %ub step %st {
    %0 = arith.divsi %x, %y : i32
    %1 = memref.load %m[%lb] : memref<?xi32>
    %2 = arith.addi %0, %1 : i32
    memref.store %2, %m[%i] : memref<?xi32>
    %3 = memref.alloc() : memref<4xi32>
    memref.dealloc %3 : memref<4xi32>
  }
  return
}
func.func @constant_divisor(%lb: index, %ub: index, %st: index, %x: i32, %m: memref<?xi32>) {
  scf.for %i = %lb to %ub step %st {
    %c2 = arith.constant 2 : i32
    %c0 = arith.constant 0 : i32
    %0 = arith.divui %x, %c2 : i32
    %1 = arith.divui %x, %c0 : i32
    %2 = arith.divsi %x, %c2 : i32
    %3 = arith.addi %0, %1 : i32
    %4 = arith.addi %3, %2 : i32
    memref.store %4, %m[%i] : memref<?xi32>
  }
  return
}
func.func @iter_args(%lb: index, %ub: index, %st: index, %x: f32) -> f32 {
  %r = scf.for %i = %lb to %ub step %st iter_args(%a = %x) -> f32 {
    %0 = arith.addf %a, %x : f32
    %1 = arith.mulf %x, %x : f32
    %2 = arith.subf %0, %1 : f32
    scf.yield %2 : f32
  }
  return %r : f32
}
func.func @region_op(%lb: index, %ub: index, %st: index, %x: f32, %c: i1, %m: memref<?xf32>) {
  scf.for %i = %lb to %ub step %st {
    %0 = scf.if %c -> f32 {
      %1 = arith.addf %x, %x : f32
      scf.yield %1 : f32
    } else {
      scf.yield %x : f32
    }
    %2 = scf.if %c -> index {
      scf.yield %i : index
    } else {
      scf.yield %lb : index
    }
    memref.store %0, %m[%2] : memref<?xf32>
  }
  return
}
func.func @while(%x: i32, %n: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %0 = arith.addi %n, %n : i32
    %1 = arith.cmpi slt, %a, %0 : i32
    scf.condition(%1) %a : i32
  } do {
  ^bb0(%b: i32):
    %2 = arith.muli %n, %n : i32
    %3 = arith.addi %b, %2 : i32
    scf.yield %3 : i32
  }
  return %r : i32
}
func.func @parallel(%lb: index, %ub: index, %st: index, %x: f32, %m: memref<?x?xf32>) {
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%st, %st) {
    %0 = arith.addf %x, %x : f32
    %1 = arith.addi %lb, %ub : index
    memref.store %0, %m[%i, %1] : memref<?x?xf32>
  }
  return
}
