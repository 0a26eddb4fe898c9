// ARGS: --remove-dead-values --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// ARGS: --remove-dead-values=canonicalize=false --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// What code passes on that never runs is poison, made where the value was.
func.func @loop_that_ends_at_once() -> i32 {
  %v = arith.constant 5 : i32
  %f = arith.constant false
  %r = scf.while (%a = %v) : (i32) -> i32 {
    scf.condition(%f) %a : i32
  } do {
  ^bb0(%b: i32):
    %0 = arith.addi %b, %b : i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @argument_of_dead_body(%w: i32) -> i32 {
  %v = arith.constant 5 : i32
  %f = arith.constant false
  %r = scf.while (%a = %v) : (i32) -> i32 {
    scf.condition(%f) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @branch_not_taken(%a: i32, %b: i32, %l: index, %m: memref<i32>) -> i32 {
  %c = arith.constant 1 : index
  %r = scf.index_switch %c -> i32
  case 1 {
    scf.yield %a : i32
  }
  default {
    %z = arith.addi %a, %b : i32
    %k = scf.for %i = %l to %l step %l iter_args(%j = %z) -> i32 {
      %y = arith.subi %z, %j : i32
      scf.yield %y : i32
    }
    memref.store %k, %m[] : memref<i32>
    scf.yield %k : i32
  }
  return %r : i32
}

// -----

// Operands of terminators are needed, whatever the op around makes of them.
func.func @reduction(%a: index, %i0: f32) -> f32 {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%i0) -> f32 {
    scf.reduce(%i0 : f32) {
    ^bb0(%l: f32, %r: f32):
      %x = arith.addf %l, %r : f32
      %y = arith.subf %l, %r : f32
      scf.reduce.return %x : f32
    }
  }
  return %0 : f32
}

// -----

// Patterns of all ops run on what the ops with regions make and move.
func.func @inlined(%x: i32) -> i32 {
  %t = arith.constant true
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %o1 = arith.addi %x, %c1 : i32
  %o2 = arith.addi %o1, %c2 : i32
  %r = scf.execute_region -> i32 {
    %1 = arith.addi %o2, %c1 : i32
    %2 = arith.addi %1, %c2 : i32
    cf.cond_br %t, ^bb1, ^bb2
  ^bb1:
    scf.yield %2 : i32
  ^bb2:
    %3 = arith.muli %2, %2 : i32
    scf.yield %3 : i32
  }
  return %r : i32
}
func.func @left_alone(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %t = arith.constant true
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  %o1 = arith.addi %x, %c1 : i32
  %o2 = arith.addi %o1, %c1 : i32
  return %o2 : i32
^bb2:
  return %x : i32
}

// -----

// The outputs of a forall go to arguments of its body.
func.func @chained(%n: index, %t: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %1 = scf.forall (%i) in (8) shared_outs(%o = %0) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// An op that lost its condition is gone before its neighbours look at it.
func.func @only_reads(%a: i32, %b: i32, %i: index, %c: i1, %x: f32, %m: memref<?xf32>) {
  %0 = arith.cmpi ult, %a, %b : i32
  scf.if %0 {
    %1 = memref.load %m[%i] : memref<?xf32>
  }
  scf.if %c {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @reads_while(%a: i32, %i: index, %c: i1, %x: f32, %m: memref<?xi32>) {
  %0 = scf.while (%b = %a) : (i32) -> i32 {
    %1 = memref.load %m[%i] : memref<?xi32>
    %2 = arith.cmpi slt, %1, %b : i32
    scf.condition(%2) %b : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  scf.if %c {
    memref.store %a, %m[%i] : memref<?xi32>
  }
  return
}
