// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.op"() {a = #foo.bar<#m>, b = !foo.t<affine_map<() -> (3)>>} : () -> ()
