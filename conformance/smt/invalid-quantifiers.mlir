// ARGS: --split-input-file --allow-unregistered-dialect
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.bv.repeat"(%v) : (!smt.bv<4>) -> !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.bv.repeat"(%i) : (!smt.int) -> !smt.bv<4>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall {}
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { smt.yield }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { smt.yield %i : !smt.int }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { smt.yield %b, %b : !smt.bool, !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z : i32): smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z : !smt.func<(!smt.int) !smt.int>): smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall ["a"] { smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall ["a", "b"] { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall [] { smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall [5] { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall ["a"] no_pattern { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int): smt.yield %z : !smt.int }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int): smt.yield }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { smt.yield %i : !smt.int }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.bool): smt.yield %z : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int): smt.yield %x : i32 }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int): %q = smt.exists { smt.yield %b : !smt.bool }
 smt.yield %q, %z : !smt.bool, !smt.int }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int): %q = smt.declare_fun : !smt.int
 smt.yield %q, %z : !smt.int, !smt.int }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int, %y: !smt.int): smt.yield %z : !smt.int }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int, %y: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int, %y: !smt.int): smt.yield %z : !smt.int }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { ^bb0(%z: !smt.int): smt.yield %b : !smt.bool } patterns { ^bb0(%z: !smt.int): smt.yield %z : !smt.int } { ^bb0(%z: !smt.int): smt.yield %z : !smt.int }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall weight -1 { smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall weight 0 { smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall weight 1 { smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall weight a { smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall no_pattern weight 1 {a} { smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall no_pattern weight 1 attributes {a} { smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall weight 1 no_pattern { smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { scf.execute_region { scf.yield } 
  smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { test.foo }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { func.return %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.forall { smt.yield %b : !smt.bool 
 ^b: smt.yield %b : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.forall"() ({}) : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.forall"() : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.forall"() ({ "smt.yield"(%b) : (!smt.bool) -> ()}) : () -> !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.forall"() ({ "smt.yield"(%b) : (!smt.bool) -> ()}) {weight = 5 : i64} : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.forall"() ({ "smt.yield"(%b) : (!smt.bool) -> ()}) {noPattern} : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.forall"() ({ "smt.yield"(%b) : (!smt.bool) -> ()}) {boundVarNames = 4} : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.forall"() ({ "smt.yield"(%b) : (!smt.bool) -> ()}, {}) : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.exists"() ({ "test.foo"(%b) : (!smt.bool) -> ()}) : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.exists"() ({ "smt.yield"(%b) : (!smt.bool) -> ()}, {"test.foo"(%b) : (!smt.bool) -> ()}) : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.reset {a}
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.reset %b
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.foo
 return
}
