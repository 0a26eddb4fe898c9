// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo
!s = !llvm.struct<"list", (i32, array<2 x ptr>)>
!r = !llvm.struct<"tree", (array<2 x struct<"tree">>, ptr<3>)>
func.func @f(%a: !s, %b: !r, %c: !llvm.array<3 x struct<packed (i8, i32)>>) -> !llvm.func<void (struct<"list", (i32, array<2 x ptr>)>, ...)> {
  %0 = "t.a"(%a, %b, %c) : (!s, !r, !llvm.array<3 x struct<packed (i8, i32)>>) -> !llvm.func<void (!s, ...)>
  return %0 : !llvm.func<void (!s, ...)>
}
// -----
func.func @g(%a: tuple<!llvm.ptr, !llvm.struct<"o", opaque>>, %b: tensor<4x!llvm.ptr>, %c: vector<4x!llvm.ptr<2>>) {
  "t.b"(%a) ({
  ^bb0(%x: !llvm.void, %y: !llvm.token, %z: !llvm.label, %w: !llvm.metadata):
    "t.c"(%x) : (!llvm.void) -> ()
  }) : (tuple<!llvm.ptr, !llvm.struct<"o", opaque>>) -> ()
  return
}
// -----
#loop = #llvm.loop_annotation<disableNonforced = true, unroll = <count = 4 : i32>>
#g = #llvm.access_group<id = distinct[3]<>>
#g1 = #llvm.access_group<id = distinct[7]<>>
"t.a"() {a = #loop, b = [#g, #g1, #g], c = {x = #loop, y = #llvm.loop_annotation<parallelAccesses = #g, #g1>}} : () -> ()
"t.a"() {a = #g1} : () -> ()
// -----
#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self>
#next = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #ptr>
#node = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[1]<>, name = "node", elements = #next>
#type = #llvm.di_subroutine_type<types = #int, #node>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = "Definition|Optimized", type = #type>
module {
  llvm.func @f(%x: i32 loc("x")) -> i32 {
    llvm.return %x : i32 loc("a.c":3:4)
  } loc(fused<#sp>["a.c":1:2])
}
// -----
llvm.func @name(%arg0: i32) -> i32 {
  llvm.return %arg0 : i32
}
