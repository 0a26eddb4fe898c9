/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* linalg-block-pack-matmul. */
#include "payload/pack/block_pack.h"
#include "jig/payload/pack.h"

static const JigOptionRow options[] = {
    {.name = "block-factors", .kind = JIG_OPTION_LONG_LIST, .help = "Sizes of blocks in m, n, k"},
    {.name = "allow-padding",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Blocks may stick out"},
    {.name = "mnk-padded-multiples",
     .kind = JIG_OPTION_LONG_LIST,
     .help = "Blocks as large as the size rounded up to a multiple"},
    {.name = "mnk-order", .kind = JIG_OPTION_LONG_LIST, .help = "Order of the innermost loops"},
    {.name = "lhs-transpose-outer-blocks",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Blocks of the first matrix in columns"},
    {.name = "lhs-transpose-inner-blocks",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Elements of its blocks in columns"},
    {.name = "rhs-transpose-outer-blocks",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Blocks of the second matrix in columns"},
    {.name = "rhs-transpose-inner-blocks",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Elements of its blocks in columns"},
};

static bool pack_product(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    return jig_pack_matmul_blocks(rw, op, self->data, NULL) ||
           jig_no_match(rw, op, "no product that can be packed");
}

/* False, after an error: the options make no sense. */
static bool read_options(JigPassCall *call, JigBlockPacking *how) {
    static const int64_t in_order[] = {0, 1, 2};
    size_t num_multiples = jig_option_int_list(call, "mnk-padded-multiples", &how->multiples),
           num_order = jig_option_int_list(call, "mnk-order", &how->order);
    if (!num_order)
        how->order = in_order;
    if (!num_multiples)
        how->multiples = NULL;
    how->allow_padding = jig_option_bool(call, "allow-padding");
    how->transpose_lhs_outer = jig_option_bool(call, "lhs-transpose-outer-blocks");
    how->transpose_lhs_inner = jig_option_bool(call, "lhs-transpose-inner-blocks");
    how->transpose_rhs_outer = jig_option_bool(call, "rhs-transpose-outer-blocks");
    how->transpose_rhs_inner = jig_option_bool(call, "rhs-transpose-inner-blocks");
    if (num_order && (num_order != 3 || !jig_is_permutation((JigPermutation){how->order, 3})))
        return jig_op_error(call->op, "expected mnk-order to be a permutation of 0, 1, 2");
    if (num_multiples && num_multiples != 3)
        return jig_op_error(call->op, "expected mnk-padded-multiples to have 3 numbers");
    for (size_t i = 0; i < 3; ++i)
        if (how->factors[i] <= 0 || (how->multiples && how->multiples[i] < 0))
            return jig_op_error(call->op, "expected block-factors to be positive, and no "
                                          "mnk-padded-multiples negative");
    return true;
}

static JigWalk complain_of_open_blocks(JigOp *op, void *user) {
    (void)user;
    if (!jig_pack_has_open_blocks(op))
        return JIG_WALK_ADVANCE;
    (void)jig_op_error(op, "may need padding, which is not allowed: its sizes are not known");
    return JIG_WALK_INTERRUPT;
}

static bool block_pack(JigPassCall *call) {
    JigBlockPacking how = {0};
    if (jig_option_int_list(call, "block-factors", &how.factors) != 3)
        return jig_pass_apply(call, jig_patterns_create(call->ctx), NULL);
    if (!read_options(call, &how))
        return false;
    if (!how.allow_padding &&
        jig_walk_pre(call->op, complain_of_open_blocks, NULL) == JIG_WALK_INTERRUPT)
        return false;
    JigPattern patterns[] = {
        {.name = "BlockPackMatmul<mlir::linalg::GenericOp>", .root = "linalg.generic"},
        {.name = "BlockPackMatmul<mlir::linalg::MatmulOp>", .root = "linalg.matmul"},
        {.name = "BlockPackMatmul<mlir::linalg::BatchMatmulOp>", .root = "linalg.batch_matmul"},
        {0},
    };
    for (JigPattern *p = patterns; p->name; ++p) {
        p->fn = pack_product;
        p->data = &how;
    }
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    return jig_pass_apply(call, set, NULL);
}

const JigPassRow jig_pass_linalg_block_pack_matmul = {
    .name = "linalg-block-pack-matmul",
    .title = "LinalgBlockPackMatmul",
    JIG_TABLE(options, options),
    .run = block_pack,
    .summary = "matrix products on blocks",
};
