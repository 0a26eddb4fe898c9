// ARGS: --sccp
func.func @a(%i: index) -> (index, index, index) {
  %c = arith.constant 4 : index
  %0 = affine.apply affine_map<(d0) -> (1)>(%i)
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 3 + d0 floordiv 2)>(%c, %i)[%i]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 mod 0)>(%i)[%i]
  return %0, %1, %2 : index, index, index
}
