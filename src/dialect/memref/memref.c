/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/dim.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref_int.h"
#include "eval/eval_views.h"

static const JigAttrConstraint attr_constraints[] = {
    {"Alignment",
     "64-bit signless integer attribute whose value is positive and "
     "whose value is a power of two > 0",
     .expr = "Confined<I64, positive, power_of_two>"},
    {"PositiveI32", "32-bit signless integer attribute whose value is positive",
     .expr = "Confined<I32, positive>"},
    {"LocalityHint",
     "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
     .expr = "Confined<I32, min<0>, max<3>>"},
    {"MemRefType", "memref type attribute", .expr = "TypeOf<AnyMemRef>"},
};

static const JigCustomRow customs[] = {
    {.name = "GlobalMemrefOpTypeAndInitialValue",
     .written = "{0} (= {1}|uninitialized)?",
     .parse = jig_memref_parse_global_type,
     .print = jig_memref_print_global_type},
};

const JigOpRow jig_memref_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/memref/memref.def"
};

static const char *const depends[] = {"affine", "arith", "cf", "ub", NULL};
const JigDialect jig_memref_dialect = {
    .name = "memref",
    .materialize = jig_arith_materialize,
    .ops = jig_memref_ops,
    .num_ops = JIG_MEMREF_NUM_OPS,
    .may_inline_op = jig_may_inline_any_op,
    .may_inline_region = jig_may_inline_any_region,
    JIG_TABLE(customs, customs),
    JIG_TABLE(attr_constraints, attr_constraints),
    .depends = depends,
    .older_texts = jig_memref_older,
};
