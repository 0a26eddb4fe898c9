/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/rewrite.h"
#include "dialect/common/compare_cases.h"
#include "dialect/index/index_int.h"

static const JigEnumRow enums[] = {
    {.name = "index.cmp_predicate",
     .message_name = "::mlir::index::IndexCmpPredicate",
     .cases = jig_compare_cases,
     .summary = "index comparison predicate kind"},
};

const JigAttrRow jig_index_attrs[] = {
    {.name = "index.cmp_predicate",
     .label = "IndexCmpPredicateAttr",
     .enum_of = "index.cmp_predicate",
     .format = "$value"},
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
    JIG_TABLE(enums, enums),
    JIG_TABLE(attrs, jig_index_attrs),
    .materialize = jig_index_materialize,
};
