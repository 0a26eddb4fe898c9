// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.op"() {a = !foo.bar, b = !foo.bar<i32, "x">, c = !foo<"opaque data">, d = #foo.bar, e = #foo.bar<1 : i32, [2]>, f = #foo<"weird > text">, g = !foo.a.b<c>, h = #foo.bar<"x"> : i32} : () -> !foo.result<4x4>
