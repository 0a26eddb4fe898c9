/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Instructions: types of memory and of casts, cases of switches. */
#include "codegen/check_ir.h"

/* ---- Memory ---- */

static bool check_load(JigIr *ir, const JigOp *op) {
    return jig_codegen_is_sized(ir, jig_op_result_type(op, 0)) ||
           jig_codegen_refuse(ir, op, "loading unsized types is not allowed");
}
static bool check_store(JigIr *ir, const JigOp *op) {
    return jig_codegen_is_sized(ir, jig_value_type(jig_llvm_store_value(op))) ||
           jig_codegen_refuse(ir, op, "storing unsized types is not allowed");
}
static bool check_alloca(JigIr *ir, const JigOp *op) {
    return jig_codegen_is_sized(ir, jig_llvm_alloca_elem_type(op)) ||
           jig_codegen_refuse(ir, op, "Cannot allocate unsized type");
}
static bool check_address(JigIr *ir, const JigOp *op) {
    const JigType *t = jig_llvm_getelementptr_elem_type(op);
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT) && jig_codegen_has_scalable(ir, t))
        return jig_codegen_refuse(
            ir, op, "getelementptr cannot target structure that contains scalable vector type");
    return jig_codegen_is_sized(ir, t) ||
           jig_codegen_refuse(ir, op, "base element of getelementptr must be sized");
}
static bool check_value(JigIr *ir, const JigOp *op) {
    const JigType *t = jig_op_result_type(op, 0);
    return (jig_codegen_is_first_class(t) && !jig_llvm_is_type(t, JIG_LLVM_TYPE_METADATA) &&
            !jig_llvm_is_type(t, JIG_LLVM_TYPE_LABEL)) ||
           jig_codegen_refuse(ir, op, "invalid type for a value");
}
static bool check_update(JigIr *ir, const JigOp *op) {
    const JigType *t = jig_value_type(jig_llvm_atomicrmw_val(op));
    uint64_t bits = jig_type_is_int_or_float(t) ? jig_type_width(t) : 8;
    return (bits >= 8 && !(bits & (bits - 1))) ||
           jig_codegen_refuse(ir, op, "atomicrmw operand must be power-of-two byte-sized integer");
}

/* ---- Casts ---- */

typedef enum Class { INTEGER, FLOAT, POINTER, OTHER } Class;

static const JigType *scalar_of(const JigType *t) {
    return jig_codegen_type(jig_type_element_or_self(t));
}

static Class class_of(const JigType *scalar) {
    if (jig_llvm_is_type(scalar, JIG_LLVM_TYPE_PTR))
        return POINTER;
    if (jig_llvm_is_type(scalar, JIG_LLVM_TYPE_PPC_FP128) ||
        jig_type_kind(scalar) == JIG_TYPE_FLOAT)
        return FLOAT;
    return jig_type_kind(scalar) == JIG_TYPE_INTEGER ? INTEGER : OTHER;
}

static uint64_t bits_of(const JigType *scalar) {
    enum { PPC_FP128 = 128 };
    return jig_llvm_is_type(scalar, JIG_LLVM_TYPE_PPC_FP128) ? PPC_FP128 : jig_type_width(scalar);
}

static bool same_shape(const JigType *a, const JigType *b) {
    if (!jig_type_is_vector(a) || !jig_type_is_vector(b))
        return !jig_type_is_vector(a) && !jig_type_is_vector(b);
    return jig_type_dim(a, 0) == jig_type_dim(b, 0) &&
           jig_type_is_scalable(a) == jig_type_is_scalable(b);
}

static uint64_t all_bits(const JigType *t) {
    return bits_of(scalar_of(t)) * (uint64_t)(jig_type_is_vector(t) ? jig_type_dim(t, 0) : 1);
}

/* Of the same number of bits; pointers as themselves alone. */
static bool may_be_bits_of(const JigType *from, const JigType *to) {
    enum { AMX_BITS = 8192 };
    bool amx = jig_llvm_is_type(from, JIG_LLVM_TYPE_X86_AMX) ||
               jig_llvm_is_type(to, JIG_LLVM_TYPE_X86_AMX);
    Class a = class_of(scalar_of(from)), b = class_of(scalar_of(to));
    if (from == to)
        return jig_codegen_is_first_class(from);
    if (amx || a == OTHER || b == OTHER || (a == POINTER) != (b == POINTER))
        return false;
    if (a == POINTER)
        return jig_llvm_ptr_space(scalar_of(from)) == jig_llvm_ptr_space(scalar_of(to)) &&
               (same_shape(from, to) || (!jig_type_is_vector(from) && jig_type_dim(to, 0) == 1) ||
                (!jig_type_is_vector(to) && jig_type_dim(from, 0) == 1));
    return (jig_type_is_vector(from) && jig_type_is_scalable(from)) ==
               (jig_type_is_vector(to) && jig_type_is_scalable(to)) &&
           all_bits(from) == all_bits(to);
}

typedef enum Change { NARROWER, WIDER, ANY_WIDTH } Change;
static const struct {
    const char *name;
    Class from, to;
    Change change;
} casts[] = {
    {"llvm.trunc", INTEGER, INTEGER, NARROWER},    {"llvm.zext", INTEGER, INTEGER, WIDER},
    {"llvm.sext", INTEGER, INTEGER, WIDER},        {"llvm.fptrunc", FLOAT, FLOAT, NARROWER},
    {"llvm.fpext", FLOAT, FLOAT, WIDER},           {"llvm.fptoui", FLOAT, INTEGER, ANY_WIDTH},
    {"llvm.fptosi", FLOAT, INTEGER, ANY_WIDTH},    {"llvm.uitofp", INTEGER, FLOAT, ANY_WIDTH},
    {"llvm.sitofp", INTEGER, FLOAT, ANY_WIDTH},    {"llvm.ptrtoint", POINTER, INTEGER, ANY_WIDTH},
    {"llvm.inttoptr", INTEGER, POINTER, ANY_WIDTH}};

static bool is_valid(size_t i, const JigType *from, const JigType *to) {
    const JigType *a = scalar_of(from), *b = scalar_of(to);
    if (class_of(a) != casts[i].from || class_of(b) != casts[i].to || !same_shape(from, to))
        return false;
    return casts[i].change == ANY_WIDTH ||
           (casts[i].change == WIDER ? bits_of(a) < bits_of(b) : bits_of(a) > bits_of(b));
}

static bool is_valid_cast(const JigOp *op, const JigType *from, const JigType *to) {
    if (jig_op_is(op, JIG_LLVM(BITCAST)))
        return may_be_bits_of(from, to);
    if (jig_op_is(op, JIG_LLVM(ADDRSPACECAST)))
        return class_of(scalar_of(from)) == POINTER && class_of(scalar_of(to)) == POINTER &&
               same_shape(from, to);
    for (size_t i = 0; i < JIG_LEN(casts); i++)
        if (jig_str_is(jig_op_name_of(op), casts[i].name))
            return is_valid(i, from, to);
    return true;
}

static bool check_cast(JigIr *ir, const JigOp *op) {
    const JigType *from = jig_value_type(jig_llvm_bitcast_arg(op)), *to = jig_op_result_type(op, 0);
    if (is_valid_cast(op, from, to))
        return true;
    JigStr a = jig_codegen_type_text(ir, from), b = jig_codegen_type_text(ir, to);
    return jig_codegen_refuse(ir, op, "invalid cast opcode for cast from '%.*s' to '%.*s'",
                              JIG_FMT(a), JIG_FMT(b));
}

/* ---- Switches ---- */

static bool check_switch(JigIr *ir, const JigOp *op) {
    const JigAttr *values = jig_llvm_switch_case_values_attr(op);
    JigStrMap seen = {0};
    bool ok = true;
    size_t n = values ? (size_t)jig_type_num_elements(jig_attr_type(values)) : 0;
    for (size_t i = 0; i < n && ok; i++) {
        JigInt value = jig_attr_big_int_value(jig_attr_element(values, (int64_t)i));
        JigStr text = jig_int_to_str(value, 10, true, ir->arena);
        ok = !jig_strmap_get(&seen, text);
        jig_strmap_set(&seen, text, ir);
    }
    jig_strmap_free(&seen);
    return ok || jig_codegen_refuse(ir, op, "Duplicate integer as switch case");
}

/* ---- Vectors ---- */

/* Elements of both operands; of vectors without a known length, the first one or none. */
static bool check_shuffle(JigIr *ir, const JigOp *op) {
    const JigAttr *mask = jig_llvm_shufflevector_mask_attr(op);
    const JigType *t = jig_value_type(jig_llvm_shufflevector_v1(op));
    int64_t end = jig_type_is_scalable(t) ? 1 : 2 * jig_type_dim(t, 0);
    for (size_t i = 0; i < jig_attr_dense_array_len(mask); i++) {
        int64_t at = jig_attr_dense_array_int(mask, i);
        bool differs = jig_type_is_scalable(t) && at != jig_attr_dense_array_int(mask, 0);
        if (at < -1 || at >= end || differs)
            return jig_codegen_refuse(ir, op, "invalid shufflevector operands");
    }
    return true;
}

/* ---- All of them ---- */

bool jig_codegen_check_instruction(JigIr *ir, const JigOp *op) {
    static const struct {
        int id;
        bool (*check)(JigIr *ir, const JigOp *op);
    } checks[] = {
        {JIG_LLVM_LOAD, check_load},
        {JIG_LLVM_STORE, check_store},
        {JIG_LLVM_ALLOCA, check_alloca},
        {JIG_LLVM_GETELEMENTPTR, check_address},
        {JIG_LLVM_SWITCH, check_switch},
        {JIG_LLVM_VA_ARG, check_value},
        {JIG_LLVM_LANDINGPAD, check_value},
        {JIG_LLVM_ATOMICRMW, check_update},
        {JIG_LLVM_SHUFFLEVECTOR, check_shuffle},
        {JIG_LLVM_CALL, jig_codegen_check_call},
        {JIG_LLVM_INVOKE, jig_codegen_check_call},
        {JIG_LLVM_INLINE_ASM, jig_codegen_check_inline_asm},
    };
    int id = jig_codegen_id(op);
    if (id < 0)
        return true;
    if (jig_op_num_operands(op) == 1 && jig_op_num_results(op) == 1 && jig_codegen_opcode(op) &&
        !jig_op_is(op, JIG_LLVM(FNEG)))
        return check_cast(ir, op);
    for (size_t i = 0; i < JIG_LEN(checks); i++)
        if (id == checks[i].id)
            return checks[i].check(ir, op);
    return true;
}
