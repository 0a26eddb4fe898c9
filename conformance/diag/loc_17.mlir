// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc(callsite(fused["a",callsite("conformance/diag/loc_17.mlir":2:1 at "conformance/diag/loc_17.mlir":2:2)] at callsite("conformance/diag/loc_17.mlir":1:1 at "conformance/diag/loc_17.mlir":2:3)))
