/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/rewrite.h"
#include "dialect/index/index_int.h"

static const JigEnumCase cmp_predicates[] = {
    {JIG_COMPARE_EQ, "eq"},
    {JIG_COMPARE_NE, "ne"},
    {JIG_COMPARE_SLT, "slt"},
    {JIG_COMPARE_SLE, "sle"},
    {JIG_COMPARE_SGT, "sgt"},
    {JIG_COMPARE_SGE, "sge"},
    {JIG_COMPARE_ULT, "ult"},
    {JIG_COMPARE_ULE, "ule"},
    {JIG_COMPARE_UGT, "ugt"},
    {JIG_COMPARE_UGE, "uge"},
    {0},
};
static const JigEnumRow enums[] = {
    {.name = "index.cmp_predicate",
     .message_name = "::mlir::index::IndexCmpPredicate",
     .cases = cmp_predicates,
     .summary = "index comparison predicate kind"},
};

static const JigAttrRow attrs[] = {
    {.name = "index.cmp_predicate",
     .label = "IndexCmpPredicateAttr",
     .enum_of = "index.cmp_predicate",
     .format = "$value",
     .summary = "index comparison predicate kind"},
};

const JigOpRow jig_index_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/index/index.def"
};

const JigDialect jig_index_dialect = {
    .name = "index",
    .ops = jig_index_ops,
    .num_ops = JIG_INDEX_NUM_OPS,
    .may_inline_op = jig_may_inline_any_op,
    .enums = enums,
    .num_enums = JIG_LEN(enums),
    .attrs = attrs,
    .num_attrs = JIG_LEN(attrs),
    .materialize = jig_index_materialize,
};
