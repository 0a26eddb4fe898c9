/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/rewrite.h"
#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/linalg/linalg_shape.h"
#include "ir/context.h"
#include "ir/spec/spec.h"
#include "jig/eval.h"

static const JigEnumCase unary_fns[] = {
#define UNARY(value, name, ...) {value, #name},
#include "dialect/linalg/functions.def"
    {0},
};
static const JigEnumCase binary_fns[] = {
#define BINARY(value, name, ...) {value, #name},
#include "dialect/linalg/functions.def"
    {0},
};
static const JigEnumCase ternary_fns[] = {
#define TERNARY(value, name, ...) {value, #name},
#include "dialect/linalg/functions.def"
    {0},
};
static const JigEnumCase type_fns[] = {
    {0, "cast_signed"},
    {1, "cast_unsigned"},
    {0},
};
/* The value of a function in its own enum becomes that among all of them. */
enum { NUM_UNARY = JIG_LEN(unary_fns) - 1, NUM_BINARY = JIG_LEN(binary_fns) - 1 };
static const JigEnumCase elementwise_kinds[] = {
#define UNARY(value, name, ...)   {value, #name},
#define BINARY(value, name, ...)  {NUM_UNARY + value, #name},
#define TERNARY(value, name, ...) {NUM_UNARY + NUM_BINARY + value, #name},
#include "dialect/linalg/functions.def"
    {0},
};
static const JigEnumCase iterator_types[] = {
    {0, "parallel"},
    {1, "reduction"},
    {0},
};
static const JigEnumCase winograd_fmrs[] = {
    {0, "F_2_3"},
    {1, "F_4_3"},
    {2, "F_2_5"},
    {0},
};
static const JigEnumRow enums[] = {
    {.name = "linalg.unary_fn", .message_name = "::mlir::linalg::UnaryFn", .cases = unary_fns},
    {.name = "linalg.binary_fn", .message_name = "::mlir::linalg::BinaryFn", .cases = binary_fns},
    {.name = "linalg.ternary_fn",
     .message_name = "::mlir::linalg::TernaryFn",
     .cases = ternary_fns},
    {.name = "linalg.type_fn", .message_name = "::mlir::linalg::TypeFn", .cases = type_fns},
    {.name = "linalg.elementwise_kind",
     .message_name = "::mlir::linalg::ElementwiseKind",
     .cases = elementwise_kinds},
    {.name = "linalg.iterator_type",
     .message_name = "::mlir::utils::IteratorType",
     .cases = iterator_types,
     .summary = "Iterator type"},
    {.name = "linalg.winograd_fmr",
     .message_name = "::mlir::linalg::WinogradConv2DFmr",
     .cases = winograd_fmrs,
     .storage = "i32"},
};

static const JigAttrRow attrs[] = {
    {.name = "linalg.unary_fn", .label = "UnaryFnAttr", .enum_of = "linalg.unary_fn"},
    {.name = "linalg.binary_fn", .label = "BinaryFnAttr", .enum_of = "linalg.binary_fn"},
    {.name = "linalg.ternary_fn", .label = "TernaryFnAttr", .enum_of = "linalg.ternary_fn"},
    {.name = "linalg.type_fn", .label = "TypeFnAttr", .enum_of = "linalg.type_fn"},
    {.name = "linalg.elementwise_kind",
     .label = "ElementwiseKindAttr",
     .enum_of = "linalg.elementwise_kind"},
    {.name = "linalg.iterator_type",
     .label = "IteratorTypeEnum",
     .enum_of = "linalg.iterator_type"},
};

static const JigTypeConstraint type_constraints[] = {
    {"MemRefOrRankedTensor", "memref of any type values or ranked tensor of any type values",
     .expr = "AnyOf<AnyMemRef, RankedTensor<AnyType>>", .insist = "Shaped"},
};

static const JigAttrConstraint attr_constraints[] = {
    {"IteratorTypes", "Iterator type should be an enum.", .expr = "ArrayOf<#linalg.iterator_type>"},
    {"NonNegativeI64", "64-bit signless integer attribute whose minimum value is 0",
     .expr = "Confined<I64, min<0>>"},
    {"IncreasingI64Array", "i64 dense array attribute should be in increasing order",
     .expr = "Confined<DenseI64Array, increasing>"},
};

/* The strings of a named op's row. */
static const char *lacks_shape(const JigSpec *spec) {
    JigContext *ctx = spec->name->ctx;
    const JigLinalgNamed *named = jig_linalg_named_of_row(spec->row);
    return named ? jig_linalg_check_named(ctx, named, &ctx->perm) : NULL;
}

/* Interfaces of structured ops that check something. */
static const JigTraitRow traits[] = {
    {.name = "LinalgOp",
     .lacks = lacks_shape,
     .verify_types = jig_linalg_verify_maps,
     .verify_regions = jig_linalg_verify_body},
    {.name = "ContractionOpInterface",
     .verify_types = jig_linalg_verify_contraction,
     .verify_regions = jig_linalg_verify_contraction_body},
    {.name = "ConvolutionOpInterface", .verify = jig_linalg_verify_convolution},
    {.name = "FillOpInterface", .verify = jig_linalg_verify_fill},
};

const JigOpRow jig_linalg_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/linalg/linalg.def"
};

static const char *const depends[] = {"affine", "arith", "index",  "math",
                                      "memref", "scf",   "tensor", NULL};

JigStr jig_linalg_elemwise_function(const JigOp *op) {
    bool is_unary = jig_op_is(op, JIG_LINALG(ELEMWISE_UNARY));
    const JigAttr *fun =
        is_unary ? jig_linalg_elemwise_unary_fun_attr(op) : jig_linalg_elemwise_binary_fun_attr(op);
    const JigEnumCase *c = is_unary ? unary_fns : binary_fns;
    for (int64_t value = fun ? jig_attr_enum_value(fun) : 0; c->text && c->value != value;)
        ++c;
    return jig_str(c->text);
}

const JigDialect jig_linalg_dialect = {
    .name = "linalg",
    .ops = jig_linalg_ops,
    .num_ops = JIG_LINALG_NUM_OPS,
    .may_inline_op = jig_may_inline_any_op,
    .may_inline_region = jig_may_inline_any_region,
    JIG_TABLE(enums, enums),
    JIG_TABLE(attrs, attrs),
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(attr_constraints, attr_constraints),
    JIG_TABLE(traits, traits),
    .canonicalize = jig_linalg_dialect_patterns,
    .verify_op_attr = jig_linalg_verify_attr,
    .materialize = jig_arith_materialize,
    .depends = depends,
    .older_texts = jig_linalg_older,
};
