// Assembly of a module of kernels for AMD's devices.
// RUN: jig-opt %s --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx90a},reconcile-unrealized-casts))' -o %t.mlir
// RUN: jig emit --asm --gpu-module kernels --target amdgcn-amd-amdhsa --mcpu gfx90a %t.mlir | FileCheck %s
// RUN: jig emit --object --gpu-module kernels --target amdgcn-amd-amdhsa --mcpu gfx90a %t.mlir -o %t.o
// RUN: not jig emit --asm --gpu-module kernels %t.mlir 2>&1 | FileCheck %s --check-prefix=HERE
// RUN: not jig emit --asm --target amdgcn-amd-amdhsa --mcpu gfx90a %S/Inputs/no_layout.mlir 2>&1 | FileCheck %s --check-prefix=LAYOUT
// RUN: not jig emit --asm --gpu-module old --target amdgcn-amd-amdhsa --mcpu gfx90a %t.mlir 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: jig-opt %t.mlir --rocdl-attach-target=chip=gfx942 -o %t.attached.mlir
// RUN: jig emit --asm --gpu-module kernels %t.attached.mlir | FileCheck %s --check-prefix=ATTACHED
// ATTACHED: .amdgcn_target "amdgcn-amd-amdhsa--gfx942"
// CHECK: .amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// CHECK: add:
// CHECK: __ockl_get_local_size
// CHECK: ds_swizzle_b32
// CHECK: s_barrier
// CHECK: .amdhsa_kernel add
// CHECK: .max_flat_workgroup_size: 128
// CHECK: .reqd_workgroup_size:
// HERE: error: the module's data layout 'e-p:64:64-p1:64:64
// HERE: note: without --target code is for this machine, not for a GPU
// LAYOUT: error: the module has no data layout, and needs the machine's, 'e-m:e-p:64:64-p1:64:64
// OLD: error: Cannot select: intrinsic %llvm.amdgcn.tanh
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @add(%a: memref<1024xf32>, %b: memref<1024xf32>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
      %t = gpu.thread_id x
      %i = gpu.block_id x
      %n = gpu.block_dim y
      %o = arith.muli %i, %n : index
      %at = arith.addi %o, %t : index
      %x = memref.load %a[%at] : memref<1024xf32>
      %l = arith.constant 5 : i32
      %w = arith.constant 64 : i32
      %z, %v = gpu.shuffle xor %x, %l, %w : f32
      %s = arith.addf %x, %z : f32
      gpu.barrier
      memref.store %s, %b[%at] : memref<1024xf32>
      gpu.return
    }
  }
  gpu.module @old {
    llvm.func @tangent(%x: f16) -> f16 {
      %0 = rocdl.tanh %x f16 -> f16
      llvm.return %0 : f16
    }
  }
}
