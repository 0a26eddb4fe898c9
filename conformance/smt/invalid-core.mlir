// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 // HERE
 return
}
// EACH
"smt.declare_fun"() : () -> i32
"smt.declare_fun"() : () -> ()
"smt.declare_fun"() {namePrefix = 5} : () -> !smt.int
%0 = smt.declare_fun "0a" : !smt.int
"smt.constant"() {value = 5 : i32} : () -> !smt.bool
"smt.constant"() {} : () -> !smt.bool
"smt.constant"() {value = true} : () -> !smt.int
smt.int.constant 1.0
smt.int.constant -a
"smt.int.constant"() {value = "a"} : () -> !smt.int
"smt.int.constant"() {value = 1} : () -> i32
"smt.int.constant"() : () -> !smt.int
smt.bv.constant #smt.bv<5>
"smt.bv.constant"() {value = 5} : () -> !smt.bv<4>
"smt.bv.constant"() {value = #smt.bv<5> : !smt.bv<4>} : () -> !smt.bv<5>
"smt.bv.constant"() {value = #smt.bv<5> : !smt.bv<4>} : () -> i32
"smt.bv.constant"() : () -> !smt.bv<5>
"smt.assert"(%x) : (i32) -> ()
"smt.assert"() : () -> ()
smt.set_logic "a"
smt.push -1
smt.pop -1
"smt.push"() : () -> ()
smt.check sat {}
smt.check sat {} unknown {} unsat {} -> i32
%r = smt.check sat { smt.yield %x : i32 } unknown {smt.yield %x : i32 } unsat {smt.yield %i : !smt.int} -> i32
%r = smt.check sat { smt.yield %x : i32 } unknown {smt.yield %x : i32 } unsat {smt.yield %x : i32} -> (i32)
smt.check sat { ^bb0(%z : i32): smt.yield } unknown {} unsat {}
smt.check sat { %q = smt.constant true } unknown {} unsat {}
"smt.check"() ({}, {}) : () -> ()
"smt.check"() ({}, {}, {}) : () -> ()
"smt.check"() ({"smt.yield"() : () -> ()}, {"smt.yield"() : () -> ()}, {"test.foo"() : () -> ()}) : () -> ()
"smt.check"(%x) ({"smt.yield"() : () -> ()}, {"smt.yield"() : () -> ()}, {"smt.yield"() : () -> ()}) : (i32) -> ()
smt.solver (%i) : (!smt.int) -> () { ^bb0(%z: !smt.int): smt.yield }
smt.solver (%x) : (i32) -> () { ^bb0: smt.yield }
smt.solver (%x) : (i32) -> () { ^bb0(%z: i8): smt.yield }
%r = smt.solver () : () -> i32 { smt.yield }
smt.solver () : () -> () { smt.assert %b }
smt.solver (%x) : () -> () { }
smt.solver (%x, %x) : (i32, i32) -> (i32) { ^bb0(%p: i32, %q: i32): smt.yield %q : i32}
smt.solver () : () -> () { test.foo }
"smt.solver"() ({}) : () -> ()
"smt.solver"() ({ "test.foo"() : () -> ()}) : () -> ()
smt.solver () : () -> () { smt.set_logic "a" {z} }
smt.yield
smt.apply_func %fn(%i) : !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>
smt.apply_func %fn(%i, %i) : !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>
smt.apply_func %i(%i, %i) : !smt.int
"smt.apply_func"(%fn, %i, %b) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.int, !smt.bool) -> !smt.bool
"smt.apply_func"(%fn, %i) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.int) -> !smt.bv<3>
"smt.apply_func"(%fn, %i, %i) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.int, !smt.int) -> !smt.bv<3>
"smt.apply_func"(%fn, %fn, %i) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.int) -> !smt.bv<3>
"smt.apply_func"(%i, %i, %i) : (!smt.int, !smt.int, !smt.int) -> !smt.bv<3>
"smt.apply_func"() : () -> !smt.bv<3>
"smt.apply_func"(%fn, %i, %b) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.int, !smt.bool) -> i32
smt.eq %i : !smt.int
smt.eq %i, %b : !smt.int
smt.eq %x, %x : i32
smt.eq %i, %i
smt.eq %i, : !smt.int
"smt.eq"(%i, %b) : (!smt.int, !smt.bool) -> !smt.bool
"smt.eq"(%i, %i) : (!smt.int, !smt.int) -> !smt.int
smt.distinct %i : !smt.int
smt.distinct %fn, %fn : !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>
"smt.distinct"(%i, %b) : (!smt.int, !smt.bool) -> !smt.bool
smt.ite %b, %x, %x : i32
smt.ite %b, %fn, %fn : !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>
"smt.ite"(%b, %i, %v) : (!smt.bool, !smt.int, !smt.bv<4>) -> !smt.int
"smt.ite"(%b, %i, %i) : (!smt.bool, !smt.int, !smt.int) -> !smt.bool
"smt.not"(%b) : (!smt.bool) -> !smt.int
"smt.not"(%i) : (!smt.int) -> !smt.bool
smt.and
smt.xor %b {a}
"smt.and"(%b, %i) : (!smt.bool, !smt.int) -> !smt.bool
// FRAME
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.check sat { smt.yield
 ^bb0: smt.yield } unknown {} unsat {}
 return
}
// FRAME
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %r = smt.solver () : () -> !smt.bool { %c = smt.constant true
 smt.yield %c : !smt.bool }
 return
}
// FRAME
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver () : () -> () { smt.yield
 ^bb1: smt.yield }
 return
}
