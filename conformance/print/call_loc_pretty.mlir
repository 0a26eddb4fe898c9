// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo
func.func @f() {
  "t.a"() : () -> () loc(callsite("foo"("a.mlir":1:1) at "b.mlir":2:2))
  "t.a"() : () -> () loc(callsite("foo" at callsite("x.mlir":1:1 at "b.mlir":2:2)))
  "t.a"() : () -> () loc(fused["foo", callsite("x.mlir":1:1 at "b.mlir":2:2)])
  "t.a"() : () -> () loc(fused<"m">["foo"])
  "t.a"() : () -> () loc("foo"(unknown))
  return
}
