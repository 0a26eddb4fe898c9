// PTX of a module of kernels.
// RUN: jig-opt %s --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm,reconcile-unrealized-casts))' -o %t.mlir
// RUN: jig emit --asm --gpu-module kernels --target nvptx64-nvidia-cuda --mcpu sm_90 %t.mlir | FileCheck %s
// RUN: not jig emit --object --gpu-module kernels --target nvptx64-nvidia-cuda %t.mlir 2>&1 | FileCheck %s --check-prefix=OBJECT
// RUN: not jig emit --asm --gpu-module others --target nvptx64-nvidia-cuda %t.mlir 2>&1 | FileCheck %s --check-prefix=OTHERS
// RUN: not jig emit --asm --gpu-module kernels %t.mlir 2>&1 | FileCheck %s --check-prefix=HERE
// What the module says of its machine holds, but for what options say.
// RUN: jig-opt %t.mlir --nvvm-attach-target='chip=sm_80 O=0' -o %t.attached.mlir
// RUN: jig emit --asm --gpu-module kernels %t.attached.mlir | FileCheck %s --check-prefix=ATTACHED
// RUN: jig emit --asm --gpu-module kernels --mcpu sm_90 %t.attached.mlir | FileCheck %s --check-prefix=OPTION
// RUN: jig emit --asm --gpu-module kernels -O3 %t.attached.mlir | FileCheck %s --check-prefix=LEVEL
// ATTACHED: .target sm_80
// ATTACHED: [add_param_9]
// OPTION: .target sm_90
// LEVEL: .target sm_80
// LEVEL-NOT: [add_param_9]
// CHECK: .target sm_90
// CHECK: .visible .entry add(
// CHECK: .maxntid 128, 1, 1
// CHECK: mov.u32 {{.*}}, %tid.x;
// CHECK: shfl.sync.bfly.b32
// CHECK: bar.sync 0;
// OBJECT: error: TargetMachine can't emit a file of this type
// OBJECT: note: for NVIDIA's machines there is assembly only, which is PTX: --asm
// OTHERS: error: no gpu.module 'others' is there
// OTHERS: note: there is 'kernels'
// HERE: error: Cannot select: intrinsic %llvm.nvvm
// HERE: note: without --target code is for this machine, not for a GPU
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @add(%a: memref<1024xf32>, %b: memref<1024xf32>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
      %t = gpu.thread_id x
      %i = gpu.block_id x
      %n = gpu.block_dim x
      %o = arith.muli %i, %n : index
      %at = arith.addi %o, %t : index
      %x = memref.load %a[%at] : memref<1024xf32>
      %y = memref.load %b[%at] : memref<1024xf32>
      %s = arith.addf %x, %y : f32
      %m = arith.constant -1 : i32
      %w = arith.constant 32 : i32
      %q, %v = gpu.shuffle xor %s, %w, %w : f32
      gpu.barrier
      memref.store %q, %b[%at] : memref<1024xf32>
      gpu.return
    }
  }
}
