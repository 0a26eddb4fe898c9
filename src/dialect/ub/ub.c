/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/ub/ub.h"

static const JigAttrRow attrs[] = {
    {.name = "ub.poison", .summary = "a poisoned constant"},
};

/* The reference asks for an interface that only this attribute has. */
static const JigAttrConstraint attr_constraints[] = {
    {"Poison", "PoisonAttrInterface instance", .expr = "#ub.poison"},
};

const JigOpRow jig_ub_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/ub/ub.def"
};

const JigDialect jig_ub_dialect = {
    .name = "ub",
    .ops = jig_ub_ops, .num_ops = JIG_UB_NUM_OPS,
    .attrs = attrs, .num_attrs = JIG_LEN(attrs),
    .attr_constraints = attr_constraints, .num_attr_constraints = JIG_LEN(attr_constraints),
};
