// ARGS: --split-input-file --allow-unregistered-dialect
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.declare_fun"() : () -> i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.declare_fun"() : () -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.declare_fun"() {namePrefix = 5} : () -> !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.declare_fun foo : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.declare_fun "foo"
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.declare_fun "foo" : i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %0 = smt.declare_fun "a b" : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %0 = smt.declare_fun "" : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %0 = smt.declare_fun "0a" : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.constant"() {value = 5 : i32} : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.constant"() {} : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.constant"() {value = true} : () -> !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.constant"() {value = true} : () -> i1
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.constant 1
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.constant true : !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.int.constant 1 : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.int.constant true
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.int.constant 1.0
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.int.constant -a
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.int.constant
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.int.constant"() {value = "a"} : () -> !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.int.constant"() {value = 1} : () -> i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.int.constant"() : () -> !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.int.constant {a} 5
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.bv.constant 5 : !smt.bv<4>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.bv.constant #smt.bv<5>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.bv.constant <5> : !smt.bv<4>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.bv.constant"() {value = 5} : () -> !smt.bv<4>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.bv.constant"() {value = #smt.bv<5> : !smt.bv<4>} : () -> !smt.bv<5>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.bv.constant"() {value = #smt.bv<5> : !smt.bv<4>} : () -> i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.bv.constant"() : () -> !smt.bv<5>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %0 = smt.bv.constant #smt.bv<5> : !smt.bv<4> : !smt.bv<4>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.assert %i
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.assert %b : !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.assert"(%x) : (i32) -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.assert"() : () -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.set_logic "a"
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.push -1
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.pop -1
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.push a
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.push 4294967296
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.push 2147483648
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.push"() {count = 5 : i64} : () -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.push"() : () -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.pop"() {count = "a"} : () -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.push 0
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.check sat {}
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.check sat {} unknown {} unsat {} -> i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %r = smt.check sat { smt.yield %x : i32 } unknown {} unsat {} -> i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %r = smt.check sat { smt.yield %x : i32 } unknown {smt.yield %x : i32 } unsat {smt.yield %i : !smt.int} -> i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %r = smt.check sat { smt.yield %x : i32 } unknown {smt.yield %x : i32 } unsat {smt.yield %x, %x : i32, i32} -> i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %r = smt.check sat { smt.yield %x : i32 } unknown {smt.yield %i : !smt.int } unsat {smt.yield %x : i32} -> i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %r = smt.check sat { smt.yield %x : i32 } unknown {smt.yield %x : i32 } unsat {smt.yield %x : i32}
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %r = smt.check sat { smt.yield %i : !smt.int } unknown {smt.yield %x : i32 } unsat {smt.yield %x : i32} -> i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %r = smt.check sat { smt.yield %x : i32 } unknown {smt.yield %x : i32 } unsat {smt.yield %x : i32} -> (i32)
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.check sat { ^bb0(%z : i32): smt.yield } unknown {} unsat {}
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.check sat { smt.yield
 ^bb0: smt.yield } unknown {} unsat {}
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.check sat { %q = smt.constant true } unknown {} unsat {}
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.check sat { func.return } unknown {} unsat {}
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.check"() ({}, {}) : () -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.check"() ({}, {}, {}) : () -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.check"() ({"smt.yield"() : () -> ()}, {"smt.yield"() : () -> ()}, {"test.foo"() : () -> ()}) : () -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.check"() ({"smt.yield"() : () -> ()}, {"smt.yield"() : () -> ()}, {"smt.yield"() : () -> ()
 ^b: "smt.yield"() : () -> ()}) : () -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.check"(%x) ({"smt.yield"() : () -> ()}, {"smt.yield"() : () -> ()}, {"smt.yield"() : () -> ()}) : (i32) -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver (%i) : (!smt.int) -> () { ^bb0(%z: !smt.int): smt.yield }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver (%x) : (i32) -> () { ^bb0: smt.yield }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver (%x) : (i32) -> () { ^bb0(%z: i8): smt.yield }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver (%x) : (i32) -> () { ^bb0(%z: i32, %y: i32): smt.yield }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %r = smt.solver () : () -> i32 { smt.yield }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %r = smt.solver () : () -> i32 { %c = smt.constant true
 smt.yield %c : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %r = smt.solver () : () -> !smt.bool { %c = smt.constant true
 smt.yield %c : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver () : () -> () { %c = smt.constant true
 smt.yield %c : !smt.bool }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver () : () -> () { smt.assert %b }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver (%x) : () -> () { }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver (%x) : (i32) { }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver : () -> () { }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver (%x, %x) : (i32, i32) -> (i32) { ^bb0(%p: i32, %q: i32): smt.yield %q : i32}
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver () : () -> () { test.foo }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver () : () -> () { smt.yield
 ^bb1: smt.yield }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.solver"() ({}) : () -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.solver"() ({ "test.foo"() : () -> ()}) : () -> ()
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver () : () -> () { smt.set_logic "a" {z} }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver () : () -> () { smt.set_logic a }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.solver () : () -> () { scf.execute_region { smt.set_logic "a" 
 scf.yield } }
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.yield
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.yield %x : i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.yield %x
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.apply_func %fn(%i) : !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.apply_func %fn(%i, %i) : !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.apply_func %i(%i, %i) : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.apply_func %fn(%i, %b) : !smt.func<(!smt.int, !smt.int) !smt.bv<3>>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.apply_func"(%fn, %i, %b) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.int, !smt.bool) -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.apply_func"(%fn, %i) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.int) -> !smt.bv<3>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.apply_func"(%fn, %i, %i) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.int, !smt.int) -> !smt.bv<3>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.apply_func"(%fn, %fn, %i) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.int) -> !smt.bv<3>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.apply_func"(%i, %i, %i) : (!smt.int, !smt.int, !smt.int) -> !smt.bv<3>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.apply_func"() : () -> !smt.bv<3>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.apply_func"(%fn, %i, %b) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, !smt.int, !smt.bool) -> i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.eq %i : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.eq : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.eq %i, %b : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.eq %i, %i : i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.eq %x, %x : i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.eq %fn, %fn : !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.eq %i, %i
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.eq %i, %i : !smt.int, !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.eq %i, : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.eq"(%i, %b) : (!smt.int, !smt.bool) -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.eq"(%i, %i) : (!smt.int, !smt.int) -> !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.eq"() : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.eq"(%i) : (!smt.int) -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.distinct %i : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.distinct %i, %b : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.distinct : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.distinct %fn, %fn : !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.distinct"(%i, %b) : (!smt.int, !smt.bool) -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.distinct"(%i) : (!smt.int) -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.distinct"() : () -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.ite %b, %i, %b : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.ite %i, %i, %i : !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.ite %b, %x, %x : i32
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.ite %b, %fn, %fn : !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.ite"(%b, %i, %v) : (!smt.bool, !smt.int, !smt.bv<4>) -> !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.ite"(%b, %i, %i) : (!smt.bool, !smt.int, !smt.int) -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.not %i
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.not %b : !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.not"(%b) : (!smt.bool) -> !smt.int
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.not"(%i) : (!smt.int) -> !smt.bool
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.and
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.and %b
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.or %i, %b
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.xor %b {a}
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.implies %b
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.implies %b, %i
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 smt.implies %b, %b, %b
 return
}
// -----
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %w: !smt.bv<5>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 "smt.and"(%b, %i) : (!smt.bool, !smt.int) -> !smt.bool
 return
}
