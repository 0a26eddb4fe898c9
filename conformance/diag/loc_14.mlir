// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc(fused[callsite("m" at "o"), "n"])
