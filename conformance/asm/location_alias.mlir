// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo
// ARGS: --split-input-file --allow-unregistered-dialect
#x = 1 : i32
"t.x"() : () -> () loc(#x)
// -----
#x = loc("a")
"t.x"() : () -> () loc(#x)
// -----
"t.x"() ({
^bb0(%a: i32 loc(#a), %b: i32 loc("b"), %c: i32):
  "t.y"(%a) : (i32) -> () loc(#b)
}) : () -> () loc(#a)
#a = loc("here":3:4)
#b = loc(fused<"m">[#a, "there"(#a)])
