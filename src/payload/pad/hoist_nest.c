/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The nest that pads and packs: copies of the ops that a pad depends on. */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "jig/bounds.h"
#include "payload/bounds/reify.h"
#include "payload/pad/hoist_pad_int.h"

/* ---- How often loops run ---- */

/* (to - from) ceildiv step, of `first` and `second`, which are d0 and d1. */
static JigValue *steps(JigRewriter *rw, JigLoc loc, JigValue *first, JigValue *second,
                       bool first_is_from, JigValue *step) {
    JigContext *ctx = rw->ctx;
    const JigExpr *d0 = jig_expr_dim(ctx, 0), *d1 = jig_expr_dim(ctx, 1);
    const JigExpr *length = first_is_from ? jig_expr_sub(d1, d0) : jig_expr_sub(d0, d1);
    const JigExpr *e = jig_expr_ceildiv(length, jig_expr_symbol(ctx, 0));
    const JigType *index = jig_type_index(ctx);
    return jig_build_or_fold(rw, loc, JIG_AFFINE(APPLY), (JigValue *[]){first, second, step}, 3,
                             &index, 1, "map", jig_attr_of_map(jig_map(ctx, 2, 1, &e, 1)), NULL);
}

JigValue *jig_pad_hoist_iteration(JigHoisting *h, JigOp *loop, JigValue *iv) {
    return steps(h->rw, jig_op_loc(h->pad), iv, jig_scf_for_lower_bound(loop), false,
                 jig_scf_for_step(loop));
}

/* Bounds are told by what is no result of the affine dialect. */
static bool is_told(JigBounds *b, JigExtent x, void *upper) {
    (void)b;
    if (x.value == upper)
        return false;
    JigOp *def = jig_value_def(x.value);
    return !def || !(jig_op_is(def, JIG_AFFINE(MIN)) || jig_op_is(def, JIG_AFFINE(MAX)) ||
                     jig_op_is(def, JIG_AFFINE(APPLY)));
}

/* Otherwise the number of iterations that is computed from the bound could be negative. */
static bool starts_below(JigHoisting *h, JigOp *loop, JigQuantity upper, JigQuantity bound) {
    JigQuantity from = jig_quantity(jig_mixed_value(jig_scf_for_lower_bound(loop)), h->a),
                zero = jig_quantity(jig_mixed_int(h->rw->ctx, 0), h->a);
    if (jig_bounds_compare(from, JIG_AT_MOST, bound) != JIG_TRUE &&
        jig_bounds_compare(from, JIG_AT_MOST, upper) != JIG_TRUE)
        return false;
    return !jig_scf_for_unsigned_cmp(loop) ||
           jig_bounds_compare(zero, JIG_AT_MOST, from) == JIG_TRUE;
}

/* How many iterations the loop has at most, known before the loop that is left. */
static JigValue *most_iterations(JigHoisting *h, JigOp *loop) {
    JigLoc loc = jig_op_loc(h->pad);
    JigValue *upper = jig_scf_for_upper_bound(loop);
    JigQuantity q = jig_quantity(jig_mixed_value(upper), h->a), bound;
    if (!jig_bounds_find(q, JIG_BOUND_UPPER, is_told, upper, h->a, &bound)) {
        jig_refuse(h->why, loop, "upper bound of the loop has no bound");
        return NULL;
    }
    JigOp *top = jig_pad_hoist_outermost(h);
    JigValue *outside[] = {jig_scf_for_lower_bound(loop), jig_scf_for_step(loop)};
    bool known = true;
    for (size_t i = 0; i < JIG_LEN(outside); ++i)
        known &= jig_loop_is_defined_outside(top, outside[i]);
    for (size_t i = 0; i < bound.n; ++i)
        known &= jig_loop_is_defined_outside(top, bound.items[i].value);
    if (!known) {
        jig_refuse(h->why, loop, "bounds of the loop are not known before the outermost loop");
        return NULL;
    }
    if (!starts_below(h, loop, q, bound)) {
        jig_refuse(h->why, loop, "loop may end before it starts");
        return NULL;
    }
    JigMixed m = jig_reify_quantity(h->rw, loc, bound);
    JigValue *most = m.value ? m.value : jig_arith_index(h->rw, loc, jig_attr_int_value(m.attr));
    return steps(h->rw, loc, outside[0], most, true, outside[1]);
}

/* ---- The packed tensor ---- */

static JigValue *build_room(JigHoisting *h) {
    size_t n = h->packing.len, rank = n + jig_type_rank(h->type);
    int64_t *shape = JIG_NEW_ARRAY(h->a, int64_t, rank + 1);
    JigValue **sizes = JIG_NEW_ARRAY(h->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        sizes[i] = most_iterations(h, h->packing.data[i]);
        if (!sizes[i])
            return NULL;
    }
    for (size_t i = 0; i < rank; ++i)
        shape[i] = i < n ? JIG_DYNAMIC : jig_type_dim(h->type, i - n);
    JigTensorEmpty parts = {.dynamic_sizes = {sizes, n},
                            .result_type = jig_type_tensor(shape, rank, jig_type_element(h->type),
                                                           jig_type_encoding(h->type))};
    return jig_op_result(jig_tensor_empty_build(h->rw, jig_op_loc(h->pad), &parts), 0);
}

JigSlice jig_pad_hoist_place(JigHoisting *h, JigValue *const *positions, size_t n) {
    size_t rank = n + jig_type_rank(h->type);
    JigMixed *offsets = JIG_NEW_ARRAY(h->a, JigMixed, rank + 1),
             *sizes = JIG_NEW_ARRAY(h->a, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i) {
        offsets[i] = i < n ? jig_mixed_value(positions[i]) : jig_mixed_int(h->rw->ctx, 0);
        sizes[i] = jig_mixed_int(h->rw->ctx, i < n ? 1 : jig_type_dim(h->type, i - n));
    }
    return (JigSlice){.offsets = offsets, .sizes = sizes, .rank = rank};
}

/* ---- The nest ---- */

typedef struct Nest {
    JigHoisting *h;
    JigIRMap *map;
    JigValue **positions; /* one for each loop so far */
    JigValue *room;       /* to pack into, at the current depth */
} Nest;

/* Leaves the insertion point in the loop. */
static void open_loop(Nest *n, JigOp *loop) {
    JigHoisting *h = n->h;
    JigValue *bounds[] = {jig_irmap_get(n->map, jig_scf_for_lower_bound(loop)),
                          jig_irmap_get(n->map, jig_scf_for_upper_bound(loop)),
                          jig_irmap_get(n->map, jig_scf_for_step(loop))};
    JigOp *made = jig_scf_for_begin(h->rw, jig_op_loc(h->pad), bounds, &n->room, 1,
                                    jig_scf_for_unsigned_cmp(loop));
    jig_irmap_value(n->map, jig_scf_for_iv(loop), jig_scf_for_iv(made));
    jig_at_start(h->rw, jig_op_body(made));
    n->positions[h->nest.len] = jig_pad_hoist_iteration(h, made, jig_scf_for_iv(made));
    n->room = jig_scf_for_iter_arg(made, 0);
    jig_vec_push(&h->nest, made);
}

static JigValue *transpose_into(Nest *n, JigValue *padded, JigSlice place) {
    JigHoisting *h = n->h;
    JigLoc loc = jig_op_loc(h->pad);
    JigOp *init = jig_tensor_build_extract_slice(h->rw, loc, h->type, n->room, place);
    JigNamedAttr order = {jig_ident(h->rw->ctx, JIG_STR("permutation")),
                          jig_attr_dense_i64(h->rw->ctx, h->o->transpose, h->o->num_transpose)};
    JigOp *op = jig_linalg_build(h->rw, loc, JIG_LINALG(TRANSPOSE), &padded, 1,
                                 (JigValue *[]){jig_op_result(init, 0)}, 1,
                                 jig_attr_dict(h->rw->ctx, &order, 1));
    return jig_op_result(op, 0);
}

/* Puts the slice into the tensor, and passes that on through all loops. */
static JigValue *close_loops(Nest *n, JigValue *slice, JigSlice place) {
    JigHoisting *h = n->h;
    JigLoc loc = jig_op_loc(h->pad);
    JigValue *v =
        jig_op_result(jig_tensor_build_insert_slice(h->rw, loc, slice, n->room, place), 0);
    for (size_t i = h->nest.len; i-- > 0;) {
        jig_at_end(h->rw, jig_op_body(h->nest.data[i]));
        jig_scf_yield_build(h->rw, loc, &(JigScfYield){.results = {&v, 1}});
        v = jig_op_result(h->nest.data[i], 0);
    }
    return v;
}

static void build_nest(Nest *n) {
    JigHoisting *h = n->h;
    for (size_t i = 0; i < h->ops.len; ++i) {
        JigOp *op = h->ops.data[i];
        if (jig_op_is(op, JIG_SCF(FOR)))
            open_loop(n, op);
        else
            jig_rw_clone(h->rw, op, n->map);
    }
    JigValue *padded = jig_irmap_get(n->map, jig_op_result(h->pad, 0));
    h->hoisted = jig_value_def(padded);
    JigSlice place = jig_pad_hoist_place(h, n->positions, h->nest.len);
    h->packed = h->o->num_transpose ? transpose_into(n, padded, place) : padded;
    if (h->nest.len)
        h->packed = close_loops(n, h->packed, place);
}

bool jig_pad_hoist_build(JigHoisting *h) {
    jig_at_before(h->rw, jig_pad_hoist_outermost(h));
    JigValue *room = build_room(h);
    if (!room)
        return false;
    Nest n = {.h = h,
              .map = jig_irmap_create(),
              .positions = JIG_NEW_ARRAY(h->a, JigValue *, h->packing.len + 1),
              .room = room};
    if (h->is_carried)
        jig_irmap_value(n.map, jig_tensor_pad_source(h->pad), jig_op_result(h->slice, 0));
    build_nest(&n);
    jig_irmap_destroy(n.map);
    return true;
}
