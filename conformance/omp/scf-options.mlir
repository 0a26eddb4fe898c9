// ARGS: --convert-scf-to-openmp=num-threads=-1
// ARGS: --convert-scf-to-openmp=num-threads=0
// ARGS: --convert-scf-to-openmp=num-threads=99999999999
// ARGS: --pass-pipeline=builtin.module(func.func(convert-scf-to-openmp))
func.func @b(%a: index, %z: f32) -> f32 {
  %r3 = scf.parallel (%i2) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r3 : f32
}
