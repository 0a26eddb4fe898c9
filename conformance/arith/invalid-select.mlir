// ARGS: --split-input-file
// FRAME
func.func @f(%c: i1, %x: i32) {
  // HERE
  return
}
// EACH
%5 = arith.select , %c, %x : i32
%5 = arith.select (%c, %x) : i32
%5 = arith.select [%c, %x] : i32
%5 = arith.select %c, : i32
