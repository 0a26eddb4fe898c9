/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Globals, aliases and functions that others choose: linkage, and what stands behind them. */
#include "codegen/check_ir.h"

static int64_t linkage_of(const JigOp *op) {
    return jig_codegen_case(jig_llvm_mlir_global_linkage_attr(op));
}

/* ---- Globals ---- */

/* What LLVM itself looks at. */
static bool check_name(JigIr *ir, const JigOp *op, const JigType *t, const JigIrConst *value) {
    JigStr name = jig_symbol_name(op);
    bool list = jig_str_is(name, "llvm.global_ctors") || jig_str_is(name, "llvm.global_dtors");
    bool used = jig_str_is(name, "llvm.used") || jig_str_is(name, "llvm.compiler.used");
    if (!list && !used)
        return true;
    if (linkage_of(op) != JIG_LINKAGE_APPENDING)
        return jig_codegen_refuse(ir, op, "invalid linkage for intrinsic global variable");
    const JigType *element =
        jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY) ? jig_llvm_array_element(t) : NULL;
    bool fits = element && (used ? jig_llvm_is_type(element, JIG_LLVM_TYPE_PTR)
                                 : jig_llvm_is_type(element, JIG_LLVM_TYPE_STRUCT) &&
                                       jig_llvm_struct_len(element) == 3);
    if (!fits)
        return jig_codegen_refuse(ir, op, "wrong type for intrinsic global variable");
    return !used || !value || value->kind == JIG_IR_PARTS ||
           jig_codegen_refuse(ir, op, "wrong initializer for intrinsic global variable");
}

/* A value that is an attribute was looked at by the op's own verifier. */
static bool check_common(JigIr *ir, const JigOp *op, const JigIrConst *value) {
    if (linkage_of(op) != JIG_LINKAGE_COMMON)
        return true;
    if (!jig_llvm_mlir_global_value_attr(op) && (!value || !jig_codegen_const_is_zero(value)))
        return jig_codegen_refuse(ir, op, "'common' global must have a zero initializer!");
    if (jig_llvm_mlir_global_constant_attr(op))
        return jig_codegen_refuse(ir, op, "'common' global may not be marked constant!");
    return !jig_llvm_mlir_global_comdat_attr(op) ||
           jig_codegen_refuse(ir, op, "'common' global may not be in a Comdat!");
}

bool jig_codegen_check_global(JigIr *ir, const JigOp *op, const JigIrConst *value, bool declared) {
    const JigType *t = jig_llvm_mlir_global_global_type(op);
    if (!jig_codegen_is_first_class(t) && !(declared && jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT)))
        return jig_codegen_refuse(ir, op, "invalid type for global variable");
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_LABEL) || jig_llvm_is_type(t, JIG_LLVM_TYPE_TOKEN) ||
        jig_llvm_is_type(t, JIG_LLVM_TYPE_X86_AMX) || jig_llvm_is_type(t, JIG_LLVM_TYPE_METADATA))
        return jig_codegen_refuse(ir, op, "invalid type for global variable");
    if (jig_codegen_has_scalable(ir, t))
        return jig_codegen_refuse(ir, op, "Globals cannot contain scalable types");
    if (!declared && !jig_codegen_is_sized(ir, t))
        return jig_codegen_refuse(ir, op, "Global variable initializer must be sized");
    if (linkage_of(op) == JIG_LINKAGE_APPENDING && !jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY))
        return jig_codegen_refuse(ir, op, "Only global arrays can have appending linkage!");
    if (jig_llvm_mlir_global_comdat_attr(op) &&
        (declared || linkage_of(op) == JIG_LINKAGE_AVAILABLE_EXTERNALLY))
        return jig_codegen_refuse(ir, op, "Declaration may not be in a Comdat!");
    return check_common(ir, op, value) && check_name(ir, op, t, value);
}

/* ---- What stands behind an alias ---- */

static JigOp *symbol_behind(JigIr *ir, const JigIrConst *c) {
    JigStr name = c && c->kind == JIG_IR_ADDRESS ? c->address.base : (JigStr){0};
    if (name.len < 2 || name.ptr[0] != '@')
        return NULL;
    return jig_symbol_lookup_in(ir->module, (JigStr){name.ptr + 1, name.len - 1});
}

static bool is_definition(const JigOp *op) {
    if (jig_op_is(op, JIG_LLVM(FUNC)))
        return !jig_region_is_empty(jig_llvm_func_body(op));
    if (!jig_op_is(op, JIG_LLVM(MLIR_GLOBAL)))
        return true;
    int64_t linkage = linkage_of(op);
    bool has_value = jig_llvm_mlir_global_value_attr(op) ||
                     !jig_region_is_empty(jig_llvm_mlir_global_initializer(op));
    return linkage != JIG_LINKAGE_EXTERN_WEAK && (linkage != JIG_LINKAGE_EXTERNAL || has_value);
}

/* May something else take its place when modules are linked? */
static bool is_interposable(const JigOp *op) {
    int64_t linkage = linkage_of(op);
    return linkage == JIG_LINKAGE_WEAK || linkage == JIG_LINKAGE_LINKONCE ||
           linkage == JIG_LINKAGE_COMMON || linkage == JIG_LINKAGE_EXTERN_WEAK;
}

/* The symbol that an alias's region is about; NULL: none, or more than an address. */
static const JigOp *aliasee_of(JigIr *ir, const JigOp *alias) {
    const JigOp *found = NULL;
    for (const JigOp *op =
             jig_block_first(jig_region_first(jig_llvm_mlir_alias_initializer(alias)));
         op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_LLVM(MLIR_ADDRESSOF)))
            found =
                jig_symbol_lookup_ref_in(ir->module, jig_llvm_mlir_addressof_global_name_attr(op));
    return found;
}

static bool check_chain(JigIr *ir, const JigOp *alias) {
    enum { LONGEST = 1000 };
    const JigOp *at = aliasee_of(ir, alias);
    for (size_t i = 0; jig_op_is(at, JIG_LLVM(MLIR_ALIAS)); i++) {
        if (at == alias || i > LONGEST)
            return jig_codegen_refuse(ir, alias, "Aliases cannot form a cycle");
        if (is_interposable(at))
            return jig_codegen_refuse(ir, alias, "Alias cannot point to an interposable alias");
        at = aliasee_of(ir, at);
    }
    return true;
}

bool jig_codegen_check_alias_chain(JigIr *ir, const JigOp *op) {
    int64_t linkage = linkage_of(op);
    static const bool may[] = {
        [JIG_LINKAGE_EXTERNAL] = true,     [JIG_LINKAGE_AVAILABLE_EXTERNALLY] = true,
        [JIG_LINKAGE_LINKONCE] = true,     [JIG_LINKAGE_LINKONCE_ODR] = true,
        [JIG_LINKAGE_WEAK] = true,         [JIG_LINKAGE_WEAK_ODR] = true,
        [JIG_LINKAGE_INTERNAL] = true,     [JIG_LINKAGE_PRIVATE] = true,
        [JIG_LINKAGE_EXTERN_WEAK] = false,
    };
    bool ok = linkage >= 0 && (size_t)linkage < JIG_LEN(may) && may[linkage];
    if (!ok)
        return jig_codegen_refuse(
            ir, op,
            "Alias should have private, internal, linkonce, weak, linkonce_odr, "
            "weak_odr, external, or available_externally linkage!");
    if (!jig_codegen_is_sized(ir, jig_llvm_mlir_alias_alias_type(op)) &&
        !jig_llvm_is_type(jig_llvm_mlir_alias_alias_type(op), JIG_LLVM_TYPE_FUNC))
        return jig_codegen_refuse(ir, op, "invalid type for alias");
    return check_chain(ir, op);
}

bool jig_codegen_check_alias(JigIr *ir, const JigOp *op, const JigIrConst *value) {
    if (value->kind != JIG_IR_ADDRESS && value->kind != JIG_IR_TEXT)
        return jig_codegen_refuse(ir, op, "Aliasee should be either GlobalValue or ConstantExpr");
    if (value->kind == JIG_IR_ADDRESS && !value->address.base.len)
        return jig_codegen_refuse(ir, op, "Aliasee should be either GlobalValue or ConstantExpr");
    const JigOp *symbol = symbol_behind(ir, value);
    if (!symbol)
        symbol = aliasee_of(ir, op);
    if (!symbol)
        return true;
    bool available = linkage_of(symbol) == JIG_LINKAGE_AVAILABLE_EXTERNALLY;
    if (linkage_of(op) == JIG_LINKAGE_AVAILABLE_EXTERNALLY)
        return available || jig_codegen_refuse(ir, op,
                                               "available_externally alias must point to "
                                               "available_externally global value");
    return (is_definition(symbol) && !available) ||
           jig_codegen_refuse(ir, op, "Alias must point to a definition");
}

/* ---- Functions that others choose ---- */

bool jig_codegen_check_ifunc(JigIr *ir, const JigOp *op) {
    static const bool never[] = {[JIG_LINKAGE_AVAILABLE_EXTERNALLY] = true,
                                 [JIG_LINKAGE_APPENDING] = true,
                                 [JIG_LINKAGE_EXTERN_WEAK] = true,
                                 [JIG_LINKAGE_COMMON] = true};
    int64_t linkage = linkage_of(op);
    if ((size_t)linkage < JIG_LEN(never) && never[linkage])
        return jig_codegen_refuse(
            ir, op,
            "IFunc should have private, internal, linkonce, weak, linkonce_odr, "
            "weak_odr, or external linkage!");
    const JigOp *resolver = jig_symbol_lookup_in(ir->module, jig_llvm_mlir_ifunc_resolver(op));
    if (!jig_op_is(resolver, JIG_LLVM(FUNC)))
        return true;
    if (!is_definition(resolver) || linkage_of(resolver) == JIG_LINKAGE_AVAILABLE_EXTERNALLY)
        return jig_codegen_refuse(ir, op, "IFunc resolver must be a definition");
    return jig_llvm_is_type(jig_llvm_func_result(jig_llvm_func_function_type(resolver)),
                            JIG_LLVM_TYPE_PTR) ||
           jig_codegen_refuse(ir, op, "IFunc resolver must return a pointer");
}
