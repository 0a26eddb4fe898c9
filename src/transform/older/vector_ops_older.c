/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Lowering of vectors as it was in 2023: one op for each set of patterns, which took its target and
 * gave it back. Today sets stand in the region of one op, which leaves its target's handle valid.
 */
#include "payload/vector_lower/vector_lower.h"
#include "transform/older/modernise_int.h"

static bool to_apply_all(JigRewriter *rw, JigOp *op, JigReason *why);
static bool to_apply_patterns(JigRewriter *rw, JigOp *op, JigReason *why);
static bool parse_matmul(JigParser *p, JigOpState *state);
static bool parse_flat(JigParser *p, JigOpState *state);

/* Stored as today's enums are; some names are others. */
static const JigEnumCase contraction_cases[] = {
    {JIG_CONTRACTION_DOT, "dot"},
    {JIG_CONTRACTION_LLVM, "matmulintrinsics"},
    {JIG_CONTRACTION_OUTERPRODUCT, "outerproduct"},
    {JIG_CONTRACTION_PARALLELARITH, "parallelarith"},
    {0},
};
static const JigEnumCase transpose_cases[] = {
    {JIG_TRANSPOSE_ELTWISE, "eltwise"},
    {JIG_TRANSPOSE_LLVM, "flat_transpose"},
    {JIG_TRANSPOSE_SHUFFLE_1D, "shuffle_1d"},
    {JIG_TRANSPOSE_SHUFFLE_16X16, "shuffle_16x16"},
    {0},
};
static const JigEnumCase all_transpose_cases[] = {
    {JIG_TRANSPOSE_ELTWISE, "eltwise"},
    {JIG_TRANSPOSE_LLVM, "flat_transpose"},
    {JIG_TRANSPOSE_SHUFFLE_1D, "shuffle"},
    {0},
};
static const JigEnumRow enums[] = {
    {.name = "transform.older_vector_contract_lowering",
     .cases = contraction_cases,
     .storage = "i32",
     .summary = "how contractions are lowered"},
    {.name = "transform.older_vector_transpose_lowering",
     .cases = transpose_cases,
     .storage = "i32",
     .summary = "how transpositions are lowered"},
    {.name = "transform.older_lower_vectors_transpose",
     .cases = all_transpose_cases,
     .storage = "i32",
     .summary = "how transpositions are lowered"},
};

static const JigOlder as_patterns = {
    .until = "16",
    .what =
        "sets of patterns stand in the region of transform.apply_patterns, which has no result: "
        "the handle of the target stays valid",
    .modernise = to_apply_patterns};

#define SET_ON_TARGET                                                                              \
    .ins = "target: consume Handle", .outs = "results: Handle",                                    \
    .traits = "TransformOpInterface, ModifiesPayload", .apply = jig_modernise_apply,               \
    .older = &as_patterns
#define FORMAT(options) "$target " options " attr-dict `:` functional-type($target, results)"

#define LOWER_VECTORS                                                                              \
    "oilist(`contraction_lowering` `=` $contraction_lowering | `multireduction_lowering` `=` "     \
    "$multireduction_lowering | `split_transfers` `=` $split_transfers | `transpose_lowering` "    \
    "`=` $transpose_lowering)"

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
     .props = "lowering_strategy: transform.older_vector_contract_lowering = outerproduct",
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
     .props = "lowering_strategy: transform.older_vector_transpose_lowering = eltwise, "
              "avx2_lowering_strategy: Bool = false",
     .format = FORMAT("oilist(`lowering_strategy` `=` $lowering_strategy | "
                      "`avx2_lowering_strategy` `=` $avx2_lowering_strategy)"),
     .summary = "transpositions lane by lane, or as shuffles"},
    {.name = "transform.vector.lower_vectors",
     .ins = "target: consume Handle",
     .outs = "results: Handle",
     .props = "contraction_lowering: transform.older_vector_contract_lowering = outerproduct, "
              "multireduction_lowering: transform.vector_multi_reduction_lowering = "
              "innerparallel, split_transfers: transform.vector_transfer_split = linalg-copy, "
              "transpose_lowering: transform.older_lower_vectors_transpose = eltwise, "
              "transpose_avx2_lowering: Bool = false, unroll_vector_transfers: Bool = true",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = FORMAT(LOWER_VECTORS),
     .apply = jig_modernise_apply,
     .older =
         &(const JigOlder){.until = "16",
                           .what = "sets of patterns stand in the region of "
                                   "transform.apply_patterns, each by itself: the handle of the "
                                   "target stays valid",
                           .modernise = to_apply_all},
     .summary = "vectors of several dimensions as vectors of one"},
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

static const JigOlderText texts[] = {
    {"transform.apply_patterns.vector.lower_contraction", .parse = parse_matmul, .until = "20",
     .what = "`matmulintrinsics` is `llvmintr`"},
    {"transform.apply_patterns.vector.lower_transpose", .parse = parse_flat, .until = "20",
     .what = "`flat_transpose` is `llvmintr`"},
    {"transform.vector.lower_vectors", .format = "$target " LOWER_VECTORS " attr-dict",
     .until = "16", UNTYPED},
    {0}};

const JigDialect jig_transform_older_vector = {
    .name = "transform", JIG_TABLE(ops, rows), JIG_TABLE(enums, enums), .older_texts = texts};

/* ---- Names of ways to lower ---- */

/* lowering_strategy = `name`, which is LLVM's intrinsic. */
static bool parse_strategy(JigParser *p, JigOpState *state, const char *name, int today) {
    JigStr word;
    JIG_CHECK(jig_parse_keyword(p, "lowering_strategy") && jig_parse_token(p, "="));
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_keyword_or_string(p, &word));
    if (!jig_str_is(word, name))
        return jig_parse_error(p, spot, "expected '%s'", name);
    jig_state_add_attr(state, p, "lowering_strategy", jig_attr_i32(jig_parser_context(p), today));
    return true;
}

static bool parse_matmul(JigParser *p, JigOpState *state) {
    return parse_strategy(p, state, "matmulintrinsics", JIG_CONTRACTION_LLVM) &&
           jig_parse_attr_dict(p, state);
}

static bool parse_flat(JigParser *p, JigOpState *state) {
    JIG_CHECK(parse_strategy(p, state, "flat_transpose", JIG_TRANSPOSE_LLVM));
    if (jig_parse_try_keyword(p, "avx2_lowering_strategy")) {
        JIG_CHECK(jig_parse_token(p, "="));
        const JigAttr *avx2 = jig_parse_attr(p, NULL);
        JIG_CHECK(avx2);
        jig_state_add_attr(state, p, "avx2_lowering_strategy", avx2);
    }
    return jig_parse_attr_dict(p, state);
}

/* ---- Sets for ops ---- */

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

/* apply_patterns to the op's target, which takes the op's place; sets follow. */
static void begin_apply(JigRewriter *rw, JigOp *op) {
    JigValue *target = jig_transform_vector_lower_mask_target(op);
    JigOp *apply = jig_modernise_build(rw, op,
                                       &(JigToday){.name = "transform.apply_patterns",
                                                   .operands = &target,
                                                   .num_operands = 1,
                                                   .num_regions = 1});
    JigBlock *body = jig_create_block(rw, jig_transform_apply_patterns_patterns(apply), NULL, NULL,
                                      0, jig_op_loc(op));
    jig_at_end(rw, body);
}

static void end_apply(JigRewriter *rw, JigOp *op) {
    JigValue *target = jig_transform_vector_lower_mask_target(op);
    jig_rw_replace(rw, op, &target, 1);
}

static bool to_apply_patterns(JigRewriter *rw, JigOp *op, JigReason *why) {
    const JigAttr *attrs = jig_op_attrs(op);
    begin_apply(rw, op);
    jig_modernise_build(rw, op,
                        &(JigToday){.name = set_of(op, why->arena),
                                    .attrs = jig_attr_dict_items(attrs),
                                    .num_attrs = jig_attr_dict_len(attrs)});
    end_apply(rw, op);
    return true;
}

/* In the order in which they were tried. */
static const struct {
    const char *set;
    const char *own[2], *today[2]; /* options of the op, and what the set calls them */
} all_sets[] = {
    {"lower_contraction", {"contraction_lowering"}, {"lowering_strategy"}},
    {.set = "transfer_permutation_patterns"},
    {"lower_multi_reduction", {"multireduction_lowering"}, {"lowering_strategy"}},
    {"split_transfer_full_partial", {"split_transfers"}, {"split_transfer_strategy"}},
    {.set = "lower_transfer"},
    {"transfer_to_scf", {"unroll_vector_transfers"}, {"full_unroll"}},
    {.set = "lower_shape_cast"},
    {"lower_transpose",
     {"transpose_lowering", "transpose_avx2_lowering"},
     {"lowering_strategy", "avx2_lowering_strategy"}},
};

static bool to_apply_all(JigRewriter *rw, JigOp *op, JigReason *why) {
    begin_apply(rw, op);
    for (size_t i = 0; i < JIG_LEN(all_sets); ++i) {
        JigNamedAttr attrs[JIG_LEN(all_sets[i].own)];
        size_t n = 0;
        for (; n < JIG_LEN(attrs) && all_sets[i].own[n]; ++n)
            attrs[n] =
                jig_modernise_attr(op, all_sets[i].today[n], jig_op_attr(op, all_sets[i].own[n]));
        jig_modernise_build(
            rw, op,
            &(JigToday){.name = jig_arena_printf(why->arena, "transform.apply_patterns.vector.%s",
                                                 all_sets[i].set)
                                    .ptr,
                        .attrs = attrs,
                        .num_attrs = n});
    }
    end_apply(rw, op);
    return true;
}
