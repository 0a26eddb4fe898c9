// ARGS: --split-input-file --allow-unregistered-dialect
"t.t"() {a = #llvm.di_expression<[]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_fragment()]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_foo)]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_convert()]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_foo]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[3]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_constu(x)]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_constu(3 4)]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_nop]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<DW_OP_deref>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression_elem<DW_OP_deref>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<[DW_OP_HP_unknown]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_expression<["DW_OP_deref"]>} : () -> ()
// -----
"t.t"() {a = #llvm.di_basic_type<tag = DW_TAG_foo, name = "int">} : () -> ()
// -----
"t.t"() {a = #llvm.di_basic_type<tag = "DW_TAG_base_type", name = "int">} : () -> ()
// -----
"t.t"() {a = #llvm.di_basic_type<tag = 3, name = "int">} : () -> ()
// -----
"t.t"() {a = #llvm.di_basic_type<name = "int", encoding = DW_ATE_foo>} : () -> ()
// -----
"t.t"() {a = #llvm.di_basic_type<name = int>} : () -> ()
// -----
"t.t"() {a = #llvm.di_basic_type<>} : () -> ()
// -----
"t.t"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type>} : () -> ()
// -----
"t.t"() {a = #llvm.di_file<"a.c" "/tmp">} : () -> ()
// -----
"t.t"() {a = #llvm.di_file<a in "/tmp">} : () -> ()
// -----
"t.t"() {a = #llvm.di_file<"a.c", "/tmp">} : () -> ()
// -----
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_foo, file = <"a.c" in "/tmp">, isOptimized = true, emissionKind = Full, nameTableKind = Default>} : () -> ()
// -----
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/tmp">, isOptimized = true, emissionKind = foo>} : () -> ()
// -----
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/tmp">, isOptimized = 3, emissionKind = Full>} : () -> ()
// -----
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a.c" in "/tmp">, isOptimized = true>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = Bit0|Bit1>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = Vector|Virtual|Explicit>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = foo>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_null_type>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<baseType = #llvm.di_file<"a" in "b">>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_basic_type<name = "x">>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<scope = #llvm.di_subroutine_type<>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<baseType = #llvm.di_subprogram<>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<elements = #llvm.di_expression<>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<elements = #llvm.di_global_variable_expression<var = <file = <"a" in "b">, line = 3, type = #llvm.di_null_type>>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_derived_type<dwarfAddressSpace = x>} : () -> ()
// -----
"t.t"() {a = #llvm.di_derived_type<extraData = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.di_derived_type<alignInBits = 4294967296>} : () -> ()
// -----
"t.t"() {a = #llvm.di_global_variable<file = <"a" in "b">, line = 3>} : () -> ()
// -----
"t.t"() {a = #llvm.di_subprogram<retainedNodes = #llvm.di_null_type, annotations = #llvm.di_annotation<name = "a", value = "b">>} : () -> ()
// -----
"t.t"() {a = #llvm.di_subprogram<annotations = #llvm.di_annotation<name = "a", value = "b">, retainedNodes = #llvm.di_null_type>} : () -> ()
// -----
"t.t"() {a = #llvm.di_subprogram<subprogramFlags = Zero>} : () -> ()
// -----
"t.t"() {a = #llvm.di_subprogram<subprogramFlags = "">} : () -> ()
// -----
"t.t"() {a = #llvm.di_subprogram<subprogramFlags = Virtual|PureVirtual>} : () -> ()
// -----
"t.t"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_foo>} : () -> ()
// -----
"t.t"() {a = #llvm.di_subroutine_type<types = "x">} : () -> ()
// -----
"t.t"() {a = #llvm.di_subroutine_type<types = >} : () -> ()
// -----
"t.t"() {a = #llvm.di_string_type<name = "x", stringLength = #llvm.di_module<>>} : () -> ()
// -----
"t.t"() {a = #llvm.di_derived_type<sizeInBits = >} : () -> ()
// -----
"t.t"() {a = #llvm.di_derived_type<name = >} : () -> ()
// -----
"t.t"() {a = #llvm.di_derived_type<baseType = >} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = >} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = "">} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = "Public||FwdDecl">} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = "Zero|FwdDecl">} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<flags = "Public|foo">} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<elements = >} : () -> ()
// -----
"t.t"() {a = #llvm.di_composite_type<dataLocation = >} : () -> ()
// -----
"t.t"() {a = #llvm.di_subprogram<subprogramFlags = "Definition|foo">} : () -> ()
