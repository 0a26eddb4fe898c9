// ARGS:
func.func @a(%c: vector<4xi1>, %x: i32) {
  %0 = arith.select %c, %x, %x : vector<4xi1>, i32
  return
}
