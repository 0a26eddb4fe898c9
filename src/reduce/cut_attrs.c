/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Cuts of attributes and of the numbers in them. */
#include "ir/op.h"
#include "jig/iface.h"
#include "reduce/cuts.h"
#include "reduce/renumber.h"

static const JigNamedAttr *attr_at(const JigOp *op, size_t i) {
    const JigAttr *attrs = jig_op_attrs(op);
    return i < jig_attr_dict_len(attrs) ? &jig_attr_dict_items(attrs)[i] : NULL;
}

/* ---- Attributes ---- */

static JigWalk find_attribute(JigOp *op, void *out) {
    for (size_t i = 0; attr_at(op, i); ++i)
        jig_reduce_cut_place(out, op, i, 0);
    return JIG_WALK_ADVANCE;
}
static void find_attributes(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_attribute, out);
}
/* Defaults are filled in again. What the op cannot do without, the verifier says. */
static bool cut_attribute(JigRewriter *rw, const JigReducePlace *at) {
    JigOp *op = at->op.op;
    const JigNamedAttr *x = attr_at(op, at->i);
    if (!x)
        return false;
    const JigAttr *left = jig_attr_dict_with(jig_op_attrs(op), x->name, NULL);
    left = jig_spec_fill_defaults(jig_op_name_record(op), left);
    if (left == jig_op_attrs(op))
        return false;
    jig_op_set_attrs(op, left);
    jig_rw_modified(rw, op);
    return true;
}
const JigReduceCut jig_reduce_cut_attributes = {"attributes", find_attributes, cut_attribute, true};

/* ---- Numbers ---- */

enum { TO_ZERO, TO_ONE, TO_HALF, NUM_WAYS };

static int64_t smaller(int64_t x, int64_t way) {
    if (x == JIG_DYNAMIC || (x >= 0 && x <= (way == TO_ZERO ? 0 : 1)))
        return x;
    return way == TO_HALF ? x / 2 : way == TO_ONE;
}

static JigWalk find_number(JigOp *op, void *out) {
    for (size_t i = 0; attr_at(op, i); ++i)
        for (int64_t way = 0; way < NUM_WAYS; ++way) {
            const JigRenumbering r = {.of = smaller, .n = way};
            const JigAttr *x = attr_at(op, i)->value;
            if (jig_renumber_attr(x, &r) != x)
                jig_reduce_cut_place(out, op, i, way);
        }
    return JIG_WALK_ADVANCE;
}
static void find_numbers(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_number, out);
}
static bool cut_number(JigRewriter *rw, const JigReducePlace *at) {
    const JigNamedAttr *x = attr_at(at->op.op, at->i);
    const JigRenumbering r = {.of = smaller, .n = at->n};
    if (!x || jig_renumber_attr(x->value, &r) == x->value)
        return false;
    jig_op_set_attr_id(at->op.op, x->name, jig_renumber_attr(x->value, &r));
    jig_rw_modified(rw, at->op.op);
    return true;
}
const JigReduceCut jig_reduce_cut_numbers = {"numbers in attributes", find_numbers, cut_number,
                                             true};

/* ---- Extents ----
 * One that occurs in types is made smaller wherever it stands, in attributes as well. */

typedef struct Extents {
    JIG_VEC(int64_t) seen;
} Extents;

static void see_extent(Extents *e, int64_t n) {
    enum { MOST = 32 };
    for (size_t i = 0; i < e->seen.len; ++i)
        if (e->seen.data[i] == n)
            return;
    if (n > 1 && e->seen.len < MOST)
        jig_vec_push(&e->seen, n);
}

static void see_type(Extents *e, const JigType *t) {
    if (jig_type_is_shaped(t) && jig_type_has_rank(t))
        for (size_t d = 0; d < jig_type_rank(t); ++d)
            see_extent(e, jig_type_dim(t, d));
}

static JigWalk see_op(JigOp *op, void *extents) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        see_type(extents, jig_op_result_type(op, i));
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        see_type(extents, jig_op_operand_type(op, i));
    return JIG_WALK_ADVANCE;
}

/* Of `number`, the smaller one in its place: 1, 2, ... or a half, all to be tried. */
static const int64_t targets[] = {1, 2, 3, 4, 5, 8};

static void find_extents(JigOp *root, JigReducePlaces *out) {
    Extents e = {0};
    jig_walk_pre(root, see_op, &e);
    for (size_t i = 0; i < e.seen.len; ++i) {
        jig_reduce_cut_place(out, root, SIZE_MAX, e.seen.data[i]);
        for (size_t k = JIG_LEN(targets); k-- > 0;)
            if (targets[k] < e.seen.data[i])
                jig_reduce_cut_place(out, root, (size_t)targets[k], e.seen.data[i]);
    }
    jig_vec_free(&e.seen);
}

typedef struct Shrinking {
    JigRewriter *rw;
    JigRenumbering by;
    bool changed;
} Shrinking;

/* `n` holds both numbers: what is replaced, below 2^32, and by what. */
static int64_t replaced(int64_t x, int64_t n) {
    return x == (n & UINT32_MAX) ? n >> 32 : x;
}

static void shrink_value(Shrinking *s, JigValue *v) {
    const JigType *t = jig_renumber_type(jig_value_type(v), &s->by);
    s->changed |= t != jig_value_type(v);
    jig_value_set_type(v, t);
}

static JigWalk shrink_op(JigOp *op, void *user) {
    Shrinking *s = user;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        shrink_value(s, jig_op_result(op, i));
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (size_t i = 0; i < jig_block_num_args(b); ++i)
                shrink_value(s, jig_block_arg(b, i));
    for (size_t i = 0; attr_at(op, i); ++i) {
        const JigNamedAttr *x = attr_at(op, i);
        const JigAttr *to = jig_renumber_attr(x->value, &s->by);
        if (to != x->value)
            jig_op_set_attr_id(op, x->name, to);
    }
    jig_rw_modified(s->rw, op);
    return JIG_WALK_ADVANCE;
}

static bool cut_extent(JigRewriter *rw, const JigReducePlace *at) {
    int64_t to = at->i == SIZE_MAX ? at->n / 2 : (int64_t)at->i;
    if (at->n > UINT32_MAX || to < 1)
        return false;
    Shrinking s = {rw, {.of = replaced, .n = at->n | to << 32, .extents = true}, false};
    jig_walk_pre(at->op.op, shrink_op, &s);
    return s.changed;
}
const JigReduceCut jig_reduce_cut_extents = {"extents", find_extents, cut_extent, true};
