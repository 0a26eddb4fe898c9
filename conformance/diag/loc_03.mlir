// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc("conformance/diag/loc_03.mlir":99:4)
