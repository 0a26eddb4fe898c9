// ARGS: -inline=default-pipeline=
// Sizes at the edges; what else may hold calls and stand in functions.
llvm.func @use(!llvm.ptr)
llvm.func @i(%n: i32) {
 %c = llvm.mlir.constant(-1 : i32) : i32
 %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
 %c2 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
 %1 = llvm.alloca %c2 x i32 : (i128) -> !llvm.ptr
 %u = llvm.mlir.undef : i32
 %2 = llvm.alloca %u x i32 : (i32) -> !llvm.ptr
 %z = llvm.mlir.zero : i128
 %3 = llvm.alloca %z x i32 : (i128) -> !llvm.ptr
 llvm.return
}
llvm.func @c1(%n: i32) {
  llvm.br ^a
^a:
  llvm.call @i(%n) : (i32) -> ()
  llvm.return
}
llvm.func @nv(%a: i32) -> i32 { %0 = nvvm.read.ptx.sreg.tid.x : i32 
  llvm.return %0 : i32 }
llvm.func @c6(%a: i32) -> i32 {
  %0 = llvm.call @nv(%a) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @rv(%a: i32) -> i32 { %0 = rocdl.workitem.id.x : i32 
  llvm.return %0 : i32 }
llvm.func @c7(%a: i32) -> i32 {
  %0 = llvm.call @rv(%a) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @om(%a: i32) -> i32 { 
 omp.parallel { llvm.call @c6(%a) : (i32) -> i32 
  llvm.call @al() : () -> ()
  omp.terminator }
  llvm.return %a : i32 }
llvm.func @al() {
 %c = llvm.mlir.constant(1 : i32) : i32
 %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
 llvm.call @use(%0) : (!llvm.ptr) -> ()
 llvm.return
}
gpu.module @m {
llvm.func @use(!llvm.ptr)
llvm.func @al() {
 %c = llvm.mlir.constant(1 : i32) : i32
 %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
 llvm.call @use(%0) : (!llvm.ptr) -> ()
 llvm.return
}
gpu.func @k() kernel { llvm.call @al() : () -> () 
gpu.return }
}
llvm.func @res() -> (!llvm.ptr {llvm.noalias, llvm.nonnull}) { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
llvm.func @c8() -> !llvm.ptr { %0 = llvm.call @res() : () -> !llvm.ptr
 llvm.return %0 : !llvm.ptr }
