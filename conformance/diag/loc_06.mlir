// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc(callsite("conformance/diag/loc_06.mlir":2:4 at callsite("conformance/diag/loc_06.mlir":3:1 at "x")))
