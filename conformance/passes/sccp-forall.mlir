// ARGS: --sccp --mlir-print-debuginfo --mlir-print-local-scope
// Constants go into the body of a forall, and through chains of shape casts one cast at a time.
func.func @into_body(%n: index, %m: memref<4xf32>) -> (tensor<4xf32>, f32) {
  %c = arith.constant dense<1.0> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %1 = scf.forall (%i) in (%n) shared_outs(%o = %c) -> (tensor<4xf32>) {
    %e = tensor.extract %o[%c0] : tensor<4xf32>
    memref.store %e, %m[%i] : memref<4xf32>
  }
  %e = tensor.extract %1[%c0] : tensor<4xf32>
  return %1, %e : tensor<4xf32>, f32
}
func.func @shape_casts() -> vector<2x4xf32> {
  %x = arith.constant dense<1.0> : vector<2x1x4xf32>
  %0 = vector.shape_cast %x : vector<2x1x4xf32> to vector<2x4x1xf32>
  %1 = vector.shape_cast %0 : vector<2x4x1xf32> to vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @unsigned(%n: i32) {
  scf.for unsigned %i = %n to %n step %n : i32 {
  }
  return
}
