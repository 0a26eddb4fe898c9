// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc("m"(callsite("conformance/diag/loc_16.mlir":2:3 at "conformance/diag/loc_16.mlir":1:1)))
