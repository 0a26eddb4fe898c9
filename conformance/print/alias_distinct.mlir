// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo
#d = distinct[0]<affine_map<() -> (1)>>
#e = distinct[1]<42 : i32>
#f = distinct[7]<#d>
"t.op"() {a = #f, b = #e, c = distinct[2]<>, d = distinct[2]<>, e = distinct[9]<unit>} : () -> ()
