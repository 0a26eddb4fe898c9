/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What comes of an index or an extent is followed through ops, regions and calls, up to conditions,
 * and with it the numbers that it meets on the way: i * 4 + 3 == 21 takes another turn at 6, and
 * certainly below 4 * 3 * 21, whatever the ops in between do to it.
 */
#include "check/literals.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "jig/affine.h"
#include "jig/attr.h"
#include "jig/iface.h"
#include "jig/type.h"
#include "ir/op.h"
#include "support/check.h"

/* ---- What is known of values ---- */

typedef struct Known {
    uint32_t origin; /* of its group: a dimension + 1; 0: it comes of none */
    int64_t factor;  /* its numbers are below that many times what it comes of; from 1 on */
} Known;

typedef struct Literals {
    JigDims *s;
    JigPtrMap values; /* -> Known * in the arena */
    uint32_t *group;  /* of each dimension: those that values come of together; as JigDim.parent */
    int64_t *least;   /* of each dimension: it has to be that large; 0: nothing is said */
    bool changed;
} Literals;

enum { MOST_FACTOR = INT32_MAX };

static int64_t times(int64_t x, int64_t y) {
    return x > MOST_FACTOR / y ? MOST_FACTOR : x * y;
}

static uint32_t group_of(Literals *l, uint32_t dim) {
    while (l->group[dim] != dim)
        dim = l->group[dim] = l->group[l->group[dim]];
    return dim;
}

static Known known(const Literals *l, const JigValue *v) {
    const Known *k = jig_ptrmap_get(&l->values, v);
    return k ? *k : (Known){.factor = 1};
}

/* Both at once. */
static Known with(Literals *l, Known x, Known y) {
    if (x.origin && y.origin)
        l->group[group_of(l, x.origin - 1)] = group_of(l, y.origin - 1);
    return (Known){x.origin ? x.origin : y.origin, times(x.factor, y.factor)};
}

/* Conditions end it: what they choose does not depend on how large a number was. */
static bool is_followed(const JigType *t) {
    const JigType *e = jig_type_element_or_self(t);
    return jig_type_is_int_or_index_or_float(e) && !jig_type_is_integer(e, 1);
}

/* The value may be that. */
static void note(Literals *l, const JigValue *v, Known k) {
    if ((!k.origin && k.factor == 1) || !is_followed(jig_value_type(v)))
        return;
    Known *is = jig_ptrmap_get(&l->values, v);
    if (!is) {
        is = JIG_NEW_ARRAY(l->s->a, Known, 1);
        is->factor = 1;
        jig_ptrmap_set(&l->values, v, is);
    }
    const Known was = *is;
    *is = with(l, was, (Known){k.origin, 1});
    is->factor = k.factor > was.factor ? k.factor : was.factor;
    l->changed |= is->origin != was.origin || is->factor != was.factor;
}

/* ---- Numbers ---- */

static int64_t factor_of_int(int64_t n) {
    return n > -MOST_FACTOR && n < MOST_FACTOR ? (n < 0 ? -n : n) + 1 : MOST_FACTOR;
}

/* Infinities are beyond every index, however large. */
static int64_t factor_of_number(const JigAttr *x) {
    if (x && jig_attr_is_int(x))
        return factor_of_int(jig_attr_int_value(x));
    if (!x || !jig_attr_is_float(x))
        return 1;
    JigFloat f = jig_attr_float_value(x);
    if (jig_float_is_nan(f) || jig_float_is_inf(f))
        return 1;
    double d = jig_float_to_double(f);
    d = d < 0 ? -d : d;
    return d < MOST_FACTOR - 2 ? (int64_t)d + 2 - (d == (double)(int64_t)d) : MOST_FACTOR;
}

static void add_constant(const JigExpr *e, void *user) {
    int64_t *factor = user, n;
    if (jig_expr_is_constant(e, &n))
        *factor = times(*factor, factor_of_int(n));
}

/* Of all elements, the constants of a map or set. */
static int64_t factor_of(const JigAttr *x) {
    enum { MANY = 4096 };
    int64_t factor = factor_of_number(x), n = 0;
    if (jig_attr_is_dense(x)) {
        bool splat = jig_attr_is_splat(x);
        n = splat ? 1 : jig_type_num_elements(jig_attr_type(x));
        if (n > MANY)
            return MOST_FACTOR;
    }
    for (int64_t i = 0; i < n; ++i) {
        int64_t one = factor_of_number(jig_attr_element(x, i));
        factor = one > factor ? one : factor;
    }
    if (jig_attr_kind(x) == JIG_ATTR_MAP)
        for (unsigned i = 0; i < jig_map_num_results(jig_attr_map_value(x)); ++i)
            jig_expr_walk(jig_map_result(jig_attr_map_value(x), i), add_constant, &factor);
    if (jig_attr_kind(x) == JIG_ATTR_SET)
        factor = MOST_FACTOR;
    return factor;
}

/* What the op itself says. Maps of structured ops are of dimensions (dims.h). */
static int64_t factor_of_attrs(const JigOp *op) {
    const JigAttr *attrs = jig_op_attrs(op);
    int64_t factor = 1;
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i) {
        const JigAttr *x = jig_attr_dict_items(attrs)[i].value;
        if (jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE) || jig_attr_kind(x) == JIG_ATTR_MAP ||
            jig_attr_kind(x) == JIG_ATTR_SET)
            factor = times(factor, factor_of(x));
    }
    return factor;
}

/* ---- Where it comes from ---- */

static Known of_dim(uint32_t dim) {
    return (Known){dim + 1, 1};
}

static void note_index(Literals *l, const JigOp *op) {
    const JigOp *around = jig_op_parent(op);
    for (size_t i = 0; i < l->s->loops.len; ++i) {
        const JigDimLoop *loop = &l->s->loops.data[i];
        if (loop->op == around && loop->position == (size_t)jig_linalg_index_dim(op))
            note(l, jig_op_result(op, 0), of_dim(loop->dim));
    }
}

/* Whose extent it asks for; NULL: it does not. */
static const JigValue *asks_for(const JigOp *op) {
    return jig_op_is(op, JIG_TENSOR(DIM))   ? jig_tensor_dim_source(op)
           : jig_op_is(op, JIG_MEMREF(DIM)) ? jig_memref_dim_source(op)
                                            : NULL;
}

/* Whichever of them it is. */
static void note_extent(Literals *l, const JigOp *op) {
    uint32_t first;
    size_t rank;
    if (jig_dims_of(l->s, asks_for(op), &first, &rank))
        for (uint32_t d = 0; d < rank; ++d)
            note(l, jig_op_result(op, 0), of_dim(first + d));
}

/* ---- Where it goes ---- */

/* Nobody follows it from there: what it comes of stays as it is. */
static void lose(Literals *l, Known k) {
    if (k.origin)
        l->least[k.origin - 1] = INT64_MAX;
}

/* What keeps something in memory from iteration to iteration may count them, or say what an index
 * was. */
static void lose_loops(Literals *l, const JigOp *op) {
    for (size_t i = 0; i < l->s->loops.len; ++i)
        if (l->s->loops.data[i].op == op)
            lose(l, of_dim(l->s->loops.data[i].dim));
}

static const JigOp *structured_around(const JigOp *op) {
    do
        op = jig_op_parent(op);
    while (op && !jig_structured(op));
    return op;
}

static void store(Literals *l, const JigOp *op) {
    const JigOp *around = structured_around(op);
    if (around)
        lose_loops(l, around);
}

/* Any number may stand in memory. */
static void load(Literals *l, const JigOp *op) {
    if (!jig_type_is_float(jig_op_result_type(op, 0)))
        note(l, jig_op_result(op, 0), (Known){.factor = MOST_FACTOR});
}

/* Arguments of that type may be it. */
static void note_arguments(Literals *l, const JigBlock *b, const JigType *type, Known k) {
    for (size_t i = 0; b && k.origin && i < jig_block_num_args(b); ++i)
        if (jig_value_type(jig_block_arg(b, i)) == type)
            note(l, jig_block_arg(b, i), k);
}

/* Into a region: element by element where there is an argument for each operand. What counts goes
 * as far as any operand says. */
static void enter(Literals *l, const JigOp *op, JigRegion *region, Known all) {
    JigBlock *b = jig_region_first(region);
    bool each = b && jig_structured(op) && jig_block_num_args(b) == jig_op_num_operands(op);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        Known k = known(l, jig_op_operand(op, i));
        if (each)
            note(l, jig_block_arg(b, i), k);
        else
            note_arguments(l, b, jig_op_operand_type(op, i), k);
    }
    if (!each)
        note_arguments(l, b, jig_type_index(jig_op_context(op)), all);
}

/* What a region hands over is a result, or comes round again. */
static void leave(Literals *l, const JigOp *end) {
    JigOp *around = jig_op_parent(end);
    size_t n = jig_op_num_operands(end);
    for (size_t i = 0; around && !jig_function(around) && i < n; ++i) {
        Known k = known(l, jig_op_operand(end, i));
        for (size_t r = 0; r < jig_op_num_results(around); ++r)
            if (jig_op_num_results(around) != n || r == i)
                note(l, jig_op_result(around, r), k);
        for (size_t r = 0; !jig_structured(around) && r < jig_op_num_regions(around); ++r)
            note_arguments(l, jig_region_first(jig_op_region(around, r)),
                           jig_op_operand_type(end, i), k);
    }
    for (size_t i = 0; i < n; ++i)
        for (size_t b = 0; b < jig_op_num_successors(end); ++b)
            note_arguments(l, jig_op_successor(end, b), jig_op_operand_type(end, i),
                           known(l, jig_op_operand(end, i)));
}

static void call(Literals *l, JigOp *op) {
    JigOp *function = jig_call_resolve(op);
    JigRegion *body =
        function && jig_callable(function) ? jig_callable(function)->region(function) : NULL;
    JigBlock *entry = body ? jig_region_first(body) : NULL;
    for (size_t i = 0; !entry && i < jig_op_num_operands(op); ++i)
        lose(l, known(l, jig_op_operand(op, i)));
    for (size_t i = 0; entry && i < jig_op_num_operands(op) && i < jig_block_num_args(entry); ++i)
        note(l, jig_block_arg(entry, i), known(l, jig_op_operand(op, i)));
    for (JigBlock *b = entry; b; b = jig_block_next(b)) {
        const JigOp *end = jig_block_terminator(b);
        for (size_t i = 0; end && jig_dims_returns(end) && i < jig_op_num_operands(end) &&
                           i < jig_op_num_results(op);
             ++i)
            note(l, jig_op_result(op, i), known(l, jig_op_operand(end, i)));
    }
}

/* What it computes is made of all operands, and of its numbers. */
static void compute(Literals *l, const JigOp *op) {
    Known all = {.factor = factor_of_attrs(op)};
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        all = with(l, all, known(l, jig_op_operand(op, i)));
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        enter(l, op, jig_op_region(op, r), all);
    if (jig_op_num_regions(op))
        return;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        note(l, jig_op_result(op, i), all);
    if (all.origin && all.factor > l->least[all.origin - 1])
        l->least[all.origin - 1] = all.factor;
}

static JigWalk follow(JigOp *op, void *user) {
    Literals *l = user;
    if (jig_op_is_of_scripts(op))
        return JIG_WALK_SKIP;
    if (jig_op_is(op, JIG_LINALG(INDEX)))
        note_index(l, op);
    else if (asks_for(op))
        note_extent(l, op);
    else if (jig_op_is(op, JIG_MEMREF(STORE)))
        store(l, op);
    else if (jig_op_is(op, JIG_MEMREF(LOAD)))
        load(l, op);
    else if (jig_call(op))
        call(l, op);
    else if (jig_op_has_trait(op, JIG_TRAIT_TERMINATOR))
        leave(l, op);
    else
        compute(l, op);
    return JIG_WALK_ADVANCE;
}

/* Nobody knows what it needs. */
static bool must_stay(Literals *l, uint32_t d) {
    return l->changed || l->least[group_of(l, d)] == INT64_MAX;
}

/* What one of a group needs all of it do, and one more, which is beyond. */
static void spread(Literals *l) {
    size_t n = l->s->dims.len;
    for (uint32_t d = 0; d < n; ++d) {
        uint32_t g = group_of(l, d);
        l->least[g] = l->least[d] > l->least[g] ? l->least[d] : l->least[g];
    }
    for (uint32_t d = 0; d < n; ++d)
        if (l->least[group_of(l, d)] > 1)
            jig_dims_need(l->s, d, must_stay(l, d) ? INT64_MAX : l->least[group_of(l, d)] + 1);
}

/* So that all are there that extents are asked for. */
static JigWalk number(JigOp *op, void *user) {
    uint32_t first;
    size_t rank;
    if (asks_for(op))
        (void)jig_dims_of(user, asks_for(op), &first, &rank);
    return JIG_WALK_ADVANCE;
}

void jig_literals_see(JigDims *s, JigOp *payload) {
    JIG_REQUIRE(s && payload);
    enum { ROUNDS = 16 };
    Literals l = {.s = s, .changed = true};
    jig_walk_pre(payload, number, s);
    l.least = JIG_NEW_ARRAY(s->a, int64_t, s->dims.len + 1);
    l.group = JIG_NEW_ARRAY(s->a, uint32_t, s->dims.len + 1);
    for (uint32_t d = 0; d < s->dims.len; ++d)
        l.group[d] = d;
    for (size_t round = 0; l.changed && round < ROUNDS; ++round) {
        l.changed = false;
        jig_walk_pre(payload, follow, &l);
    }
    spread(&l);
    jig_ptrmap_free(&l.values);
}
