// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
%0:3 = "t.three"() : () -> (i32, f32, index)
%1 = "t.one"(%0#2) : (index) -> i32
"t.use"(%0#0, %0#1, %1) : (i32, f32, i32) -> ()
