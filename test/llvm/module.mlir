// RUN: not jig-opt %s --split-input-file 2>&1 | FileCheck %s
// Where the reference dies.

// CHECK: error: 'llvm.mlir.ifunc' op must have a function resolver
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver

// -----

// CHECK: error: data layout does not combine with layouts of enclosing ops
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64]> : vector<3xi64>>} {}
}

// -----

// Aliases that stand for each other.
// CHECK: llvm.mlir.ifunc external @i
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @a
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @b : i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
