// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
"llvm.something"() : () -> ()
// -----
func.func @f(%a: i32) -> i32 {
  %0 = "nvvm.something"(%a) <{x = 1 : i32}> {y} : (i32) -> i32
  %1 = "rocdl.something"(%0) ({
  ^bb0(%b: i32):
    "llvm.end"(%b) : (i32) -> ()
  }) : (i32) -> i32
  return %1 : i32
}
// -----
"arith.something"() : () -> ()
// -----
llvm.something
