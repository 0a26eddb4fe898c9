/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns about vectors in memory. */
#include "payload/patterns/tensor_strided.h"
#include "payload/vector_memory/vector_memory_patterns.h"
#include "transform/ops/ops_int.h"

#define SET(...)                                                                                   \
    ((const JigIface[]){{&jig_iface_patterns, &(const JigPatternsIface){__VA_ARGS__}}, {0}})
static void lower_transfer(const JigOp *op, JigPatternSet *set);
static void split_transfer(const JigOp *op, JigPatternSet *set);
static void transfer_to_scf(const JigOp *op, JigPatternSet *set);

static const JigEnumCase split_strategies[] = {
    {JIG_SPLIT_NONE, "none"},
    {JIG_SPLIT_TRANSFER, "vector-transfer"},
    {JIG_SPLIT_COPY, "linalg-copy"},
    {JIG_SPLIT_FORCE, "force-in-bounds"},
    {0},
};
static const JigEnumRow enums[] = {
    {.name = "transform.vector_transfer_split",
     .message_name = "::mlir::vector::VectorTransferSplit",
     .cases = split_strategies,
     .storage = "i32",
     .summary = "control the splitting of `vector.transfer` operations into in-bounds and "
                "out-of-bounds variants."},
};

static const JigOpRow rows[] = {
    {.name = "transform.apply_patterns.vector.lower_masked_transfers",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_masked_transfer_patterns),
     .summary = "transfers and gathers take the mask around them"},
    {.name = "transform.apply_patterns.vector.lower_transfer",
     .props = "max_transfer_rank: I64 = 1 : i64",
     .format = "(`max_transfer_rank` `=` $max_transfer_rank^)? attr-dict",
     .ifaces = SET(.populate = lower_transfer),
     .summary = "transfers within bounds as loads and stores"},
    {.name = "transform.apply_patterns.vector.rank_reducing_subview_patterns",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_rank_reducing_subview_patterns),
     .summary = "transfers without dimensions of 1"},
    {.name = "transform.apply_patterns.vector.sink_mem_ops",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_sink_vector_memory_patterns),
     .summary = "loads and stores of the lanes that are used"},
    {.name = "transform.apply_patterns.vector.strided_reads",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_strided_reads),
     .summary = "reads of every second number as reads of numbers side by side"},
    {.name = "transform.apply_patterns.vector.split_transfer_full_partial",
     .props = "split_transfer_strategy: transform.vector_transfer_split = linalg-copy",
     .format = "(`split_transfer_strategy` `=` $split_transfer_strategy^)? attr-dict",
     .ifaces = SET(.populate = split_transfer),
     .summary = "transfers that may be out of bounds in two ways"},
    {.name = "transform.apply_patterns.vector.transfer_to_scf",
     .props = "max_transfer_rank: I64 = 1 : i64, full_unroll: Bool = false",
     .format = "oilist( `max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` "
               "$full_unroll) attr-dict",
     .ifaces = SET(.populate = transfer_to_scf),
     .summary = "transfers as loops over smaller ones"},
    {.name = "transform.apply_patterns.vector.unroll_from_elements",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_unroll_from_elements_patterns),
     .summary = "vectors made from elements row by row"},
    {.name = "transform.apply_patterns.vector.unroll_to_elements",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_unroll_to_elements_patterns),
     .summary = "vectors taken apart row by row"},
};
const JigDialect jig_transform_patterns_vector_memory = {
    .name = "transform", JIG_TABLE(ops, rows), JIG_TABLE(enums, enums)};

static void lower_transfer(const JigOp *op, JigPatternSet *set) {
    int64_t max_rank = jig_transform_apply_patterns_vector_lower_transfer_max_transfer_rank(op);
    jig_patterns_add_list(
        set, jig_vector_memory_lower_transfers(jig_op_context(op), (uint32_t)max_rank));
}

static void split_transfer(const JigOp *op, JigPatternSet *set) {
    int64_t how =
        jig_transform_apply_patterns_vector_split_transfer_full_partial_split_transfer_strategy(
            op, JIG_SPLIT_COPY);
    jig_patterns_add_list(set, jig_vector_memory_split_transfers((JigSplitTransfer)how));
}

static void transfer_to_scf(const JigOp *op, JigPatternSet *set) {
    JigTransferToScf how = {
        .target_rank =
            (uint32_t)jig_transform_apply_patterns_vector_transfer_to_scf_max_transfer_rank(op),
        .full_unroll = jig_transform_apply_patterns_vector_transfer_to_scf_full_unroll(op)};
    jig_vector_memory_add_to_scf(set, jig_op_context(op), how);
}
