/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/smt/smt_int.h"

static const JigEnumCase int_predicates[] = {
    {JIG_SMT_LT, "lt"}, {JIG_SMT_LE, "le"}, {JIG_SMT_GT, "gt"}, {JIG_SMT_GE, "ge"}, {0}};
static const JigEnumCase bv_predicates[] = {
    {JIG_SMT_SLT, "slt"}, {JIG_SMT_SLE, "sle"}, {JIG_SMT_SGT, "sgt"},
    {JIG_SMT_SGE, "sge"}, {JIG_SMT_ULT, "ult"}, {JIG_SMT_ULE, "ule"},
    {JIG_SMT_UGT, "ugt"}, {JIG_SMT_UGE, "uge"}, {0},
};
static const JigEnumRow enums[] = {
    {.name = "smt.int_predicate",
     .cases = int_predicates,
     .storage = "i64",
     .message_name = "::mlir::smt::IntPredicate",
     .summary = "smt comparison predicate for integers"},
    {.name = "smt.bv_predicate",
     .cases = bv_predicates,
     .storage = "i64",
     .message_name = "::mlir::smt::BVCmpPredicate",
     .summary = "smt bit-vector comparison predicate"},
};

const JigTypeRow jig_smt_sorts[] = {
    [JIG_SMT_SORT_BOOL] = {.name = "smt.bool", .summary = "truth values"},
    [JIG_SMT_SORT_INT] = {.name = "smt.int", .summary = "integers"},
    [JIG_SMT_SORT_BV] = {.name = "smt.bv",
                         .label = "BitVectorType",
                         .params = "width: int",
                         .format = "`<` $width `>`",
                         .verify = jig_smt_verify_bv,
                         .summary = "bit-vectors of one width"},
    [JIG_SMT_SORT_ARRAY] = {.name = "smt.array",
                            .label = "ArrayType",
                            .params = "domainType: type \"mlir::Type\", "
                                      "rangeType: type \"mlir::Type\"",
                            .format = "`<` `[` $domainType `->` $rangeType `]` `>`",
                            .verify = jig_smt_verify_array,
                            .summary = "arrays"},
    [JIG_SMT_SORT_FUNC] = {.name = "smt.func",
                           .label = "SMTFuncType",
                           .params = "domainTypes: array<type> \"::llvm::ArrayRef<mlir::Type>\", "
                                     "rangeType: type \"mlir::Type\"",
                           .format = "`<` `(` $domainTypes `)` ` ` $rangeType `>`",
                           .verify = jig_smt_verify_func,
                           .summary = "functions"},
    [JIG_SMT_SORT_DECLARED] = {.name = "smt.sort",
                               .label = "SortType",
                               .params =
                                   "identifier: string_attr \"mlir::StringAttr\", sortParams: "
                                   "optional<array<type>> \"::llvm::ArrayRef<mlir::Type>\"",
                               .format = "`<` $identifier (`[` $sortParams^ `]`)? `>`",
                               .verify = jig_smt_verify_sort,
                               .summary = "a declared sort, of which nothing is known"},
};

const JigAttrRow jig_smt_attrs[] = {
    {.name = "smt.bv",
     .written = "<integer> : type",
     .params = "value: attr",
     .parse = jig_smt_parse_bv_attr,
     .print = jig_smt_print_bv_attr,
     .summary = "the bits of a bit-vector"},
};

/* The reference has no summaries for most of them. */
static const JigTypeConstraint type_constraints[] = {
    {"AnySort", "any SMT value type", .test = jig_smt_is_sort},
    {"FirstOrderSort", "any non-function SMT value type", .test = jig_smt_is_first_order},
    {"NoSort", "any non-smt type", .test = jig_smt_is_no_sort},
    {"BoolSort", "", .expr = "!smt.bool"},
    {"IntSort", "", .expr = "!smt.int"},
    {"BitVectorSort", "", .expr = "!smt.bv", .insist = "AnyType"},
    {"ArraySort", "", .expr = "!smt.array", .insist = "AnyType"},
    {"FuncSort", "", .expr = "!smt.func", .insist = "AnyType"},
};
static const JigAttrConstraint attr_constraints[] = {
    {"BitVectorValue", "", .expr = "#smt.bv"},
};
static const JigTypeFn type_fns[] = {
    {.name = "ArrayDomain", .fn = jig_smt_domain},
    {.name = "ArrayRange", .fn = jig_smt_range},
    {.name = "FuncRange", .fn = jig_smt_range},
    {.name = "FuncDomain", .list = jig_smt_func_domain},
};

const JigOpRow jig_smt_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/smt/smt.def"
};

static JigOp *materialize(JigRewriter *rw, const JigAttr *value, const JigType *type, JigLoc loc) {
    const JigOpRow *row = NULL;
    if (jig_attr_is(value, JIG_SMT_BV_ATTR) && jig_attr_type(value) == type)
        row = JIG_SMT(BV_CONSTANT);
    else if (jig_type_is(type, JIG_SMT_SORT(BOOL)) && jig_attr_is_bool(value))
        row = JIG_SMT(CONSTANT);
    else if (jig_type_is(type, JIG_SMT_SORT(INT)) && jig_attr_is_int(value))
        row = JIG_SMT(INT_CONSTANT);
    return row ? jig_build(rw, loc, row, NULL, 0, &type, 1, "value", value, NULL) : NULL;
}

const JigDialect jig_smt_dialect = {
    .name = "smt",
    .ops = jig_smt_ops,
    .num_ops = JIG_SMT_NUM_OPS,
    .types = jig_smt_sorts,
    .num_types = JIG_SMT_NUM_SORTS,
    .attrs = jig_smt_attrs,
    .num_attrs = 1,
    JIG_TABLE(enums, enums),
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(attr_constraints, attr_constraints),
    JIG_TABLE(type_fns, type_fns),
    .materialize = materialize,
};
