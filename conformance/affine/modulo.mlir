// ARGS: --canonicalize
// ARGS:
// Sums and products of constants in maps are numbers modulo 2^64.
func.func private @use(index)
func.func @unknown(%x: index, %y: index) {
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 + 9223372036854775807 + 1)>()[%x, %y]
  call @use(%0) : (index) -> ()
  %1 = affine.apply affine_map<()[s0, s1] -> ((s0 * 4611686018427387904) * 4 + s0)>()[%x, %y]
  call @use(%1) : (index) -> ()
  %2 = affine.apply affine_map<()[s0, s1] -> ((s0 + 9223372036854775807 + 1) floordiv 2)>()[%x, %y]
  call @use(%2) : (index) -> ()
  %3 = affine.apply affine_map<()[s0, s1] -> ((s0 * 4611686018427387904 + s1) * 4 + s0)>()[%x, %y]
  call @use(%3) : (index) -> ()
  %4 = affine.apply affine_map<()[s0, s1] -> (s0 + 9223372036854775807 + s1 + 1)>()[%x, %y]
  call @use(%4) : (index) -> ()
  %5 = affine.apply affine_map<()[s0, s1] -> (-(s0 - 9223372036854775807 - 1))>()[%x, %y]
  call @use(%5) : (index) -> ()
  %6 = affine.apply affine_map<()[s0, s1] -> (-(s0 - 9223372036854775807 - 1) - 9223372036854775805)>()[%x, %y]
  call @use(%6) : (index) -> ()
  %7 = affine.apply affine_map<()[s0, s1] -> ((-(s0 - 9223372036854775807 - 1) - 9223372036854775805) floordiv s1)>()[%x, %y]
  call @use(%7) : (index) -> ()
  %8 = affine.apply affine_map<()[s0, s1] -> ((s0 * 4611686018427387904 + s1) * 4 floordiv 3)>()[%x, %y]
  call @use(%8) : (index) -> ()
  %9 = affine.apply affine_map<()[s0, s1] -> ((s0 * 4611686018427387904 + s1) * 4 mod 3)>()[%x, %y]
  call @use(%9) : (index) -> ()
  %10 = affine.apply affine_map<()[s0, s1] -> ((s0 * 4611686018427387904 + s1) * 4 ceildiv 3)>()[%x, %y]
  call @use(%10) : (index) -> ()
  %11 = affine.apply affine_map<()[s0, s1] -> (9223372036854775807 + 1)>()[%x, %y]
  call @use(%11) : (index) -> ()
  %12 = affine.apply affine_map<()[s0, s1] -> ((9223372036854775807 + 1) floordiv 2)>()[%x, %y]
  call @use(%12) : (index) -> ()
  %13 = affine.apply affine_map<()[s0, s1] -> ((9223372036854775807 * 3) floordiv 2)>()[%x, %y]
  call @use(%13) : (index) -> ()
  %14 = affine.apply affine_map<()[s0, s1] -> (s0 * 9223372036854775807 + s0 * 2)>()[%x, %y]
  call @use(%14) : (index) -> ()
  %15 = affine.apply affine_map<()[s0, s1] -> ((s0 * 9223372036854775807) * 3)>()[%x, %y]
  call @use(%15) : (index) -> ()
  %16 = affine.apply affine_map<()[s0, s1] -> ((s0 * 9223372036854775807 * 4) floordiv 4)>()[%x, %y]
  call @use(%16) : (index) -> ()
  %17 = affine.apply affine_map<()[s0, s1] -> (s0 - 9223372036854775807 - 1 - 1)>()[%x, %y]
  call @use(%17) : (index) -> ()
  %18 = affine.apply affine_map<()[s0, s1] -> (s1 + 9223372036854775807 + (s0 + 4) + s1 + 9223372036854775807)>()[%x, %y]
  call @use(%18) : (index) -> ()
  return
}
func.func @known(%x: index) -> (index, index, index, index, index) {
  %min = arith.constant -9223372036854775808 : index
  %near = arith.constant -9223372036854775805 : index
  %step = arith.constant 4611686018427387904 : index
  %0 = affine.apply affine_map<()[s0, s1, s2] -> ((s1 - s0) ceildiv s2)>()[%min, %near, %step]
  %1 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%min, %near]
  %2 = affine.min affine_map<()[s0, s1] -> (s1 - s0, s0 * 3)>()[%min, %near]
  %3 = affine.apply affine_map<()[s0, s1, s2] -> ((s1 - s0) ceildiv s2)>()[%min, %near, %x]
  %4 = affine.apply affine_map<()[s0, s1, s2] -> (s1 - s0 + s2)>()[%min, %near, %x]
  affine.for %i = affine_map<(d0) -> (d0 * 2)>(%min) to affine_map<(d0)[s0] -> (d0 - s0)>(%near)[%min] {
    func.call @use(%i) : (index) -> ()
  }
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
