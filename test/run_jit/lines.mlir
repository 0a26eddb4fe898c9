// Lines of the payload in code: jig emit -g.
// RUN: jig emit --llvm -g --lower %s | FileCheck %s --check-prefix=IR
// RUN: jig emit --llvm -g --lower %s | opt -passes=verify -disable-output
// RUN: jig emit --asm -g --lower %s | FileCheck %s --check-prefix=ASM
// RUN: jig emit --object -g --lower -O0 %s -o %t.o && llvm-dwarfdump --debug-line %t.o | FileCheck %s --check-prefix=LINES
// RUN: llvm-symbolizer --obj=%t.o 0x0 | FileCheck %s --check-prefix=SYMBOL
// RUN: jig emit --llvm --lower %s | FileCheck %s --check-prefix=NONE
// RUN: jig emit --asm -g --gpu-module kernels --target nvptx64-nvidia-cuda --mcpu sm_90 %S/Inputs/kernel.mlir | FileCheck %s --check-prefix=KERNEL
// RUN: jig run %s --entry add --arg i32=1 --arg i32=2 --perf-map 2> %t.err | FileCheck %s --check-prefix=MAP

// NONE-NOT: !dbg
// LINES: {{.*}}lines.mlir
// LINES: 0x0000000000000000 17
// LINES: {{0x[0-9a-f]+}} 18
// SYMBOL: add
// SYMBOL-NEXT: lines.mlir:[[#@LINE+1]]
func.func @add(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
// ASM: .file 1 {{.*}}"lines.mlir"
// ASM: .loc 1 [[#@LINE-4]]

// What has no line, such as constants that are made on the way, is where the op before it is.
func.func @fill(%m: memref<100xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i32
    memref.store %k, %m[%i] : memref<100xi32>
  }
  return
}
// IR: store i32 {{.*}}, !dbg ![[STORE:[0-9]+]]
// IR: distinct !DISubprogram({{.*}}name: "fill", {{.*}}line: 25
// IR: ![[STORE]] = !DILocation(line: 30, column: 5,
// KERNEL: .loc 1 4
// MAP: 3 : i32
// What is written for perf stays: here it goes.
// RUN: grep -o "/tmp/[a-z0-9.-]*" %t.err > %t.files && test $(wc -l < %t.files) = 2 && grep " add$" $(head -1 %t.files) && rm $(cat %t.files)
