/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes of arguments and results: which exclude each other, which types they are for. */
#include "codegen/check_ir.h"

/* ---- Types ---- */

static bool is(const JigType *t, JigLlvmTypeId id) {
    return jig_llvm_is_type(t, id);
}
static bool is_pointer(const JigType *t) {
    return is(t, JIG_LLVM_TYPE_PTR);
}
static bool is_integer(const JigType *t) {
    return jig_type_kind(jig_codegen_type(t)) == JIG_TYPE_INTEGER;
}

bool jig_codegen_is_first_class(const JigType *t) {
    return !is(t, JIG_LLVM_TYPE_VOID) && !is(t, JIG_LLVM_TYPE_FUNC) &&
           !(is(t, JIG_LLVM_TYPE_STRUCT) && jig_llvm_struct_is_opaque(t));
}

/* Of a machine: those that LLVM has a layout for. */
static bool is_sized_target(const JigType *t) {
    static const char *const known[] = {
        "spirv.",    "dx.", "aarch64.svcount", "riscv.vector.tuple", "amdgcn.named.barrier",
        "llvm.test."};
    for (size_t i = 0; i < JIG_LEN(known); i++)
        if (jig_str_starts_with(jig_llvm_target_name(t), known[i]))
            return true;
    return false;
}

/* What was found out of structures, which may be shared and contain each other. */
enum { IS_NOT = 1, IS };

/* Of a structure with scalable vectors: are all its parts alike? */
static bool is_even(JigIr *ir, const JigType *t) {
    for (size_t i = 1; i < jig_llvm_struct_len(t) && jig_codegen_has_scalable(ir, t); i++)
        if (jig_llvm_struct_element(t, i) != jig_llvm_struct_element(t, 0))
            return false;
    return true;
}

static bool is_sized_struct(JigIr *ir, const JigType *t) {
    if (jig_llvm_struct_is_opaque(t))
        return false;
    for (size_t i = 0; i < jig_llvm_struct_len(t); i++)
        if (!jig_codegen_is_sized(ir, jig_llvm_struct_element(t, i)))
            return false;
    return is_even(ir, t);
}

bool jig_codegen_is_sized(JigIr *ir, const JigType *t) {
    while (is(t, JIG_LLVM_TYPE_ARRAY))
        t = jig_llvm_array_element(t);
    if (is(t, JIG_LLVM_TYPE_TARGET))
        return is_sized_target(t);
    if (!is(t, JIG_LLVM_TYPE_STRUCT))
        return jig_codegen_is_first_class(t) && !is(t, JIG_LLVM_TYPE_TOKEN) &&
               !is(t, JIG_LLVM_TYPE_LABEL) && !is(t, JIG_LLVM_TYPE_METADATA);
    if (!jig_codegen_is_finite(ir, t)) /* which is told when the type is written */
        return true;
    uintptr_t known = (uintptr_t)jig_ptrmap_get(&ir->sized, t);
    if (!known) {
        known = is_sized_struct(ir, t) ? IS : IS_NOT;
        jig_ptrmap_set(&ir->sized, t, (void *)known);
    }
    return known == IS;
}

static bool has_scalable_part(JigIr *ir, const JigType *t) {
    for (size_t i = 0; !jig_llvm_struct_is_opaque(t) && i < jig_llvm_struct_len(t); i++)
        if (jig_codegen_has_scalable(ir, jig_llvm_struct_element(t, i)))
            return true;
    return false;
}

bool jig_codegen_has_scalable(JigIr *ir, const JigType *t) {
    while (is(t, JIG_LLVM_TYPE_ARRAY))
        t = jig_llvm_array_element(t);
    if (!is(t, JIG_LLVM_TYPE_STRUCT))
        return jig_type_is_vector(t) && jig_type_is_scalable(t);
    if (!jig_codegen_is_finite(ir, t))
        return false;
    uintptr_t known = (uintptr_t)jig_ptrmap_get(&ir->scalable, t);
    if (!known) {
        known = has_scalable_part(ir, t) ? IS : IS_NOT;
        jig_ptrmap_set(&ir->scalable, t, (void *)known);
    }
    return known == IS;
}

/* ---- One argument ---- */

const JigAttr *jig_codegen_arg_attr(const JigAttr *arg_attrs, size_t i, const char *name) {
    const JigAttr *dict =
        arg_attrs && i < jig_attr_array_len(arg_attrs) ? jig_attr_array_at(arg_attrs, i) : NULL;
    return dict ? jig_attr_dict_get(dict, jig_str(name)) : NULL;
}

typedef enum For { FOR_INTEGER, FOR_INTEGERS, FOR_POINTER, FOR_POINTERS } For;

/* Which types an attribute is for: integers or pointers, or vectors of these, too. */
static const struct {
    const char *name;
    For what;
} purposes[] = {
    {"llvm.align", FOR_POINTERS},
    {"llvm.allocalign", FOR_INTEGER},
    {"llvm.allocptr", FOR_POINTER},
    {"llvm.byref", FOR_POINTER},
    {"llvm.byval", FOR_POINTER},
    {"llvm.dereferenceable", FOR_POINTER},
    {"llvm.dereferenceable_or_null", FOR_POINTER},
    {"llvm.elementtype", FOR_POINTER},
    {"llvm.inalloca", FOR_POINTER},
    {"llvm.nest", FOR_POINTER},
    {"llvm.noalias", FOR_POINTER},
    {"llvm.nocapture", FOR_POINTER},
    {"llvm.nonnull", FOR_POINTER},
    {"llvm.preallocated", FOR_POINTER},
    {"llvm.range", FOR_INTEGERS},
    {"llvm.readnone", FOR_POINTER},
    {"llvm.readonly", FOR_POINTER},
    {"llvm.signext", FOR_INTEGER},
    {"llvm.sret", FOR_POINTER},
    {"llvm.zeroext", FOR_INTEGER},
};

static bool suits(const JigType *t, For what, const JigAttr *x) {
    const JigType *scalar = jig_type_element_or_self(t);
    switch (what) {
    case FOR_INTEGER:
        return is_integer(t);
    case FOR_INTEGERS:
        return is_integer(scalar) && jig_attr_is(x, JIG_LLVM_ATTR(CONSTANT_RANGE)) &&
               jig_type_width(jig_attr_type(jig_attr_param(x, 0))) ==
                   jig_type_width(jig_codegen_type(scalar));
    case FOR_POINTER:
        return is_pointer(t);
    case FOR_POINTERS:
        return is_pointer(scalar);
    }
    return true;
}

static const char *word_of(const char *name) {
    return strcmp(name, "llvm.nocapture") == 0 ? "captures(none)" : name + sizeof "llvm." - 1;
}

static bool check_types(const JigIrSignature *s, const JigAttr *dict, const JigType *t) {
    for (size_t i = 0; i < JIG_LEN(purposes); i++) {
        const JigAttr *x = jig_attr_dict_get(dict, jig_str(purposes[i].name));
        if (x && !suits(t, purposes[i].what, x))
            return jig_codegen_refuse(s->ir, s->op, "Attribute '%s' applied to incompatible type!",
                                      word_of(purposes[i].name));
    }
    return true;
}

/* How an argument is passed: one way at most, in a register or for a result counting as one. */
static bool check_passing(const JigIrSignature *s, size_t i) {
    static const char *const ways[] = {"llvm.byval", "llvm.inalloca", "llvm.preallocated",
                                       "llvm.nest", "llvm.byref"};
    size_t n = jig_codegen_arg_attr(s->arg_attrs, i, "llvm.inreg") ||
               jig_codegen_arg_attr(s->arg_attrs, i, "llvm.sret");
    for (size_t k = 0; k < JIG_LEN(ways); k++)
        n += jig_codegen_arg_attr(s->arg_attrs, i, ways[k]) != NULL;
    return n <= 1 || jig_codegen_refuse(s->ir, s->op,
                                        "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', "
                                        "'nest', 'byref', and 'sret' are incompatible!");
}

static bool check_pairs(const JigIrSignature *s, const JigAttr *dict) {
    static const char *const pairs[][2] = {{"inalloca", "readonly"},  {"sret", "returned"},
                                           {"zeroext", "signext"},    {"readnone", "readonly"},
                                           {"readnone", "writeonly"}, {"readonly", "writeonly"}};
    for (size_t k = 0; k < JIG_LEN(pairs); k++) {
        JigStr a = jig_arena_printf(s->ir->arena, "llvm.%s", pairs[k][0]),
               b = jig_arena_printf(s->ir->arena, "llvm.%s", pairs[k][1]);
        if (jig_attr_dict_get(dict, a) && jig_attr_dict_get(dict, b))
            return jig_codegen_refuse(s->ir, s->op, "Attributes '%s and %s' are incompatible!",
                                      pairs[k][0], pairs[k][1]);
    }
    return true;
}

/* What is passed in memory. */
static bool check_pointee(const JigIrSignature *s, const JigAttr *dict, const char *way) {
    JigStr name = jig_arena_printf(s->ir->arena, "llvm.%s", way);
    const JigAttr *x = jig_attr_dict_get(dict, name);
    const JigType *t = x && jig_attr_is_type(x) ? jig_attr_type_value(x) : NULL;
    uint64_t size, align;
    if (t && !jig_codegen_is_sized(s->ir, t))
        return jig_codegen_refuse(s->ir, s->op, "Attribute '%s' does not support unsized types!",
                                  way);
    bool huge = t && is(t, JIG_LLVM_TYPE_ARRAY) && jig_llvm_array_len(t) > INT64_MAX / 2;
    if (huge || (t && jig_codegen_size(&s->ir->layout, t, &size, &align) && size > UINT32_MAX))
        return jig_codegen_refuse(s->ir, s->op, "huge '%s' arguments are unsupported", way);
    return true;
}

static bool check_dict(const JigIrSignature *s, const JigAttr *dict, const JigType *t) {
    static const char *const pointees[] = {"byval", "byref", "inalloca", "preallocated"};
    JIG_CHECK(check_pairs(s, dict) && check_types(s, dict, t));
    const JigAttr *memory = jig_attr_dict_get(dict, JIG_STR("llvm.sret"));
    if (memory && jig_attr_is_type(memory) && is(jig_attr_type_value(memory), JIG_LLVM_TYPE_VOID))
        return jig_codegen_refuse(s->ir, s->op, "void type only allowed for function results");
    for (size_t k = 0; k < JIG_LEN(pointees); k++)
        JIG_CHECK(check_pointee(s, dict, pointees[k]));
    return true;
}

/* ---- All of them ---- */

static bool returns_as_is(const JigType *from, const JigType *to) {
    if (from == to)
        return true;
    if (!jig_type_is_vector(from) || !jig_type_is_vector(to) ||
        jig_type_is_scalable(from) != jig_type_is_scalable(to))
        return false;
    const JigType *a = jig_codegen_type(jig_type_element(from)),
                  *b = jig_codegen_type(jig_type_element(to));
    return jig_type_is_int_or_float(a) && jig_type_is_int_or_float(b) &&
           jig_type_width(a) * jig_type_dim(from, 0) == jig_type_width(b) * jig_type_dim(to, 0);
}

static bool only_once(const JigIrSignature *s, const char *name, const char *complaint) {
    size_t n = 0;
    for (size_t i = 0; i < s->num_args; i++)
        n += jig_codegen_arg_attr(s->arg_attrs, i, name) != NULL;
    return n <= 1 || jig_codegen_refuse(s->ir, s->op, "%s", complaint);
}

static bool check_places(const JigIrSignature *s, size_t i) {
    if (jig_codegen_arg_attr(s->arg_attrs, i, "llvm.elementtype") && !s->is_intrinsic)
        return jig_codegen_refuse(
            s->ir, s->op,
            "Attribute 'elementtype' can only be applied to intrinsics and inline asm.");
    if (jig_codegen_arg_attr(s->arg_attrs, i, "llvm.returned") &&
        !returns_as_is(s->args[i], s->result))
        return jig_codegen_refuse(
            s->ir, s->op, "Incompatible argument and return types for 'returned' attribute");
    if (jig_codegen_arg_attr(s->arg_attrs, i, "llvm.sret") && i > 1)
        return jig_codegen_refuse(s->ir, s->op,
                                  "Attribute 'sret' is not on first or second parameter!");
    return !jig_codegen_arg_attr(s->arg_attrs, i, "llvm.inalloca") || i + 1 == s->num_args ||
           jig_codegen_refuse(s->ir, s->op, "inalloca isn't on the last parameter!");
}

bool jig_codegen_check_signature(const JigIrSignature *s) {
    size_t n = s->arg_attrs ? jig_attr_array_len(s->arg_attrs) : 0;
    for (size_t i = 0; i < n && i < s->num_args; i++)
        JIG_CHECK(check_passing(s, i) &&
                  check_dict(s, jig_attr_array_at(s->arg_attrs, i), s->args[i]) &&
                  check_places(s, i));
    if (s->result_attrs && jig_attr_array_len(s->result_attrs))
        JIG_CHECK(check_dict(s, jig_attr_array_at(s->result_attrs, 0), s->result));
    return only_once(s, "llvm.nest", "More than one parameter has attribute nest!") &&
           only_once(s, "llvm.returned", "More than one parameter has attribute returned!") &&
           only_once(s, "llvm.sret", "Cannot have multiple 'sret' parameters!");
}
