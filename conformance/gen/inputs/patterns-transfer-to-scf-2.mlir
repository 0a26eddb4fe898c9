// ARGS: --transform-interpreter
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index, %k: vector<2x4x8xi1>, %k2: vector<8x2xi1>) -> (vector<2x4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, false, true]} : memref<?x?x?xf32>, vector<2x4x8xf32>
  return %0 : vector<2x4x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 0 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
