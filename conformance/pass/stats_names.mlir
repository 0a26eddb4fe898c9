// ARGS: --print-op-stats --allow-unregistered-dialect
// ARGS: --strip-debuginfo --allow-unregistered-dialect --mlir-print-debuginfo
"a.b"() : () -> ()
"noDialect"() : () -> ()
"ccc.x"() {a} : () -> () loc(fused["x", "y":1:2])
