// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc(callsite(unknown at callsite(unknown at "conformance/diag/loc_09.mlir":2:3)))
