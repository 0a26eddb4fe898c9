// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo
"t.x"() : () -> ()
  "t.y"() : () -> ()
  "t.z"(%a) : (i32) -> ()
