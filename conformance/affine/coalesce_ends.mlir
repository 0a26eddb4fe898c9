// ARGS: --pass-pipeline=builtin.module(func.func(affine-loop-coalescing))
func.func private @use(index)
func.func @ends() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %min = arith.constant -9223372036854775808 : index
  %near = arith.constant -9223372036854775805 : index
  %step = arith.constant 4611686018427387904 : index
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %min to %near step %step {
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}
