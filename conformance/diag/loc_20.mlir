// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc("conformance/diag/loc_20.mlir":0:3)
