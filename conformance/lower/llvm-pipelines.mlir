// ARGS: --convert-scf-to-cf --convert-arith-to-llvm --convert-cf-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts --split-input-file
// ARGS: --convert-scf-to-cf --convert-func-to-llvm --convert-cf-to-llvm --convert-arith-to-llvm --convert-index-to-llvm --convert-ub-to-llvm --canonicalize --cse --split-input-file
// ARGS: --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts --canonicalize --cse --split-input-file
// ARGS: --lower-affine --convert-scf-to-cf --convert-to-llvm=dynamic --split-input-file
// ARGS: --convert-func-to-llvm --convert-scf-to-cf --convert-to-llvm=filter-dialects=cf,arith --split-input-file
// ARGS: --pass-pipeline=builtin.module(func.func(convert-scf-to-cf,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm),convert-to-llvm) --split-input-file
// ARGS: --convert-to-llvm=allow-pattern-rollback=false --split-input-file
// ARGS: --convert-scf-to-cf=allow-pattern-rollback=false --convert-to-llvm=allow-pattern-rollback=false --split-input-file
func.func @sum(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> index {
    %t = arith.addi %s, %i : index
    scf.yield %t : index
  }
  return %0 : index
}
// -----
func.func @factorial(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %small = arith.cmpi sle, %n, %one : i64
  %0 = scf.if %small -> i64 {
    scf.yield %one : i64
  } else {
    %m = arith.subi %n, %one : i64
    %f = func.call @factorial(%m) : (i64) -> i64
    %r = arith.muli %n, %f : i64
    scf.yield %r : i64
  }
  return %0 : i64
}
// -----
func.func @collatz(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %0:2 = scf.while (%x = %n, %c = %zero) : (index, index) -> (index, index) {
    %go = arith.cmpi ne, %x, %one : index
    scf.condition(%go) %x, %c : index, index
  } do {
  ^bb0(%x: index, %c: index):
    %rest = arith.remui %x, %two : index
    %even = arith.cmpi eq, %rest, %zero : index
    %y = scf.if %even -> index {
      %h = arith.divui %x, %two : index
      scf.yield %h : index
    } else {
      %t = arith.muli %x, %three : index
      %u = arith.addi %t, %one : index
      scf.yield %u : index
    }
    %d = arith.addi %c, %one : index
    scf.yield %y, %d : index, index
  }
  return %0#1 : index
}
// -----
func.func @affine(%n: index) -> index {
  %zero = arith.constant 0 : index
  %0 = affine.for %i = 0 to %n step 3 iter_args(%s = %zero) -> index {
    %a = affine.apply affine_map<(d0) -> (d0 floordiv 2 + d0 mod 5)>(%i)
    %t = arith.addi %s, %a : index
    affine.yield %t : index
  }
  return %0 : index
}
// -----
func.func @chosen(%i: index) -> i32 {
  %0 = scf.index_switch %i -> i32
  case 1 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  case 5 {
    %b = arith.constant 20 : i32
    scf.yield %b : i32
  }
  default {
    %c = arith.constant 30 : i32
    scf.yield %c : i32
  }
  return %0 : i32
}
// -----
func.func @carried(%n: index, %m: memref<?xf32>, %c: complex<f32>) -> (memref<?xf32>, complex<f32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0:2 = scf.for %i = %zero to %n step %one iter_args(%s = %m, %d = %c) -> (memref<?xf32>, complex<f32>) {
    %1:2 = func.call @other(%s, %d) : (memref<?xf32>, complex<f32>) -> (memref<?xf32>, complex<f32>)
    scf.yield %1#0, %1#1 : memref<?xf32>, complex<f32>
  }
  return %0#0, %0#1 : memref<?xf32>, complex<f32>
}
func.func private @other(memref<?xf32>, complex<f32>) -> (memref<?xf32>, complex<f32>)
// -----
func.func @unranked(%n: index, %m: memref<*xf32>) -> memref<*xf32> {
  %zero = arith.constant 0 : index
  %0 = scf.for %i = %zero to %n step %n iter_args(%s = %m) -> memref<*xf32> {
    %1 = func.call @unranked(%i, %s) : (index, memref<*xf32>) -> memref<*xf32>
    scf.yield %1 : memref<*xf32>
  }
  return %0 : memref<*xf32>
}
// -----
func.func @vectors(%n: index, %v: vector<2x4xf32>) -> vector<2x4xf32> {
  %zero = arith.constant 0 : index
  %0 = scf.for %i = %zero to %n step %n iter_args(%s = %v) -> vector<2x4xf32> {
    %t = arith.addf %s, %v fastmath<fast> : vector<2x4xf32>
    scf.yield %t : vector<2x4xf32>
  }
  return %0 : vector<2x4xf32>
}
// -----
func.func @even(%n: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %done = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %done, ^yes, ^no
^yes:
  %t = arith.constant true
  return %t : i1
^no:
  %m = arith.subi %n, %one : i32
  %0 = call @odd(%m) : (i32) -> i1
  return %0 : i1
}
func.func @odd(%n: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %done = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %done, ^no, ^yes
^no:
  %f = arith.constant false
  return %f : i1
^yes:
  %m = arith.subi %n, %one : i32
  %0 = call @even(%m) : (i32) -> i1
  return %0 : i1
}
// -----
func.func @checked(%n: index, %i: index) -> index {
  %zero = arith.constant 0 : index
  %low = arith.cmpi sge, %i, %zero : index
  cf.assert %low, "below"
  %high = arith.cmpi slt, %i, %n : index
  cf.assert %high, "above"
  %q = arith.floordivsi %n, %i : index
  %p = index.add %q, %i
  return %p : index
}
