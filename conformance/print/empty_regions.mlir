// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.a"() ({}) : () -> ()
"t.a"() ({}, {}) {x} : () -> ()
"t.a"() ({
^bb0:
}) : () -> ()
"t.a"() ({
^bb0(%x: i32):
}) : () -> ()
"t.a"() ({
  "t.b"() : () -> ()
^bb1:
  "t.b"() : () -> ()
}) : () -> ()
