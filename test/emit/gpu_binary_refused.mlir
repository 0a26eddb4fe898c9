// Why a module of kernels is no code: nothing is written then.
// RUN: rm -rf %t && mkdir -p %t/empty %t/bad/bin && printf '#!/bin/sh\necho no such machine\nexit 1\n' > %t/bad/bin/ptxas && chmod +x %t/bad/bin/ptxas
// RUN: not env -u CUDA_ROOT -u CUDA_HOME -u CUDA_PATH jig-opt --gpu-module-to-binary=format=isa --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// RUN: %python -c "import sys; print(open(sys.argv[1]).read().split('// ' + '-----')[0])" %s > %t.mlir
// RUN: not jig-opt --gpu-module-to-binary=toolkit=%t/no %t.mlir 2>&1 | FileCheck %s --check-prefix=NO-TOOLKIT
// RUN: not jig-opt --gpu-module-to-binary=toolkit=%t/empty %t.mlir 2>&1 | FileCheck %s --check-prefix=NO-LIBRARY
// RUN: not env -u CUDA_ROOT -u CUDA_HOME -u CUDA_PATH jig-opt --gpu-module-to-binary="format=isa l=%t/no.bc" %t.mlir 2>&1 | FileCheck %s --check-prefix=NO-FILE
// RUN: not env -u CUDA_ROOT -u CUDA_HOME -u CUDA_PATH jig-opt --gpu-module-to-binary="format=isa l=%s" %t.mlir 2>&1 | FileCheck %s --check-prefix=NO-IR
// RUN: not env -u CUDA_ROOT -u CUDA_HOME -u CUDA_PATH jig-opt --gpu-module-to-binary=format=exe %t.mlir 2>&1 | FileCheck %s --check-prefix=NO-FORM
// RUN: not env -u CUDA_ROOT -u CUDA_HOME -u CUDA_PATH PATH=%t/bad/bin:"$PATH" jig-opt --gpu-module-to-binary=format=bin %t.mlir 2>&1 | FileCheck %s --check-prefix=NO-MACHINE

// RUN: not env -u CUDA_ROOT -u CUDA_HOME -u CUDA_PATH jig-opt --gpu-module-to-binary=format=bin --split-input-file %s 2>&1 | FileCheck %s --check-prefix=WORDS
// RUN: not jig-opt --pass-pipeline='builtin.module(nvvm-attach-target{O=9},gpu-module-to-binary{format=isa})' %t.mlir 2>&1 | FileCheck %s --check-prefix=LEVEL

// WORDS-COUNT-2: error: the target's ptxas-cmd-options are no list of strings
// LEVEL: error: Invalid optimization level: 9.
// NO-TOOLKIT: error: CUDA path: {{.*}}/no does not exist or is not a directory.
// NO-LIBRARY: error: LibDevice path: {{.*}}/empty/nvvm/libdevice/libdevice.10.bc does not exist or is not a file.
// NO-FILE: error: File path: "{{.*}}/no.bc" does not exist or is not a file.
// NO-IR: error: {{.*}} is neither LLVM IR nor bitcode:
// NO-FORM: error: Invalid format specified.
// NO-MACHINE: error: `ptxas` invocation failed. Log:
// NO-MACHINE-NEXT: no such machine
// NO-MACHINE: error: An error happened while serializing the module.
gpu.module @ok [#nvvm.target] {
  llvm.func @f() attributes {gpu.kernel, nvvm.kernel} {
    llvm.return
  }
}

// -----

// CHECK: error: the module has no target attributes
gpu.module @no_targets {
}

// -----

// CHECK: error: 'gpu.func' op is no op of the llvm dialect
// CHECK: error: An error happened while serializing the module.
gpu.module @not_lowered [#nvvm.target] {
  gpu.func @f() kernel {
    gpu.return
  }
}

// -----

// CHECK: error: No available targets are compatible with triple "foo-bar"
gpu.module @no_machine [#nvvm.target<triple = "foo-bar">] {
}

// -----

// CHECK: error: PTX version 6.0 does not support target 'sm_80'.
gpu.module @too_old [#nvvm.target<chip = "sm_80", features = "+ptx60">] {
  llvm.func @f() attributes {gpu.kernel, nvvm.kernel} {
    llvm.return
  }
}

// -----

gpu.module @no_words [#nvvm.target<flags = {"ptxas-cmd-options" = [1 : i32]}>] {
}

// -----

gpu.module @no_list [#nvvm.target<flags = {"ptxas-cmd-options" = "-v"}>] {
}
