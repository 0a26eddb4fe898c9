// ARGS: --inline
func.func private @callee(%x: i32, %f: f32, %i: index, %z: complex<f32>) -> (i32, f32, index, complex<f32>) {
  %0 = arith.addi %x, %x : i32
  %1 = math.exp %f : f32
  %2 = index.add %i, %i
  %3 = complex.neg %z : complex<f32>
  %c = arith.constant true
  %p = ub.poison : i32
  %4 = arith.select %c, %0, %p : i32
  return %4, %1, %2, %3 : i32, f32, index, complex<f32>
}
func.func @caller(%x: i32, %f: f32, %i: index, %z: complex<f32>) -> i32 {
  %0:4 = call @callee(%x, %f, %i, %z) : (i32, f32, index, complex<f32>) -> (i32, f32, index, complex<f32>)
  return %0#0 : i32
}
