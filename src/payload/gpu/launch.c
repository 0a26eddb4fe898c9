/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/gpu/launch.h"

#include "dialect/arith/arith.h"
#include "dialect/gpu/gpu.h"
#include "support/check.h"

/* ---- Limits ---- */

static const JigGpuSizes one_each = {{1, 1, 1}};
static const JigGpuSizes most_blocks = {{2147483647, 65535, 65535}};
static const JigGpuSizes most_threads = {{1024, 1024, 64}};
enum { MOST_BLOCKS = 2147483647, MOST_THREADS = 1024 };

static bool fits(const JigGpuSizes *sizes, const JigGpuSizes *most, int64_t most_in_all) {
    int64_t product = 1;
    for (size_t i = 0; i < 3; ++i)
        if (sizes->of[i] > most->of[i] || __builtin_mul_overflow(product, sizes->of[i], &product))
            return false;
    return product <= most_in_all;
}

bool jig_gpu_check_limits(const JigGpuSizes *grid, const JigGpuSizes *block, JigOp *at,
                          JigReason *why) {
    JIG_REQUIRE(at);
    const int64_t *g = (grid ? grid : &one_each)->of, *b = (block ? block : &one_each)->of;
    if (fits(grid ? grid : &one_each, &most_blocks, MOST_BLOCKS) &&
        fits(block ? block : &one_each, &most_threads, MOST_THREADS))
        return true;
    return jig_refuse(why, at,
                      "Trying to launch a GPU kernel with grid_dims = ({}, {}, {}) block_dims = "
                      "({}, {}, {}). It is larger than the limits.",
                      jig_fact_int(g[0]), jig_fact_int(g[1]), jig_fact_int(g[2]),
                      jig_fact_int(b[0]), jig_fact_int(b[1]), jig_fact_int(b[2]));
}

/* ---- Building ---- */

JigOp *jig_gpu_build_launch(JigRewriter *rw, JigLoc loc) {
    JIG_REQUIRE(rw);
    JigValue *one = jig_arith_index(rw, loc, 1);
    return jig_offload_build_launch_of(rw, loc, (JigValue *[]){one, one, one, one, one, one});
}

JigOp *jig_offload_build_launch_of(JigRewriter *rw, JigLoc loc, JigValue *const sizes[6]) {
    JigOp *launch = jig_gpu_launch_build(rw, loc,
                                         &(JigGpuLaunch){.grid_size_x = sizes[0],
                                                         .grid_size_y = sizes[1],
                                                         .grid_size_z = sizes[2],
                                                         .block_size_x = sizes[3],
                                                         .block_size_y = sizes[4],
                                                         .block_size_z = sizes[5]});
    jig_rw_set_attr(rw, launch, "workgroup_attributions", jig_attr_i64(rw->ctx, 0));
    const JigType *types[12];
    for (size_t i = 0; i < JIG_LEN(types); ++i)
        types[i] = jig_type_index(rw->ctx);
    JigBlock *body =
        jig_create_block(rw, jig_gpu_launch_body(launch), NULL, types, JIG_LEN(types), loc);
    jig_at_end(rw, body);
    jig_gpu_terminator_build(rw, loc, &(JigGpuTerminator){0});
    return launch;
}

JigOp *jig_gpu_launch_around(JigRewriter *rw, JigLoc loc, JigOp **op) {
    JIG_REQUIRE(rw && op && *op);
    jig_at_before(rw, *op);
    JigOp *launch = jig_gpu_build_launch(rw, loc);
    jig_at_start(rw, jig_op_body(launch));
    JigOp *inside = jig_rw_clone(rw, *op, NULL);
    jig_rw_erase(rw, *op);
    *op = inside;
    return launch;
}

typedef void SetSize(JigRewriter *rw, JigOp *launch, JigValue *const *size, size_t n);

static void set_sizes(JigRewriter *rw, JigOp *launch, JigLoc loc, const JigGpuSizes *sizes,
                      SetSize *const set[3]) {
    for (size_t i = 0; sizes && i < 3; ++i) {
        JigValue *size = jig_arith_index(rw, loc, sizes->of[i]);
        set[i](rw, launch, &size, 1);
    }
}

static SetSize *const set_block[] = {jig_gpu_launch_set_block_size_x,
                                     jig_gpu_launch_set_block_size_y,
                                     jig_gpu_launch_set_block_size_z};

void jig_gpu_set_launch_threads(JigRewriter *rw, JigOp *launch, const JigGpuSizes *block) {
    JIG_REQUIRE(rw && jig_op_is(launch, JIG_GPU(LAUNCH)) && block);
    jig_at_before(rw, launch);
    set_sizes(rw, launch, jig_op_loc(launch), block, set_block);
}

void jig_gpu_resize_launch(JigRewriter *rw, JigOp *launch, const JigGpuSizes *grid,
                           const JigGpuSizes *block) {
    JIG_REQUIRE(rw && jig_op_is(launch, JIG_GPU(LAUNCH)));
    static SetSize *const set_grid[] = {jig_gpu_launch_set_grid_size_x,
                                        jig_gpu_launch_set_grid_size_y,
                                        jig_gpu_launch_set_grid_size_z};
    JigValue *width = jig_gpu_launch_block_size_x(launch);
    JigPoint point = jig_point(rw);
    jig_at_after_value(rw, width);
    set_sizes(rw, launch, jig_value_loc(width), grid, set_grid);
    set_sizes(rw, launch, jig_value_loc(width), block, set_block);
    jig_set_point(rw, point);
}
