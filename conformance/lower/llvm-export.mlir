// ARGS: --llvm-legalize-for-export --mlir-print-debuginfo --mlir-print-local-scope --split-input-file
// ARGS: --llvm-legalize-for-export --split-input-file

llvm.func @a(%c: i1) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %c, ^bb1(%0 : i32), ^bb1(%1 : i32)
^bb1(%x: i32):
  llvm.return %x : i32
}
// -----
llvm.func @b(%c: i32, %d: i1) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.switch %c : i32, ^bb1(%0 : i32) [ 1: ^bb1(%c : i32), 2: ^bb1(%0 : i32), 3: ^bb2, 4: ^bb2 ]
^bb1(%x: i32):
  llvm.cond_br %d, ^bb1(%x: i32), ^bb1(%x: i32)
^bb2:
  llvm.cond_br %d, ^bb2, ^bb2
}
// -----
func.func @c(%c: i1, %k: f32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  cf.cond_br %c, ^bb1(%0, %k : i32, f32), ^bb1(%1, %k : i32, f32)
^bb1(%x: i32, %l: f32):
  func.return %x : i32
}
// -----
func.func @nest(%c: i1, %k: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1(%k : i32), ^bb1(%k : i32)
  ^bb1(%x: i32):
    cf.switch %x : i32, [ default: ^bb2(%x: i32), 1: ^bb2(%x: i32), 2: ^bb3(%x: i32) ]
  ^bb2(%y: i32):
    scf.yield %y : i32
  ^bb3(%z: i32):
    scf.yield %z : i32
  }
  return %r : i32
}
// -----
"test.x"()[^bb1, ^bb1] : () -> ()
// -----
llvm.func @g(%p: !llvm.ptr, %c: i32) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [^bb1(%c : i32), ^bb1(%c: i32)]
^bb1(%x: i32):
  llvm.return %x : i32
}
// -----
#f = #llvm.di_file<"a" in "b">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "x", file = #f, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "v">
llvm.func @h(%p: !llvm.ptr, %c: i32) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32), DW_OP_deref]> = %c : i32
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 32), DW_OP_LLVM_fragment(8, 8)]> = %c : i32
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32), DW_OP_deref, DW_OP_LLVM_fragment(8, 8), DW_OP_stack_value]> = %c : i32
  llvm.intr.dbg.declare #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32), DW_OP_plus_uconst(3)]> = %p : !llvm.ptr
  llvm.return
} loc(fused<#sp>["a":1:1])
// -----
#f = #llvm.di_file<"a" in "b">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "x", file = #f, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "v">
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", file = #f, line = 1, type = #bt>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_LLVM_fragment(1, 32), DW_OP_LLVM_fragment(2, 8), DW_OP_LLVM_fragment(4, 16)]>>], foo = [#llvm.di_expression<[DW_OP_LLVM_fragment(1, 32), DW_OP_LLVM_fragment(2, 8)]>]} : i32
llvm.func @h(%p: !llvm.ptr, %c: i32) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(1, 32), DW_OP_LLVM_fragment(2, 8), DW_OP_LLVM_fragment(4, 16)]> = %c : i32
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(1, 32), DW_OP_LLVM_fragment(2, 8), DW_OP_deref]> = %c : i32
  llvm.return
} loc(fused<#sp>["a":1:1])
// -----
llvm.mlir.global external @g(1 : i32) {a = {b = #llvm.di_expression<[DW_OP_LLVM_fragment(0, 8), DW_OP_LLVM_fragment(8, 16)]>}, c = [[#llvm.di_expression<[DW_OP_LLVM_fragment(0, 8), DW_OP_LLVM_fragment(8, 16)]>]]} : i32
