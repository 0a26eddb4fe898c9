/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* JigTiling with one scf.forall. */
#include "dialect/affine/affine.h"
#include "dialect/linalg/linalg.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "payload/loop/forall.h"
#include "payload/tile/tile_int.h"
#include "support/check.h"
#include "support/wide.h"

typedef struct Forall {
    JigMixed *lower, *upper, *step; /* of the tiled loops */
    size_t *loops;
    size_t rank;
    JigMixed *threads; /* per loop of the op; NULL: tiled by sizes */
    size_t *order;     /* of the op's loops, the outermost first */
    JigOp *op;
} Forall;

static bool is_distributed(const JigTiling *t, const Forall *f, size_t loop) {
    return f->threads ? !jig_mixed_is(f->threads[loop], 0) : jig_tile_loop_is_tiled(t, loop);
}

/* ceil(size / threads) */
static JigMixed share(JigTiling *t, size_t loop, JigMixed threads) {
    JigContext *ctx = t->rw->ctx;
    const JigExpr *e = jig_expr_ceildiv(jig_expr_symbol(ctx, 0), jig_expr_symbol(ctx, 1));
    JigMixed operands[2] = {t->domain[loop].size, threads};
    return jig_affine_apply_folded(t->rw, t->loc, jig_map(ctx, 0, 2, &e, 1), operands);
}

static void choose_sizes(JigTiling *t, Forall *f, const JigTileOptions *o) {
    if (!o->num_threads) {
        for (size_t i = 0; i < t->rank && i < o->num_sizes; ++i)
            t->sizes[i] = o->sizes[i];
        return;
    }
    f->threads = JIG_NEW_ARRAY(t->a, JigMixed, t->rank);
    for (size_t i = 0; i < t->rank; ++i) {
        f->threads[i] = i < o->num_threads ? o->threads[i] : jig_mixed_int(t->rw->ctx, 0);
        if (!jig_mixed_is(f->threads[i], 0))
            t->sizes[i] = share(t, i, f->threads[i]);
    }
}

/* One thread, or none. */
static bool is_alone(const JigTileOptions *o, JigMixed threads) {
    int64_t n;
    return o->num_threads && jig_mixed_constant(threads, &n) && n <= 1;
}

/* A reduction that is distributed races. Is there one? */
static bool warn_of_races(const JigTiling *t, const JigTileOptions *o) {
    const JigMixed *m = o->num_threads ? o->threads : o->sizes;
    size_t n = o->num_threads ? o->num_threads : o->num_sizes;
    bool races = false;
    for (size_t i = 0; i < n && i < t->rank; ++i)
        if (t->iface->iterator(t->op, i) == JIG_REDUCTION && !jig_mixed_is(m[i], 0) &&
            !is_alone(o, m[i])) {
            races = true;
            if (!o->quiet)
                jig_op_warning(t->op, "tiling is not thread safe at axis #%zu", i);
        }
    return races;
}

/* With shares of 0 no thread has anything to do. */
static bool shares_nothing(const JigTiling *t) {
    for (size_t i = 0; i < t->rank; ++i)
        if (jig_tile_loop_is_tiled(t, i))
            return false;
    return true;
}

/* A negative number of threads would run none of them, and lose what they were to compute. Where
 * the domain is not constant the number stays: nothing tells yet that it is not reached. */
static bool check_threads(const JigTiling *t, const Forall *f, JigReason *why) {
    for (size_t i = 0; f->threads && i < t->rank; ++i) {
        int64_t threads, size;
        if (jig_mixed_constant(f->threads[i], &threads) && threads < 0 &&
            jig_mixed_constant(t->sizes[i], &size)) {
            return jig_refuse(why, t->op, "expected the number of threads to be positive");
        }
    }
    return true;
}

/* Is there surely a thread whose tile would be empty, of an op that takes something for it all the
 * same, from beyond the end of an operand? */
static bool check_empty(const JigTiling *t, const Forall *f, JigReason *why) {
    for (size_t i = 0; f->threads && t->iface->may_be_empty && i < t->rank; ++i) {
        int64_t threads, size, length;
        if (jig_mixed_constant(f->threads[i], &threads) && threads > 0 &&
            jig_mixed_constant(t->sizes[i], &size) &&
            jig_mixed_constant(t->domain[i].size, &length) &&
            (JigI128)size * (threads - 1) >= length && length > 0 &&
            !t->iface->may_be_empty(t->op, i))
            return jig_refuse(why, t->op, "more threads than tiles along loop #{}",
                              jig_fact_int((int64_t)i));
    }
    return true;
}

static void choose_bounds(JigTiling *t, Forall *f) {
    f->lower = JIG_NEW_ARRAY(t->a, JigMixed, t->rank);
    f->upper = JIG_NEW_ARRAY(t->a, JigMixed, t->rank);
    f->step = JIG_NEW_ARRAY(t->a, JigMixed, t->rank);
    f->loops = JIG_NEW_ARRAY(t->a, size_t, t->rank);
    for (size_t k = 0; k < t->rank; ++k) {
        size_t i = f->order[k];
        if (!is_distributed(t, f, i))
            continue;
        f->loops[f->rank] = i;
        f->lower[f->rank] = f->threads ? jig_mixed_int(t->rw->ctx, 0) : t->domain[i].offset;
        f->upper[f->rank] = f->threads ? f->threads[i] : t->domain[i].size;
        f->step[f->rank++] = f->threads ? jig_mixed_int(t->rw->ctx, 1) : t->sizes[i];
    }
}

/* ---- Tiles by sizes ---- */

static void tile_by_size(JigTiling *t, size_t loop, JigValue *iv) {
    t->offsets[loop] = jig_mixed_value(iv);
    t->tile[loop] = jig_tile_bounded_size(t, loop, t->offsets[loop]);
}

/* ---- Tiles by thread ---- */

/* Does the last thread surely start inside the domain? */
static bool stays_inside(JigMixed size, JigMixed threads, JigMixed length) {
    int64_t s, n, l;
    return jig_mixed_constant(size, &s) && jig_mixed_constant(threads, &n) &&
           jig_mixed_constant(length, &l) && (JigI128)s * ((JigI128)n - 1) < l;
}

/* Is the domain a whole number of full tiles? Numbers are compared without an op for them. */
static bool shares_evenly(JigTiling *t, size_t loop, JigMixed threads) {
    int64_t offset, count, each, length;
    if (jig_mixed_constant(t->domain[loop].offset, &offset) &&
        jig_mixed_constant(threads, &count) && jig_mixed_constant(t->sizes[loop], &each) &&
        jig_mixed_constant(t->domain[loop].size, &length))
        return (JigI128)count * each + offset == length;
    JigContext *ctx = t->rw->ctx;
    const JigExpr *from = jig_expr_dim(ctx, 0), *n = jig_expr_dim(ctx, 1),
                  *size = jig_expr_symbol(ctx, 0), *end = jig_expr_symbol(ctx, 1);
    const JigExpr *e = jig_expr_sub(end, jig_expr_add(from, jig_expr_mul(n, size)));
    JigMixed operands[4] = {t->domain[loop].offset, threads, t->sizes[loop], t->domain[loop].size};
    return jig_mixed_is(jig_affine_apply_folded(t->rw, t->loc, jig_map(ctx, 2, 2, &e, 1), operands),
                        0);
}

/* min(length - offset, size) */
static JigMixed cut_size(JigTiling *t, size_t loop) {
    JigContext *ctx = t->rw->ctx;
    const JigExpr *e = jig_expr_sub(jig_expr_symbol(ctx, 0), jig_expr_dim(ctx, 0));
    JigMixed operands[2] = {t->offsets[loop], t->domain[loop].size};
    JigMixed left[2] = {jig_affine_apply_folded(t->rw, t->loc, jig_map(ctx, 1, 1, &e, 1), operands),
                        t->sizes[loop]};
    return jig_affine_min_folded(t->rw, t->loc, jig_map_identity(ctx, 2), left);
}

static void tile_by_thread(JigTiling *t, size_t loop, JigMixed threads, JigValue *iv) {
    JigContext *ctx = t->rw->ctx;
    const JigExpr *e = jig_expr_add(jig_expr_dim(ctx, 0),
                                    jig_expr_mul(jig_expr_dim(ctx, 1), jig_expr_symbol(ctx, 0)));
    JigMixed operands[3] = {t->domain[loop].offset, jig_mixed_value(iv), t->sizes[loop]};
    t->offsets[loop] = jig_affine_apply_folded(t->rw, t->loc, jig_map(ctx, 2, 1, &e, 1), operands);
    t->tile[loop] = t->sizes[loop];
    if (!shares_evenly(t, loop, threads))
        t->tile[loop] = cut_size(t, loop);
    if (stays_inside(t->sizes[loop], threads, t->domain[loop].size))
        return;
    /* A thread beyond the end gets an empty tile, not a negative one. */
    JigMixed bounds[2] = {jig_mixed_int(ctx, 0), t->tile[loop]};
    t->tile[loop] = jig_affine_max_folded(t->rw, t->loc, jig_map_identity(ctx, 2), bounds);
}

static void compute_tile(JigTiling *t, const Forall *f) {
    size_t next = 0;
    for (size_t k = 0; k < t->rank; ++k) {
        size_t i = f->order[k];
        if (!is_distributed(t, f, i)) {
            t->offsets[i] = t->domain[i].offset;
            t->tile[i] = t->domain[i].size;
            continue;
        }
        JigValue *iv = jig_block_arg(jig_op_body(f->op), next++);
        if (f->threads)
            tile_by_thread(t, i, f->threads[i], iv);
        else
            tile_by_size(t, i, iv);
    }
}

/* Of partial results, if these are what there is. */
static void find_slots(JigTiling *t, const Forall *f) {
    JigValue **ivs = JIG_NEW_ARRAY(t->a, JigValue *, t->rank);
    for (size_t k = 0; k < f->rank; ++k)
        ivs[f->loops[k]] = jig_block_arg(jig_op_body(f->op), k);
    jig_tile_find_slots(t, ivs);
}

/* ---- The loop ---- */

static bool insert_results(JigTiling *t, const Forall *f, JigReason *why) {
    find_slots(t, f); /* the reference does so twice, which shows */
    const JigSlice *slices = jig_tile_result_slices(t, why);
    if (!slices)
        return false;
    jig_at_end(t->rw, jig_op_body(jig_scf_forall_in_parallel(f->op)));
    for (size_t i = 0; i < t->num_inits; ++i)
        jig_tensor_build_parallel_insert_slice(t->rw, t->loc, t->tiled.values[i],
                                               jig_loop_arg(f->op, i), slices[i]);
    return true;
}

bool jig_tile_with_forall(JigRewriter *rw, JigOp *op, const JigTileOptions *o, JigArena *a,
                          JigTileResult *out, JigReason *why) {
    JIG_REQUIRE(rw && op && o && a && out);
    JIG_REQUIRE(jig_op_block(op));
    JigTiling t;
    Forall f = {0};
    *out = (JigTileResult){0};
    JIG_CHECK(jig_tile_begin(&t, rw, op, a, why));
    JIG_CHECK(jig_tile_check_sizes(&t, o, why));
    f.order = JIG_NEW_ARRAY(a, size_t, t.rank);
    JIG_CHECK(jig_tile_order(&t, o, f.order, why));
    choose_sizes(&t, &f, o);
    bool races = warn_of_races(&t, o);
    t.threads = f.threads;
    if (o->partial)
        JIG_CHECK(jig_tile_begin_partial(&t, o, true, why));
    if (shares_nothing(&t)) {
        *out = jig_tile_untiled(&t);
        return true;
    }
    JIG_CHECK(check_threads(&t, &f, why) && check_empty(&t, &f, why));
    if (!o->as_reference)
        JIG_CHECK(jig_linalg_buffers_keep_order(op, JIG_ORDER_PARALLEL,
                                                races ? "a reduction is shared out" : NULL, why));
    choose_bounds(&t, &f);
    const JigLoopBounds bounds = {f.lower, f.upper, f.step, f.rank};
    f.op = jig_loop_build_forall(rw, t.loc, &bounds, t.inits, t.num_inits, o->mapping);
    jig_at_before(rw, jig_scf_forall_in_parallel(f.op));
    compute_tile(&t, &f);
    find_slots(&t, &f);
    JigValue **carried = JIG_NEW_ARRAY(a, JigValue *, t.num_inits);
    for (size_t i = 0; i < t.num_inits; ++i)
        carried[i] = jig_loop_arg(f.op, i);
    if (!jig_tile_build_one(&t, carried, why) || !insert_results(&t, &f, why)) {
        jig_rw_erase(rw, f.op);
        return false;
    }
    JigOp **loops = JIG_NEW_ARRAY(a, JigOp *, 1);
    loops[0] = o->normalize ? jig_normalize_loop(rw, f.op) : f.op;
    JigValue **results = JIG_NEW_ARRAY(a, JigValue *, t.num_inits);
    for (size_t i = 0; i < t.num_inits; ++i)
        results[i] = jig_op_result(loops[0], i);
    jig_at_after(rw, loops[0]);
    out->loops = loops;
    out->num_loops = 1;
    return jig_tile_finish(&t, results, out);
}
