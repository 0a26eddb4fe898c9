/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/affine/affine_int.h"
#include "jig/eval.h"
#include "dialect/arith/arith.h"

static const JigAttrConstraint attr_constraints[] = {
    {"Reductions", "Reduction ops", .expr = "ArrayOf<arith.atomic_rmw_kind>"},
    {"LocalityHint",
     "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
     .expr = "Confined<I32, min<0>, max<3>>"},
};

const JigOpRow jig_affine_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/affine/affine.def"
};

static const char *const depends[] = {"arith", "ub", NULL};
const JigDialect jig_affine_dialect = {
    .name = "affine",
    .ops = jig_affine_ops,
    .num_ops = JIG_AFFINE_NUM_OPS,
    .materialize = jig_arith_materialize,
    .may_inline_op = jig_affine_may_inline_op,
    .may_inline_region = jig_affine_may_inline_region,
    .may_inline_body = jig_affine_may_inline_body,
    JIG_TABLE(attr_constraints, attr_constraints),
    .depends = depends,
};
