// ARGS: --gpu-module-to-binary=format=isa --split-input-file
// Without modules of kernels there is no code.
func.func @f(%a: index, %b: vector<2x4xf32>, %m: memref<2x4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  vector.transfer_write %b, %m[%c0, %a] : vector<2x4xf32>, memref<2x4xf32>
  %s = scf.for %i = %c0 to %a step %c1 iter_args(%x = %z) -> f32 {
    %v = memref.load %m[%c0, %i] : memref<2x4xf32>
    %w = math.exp %v : f32
    %y = arith.addf %x, %w : f32
    scf.yield %y : f32
  }
  return %s : f32
}
// -----
module @outer {
  module @inner {
    gpu.module @k [#nvvm.target] {
      llvm.func @f() attributes {gpu.kernel, nvvm.kernel} {
        llvm.return
      }
    }
  }
}
// -----
gpu.module @no_target {
  llvm.func @f() attributes {gpu.kernel, nvvm.kernel} {
    llvm.return
  }
}
