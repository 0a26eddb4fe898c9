// ARGS: --llvm-use-default-visibility=visibility=hidden
// ARGS: --llvm-use-default-visibility=visibility=protected
// ARGS: --llvm-use-default-visibility --dump-pass-pipeline
// ARGS: --llvm-use-default-visibility=visibility=

llvm.func @a() { llvm.return }
llvm.func hidden @b() { llvm.return }
llvm.func protected @c() { llvm.return }
llvm.func @d()
llvm.func internal @e() { llvm.return }
llvm.func private @e2() { llvm.return }
llvm.func linkonce @e3() { llvm.return }
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global external @h() : i32
llvm.mlir.global internal @i(1: i32) : i32
llvm.mlir.global extern_weak @j() : i32
llvm.mlir.alias external @k : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc @ifn : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
module { llvm.func @inner() }
gpu.module @gm { llvm.func @inner() }
