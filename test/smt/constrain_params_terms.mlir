// RUN: jig-opt --transform-interpreter --split-input-file %s 2>&1 | FileCheck %s
// Every term, by the value that it has.

// CHECK-LABEL: remark: bits
// CHECK: remark: -6 : i4
// CHECK: remark: -5 : i4
// CHECK: remark: 4 : i4
// CHECK: remark: -1 : i4
// CHECK: remark: -5 : i4
// CHECK: remark: 3 : i4
// CHECK: remark: 6 : i4
// CHECK: remark: 2 : i4
// CHECK: remark: 0 : i4
// CHECK: remark: 4 : i4
// CHECK: remark: -2 : i4
// CHECK: remark: 3 : i4
// CHECK: remark: -8 : i4
// CHECK: remark: 3 : i4
// CHECK: remark: -1 : i4
// CHECK: remark: 94 : i8
// CHECK: remark: -1 : i2
// CHECK: remark: -18 : i8
// CHECK: remark: 3 : i4
// CHECK: remark: 14 : i64
// CHECK: remark: -2 : i64
// CHECK: remark: false
// CHECK: remark: false
// CHECK: remark: true
// CHECK: remark: true
// CHECK: remark: true
// CHECK: remark: true
// CHECK: remark: false
// CHECK: remark: false
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.debug.emit_remark_at %root, "bits" : !transform.any_op
    %r:29 = transform.smt.constrain_params() : () -> (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param) {
      %v = smt.bv.constant #smt.bv<5> : !smt.bv<4>
      %w = smt.bv.constant #smt.bv<-2> : !smt.bv<4>
      %two = smt.bv.constant #smt.bv<2> : !smt.bv<4>
      %n = smt.int.constant 19
      %not = smt.bv.not %v : !smt.bv<4>
      %neg = smt.bv.neg %v : !smt.bv<4>
      %and = smt.bv.and %v, %w : !smt.bv<4>
      %or = smt.bv.or %v, %w : !smt.bv<4>
      %xor = smt.bv.xor %v, %w : !smt.bv<4>
      %add = smt.bv.add %v, %w : !smt.bv<4>
      %mul = smt.bv.mul %v, %w : !smt.bv<4>
      %udiv = smt.bv.udiv %w, %v : !smt.bv<4>
      %sdiv = smt.bv.sdiv %w, %v : !smt.bv<4>
      %urem = smt.bv.urem %w, %v : !smt.bv<4>
      %srem = smt.bv.srem %w, %v : !smt.bv<4>
      %smod = smt.bv.smod %w, %v : !smt.bv<4>
      %shl = smt.bv.shl %w, %two : !smt.bv<4>
      %lshr = smt.bv.lshr %w, %two : !smt.bv<4>
      %ashr = smt.bv.ashr %w, %two : !smt.bv<4>
      %concat = smt.bv.concat %v, %w : !smt.bv<4>, !smt.bv<4>
      %extract = smt.bv.extract %w from 1 : (!smt.bv<4>) -> !smt.bv<2>
      %repeat = smt.bv.repeat 2 times %w : !smt.bv<4>
      %int2bv = smt.int2bv %n : !smt.bv<4>
      %unsigned = smt.bv2int %w : !smt.bv<4>
      %signed = smt.bv2int %w signed : !smt.bv<4>
      %slt = smt.bv.cmp slt %v, %w : !smt.bv<4>
      %sle = smt.bv.cmp sle %v, %w : !smt.bv<4>
      %sgt = smt.bv.cmp sgt %v, %w : !smt.bv<4>
      %sge = smt.bv.cmp sge %v, %w : !smt.bv<4>
      %ult = smt.bv.cmp ult %v, %w : !smt.bv<4>
      %ule = smt.bv.cmp ule %v, %w : !smt.bv<4>
      %ugt = smt.bv.cmp ugt %v, %w : !smt.bv<4>
      %uge = smt.bv.cmp uge %v, %w : !smt.bv<4>
      smt.yield %not, %neg, %and, %or, %xor, %add, %mul, %udiv,
          %sdiv, %urem, %srem, %smod, %shl, %lshr, %ashr, %concat,
          %extract, %repeat, %int2bv, %unsigned, %signed, %slt, %sle, %sgt,
          %sge, %ult, %ule, %ugt, %uge :
          !smt.bv<4>, !smt.bv<4>, !smt.bv<4>, !smt.bv<4>,
          !smt.bv<4>, !smt.bv<4>, !smt.bv<4>, !smt.bv<4>,
          !smt.bv<4>, !smt.bv<4>, !smt.bv<4>, !smt.bv<4>,
          !smt.bv<4>, !smt.bv<4>, !smt.bv<4>, !smt.bv<8>,
          !smt.bv<2>, !smt.bv<8>, !smt.bv<4>, !smt.int,
          !smt.int, !smt.bool, !smt.bool, !smt.bool,
          !smt.bool, !smt.bool, !smt.bool, !smt.bool,
          !smt.bool
    }
    transform.debug.emit_param_as_remark %r#0 : !transform.any_param
    transform.debug.emit_param_as_remark %r#1 : !transform.any_param
    transform.debug.emit_param_as_remark %r#2 : !transform.any_param
    transform.debug.emit_param_as_remark %r#3 : !transform.any_param
    transform.debug.emit_param_as_remark %r#4 : !transform.any_param
    transform.debug.emit_param_as_remark %r#5 : !transform.any_param
    transform.debug.emit_param_as_remark %r#6 : !transform.any_param
    transform.debug.emit_param_as_remark %r#7 : !transform.any_param
    transform.debug.emit_param_as_remark %r#8 : !transform.any_param
    transform.debug.emit_param_as_remark %r#9 : !transform.any_param
    transform.debug.emit_param_as_remark %r#10 : !transform.any_param
    transform.debug.emit_param_as_remark %r#11 : !transform.any_param
    transform.debug.emit_param_as_remark %r#12 : !transform.any_param
    transform.debug.emit_param_as_remark %r#13 : !transform.any_param
    transform.debug.emit_param_as_remark %r#14 : !transform.any_param
    transform.debug.emit_param_as_remark %r#15 : !transform.any_param
    transform.debug.emit_param_as_remark %r#16 : !transform.any_param
    transform.debug.emit_param_as_remark %r#17 : !transform.any_param
    transform.debug.emit_param_as_remark %r#18 : !transform.any_param
    transform.debug.emit_param_as_remark %r#19 : !transform.any_param
    transform.debug.emit_param_as_remark %r#20 : !transform.any_param
    transform.debug.emit_param_as_remark %r#21 : !transform.any_param
    transform.debug.emit_param_as_remark %r#22 : !transform.any_param
    transform.debug.emit_param_as_remark %r#23 : !transform.any_param
    transform.debug.emit_param_as_remark %r#24 : !transform.any_param
    transform.debug.emit_param_as_remark %r#25 : !transform.any_param
    transform.debug.emit_param_as_remark %r#26 : !transform.any_param
    transform.debug.emit_param_as_remark %r#27 : !transform.any_param
    transform.debug.emit_param_as_remark %r#28 : !transform.any_param
    transform.yield
  }
}

// -----
// CHECK-LABEL: remark: numbers and truths
// CHECK: remark: 7 : i64
// CHECK: remark: 0 : i64
// CHECK: remark: -84 : i64
// CHECK: remark: -10 : i64
// CHECK: remark: -3 : i64
// CHECK: remark: 2 : i64
// CHECK: remark: 0 : i64
// CHECK: remark: 1 : i64
// CHECK: remark: -7 : i64
// CHECK: remark: true
// CHECK: remark: false
// CHECK: remark: false
// CHECK: remark: true
// CHECK: remark: false
// CHECK: remark: true
// CHECK: remark: true
// CHECK: remark: 3 : i64
// CHECK: remark: false
// CHECK: remark: false
// CHECK: remark: true
// CHECK: remark: true
// CHECK: remark: false
// CHECK: remark: true
// CHECK: remark: false
// CHECK: remark: false
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.debug.emit_remark_at %root, "numbers and truths" : !transform.any_op
    %r:25 = transform.smt.constrain_params() : () -> (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param) {
      %a = smt.int.constant -7
      %b = smt.int.constant 3
      %c = smt.int.constant 4
      %t = smt.constant true
      %f = smt.constant false
      %abs = smt.int.abs %a
      %add = smt.int.add %a, %b, %c
      %mul = smt.int.mul %a, %b, %c
      %sub = smt.int.sub %a, %b
      %div = smt.int.div %a, %b
      %mod = smt.int.mod %a, %b
      %sum = smt.int.add {}
      %product = smt.int.mul {}
      %one = smt.int.add %a
      %lt = smt.int.cmp lt %a, %b
      %le = smt.int.cmp le %b, %a
      %gt = smt.int.cmp gt %a, %a
      %ge = smt.int.cmp ge %a, %a
      %eq = smt.eq %a, %a, %b : !smt.int
      %same = smt.eq %a, %a, %a : !smt.int
      %distinct = smt.distinct %a, %b, %c : !smt.int
      %ite = smt.ite %f, %a, %b : !smt.int
      %not = smt.not %t
      %and = smt.and %t, %t, %f
      %all = smt.and {}
      %or = smt.or %f, %f, %t
      %none = smt.or {}
      %xor = smt.xor %t, %t, %t
      %odd = smt.xor {}
      %implies = smt.implies %t, %f
      smt.yield %abs, %add, %mul, %sub, %div, %mod, %sum, %product,
          %one, %lt, %le, %gt, %ge, %eq, %same, %distinct,
          %ite, %not, %and, %all, %or, %none, %xor, %odd,
          %implies :
          !smt.int, !smt.int, !smt.int, !smt.int,
          !smt.int, !smt.int, !smt.int, !smt.int,
          !smt.int, !smt.bool, !smt.bool, !smt.bool,
          !smt.bool, !smt.bool, !smt.bool, !smt.bool,
          !smt.int, !smt.bool, !smt.bool, !smt.bool,
          !smt.bool, !smt.bool, !smt.bool, !smt.bool,
          !smt.bool
    }
    transform.debug.emit_param_as_remark %r#0 : !transform.any_param
    transform.debug.emit_param_as_remark %r#1 : !transform.any_param
    transform.debug.emit_param_as_remark %r#2 : !transform.any_param
    transform.debug.emit_param_as_remark %r#3 : !transform.any_param
    transform.debug.emit_param_as_remark %r#4 : !transform.any_param
    transform.debug.emit_param_as_remark %r#5 : !transform.any_param
    transform.debug.emit_param_as_remark %r#6 : !transform.any_param
    transform.debug.emit_param_as_remark %r#7 : !transform.any_param
    transform.debug.emit_param_as_remark %r#8 : !transform.any_param
    transform.debug.emit_param_as_remark %r#9 : !transform.any_param
    transform.debug.emit_param_as_remark %r#10 : !transform.any_param
    transform.debug.emit_param_as_remark %r#11 : !transform.any_param
    transform.debug.emit_param_as_remark %r#12 : !transform.any_param
    transform.debug.emit_param_as_remark %r#13 : !transform.any_param
    transform.debug.emit_param_as_remark %r#14 : !transform.any_param
    transform.debug.emit_param_as_remark %r#15 : !transform.any_param
    transform.debug.emit_param_as_remark %r#16 : !transform.any_param
    transform.debug.emit_param_as_remark %r#17 : !transform.any_param
    transform.debug.emit_param_as_remark %r#18 : !transform.any_param
    transform.debug.emit_param_as_remark %r#19 : !transform.any_param
    transform.debug.emit_param_as_remark %r#20 : !transform.any_param
    transform.debug.emit_param_as_remark %r#21 : !transform.any_param
    transform.debug.emit_param_as_remark %r#22 : !transform.any_param
    transform.debug.emit_param_as_remark %r#23 : !transform.any_param
    transform.debug.emit_param_as_remark %r#24 : !transform.any_param
    transform.yield
  }
}

// -----
// CHECK-LABEL: remark: arrays, functions, sorts, quantifiers
// CHECK: remark: 3 : i64
// CHECK: remark: 7 : i64
// CHECK: remark: 3 : i64
// CHECK: remark: false
// CHECK: remark: -1 : i3
// CHECK: remark: 0 : i3
// CHECK: remark: true
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.debug.emit_remark_at %root, "arrays, functions, sorts, quantifiers" : !transform.any_op
    %r:7 = transform.smt.constrain_params() : () -> (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param,
        !transform.any_param, !transform.any_param, !transform.any_param) {
      %a = smt.int.constant 7
      %b = smt.int.constant 3
      %t = smt.constant true
      %array = smt.array.broadcast %a : !smt.array<[!smt.int -> !smt.int]>
      %stored = smt.array.store %array[%b], %b : !smt.array<[!smt.int -> !smt.int]>
      %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.int>
      %fa = smt.apply_func %f(%a, %t) : !smt.func<(!smt.int, !smt.bool) !smt.int>
      %is = smt.eq %fa, %b : !smt.int
      smt.assert %is
      %s = smt.declare_fun : !smt.sort<"color"[!smt.int]>
      %u = smt.declare_fun : !smt.sort<"color"[!smt.int]>
      %differ = smt.distinct %s, %u : !smt.sort<"color"[!smt.int]>
      smt.assert %differ
      %i = smt.declare_fun "i" : !smt.bv<3>
      %least = smt.forall ["j"] weight 1 {
      ^bb0(%j: !smt.bv<3>):
        %below = smt.bv.cmp ule %i, %j : !smt.bv<3>
        smt.yield %below : !smt.bool
      }
      smt.assert %least
      %k = smt.declare_fun "k" : !smt.bv<3>
      %above = smt.exists no_pattern {
      ^bb0(%j: !smt.bv<3>):
        %over = smt.bv.cmp ult %j, %k : !smt.bv<3>
        smt.yield %over : !smt.bool
      }
      smt.assert %above
      %closed = smt.forall { smt.yield %t : !smt.bool }
      %hinted = smt.forall {
      ^bb0(%j: !smt.int):
        %fj = smt.apply_func %f(%j, %t) : !smt.func<(!smt.int, !smt.bool) !smt.int>
        %self = smt.eq %fj, %fj : !smt.int
        smt.yield %self : !smt.bool
      } patterns {
      ^bb0(%j: !smt.int):
        %fj = smt.apply_func %f(%j, %t) : !smt.func<(!smt.int, !smt.bool) !smt.int>
        smt.yield %fj : !smt.int
      }
      %there = smt.array.select %stored[%b] : !smt.array<[!smt.int -> !smt.int]>
      %elsewhere = smt.array.select %stored[%a] : !smt.array<[!smt.int -> !smt.int]>
      %applied = smt.apply_func %f(%a, %t) : !smt.func<(!smt.int, !smt.bool) !smt.int>
      %equal = smt.eq %s, %u : !smt.sort<"color"[!smt.int]>
      %low = smt.bv.not %i : !smt.bv<3>
      %next = smt.bv.not %k : !smt.bv<3>
      %both = smt.and %closed, %hinted
      smt.yield %there, %elsewhere, %applied, %equal, %low, %next, %both :
          !smt.int, !smt.int, !smt.int, !smt.bool,
          !smt.bv<3>, !smt.bv<3>, !smt.bool
    }
    transform.debug.emit_param_as_remark %r#0 : !transform.any_param
    transform.debug.emit_param_as_remark %r#1 : !transform.any_param
    transform.debug.emit_param_as_remark %r#2 : !transform.any_param
    transform.debug.emit_param_as_remark %r#3 : !transform.any_param
    transform.debug.emit_param_as_remark %r#4 : !transform.any_param
    transform.debug.emit_param_as_remark %r#5 : !transform.any_param
    transform.debug.emit_param_as_remark %r#6 : !transform.any_param
    transform.yield
  }
}
