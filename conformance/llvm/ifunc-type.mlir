// ARGS: --split-input-file
llvm.mlir.ifunc @i : !llvm.func<f32 (i64)>, !llvm.ptr<64> @resolver {address_space = 64 : i32}
llvm.func @resolver() -> !llvm.ptr<3> {
  %0 = llvm.mlir.zero : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}
// -----
llvm.mlir.ifunc @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr<3> {
  %0 = llvm.mlir.zero : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}
// -----
llvm.mlir.ifunc @i : !llvm.func<f32 (i64)>, !llvm.ptr<3> @resolver
llvm.func @resolver() -> !llvm.ptr<3> {
  %0 = llvm.mlir.zero : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}
// -----
llvm.mlir.ifunc @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.func @resolver() -> i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.ifunc @i : !llvm.func<f32 (i64)>, i32 @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.ifunc @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {address_space = 64 : i32}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
