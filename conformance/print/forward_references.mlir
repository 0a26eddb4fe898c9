// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.graph"() ({
  %0 = "t.use"(%1, %2#1) : (i32, i32) -> i32
  %1 = "t.def"(%0) : (i32) -> i32
  %2:2 = "t.def"() : () -> (i32, i32)
}) : () -> ()
