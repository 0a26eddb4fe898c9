// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 // HERE
 return
}
// EACH
"smt.bv.repeat"(%v) : (!smt.bv<4>) -> !smt.int
"smt.bv.repeat"(%i) : (!smt.int) -> !smt.bv<4>
smt.forall {}
smt.forall { smt.yield %i : !smt.int }
smt.forall { ^bb0(%z : !smt.func<(!smt.int) !smt.int>): smt.yield %b : !smt.bool }
smt.forall ["a"] { smt.yield %b : !smt.bool }
smt.forall [] { smt.yield %b : !smt.bool }
smt.forall [5] { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool }
smt.forall ["a"] no_pattern { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int): smt.yield %z : !smt.int }
smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int): smt.yield }
smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { smt.yield %i : !smt.int }
smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.bool): smt.yield %z : !smt.bool }
smt.forall { ^bb0(%z: !smt.int, %y: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int, %y: !smt.int): smt.yield %z : !smt.int }
smt.forall no_pattern weight 1 {a} { smt.yield %b : !smt.bool }
smt.forall { func.return %b : !smt.bool }
"smt.forall"() ({}) : () -> !smt.bool
"smt.forall"() : () -> !smt.bool
"smt.forall"() ({ "smt.yield"(%b) : (!smt.bool) -> ()}) : () -> !smt.int
"smt.forall"() ({ "smt.yield"(%b) : (!smt.bool) -> ()}) {weight = 5 : i64} : () -> !smt.bool
"smt.exists"() ({ "test.foo"(%b) : (!smt.bool) -> ()}) : () -> !smt.bool
smt.foo
// FRAME
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int): %q = smt.exists { smt.yield %b : !smt.bool }
 smt.yield %q, %z : !smt.bool, !smt.int }
 return
}
// FRAME
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int): %q = smt.declare_fun : !smt.int
 smt.yield %q, %z : !smt.int, !smt.int }
 return
}
// FRAME
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { smt.yield %b : !smt.bool
 ^b: smt.yield %b : !smt.bool }
 return
}
