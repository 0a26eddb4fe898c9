// ARGS: --sccp --split-input-file
// What an extraction reads from, where it is known what it gives.
llvm.func @a(%p: !llvm.ptr, %n: i64) -> !llvm.ptr {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %p, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %p, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %n, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.return %4 : !llvm.ptr
}
// -----
llvm.func @b(%p: !llvm.ptr, %n: i64, %s: !llvm.struct<(ptr, ptr, i64)>) -> !llvm.ptr {
  %3 = llvm.insertvalue %n, %s[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.return %4 : !llvm.ptr
}
// -----
func.func @c(%p: !llvm.ptr, %n: i64, %s: !llvm.struct<(ptr, ptr, i64)>, %c: i1) -> !llvm.ptr {
  %3 = llvm.insertvalue %n, %s[2] : !llvm.struct<(ptr, ptr, i64)>
  %r = scf.if %c -> !llvm.ptr {
  %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  scf.yield %4 : !llvm.ptr
  } else { scf.yield %p : !llvm.ptr }
  return %r : !llvm.ptr
}
