// Assembly and objects, for this machine and others; a file appears whole or not at all.
// RUN: rm -rf %t && mkdir %t
// RUN: jig emit --asm %s --target x86_64-linux-gnu | FileCheck %s --check-prefix=X86
// RUN: jig emit --asm %s --target x86_64-linux-gnu -O0 | FileCheck %s --check-prefix=O0
// RUN: jig emit --asm %s --target x86_64-linux-gnu --mattr +avx512f --mcpu skylake | FileCheck %s --check-prefix=X86
// RUN: jig emit --asm %s --target aarch64-linux-gnu -o %t/arm.s && FileCheck %s --check-prefix=ARM < %t/arm.s
// RUN: jig emit --object %s -o %t/f.o
// RUN: printf '#include <stdio.h>\nint scale(int, int); int main(void) { printf("%%%%d\\n", scale(6, 7)); return 0; }\n' > %t/main.c
// RUN: cc %t/main.c %t/f.o -o %t/main && %t/main | FileCheck %s --check-prefix=LINKED
// RUN: jig emit --object %s > %t/piped.o && cmp %t/f.o %t/piped.o
// RUN: cp %t/f.o %t/old.o
// RUN: not jig emit --object %s -o %t/f.o --target nowhere 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: cmp %t/f.o %t/old.o
// RUN: not jig emit --object %s -o %t/none.o --mcpu abacus 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not ls %t/none.o
// RUN: not jig emit --object %s -o %t/none/none.o 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: not jig emit --asm %s --link /dev/zero 2>&1 | FileCheck %s --check-prefix=ENDLESS
// RUN: not jig emit --asm %s --link %t 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: jig emit --llvm %s | jig emit --asm %S/Inputs/call.mlir --link /dev/stdin 2>&1 | FileCheck %s --check-prefix=PIPED
// RUN: jig emit --help | FileCheck %s --check-prefix=HELP
// RUN: jig run %s --arg i32=6 --arg i32=7 | FileCheck %s --check-prefix=RAN
// RUN: jig emit --asm --lower %S/scalars.mlir --target x86_64-linux-gnu | FileCheck %s --check-prefix=LOWER

// ENDLESS: error: cannot read '/dev/zero': File too large
// FOLDER: error: cannot read '{{.*}}': Is a directory
// PIPED: {{imul|mul}}

llvm.func @scale(%a: i32, %b: i32) -> i32 {
  %0 = llvm.mul %a, %b : i32
  llvm.return %0 : i32
}
// X86: scale:
// X86: imull
// O0: scale:
// ARM: scale:
// ARM: mul w0, w{{[01]}}, w{{[01]}}
// LINKED: 42
// NOWHERE: error: No available targets are compatible with triple "nowhere"
// CPU: --mcpu: 'abacus' is not a recognized processor
// OPEN: cannot open
// HELP: usage: jig emit
// RAN: 42 : i32
// LOWER: i200:
