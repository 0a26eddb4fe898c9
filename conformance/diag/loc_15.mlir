// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc("m"("conformance/diag/loc_15.mlir":2:3))
