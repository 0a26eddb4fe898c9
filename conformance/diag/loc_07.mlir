// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc(callsite(unknown at callsite("conformance/diag/loc_07.mlir":2:1 at fused["x", "conformance/diag/loc_07.mlir":2:3])))
