// Targets that may be written, but that there is no code for.
// RUN: not jig-opt --split-input-file --gpu-module-to-binary=format=isa --mlir-print-op-on-diagnostic=0 %s 2>&1 | FileCheck %s
// CHECK: error: Invalid ABI version, it must be either `400`, `500` or `600`.
// CHECK: error: The optimization level must be a number between 0 and 3.
// CHECK: error: The target chip cannot be empty.
// CHECK: error: All the elements in the `link` array must be strings.
gpu.module @a [#rocdl.target<chip = "gfx90a", abi = "700">] { llvm.func @f() attributes {gpu.kernel} { llvm.return } }
// -----
gpu.module @a [#rocdl.target<chip = "gfx90a", O = 7>] { llvm.func @f() attributes {gpu.kernel} { llvm.return } }
// -----
gpu.module @a [#rocdl.target<chip = "">] { llvm.func @f() attributes {gpu.kernel} { llvm.return } }
// -----
gpu.module @a [#rocdl.target<link = [3]>] { llvm.func @f() attributes {gpu.kernel} { llvm.return } }
