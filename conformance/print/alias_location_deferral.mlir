// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo
// Locations that something before the op needs are defined before it, with what they are made of.
#inner = loc("inner.mlir":1:2)
#outer = loc("outer"(#inner))
"t.a"() : () -> () loc(#outer)
"t.b"() {l = loc(callsite(#outer at "late.mlir":3:4))} : () -> () loc("late.mlir":3:4)
"t.c"() ({
^bb0(%x: i32 loc(fused<#outer>["late.mlir":5:6])):
  "t.d"() : () -> () loc("late.mlir":5:6)
}) : () -> () loc("only.mlir":1:1)
