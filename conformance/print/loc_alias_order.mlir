// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-op-generic
"t.op"() ({
^bb0(%a: i32 loc("z.mlir":1:1), %b: i32 loc("x")):
  "t.in"() {x = loc("f.mlir":9:9)} : () -> () loc(fused["k"("f.mlir":9:9), "g.mlir":1:1])
  "t.in"() : () -> () loc("f.mlir":9:9)
}) : () -> () loc("k"("f.mlir":9:9))
