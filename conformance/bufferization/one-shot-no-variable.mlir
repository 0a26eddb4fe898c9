// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries test-analysis-only"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries must-infer-memory-space"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries allow-unknown-ops use-encoding-for-memory-space"
// A loop over nothing has one iteration, and no variable.
func.func @no_variable(%a: tensor<6xf32>, %b: tensor<2xf32>) -> (tensor<6xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<6xf32>
  %0:2 = scf.forall () in () shared_outs(%x = %e, %y = %b) -> (tensor<6xf32>, tensor<2xf32>) {
    %s = tensor.extract_slice %a[3] [2] [1] : tensor<6xf32> to tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %x[0] [6] [1] : tensor<6xf32> into tensor<6xf32>
      tensor.parallel_insert_slice %s into %y[0] [2] [1] : tensor<2xf32> into tensor<2xf32>
    }
  }
  return %0#0, %0#1 : tensor<6xf32>, tensor<2xf32>
}
