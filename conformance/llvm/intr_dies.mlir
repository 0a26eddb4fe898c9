// ARGS:
func.func @f(%a: i32, %v: vector<4xi32>) {
  %0 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> i32
  return
}
