// ARGS: --transform-interpreter
func.func @d(%m: memref<?x?x?xf32>, %v: vector<2x4x8xf32>, %i: index, %k: vector<2x4x8xi1>, %k2: vector<4x8x2xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {in_bounds = [true, false, true]} : vector<2x4x8xf32>, memref<?x?x?xf32>
  return
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
