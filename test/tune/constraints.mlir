// RUN: jig tune --dry-run %s --entry f 2>&1 | FileCheck %s
// RUN: jig tune --dry-run %s --entry f --strategy=random --seed 4 2>&1 | FileCheck %s
// RUN: jig tune --dry-run %s --entry f --strategy=evolve 2>&1 | FileCheck %s
// RUN: not jig tune --dry-run %s --entry f --set unroll=3 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: jig tune --dry-run %s --entry f --entry-point large --budget 500 --strategy=random 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: jig tune --dry-run %s --entry f --entry-point large --budget 500 --strategy=exhaustive 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: jig tune --dry-run %s --entry f --entry-point unknown 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not jig tune --dry-run %s --entry f --entry-point contradicting 2>&1 | FileCheck %s --check-prefix=CORE
// RUN: mkdir -p %t && touch %t/libz3.so.4 %t/libz3.so
// RUN: env LD_LIBRARY_PATH=%t jig tune --dry-run %s --entry f 2>&1 | FileCheck %s
// RUN: not env LD_LIBRARY_PATH=%t jig tune --dry-run %s --entry f --set unroll=3 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not env LD_LIBRARY_PATH=%t jig tune --dry-run %s --entry f --entry-point contradicting 2>&1 | FileCheck %s --check-prefix=CORE
// RUN: not env LD_LIBRARY_PATH=%t jig tune --dry-run %s --entry f --entry-point unknown 2>&1 | FileCheck %s --check-prefix=TRIED
// What a script demands of its choices is found out before points are carried out. Scripts as a tracing front end writes them.

// Of 20 pairs of numbers 12 leave no rest; what regions demand, they demand where they are chosen.
// CHECK: 38 of 38 allowed points (of 80) in {{.*}} payloads
// CHECK-NOT: refused

// EMPTY: [[#@LINE+39]]:7: error: no choices are allowed: this demands rows mod unroll = 0
// EMPTY-NEXT: smt.assert
// EMPTY-NEXT: ^
// EMPTY-NEXT: note: 'rows' is 2, 4, 8 or 16
// EMPTY: note: 'unroll' is 3
// EMPTY-NOT: note

// Of five demands, the three that contradict each other, and nothing of what the others are about.
// CORE: error: no choices are allowed: this demands a < b if way = 0
// CORE: note: and this demands b < a if way = 1
// CORE: note: and this demands a = b
// CORE: note: 'a' is 1 to 9 (9 values)
// CORE: note: 'b' is 1 to 9 (9 values)
// CORE: note: 'way' is 0 or 1
// CORE-NOT: note

// LARGE: 500 of {{.*}} allowed points (of 1e+12) in
// LARGE-NOT: refused

// UNKNOWN: 6 of 6 allowed points (of 12) in
// UNKNOWN-NOT: refused

// TRIED: remark: what is demanded here is found by trying: needs Z3, which cannot be loaded
// TRIED: 12 of 12 points in
// TRIED: 12 refused by the script
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = linalg.exp ins(%a : tensor<64x64xf32>) outs(%a : tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0 : tensor<64x64xf32>
  }
  transform.named_sequence @rows(%rows: !p {transform.readonly}) -> (!p, !p) {
    %unroll = transform.tune.knob<"unroll"> options = {options = [1, 2, 3, 4, 16], divides = 48} -> !p
    %times = transform.smt.constrain_params(%rows, %unroll) : (!p, !p) -> !p {
    ^bb0(%r: !smt.int, %u: !smt.int):
      %c0 = smt.int.constant 0
      %rest = smt.int.mod %r, %u
      %whole = smt.eq %rest, %c0 : !smt.int
      smt.assert %whole
      %times = smt.int.div %r, %u
      smt.yield %times : !smt.int
    }
    transform.yield %unroll, %times : !p, !p
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %rows = transform.tune.knob<"rows"> options = [2, 4, 8, 16] -> !p
    %unroll, %times = transform.include @rows failures(propagate) (%rows) : (!p) -> (!p, !p)
    %one = transform.param.constant 1 : i64 -> !p
    transform.annotate %m "rows" = %rows : !t, !p
    transform.annotate %m "unroll" = %unroll : !t, !p
    %way = transform.tune.alternatives<"way"> -> !p {
      transform.match.param.cmpi gt %times, %one : !p
      transform.yield %times : !p
    }, {
      transform.yield %unroll : !p
    }
    %way2 = transform.tune.alternatives<"other"> -> !p {
      %four = transform.param.constant 4 : i64 -> !p
      transform.match.param.cmpi le %way, %four : !p
      transform.yield %way : !p
    }, {
      transform.yield %one : !p
    }
    transform.annotate %m "way" = %way2 : !t, !p
    transform.yield
  }
  transform.named_sequence @large(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %a = transform.tune.knob<"a"> options = {lb = 1, ub = 1000} -> !p
    %b = transform.tune.knob<"b"> options = {lb = 1, ub = 1000} -> !p
    %c = transform.tune.knob<"c"> options = {lb = 1, ub = 1000} -> !p
    %d = transform.tune.knob<"d"> options = {lb = 1, ub = 1000} -> !p
    transform.smt.constrain_params(%a, %b, %c, %d) : (!p, !p, !p, !p) -> () {
    ^bb0(%x: !smt.int, %y: !smt.int, %z: !smt.int, %w: !smt.int):
      %most = smt.int.constant 100
      %area = smt.int.mul %x, %y
      %other = smt.int.mul %z, %w
      %same = smt.eq %area, %other : !smt.int
      %few = smt.int.cmp le %area, %most
      smt.assert %same
      smt.assert %few
      smt.yield
    }
    transform.annotate %m "a" = %a : !t, !p
    transform.annotate %m "d" = %d : !t, !p
    transform.yield
  }
  transform.named_sequence @unknown(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %a = transform.tune.knob<"a"> options = {lb = 1, ub = 12} -> !p
    %half = transform.smt.constrain_params(%a) : (!p) -> !p {
    ^bb0(%x: !smt.int):
      %half = smt.declare_fun "half" : !smt.int
      %sum = smt.int.add %half, %half
      %same = smt.eq %sum, %x : !smt.int
      smt.assert %same
      smt.yield %half : !smt.int
    }
    transform.annotate %m "half" = %half : !t, !p
    transform.yield
  }
  transform.named_sequence @contradicting(%root: !t {transform.readonly}) {
    %a = transform.tune.knob<"a"> options = {lb = 1, ub = 9} -> !p
    %b = transform.tune.knob<"b"> options = {lb = 1, ub = 9} -> !p
    %c = transform.tune.knob<"c"> options = {lb = 1, ub = 9} -> !p
    transform.match.param.cmpi le %a, %c : !p
    transform.tune.alternatives<"way"> {
      transform.match.param.cmpi lt %a, %b : !p
      transform.yield
    }, {
      transform.match.param.cmpi gt %a, %b : !p
      transform.yield
    }
    transform.match.param.cmpi ne %b, %c : !p
    transform.match.param.cmpi eq %a, %b : !p
    transform.yield
  }
}
