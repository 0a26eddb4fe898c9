// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
// ARGS: --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
func.func @for_plain(%lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %lb to %ub step %i {
      %x = arith.muli %i, %j : index
    }
  }
  scf.for %i = %lb to %ub step %step {
    scf.yield
  } {tag = "outer"}
  return
}
func.func @for_integers(%lb: i32, %ub: i64, %s: i8) {
  scf.for %i = %lb to %lb step %lb : i32 {
  }
  scf.for unsigned %i = %ub to %ub step %ub : i64 {
  }
  scf.for %i = %s to %s step %s : i8 {
  }
  scf.for %i = %s to %s step %s iter_args(%a = %lb) -> i32 : i8 {
    scf.yield %a : i32
  }
  return
}
func.func @for_carried(%lb: index, %a: f32, %t: tensor<?xf32>) -> (f32, tensor<?xf32>) {
  %0:2 = scf.for %i = %lb to %lb step %lb iter_args(%x = %a, %y = %t) -> (f32, tensor<?xf32>) {
    %s = arith.addf %x, %x : f32
    scf.yield %s, %y : f32, tensor<?xf32>
  }
  %1 = scf.for %i = %lb to %lb step %lb iter_args(%x = %0#0) -> f32 {
    scf.yield %x : f32
  } {unroll = 4 : i64}
  return %1, %0#1 : f32, tensor<?xf32>
}
// -----
func.func @if(%c: i1, %a: f32, %b: f32) -> f32 {
  scf.if %c {
  }
  scf.if %c {
    scf.yield
  } else {
    scf.if %c {
      %x = arith.addf %a, %b : f32
    } {inner}
  } {outer = 1 : i32}
  %0 = scf.if %c -> f32 {
    scf.yield %a : f32
  } else {
    scf.yield %b : f32
  }
  %1:2 = scf.if %c -> (f32, f32) {
    scf.yield %a, %0 : f32, f32
  } else {
    scf.yield %b, %a : f32, f32
  }
  scf.if %c {
  } else {
  }
  return %1#1 : f32
}
// -----
func.func @while(%a: i32, %c: i1) -> (i32, f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %f = arith.constant 1.0 : f32
  %0:2 = scf.while (%x = %a) : (i32) -> (i32, f32) {
    scf.condition(%c) {note} %x, %f : i32, f32
  } do {
  ^bb0(%y: i32, %g: f32):
    %z = arith.addi %y, %y : i32
    scf.yield %z : i32
  } attributes {foo = "bar"}
  %1 = scf.while (%x = %a, %w = %f) : (i32, f32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y, %f : i32, f32
  }
  return %1, %0#1 : i32, f32
}
// -----
func.func @parallel(%a: index, %b: index, %s: index, %i0: f32, %i1: i32) -> (f32, i32) {
  scf.parallel (%i) = (%a) to (%b) step (%s) {
    scf.reduce
  }
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%s, %s) {
    %x = arith.addi %i, %j : index
  } {tag}
  %0 = scf.parallel (%i) = (%a) to (%b) step (%s) init (%i0) -> f32 {
    scf.reduce(%i0 : f32) {
    ^bb0(%l: f32, %r: f32):
      %x = arith.addf %l, %r : f32
      scf.reduce.return %x : f32
    }
  }
  %1:2 = scf.parallel (%i) = (%a) to (%b) step (%s) init (%i0, %i1) -> (f32, i32) {
    %k = arith.constant 3 : i32
    scf.reduce(%0, %k : f32, i32) {
    ^bb0(%l: f32, %r: f32):
      %x = arith.mulf %l, %r : f32
      scf.reduce.return %x : f32
    }, {
    ^bb0(%l: i32, %r: i32):
      %x = arith.muli %l, %r : i32
      scf.reduce.return %x {last} : i32
    } {two}
  } {tag = [1, 2]}
  return %1#0, %1#1 : f32, i32
}
// -----
func.func @execute_region(%c: i1) -> i64 {
  scf.execute_region {
    scf.yield
  }
  %0 = scf.execute_region -> i64 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %x = arith.constant 1 : i64
    cf.br ^bb3(%x : i64)
  ^bb2:
    %y = arith.constant 2 : i64
    cf.br ^bb3(%y : i64)
  ^bb3(%z: i64):
    scf.yield %z : i64
  }
  %1:2 = scf.execute_region -> (i64, i1) no_inline {
    scf.yield %0, %c : i64, i1
  } {foo}
  return %1#0 : i64
}
// -----
func.func @index_switch(%i: index, %a: i32, %b: f32) -> i32 {
  scf.index_switch %i
  default {
  }
  scf.index_switch %i
  case 2 {
    scf.yield
  }
  case -5 {
  }
  default {
    scf.yield
  }
  %0 = scf.index_switch %i {foo} -> i32
  case 1 {
    %c = arith.constant 10 : i32
    scf.yield %c : i32
  }
  default {
    scf.yield %a : i32
  }
  %1:2 = scf.index_switch %i -> i32, f32
  case 9223372036854775807 {
    scf.yield %0, %b : i32, f32
  }
  default {
    scf.yield %a, %b : i32, f32
  }
  return %1#0 : i32
}
// -----
func.func @forall(%n: index, %t: tensor<?xf32>, %u: tensor<8x8xf32>, %m: memref<4xf32>) -> (tensor<?xf32>, tensor<8x8xf32>) {
  scf.forall (%i) in (%n) {
    %f = arith.constant 0.0 : f32
    memref.store %f, %m[%i] : memref<4xf32>
  }
  scf.forall (%i, %j, %k) in (2, %n, 4) {
    scf.forall.in_parallel
    {
    }
  } {tag}
  scf.forall (%i, %j) = (0, %n) to (%n, 4) step (2, %n) {
  }
  scf.forall (%i) = (0) to (8) step (1) {
  }
  scf.forall () in () {
  }
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    } {end}
  }
  %1:2 = scf.forall (%i, %j) = (0, 0) to (8, 8) step (4, %n) shared_outs(%o = %0, %p = %u) -> (tensor<?xf32>, tensor<8x8xf32>) {
    %s = tensor.extract_slice %p[%i, %j] [4, 1] [1, 1] : tensor<8x8xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %p[%i, %j] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
      tensor.parallel_insert_slice %s into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  } {mapping = []}
  return %1#0, %1#1 : tensor<?xf32>, tensor<8x8xf32>
}
