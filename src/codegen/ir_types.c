/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types: as text, as parts of names, and what they consist of. */
#include "codegen/ir_int.h"

static bool is(const JigType *t, JigLlvmTypeId id) {
    return jig_llvm_is_type(t, id);
}

const JigType *jig_codegen_pointer(JigIr *ir) {
    return jig_llvm_ptr(ir->ctx, 0);
}

/* Formats that LLVM has, by the words for them in types and in names. */
static const struct {
    JigFloatKind kind;
    const char *text, *mangled;
} floats[] = {
    {JIG_F16, "half", "f16"},   {JIG_BF16, "bfloat", "bf16"}, {JIG_F32, "float", "f32"},
    {JIG_F64, "double", "f64"}, {JIG_F80, "x86_fp80", "f80"}, {JIG_F128, "fp128", "f128"},
};
static size_t find_float(const JigType *t) {
    size_t i = 0;
    while (i < JIG_LEN(floats) && floats[i].kind != jig_type_float_kind(t))
        i++;
    return i;
}
const JigType *jig_codegen_type(const JigType *t) {
    if (jig_type_kind(t) == JIG_TYPE_FLOAT && find_float(t) == JIG_LEN(floats))
        return jig_type_i(jig_type_context(t), jig_type_width(t));
    return t;
}

static const char *simple_text(const JigType *t) {
    static const struct {
        JigLlvmTypeId id;
        const char *text;
    } simple[] = {{JIG_LLVM_TYPE_VOID, "void"},       {JIG_LLVM_TYPE_TOKEN, "token"},
                  {JIG_LLVM_TYPE_LABEL, "label"},     {JIG_LLVM_TYPE_METADATA, "metadata"},
                  {JIG_LLVM_TYPE_X86_AMX, "x86_amx"}, {JIG_LLVM_TYPE_PPC_FP128, "ppc_fp128"}};
    for (size_t i = 0; i < JIG_LEN(simple); i++)
        if (is(t, simple[i].id))
            return simple[i].text;
    return NULL;
}

/* ---- Text ---- */

static void put_struct_body(JigIr *ir, const JigType *t) {
    const char *open = jig_llvm_struct_is_packed(t) ? "<{ " : "{ ";
    size_t n = jig_llvm_struct_len(t);
    if (!n)
        open = jig_llvm_struct_is_packed(t) ? "<{" : "{";
    jig_codegen_put(ir, open);
    for (size_t i = 0; i < n; i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_type(ir, jig_llvm_struct_element(t, i));
    }
    jig_codegen_put(ir, n ? " " : "");
    jig_codegen_put(ir, jig_llvm_struct_is_packed(t) ? "}>" : "}");
}
/* ---- Structures ---- */

enum { IS_OPEN = 1, IS_FINITE };

/* Does it contain itself nowhere, but behind pointers? */
bool jig_codegen_is_finite(JigIr *ir, const JigType *t) {
    while (is(t, JIG_LLVM_TYPE_ARRAY))
        t = jig_llvm_array_element(t);
    if (!is(t, JIG_LLVM_TYPE_STRUCT) || jig_llvm_struct_is_opaque(t))
        return true;
    uintptr_t known = (uintptr_t)jig_ptrmap_get(&ir->finite, t);
    if (known || !jig_stack_ok(ir->ctx))
        return known == IS_FINITE;
    jig_ptrmap_set(&ir->finite, t, (void *)(uintptr_t)IS_OPEN);
    for (size_t i = 0; i < jig_llvm_struct_len(t); i++)
        if (!jig_codegen_is_finite(ir, jig_llvm_struct_element(t, i)))
            return false;
    jig_ptrmap_set(&ir->finite, t, (void *)(uintptr_t)IS_FINITE);
    return true;
}

static void put_struct(JigIr *ir, const JigType *t) {
    if (!jig_llvm_struct_is_named(t)) {
        put_struct_body(ir, t);
        return;
    }
    if (jig_ptrset_add(&ir->structs, t)) {
        jig_vec_push(&ir->pending_structs, t);
        if (!jig_codegen_is_finite(ir, t))
            jig_codegen_fail(ir, ir->module, "contains %s, which contains itself and has no size",
                             jig_msg_type(t));
    }
    jig_codegen_put_symbol(ir, '%', jig_llvm_struct_name(t));
}

void jig_codegen_put_structs(JigIr *ir) {
    for (size_t i = 0; i < ir->pending_structs.len; i++) { /* grows meanwhile */
        const JigType *t = ir->pending_structs.data[i];
        jig_codegen_put_symbol(ir, '%', jig_llvm_struct_name(t));
        jig_codegen_put(ir, " = type ");
        if (jig_llvm_struct_is_opaque(t))
            jig_codegen_put(ir, "opaque");
        else
            put_struct_body(ir, t);
        jig_codegen_put(ir, "\n");
    }
}

static void put_func(JigIr *ir, const JigType *t) {
    jig_codegen_put_type(ir, jig_llvm_func_result(t));
    jig_codegen_put(ir, " (");
    size_t n = jig_llvm_func_num_args(t);
    for (size_t i = 0; i < n; i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_type(ir, jig_llvm_func_arg(t, i));
    }
    if (jig_llvm_func_is_variadic(t))
        jig_codegen_put(ir, n ? ", ..." : "...");
    jig_codegen_put(ir, ")");
}

/* Types and numbers of a target type, each behind a separator. */
static void put_target_params(JigIr *ir, const JigType *t, const char *separator,
                              void (*put_param)(JigIr *ir, const JigType *t)) {
    for (size_t i = 0; i < jig_llvm_target_num_types(t); i++) {
        jig_codegen_put(ir, separator);
        put_param(ir, jig_llvm_target_type(t, i));
    }
    const JigAttr *numbers = jig_type_param(t, 2);
    for (size_t i = 0; numbers && i < jig_attr_array_len(numbers); i++) {
        jig_codegen_put(ir, separator);
        jig_codegen_putf(ir, "%lld", (long long)jig_attr_int_value(jig_attr_array_at(numbers, i)));
    }
}
static void put_target(JigIr *ir, const JigType *t) {
    jig_codegen_put(ir, "target(");
    jig_codegen_put_quoted(ir, jig_llvm_target_name(t));
    put_target_params(ir, t, ", ", jig_codegen_put_type);
    jig_codegen_put(ir, ")");
}

static void put_vector(JigIr *ir, const JigType *t) {
    jig_codegen_putf(ir, jig_type_is_scalable(t) ? "<vscale x %lld x " : "<%lld x ",
                     (long long)jig_type_dim(t, 0));
    jig_codegen_put_type(ir, jig_type_element(t));
    jig_codegen_put(ir, ">");
}

static void put_builtin(JigIr *ir, const JigType *t) {
    switch (jig_type_kind(t)) {
    case JIG_TYPE_INTEGER:
        if (jig_type_width(t) < 1 || jig_type_width(t) > JIG_IR_MOST_BITS) {
            jig_codegen_refuse(ir, ir->module, "bitwidth for integer type out of range");
            return;
        }
        jig_codegen_putf(ir, "i%u", jig_type_width(t));
        return;
    case JIG_TYPE_FLOAT:
        jig_codegen_put(ir, floats[find_float(t)].text);
        return;
    case JIG_TYPE_VECTOR:
        if (jig_type_rank(t) == 1 && jig_type_dim(t, 0) <= UINT32_MAX) {
            put_vector(ir, t);
            return;
        }
        break;
    default:
        break;
    }
    jig_codegen_fail(ir, ir->module, "contains %s, which LLVM IR has no type for", jig_msg_type(t));
}

void jig_codegen_put_type(JigIr *ir, const JigType *t) {
    if (!jig_stack_ok(ir->ctx)) {
        jig_codegen_fail(ir, ir->module, "contains a type that is nested too deep");
        return;
    }
    t = jig_codegen_type(t);
    const char *simple = simple_text(t);
    if (simple) {
        jig_codegen_put(ir, simple);
    } else if (is(t, JIG_LLVM_TYPE_PTR)) {
        jig_codegen_put(ir, "ptr");
        jig_codegen_put_space(ir, " ", jig_llvm_ptr_space(t), "");
    } else if (is(t, JIG_LLVM_TYPE_ARRAY)) {
        if (is(jig_llvm_array_element(t), JIG_LLVM_TYPE_X86_AMX))
            jig_codegen_refuse(ir, ir->module, "invalid array element type");
        jig_codegen_putf(ir, "[%llu x ", (unsigned long long)jig_llvm_array_len(t));
        jig_codegen_put_type(ir, jig_llvm_array_element(t));
        jig_codegen_put(ir, "]");
    } else if (is(t, JIG_LLVM_TYPE_STRUCT)) {
        put_struct(ir, t);
    } else if (is(t, JIG_LLVM_TYPE_FUNC)) {
        put_func(ir, t);
    } else if (is(t, JIG_LLVM_TYPE_TARGET)) {
        put_target(ir, t);
    } else {
        put_builtin(ir, t);
    }
}

/* ---- Parts of names ---- */

static void put_mangled(JigIr *ir, const JigType *t);

static void put_mangled_struct(JigIr *ir, const JigType *t) {
    if (jig_llvm_struct_is_named(t)) {
        jig_codegen_put(ir, "s_");
        jig_codegen_put_str(ir, jig_llvm_struct_name(t));
    } else {
        jig_codegen_put(ir, "sl_");
        for (size_t i = 0; i < jig_llvm_struct_len(t); i++)
            put_mangled(ir, jig_llvm_struct_element(t, i));
    }
    jig_codegen_put(ir, "s");
}
static void put_mangled_func(JigIr *ir, const JigType *t) {
    jig_codegen_put(ir, "f_");
    put_mangled(ir, jig_llvm_func_result(t));
    for (size_t i = 0; i < jig_llvm_func_num_args(t); i++)
        put_mangled(ir, jig_llvm_func_arg(t, i));
    jig_codegen_put(ir, jig_llvm_func_is_variadic(t) ? "varargf" : "f");
}
static void put_mangled_target(JigIr *ir, const JigType *t) {
    jig_codegen_put(ir, "t");
    jig_codegen_put_str(ir, jig_llvm_target_name(t));
    put_target_params(ir, t, "_", put_mangled);
    jig_codegen_put(ir, "t");
}

static void put_mangled_simple(JigIr *ir, const JigType *t) {
    static const struct {
        JigLlvmTypeId id;
        const char *text;
    } simple[] = {{JIG_LLVM_TYPE_VOID, "isVoid"},
                  {JIG_LLVM_TYPE_METADATA, "Metadata"},
                  {JIG_LLVM_TYPE_X86_AMX, "x86amx"},
                  {JIG_LLVM_TYPE_PPC_FP128, "ppcf128"}};
    for (size_t i = 0; i < JIG_LEN(simple); i++)
        if (is(t, simple[i].id)) {
            jig_codegen_put(ir, simple[i].text);
            return;
        }
    if (jig_type_kind(t) == JIG_TYPE_FLOAT)
        jig_codegen_put(ir, floats[find_float(t)].mangled);
    else
        jig_codegen_put_type(ir, t);
}

static void put_mangled(JigIr *ir, const JigType *t) {
    t = jig_codegen_type(t);
    if (is(t, JIG_LLVM_TYPE_PTR)) {
        jig_codegen_putf(ir, "p%u", jig_llvm_ptr_space(t));
    } else if (is(t, JIG_LLVM_TYPE_ARRAY)) {
        jig_codegen_putf(ir, "a%llu", (unsigned long long)jig_llvm_array_len(t));
        put_mangled(ir, jig_llvm_array_element(t));
    } else if (is(t, JIG_LLVM_TYPE_STRUCT)) {
        put_mangled_struct(ir, t);
    } else if (is(t, JIG_LLVM_TYPE_FUNC)) {
        put_mangled_func(ir, t);
    } else if (is(t, JIG_LLVM_TYPE_TARGET)) {
        put_mangled_target(ir, t);
    } else if (jig_type_is_vector(t)) {
        jig_codegen_putf(ir, jig_type_is_scalable(t) ? "nxv%lld" : "v%lld",
                         (long long)jig_type_dim(t, 0));
        put_mangled(ir, jig_type_element(t));
    } else {
        put_mangled_simple(ir, t);
    }
}
void jig_codegen_put_mangled(JigIr *ir, const JigType *t) {
    jig_codegen_put(ir, ".");
    put_mangled(ir, t);
}

/* ---- What they consist of ---- */

bool jig_codegen_is_float_like(const JigType *t) {
    while (is(t, JIG_LLVM_TYPE_ARRAY))
        t = jig_llvm_array_element(t);
    if (is(t, JIG_LLVM_TYPE_STRUCT) && !jig_llvm_struct_is_named(t) && jig_llvm_struct_len(t)) {
        const JigType *first = jig_llvm_struct_element(t, 0);
        for (size_t i = 1; i < jig_llvm_struct_len(t); i++)
            if (jig_llvm_struct_element(t, i) != first)
                return false;
        t = first;
    }
    if (jig_type_is_vector(t))
        t = jig_type_element(t);
    t = jig_codegen_type(t);
    return jig_type_kind(t) == JIG_TYPE_FLOAT || is(t, JIG_LLVM_TYPE_PPC_FP128);
}

uint64_t jig_codegen_num_parts(const JigType *t) {
    if (is(t, JIG_LLVM_TYPE_ARRAY))
        return (uint64_t)jig_llvm_array_len(t);
    if (is(t, JIG_LLVM_TYPE_STRUCT))
        return jig_llvm_struct_len(t);
    return jig_type_is_vector(t) ? (uint64_t)jig_type_dim(t, 0) : 0;
}
const JigType *jig_codegen_part_type(const JigType *t, size_t i) {
    if (is(t, JIG_LLVM_TYPE_ARRAY))
        return jig_codegen_type(jig_llvm_array_element(t));
    if (is(t, JIG_LLVM_TYPE_STRUCT))
        return jig_codegen_type(jig_llvm_struct_element(t, i));
    return jig_codegen_type(jig_type_element(t));
}
