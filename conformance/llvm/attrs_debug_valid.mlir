// ARGS: --split-input-file --allow-unregistered-dialect
"t.t"() {a = #llvm.di_expression<>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_deref]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_constu(3), DW_OP_plus]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_constu(3, 4), DW_OP_plus_uconst(-1)]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_fragment(16, 8)]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed)]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_convert(32, DW_ATE_unsigned)]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16)]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, 5)]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed, 3)]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_convert]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_user]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_entry_value(1)]>} : () -> ()
// -----
"t.t"() {a = #llvm<di_expression_elem DW_OP_deref>} : () -> ()
// -----
"t.t"() {a = #llvm<di_expression_elem DW_OP_constu(3)>} : () -> ()
// -----
"t.t"() {a = #llvm.di_null_type} : () -> ()
// -----
"t.t"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>} : () -> ()
// -----
"t.t"() {a = #llvm.di_basic_type<name = "int">} : () -> ()
// -----
"t.t"() {a = #llvm.di_basic_type<tag = DW_TAG_null, name = "int">} : () -> ()
// -----
"t.t"() {a = #llvm.di_basic_type<name = "int", sizeInBits = 0>} : () -> ()
// -----
"t.t"() {a = #llvm.di_file<"a.c" in "/tmp">} : () -> ()
// -----
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/tmp">, producer = "MLIR", isOptimized = true, emissionKind = Full>} : () -> ()
// -----
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/tmp">, isOptimized = true, emissionKind = LineTablesOnly, nameTableKind = None, splitDebugFilename = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/tmp">, isOptimized = true, emissionKind = Full, nameTableKind = Default>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "x", file = <"a.c" in "/tmp">, line = 3, scope = #llvm.di_file<"a.c" in "/tmp">, baseType = #llvm.di_null_type, flags = "Public|FwdDecl", sizeInBits = 64, alignInBits = 32, elements = #llvm.di_subrange<count = 4 : i64>, #llvm.di_subrange<count = 5 : i64>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<recId = distinct[0]<>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, elements = #llvm.di_derived_type<tag = DW_TAG_member, baseType = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = Bit0>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = Private>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = "Private">} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = "Bit0|Bit1">} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = Public>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = Zero>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = SingleInheritance>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = VirtualInheritance>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = AllCallsDescribed>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_composite_type<>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_derived_type<>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_module<>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_namespace<exportSymbols = true>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_common_block<scope = #llvm.di_module<>, name = "x">>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_lexical_block<scope = #llvm.di_module<>>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_lexical_block_file<scope = #llvm.di_module<>, discriminator = 3>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_subprogram<>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/tmp">, isOptimized = true, emissionKind = Full>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<baseType = #llvm.di_string_type<name = "x">>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<elements = #llvm.di_annotation<name = "a", value = "b">>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<elements = #llvm.di_generic_subrange<lowerBound = 1 : i64, stride = 2 : i64>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<elements = #llvm.di_label<scope = #llvm.di_module<>>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<elements = #llvm.di_imported_entity<scope = #llvm.di_module<>, entity = #llvm.di_module<>>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<elements = #llvm.di_local_variable<scope = #llvm.di_module<>>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<elements = #llvm.di_global_variable<file = <"a" in "b">, line = 3, type = #llvm.di_null_type>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_deref]>, allocated = <>, associated = #llvm.di_expression<[DW_OP_constu(3)]>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #llvm.di_null_type, sizeInBits = 64, alignInBits = 32, offsetInBits = 8, dwarfAddressSpace = 3, extraData = #llvm.di_null_type>} : () -> ()
// -----
"t.t"() {a = #llvm.di_derived_type<dwarfAddressSpace = 0>} : () -> ()
// -----
"t.t"() {a = #llvm.di_derived_type<dwarfAddressSpace = -1>} : () -> ()
// -----
"t.t"() {a = #llvm.di_global_variable_expression<var = <file = <"a" in "b">, line = 3, type = #llvm.di_null_type>, expr = <>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_global_variable<scope = #llvm.di_module<>, name = "g", linkageName = "l", file = <"a" in "b">, line = 3, type = #llvm.di_null_type, isLocalToUnit = true, isDefined = true, alignInBits = 8>} : () -> ()
// -----
"t.t"() {a = #llvm.di_global_variable<file = <"a" in "b">, line = 3, type = #llvm.di_null_type, isLocalToUnit = false>} : () -> ()
// -----
"t.t"() {a = #llvm.di_lexical_block<scope = #llvm.di_module<>, file = <"a" in "b">, line = 3, column = 4>} : () -> ()
// -----
"t.t"() {a = #llvm.di_lexical_block_file<scope = #llvm.di_module<>, file = <"a" in "b">, discriminator = 0>} : () -> ()
// -----
"t.t"() {a = #llvm.di_local_variable<scope = #llvm.di_module<>, name = "x", file = <"a" in "b">, line = 1, arg = 2, alignInBits = 3, type = #llvm.di_null_type, flags = Artificial>} : () -> ()
// -----
"t.t"() {a = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true, id = distinct[1]<>, compileUnit = <id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/tmp">, isOptimized = true, emissionKind = Full>, scope = #llvm.di_module<>, name = "f", linkageName = "g", file = <"a" in "b">, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = <types = #llvm.di_null_type, #llvm.di_null_type>, retainedNodes = #llvm.di_null_type>} : () -> ()
// -----
"t.t"() {a = #llvm.di_subprogram<annotations = #llvm.di_annotation<name = "a", value = "b">, #llvm.di_annotation<name = "a", value = "c">>} : () -> ()
// -----
"t.t"() {a = #llvm.di_subprogram<subprogramFlags = Definition>} : () -> ()
// -----
"t.t"() {a = #llvm.di_module<file = <"a" in "b">, scope = #llvm.di_file<"a" in "b">, name = "m", configMacros = "c", includePath = "i", apinotes = "n", line = 3, isDecl = true>} : () -> ()
// -----
"t.t"() {a = #llvm.di_namespace<name = "n", scope = #llvm.di_file<"a" in "b">, exportSymbols = false>} : () -> ()
// -----
"t.t"() {a = #llvm.di_namespace<exportSymbols = 1>} : () -> ()
// -----
"t.t"() {a = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_module<>, entity = #llvm.di_module<>, file = <"a" in "b">, line = 3, name = "x", elements = #llvm.di_null_type>} : () -> ()
// -----
"t.t"() {a = #llvm.di_annotation<name = "a", value = "b">} : () -> ()
// -----
"t.t"() {a = #llvm.di_subrange<count = 4 : i64, lowerBound = 1 : i64, upperBound = #llvm.di_expression<[DW_OP_deref]>, stride = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.di_subrange<>} : () -> ()
// -----
"t.t"() {a = #llvm.di_common_block<scope = #llvm.di_module<>, decl = <file = <"a" in "b">, line = 3, type = #llvm.di_null_type>, name = "x", file = <"a" in "b">, line = 4>} : () -> ()
// -----
"t.t"() {a = #llvm.di_generic_subrange<count = 1 : i64, lowerBound = 1 : i64, upperBound = 3 : i32, stride = 2 : i64>} : () -> ()
// -----
"t.t"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type>} : () -> ()
// -----
"t.t"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_LLVM_Swift>} : () -> ()
// -----
"t.t"() {a = #llvm.di_label<scope = #llvm.di_module<>, name = "x", file = <"a" in "b">, line = 3>} : () -> ()
// -----
"t.t"() {a = #llvm.di_string_type<tag = DW_TAG_string_type, name = "x", sizeInBits = 3, alignInBits = 4, stringLength = #llvm.di_local_variable<scope = #llvm.di_module<>>, stringLengthExp = <[DW_OP_deref]>, stringLocationExp = <>, encoding = DW_ATE_ASCII>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = "Public | FwdDecl">} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = "Private|Protected">} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = "SingleInheritance|VirtualInheritance|Public">} : () -> ()
// -----
"t.t"() {a = #llvm.di_subprogram<isRecSelf = 1>} : () -> ()
