// ARGS: --pass-pipeline="builtin.module(func.func(convert-tensor-to-linalg))"
// ARGS: --pass-pipeline="any(convert-tensor-to-linalg)"
// ARGS: --pass-pipeline="builtin.module(func.func(convert-elementwise-to-linalg))"
// ARGS: --pass-pipeline="any(convert-elementwise-to-linalg)"
// ARGS: --pass-pipeline="builtin.module(func.func(one-shot-bufferize))"
// ARGS: --pass-pipeline="any(one-shot-bufferize)"
// ARGS: --pass-pipeline="builtin.module(func.func(eliminate-empty-tensors))"
// ARGS: --pass-pipeline="any(eliminate-empty-tensors)"
// ARGS: --pass-pipeline="builtin.module(func.func(buffer-results-to-out-params))"
// ARGS: --pass-pipeline="any(buffer-results-to-out-params)"
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
