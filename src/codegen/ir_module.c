/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What modules say of themselves: data layout, target, flags, named metadata. */
#include "codegen/ir_machines.h"

#include "dialect/dlti/dlti.h"

/* ---- The data layout ---- */

static bool key_is(const JigAttr *key, const char *text) {
    return jig_attr_is_string(key) && jig_str_is(jig_attr_string_value(key), text);
}

/* Entries of the whole target come first, in the order of the specification. */
static bool put_target_entry(JigIr *ir, const JigAttr *key, const JigAttr *value) {
    static const struct {
        const char *key, *letter;
    } spaces[] = {{"dlti.alloca_memory_space", "A"},
                  {"dlti.program_memory_space", "P"},
                  {"dlti.global_memory_space", "G"},
                  {"dlti.stack_alignment", "S"}};
    if (key_is(key, "dlti.endianness")) {
        bool little =
            jig_attr_is_string(value) && jig_str_is(jig_attr_string_value(value), "little");
        jig_codegen_put(ir, little ? "-e" : "-E");
        return true;
    }
    if (key_is(key, "dlti.mangling_mode")) {
        jig_codegen_put(ir, "-m:");
        jig_codegen_put_str(ir, jig_attr_string_value(value));
        return true;
    }
    for (size_t i = 0; i < JIG_LEN(spaces); i++) {
        if (!key_is(key, spaces[i].key))
            continue;
        if (jig_attr_int_value(value))
            jig_codegen_putf(ir, "-%s%lld", spaces[i].letter, (long long)jig_attr_int_value(value));
        return true;
    }
    return false;
}

static const char *type_letter(const JigType *t) {
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR))
        return "p";
    if (jig_type_kind(t) == JIG_TYPE_FLOAT)
        return "f";
    return jig_type_kind(t) == JIG_TYPE_INTEGER ? "i" : NULL;
}
/* Alignments are bits of whole bytes, of which LLVM takes powers of two. */
static void put_alignment(JigIr *ir, const JigType *t, int64_t bits) {
    int64_t bytes = bits / 8;
    if (bytes <= 0 || bytes & (bytes - 1))
        jig_codegen_fail(ir, ir->module,
                         "alignment of %s in data layout is not a power of two bytes: %lld",
                         jig_msg_type(t), (long long)bits);
    else
        jig_codegen_putf(ir, ":%lld", (long long)bytes * 8);
}

/* "-i64:64:128": sizes in bits; of pointers, what is written: width, alignments, width of indices.
 */
static void put_type_entry(JigIr *ir, const JigType *t, const JigAttr *value) {
    if (jig_type_is_index(t))
        return;
    const char *letter = type_letter(t);
    if (!letter || !jig_attr_is_dense(value)) {
        jig_codegen_fail(ir, ir->module, "unsupported type in data layout: %s", jig_msg_type(t));
        return;
    }
    bool ptr = *letter == 'p';
    jig_codegen_putf(ir, "-%s%u", letter, ptr ? jig_llvm_ptr_space(t) : jig_type_width(t));
    int64_t n = jig_type_num_elements(jig_attr_type(value));
    for (int64_t i = 0; i < n; i++) {
        bool is_width = ptr && (i == 0 || i == 3);
        if (is_width)
            jig_codegen_putf(ir, ":%lld", (long long)jig_attr_dense_int(value, i));
        else
            put_alignment(ir, t, jig_attr_dense_int(value, i));
    }
    if (ptr && n == 3) /* indices are as wide as pointers */
        jig_codegen_putf(ir, ":%lld", (long long)jig_attr_dense_int(value, 0));
}

static JigStr layout_of_spec(JigIr *ir, const JigAttr *spec) {
    const JigAttr *entries = jig_attr_param(spec, 0);
    size_t n = entries ? jig_attr_array_len(entries) : 0;
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    for (size_t i = 0; i < n; i++) {
        const JigAttr *e = jig_attr_array_at(entries, i);
        put_target_entry(ir, jig_attr_param(e, 0), jig_attr_param(e, 1));
    }
    for (size_t i = 0; i < n; i++) {
        const JigAttr *e = jig_attr_array_at(entries, i);
        if (jig_attr_is_type(jig_attr_param(e, 0)))
            put_type_entry(ir, jig_attr_type_value(jig_attr_param(e, 0)), jig_attr_param(e, 1));
    }
    JigStr all = jig_codegen_end(ir, before);
    if (all.len)
        all = (JigStr){all.ptr + 1, all.len - 1};
    if (!ir->failed && !jig_llvm_check_data_layout(ir->module, all))
        ir->failed = true; /* that was reported */
    return all;
}

static JigStr layout_text(JigIr *ir) {
    const JigAttr *x = jig_op_attr(ir->module, "llvm.data_layout");
    if (x && jig_attr_is_string(x))
        return jig_attr_string_value(x);
    const JigAttr *spec = jig_dlti_layout_of(ir->module);
    return spec ? layout_of_spec(ir, spec) : (JigStr){0};
}

/* ---- The beginning ---- */

static JigStr string_attr(const JigIr *ir, const char *name) {
    const JigAttr *x = jig_op_attr(ir->module, name);
    return x && jig_attr_is_string(x) ? jig_attr_string_value(x) : (JigStr){0};
}

/* Attributes of the module whose kind nobody has checked. */
static void check_attrs(JigIr *ir) {
    static const char *const lists[] = {"llvm.module_asm", "llvm.dependent_libraries"};
    const JigAttr *triple = jig_op_attr(ir->module, "llvm.target_triple");
    if (triple && !jig_attr_is_string(triple))
        jig_codegen_fail(ir, ir->module, "expected a string attribute 'llvm.target_triple'");
    for (size_t i = 0; i < JIG_LEN(lists); i++) {
        const JigAttr *x = jig_op_attr(ir->module, lists[i]);
        bool good = !x || jig_attr_is(x, JIG_LLVM_ATTR(DEPENDENT_LIBRARIES)) ||
                    jig_attr_kind(x) == JIG_ATTR_ARRAY;
        if (!good)
            jig_codegen_fail(ir, ir->module, "expected an array attribute '%s'", lists[i]);
        bool is_list = x && jig_attr_kind(x) == JIG_ATTR_ARRAY;
        for (size_t k = 0; is_list && k < jig_attr_array_len(x); k++)
            if (!jig_attr_is_string(jig_attr_array_at(x, k)))
                jig_codegen_fail(ir, ir->module, "expected strings in '%s'", lists[i]);
    }
    jig_codegen_check_machine_attrs(ir, ir->module);
    jig_codegen_put_tags(ir, ir->module); /* of a module they say nothing */
}

void jig_codegen_put_module_attrs(JigIr *ir) {
    /* Numbers are aligned to their size, up to 16 bytes. */
    const JigStr of_machines = JIG_STR("i64:64-i128:128-f80:128");
    JigCharVec unused, *before = jig_codegen_begin(ir, &unused);
    check_attrs(ir);
    jig_codegen_end(ir, before);
    JigStr layout = layout_text(ir), triple = string_attr(ir, "llvm.target_triple");
    jig_codegen_layout_read(&ir->layout, layout.len || !ir->for_code ? layout : of_machines);
    jig_codegen_put(ir,
                    "; ModuleID = 'LLVMDialectModule'\nsource_filename = \"LLVMDialectModule\"\n");
    if (layout.len) {
        jig_codegen_put(ir, "target datalayout = ");
        jig_codegen_put_quoted(ir, layout);
        jig_codegen_put(ir, "\n");
    }
    if (triple.len) {
        jig_codegen_put(ir, "target triple = ");
        jig_codegen_put_quoted(ir, triple);
        jig_codegen_put(ir, "\n");
    }
    const JigAttr *text = jig_op_attr(ir->module, "llvm.module_asm");
    bool is_list = text && jig_attr_kind(text) == JIG_ATTR_ARRAY;
    for (size_t i = 0; is_list && i < jig_attr_array_len(text); i++) {
        if (!jig_attr_is_string(jig_attr_array_at(text, i)))
            continue;
        jig_codegen_put(ir, "module asm ");
        jig_codegen_put_quoted(ir, jig_attr_string_value(jig_attr_array_at(text, i)));
        jig_codegen_put(ir, "\n");
    }
    jig_codegen_put(ir, "\n");
}

/* ---- Named metadata ---- */

static uint32_t string_node(JigIr *ir, JigStr text) {
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put(ir, "!{");
    jig_codegen_put_string_node(ir, text);
    jig_codegen_put(ir, "}");
    return jig_codegen_node_end(ir, &node);
}
static void name_nodes(JigIr *ir, const char *name, const JigAttr *texts) {
    bool one = jig_attr_is_string(texts);
    size_t n = one ? 1 : jig_attr_array_len(texts);
    for (size_t i = 0; i < n; i++) {
        const JigAttr *x = one ? texts : jig_attr_array_at(texts, i);
        if (jig_attr_is_string(x))
            jig_codegen_name(ir, name, string_node(ir, jig_attr_string_value(x)));
    }
}

void jig_codegen_put_module_metadata(JigIr *ir) {
    const JigAttr *x = jig_op_attr(ir->module, "llvm.ident");
    if (x && jig_attr_is_string(x))
        name_nodes(ir, "llvm.ident", x);
    x = jig_op_attr(ir->module, "llvm.commandline");
    if (x && jig_attr_is_string(x))
        name_nodes(ir, "llvm.commandline", x);
    x = jig_op_attr(ir->module, "llvm.dependent_libraries");
    if (x && jig_attr_is(x, JIG_LLVM_ATTR(DEPENDENT_LIBRARIES)))
        x = jig_attr_param(x, 0);
    if (x && jig_attr_kind(x) == JIG_ATTR_ARRAY)
        name_nodes(ir, "llvm.dependent-libraries", x);
}

/* ---- Flags ---- */

static long long number(const JigAttr *x, size_t i) {
    return (long long)jig_attr_int_value(jig_attr_param(x, i));
}
static void put_function_or_null(JigIr *ir, const JigAttr *symbol) {
    jig_codegen_put(ir, symbol ? "ptr " : "null");
    if (symbol)
        jig_codegen_put_symbol(ir, '@', jig_attr_symbol_leaf(symbol));
}
static uint32_t profile_entry(JigIr *ir, const JigAttr *x) {
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put(ir, "!{");
    put_function_or_null(ir, jig_attr_param(x, 0));
    jig_codegen_put(ir, ", ");
    put_function_or_null(ir, jig_attr_param(x, 1));
    jig_codegen_putf(ir, ", i64 %lld}", number(x, 2));
    return jig_codegen_node_end(ir, &node);
}

static uint32_t call_graph_profile(JigIr *ir, const JigAttr *entries) {
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put(ir, "distinct !{");
    for (size_t i = 0; i < jig_attr_array_len(entries); i++)
        jig_codegen_putf(ir, "%s!%u", i ? ", " : "",
                         profile_entry(ir, jig_attr_array_at(entries, i)));
    jig_codegen_put(ir, "}");
    return jig_codegen_node_end(ir, &node);
}

static void put_detailed(JigIr *ir, const JigAttr *list) {
    JigIrNode all;
    jig_codegen_node_begin(ir, &all);
    jig_codegen_put(ir, "!{");
    for (size_t i = 0; i < jig_attr_array_len(list); i++) {
        const JigAttr *x = jig_attr_array_at(list, i);
        jig_codegen_putf(ir, "%s!%u", i ? ", " : "",
                         jig_codegen_nodef(ir, "!{i64 %lld, i64 %lld, i64 %lld}", number(x, 0),
                                           number(x, 1), number(x, 2)));
    }
    jig_codegen_put(ir, "}");
    uint32_t n = jig_codegen_node_end(ir, &all);
    jig_codegen_putf(ir, ", !%u", jig_codegen_nodef(ir, "!{!\"DetailedSummary\", !%u}", n));
}

static uint32_t profile_summary(JigIr *ir, const JigAttr *x) {
    static const char *const names[] = {"TotalCount",       "MaxCount",  "MaxInternalCount",
                                        "MaxFunctionCount", "NumCounts", "NumFunctions"};
    enum { FORMAT, COUNTS, PARTIAL = 7, RATIO, DETAILED };
    const char *format =
        jig_enum_text(jig_llvm_enum(JIG_LLVM_ENUM_PROFILE_SUMMARY_FORMAT), number(x, FORMAT));
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_putf(ir, "!{!%u", jig_codegen_nodef(ir, "!{!\"ProfileFormat\", !\"%s\"}", format));
    for (size_t i = 0; i < JIG_LEN(names); i++)
        jig_codegen_putf(
            ir, ", !%u",
            jig_codegen_nodef(ir, "!{!\"%s\", i64 %lld}", names[i], number(x, COUNTS + i)));
    if (jig_attr_param(x, PARTIAL))
        jig_codegen_putf(
            ir, ", !%u",
            jig_codegen_nodef(ir, "!{!\"IsPartialProfile\", i64 %lld}", number(x, PARTIAL)));
    if (jig_attr_param(x, RATIO)) {
        const JigAttr *ratio = jig_attr_param(x, RATIO);
        JigFloat f =
            jig_float_convert(jig_attr_float_value(ratio), JIG_F64, JIG_ROUND_NEAREST_EVEN, NULL);
        const JigType *t = jig_type_float(ir->ctx, JIG_F64);
        JigCharVec text, *before = jig_codegen_begin(ir, &text);
        jig_codegen_put(ir, "!{!\"PartialProfileRatio\", ");
        jig_codegen_put_typed_const(ir, jig_codegen_const_float(ir, t, f));
        jig_codegen_put(ir, "}");
        JigStr line = jig_codegen_end(ir, before);
        jig_codegen_putf(ir, ", !%u", jig_codegen_node(ir, line));
    }
    put_detailed(ir, jig_attr_param(x, DETAILED));
    jig_codegen_put(ir, "}");
    return jig_codegen_node_end(ir, &node);
}

static void put_flag_value(JigIr *ir, const JigOp *op, const JigAttr *x) {
    if (jig_attr_is_int(x))
        jig_codegen_putf(ir, "i32 %lld", (long long)(int32_t)jig_attr_int_value(x));
    else if (jig_attr_is_string(x))
        jig_codegen_put_string_node(ir, jig_attr_string_value(x));
    else if (jig_attr_is(x, JIG_LLVM_ATTR(PROFILE_SUMMARY)))
        jig_codegen_putf(ir, "!%u", profile_summary(ir, x));
    else if (jig_attr_kind(x) == JIG_ATTR_ARRAY)
        jig_codegen_putf(ir, "!%u", call_graph_profile(ir, x));
    else
        jig_codegen_fail(ir, op, "has a flag whose value has no translation");
}
static void put_flags(JigIr *ir, const JigOp *op) {
    const JigAttr *flags = jig_llvm_module_flags_flags_attr(op);
    for (size_t i = 0; i < jig_attr_array_len(flags); i++) {
        const JigAttr *flag = jig_attr_array_at(flags, i);
        JigIrNode node;
        jig_codegen_node_begin(ir, &node);
        jig_codegen_putf(ir, "!{i32 %lld, ", number(flag, 0));
        jig_codegen_put_string_node(ir, jig_attr_string_value(jig_attr_param(flag, 1)));
        jig_codegen_put(ir, ", ");
        put_flag_value(ir, op, jig_attr_param(flag, 2));
        jig_codegen_put(ir, "}");
        jig_codegen_name(ir, "llvm.module.flags", jig_codegen_node_end(ir, &node));
    }
}

static void put_linker_options(JigIr *ir, const JigOp *op) {
    const JigAttr *options = jig_llvm_linker_options_options_attr(op);
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put(ir, "!{");
    for (size_t i = 0; i < jig_attr_array_len(options); i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_string_node(ir, jig_attr_string_value(jig_attr_array_at(options, i)));
    }
    jig_codegen_put(ir, "}");
    jig_codegen_name(ir, "llvm.linker.options", jig_codegen_node_end(ir, &node));
}

bool jig_codegen_put_module_op(JigIr *ir, const JigOp *op) {
    if (jig_op_is(op, JIG_LLVM(MODULE_FLAGS)))
        put_flags(ir, op);
    else if (jig_op_is(op, JIG_LLVM(LINKER_OPTIONS)))
        put_linker_options(ir, op);
    else
        return false;
    return true;
}
