// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
// Strategies of lowerings, as keywords and as attributes.
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_patterns to %root {
      // HERE
    } : !transform.any_op
    transform.yield
  }
}
// EACH
transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
transform.apply_patterns.vector.lower_contraction lowering_strategy = foo
transform.apply_patterns.vector.lower_contraction {lowering_strategy = 2 : i32}
transform.apply_patterns.vector.lower_contraction {lowering_strategy = 7 : i32}
transform.apply_patterns.vector.lower_contraction {lowering_strategy = "x"}
transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
transform.apply_patterns.vector.lower_contraction lowering_strategy = dot {foo}
transform.apply_patterns.vector.lower_transpose avx2_lowering_strategy = true lowering_strategy = eltwise
transform.apply_patterns.vector.lower_transpose lowering_strategy = eltwise
transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d avx2_lowering_strategy = false
transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d lowering_strategy = eltwise
transform.apply_patterns.vector.lower_transpose avx2_lowering_strategy = 1
transform.apply_patterns.vector.lower_transpose avx2_lowering_strategy = "a"
transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerparallel
transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = inner
transform.apply_patterns.vector.lower_transpose {avx2_lowering_strategy = true}
transform.apply_patterns.vector.lower_multi_reduction
