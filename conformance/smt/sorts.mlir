// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
func.func @f(%c: !smt.foo) { return }
func.func @f(%c: !smt.bv<99999999999999999999>) { return }
func.func @f(%c: !smt.array<[i32 -> !smt.bool]>) { return }
func.func @f(%c: !smt.array<[!smt.bool -> i32]>) { return }
func.func @f(%c: !smt.array<[!smt.bool -> !smt.func<(!smt.bool) !smt.bool>]>) { return }
func.func @f(%c: !smt.array<[bool -> bool]>) { return }
func.func @f(%c: !smt.func<(!smt.int) i32>) { return }
func.func @f(%c: !smt.func<(!smt.int) !smt.func<(!smt.int) !smt.int>>) { return }
func.func @f(%c: !smt.func<(!smt.func<(!smt.int) !smt.int>) !smt.int>) { return }
func.func @f(%c: !smt.func<(!smt.int) -> !smt.int>) { return }
func.func @f(%c: !smt.sort<"a"[]>) { return }
func.func @f(%c: !smt.sort<"a"[i32]>) { return }
func.func @f(%c: !smt.sort<4>) { return }
"test.a"() {a = #smt.bv<5> : i32} : () -> ()
"test.a"() {a = #smt.bv<-9> : !smt.bv<4>} : () -> ()
"test.a"() {a = #smt.bv<a> : !smt.bv<4>} : () -> ()
"test.a"() {a = #smt.bv<5 : !smt.bv<4>>} : () -> ()
"test.a"() {a = #smt.bv : !smt.bv<4>} : () -> ()
"test.a"() {a = #smt.foo<0x5> : !smt.bv<4>} : () -> ()
"test.a"() {a = #smt.bv<0> : !smt.bv<0>} : () -> ()
