// ARGS: --split-input-file --allow-unregistered-dialect
func.func @f(%a: !smt.bool, %b: !smt.int, %c: !smt.bv<4>, %d: !smt.array<[!smt.int -> !smt.bool]>, %e: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %f: !smt.sort<"a">, %g: !smt.sort<"a"[!smt.int, !smt.sort<"b">]>, %h: !smt.func<() !smt.bool>) { return }
// -----
func.func @f(%c: !smt.bv<0>) { return }
// -----
func.func @f(%c: !smt.bv<-1>) { return }
// -----
func.func @f(%c: !smt.bv<a>) { return }
// -----
func.func @f(%c: !smt.bv>) { return }
// -----
func.func @f(%c: !smt.bv) { return }
// -----
func.func @f(%c: !smt.bool<3>) { return }
// -----
func.func @f(%c: !smt.foo) { return }
// -----
func.func @f(%c: !smt.bv<99999999999999999999>) { return }
// -----
func.func @f(%c: !smt.bv<9999999999>) { return }
// -----
func.func @f(%c: !smt.array<[i32 -> !smt.bool]>) { return }
// -----
func.func @f(%c: !smt.array<[!smt.bool -> i32]>) { return }
// -----
func.func @f(%c: !smt.array<[!smt.bool -> !smt.func<(!smt.bool) !smt.bool>]>) { return }
// -----
func.func @f(%c: !smt.array<[!smt.func<(!smt.bool) !smt.bool> -> !smt.bool]>) { return }
// -----
func.func @f(%c: !smt.array<!smt.bool -> !smt.bool>) { return }
// -----
func.func @f(%c: !smt.array<[!smt.bool, !smt.bool]>) { return }
// -----
func.func @f(%c: !smt.array<[!smt.bool -> !smt.bool>) { return }
// -----
func.func @f(%c: !smt.array<[bool -> bool]>) { return }
// -----
func.func @f(%c: !smt.func<(!smt.int) i32>) { return }
// -----
func.func @f(%c: !smt.func<(i32) !smt.int>) { return }
// -----
func.func @f(%c: !smt.func<(!smt.int) !smt.func<(!smt.int) !smt.int>>) { return }
// -----
func.func @f(%c: !smt.func<(!smt.func<(!smt.int) !smt.int>) !smt.int>) { return }
// -----
func.func @f(%c: !smt.func<!smt.int>) { return }
// -----
func.func @f(%c: !smt.func<(!smt.int) -> !smt.int>) { return }
// -----
func.func @f(%c: !smt.func<(!smt.int)>) { return }
// -----
func.func @f(%c: !smt.func<(!smt.int !smt.int) !smt.int>) { return }
// -----
func.func @f(%c: !smt.sort<a>) { return }
// -----
func.func @f(%c: !smt.sort<"a"[]>) { return }
// -----
func.func @f(%c: !smt.sort<"a"[i32]>) { return }
// -----
func.func @f(%c: !smt.sort<"a"[!smt.func<(!smt.int) !smt.int>]>) { return }
// -----
func.func @f(%c: !smt.sort<"">) { return }
// -----
func.func @f(%c: !smt.sort<"a" : i32>) { return }
// -----
func.func @f(%c: !smt.sort<"a\00b\0Ac">) { return }
// -----
func.func @f(%c: !smt.sort<4>) { return }
// -----
"test.a"() {a = #smt.bv<5> : !smt.bv<4>, b = #smt.bv<0> : !smt.bv<1>, c = #smt.bv<15> : !smt.bv<4>, d = #smt.bv<170141183460469231731687303715884105727> : !smt.bv<128>} : () -> ()
// -----
"test.a"() {a = #smt.bv<5>} : () -> ()
// -----
"test.a"() {a = #smt.bv<5> : i32} : () -> ()
// -----
"test.a"() {a = #smt.bv<16> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<-1> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<-8> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<-9> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<a> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<"a"> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<5 : !smt.bv<4>>} : () -> ()
// -----
"test.a"() {a = #smt.bv<> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<5, 6> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<0x5> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.foo<0x5> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<5> : !smt.int} : () -> ()
// -----
"test.a"() {a = #smt.bv<0> : !smt.bv<0>} : () -> ()
// -----
"test.a"() {a = #smt.bv<1.0> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<18446744073709551616> : !smt.bv<64>} : () -> ()
// -----
"test.a"() {a = #smt<bv<5>> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<+5> : !smt.bv<4>} : () -> ()
// -----
"test.a"() {a = #smt.bv<5> : !smt.bv<0>} : () -> ()
