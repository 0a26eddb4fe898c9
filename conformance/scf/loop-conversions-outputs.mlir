// ARGS: --scf-forall-to-parallel
// ARGS: --scf-parallel-for-to-nested-fors
func.func @outputs(%t: tensor<16xf32>) -> tensor<16xf32> {
  %r = scf.forall (%i) in (16) shared_outs(%o = %t) -> tensor<16xf32> {
    %e = tensor.extract_slice %t[%i][1][1] : tensor<16xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i][1][1] : tensor<1xf32> into tensor<16xf32>
    }
  }
  return %r : tensor<16xf32>
}
func.func @reduces(%n : index, %m: memref<?xf32>, %x: f32) -> f32 {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
