// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
llvm.func @a()
llvm.func @b(i32)
llvm.func @c(i32) -> i32
llvm.func @d(i32, ...) -> f32
llvm.func @e(...)
llvm.func @f(!llvm.ptr {llvm.noalias}, i32) -> (i32 {llvm.signext})
llvm.func @g(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @h() {
  llvm.return
}
llvm.func internal @i() {
  llvm.unreachable
}
llvm.func private @j() attributes {foo} {
  llvm.return {bar}
}
llvm.func external @k()
llvm.func extern_weak @l()
llvm.func weak_odr hidden @m() { llvm.return }
llvm.func protected unnamed_addr fastcc @n() { llvm.return }
llvm.func local_unnamed_addr ccc @o() { llvm.return }
llvm.func internal protected local_unnamed_addr spir_kernelcc @p() { llvm.return }
// -----
llvm.func @a(%x: !llvm.ptr {llvm.byval = i32}, %y: f32 {a.b = 3 : i32}) -> (f32 {a.c}) attributes {a.d = 4 : i64} {
  llvm.return %y : f32
}
// -----
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @e exactmatch
  llvm.comdat_selector @l largest
  llvm.comdat_selector @n nodeduplicate
  llvm.comdat_selector @s samesize {foo}
}
llvm.func @a() comdat(@__llvm_comdat::@any) { llvm.return }
llvm.func linkonce_odr fastcc @b() comdat(@__llvm_comdat::@any) attributes {foo} { llvm.return }
llvm.mlir.global linkonce_odr @g(3 : i32) comdat(@__llvm_comdat::@any) : i32
// -----
llvm.func vscale_range(1, 4) @a()
// -----
llvm.func @a() attributes {vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>, frame_pointer = #llvm.framePointerKind<all>, target_cpu = "x", tune_cpu = "y", target_features = #llvm.target_features<["+a"]>, no_infs_fp_math = true, passthrough = ["x", ["a", "b"]], personality = @p, garbageCollector = "gc", memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, section = "s", alignment = 8 : i64, no_inline, always_inline, inline_hint, no_unwind, will_return, optimize_none, convergent, dso_local, function_entry_count = 3 : i64, arm_streaming, work_group_size_hint = array<i32: 1, 2, 3>, uwtable_kind = #llvm.uwtableKind<sync>, vec_type_hint = #llvm.vec_type_hint<hint = i32>, intel_reqd_sub_group_size = 3 : i32}
// -----
llvm.func @a() attributes {linkage = #llvm.linkage<internal>}
// -----
llvm.func @a() attributes {CConv = #llvm.cconv<fastcc>}
// -----
llvm.func @a() attributes {visibility_ = 1 : i64}
// -----
llvm.func @a() attributes {unnamed_addr = 1 : i64}
// -----
llvm.func @a() attributes {unnamed_addr = 0 : i64}
// -----
llvm.func @a() attributes {unnamed_addr = 7 : i64}
// -----
llvm.func @a() attributes {visibility_ = 7 : i64}
// -----
llvm.func @a() attributes {function_type = i32}
// -----
llvm.func @a() attributes {sym_visibility = "private"}
// -----
llvm.func @a() attributes {sym_name = "x"}
// -----
llvm.func @a() attributes {comdat = @x::@y}
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "a"}> ({}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "a"}> ({
^bb0(%x: i32):
  llvm.return
}) {foo} : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "a", sym_visibility = "private"}> ({
^bb0(%x: i32):
  llvm.return
}) {foo} : () -> ()
// -----
llvm.func @a() attributes {no_inline}  {
^bb0:
  cf.br ^bb1
^bb1:
  llvm.return
}
// -----
module {
  module { llvm.func @x() }
  llvm.func @y(%a: i32 loc("a"), %b: i64) -> !llvm.struct<(i32, i64)> {
    %0 = llvm.mlir.undef : !llvm.struct<(i32, i64)>
    llvm.return %0 : !llvm.struct<(i32, i64)>
  }
}
// -----
llvm.func @a(%x: i32) -> i32
// -----
llvm.func @a(vector<4xf32>, !llvm.array<2 x i8>) -> !llvm.void
// -----
llvm.func @a() -> ()
// -----
llvm.func @t(!llvm.token, !llvm.metadata, !llvm.label)
// -----
llvm.func @"quoted name"()
// -----
llvm.func internal @main(%arg0: i32 {llvm.inreg}) attributes {dso_local, llvm.emit_c_interface} {
  llvm.return
}
// -----
llvm.func available_externally @x() { llvm.return }
