// What the target of a gpu.module brings to a conversion of it.
// ARGS: --pass-pipeline=builtin.module(gpu.module(convert-to-llvm{dynamic=true})) --split-input-file
// ARGS: --pass-pipeline=builtin.module(gpu.module(convert-to-llvm)) --split-input-file
// ARGS: --pass-pipeline=builtin.module(convert-to-llvm{dynamic=true}) --split-input-file
// FRAME
// HERE
  func.func @f(%m: memref<?xf32>, %x: f32, %v: vector<4xf32>, %i: index) -> index {
    %b = gpu.block_id x
    %e = math.exp %x : f32
    %w = math.exp %v : vector<4xf32>
    memref.store %e, %m[%i] : memref<?xf32>
    return %b : index
  }
  gpu.func @k() kernel {
    gpu.barrier
    gpu.return
  }
}
// EACH
gpu.module @nvidia [#nvvm.target] {
gpu.module @amd [#rocdl.target] {
gpu.module @both [#nvvm.target, #rocdl.target] {
gpu.module @two [#nvvm.target<chip = "sm_90">, #nvvm.target<chip = "sm_80">] {
gpu.module @none {
