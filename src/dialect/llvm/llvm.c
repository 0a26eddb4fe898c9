/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/llvm/llvm_int.h"
#include "jig/rewrite.h"

/* ---- Types of operands and results ---- */

static bool is_ptr(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR);
}
static bool is_default_ptr(const JigType *t) {
    return is_ptr(t) && jig_llvm_ptr_space(t) == 0;
}
static const JigType *default_ptr(JigContext *ctx) {
    return jig_llvm_ptr(ctx, 0);
}
static bool is_token(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_TOKEN);
}
static const JigType *token(JigContext *ctx) {
    return jig_llvm_simple_type(ctx, JIG_LLVM_TYPE_TOKEN);
}
static bool is_struct(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT);
}
static bool is_func(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_FUNC);
}
static bool is_non_aggregate(const JigType *t) {
    return jig_llvm_is_compatible_outside(t) && !jig_llvm_is_aggregate(t);
}
static bool is_fixed_vector(const JigType *t) {
    return jig_type_is_vector(t) && !jig_type_is_scalable(t);
}
static bool is_vector_of_ints(const JigType *t) {
    return jig_llvm_is_vector(t) && jig_type_is_integer(jig_type_element(t), 0);
}
static bool is_vector_of_bits(const JigType *t) {
    return jig_llvm_is_vector(t) && jig_type_is_integer(jig_type_element(t), 1);
}
static bool is_vector_of_floats(const JigType *t) {
    return jig_llvm_is_vector(t) && jig_llvm_is_float(jig_type_element(t));
}
static bool is_vector_of_ptrs(const JigType *t) {
    return jig_llvm_is_vector(t) && is_ptr(jig_type_element(t));
}
static const JigTypeConstraint type_constraints[] = {
    {"Compatible", "LLVM dialect-compatible type", .test = jig_llvm_is_compatible_outside},
    {"Primitive", "primitive LLVM type", .test = jig_llvm_is_primitive},
    {"Loadable", "LLVM type with size", .test = jig_llvm_is_loadable},
    {"Token", "LLVM token type", .test = is_token, .build = token},
    {"FunctionType", "LLVM function type", .test = is_func, .insist = "!llvm.func"},
    {"FloatType", "floating point LLVM type", .test = jig_llvm_is_float},
    {"Ptr", "LLVM pointer type", .test = is_ptr},
    {"DefaultPtr", "LLVM pointer in address space 0", .test = is_default_ptr, .build = default_ptr},
    {"Struct", "LLVM structure type", .test = is_struct},
    {"Aggregate", "LLVM aggregate type", .test = jig_llvm_is_aggregate},
    {"NonAggregate", "LLVM-compatible non-aggregate type", .test = is_non_aggregate},
    {"CompatibleVector", "LLVM dialect-compatible vector type", .expr = "Vector<AnyType>",
     .test = jig_llvm_is_compatible_vector},
    {"CompatibleFixedVector", "LLVM dialect-compatible fixed-length vector type",
     .expr = "Vector<AnyType>", .test = is_fixed_vector},
    {"CompatibleScalableVector", "LLVM dialect-compatible scalable vector type",
     .expr = "Vector<AnyType>", .test = jig_llvm_is_scalable_vector},
    {"VectorOfInts", "LLVM dialect-compatible vector of signless integer",
     .expr = "Vector<AnyType>", .test = is_vector_of_ints},
    {"VectorOfBits", "LLVM dialect-compatible vector of 1-bit signless integer",
     .expr = "Vector<AnyType>", .test = is_vector_of_bits},
    {"VectorOfFloats", "LLVM dialect-compatible vector of floating point LLVM type",
     .expr = "Vector<AnyType>", .test = is_vector_of_floats},
    {"VectorOfPtrs", "LLVM dialect-compatible vector of LLVM pointer type",
     .expr = "Vector<AnyType>", .test = is_vector_of_ptrs},
    /* Scalars and vectors of them. */
    {"IntOrVector", .expr = "AnyOf<SignlessInteger, VectorOfInts>"},
    {"BitOrVector", .expr = "AnyOf<I<1>, VectorOfBits>"},
    {"FloatOrVector", .expr = "AnyOf<FloatType, VectorOfFloats>"},
    {"PtrOrVector", .expr = "AnyOf<Ptr, VectorOfPtrs>"},
};

/* ---- Attributes of others and of ops ---- */

static const JigAttrConstraint attr_constraints[] = {
    {"DINode", "debug info", .test = jig_llvm_is_di_node},
    {"DIScope", "a scope in debug info", .test = jig_llvm_is_di_scope},
    {"DILocalScope", "a local scope in debug info", .test = jig_llvm_is_di_local_scope},
    {"DIType", "a type in debug info", .test = jig_llvm_is_di_type},
    {"DIVariable", "a variable in debug info", .test = jig_llvm_is_di_variable},
    {"VariableExpressions", "an array of variable expressions",
     .expr = "ArrayOf<#llvm.di_global_variable_expression>"},
    {"FlatSymbolArray", "flat symbol ref array attribute", .expr = "ArrayOf<FlatSymbolRef>"},
    {"I32Array", "32-bit integer array attribute", .expr = "ArrayOf<I32>"},
    {"TBAANode", "a node of the graph of types", .test = jig_llvm_is_tbaa_node},
};

#define CUSTOM(name) .parse = jig_llvm_parse_##name, .print = jig_llvm_print_##name
static const JigCustomRow customs[] = {
    {.name = "PrettyType", .written = "{0}", CUSTOM(slot_type)},
    {.name = "FunctionTypes", .written = "({0...} (, ...)?)", CUSTOM(function_types)},
    {.name = "ExtTypeParams", .written = "(, {0...})? (, {1...})?", CUSTOM(ext_type_params)},
    {.name = "ExpressionArg", .written = "({1})?", CUSTOM(expression_arg)},
    {.name = "LLVMLinkage", .written = "({0})?", CUSTOM(linkage)},
};

const JigOpRow jig_llvm_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/llvm/llvm.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/llvm/llvm_arith.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/llvm/llvm_control.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/llvm/llvm_intrinsics.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/llvm/llvm_memory.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/llvm/llvm_module.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/llvm/llvm_vectors.def"
};

const JigAttr *jig_llvm_asm_dialect(JigContext *ctx, JigAsmDialect dialect) {
    return jig_attr_i64(ctx, dialect);
}

bool jig_llvm_verify_inline_asm(JigOp *op) {
    const JigAttr *kind = jig_llvm_inline_asm_tail_call_kind_attr(op);
    if (jig_attr_enum_value(kind) != JIG_TAIL_CALL_MUST)
        return true;
    return jig_op_error(op, "tail call kind 'musttail' is not supported by this operation");
}

void jig_llvm_inline_asm_effects(const JigOp *op, JigEffects *out) {
    if (!jig_llvm_inline_asm_has_side_effects(op))
        return;
    jig_effects_add(out, JIG_EFFECT_WRITE, NULL, NULL);
    jig_effects_add(out, JIG_EFFECT_READ, NULL, NULL);
}

/* What the vector dialect had. */
static const JigOlderText older_texts[] = {
    {"vector.flat_transpose", .op = "llvm.intr.matrix.transpose",
     .format = "$matrix attr-dict `:` type($matrix) `->` type($res)", .until = "20",
     .what = "it is llvm.intr.matrix.transpose"},
    {"vector.matrix_multiply", .op = "llvm.intr.matrix.multiply", .until = "20",
     .what = "it is llvm.intr.matrix.multiply"},
    {0}};

const JigDialect jig_llvm_dialect = {
    .name = "llvm",
    .takes_unknown_ops = true,
    .ops = jig_llvm_ops,
    .num_ops = JIG_LLVM_NUM_OPS,
    .types = jig_llvm_types,
    .num_types = JIG_LLVM_NUM_TYPES,
    .parse_type = jig_llvm_parse_type,
    JIG_TABLE(customs, customs),
    .attrs = jig_llvm_attrs,
    .num_attrs = JIG_LLVM_NUM_ATTRS,
    .enums = jig_llvm_enums,
    .num_enums = JIG_LLVM_NUM_ENUMS,
    JIG_TABLE(attr_constraints, attr_constraints),
    .materialize = jig_llvm_materialize,
    .may_inline_call = jig_llvm_may_inline_call,
    .may_inline_region = jig_may_inline_any_region,
    .may_inline_op = jig_llvm_may_inline_op,
    .inline_terminator = jig_llvm_inline_terminator,
    .inline_argument = jig_llvm_inline_argument,
    .inline_blocks = jig_llvm_inline_blocks,
    .inline_keeps_end = true,
    .verify_op_attr = jig_llvm_verify_op_attr,
    .verify_arg_attr = jig_llvm_verify_arg_attr,
    .verify_result_attr = jig_llvm_verify_result_attr,
    JIG_TABLE(type_constraints, type_constraints),
    .older_texts = older_texts,
};
