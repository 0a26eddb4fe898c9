/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/loop.h"

#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "dialect/scf/scf.h"
#include "payload/loop/affine/affine_tile.h"
#include "payload/loop/index_math.h"
#include "support/check.h"
#include "support/vec.h"

/* ---- Sizes ---- */

bool jig_innermost_trips(const JigOp *loop, uint64_t *out) {
    JIG_REQUIRE(jig_loop(loop) && out);
    size_t n = jig_loop_num_vars(loop);
    return n && jig_loop_trip_count(loop, n - 1, out);
}

uint64_t jig_full_tile_size(uint64_t trips, uint64_t most) {
    JIG_REQUIRE(trips <= JIG_MOST_FACTORED);
    uint64_t best = 1;
    if (most >= trips)
        return trips ? trips : 1;
    for (uint64_t d = 1; d <= trips / d; ++d) {
        if (trips % d)
            continue;
        if (trips / d <= most)
            return trips / d; /* the first is the largest of these, and above the rest */
        if (d <= most)
            best = d;
    }
    return best;
}

static bool refuse_size(const JigOp *loop, int64_t size, JigReason *why) {
    return jig_refuse(why, loop, "can't have tiles of {} iterations", jig_fact_int(size));
}

/* ---- One loop, of as many variables as it has ---- */

typedef struct Tiling {
    JigRewriter *rw;
    JigOp *loop;
    JigLoc loc;
    size_t n;
    JigLoopBounds bounds;
    JigMixed *sizes, *distance; /* iterations of a tile; and that times the step */
} Tiling;

/* Does the end of a tile, before the loop's own counts, stay within the numbers there are? */
static bool ends_in_range(JigMixed upper, int64_t distance) {
    int64_t end, sum;
    return !jig_mixed_constant(upper, &end) || !__builtin_add_overflow(end, distance, &sum);
}

/* Of constants: size * step. */
static bool distances(Tiling *t, JigReason *why) {
    for (size_t i = 0; i < t->n; ++i) {
        int64_t size, step, product;
        bool known = jig_mixed_constant(t->sizes[i], &size);
        if (known && size < 1)
            return refuse_size(t->loop, size, why);
        if (known && jig_mixed_constant(t->bounds.step[i], &step)) {
            if (step < 1 || __builtin_mul_overflow(size, step, &product) ||
                !ends_in_range(t->bounds.upper[i], product))
                return refuse_size(t->loop, size, why);
            t->distance[i] = jig_mixed_int(t->rw->ctx, product);
        }
    }
    return true;
}

static void compute_distances(Tiling *t) {
    for (size_t i = 0; i < t->n; ++i)
        if (!t->distance[i].attr) {
            JigValue *size = jig_arith_mixed_to_value(t->rw, t->loc, t->sizes[i]),
                     *step = jig_arith_mixed_to_value(t->rw, t->loc, t->bounds.step[i]);
            t->distance[i] =
                jig_mixed_value(jig_loop_int_op(t->rw, t->loc, JIG_ARITH(MULI), size, step));
        }
}

static bool divides(const Tiling *t, size_t i) {
    uint64_t trips;
    int64_t size;
    return jig_mixed_constant(t->sizes[i], &size) && jig_loop_trip_count(t->loop, i, &trips) &&
           trips % (uint64_t)size == 0;
}

static const JigExpr *symbol_of(JigContext *ctx, JigMixed m, JigValue **operands, unsigned *n) {
    int64_t constant;
    if (jig_mixed_constant(m, &constant))
        return jig_expr_constant(ctx, constant);
    operands[*n] = m.value;
    return jig_expr_symbol(ctx, (*n)++ - 1);
}

/* min(start + distance, upper), of which whole tiles need the sum only. */
static JigMixed end_of_tile(Tiling *t, size_t i, JigValue *start) {
    JigRewriter *rw = t->rw;
    JigValue *operands[3] = {start};
    unsigned n = 1;
    const JigExpr *results[2];
    results[0] =
        jig_expr_add(jig_expr_dim(rw->ctx, 0), symbol_of(rw->ctx, t->distance[i], operands, &n));
    bool whole = divides(t, i);
    if (!whole)
        results[1] = symbol_of(rw->ctx, t->bounds.upper[i], operands, &n);
    const JigAttr *map = jig_attr_of_map(jig_map(rw->ctx, 1, n - 1, results, whole ? 1 : 2));
    const JigType *index = jig_type_index(rw->ctx);
    return jig_mixed_value(jig_build_or_fold(rw, t->loc,
                                             whole ? JIG_AFFINE(APPLY) : JIG_AFFINE(MIN), operands,
                                             n, &index, 1, "map", map, NULL));
}

/* What a tile computes goes on to the next. */
static void pass_results_on(JigRewriter *rw, JigOp *end, JigOp *inner) {
    for (size_t i = 0; i < jig_op_num_results(inner); ++i)
        jig_rw_set_operand(rw, end, i, jig_op_result(inner, i));
}

static JigOp *build_inner(Tiling *t, JigOp *outer, JigValue **inits, size_t carried) {
    JigMixed *lower = JIG_NEW_ARRAY(t->rw->arena, JigMixed, t->n + 1),
             *upper = JIG_NEW_ARRAY(t->rw->arena, JigMixed, t->n + 1);
    jig_at_start(t->rw, jig_op_body(outer));
    for (size_t i = 0; i < t->n; ++i) {
        JigValue *start = jig_loop(outer)->var(outer, i);
        lower[i] = jig_mixed_value(start);
        upper[i] = end_of_tile(t, i, start);
    }
    for (size_t i = 0; i < carried; ++i)
        inits[i] = jig_loop_arg(outer, i);
    JigLoopBounds within = {lower, upper, t->bounds.step, t->n};
    return jig_loop_like(t->rw, t->loop, &within, inits, carried, false);
}

static bool build(Tiling *t, JigOp **outer, JigOp **inner, JigReason *why) {
    JigRewriter *rw = t->rw;
    size_t carried = jig_loop_num_carried(t->loop);
    JigValue **inits = JIG_NEW_ARRAY(rw->arena, JigValue *, carried + 1);
    for (size_t i = 0; i < carried; ++i)
        inits[i] = jig_loop_init(t->loop, i);
    jig_at_before(rw, t->loop);
    compute_distances(t);
    JigLoopBounds over = {t->bounds.lower, t->bounds.upper, t->distance, t->n};
    *outer = jig_loop_like(rw, t->loop, &over, inits, carried, true);
    if (!*outer)
        return jig_refuse(why, t->loop, "can't be built again with other bounds");
    *inner = build_inner(t, *outer, inits, carried);
    jig_op_copy_discardable_attrs(*inner, t->loop);
    JigOp *end = jig_block_last(jig_op_body(t->loop));
    jig_at_end(rw, jig_op_body(*outer));
    pass_results_on(rw, jig_rw_clone(rw, end, NULL), *inner);
    jig_rw_inline_region(rw, jig_loop_region(t->loop, 0), jig_loop_region(*inner, 0), NULL);
    for (size_t i = 0; i < jig_op_num_results(t->loop); ++i)
        jig_rw_replace_uses(rw, jig_op_result(t->loop, i), jig_op_result(*outer, i));
    jig_rw_erase(rw, t->loop);
    return true;
}

static bool has_index_bounds(const JigOp *loop) {
    for (size_t i = 0; i < jig_loop_num_vars(loop); ++i)
        if (!jig_type_is_index(jig_value_type(jig_loop(loop)->var(loop, i))))
            return false;
    return true;
}

static bool check_loop(Tiling *t, JigReason *why) {
    const JigLoopIface *l = jig_loop(t->loop);
    if (!l->like || !t->n || !jig_loop_bounds(t->loop, t->rw->arena, &t->bounds))
        return jig_refuse(why, t->loop, "has no bounds to tile");
    if (!has_index_bounds(t->loop))
        return jig_refuse(why, t->loop, "has a variable that is no index");
    if (l->is_unsigned && l->is_unsigned(t->loop))
        return jig_refuse(why, t->loop, "compares its variable as unsigned");
    if (l->parallel && (jig_loop_num_carried(t->loop) || jig_op_num_results(t->loop)))
        return jig_refuse(why, t->loop, "combines what its iterations compute");
    if (jig_op_is(t->loop, JIG_SCF(FORALL)) && jig_scf_forall_mapping_attr(t->loop))
        return jig_refuse(why, t->loop, "is mapped already");
    return distances(t, why);
}

static bool tile_one(JigRewriter *rw, JigOp *loop, const JigMixed *sizes, size_t n, JigOpVec *outer,
                     JigOpVec *inner, JigReason *why) {
    Tiling t = {.rw = rw, .loop = loop, .loc = jig_op_loc(loop), .n = jig_loop_num_vars(loop)};
    JigOp *over = NULL, *within = NULL;
    if (n > t.n)
        return jig_refuse(why, loop, "has {} loops, not {}", jig_fact_int((int64_t)t.n),
                          jig_fact_int((int64_t)n));
    t.sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, t.n + 1);
    t.distance = JIG_NEW_ARRAY(rw->arena, JigMixed, t.n + 1);
    for (size_t i = 0; i < t.n; ++i) {
        t.sizes[i] = i < n ? sizes[i] : jig_mixed_int(rw->ctx, 1);
        t.distance[i] = (JigMixed){0};
    }
    JIG_CHECK(check_loop(&t, why) && build(&t, &over, &within, why));
    jig_vec_push(outer, over);
    jig_vec_push(inner, within);
    return true;
}

/* ---- Nests ---- */

static JigOp *only_loop_in(const JigOp *loop) {
    JigOp *first = jig_block_first(jig_op_body(loop)), *second = jig_op_next(first);
    return second && !jig_op_next(second) && jig_op_is(first, JIG_SCF(FOR)) ? first : NULL;
}

/* Iterations keep their order when loops of tiles of one come first: they stay as they are. */
static bool tile_nest(JigRewriter *rw, JigOp *loop, const JigMixed *sizes, size_t n,
                      JigOpVec *outer, JigOpVec *inner, JigReason *why) {
    size_t start = outer->len;
    for (size_t i = 0; i + 1 < n; ++i) {
        int64_t size;
        if (!jig_mixed_constant(sizes[i], &size) || size != 1)
            return jig_refuse(why, loop, "would run its iterations in another order");
        jig_vec_push(outer, loop);
        JigOp *next = only_loop_in(loop);
        if (!next) {
            outer->len = start;
            return jig_refuse(why, loop, "is not all around another loop");
        }
        loop = next;
    }
    bool ok = tile_one(rw, loop, &sizes[n - 1], 1, outer, inner, why);
    if (!ok)
        outer->len = start;
    return ok;
}

static bool tile_affine(JigRewriter *rw, JigOp *loop, const JigMixed *sizes, size_t n,
                        JigOpVec *outer, JigOpVec *inner, JigReason *why) {
    JigOpVec band = {0};
    int64_t *numbers = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    JigOp **tiled = JIG_NEW_ARRAY(rw->arena, JigOp *, 2 * n + 1);
    jig_loop_affine_band(loop, &band);
    bool ok =
        band.len >= n || jig_refuse(why, loop, "has {} loops, not {}",
                                    jig_fact_int((int64_t)band.len), jig_fact_int((int64_t)n));
    for (size_t i = 0; i < n && ok; ++i)
        ok = jig_mixed_constant(sizes[i], &numbers[i]) ||
             jig_refuse(why, loop, "needs sizes that are numbers");
    ok = ok && jig_loop_affine_tile(rw, band.data, n, numbers, tiled, why);
    for (size_t i = 0; i < n && ok; ++i) {
        jig_vec_push(outer, tiled[i]);
        jig_vec_push(inner, tiled[n + i]);
    }
    jig_vec_free(&band);
    return ok;
}

static bool tile(JigRewriter *rw, JigOp *loop, const JigMixed *sizes, size_t n, JigOpVec *outer,
                 JigOpVec *inner, JigReason *why) {
    if (!jig_loop(loop))
        return jig_refuse(why, loop, "is no loop");
    if (!n)
        return jig_refuse(why, loop, "needs a size of its tiles");
    if (jig_op_is(loop, JIG_AFFINE(FOR)))
        return tile_affine(rw, loop, sizes, n, outer, inner, why);
    if (jig_op_is(loop, JIG_SCF(FOR)))
        return tile_nest(rw, loop, sizes, n, outer, inner, why);
    return tile_one(rw, loop, sizes, n, outer, inner, why);
}

bool jig_tile_loop(JigRewriter *rw, JigOp *loop, const JigMixed *sizes, size_t n, JigArena *a,
                   JigTiledLoop *out, JigReason *why) {
    JIG_REQUIRE(rw && loop && (sizes || !n) && a && out);
    JigOpVec outer = {0}, inner = {0};
    bool ok = tile(rw, loop, sizes, n, &outer, &inner, why);
    *out = (JigTiledLoop){.outer = jig_arena_copy(a, outer.data, outer.len * sizeof *outer.data),
                          .num_outer = outer.len,
                          .inner = jig_arena_copy(a, inner.data, inner.len * sizeof *inner.data),
                          .num_inner = inner.len};
    jig_vec_free(&outer);
    jig_vec_free(&inner);
    return ok;
}
