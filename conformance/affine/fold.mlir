// ARGS: --canonicalize
func.func @f(%n: index) -> (index, index, index, index, index, index) {
 %c5 = arith.constant 5 : index
 %c0 = arith.constant 0 : index
 %0 = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%c5, %c0]
 %1 = affine.apply affine_map<()[s0, s1] -> (s0 mod s1)>()[%c5, %c0]
 %2 = affine.min affine_map<(d0, d1) -> (d0 floordiv 5, d1)>(%c5, %n)
 %3 = affine.min affine_map<()[s0] -> (s0)>()[%n]
 %4 = affine.max affine_map<(d0, d1) -> (d0 + d1, d0 + 4, d0 * 2)>(%c5, %n)
 %5 = affine.max affine_map<()[s0, s1] -> (s0 mod s1, s1)>()[%c5, %c0]

 return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}
