// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc("conformance/diag/loc_02.mlir":3:4)
