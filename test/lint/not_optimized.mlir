// REQUIRES: compiled
// RUN: jig run -O0 --lint --lint-cpu sapphirerapids --script %S/../slow/not_hoisted.mlir --entry-point mended --entry f %S/../slow/Inputs/gemm.mlir --arg 'tensor<256x256xf32>=zeros' --arg 'tensor<256x256xf32>=zeros' --arg 'tensor<256x256xf32>=zeros' 2>&1 >/dev/null | FileCheck %s
// RUN: jig run --lint --lint-cpu sapphirerapids --script %S/../slow/not_hoisted.mlir --entry-point mended --entry f %S/../slow/Inputs/gemm.mlir --arg 'tensor<256x256xf32>=zeros' --arg 'tensor<256x256xf32>=zeros' --arg 'tensor<256x256xf32>=zeros' 2>&1 >/dev/null | FileCheck %s --check-prefix=QUIET --allow-empty
// RUN: jig run -O0 --lint --lint-cpu sapphirerapids --script %S/Inputs/nothing.mlir --entry f %S/../slow/Inputs/gemm.mlir --arg 'tensor<256x256xf32>=zeros' --arg 'tensor<256x256xf32>=zeros' --arg 'tensor<256x256xf32>=zeros' 2>&1 >/dev/null | FileCheck %s --check-prefix=QUIET --allow-empty
// What is made to be fast and then not optimized; a payload that nobody made fast is as it is meant to be.

// CHECK: gemm.mlir:[[#]]:{{[0-9]+}}: warning: the schedule makes vectors, and -O0 has LLVM leave its code as it is: what loops carry goes to memory and back in each iteration; without -O0 it is optimized (-O3) [not-optimized]
// QUIET-NOT: [not-optimized]
