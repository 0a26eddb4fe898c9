// ARGS: --split-input-file --canonicalize
// ARGS: --split-input-file --cse
// ARGS: --split-input-file --symbol-dce
// ARGS: --split-input-file --symbol-privatize
llvm.func @use(...) 
llvm.func @a() -> i32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.mlir.constant(4 : i32) : i32
  %2 = llvm.mlir.undef : i32
  %3 = llvm.mlir.undef : i32
  %4 = llvm.mlir.poison : i32
  %5 = llvm.mlir.poison : i32
  %6 = llvm.mlir.zero : i32
  %7 = llvm.mlir.zero : i32
  %8 = llvm.mlir.addressof @a : !llvm.ptr
  %9 = llvm.mlir.addressof @a : !llvm.ptr
  %10 = llvm.dso_local_equivalent @a : !llvm.ptr
  %11 = llvm.dso_local_equivalent @a : !llvm.ptr
  %12 = llvm.blockaddress <function = @a, tag = <id = 1>> : !llvm.ptr
  %13 = llvm.blockaddress <function = @a, tag = <id = 1>> : !llvm.ptr
  %14 = llvm.mlir.none : !llvm.token
  %15 = llvm.mlir.none : !llvm.token
  llvm.blocktag <id = 1>
  llvm.inline_asm has_side_effects "foo", "" %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : (i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.token, !llvm.token) -> ()
  llvm.return %1 : i32
}
// -----
llvm.func @dead() {
  %0 = llvm.mlir.constant(4 : i32) : i32
  %1 = llvm.mlir.addressof @dead : !llvm.ptr
  %2 = llvm.mlir.none : !llvm.token
  cf.br ^bb1
^bb1:
  %3 = llvm.mlir.zero : !llvm.struct<(i32)>
  llvm.return
^bb2:
  llvm.unreachable
}
// -----
llvm.mlir.global @g(3 : i32) {sym_visibility = "private"} : i32
llvm.mlir.global @h() : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.func @f() attributes {sym_visibility = "private"}
llvm.func @k() attributes {sym_visibility = "private"} {
  llvm.return
}
llvm.func @m() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @k : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @inf() -> !llvm.ptr {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i64
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.zero : i64
  %4 = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.mlir.zero : !llvm.ptr
  %6 = llvm.mlir.zero : vector<4xi32>
  %7 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  llvm.inline_asm has_side_effects "foo", "" %0, %1, %2, %3, %4, %6, %7 : (i32, i64, i64, i64, !llvm.ptr, vector<4xi32>, vector<4xi32>) -> ()
  llvm.return %5 : !llvm.ptr
}
// -----
func.func @arith(%c: i1) -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.mlir.constant(4 : i32) : i32
  %2 = arith.addi %0, %1 : i32
  %3 = llvm.mlir.poison : i32
  %4 = arith.addi %2, %3 : i32
  %5 = llvm.mlir.undef : i32
  %6 = arith.muli %2, %5 : i32
  %7 = llvm.mlir.zero : i32
  %8 = arith.addi %6, %7 : i32
  return %8 : i32
}
