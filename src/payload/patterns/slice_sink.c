/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A generic op on a slice computes on the whole instead, and its result is what is sliced. Loops
 * over sliced dimensions run further then; other operands are padded with poison there.
 */
#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor_pad.h"
#include "dialect/ub/ub.h"
#include "jig/bounds.h"
#include "payload/patterns/patterns.h"
#include "payload/structured/extend.h"
#include "payload/structured/resize.h"

typedef struct Sinking {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    size_t num_ins, num_loops, sliced; /* sliced: the operand */
    JigValue *whole;
    JigSlice slice;
    bool *extended;               /* loops that run further */
    JigMixed *low, *high, *sizes; /* by how much, and the new number of iterations */
    JigMixed *counts;             /* the old one */
    JigArena *a;
} Sinking;

static const JigMap *map_of(const Sinking *s, size_t operand) {
    return jig_structured(s->op)->map(s->op, operand);
}

/* ---- May it? ---- */

static bool takes_all(const Sinking *s, size_t dim) {
    JigQuantity size = jig_quantity(s->slice.sizes[dim], s->a);
    return jig_mixed_is(s->slice.offsets[dim], 0) &&
           jig_bounds_compare(size, JIG_EQUAL, jig_quantity_of_dim(s->whole, dim, s->a)) ==
               JIG_TRUE;
}

static bool find_extended(Sinking *s, JigReason *why) {
    size_t n = 0, loop;
    s->extended = JIG_NEW_ARRAY(s->a, bool, s->num_loops + 1);
    for (size_t d = 0; d < s->slice.rank; ++d) {
        if (takes_all(s, d))
            continue;
        JIG_CHECK(jig_structured_loop_is_resizable(s->op, s->sliced, d, &loop, why));
        s->extended[loop] = true;
        ++n;
    }
    return n || jig_refuse(why, s->op, "the slice is the whole");
}

static bool is_plain_slice(Sinking *s, JigOp *slice) {
    s->slice = jig_tensor_slice(slice, s->a, NULL);
    s->whole = jig_tensor_extract_slice_source(slice);
    return jig_mixed_all_are(s->slice.strides, s->slice.rank, 1) &&
           jig_type_rank(jig_op_result_type(slice, 0)) == s->slice.rank;
}

/* Finds the first input that is such a slice. */
static bool find_slice(Sinking *s, JigReason *why) {
    bool is_sliced = false;
    for (s->sliced = 0; s->sliced < s->num_ins; ++s->sliced) {
        JigOp *slice =
            jig_value_def_of(jig_op_operand(s->op, s->sliced), JIG_TENSOR(EXTRACT_SLICE));
        if (!slice || !is_plain_slice(s, slice))
            continue;
        if (find_extended(s, why))
            return true;
        is_sliced = true; /* and it was said why not */
    }
    return !is_sliced && jig_refuse(why, s->op, "no input is a slice with steps of 1");
}

static bool may_sink(Sinking *s, JigReason *why) {
    JIG_CHECK(jig_structured_iterations_are_alike(s->op, why));
    JIG_CHECK(find_slice(s, why));
    const JigAttr **padding = JIG_NEW_ARRAY(s->a, const JigAttr *, jig_op_num_operands(s->op) + 1);
    return jig_structured_extension_is_neutral(s->op, s->extended, padding, why);
}

/* ---- Operands ---- */

/* What is behind the slice: size - offset - number of elements. */
static JigMixed rest(const Sinking *s, JigMixed size, JigMixed offset, JigMixed n) {
    JigContext *ctx = s->rw->ctx;
    const JigExpr *e = jig_expr_add(
        jig_expr_dim(ctx, 0),
        jig_expr_mul_const(jig_expr_add(jig_expr_dim(ctx, 1), jig_expr_dim(ctx, 2)), -1));
    return jig_affine_apply_folded(s->rw, s->loc, jig_map(ctx, 3, 0, &e, 1),
                                   (JigMixed[]){size, offset, n});
}

static void measure(Sinking *s) {
    const JigMap *map = map_of(s, s->sliced);
    s->low = JIG_NEW_ARRAY(s->a, JigMixed, s->num_loops + 1);
    s->high = JIG_NEW_ARRAY(s->a, JigMixed, s->num_loops + 1);
    s->sizes = JIG_NEW_ARRAY(s->a, JigMixed, s->num_loops + 1);
    s->counts = JIG_NEW_ARRAY(s->a, JigMixed, s->num_loops + 1);
    for (size_t d = 0; d < s->slice.rank; ++d) {
        int64_t loop = jig_structured_loop_of_subscript(map, d);
        if (loop < 0 || !s->extended[loop])
            continue;
        s->low[loop] = s->slice.offsets[d];
        s->counts[loop] = s->slice.sizes[d];
        s->sizes[loop] = jig_tensor_build_dim(s->rw, s->loc, s->whole, d);
        s->high[loop] = rest(s, s->sizes[loop], s->low[loop], s->slice.sizes[d]);
    }
}

static bool is_extended(const Sinking *s, const JigMap *map, size_t dim) {
    int64_t loop = jig_structured_loop_of_subscript(map, dim);
    return loop >= 0 && s->extended[loop];
}

static int64_t padded_size(int64_t size, JigMixed low, JigMixed high) {
    int64_t before, behind;
    bool known = size != JIG_DYNAMIC && low.attr && high.attr && jig_mixed_constant(low, &before) &&
                 jig_mixed_constant(high, &behind);
    return known ? size + before + behind : JIG_DYNAMIC;
}

/* The operand with poison where only the new iterations read it. */
static JigValue *padded(const Sinking *s, size_t i) {
    JigValue *v = jig_op_operand(s->op, i);
    const JigMap *map = map_of(s, i);
    const JigType *type = jig_value_type(v);
    size_t rank = jig_map_num_results(map), n = 0;
    JigMixed zero = jig_mixed_int(s->rw->ctx, 0), *low = JIG_NEW_ARRAY(s->a, JigMixed, rank + 1),
             *high = JIG_NEW_ARRAY(s->a, JigMixed, rank + 1);
    int64_t *shape = JIG_NEW_ARRAY(s->a, int64_t, rank + 1);
    for (size_t d = 0; d < rank; ++d) {
        bool more = is_extended(s, map, d);
        low[d] = more ? s->low[jig_structured_loop_of_subscript(map, d)] : zero;
        high[d] = more ? s->high[jig_structured_loop_of_subscript(map, d)] : zero;
        shape[d] = padded_size(jig_type_dim(type, d), low[d], high[d]);
        n += more;
    }
    if (!n)
        return v;
    const JigType *element = jig_type_element(type);
    JigUbPoison parts = {.result_type = element, .value = jig_ub_poison_attr(s->rw->ctx)};
    JigValue *poison = jig_op_result(jig_ub_poison_build(s->rw, s->loc, &parts), 0);
    type = jig_type_tensor(shape, rank, element, jig_type_encoding(type));
    return jig_op_result(jig_tensor_build_pad(s->rw, s->loc, type, v, low, high, poison, false), 0);
}

/* The same slice, read in the same way, is the whole as well. */
static bool is_the_slice(const Sinking *s, size_t i) {
    return i < s->num_ins && jig_op_operand(s->op, i) == jig_op_operand(s->op, s->sliced) &&
           map_of(s, i) == map_of(s, s->sliced);
}

/* An init of which nothing is read, and that is written all over, has the new sizes at once. */
static JigValue *new_init(const Sinking *s) {
    const JigMap *map = map_of(s, s->num_ins);
    JigValue *init = jig_op_operand(s->op, s->num_ins);
    if (jig_value_first_use(jig_block_arg(jig_op_body(s->op), s->num_ins)) ||
        !jig_map_is_projected_permutation(map, false))
        return padded(s, s->num_ins);
    size_t rank = jig_map_num_results(map);
    JigMixed *sizes = JIG_NEW_ARRAY(s->a, JigMixed, rank + 1);
    for (size_t d = 0; d < rank; ++d)
        sizes[d] = is_extended(s, map, d) ? s->sizes[jig_structured_loop_of_subscript(map, d)]
                                          : jig_tensor_build_dim(s->rw, s->loc, init, d);
    return jig_linalg_build_empty(s->rw, s->loc, sizes, rank,
                                  jig_type_element(jig_value_type(init)));
}

/* ---- The op, and the slice of its result ---- */

static JigOp *build_whole(const Sinking *s) {
    size_t n = jig_op_num_operands(s->op);
    JigValue **operands = JIG_NEW_ARRAY(s->a, JigValue *, n + 1);
    for (size_t i = 0; i < s->num_ins; ++i)
        operands[i] = is_the_slice(s, i) ? s->whole : padded(s, i);
    operands[s->num_ins] = new_init(s);
    return jig_linalg_clone_onto(s->rw, s->op, operands);
}

static JigValue *slice_result(const Sinking *s, JigOp *whole) {
    const JigMap *map = map_of(s, s->num_ins);
    JigValue *init = jig_op_operand(s->op, s->num_ins);
    size_t rank = jig_map_num_results(map);
    JigMixed *offsets = JIG_NEW_ARRAY(s->a, JigMixed, rank + 1),
             *sizes = JIG_NEW_ARRAY(s->a, JigMixed, rank + 1);
    for (size_t d = 0; d < rank; ++d) {
        bool more = is_extended(s, map, d);
        offsets[d] =
            more ? s->low[jig_structured_loop_of_subscript(map, d)] : jig_mixed_int(s->rw->ctx, 0);
        sizes[d] = more ? s->counts[jig_structured_loop_of_subscript(map, d)]
                        : jig_tensor_build_dim(s->rw, s->loc, init, d);
    }
    JigSlice slice = {.offsets = offsets, .sizes = sizes, .rank = rank};
    JigOp *op = jig_tensor_build_extract_slice(s->rw, s->loc, NULL, jig_op_result(whole, 0), slice);
    return jig_tensor_as_type(s->rw, s->loc, jig_op_result(op, 0), jig_op_result_type(s->op, 0));
}

static bool sink_slice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Sinking s = {.rw = rw,
                 .op = op,
                 .loc = jig_op_loc(op),
                 .num_ins = jig_linalg_num_ins(op),
                 .num_loops = jig_structured(op)->num_loops(op),
                 .a = rw->arena};
    JigReason *why = jig_match_reason(rw);
    if (!may_sink(&s, why))
        return jig_no_match_because(rw, why);
    measure(&s);
    jig_rw_replace1(rw, op, slice_result(&s, build_whole(&s)));
    return true;
}

const JigPattern jig_patterns_sink_slices[] = {
    {.name = "slice through generic", .root = "linalg.generic", .fn = sink_slice},
    {0},
};
