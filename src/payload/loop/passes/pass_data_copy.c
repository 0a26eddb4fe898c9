/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The pass that copies parts of memrefs to faster memory. */
#include "dialect/affine/affine.h"
#include "jig/ops/func.h"
#include "payload/loop/affine/affine_tile.h"
#include "payload/loop/affine/data_copy.h"
#include "jig/pass.h"

static const JigOptionRow options[] = {
    {.name = "fast-mem-capacity",
     .kind = JIG_OPTION_ULONG,
     .otherwise = "18446744073709551615",
     .help = "KiB that the copies of a block should fit into"},
    {.name = "fast-mem-space",
     .kind = JIG_OPTION_UINT,
     .otherwise = "1",
     .help = "Memory space of copies"},
    {.name = "generate-dma",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Transfers instead of loops"},
    {.name = "min-dma-transfer",
     .kind = JIG_OPTION_INT,
     .otherwise = "1024",
     .help = "Bytes that a transfer has at least: for information only, nothing depends on it"},
    {.name = "skip-non-unit-stride-loops",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Copies within loops of steps other than 1, however large they are"},
    {.name = "slow-mem-space",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Memory space of what is copied"},
    {.name = "tag-mem-space",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Memory space of tags of transfers"},
};

typedef struct Copies {
    JigPassCall *call;
    JigHoistScope scope;
    JigDataCopyOptions options;
    bool skips_strides;
    JigOpVec nests, accesses;
    JigPtrMap is_nest; /* the nests: a set */
} Copies;

static bool is_nest(const Copies *c, const JigOp *op) {
    return jig_ptrmap_has(&c->is_nest, op);
}

/* The next op from `op` on that a range can begin with. */
static JigOp *next_begin(const Copies *c, JigOp *op) {
    while (op && ((!jig_op_is(op, JIG_AFFINE(FOR)) && !jig_op_is(op, JIG_AFFINE(LOAD)) &&
                   !jig_op_is(op, JIG_AFFINE(STORE))) ||
                  is_nest(c, op)))
        op = jig_op_next(op);
    return op;
}

/* Is the loop better served by copies inside of it? */
static bool is_divided(Copies *c, JigOp *loop) {
    int64_t bytes;
    if (c->skips_strides)
        return jig_affine_for_step(loop) != 1;
    return jig_loop_affine_footprint(loop, c->call->arena, &bytes) &&
           (uint64_t)bytes > c->options.fast_bytes;
}

static void copy_range(Copies *c, JigOp *begin, JigOp *end) {
    size_t old = c->nests.len;
    jig_loop_affine_copy_data(c->call->rw, begin, end, &c->scope, &c->options, &c->nests);
    for (size_t i = old; i < c->nests.len; ++i)
        jig_ptrset_add(&c->is_nest, c->nests.data[i]);
}

/* Loops are ranges of their own, and so is what stands between them. */
static void copy_in_block(Copies *c, JigBlock *block) {
    JigOp *begin = next_begin(c, jig_block_first(block));
    for (JigOp *op = begin; op;) {
        if (!jig_op_is(op, JIG_AFFINE(FOR)) || is_nest(c, op)) {
            op = jig_op_next(op);
            continue;
        }
        copy_range(c, begin, op);
        JigOp *next = jig_op_next(op);
        if (!is_divided(c, op))
            copy_range(c, op, next);
        else if (jig_stack_ok(c->call->ctx))
            copy_in_block(c, jig_op_body(op));
        begin = op = next_begin(c, jig_op_next(op));
    }
    if (begin)
        copy_range(c, begin, jig_block_last(block));
}

static JigWalk simplify_nest(JigOp *op, void *user) {
    Copies *c = user;
    if (jig_op_is(op, JIG_AFFINE(FOR)))
        (void)jig_affine_for_promote(c->call->rw, op);
    else if (jig_op_is(op, JIG_AFFINE(LOAD)) || jig_op_is(op, JIG_AFFINE(STORE)))
        jig_vec_push(&c->accesses, op);
    return JIG_WALK_ADVANCE;
}

/* Loops that run once become their bodies. */
static void simplify_nests(Copies *c) {
    JigGreedyOptions greedy = jig_greedy_options();
    greedy.strictness = JIG_EXISTING_AND_NEW_OPS;
    for (size_t i = 0; i < c->nests.len; ++i)
        jig_walk_post(c->nests.data[i], simplify_nest, c);
    JigPatternSet *set = jig_patterns_create(c->call->ctx);
    jig_patterns_add_list(set, JIG_AFFINE(LOAD)->canonicalize);
    jig_patterns_add_list(set, JIG_AFFINE(STORE)->canonicalize);
    bool changed, erased;
    (void)jig_apply_greedily_to_ops(c->accesses.data, c->accesses.len, c->call->ctx, set, &greedy,
                                    &changed, &erased);
    jig_patterns_destroy(set);
}

static bool run(JigPassCall *call) {
    uint64_t capacity = (uint64_t)jig_option_int(call, "fast-mem-capacity");
    Copies c = {.call = call,
                .skips_strides = jig_option_bool(call, "skip-non-unit-stride-loops"),
                .options = {.transfers = jig_option_bool(call, "generate-dma"),
                            .slow_space = (uint32_t)jig_option_int(call, "slow-mem-space"),
                            .fast_space = (uint32_t)jig_option_int(call, "fast-mem-space"),
                            .tag_space = (uint32_t)jig_option_int(call, "tag-mem-space"),
                            .fast_bytes = capacity == UINT64_MAX ? capacity : capacity * 1024}};
    JigRegion *body = jig_func_func_body(call->op);
    if (!jig_region_first(body))
        return true;
    jig_loop_affine_hoist_scope_begin(&c.scope, call->op);
    jig_loop_affine_copy_zero(call->rw, call->op);
    for (JigBlock *block = jig_region_first(body); block; block = jig_block_next(block))
        copy_in_block(&c, block);
    simplify_nests(&c);
    jig_loop_affine_hoist_scope_end(&c.scope);
    jig_vec_free(&c.nests);
    jig_vec_free(&c.accesses);
    jig_ptrmap_free(&c.is_nest);
    return true;
}

const JigPassRow jig_pass_affine_data_copy_generate = {
    .name = "affine-data-copy-generate",
    .title = "AffineDataCopyGeneration",
    .anchor = "func.func",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "parts of memrefs that affine loops access copied to faster memory",
};
