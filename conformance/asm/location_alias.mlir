// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo
// ARGS: --split-input-file --allow-unregistered-dialect
#x = 1 : i32
"t.x"() : () -> () loc(#x)
// -----
#x = loc("a")
"t.x"() : () -> () loc(#x)
// -----
"t.x"() : () -> () loc(#x)
#x = loc("a")
// -----
"t.x"() : () -> () loc(fused[#x])
#x = loc("a")
// -----
"t.x"() : () -> () loc(#x)
#x = 1
// -----
"t.x"() {b = loc(#x)}: () -> () 
#x = loc("a")
// -----
"t.x"() : () -> () loc(#x)
"t.y"() : () -> () loc(#y)
"t.z"() : () -> () loc(#x)
#y = loc("b")
#x = loc(callsite("a" at #y))
// -----
"t.x"() : () -> () loc(#x)
"t.y"() : () -> () loc(#y)
#y = loc("b")
// -----
"t.x"() ({
^bb0(%a: i32 loc(#a), %b: i32 loc("b"), %c: i32):
  "t.y"(%a) : (i32) -> () loc(#b)
}) : () -> () loc(#a)
#a = loc("here":3:4)
#b = loc(fused<"m">[#a, "there"(#a)])
// -----
func.func @f(%a: i32 loc(#a)) -> i32 {
  return %a : i32 loc(#a)
} loc(#b)
#a = loc("here":3:4)
#b = loc("b")
