/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Lowering of vectors as it was in 2023: one op for each set of patterns, which took its target and
 * gave it back. Today sets stand in the region of one op, which leaves its target's handle valid.
 */
#include "transform/older/older_int.h"

static bool to_apply_patterns(JigRewriter *rw, JigOp *op, JigReason *why);

static const JigOlder as_patterns = {
    .until = "16",
    .what =
        "sets of patterns stand in the region of transform.apply_patterns, which has no result: "
        "the handle of the target stays valid",
    .modernise = to_apply_patterns};

#define SET_ON_TARGET                                                                              \
    .ins = "target: consume Handle", .outs = "results: Handle",                                    \
    .traits = "TransformOpInterface, ModifiesPayload", .apply = jig_apply_older,                   \
    .older = &as_patterns
#define FORMAT(options) "$target " options " attr-dict `:` functional-type($target, results)"

static const JigOpRow rows[] = {
    {.name = "transform.vector.apply_rank_reducing_subview_patterns",
     SET_ON_TARGET,
     .format = FORMAT(""),
     .summary = "transfers without dimensions of 1"},
    {.name = "transform.vector.apply_transfer_permutation_patterns",
     SET_ON_TARGET,
     .format = FORMAT(""),
     .summary = "transfers that permute as transfers and transpositions"},
    {.name = "transform.vector.lower_broadcast",
     SET_ON_TARGET,
     .format = FORMAT(""),
     .summary = "broadcasts as insertions of smaller ones"},
    {.name = "transform.vector.lower_contraction",
     SET_ON_TARGET,
     .props = "lowering_strategy: transform.vector_contract_lowering = outerproduct",
     .format = FORMAT("(`lowering_strategy` `=` $lowering_strategy^)?"),
     .summary = "contractions loop by loop"},
    {.name = "transform.vector.lower_mask",
     SET_ON_TARGET,
     .format = FORMAT(""),
     .summary = "masks of several dimensions as masks of one"},
    {.name = "transform.vector.lower_multi_reduction",
     SET_ON_TARGET,
     .props = "lowering_strategy: transform.vector_multi_reduction_lowering = innerparallel",
     .format = FORMAT("(`lowering_strategy` `=` $lowering_strategy^)?"),
     .summary = "reductions of several dimensions row by row"},
    {.name = "transform.vector.lower_outerproduct",
     SET_ON_TARGET,
     .format = FORMAT(""),
     .summary = "outer products row by row"},
    {.name = "transform.vector.lower_shape_cast",
     SET_ON_TARGET,
     .format = FORMAT(""),
     .summary = "casts of shapes piece by piece"},
    {.name = "transform.vector.lower_transfer",
     SET_ON_TARGET,
     .props = "max_transfer_rank: I64 = 1 : i64",
     .format = FORMAT("(`max_transfer_rank` `=` $max_transfer_rank^)?"),
     .summary = "transfers within bounds as loads and stores"},
    {.name = "transform.vector.lower_transpose",
     SET_ON_TARGET,
     .props = "lowering_strategy: transform.vector_transpose_lowering = eltwise, "
              "avx2_lowering_strategy: Bool = false",
     .format = FORMAT("oilist(`lowering_strategy` `=` $lowering_strategy | "
                      "`avx2_lowering_strategy` `=` $avx2_lowering_strategy)"),
     .summary = "transpositions lane by lane, or as shuffles"},
    {.name = "transform.vector.split_transfer_full_partial",
     SET_ON_TARGET,
     .props = "split_transfer_strategy: transform.vector_transfer_split = linalg-copy",
     .format = FORMAT("(`split_transfer_strategy` `=` $split_transfer_strategy^)?"),
     .summary = "transfers that may be out of bounds in two ways"},
    {.name = "transform.vector.transfer_to_scf",
     SET_ON_TARGET,
     .props = "max_transfer_rank: I64 = 1 : i64, full_unroll: Bool = false",
     .format = FORMAT("oilist(`max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` "
                      "$full_unroll)"),
     .summary = "transfers as loops over smaller ones"},
};

const JigDialect jig_transform_older_vector = {
    .name = "transform", .ops = rows, .num_ops = JIG_LEN(rows)};

/* Sets whose names are not that of the op. */
static const struct {
    const char *op, *set;
} renamed[] = {
    {"apply_rank_reducing_subview_patterns", "rank_reducing_subview_patterns"},
    {"apply_transfer_permutation_patterns", "transfer_permutation_patterns"},
    {"lower_mask", "lower_masks"},
};

static const char *set_of(const JigOp *op, JigArena *a) {
    JigStr name = jig_op_name_of(op), prefix = JIG_STR("transform.vector.");
    JigStr set = {name.ptr + prefix.len, name.len - prefix.len};
    for (size_t i = 0; i < JIG_LEN(renamed); ++i)
        if (jig_str_is(set, renamed[i].op))
            set = jig_str(renamed[i].set);
    return jig_arena_printf(a, "transform.apply_patterns.vector.%.*s", JIG_FMT(set)).ptr;
}

static bool to_apply_patterns(JigRewriter *rw, JigOp *op, JigReason *why) {
    JigValue *target = jig_transform_vector_lower_mask_target(op);
    JigOp *apply = jig_today(rw, op,
                             &(JigToday){.name = "transform.apply_patterns",
                                         .operands = &target,
                                         .num_operands = 1,
                                         .num_regions = 1});
    JigBlock *body = jig_create_block(rw, jig_transform_apply_patterns_patterns(apply), NULL, NULL,
                                      0, jig_op_loc(op));
    jig_at_end(rw, body);
    JigToday set = {.name = set_of(op, why->arena)};
    const JigAttr *attrs = jig_op_attrs(op);
    set.attrs = jig_attr_dict_items(attrs);
    set.num_attrs = jig_attr_dict_len(attrs);
    jig_today(rw, op, &set);
    jig_rw_replace(rw, op, &target, 1);
    return true;
}
