// ARGS: --split-input-file "--one-shot-bufferize=test-analysis-only copy-before-write"
// ARGS: --split-input-file "--one-shot-bufferize=print-conflicts"
// ARGS: --split-input-file "--one-shot-bufferize=dump-alias-sets"
// ARGS: --split-input-file "--one-shot-bufferize=unknown-type-conversion=infer-layout-map"
// ARGS: --split-input-file "--one-shot-bufferize=no-analysis-func-filter=f"
// ARGS: --split-input-file "--one-shot-bufferize=must-infer-memory-space use-encoding-for-memory-space"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries no-analysis-func-filter=f,g"
// ARGS: --split-input-file "--one-shot-bufferize=buffer-alignment=128"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries test-analysis-only print-conflicts"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries test-analysis-only analysis-heuristic=fuzzer analysis-fuzzer-seed=42"
func.func @f(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
// -----
func.func @h(%f: f32, %i: index) -> tensor<4xf32> {
  %t = arith.constant dense<0.0> : tensor<4xf32>
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @k(%a: tensor<4xf32> {bufferization.writable = false, bufferization.buffer_layout = affine_map<(d0) -> (d0 + 1)>}, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
