!t = !transform.any_op
!for = !transform.op<"scf.for">

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // 16 numbers of a row at a time, and the 14 that are left under a mask.
    %points = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %tile, %y, %x = transform.structured.tile_using_for %points tile_sizes [1, 16] : (!t) -> (!t, !t, !for)
    %main, %rest = transform.loop.peel %x : (!for) -> (!t, !t)
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    %tiles = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    transform.structured.vectorize %tiles vector_sizes [1, 16] : !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_masked_transfers
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } {apply_cse} : !t
    transform.yield
  }
}
