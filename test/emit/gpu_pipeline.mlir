// A program with a launch, all the way: the reference prints the same, and how long it took.
// RUN: env -u CUDA_ROOT -u CUDA_HOME -u CUDA_PATH jig-opt --gpu-lower-to-nvvm-pipeline="cubin-format=isa cubin-chip=sm_90 cubin-features=+ptx80 opt-level=3" %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: jig emit --llvm %t.mlir | FileCheck %s --check-prefix=IR
// RUN: jig-opt --gpu-lower-to-nvvm-pipeline="cubin-format=isa host-bare-ptr-calling-convention=true kernel-bare-ptr-calling-convention=true index-bitwidth=32 allow-pattern-rollback=false ptxas-cmd-options='-v -g'" \
// RUN:   --dump-pass-pipeline %S/Inputs/empty.mlir 2>&1 | FileCheck %s --check-prefix=OPTIONS

// CHECK: llvm.func @saxpy(
// CHECK: gpu.launch_func @saxpy_kernel::@saxpy_kernel blocks in
// CHECK: gpu.binary @saxpy_kernel [#gpu.object<#nvvm.target<O = 3, chip = "sm_90", features = "+ptx80">, properties = {O = 3 : i32}, assembly = "{{.*}}.version 8.0{{.*}}__nv_fmaf{{.*}}.visible .entry saxpy_kernel(
// IR: call void @mgpuLaunchKernel
// OPTIONS: nvvm-attach-target{O=2 chip=sm_50 fast=false features=+ptx60 ftz=false  module= ptxas-cmd-options={-v -g} triple=nvptx64-nvidia-cuda},
// OPTIONS: convert-index-to-llvm{index-bitwidth=32},
// OPTIONS: convert-gpu-to-nvvm{allow-pattern-rollback=false  has-redux=false index-bitwidth=32 use-bare-ptr-memref-call-conv=true}
// OPTIONS: gpu-to-llvm{intersperse-sizes-for-kernels=false use-bare-pointers-for-host=true use-bare-pointers-for-kernels=true},
// OPTIONS: gpu-module-to-binary{format=isa  opts= section= toolkit=},
func.func @saxpy(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %g = arith.ceildivsi %n, %c128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %g, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
    %o = arith.muli %bx, %c128 : index
    %i = arith.addi %o, %tx : index
    %in = arith.cmpi slt, %i, %n : index
    scf.if %in {
      %xv = memref.load %x[%i] : memref<?xf32>
      %yv = memref.load %y[%i] : memref<?xf32>
      %r = math.fma %a, %xv, %yv : f32
      memref.store %r, %y[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  return
}
