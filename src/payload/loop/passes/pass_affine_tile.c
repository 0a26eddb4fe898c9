/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The pass that tiles affine loops. */
#include "dialect/affine/affine.h"
#include "payload/loop/affine/affine_iteration_order.h"
#include "payload/loop/affine/affine_tile.h"
#include "jig/pass.h"

#include <math.h>

enum { SIZE_OF_UNKNOWN = 4, MAX_TRIES = 1 << 24 };

static const JigOptionRow options[] = {
    {.name = "cache-size",
     .kind = JIG_OPTION_ULONG,
     .otherwise = "512",
     .help = "KiB that what a tile touches is to fit into, where no sizes are given"},
    {.name = "separate",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Full tiles get loops of their own"},
    {.name = "tile-size",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Iterations of each loop in a tile; 0: not given"},
    {.name = "tile-sizes",
     .kind = JIG_OPTION_UINT_LIST,
     .help = "The same for each loop, the outermost first"},
};

/* The largest proper divisor of the trip count that is not larger, where that is known. */
static void round_to_divisor(const JigOp *loop, int64_t *size) {
    uint64_t trips;
    if (!jig_affine_trip_count(loop, &trips))
        return;
    if (trips > 1 && (uint64_t)*size > trips / 2)
        *size = (int64_t)(trips / 2);
    for (int64_t tries = 0; *size > 1 && trips % (uint64_t)*size; ++tries)
        *size = tries < MAX_TRIES ? *size - 1 : 1;
}

/* All loops get the same share of the excess, the last one what is left of it. */
static void sizes_for_cache(JigPassCall *call, JigOp *const *band, size_t n, int64_t *sizes) {
    int64_t bytes;
    uint64_t cache = (uint64_t)jig_option_int(call, "cache-size") << 10;
    for (size_t i = 0; i < n; ++i)
        sizes[i] = cache ? SIZE_OF_UNKNOWN : 1;
    if (cache && jig_loop_affine_tiles_keep_order(band, n, NULL, call->arena, NULL) &&
        jig_loop_affine_footprint(band[0], call->arena, &bytes)) {
        uint64_t excess = (uint64_t)bytes / cache + ((uint64_t)bytes % cache != 0), product = 1;
        for (size_t i = 0; i < n; ++i)
            sizes[i] = 1;
        if (excess <= 1)
            return;
        uint32_t share = (uint32_t)floorl(pow((double)excess, 1.0 / (double)n));
        for (size_t i = 0; i < n; ++i) {
            uint32_t rest = (uint32_t)(excess / product);
            sizes[i] = i + 1 < n ? share : rest ? rest : 1;
            product *= (uint64_t)sizes[i];
        }
    }
    for (size_t i = 0; i < n; ++i)
        round_to_divisor(band[i], &sizes[i]);
}

static void choose_sizes(JigPassCall *call, JigOp *const *band, size_t n, int64_t *sizes) {
    const int64_t *given;
    size_t num_given = jig_option_int_list(call, "tile-sizes", &given);
    int64_t size = jig_option_int(call, "tile-size");
    if (!size && !num_given) {
        sizes_for_cache(call, band, n, sizes);
        return;
    }
    for (size_t i = 0; i < n; ++i)
        sizes[i] = size ? size : i < num_given ? given[i] : SIZE_OF_UNKNOWN;
}

static bool tile(JigPassCall *call, JigOp *const *band, size_t n) {
    int64_t *sizes = JIG_NEW_ARRAY(call->arena, int64_t, n);
    JigOp **tiled = JIG_NEW_ARRAY(call->arena, JigOp *, 2 * n);
    choose_sizes(call, band, n, sizes);
    for (size_t i = 0; i < n; ++i)
        if (!sizes[i])
            return jig_op_error(band[i], "tile sizes must be at least 1");
    if (jig_loop_affine_tile(call->rw, band, n, sizes, tiled, NULL) &&
        jig_option_bool(call, "separate"))
        jig_loop_affine_separate(call->rw, tiled + n, n, NULL);
    return true;
}

/* The nests that stand in the function itself. */
static bool run(JigPassCall *call) {
    JigOpVec roots = {0};
    for (JigBlock *b = jig_op_body(call->op); b; b = jig_block_next(b))
        for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
            if (jig_op_is(op, JIG_AFFINE(FOR)))
                jig_vec_push(&roots, op);
    bool ok = true;
    for (size_t i = 0; ok && i < roots.len; ++i) {
        JigOpVec band = {0};
        jig_loop_affine_band(roots.data[i], &band);
        ok = tile(call, band.data, band.len);
        jig_vec_free(&band);
    }
    jig_vec_free(&roots);
    return ok;
}

const JigPassRow jig_pass_affine_loop_tile = {
    .name = "affine-loop-tile",
    .title = "AffineLoopTiling",
    .anchor = "func.func",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "nests of affine loops as loops over tiles",
};
