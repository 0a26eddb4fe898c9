// ARGS: --allow-unregistered-dialect
func.func @f(%c: i1, %m: memref<4xf32>) {
  %z = arith.constant 0 : index
  scf.if %c {
    %z2 = arith.constant 0 : index
    %z3:2 = "t.two"() : () -> (f32, f32)
    %v = "arith.addf"(%z3#0, %z3#1) {m = affine_map<(d0) -> (d0 + 1)>} : (f32, f32) -> f64
  }
  return
}
