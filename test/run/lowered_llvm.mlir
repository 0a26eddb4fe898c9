// What the llvm dialect computes is what was there before, dialect by dialect and at once.
// RUN: jig eval %s --entry main > %t.expected
// RUN: FileCheck %s < %t.expected
// RUN: jig-opt %s --convert-scf-to-cf > %t.cf
// RUN: jig-opt %t.cf --convert-to-llvm | jig eval - --entry main | diff %t.expected -
// RUN: jig-opt %t.cf --convert-func-to-llvm | jig eval - --entry main | diff %t.expected -
// RUN: jig-opt %t.cf --convert-cf-to-llvm | jig eval - --entry main | diff %t.expected -
// RUN: jig-opt %t.cf --convert-index-to-llvm | jig eval - --entry main | diff %t.expected -
// RUN: jig-opt %t.cf --convert-arith-to-llvm --convert-cf-to-llvm --convert-func-to-llvm --convert-index-to-llvm | jig eval - --entry main | diff %t.expected -
// RUN: jig-opt %t.cf --convert-to-llvm --reconcile-unrealized-casts --canonicalize --cse --convert-ub-to-llvm | jig eval - --entry main | diff %t.expected -
// RUN: jig-opt %t.cf --convert-func-to-llvm=use-bare-ptr-memref-call-conv --convert-to-llvm | jig eval - --entry main | diff %t.expected -
// RUN: not jig eval %s --entry stops 2>&1 | FileCheck %s --check-prefix=STOPS
// RUN: jig-opt %t.cf --convert-to-llvm > %t.llvm
// RUN: not jig eval %t.llvm --entry stops 2>&1 | FileCheck %s --check-prefix=LOWERED

// CHECK: 32255425 : i64
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %n = arith.constant -40 : i64
  %three = arith.constant 3 : i64
  %k = func.call @guarded(%n) : (i64) -> i64
  %sum = scf.for %i = %c0 to %c12 step %c1 iter_args(%s = %k) -> i64 {
    %a = func.call @divisions(%i) : (index) -> i64
    %b = func.call @collatz(%i) : (index) -> i64
    %c = func.call @chosen(%i) : (index) -> i64
    %t = arith.muli %s, %three : i64
    %u = arith.addi %t, %a : i64
    %v = arith.addi %u, %b : i64
    %w = arith.addi %v, %c : i64
    scf.yield %w : i64
  }
  return %sum : i64
}

// Quotients that round up and down, of numbers of either sign; the largest and the smallest too.
func.func private @divisions(%i: index) -> i64 {
  %low = index.constant -9223372036854775808
  %high = index.constant 9223372036854775807
  %lower = index.constant -9223372036854775807
  %five = index.constant 5
  %minus = index.constant -1
  %two = index.constant 2
  %three = index.constant -3
  %n = index.sub %i, %five
  %d = index.or %n, %two
  %0 = index.floordivs %n, %d
  %1 = index.ceildivs %n, %d
  %2 = index.floordivs %n, %three
  %3 = index.ceildivs %n, %three
  %4 = index.ceildivu %i, %five
  %5 = index.ceildivs %low, %two
  %6 = index.ceildivs %high, %minus
  %7 = index.floordivs %lower, %minus
  %8 = index.floordivs %low, %three
  %9 = index.maxs %0, %1
  %10 = index.shl %9, %two
  %11 = index.xor %10, %2
  %12 = index.mul %11, %five
  %13 = index.add %12, %3
  %14 = index.sub %13, %4
  %15 = index.rems %5, %five
  %16 = index.remu %6, %five
  %17 = index.rems %7, %five
  %18 = index.rems %8, %five
  %19 = index.add %14, %15
  %20 = index.add %16, %17
  %21 = index.add %19, %20
  %22 = index.add %21, %18
  %r = index.casts %22 : index to i64
  return %r : i64
}

func.func private @collatz(%i: index) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %m = index.castu %i : index to i64
  %n = arith.addi %m, %c1 : i64
  cf.br ^head(%n, %c0 : i64, i64)
^head(%x: i64, %k: i64):
  %go = arith.cmpi ne, %x, %c1 : i64
  cf.cond_br %go, ^body, ^end(%k : i64)
^body:
  %rest = arith.remui %x, %c2 : i64
  %odd = arith.trunci %rest : i64 to i1
  %l = arith.addi %k, %c1 : i64
  %half = arith.divui %x, %c2 : i64
  %t = arith.muli %x, %c3 : i64
  %u = arith.addi %t, %c1 : i64
  cf.cond_br %odd, ^head(%u, %l : i64, i64), ^head(%half, %l : i64, i64)
^end(%r: i64):
  return %r : i64
}

func.func private @chosen(%i: index) -> i64 {
  %f = index.casts %i : index to i32
  %a = arith.constant 100 : i64
  %b = arith.constant -7 : i64
  %p = ub.poison : i64
  cf.switch %f : i32, [
    default: ^other(%p : i64),
    3: ^end(%a : i64),
    5: ^end(%b : i64)
  ]
^other(%q: i64):
  %m = index.castu %i : index to i64
  %z = arith.cmpi eq, %a, %b : i64
  %s = arith.select %z, %q, %m : i64
  cf.br ^end(%s : i64)
^end(%r: i64):
  return %r : i64
}

func.func private @guarded(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %negative = arith.cmpi slt, %n, %c0 : i64
  cf.assert %negative, "never printed"
  %k = arith.subi %c0, %n : i64
  cf.assert %negative, "never printed either"
  return %k : i64
}

// STOPS: the sum is odd
// LOWERED: 'llvm.call' op stops the program
// LOWERED: the sum is odd
func.func @stops() -> i64 {
  %false = arith.constant false
  %n = arith.constant 1 : i64
  cf.assert %false, "the sum is odd"
  return %n : i64
}
