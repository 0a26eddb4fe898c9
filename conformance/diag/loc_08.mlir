// ARGS: 
// ARGS: --mlir-print-debuginfo

"func.func"() ({}) : () -> ()
  loc(fused<"x">["a", callsite("conformance/diag/loc_08.mlir":3:1 at "conformance/diag/loc_08.mlir":2:1)])
