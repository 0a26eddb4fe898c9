// ARGS: --split-input-file --allow-unregistered-dialect 
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-unique-ssa-ids
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-local-scope --mlir-print-debuginfo
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-pretty-debuginfo --mlir-print-debuginfo
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-value-users --mlir-print-assume-verified
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-skip-regions --mlir-print-value-users
#loc1 = loc("a")
!t = i32
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: !t loc("arg"), %b: memref<4xf32, #m> loc("x":1:2)) -> (!t {foo.x = #m}) attributes {foo.l = loc(#loc1)} {
  %0 = arith.addi %a, %a : !t loc(#loc1)
  "x.y"()[^bb1, ^bb2] ({
  ^bb0(%c: i32 loc("c"), %d: f32):
    "y.z"(%c)[^bb3] : (i32) -> () loc(fused<#m>["q", "r"])
  ^bb3:
    "y.w"(%0) : (i32) -> () loc(callsite("z" at fused["u", "v":3:4]))
  }, {}, {
    ^bb7:
  }) {a = #m} : () -> () loc("f":1:2 to 3:4)
^bb1:
  return %0 : i32 loc(unknown)
^bb2:
  return %a : i32 loc("long name"("f.mlir":10:20))
} loc("fn")
// -----
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
// -----
module @m attributes {a.b = 1} {
  module @n { func.func private @x() module {} }
  "a.b"() ({
    func.func @y(%a: i32) { "a.c"(%a) ({ ^bb0(%b: i32): "a.d"(%a, %b) : (i32, i32) -> () }) : (i32) -> () return }
    ^bb1(%q: i32):
    "a.e"(%q)[^bb1] : (i32) -> ()
    ^bb2:
    "a.f"()[^bb1, ^bb2] : () -> ()
  }) {z} : () -> ()
}
// -----
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
// -----
func.func @unreach() {
  return
^bb1:
  cf.br ^bb2
^bb2:
  cf.br ^bb1
}
// -----
func.func @f(%arg0: i32) {
  scf.execute_region { scf.yield }
  %0 = scf.if %c -> i32 { scf.yield %arg0 : i32 } else { scf.yield %arg0 : i32 }
  return
}
// -----
func.func @"quoted name"(%a: i32 {a.b = "x"}) -> (i32 {c.d}, f32) { %0 = arith.constant 0.0 : f32 return %a, %0 : i32, f32 }
func.func @"1x"() { call @"quoted name"(%0) : (i32) -> (i32, f32) return }
// -----
module { module @n { "a.b"() ({ func.func private @y() }) : () -> () } }
// -----
func.func @f() { "a.b"() ({ "x"() ({}) : () -> () ^bb1: }) : () -> () return }
// -----
func.func @f() { "a.b"() ({ %x = arith.constant 1 : i32 ^bb1: }) : () -> () return }
// -----
func.func @f() { "a.b"() ({ ^bb0(%a: i32): %x:2 = "q"(%a) ({ ^bb0(%b: i32): "z"(%b) : (i32) -> ()}, {}) : (i32) -> (i32, i32) ^bb1: %x = "a"() ({}) : () -> (i32) "z.z"(%x) : (i32) -> () %y = "a"() ({}) : () -> (i32) %z = scf.if %w -> i32 {} }) : () -> () return }
// -----
func.func @f() { "a.b"() ({ ^bb0(%a: i32):  ^bb1: %x:3 = "a"() ({}) : () -> (i32, i32, i32) "z.z"(%x#1) : (i32) -> () %y = arith.constant 1 : i32 }) : () -> () return }
// -----
func.func @f(%c: i1) { "a.b"() ({ ^bb0(%a: i32): scf.if %c { } ^bb1: }) : () -> () return }
