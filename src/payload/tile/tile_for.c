/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* JigTiling with a nest of scf.for. */
#include "dialect/arith/arith.h"
#include "dialect/scf/scf.h"
#include "dialect/vector/vector.h"
#include "dialect/tensor/tensor.h"
#include "payload/tile/tile_int.h"
#include "support/check.h"

/* ---- The nest ---- */

enum { LOWER, UPPER, STEP, NUM_BOUNDS };
typedef struct Bounds {
    JigValue *of[NUM_BOUNDS];
} Bounds;

typedef struct Nest {
    JigOp **loops;
    size_t depth;
    JigValue **carried; /* the innermost loop's iteration arguments */
} Nest;

/* Lower bounds, upper bounds and steps of all loops come before the first. */
static void build_nest(JigTiling *t, const size_t *order, Nest *nest) {
    size_t *loops = JIG_NEW_ARRAY(t->a, size_t, t->rank);
    for (size_t i = 0; i < t->rank; ++i)
        if (jig_tile_loop_is_tiled(t, order[i]))
            loops[nest->depth++] = order[i];
    size_t n = nest->depth;
    Bounds *bounds = JIG_NEW_ARRAY(t->a, Bounds, n);
    for (size_t i = 0; i < n; ++i)
        bounds[i].of[LOWER] = jig_arith_mixed_to_value(t->rw, t->loc, t->domain[loops[i]].offset);
    for (size_t i = 0; i < n; ++i)
        bounds[i].of[UPPER] = jig_arith_mixed_to_value(t->rw, t->loc, t->domain[loops[i]].size);
    for (size_t i = 0; i < n; ++i)
        bounds[i].of[STEP] = jig_arith_mixed_to_value(t->rw, t->loc, t->sizes[loops[i]]);

    nest->loops = JIG_NEW_ARRAY(t->a, JigOp *, n);
    nest->carried = t->inits;
    for (size_t i = 0; i < n; ++i) {
        JigOp *loop = nest->loops[i] =
            jig_scf_for_begin(t->rw, t->loc, bounds[i].of, nest->carried, t->num_inits, false);
        jig_at_end(t->rw, jig_op_body(loop));
        t->offsets[loops[i]] = jig_mixed_value(jig_scf_for_iv(loop));
        nest->carried = JIG_NEW_ARRAY(t->a, JigValue *, t->num_inits);
        for (size_t k = 0; k < t->num_inits; ++k)
            nest->carried[k] = jig_loop_arg(loop, k);
        jig_at_end(t->rw, jig_op_body(loop));
    }
}

/* In the order of the nest. */
static void compute_tile(JigTiling *t, const size_t *order) {
    for (size_t k = 0; k < t->rank; ++k) {
        size_t i = order[k];
        if (jig_tile_loop_is_tiled(t, i)) {
            t->tile[i] = jig_tile_bounded_size(t, i, t->offsets[i]);
        } else {
            t->offsets[i] = t->domain[i].offset;
            t->tile[i] = t->domain[i].size;
        }
    }
}

/* The innermost yield: the tile's results put into what is carried. */
static bool yield_tile(JigTiling *t, const Nest *nest, JigReason *why) {
    const JigSlice *slices = jig_tile_result_slices(t, why);
    if (!slices)
        return false;
    JigValue **yielded = JIG_NEW_ARRAY(t->a, JigValue *, t->num_inits);
    for (size_t i = 0; i < t->num_inits; ++i)
        yielded[i] = jig_op_result(jig_tensor_build_insert_slice(t->rw, t->loc, t->tiled.values[i],
                                                                 nest->carried[i], slices[i]),
                                   0);
    jig_build(t->rw, t->loc, JIG_SCF(YIELD), yielded, t->num_inits, NULL, 0, NULL);
    return true;
}

static JigValue **results_of(const JigTiling *t, const JigOp *loop) {
    JigValue **values = JIG_NEW_ARRAY(t->a, JigValue *, t->num_inits);
    for (size_t i = 0; i < t->num_inits; ++i)
        values[i] = jig_op_result(loop, i);
    return values;
}

static void yield_outer(JigTiling *t, const Nest *nest) {
    for (size_t i = nest->depth - 1; i-- > 0;) {
        jig_at_end(t->rw, jig_op_body(nest->loops[i]));
        jig_build(t->rw, t->loc, JIG_SCF(YIELD), results_of(t, nest->loops[i + 1]), t->num_inits,
                  NULL, 0, NULL);
    }
}

static bool tiles_nothing(const JigTiling *t) {
    for (size_t i = 0; i < t->rank; ++i)
        if (jig_tile_loop_is_tiled(t, i))
            return false;
    return true;
}

static JigMixed times_vscale(JigRewriter *rw, JigLoc loc, JigMixed size) {
    const JigType *index = jig_type_index(rw->ctx);
    JigValue *factors[2] = {jig_arith_mixed_to_value(rw, loc, size)};
    factors[1] = jig_op_result(jig_build(rw, loc, JIG_VECTOR(VSCALE), NULL, 0, &index, 1, NULL), 0);
    return jig_mixed_value(
        jig_op_result(jig_build(rw, loc, JIG_ARITH(MULI), factors, 2, &index, 1, NULL), 0));
}

/* No multiple of 0 makes a loop. */
static bool is_scalable(const JigTileOptions *o, size_t loop) {
    return o->scalable && o->scalable[loop] && !jig_mixed_is(o->sizes[loop], 0);
}

static void choose_sizes(JigTiling *t, const JigTileOptions *o) {
    for (size_t i = 0; i < t->rank && i < o->num_sizes; ++i)
        t->sizes[i] =
            is_scalable(o, i) ? times_vscale(t->rw, o->scalable_loc, o->sizes[i]) : o->sizes[i];
    if (!o->by_one)
        return;
    /* The reference makes lengths anew to look at them, which shows. */
    JigTileRange *lengths = JIG_NEW_ARRAY(t->a, JigTileRange, t->rank);
    t->iface->domain(t->rw, t->op, lengths);
    for (size_t i = 0; i < t->rank; ++i) {
        int64_t n;
        t->sizes[i] = jig_mixed_int(t->rw->ctx, !jig_mixed_constant(lengths[i].size, &n));
    }
}

bool jig_tile_with_for(JigRewriter *rw, JigOp *op, const JigTileOptions *o, JigArena *a,
                       JigTileResult *out, JigReason *why) {
    JIG_REQUIRE(rw && op && o && a && out);
    JIG_REQUIRE(jig_op_block(op));
    JigTiling t;
    *out = (JigTileResult){0};
    JIG_CHECK(jig_tile_begin(&t, rw, op, a, why));
    JIG_CHECK(jig_tile_check_sizes(&t, o, why));
    size_t *order = JIG_NEW_ARRAY(a, size_t, t.rank);
    JIG_CHECK(jig_tile_order(&t, o, order, why));
    choose_sizes(&t, o);
    if (o->partial)
        JIG_CHECK(jig_tile_begin_partial(&t, o, false, why));
    else if (!o->as_reference)
        JIG_CHECK(jig_tile_keeps_order(&t, order, why));
    Nest nest = {0};
    if (tiles_nothing(&t)) {
        *out = jig_tile_untiled(&t);
        return true;
    }
    build_nest(&t, order, &nest);
    compute_tile(&t, order);
    bool ok = jig_tile_build_one(&t, nest.carried, why);
    if (nest.depth && ok) {
        ok = yield_tile(&t, &nest, why);
        yield_outer(&t, &nest);
    }
    if (!ok) {
        if (nest.depth)
            jig_rw_erase(rw, nest.loops[0]);
        return false;
    }
    if (nest.depth)
        jig_at_after(rw, nest.loops[0]);
    out->loops = nest.loops;
    out->num_loops = nest.depth;
    return jig_tile_finish(&t, nest.depth ? results_of(&t, nest.loops[0]) : t.tiled.values, out);
}
