// Modules of kernels as code, each target of each module. No toolkit of NVIDIA's is needed here: a stand-in has a library and says what its programs are called with.
// RUN: rm -rf %t && mkdir -p %t/bin %t/nvvm/libdevice %t/tmp && cp %S/Inputs/libdevice.ll %t/nvvm/libdevice/libdevice.10.bc
// RUN: sed 's#@LOG@#%t/log#' %S/Inputs/ptxas.sh > %t/bin/ptxas && sed 's#@LOG@#%t/log#' %S/Inputs/fatbinary.sh > %t/bin/fatbinary && chmod +x %t/bin/ptxas %t/bin/fatbinary
// RUN: env -u CUDA_ROOT -u CUDA_HOME -u CUDA_PATH jig-opt --gpu-module-to-binary=format=isa %s | FileCheck %s
// RUN: env -u CUDA_ROOT -u CUDA_HOME -u CUDA_PATH jig-opt --gpu-module-to-binary=format=llvm %s | FileCheck %s --check-prefix=LLVM
// RUN: env -u CUDA_ROOT CUDA_HOME=%t jig-opt --gpu-module-to-binary="format=isa section=.kernels" %s | FileCheck %s --check-prefix=LINKED
// RUN: env -u CUDA_ROOT -u CUDA_HOME -u CUDA_PATH jig-opt --gpu-module-to-binary="format=isa l=%S/Inputs/libdevice.ll" %s | FileCheck %s --check-prefix=LINKED
// RUN: %python -c "import sys; print(open(sys.argv[1]).read().split('// ' + '-----')[0] + '}')" %s > %t/nvvm.mlir
// RUN: env TMPDIR=%t/tmp jig-opt --gpu-module-to-binary="toolkit=%t opts='-v -w'" %t/nvvm.mlir | FileCheck %s --check-prefix=FAT
// RUN: FileCheck %s --check-prefix=LOG < %t/log
// RUN: test -z "$(ls %t/tmp)"
// RUN: jig emit --asm --gpu-module math --link %S/Inputs/libdevice.ll %s | FileCheck %s --check-prefix=EMIT
// RUN: jig emit --bitcode --gpu-module one %s | llvm-dis | FileCheck %s --check-prefix=BITCODE

// CHECK: gpu.binary @one [#gpu.object<#nvvm.target<O = 3, chip = "sm_80">, properties = {O = 3 : i32}, assembly = "{{.*}}.target sm_80{{.*}}.visible .entry scaled(
// CHECK: gpu.binary @math <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, properties = {O = 2 : i32}, assembly = "{{.*}}.target sm_50{{.*}}.extern .func{{.*}} __nv_sinf{{.*}}">, #gpu.object<#nvvm.target<chip = "sm_90">{{.*}}.target sm_90
// CHECK: gpu.binary @amd [#gpu.object<#rocdl.target<chip = "gfx90a", abi = "500">, assembly = "{{.*}}amdgcn-amd-amdhsa--gfx90a{{.*}}.amdhsa_code_object_version 5
// CHECK: gpu.module @inner
// LLVM-COUNT-3: offload = "BC\C0\DE
// What the library has is inside, and nobody else sees it; what is not called is gone.
// LINKED: gpu.binary @math
// LINKED-NOT: .extern .func
// LINKED-NOT: unused
// LINKED-SAME: .func (.param .b32 func_retval0) helper
// FAT: gpu.binary @one [#gpu.object<#nvvm.target<O = 3, chip = "sm_80">, "fat of: cubin of: //
// LOG: ptxas -arch sm_80 {{.*}}.ptx -o {{.*}}.cubin --opt-level 3 -v -w
// LOG-NEXT: fatbinary -64 --image3=kind=elf,sm=80,file={{.*}}.cubin --image3=kind=ptx,sm=80,file={{.*}}.ptx --create {{.*}}.fatbin
// EMIT: .func (.param .b32 func_retval0) helper
// EMIT-NOT: unused
// BITCODE: define ptx_kernel void @scaled(
module attributes {gpu.container_module} {
  gpu.module @one [#nvvm.target<chip = "sm_80", O = 3>] {
    llvm.func @scaled(%x: f32, %to: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
      %y = llvm.fadd %x, %x : f32
      llvm.store %y, %to : f32, !llvm.ptr<1>
      llvm.return
    }
  }
// -----
  gpu.module @math <#gpu.select_object<1 : i64>> [#nvvm.target, #nvvm.target<chip = "sm_90">] {
    llvm.func @__nv_sinf(f32) -> f32
    llvm.func @sine(%x: f32) -> f32 {
      %y = llvm.call @__nv_sinf(%x) : (f32) -> f32
      llvm.return %y : f32
    }
  }
  gpu.module @amd [#rocdl.target<chip = "gfx90a", abi = "500">] {
    llvm.func @nothing() attributes {gpu.kernel, rocdl.kernel} {
      llvm.return
    }
  }
  module @nested {
    gpu.module @inner [#nvvm.target] {
    }
  }
}
