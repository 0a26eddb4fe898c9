// ARGS: --split-input-file
// Weights are signed numbers of 32 bits; an empty list says nothing.
// FRAME
func.func @f(%a: i1) {
  cf.cond_br %a weights(
  // HERE
  ), ^bb1, ^bb1
^bb1:
  return
}
// EACH
[]
[2147483647, 1]
[2147483648, 1]
[4294967295, 1]
[-2147483648, 1]
[-2147483649, 1]
[true, 1]
[false, 1]
