// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
// ARGS: --allow-unregistered-dialect --mlir-pretty-debuginfo
#loc1 = loc("a.mlir":1:2)
module {
  func.func @f(%x: i32 loc("arg"), %y: i32 loc(#loc1)) -> i32 {
    %0 = "t.a"() : () -> i32 loc(callsite("foo" at "a.mlir":10:8))
    %1 = "t.a"() : () -> i32 loc(callsite("a.mlir":1:2 at callsite("b.mlir":3:4 at "c")))
    %2 = "t.a"() : () -> i32 loc(fused["a.mlir":1:2, "n"("b.mlir":3:4)])
    %3 = "t.a"() : () -> i32 loc(fused<"meta">["a.mlir":1:2])
    %4 = "t.a"() : () -> i32 loc(fused<affine_map<() -> (1)>>["a.mlir":1:2, #loc1, unknown])
    %5 = "t.a"() : () -> i32 loc(unknown)
    %6 = "t.a"() : () -> i32 loc("quo\"te\\")
    %7 = "t.a"() : () -> i32 loc("r.mlir":1:2 to :5)
    %8 = "t.a"() : () -> i32 loc("r.mlir":1:2 to 3:5)
    cf.br ^b(%x : i32)
  ^b(%z: i32 loc("barg")):
    return %z : i32 loc(#loc1)
  } loc(unknown)
  "t.op"() {l = loc("attr.mlir":5:6), m = [loc("inner"(#loc1))]} : () -> ()
} loc("module")
