// Two loops that call a function of libm, 9 times and once as often.
func.func @main(%a: memref<1000xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  %cold = arith.constant 1000 : index
  %hot = arith.constant 9000 : index
  %z = arith.constant 1.0 : f32
  %x = scf.for %i = %c0 to %cold step %c1 iter_args(%s = %z) -> f32 {
    %k = arith.remui %i, %n : index
    %v = memref.load %a[%k] : memref<1000xf32>
    %q = arith.divf %v, %s : f32
    %t = math.tanh %q : f32
    scf.yield %t : f32
  }
  %y = scf.for %i = %c0 to %hot step %c1 iter_args(%s = %x) -> f32 {
    %t = arith.divf %z, %s : f32
    %e = math.tanh %t : f32
    scf.yield %e : f32
  }
  return %y : f32
}
