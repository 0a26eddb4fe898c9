// Debug information of a module without functions: of the llvm dialect there is nothing in it.
// RUN: jig emit --llvm -g %s | FileCheck %s
// RUN: jig emit --llvm -g --lower %s | FileCheck %s
// CHECK: source_filename
module {}
