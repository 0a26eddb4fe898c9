/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Globals, aliases, functions that others choose, groups of sections, lists of functions that run
 * first or last. */
#include "codegen/gpu_host.h"
#include "codegen/check_ir.h"
#include "dialect/gpu/gpu.h"

void jig_codegen_put_linkage(JigIr *ir, const JigAttr *linkage) {
    static const char *const words[] = {
        [JIG_LINKAGE_EXTERNAL] = "",
        [JIG_LINKAGE_AVAILABLE_EXTERNALLY] = "available_externally ",
        [JIG_LINKAGE_LINKONCE] = "linkonce ",
        [JIG_LINKAGE_LINKONCE_ODR] = "linkonce_odr ",
        [JIG_LINKAGE_WEAK] = "weak ",
        [JIG_LINKAGE_WEAK_ODR] = "weak_odr ",
        [JIG_LINKAGE_APPENDING] = "appending ",
        [JIG_LINKAGE_INTERNAL] = "internal ",
        [JIG_LINKAGE_PRIVATE] = "private ",
        [JIG_LINKAGE_EXTERN_WEAK] = "extern_weak ",
        [JIG_LINKAGE_COMMON] = "common ",
    };
    jig_codegen_put(ir, words[jig_codegen_case(linkage)]);
}
void jig_codegen_put_visibility(JigIr *ir, const JigOp *op) {
    static const char *const words[] = {"", "hidden ", "protected "};
    int64_t linkage = jig_codegen_case(jig_llvm_mlir_global_linkage_attr(op));
    if (linkage != JIG_LINKAGE_INTERNAL && linkage != JIG_LINKAGE_PRIVATE) /* nobody sees those */
        jig_codegen_put(ir, words[jig_codegen_case(jig_llvm_mlir_global_visibility_attr(op)) % 3]);
}
void jig_codegen_put_unnamed_addr(JigIr *ir, const JigAttr *kind) {
    static const char *const words[] = {"", "local_unnamed_addr ", "unnamed_addr "};
    jig_codegen_put(ir, words[jig_codegen_case(kind) % 3]);
}

/* What stands between "=" and the kind of symbol. */
static void put_head(JigIr *ir, const JigOp *op, bool elsewhere) {
    jig_codegen_mark(ir, op);
    jig_codegen_put_symbol(ir, '@', jig_symbol_name(op));
    jig_codegen_put(ir, elsewhere ? " = external " : " = ");
    jig_codegen_put_linkage(ir, jig_llvm_mlir_global_linkage_attr(op));
    jig_codegen_put(ir, jig_llvm_mlir_global_dso_local_attr(op) ? "dso_local " : "");
    jig_codegen_put_visibility(ir, op);
    jig_codegen_put(ir, jig_llvm_mlir_global_thread_local_attr(op) ? "thread_local " : "");
    jig_codegen_put_unnamed_addr(ir, jig_llvm_mlir_global_unnamed_addr_attr(op));
}

/* ---- Globals ---- */

static const JigIrConst *global_value(JigIr *ir, JigOp *op, const JigType *t) {
    const JigAttr *value = jig_llvm_mlir_global_value_attr(op);
    JigRegion *region = jig_llvm_mlir_global_initializer(op);
    if (!jig_region_is_empty(region))
        return jig_codegen_initializer(ir, op, region);
    if (!value)
        return NULL;
    const JigIrConst *c = jig_codegen_const_of(ir, t, value);
    if (!c)
        jig_codegen_fail(ir, op, "has a value that is no constant of its type");
    return c;
}

static void put_global_tail(JigIr *ir, const JigOp *op, int64_t otherwise_aligned) {
    if (jig_llvm_mlir_global_section_attr(op)) {
        jig_codegen_put(ir, ", section ");
        jig_codegen_put_quoted(ir, jig_attr_string_value(jig_llvm_mlir_global_section_attr(op)));
    }
    const JigAttr *comdat = jig_llvm_mlir_global_comdat_attr(op);
    if (comdat) {
        jig_codegen_put(ir, ", comdat(");
        jig_codegen_put_symbol(ir, '$', jig_attr_symbol_leaf(comdat));
        jig_codegen_put(ir, ")");
    }
    jig_codegen_put_align(
        ir, op, ", ", jig_codegen_int(jig_llvm_mlir_global_alignment_attr(op), otherwise_aligned));
    const JigAttr *debug = jig_llvm_mlir_global_dbg_exprs_attr(op);
    for (size_t i = 0; debug && i < jig_attr_array_len(debug); i++)
        jig_codegen_putf(ir, ", !dbg !%u", jig_codegen_di_global(ir, jig_attr_array_at(debug, i)));
    jig_codegen_put_listed(ir, op, jig_llvm_mlir_global_target_specific_attrs_attr(op),
                           "target_specific_attrs");
    jig_codegen_put(ir, "\n");
}

static void put_global(JigIr *ir, JigOp *op) {
    const JigType *t = jig_llvm_mlir_global_global_type(op);
    int64_t linkage = jig_codegen_case(jig_llvm_mlir_global_linkage_attr(op));
    int64_t space = jig_codegen_int(jig_llvm_mlir_global_addr_space_attr(op), 0);
    const JigIrConst *value = global_value(ir, op, t);
    if (ir->failed)
        return;
    bool declared =
        linkage == JIG_LINKAGE_EXTERN_WEAK || (linkage == JIG_LINKAGE_EXTERNAL && !value);
    if (!jig_codegen_check_global(ir, op, value, declared))
        return;
    put_head(ir, op, declared && linkage == JIG_LINKAGE_EXTERNAL);
    jig_codegen_put_space(ir, "", space, " ");
    jig_codegen_put(
        ir, jig_llvm_mlir_global_externally_initialized_attr(op) ? "externally_initialized " : "");
    jig_codegen_put(ir, jig_llvm_mlir_global_constant_attr(op) ? "constant " : "global ");
    JigStr bytes = declared ? (JigStr){0} : jig_codegen_bytes_of(ir, value);
    if (bytes.len) {
        jig_codegen_put_bytes(ir, bytes);
    } else {
        jig_codegen_put_type(ir, t);
        if (!declared) {
            jig_codegen_put(ir, " ");
            jig_codegen_put_const(ir,
                                  value ? value : jig_codegen_const_simple(ir, JIG_IR_UNDEF, t));
        }
    }
    put_global_tail(ir, op, bytes.len ? jig_codegen_align_of_bytes(ir, t) : 0);
}

static void put_alias(JigIr *ir, JigOp *op) {
    if (!jig_codegen_check_alias_chain(ir, op))
        return;
    const JigIrConst *value = jig_codegen_initializer(ir, op, jig_llvm_mlir_alias_initializer(op));
    if (ir->failed || !jig_codegen_check_alias(ir, op, value))
        return;
    put_head(ir, op, false);
    jig_codegen_put(ir, "alias ");
    jig_codegen_put_type(ir, jig_llvm_mlir_alias_alias_type(op));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_typed_const(ir, value);
    jig_codegen_put(ir, "\n");
}

static void put_ifunc(JigIr *ir, const JigOp *op) {
    if (!jig_codegen_check_ifunc(ir, op))
        return;
    put_head(ir, op, false);
    jig_codegen_put(ir, "ifunc ");
    jig_codegen_put_type(ir, jig_llvm_mlir_ifunc_i_func_type(op));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_type(ir, jig_llvm_mlir_ifunc_resolver_type(op));
    jig_codegen_put(ir, " ");
    jig_codegen_put_symbol(ir, '@', jig_llvm_mlir_ifunc_resolver(op));
    jig_codegen_put(ir, "\n");
}

static void put_comdats(JigIr *ir, const JigOp *op) {
    static const char *const kinds[] = {"any", "exactmatch", "largest", "nodeduplicate",
                                        "samesize"};
    for (const JigOp *o = jig_block_first(jig_op_body(op)); o; o = jig_op_next(o)) {
        jig_codegen_mark(ir, o);
        jig_codegen_put_symbol(ir, '$', jig_symbol_name(o));
        jig_codegen_putf(ir, " = comdat %s\n",
                         kinds[jig_codegen_int(jig_llvm_mlir_global_comdat_attr(o), 0) % 5]);
    }
}

/* ---- Functions that run first or last ---- */

static void put_structor(JigIr *ir, const JigOp *op, const JigAttr *names, size_t i, bool first) {
    const JigAttr *priorities = jig_llvm_mlir_global_ctors_priorities_attr(op),
                  *data = jig_llvm_mlir_global_ctors_data_attr(op);
    const JigAttr *with = data && i < jig_attr_array_len(data) ? jig_attr_array_at(data, i) : NULL;
    jig_codegen_putf(ir, "%s{ i32, ptr, ptr } { i32 %lld, ptr ", first ? "" : ", ",
                     (long long)jig_attr_int_value(jig_attr_array_at(priorities, i)));
    jig_codegen_put_symbol(ir, '@', jig_attr_symbol_leaf(jig_attr_array_at(names, i)));
    jig_codegen_put(ir, ", ptr ");
    if (with && jig_attr_kind(with) == JIG_ATTR_SYMBOL_REF)
        jig_codegen_put_symbol(ir, '@', jig_attr_symbol_leaf(with));
    else
        jig_codegen_put(ir, "null");
    jig_codegen_put(ir, " }");
}

/* All lists of the kind are one. */
static void put_structors(JigIr *ir, const JigOpRow *row, const char *names_attr,
                          const char *of_binaries, const char *name) {
    size_t n = 0;
    bool said = false; /* if only that there is none */
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    for (JigOp *op = jig_block_first(jig_op_body(ir->module)); op; op = jig_op_next(op)) {
        const JigAttr *names = jig_op_is(op, row) ? jig_op_attr(op, names_attr) : NULL;
        said |= names != NULL;
        for (size_t i = 0; names && i < jig_attr_array_len(names); i++)
            put_structor(ir, op, names, i, n++ == 0);
    }
    n = jig_codegen_put_gpu_structors(ir, n, of_binaries);
    JigStr all = jig_codegen_end(ir, before);
    if (n)
        jig_codegen_putf(ir, "@%s = appending global [%zu x { i32, ptr, ptr }] [%.*s]\n", name, n,
                         JIG_FMT(all));
    else if (said)
        jig_codegen_putf(ir, "@%s = appending global [0 x { i32, ptr, ptr }] zeroinitializer\n",
                         name);
}

void jig_codegen_put_globals(JigIr *ir) {
    JigOp *first = jig_block_first(jig_op_body(ir->module));
    for (JigOp *op = first; op && !ir->failed; op = jig_op_next(op))
        if (jig_op_is(op, JIG_LLVM(COMDAT)))
            put_comdats(ir, op);
    for (JigOp *op = first; op && !ir->failed; op = jig_op_next(op)) {
        ir->at = op;
        if (jig_op_is(op, JIG_LLVM(MLIR_GLOBAL)))
            put_global(ir, op);
        else if (jig_op_is(op, JIG_LLVM(MLIR_ALIAS)))
            put_alias(ir, op);
    }
    ir->at = NULL;
    for (JigOp *op = first; op && !ir->failed; op = jig_op_next(op))
        if (jig_op_is(op, JIG_GPU(BINARY)))
            jig_codegen_put_gpu_binary(ir, op);
    for (JigOp *op = first; op && !ir->failed; op = jig_op_next(op))
        if (jig_op_is(op, JIG_LLVM(MLIR_IFUNC)))
            put_ifunc(ir, op);
    put_structors(ir, JIG_LLVM(MLIR_GLOBAL_CTORS), "ctors", "load", "llvm.global_ctors");
    put_structors(ir, JIG_LLVM(MLIR_GLOBAL_DTORS), "dtors", "unload", "llvm.global_dtors");
}
