/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine/affine_tile.h"

#include "dialect/affine/affine_domain.h"
#include "payload/loop/affine/affine_iteration_order.h"
#include "payload/loop/affine/touched.h"
#include "support/check.h"

void jig_loop_affine_band(JigOp *root, JigOpVec *out) {
    JIG_REQUIRE(out);
    for (JigOp *op = root; jig_op_is(op, JIG_AFFINE(FOR));) {
        jig_vec_push(out, op);
        JigOp *first = jig_block_first(jig_op_body(op)), *second = jig_op_next(first);
        op = second && !jig_op_next(second) ? first : NULL;
    }
}

/* ---- May it be tiled? ---- */

/* Does some row have columns of two loops? What quotients stand for counts as theirs. */
static bool mixes_loops(const JigSystem *s, size_t n) {
    size_t columns = jig_linear_columns(s), locals = columns - s->count[JIG_COLUMN_LOCAL];
    size_t *of = jig_calloc(columns + 1, sizeof *of); /* the loop of each column, from 1 on */
    bool mixed = false;
    for (size_t i = 0; i < n; ++i)
        of[i] = i + 1;
    for (int eq = 1; eq >= 0; --eq) /* what defines locals may stand behind what uses them */
        for (size_t again = 0; again <= s->count[JIG_COLUMN_LOCAL]; ++again)
            for (size_t r = 0; r < (eq ? s->eq.n : s->ge.n); ++r) {
                const int64_t *row = jig_linear_row(s, eq ? &s->eq : &s->ge, r);
                size_t loop = 0;
                for (size_t i = 0; i < columns; ++i) {
                    if (!row[i] || !of[i])
                        continue;
                    mixed |= loop && loop != of[i];
                    loop = of[i];
                }
                for (size_t i = locals; i < columns && loop; ++i)
                    if (row[i])
                        of[i] = loop;
            }
    jig_free(of);
    return mixed;
}

static bool is_box(JigOp *const *band, size_t n, JigArena *a, JigReason *why) {
    JigDomain d = {0};
    bool linear = true;
    if (n <= 1)
        return true;
    for (size_t i = 0; i < n; ++i)
        jig_domain_add(&d, JIG_COLUMN_DIM, jig_loop(band[i])->var(band[i], 0));
    for (size_t i = 0; linear && i < n; ++i)
        linear = jig_affine_domain_loop(&d, band[i], a);
    bool mixed = linear && mixes_loops(&d.system, n);
    jig_domain_free(&d);
    if (!linear)
        return jig_refuse(why, band[0], "the bounds of a loop are not linear");
    return !mixed || jig_refuse(why, band[0], "the bounds of a loop depend on another loop");
}

static bool check(JigOp *const *band, size_t n, const int64_t *sizes, JigArena *a, JigReason *why) {
    int64_t step;
    for (size_t i = 0; i < n; ++i) {
        if (jig_loop_num_carried(band[i]))
            return jig_refuse(why, band[i], "carries values");
        if (sizes[i] < 1 || __builtin_mul_overflow(sizes[i], jig_affine_for_step(band[i]), &step) ||
            step < 1)
            return jig_refuse(why, band[i], "can't have tiles of {} iterations",
                              jig_fact_int(sizes[i]));
    }
    return is_box(band, n, a, why) && jig_loop_affine_tiles_keep_order(band, n, sizes, a, why);
}

/* ---- Building ---- */

static JigAffineValue start_of_tile(JigRewriter *rw, JigValue *start) {
    JigAffineValue m = {.map = jig_map_identity(rw->ctx, 1), .n = 1};
    m.operands = JIG_NEW_ARRAY(rw->arena, JigValue *, 1);
    m.operands[0] = start;
    return m;
}

/* The end of the tile, or of the loop where that may come first. */
static JigAffineValue end_of_tile(JigRewriter *rw, JigOp *loop, JigValue *start, int64_t size) {
    JigAffineValue all = jig_affine_bound(loop, true, rw->arena), m;
    int64_t step = jig_affine_for_step(loop);
    unsigned dims = jig_map_num_dims(all.map), symbols = jig_map_num_symbols(all.map),
             n = jig_map_num_results(all.map);
    uint64_t trips;
    bool is_only = jig_affine_trip_count(loop, &trips) && trips < (uint64_t)size;
    if (is_only || jig_affine_trip_count_divisor(loop) % (uint64_t)size == 0) {
        m = start_of_tile(rw, start);
        if (is_only)
            size = (int64_t)trips;
        const JigExpr *e = jig_expr_add_const(jig_expr_dim(rw->ctx, 0), size * step);
        m.map = jig_map(rw->ctx, 1, 0, &e, 1);
        return m;
    }
    const JigExpr **results = JIG_NEW_ARRAY(rw->arena, const JigExpr *, n + 1);
    results[0] = jig_expr_add_const(jig_expr_dim(rw->ctx, dims), size * step);
    for (unsigned i = 0; i < n; ++i)
        results[i + 1] = jig_map_result(all.map, i);
    m = (JigAffineValue){.map = jig_map(rw->ctx, dims + 1, symbols, results, n + 1),
                         .n = all.n + 1};
    m.operands = JIG_NEW_ARRAY(rw->arena, JigValue *, m.n);
    for (unsigned i = 0; i < dims; ++i)
        m.operands[i] = all.operands[i];
    m.operands[dims] = start;
    for (unsigned i = 0; i < symbols; ++i)
        m.operands[dims + 1 + i] = all.operands[dims + i];
    return m;
}

static JigValue *variable(const JigOp *loop) {
    return jig_loop(loop)->var(loop, 0);
}

bool jig_loop_affine_tile(JigRewriter *rw, JigOp *const *band, size_t n, const int64_t *sizes,
                          JigOp **tiled, JigReason *why) {
    JIG_CHECK(check(band, n, sizes, rw->arena, why));
    JigLoc loc = jig_op_loc(band[0]);
    jig_at_before(rw, band[0]);
    for (size_t i = 0; i < n; ++i) {
        JigAffineValue lower = jig_affine_bound(band[i], false, rw->arena),
                       upper = jig_affine_bound(band[i], true, rw->arena);
        tiled[i] =
            jig_affine_for_new(rw, loc, &lower, &upper, jig_affine_for_step(band[i]) * sizes[i]);
        jig_at_start(rw, jig_op_body(tiled[i]));
    }
    for (size_t i = 0; i < n; ++i) {
        JigAffineValue lower = start_of_tile(rw, variable(tiled[i])),
                       upper = end_of_tile(rw, band[i], variable(tiled[i]), sizes[i]);
        tiled[n + i] = jig_affine_for_new(rw, loc, &lower, &upper, jig_affine_for_step(band[i]));
        jig_at_start(rw, jig_op_body(tiled[n + i]));
    }
    JigBlock *from = jig_op_body(band[n - 1]), *to = jig_op_body(tiled[2 * n - 1]);
    jig_rw_erase(rw, jig_block_last(from));
    for (size_t i = 0; i + 1 < n; ++i)
        jig_rw_replace_uses(rw, variable(band[i]), variable(tiled[n + i]));
    JigValue *iv = variable(tiled[2 * n - 1]);
    jig_rw_inline_block(rw, from, to, jig_block_last(to), &iv, 1);
    jig_rw_erase(rw, band[0]);
    return true;
}

/* ---- Footprint ---- */

typedef struct Footprint {
    JigArena *arena;
    JIG_VEC(JigTouched) touched; /* one per memref */
    size_t depth;
} Footprint;

static JigWalk add_access(JigOp *op, void *user) {
    Footprint *f = user;
    JigTouched more;
    if (!jig_affine_memory(op))
        return JIG_WALK_ADVANCE;
    if (!jig_loop_affine_touched_or_error(op, f->depth, f->arena, &more)) {
        jig_loop_affine_touched_free(&more);
        return JIG_WALK_INTERRUPT;
    }
    for (size_t i = 0; i < f->touched.len; ++i) {
        if (f->touched.data[i].memref != more.memref)
            continue;
        bool joined = jig_loop_affine_touched_join(&f->touched.data[i], &more);
        jig_loop_affine_touched_free(&more);
        if (joined)
            return JIG_WALK_ADVANCE;
        jig_op_warning(op, "getMemoryFootprintBytes: unable to perform a union on a memory region");
        return JIG_WALK_INTERRUPT;
    }
    jig_vec_push(&f->touched, more);
    return JIG_WALK_ADVANCE;
}

bool jig_loop_affine_footprint(JigOp *loop, JigArena *a, int64_t *out) {
    Footprint f = {.arena = a};
    JigOpVec around = {0};
    jig_affine_loops_around(loop, &around);
    f.depth = around.len;
    bool known = jig_walk_post(loop, add_access, &f) != JIG_WALK_INTERRUPT;
    *out = 0;
    for (size_t i = 0; i < f.touched.len; ++i) {
        int64_t bytes = 0;
        known = known && jig_loop_affine_touched_bytes(&f.touched.data[i], a, &bytes) &&
                !__builtin_add_overflow(*out, bytes, out);
        jig_loop_affine_touched_free(&f.touched.data[i]);
    }
    jig_vec_free(&f.touched);
    jig_vec_free(&around);
    return known;
}
