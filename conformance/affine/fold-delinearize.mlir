// ARGS: --canonicalize --split-input-file
func.func @outer_bound_is_advisory() -> (index, index) {
  %c0 = arith.constant 0 : index
  %0, %1 = affine.delinearize_index %c0 into (%c0, 16) : index, index
  return %0, %1 : index, index
}
// -----
func.func @negative_sizes() -> (index, index, index, index) {
  %m = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %0, %1, %2, %3 = affine.delinearize_index %m into (%m, 1, %c3) : index, index, index, index
  return %0, %1, %2, %3 : index, index, index, index
}
// -----
func.func @negative_size_and_remainder() -> (index, index) {
  %m = arith.constant -3 : index
  %n = arith.constant -2 : index
  %0, %1 = affine.delinearize_index %m into (%n) : index, index
  return %0, %1 : index, index
}
// -----
func.func @f(%i: index, %n: index) -> index {
  %v4, %v5, %v6 = affine.delinearize_index %i into (2, 2, %n) : index, index, index
  %v7 = affine.linearize_index disjoint [%v5, %v6] by (%n) : index
  return %v7 : index
}
// -----
func.func @f(%i: index, %n: index) -> index {
  %v4, %v5, %v6 = affine.delinearize_index %i into (2, 2, 5) : index, index, index
  %v7 = affine.linearize_index [%v5, %v6] by (5) : index
  return %v7 : index
}
// -----
func.func @f(%i: index, %n: index) -> index {
  %v4, %v5, %v6 = affine.delinearize_index %i into (2, 5) : index, index, index
  %v7 = affine.linearize_index [%v4, %v5] by (2) : index
  return %v7 : index
}
