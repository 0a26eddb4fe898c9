// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc("conformance/diag/loc_04.mlir":3:400)
