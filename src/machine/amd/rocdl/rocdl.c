/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/amd/rocdl/rocdl_int.h"
#include "jig/rewrite.h"

/* ---- Pointers, by address space ---- */

#define SPACES(X) X(0) X(1) X(3) X(8)
#define SPACE(n)                                                                                   \
    static bool is_ptr##n(const JigType *t) {                                                      \
        return jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR) && jig_llvm_ptr_space(t) == n;               \
    }                                                                                              \
    static const JigType *ptr##n(JigContext *ctx) {                                                \
        return jig_llvm_ptr(ctx, n);                                                               \
    }
SPACES(SPACE)
#undef SPACE

/* ---- Vectors of so many elements ---- */

#define INTEGERS(n)  jig_type_i(ctx, n)
#define FLOATS(kind) jig_type_float(ctx, JIG_##kind)
#define VECTORS(X)                                                                                 \
    X(V2I16, 2, "I<16>", INTEGERS(16))                                                             \
    X(V2F16, 2, "F<16>", FLOATS(F16))                                                              \
    X(V2BF16, 2, "BF16", FLOATS(BF16))                                                             \
    X(V2I32, 2, "I<32>", INTEGERS(32))                                                             \
    X(V2F32, 2, "F<32>", FLOATS(F32))                                                              \
    X(V3I32, 3, "I<32>", INTEGERS(32))                                                             \
    X(V4I32, 4, "I<32>", INTEGERS(32))                                                             \
    X(V6I32, 6, "I<32>", INTEGERS(32))                                                             \
    X(V8I32, 8, "I<32>", INTEGERS(32))                                                             \
    X(V8F16, 8, "F<16>", FLOATS(F16))                                                              \
    X(V8BF16, 8, "BF16", FLOATS(BF16))                                                             \
    X(V8F32, 8, "F<32>", FLOATS(F32))                                                              \
    X(V16F16, 16, "F<16>", FLOATS(F16))                                                            \
    X(V16BF16, 16, "BF16", FLOATS(BF16))                                                           \
    X(V16F32, 16, "F<32>", FLOATS(F32))                                                            \
    X(V32F16, 32, "F<16>", FLOATS(F16))                                                            \
    X(V32BF16, 32, "BF16", FLOATS(BF16))                                                           \
    X(V32F32, 32, "F<32>", FLOATS(F32))
#define VECTOR(name, length, expr, element)                                                        \
    static const JigType *build_##name(JigContext *ctx) {                                          \
        return jig_type_vector((const int64_t[]){length}, NULL, 1, element);                       \
    }
VECTORS(VECTOR)
#undef VECTOR

/* ---- Numbers, and vectors of them ---- */

static bool is_vector_of(const JigType *t, JigFloatKind kind) {
    return jig_llvm_is_vector(t) &&
           jig_type_element(t) == jig_type_float(jig_type_context(t), kind);
}
static bool is_vector_of_f16(const JigType *t) {
    return is_vector_of(t, JIG_F16);
}
static bool is_vector_of_bf16(const JigType *t) {
    return is_vector_of(t, JIG_BF16);
}
static bool is_vector_of_f32(const JigType *t) {
    return is_vector_of(t, JIG_F32);
}
/* A structure that has two words, and maybe more. */
static bool has_two_words(const JigType *t) {
    if (!jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT) || jig_llvm_struct_len(t) < 2)
        return false;
    return jig_type_is_integer(jig_llvm_struct_element(t, 0), 32) &&
           jig_type_is_integer(jig_llvm_struct_element(t, 1), 32);
}

#define SPACE(n)                                                                                   \
    {"Ptr" #n, "LLVM pointer in address space " #n, .expr = "!llvm.ptr", .test = is_ptr##n,        \
     .build = ptr##n},
#define VECTOR(name, length, of, element)                                                          \
    {#name, .expr = "FixedVectorLength<[" #length "], " of ">", .build = build_##name},
#define VECTOR_OF(name, text, is)                                                                  \
    { name, "LLVM dialect-compatible vector of " text, .expr = "Vector<AnyType>", .test = is }
static const JigTypeConstraint type_constraints[] = {
    {"AnyPtr", "LLVM pointer type", .expr = "!llvm.ptr"},
    SPACES(SPACE) VECTORS(VECTOR){
        "TwoWords",
        "LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer",
        .expr = "!llvm.struct", .test = has_two_words},
    VECTOR_OF("VectorOfF16", "16-bit float", is_vector_of_f16),
    VECTOR_OF("VectorOfBF16", "bfloat16 type", is_vector_of_bf16),
    VECTOR_OF("VectorOfF32", "32-bit float", is_vector_of_f32),
    {"Ints", .expr = "AnyOf<Integer, llvm.VectorOfAnyInts>"},
    {"F16s", .expr = "AnyOf<F<16>, VectorOfF16>"},
    {"BF16s", .expr = "AnyOf<BF16, VectorOfBF16>"},
    {"F32s", .expr = "AnyOf<F<32>, VectorOfF32>"},
};
#undef SPACE
#undef VECTOR

const JigOpRow jig_rocdl_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/amd/rocdl/rocdl.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/amd/rocdl/rocdl_barrier.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/amd/rocdl/rocdl_convert.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/amd/rocdl/rocdl_memory.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/amd/rocdl/rocdl_mfma.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/amd/rocdl/rocdl_wmma.def"
};

static const char *const depends[] = {"llvm", NULL};
const JigDialect jig_rocdl_dialect = {
    .name = "rocdl",
    .may_inline_op = jig_may_inline_any_op,
    .takes_unknown_ops = true,
    .ops = jig_rocdl_ops,
    .num_ops = JIG_ROCDL_NUM_OPS,
    .attrs = jig_rocdl_attrs,
    .num_attrs = JIG_ROCDL_NUM_ATTRS,
    .type_constraints = type_constraints,
    .num_type_constraints = JIG_LEN(type_constraints),
    .verify_op_attr = jig_rocdl_verify_op_attr,
    .depends = depends,
};
