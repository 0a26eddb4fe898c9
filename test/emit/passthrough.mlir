// DIFFERS: LLVM does not read "alignstack=0", which mlir-translate writes.
// An alignment of the stack of 0 asks for nothing, and LLVM's text has no word for it.
// RUN: jig emit --llvm %s | FileCheck %s
// CHECK: declare void @none(){{$}}
llvm.func @none() attributes {passthrough = [["alignstack", "0"]]}
// CHECK: declare void @some(){{.*}}alignstack(16)
llvm.func @some() attributes {passthrough = [["alignstack", "16"]]}
