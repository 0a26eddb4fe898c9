// ARGS: --canonicalize
func.func @delin(%x: index, %n: index) -> (index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %c29 = arith.constant 29 : index
  %cm = arith.constant -7 : index
  %0:2 = affine.delinearize_index %x into (%c4, 8) : index, index
  %1:3 = affine.delinearize_index %c29 into (2, 3, 4) : index, index, index
  %2:3 = affine.delinearize_index %cm into (3, 4) : index, index, index
  %3 = affine.delinearize_index %x into (7) : index
  return %0#0, %0#1, %1#0, %1#2, %2#0, %3 : index, index, index, index, index, index
}
func.func @delin_unit(%x: index, %n: index) -> (index, index, index, index, index, index) {
  %c1 = arith.constant 1 : index
  %0:4 = affine.delinearize_index %x into (1, 2, 1, 4) : index, index, index, index
  %1:2 = affine.delinearize_index %x into (1, %c1) : index, index
  %2:3 = affine.delinearize_index %x into (1, %n) : index, index, index
  return %0#0, %0#3, %1#0, %2#0, %2#1, %2#2 : index, index, index, index, index, index
}
func.func @cancel(%x: index, %y: index, %z: index, %n: index) -> (index, index, index, index, index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (2, 3, %n) : index
  %1:3 = affine.delinearize_index %0 into (2, 3, %n) : index, index, index
  %2:2 = affine.delinearize_index %0 into (6, %n) : index, index
  %3:4 = affine.delinearize_index %0 into (2, 3, %n) : index, index, index, index
  %4 = affine.linearize_index disjoint [%x, %y] by (4, 6) : index
  %5:3 = affine.delinearize_index %4 into (4, 2, 3) : index, index, index
  %6:2 = affine.delinearize_index %4 into (2) : index, index
  return %1#0, %1#1, %1#2, %2#0, %2#1, %3#0, %3#3, %5#0, %5#2, %6#1 : index, index, index, index, index, index, index, index, index, index
}
func.func @lin(%x: index, %y: index, %z: index, %n: index) -> (index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = affine.linearize_index [%c2, %c3] by (5, 7) : index
  %1 = affine.linearize_index [%x] by (5) : index
  %2 = affine.linearize_index [%c0, %x, %y] by (%c3, 5, 7) : index
  %3 = affine.linearize_index disjoint [%z, %x, %y] by (%c3, 1, 7) : index
  %4 = affine.linearize_index [%z, %x, %y] by (%c3, 1, 7) : index
  %5 = affine.linearize_index [%z, %c0, %y] by (1, 7) : index
  %6 = affine.linearize_index disjoint [%z, %y] by (1, 1) : index
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
func.func @runs(%x: index, %y: index, %n: index, %m: index) -> (index, index, index, index, index, index) {
  %0:3 = affine.delinearize_index %x into (2, 3, 4) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, 3, 4) : index
  %2 = affine.linearize_index [%0#0, %0#1, %y] by (2, 3, 4) : index
  %3:3 = affine.delinearize_index %x into (%n, %m) : index, index, index
  %4 = affine.linearize_index [%y, %3#1, %3#2] by (8, %n, %m) : index
  %5 = affine.linearize_index disjoint [%3#1, %3#2] by (%m) : index
  %6 = affine.linearize_index [%3#0, %3#1, %3#2] by (%n, %m) : index
  return %1, %2, %3#0, %4, %5, %6 : index, index, index, index, index, index
}
