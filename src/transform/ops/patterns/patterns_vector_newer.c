/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns about vectors that came, or got their names, after MLIR 22.1. */
#include "payload/vector_lower/vector_lower.h"
#include "payload/vector_lower/multiply_add.h"
#include "payload/vector_memory/vector_memory_patterns.h"
#include "transform/ops/ops_int.h"

static void order(const JigOp *op, JigPatternSet *set);
static void join(const JigOp *op, JigPatternSet *set);
static void unroll(const JigOp *op, JigPatternSet *set);
static void shuffle(const JigOp *op, JigPatternSet *set);
static void step(const JigOp *op, JigPatternSet *set);
static void flatten(const JigOp *op, JigPatternSet *set);

#define SET(...)                                                                                   \
    ((const JigIface[]){{&jig_iface_patterns, &(const JigPatternsIface){__VA_ARGS__}}, {0}})
#define STRATEGY                                                                                   \
    .props = "lowering_strategy: transform.vector_multi_reduction_lowering = innerparallel",       \
    .format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict"
static const JigOpRow rows[] = {
    {.name = "transform.apply_patterns.vector.multiply_add",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_multiply_add),
     .summary = "products that are added as vector.fma"},
    {.name = "transform.apply_patterns.vector.reorder_multi_reduction_dims",
     STRATEGY,
     .ifaces = SET(.populate = order),
     .summary = "reductions with the dimensions that are reduced first, or last"},
    {.name = "transform.apply_patterns.vector.multi_reduction_flattening",
     STRATEGY,
     .ifaces = SET(.populate = join),
     .summary = "reductions of several dimensions as such of two"},
    {.name = "transform.apply_patterns.vector.multi_reduction_unrolling",
     STRATEGY,
     .ifaces = SET(.populate = unroll),
     .summary = "reductions of one or two dimensions row by row"},
    {.name = "transform.apply_patterns.vector.interleave_and_deinterleave_to_shuffle",
     .format = "attr-dict",
     .ifaces = SET(.populate = shuffle),
     .summary = "interleaved vectors, and those taken apart again, as shuffles"},
    {.name = "transform.apply_patterns.vector.lower_step",
     .props = "index_bitwidth: ConfinedInt<I64, min<0>> = 64 : i64",
     .format = "(`index_bitwidth` `=` $index_bitwidth^)? attr-dict",
     .ifaces = SET(.populate = step),
     .summary = "lanes that count as constants, of indices of so many bits; of 0, not at all"},
    {.name = "transform.apply_patterns.vector.flatten_vector_transfer_ops",
     .props = "target_vector_bitwidth: UI32 = 4294967295 : ui32",
     .format = "(`target_vector_bitwidth` `=` $target_vector_bitwidth^)? attr-dict",
     .ifaces = SET(.populate = flatten),
     .summary = "transfers of rows next to each other as one row, where rows have less bits"},
};
const JigDialect jig_transform_patterns_vector_newer = {.name = "transform", JIG_TABLE(ops, rows)};

/* The three have the attribute of the same name. */
static size_t strategy(const JigOp *op) {
    return (size_t)jig_attr_enum_value(
        jig_transform_apply_patterns_vector_multi_reduction_unrolling_lowering_strategy_attr(op));
}

static void order(const JigOp *op, JigPatternSet *set) {
    jig_patterns_add_list(set, jig_order_multi_reduction_patterns[strategy(op)]);
}

static void join(const JigOp *op, JigPatternSet *set) {
    jig_patterns_add_list(set, jig_flatten_multi_reduction_patterns[strategy(op)]);
}

static void unroll(const JigOp *op, JigPatternSet *set) {
    jig_patterns_add_list(set, jig_unroll_multi_reduction_patterns[strategy(op)]);
}

static void shuffle(const JigOp *op, JigPatternSet *set) {
    (void)op;
    jig_patterns_add_list(set, jig_interleave_to_shuffle_patterns);
    jig_patterns_add_list(set, jig_deinterleave_to_shuffle_patterns);
}

static void step(const JigOp *op, JigPatternSet *set) {
    int64_t bits = jig_transform_apply_patterns_vector_lower_step_index_bitwidth(op);
    jig_patterns_add_list(set, jig_vector_lower_step_patterns(jig_op_context(op), (uint32_t)bits));
}

static void flatten(const JigOp *op, JigPatternSet *set) {
    int64_t bits =
        jig_transform_apply_patterns_vector_flatten_vector_transfer_ops_target_vector_bitwidth(op);
    jig_patterns_add_list(set,
                          jig_vector_memory_flatten_transfers(jig_op_context(op), (uint32_t)bits));
}
