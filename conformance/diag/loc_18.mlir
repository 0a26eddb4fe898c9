// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc("conformance/diag/loc_18.mlir":2:3 to 2:8)
