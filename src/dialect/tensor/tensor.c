/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_int.h"

static const JigTypeConstraint type_constraints[] = {
    {"NonZeroRankOrUnranked", "non-0-ranked or unranked tensor",
     .test = jig_tensor_is_non_zero_rank_or_unranked},
};

const JigOpRow jig_tensor_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/tensor/tensor.def"
};

const JigDialect jig_tensor_dialect = {
    .name = "tensor",
    .ops = jig_tensor_ops, .num_ops = JIG_TENSOR_NUM_OPS,
    .type_constraints = type_constraints, .num_type_constraints = JIG_LEN(type_constraints),
};
