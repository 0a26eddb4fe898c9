// ARGS: -inline=default-pipeline=
// ARGS: -inline=default-pipeline= -mlir-print-debuginfo -mlir-print-local-scope
// A private function is moved; where its ops say that they come from.
llvm.func @use(!llvm.ptr)
module {
llvm.func @use(!llvm.ptr)
llvm.func internal @f(%n: i32) attributes {sym_visibility = "private"} {
  %1 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  llvm.call @use(%1) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @c1(%x: i32, %b: i1) {
  %c = llvm.mlir.constant(7 : i32) : i32
  llvm.call @f(%c) : (i32) -> ()
  llvm.return
}
}
llvm.func @z(%a: !llvm.ptr {llvm.byval = !llvm.struct<(i32,i8,array<3 x i64>)>}) { 
 %c = llvm.mlir.constant(1 : i32) : i32 loc("c")
 %0 = llvm.alloca %c x f32 : (i32) -> !llvm.ptr loc("alloca")
  llvm.call @use(%0) : (!llvm.ptr) -> () loc("use")
 llvm.return loc("ret") } loc("z")
llvm.func @c7(%a: !llvm.ptr) { llvm.call @z(%a) : (!llvm.ptr) -> () loc("call")
 llvm.return loc("ret2") } loc("c7")
