// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc(fused[unknown, "n", "conformance/diag/loc_12.mlir":2:3])
