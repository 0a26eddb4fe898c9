// RUN: %python %S/../../tools/compare-ir -q -v -j 1 --jig jig %s
// Debug information: nodes of every kind, places, records.
#f = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #f, producer = "jig", isOptimized = true, emissionKind = Full, nameTableKind = None, splitDebugFilename = "x.dwo">
#i32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#p = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #i32, sizeInBits = 64, dwarfAddressSpace = 3>
#null = #llvm.di_null_type
#rs = #llvm.di_composite_type<recId = distinct[9]<>, isRecSelf = true>
#rp = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #rs, sizeInBits = 64>
#m1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #rp, sizeInBits = 64, offsetInBits = 64>
#st = #llvm.di_composite_type<recId = distinct[9]<>, tag = DW_TAG_structure_type, name = "s", file = #f, line = 3, scope = #f, flags = "TypePassByValue|NonTrivial", sizeInBits = 128, alignInBits = 64, elements = #m1>
#arr = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #i32, dataLocation = <[DW_OP_deref]>, rank = <[DW_OP_constu(1)]>, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>, #llvm.di_subrange<count = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>>, #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_deref]>, lowerBound = #llvm.di_expression<[DW_OP_constu(1)]>, stride=#llvm.di_expression<[DW_OP_constu(1)]>>>
#str = #llvm.di_string_type<tag = DW_TAG_string_type, name = "ch", sizeInBits = 32, alignInBits = 8, stringLengthExp = #llvm.di_expression<[DW_OP_deref]>, encoding = DW_ATE_ASCII>
#ty = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #i32, #p, #st, #arr, #str>
#ns = #llvm.di_namespace<name = "n", scope = #f, exportSymbols = true>
#mod = #llvm.di_module<file = #f, scope = #f, name = "m", configMacros = "c", includePath = "i", apinotes = "a", line = 3, isDecl = true>
#sp0 = #llvm.di_subprogram<recId = distinct[77]<>, isRecSelf = true>
#imp = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sp0, entity = #mod, file = #f, line = 4, name = "imp">
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #ns, name = "f", linkageName = "_f", file = #f, line = 10, scopeLine = 11, subprogramFlags = "Definition|Optimized", type = #ty>
#sp4 = #llvm.di_subprogram<recId = distinct[77]<>, id = distinct[31]<>, compileUnit = #cu, scope = #f, name = "rec", file = #f, subprogramFlags = Definition, retainedNodes = #imp>
#sp2 = #llvm.di_subprogram<scope = #f, name = "decl", file = #f, subprogramFlags = Optimized, annotations = #llvm.di_annotation<name = "n", value = "v">>
#sp3 = #llvm.di_subprogram<id = distinct[21]<>, compileUnit = #cu, scope = #f, name = "callee", file = #f, subprogramFlags = Definition>
#lb = #llvm.di_lexical_block<scope = #sp, file = #f, line = 12, column = 3>
#lbf = #llvm.di_lexical_block_file<scope = #lb, file = #f, discriminator = 2>
#v = #llvm.di_local_variable<scope = #lb, name = "x", file = #f, line = 13, arg = 1, alignInBits = 32, type = #i32, flags = Artificial>
#gvar = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "_g", file = #f, line = 5, type = #i32, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#lab = #llvm.di_label<scope = #sp, name = "lab", file = #f, line = 9>
#cb = #llvm.di_common_block<scope = #sp, name = "cb", file = #f, line = 8>
#gv2 = #llvm.di_global_variable<scope = #cb, name = "c", file = #f, line = 5, type = #i32, isDefined = true>
#la = #llvm.loop_annotation<disableNonforced = true, startLoc = loc(fused<#sp>["a.c":1:2]), endLoc = loc(fused<#sp>["a.c":3:4])>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #gvar, expr = <[DW_OP_plus_uconst(3)]>>, #llvm.di_global_variable_expression<var = #gv2>]} : i32
llvm.func @h(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.declare #v #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 32)]> = %p : !llvm.ptr loc(fused<#lb>["a.c":1:1])
  llvm.intr.dbg.value #v = %a : i32 loc("a.c":2:2)
  llvm.intr.dbg.label #lab loc("a.c":2:3)
  llvm.call @h(%a) : (i32) -> () loc(fused<#lbf>["a.c":14:5])
  llvm.call @h(%a) : (i32) -> () loc(callsite(fused<#sp3>["a.c":20:5] at "a.c":15:6))
  llvm.call @h(%a) : (i32) -> () loc("name"("b.c":16:6))
  llvm.call @h(%a) : (i32) -> () loc(fused["a.c":16:6, "a.c":17:6])
  llvm.call @h(%a) : (i32) -> () loc(unknown)
  llvm.br ^b(%a: i32) {loop_annotation = #la} loc("a.c":16:7)
^b(%x: i32 loc("a.c":99:9)):
  llvm.return loc("a.c":18:6)
} loc(fused<#sp>["a.c":10:1])
llvm.func @rec() { 
  llvm.return loc("a.c":18:6)
} loc(fused<#sp4>["a.c":10:1])
// -----
#f = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #f, isOptimized = false, emissionKind = LineTablesOnly>
#sp3 = #llvm.di_subprogram<id = distinct[21]<>, compileUnit = #cu, scope = #f, name = "callee", file = #f, subprogramFlags = Definition>
llvm.module_flags [#llvm.mlir.module_flag<warning, "a", 1 : i32>]
llvm.linker_options ["a"]
llvm.func @f() {
  llvm.return loc("a.c":18:6)
} loc(fused<#sp3>["a.c":10:1])
// -----
#f = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #f, isOptimized = false, emissionKind = LineTablesOnly>
#sp3 = #llvm.di_subprogram<id = distinct[21]<>, compileUnit = #cu, scope = #f, name = "callee", file = #f, subprogramFlags = Definition>
llvm.linker_options ["a"]
llvm.func @f() {
  llvm.return loc("a.c":18:6)
} loc(fused<#sp3>["a.c":10:1])

// -----

// A declaration says so: what says nothing would define.
#f = #llvm.di_file<"a.c" in "/tmp">
#t = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#s = #llvm.di_subprogram<scope = #f, name = "elsewhere", file = #f, type = #t>
llvm.func @elsewhere() -> i32 loc(fused<#s>["a.c":2:1])
