// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-unique-ssa-ids
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-local-scope --mlir-print-debuginfo
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-pretty-debuginfo --mlir-print-debuginfo
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-value-users --mlir-print-assume-verified
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-skip-regions --mlir-print-value-users
// FRAME
func.func @g(%arg0: i32) {
  %c = arith.constant 1 : i32 loc("const")
  %d = arith.constant 1 : i32 loc("const")
  %e = arith.constant 2 : i32 loc("a b"("x"))
  %f:2 = "a.b"(%c) : (i32) -> (i32, i32) loc("res")
  %g = "a.b"(%f#1, %d) : (i32, i32) -> i32 loc(fused["p", "q"])
  %h = "a.b"(%e) : (i32) -> i32 loc(callsite("h" at "i"))
  "a.c"() ({
    ^bb0(%i: i32 loc("it"), %j: i32 loc("0it"), %k: i32 loc("")):
      %l = "a.b"(%i, %j, %k) : (i32, i32, i32) -> i32 loc("arg0")
  }) : () -> ()
  return
}
// FRAME
func.func @users(%a: i32, %b: index) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1:2 = "a.b"(%0, %0) ({
    ^bb0(%x: i32):
      "a.c"(%x, %0) : (i32, i32) -> ()
  }) : (i32, i32) -> (i32, i32)
  cf.br ^bb1(%1#0 : i32)
^bb1(%c: i32):
  %2 = scf.for %i = %b to %b step %b iter_args(%s = %c) -> i32 { %u = arith.addi %s, %1#1 : i32 scf.yield %u : i32 }
  return %2 : i32
}
// FRAME
// HERE
// EACH
func.func @f() { "a.b"() ({ "x"() ({}) : () -> () ^bb1: }) : () -> () return }
func.func @f() { "a.b"() ({ %x = arith.constant 1 : i32 ^bb1: }) : () -> () return }
func.func @f() { "a.b"() ({ ^bb0(%a: i32): %x:2 = "q"(%a) ({ ^bb0(%b: i32): "z"(%b) : (i32) -> ()}, {}) : (i32) -> (i32, i32) ^bb1: %x = "a"() ({}) : () -> (i32) "z.z"(%x) : (i32) -> () %y = "a"() ({}) : () -> (i32) %z = scf.if %w -> i32 {} }) : () -> () return }
func.func @f() { "a.b"() ({ ^bb0(%a: i32):  ^bb1: %x:3 = "a"() ({}) : () -> (i32, i32, i32) "z.z"(%x#1) : (i32) -> () %y = arith.constant 1 : i32 }) : () -> () return }
func.func @f(%c: i1) { "a.b"() ({ ^bb0(%a: i32): scf.if %c { } ^bb1: }) : () -> () return }
