// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc(callsite(unknown at unknown))
