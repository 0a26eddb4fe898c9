/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/tile/split_op.h"

#include "dialect/affine/affine.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "payload/tile/tile_int.h"
#include "support/check.h"

typedef struct Splitting {
    JigTiling t; /* `offsets` and `tile` are those of the part */
    size_t loop;
    JigMixed point;     /* the size of the first part, which is not too large */
    JigMixed remaining; /* of the second */
} Splitting;

static JigMixed apply(Splitting *s, const JigExpr *e, unsigned num_dims, const JigMixed *operands) {
    const JigMap *map = jig_map(s->t.rw->ctx, num_dims, 0, &e, 1);
    return jig_affine_apply_folded(s->t.rw, s->t.loc, map, operands);
}

/* min(size, end of the loop), and what is left. */
static void choose_sizes(Splitting *s, JigMixed size) {
    JigContext *ctx = s->t.rw->ctx;
    const JigTileRange *range = &s->t.domain[s->loop];
    const JigExpr *d0 = jig_expr_dim(ctx, 0), *d1 = jig_expr_dim(ctx, 1),
                  *d2 = jig_expr_dim(ctx, 2);
    const JigExpr *bounds[] = {d0, jig_expr_add(d1, d2)};
    s->point = jig_affine_min_folded(s->t.rw, s->t.loc, jig_map(ctx, 3, 0, bounds, 2),
                                     (JigMixed[]){size, range->offset, range->size});
    s->remaining = apply(s, jig_expr_sub(jig_expr_add(d0, d1), d2), 3,
                         (JigMixed[]){range->offset, range->size, s->point});
}

/* One part, as if it were a tile. `into`: the tensors that its results go to, which give way to
 * those that they become. */
static JigOp *build_part(Splitting *s, JigMixed offset, JigMixed size, JigValue **into,
                         JigReason *why) {
    JigTiling *t = &s->t;
    for (size_t i = 0; i < t->rank; ++i) {
        t->offsets[i] = i == s->loop ? offset : t->domain[i].offset;
        t->tile[i] = i == s->loop ? size : t->domain[i].size;
    }
    JigSlice part = {.offsets = t->offsets, .sizes = t->tile, .rank = t->rank};
    t->tiled = (JigTiled){0};
    if (!t->iface->tile(t->rw, t->op, part, t->a, &t->tiled) || t->tiled.num_ops != 1) {
        jig_refuse(why, t->op, "failed to compute a part of the op");
        return NULL;
    }
    for (size_t i = 0; i < t->num_inits; ++i) {
        JigSlice slice;
        if (!t->iface->result_position(t->rw, t->op, i, part, t->a, &slice)) {
            jig_refuse(why, t->op, "failed to get slice of result produced");
            return NULL;
        }
        into[i] = jig_op_result(
            jig_tensor_build_insert_slice(t->rw, t->loc, t->tiled.values[i], into[i], slice), 0);
    }
    return t->tiled.ops[0];
}

/* The op takes up where the first part ended. */
static void continue_from(Splitting *s, JigValue *const *values) {
    JigOp *op = s->t.op;
    JigOperandRange inits = jig_dps_inits(op);
    size_t n = 0;
    for (size_t i = inits.start; i < inits.start + inits.count; ++i)
        if (jig_dps_tied_result(op, i))
            jig_rw_set_operand(s->t.rw, op, i, values[n++]);
}

bool jig_tile_split(JigRewriter *rw, JigOp *op, const JigSplitOptions *o, JigArena *a,
                    JigSplit *out, JigReason *why) {
    JIG_REQUIRE(rw && op && o && a && out);
    size_t loop = o->loop;
    Splitting s = {.loop = loop};
    *out = (JigSplit){.first = op};
    JIG_CHECK(jig_tile_begin(&s.t, rw, op, a, why));
    if (loop >= s.t.rank)
        return true;
    jig_at_before(rw, op);
    choose_sizes(&s, o->size);
    if (s.remaining.attr && jig_mixed_is(s.remaining, 0))
        return true;
    if (s.point.attr && jig_mixed_is(s.point, 0))
        return jig_refuse(why, op, "expected a part of at least one iteration");
    if (!o->as_reference)
        JIG_CHECK(jig_linalg_keeps_order(op, &(JigLoopPart){loop, true}, 1, why));
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, s.t.num_inits);
    for (size_t i = 0; i < s.t.num_inits; ++i)
        values[i] = s.t.inits[i];
    JigMixed from = s.t.domain[loop].offset;
    JIG_CHECK((out->first = build_part(&s, from, s.point, values, why)));
    continue_from(&s, values);
    const JigExpr *sum = jig_expr_add(jig_expr_dim(rw->ctx, 0), jig_expr_dim(rw->ctx, 1));
    from = apply(&s, sum, 2, (JigMixed[]){from, s.point});
    JIG_CHECK((out->second = build_part(&s, from, s.remaining, values, why)));
    jig_rw_replace(rw, op, values, s.t.num_inits);
    return true;
}
