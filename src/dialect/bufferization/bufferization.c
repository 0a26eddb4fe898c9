/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/arith/arith.h"
#include "jig/rewrite.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/bufferization/bufferization_int.h"
#include "jig/eval.h"

static const JigTypeConstraint type_constraints[] = {
    {"TensorLike", "TensorLikeType instance", .expr = "Tensor<AnyType>"},
    {"BufferLike", "BufferLikeType instance", .expr = "RankedOrUnrankedMemRef<AnyType>"},
};

static const JigOpPredicate predicates[] = {
    {"tensor_matches_buffer", jig_bufferization_tensor_matches_buffer},
};

const JigOpRow jig_bufferization_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/bufferization/bufferization.def"
};

static const char *const depends[] = {"affine", "arith", "memref", "tensor", NULL};
const JigDialect jig_bufferization_dialect = {
    .name = "bufferization",
    .ops = jig_bufferization_ops,
    .num_ops = JIG_BUFFERIZATION_NUM_OPS,
    .may_inline_op = jig_may_inline_any_op,
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(predicates, predicates),
    .verify_op_attr = jig_bufferization_verify_op_attr,
    .verify_arg_attr = jig_bufferization_verify_arg_attr,
    .materialize = jig_arith_materialize,
    .depends = depends,
    .older_texts = jig_bufferization_older,
};
