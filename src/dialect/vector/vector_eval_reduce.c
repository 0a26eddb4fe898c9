/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation of what combines lanes: from the first to the last, products and sums rounded one by
 * one. Lanes that a vector.mask around the op does not select take no part.
 */
#include "dialect/vector/vector_eval.h"
#include "eval/reduce.h"
#include "ir/diag/kinds.h"
#include "support/check.h"

const JigEvalKernel *jig_vector_kernel(int64_t kind, const JigElem *elem) {
    JIG_REQUIRE(elem);
    static const uint8_t ints[] = {
        [JIG_KIND_ADD] = JIG_ADD,    [JIG_KIND_MUL] = JIG_MUL,    [JIG_KIND_MINUI] = JIG_MINU,
        [JIG_KIND_MINSI] = JIG_MINS, [JIG_KIND_MAXUI] = JIG_MAXU, [JIG_KIND_MAXSI] = JIG_MAXS,
        [JIG_KIND_AND] = JIG_AND,    [JIG_KIND_OR] = JIG_OR,      [JIG_KIND_XOR] = JIG_XOR};
    static const uint8_t floats[] = {
        [JIG_KIND_ADD] = JIG_ADDF,          [JIG_KIND_MUL] = JIG_MULF,
        [JIG_KIND_MINNUMF] = JIG_MINNUMF,   [JIG_KIND_MAXNUMF] = JIG_MAXNUMF,
        [JIG_KIND_MINIMUMF] = JIG_MINIMUMF, [JIG_KIND_MAXIMUMF] = JIG_MAXIMUMF};
    return elem->kind == JIG_ELEM_FLOAT ? &jig_float_kernels[floats[kind]]
                                        : &jig_int_kernels[ints[kind]];
}

/* The mask of the vector.mask around this op: NULL when there is none. */
static const JigEvalShaped *mask_of(JigEvalCall *call) {
    return call->eval->mask;
}
static bool selected(JigEvalCall *call, const JigEvalShaped *mask, size_t lane, bool *out) {
    *out = true;
    return !mask || jig_vector_mask_selects(call, mask, lane, out);
}

/* acc = kernel(acc, lane); the first one stands for itself when there is nothing before. */
static bool take_in(JigEvalCall *call, const JigEvalKernel *k, const JigElem *elem,
                    JigEvalValue *acc, bool *empty, const JigEvalValue *x) {
    if (!*empty)
        return jig_eval_combine(call, k, elem, acc, x);
    *empty = false;
    jig_eval_copy_value(acc, x);
    return true;
}

/* ---- reduction ---- */

/* What is left when no lane takes part: the kind's neutral element. */
static int64_t atomic_kind(int64_t kind, bool is_float) {
    static const int8_t ints[] = {
        [JIG_KIND_ADD] = 1,    [JIG_KIND_MUL] = 13,  [JIG_KIND_MINUI] = 11,
        [JIG_KIND_MINSI] = 10, [JIG_KIND_MAXUI] = 7, [JIG_KIND_MAXSI] = 6,
        [JIG_KIND_AND] = 2,    [JIG_KIND_OR] = 14,   [JIG_KIND_XOR] = 15};
    static const int8_t floats[] = {
        [JIG_KIND_ADD] = 0,     [JIG_KIND_MUL] = 12,     [JIG_KIND_MINNUMF] = 9,
        [JIG_KIND_MAXNUMF] = 5, [JIG_KIND_MINIMUMF] = 8, [JIG_KIND_MAXIMUMF] = 4};
    return is_float ? floats[kind] : ints[kind];
}

/* A sum begins at -0.0, to which nothing is lost. */
static bool of_no_lanes(JigEvalCall *call, int64_t kind, const JigElem *elem, JigEvalValue *out) {
    bool is_float = elem->kind == JIG_ELEM_FLOAT;
    if (!is_float || kind != JIG_KIND_ADD)
        return jig_eval_atomic_neutral(call, atomic_kind(kind, is_float), elem, out);
    JigNum number;
    jig_eval_num_init(elem, &number);
    number.f = jig_float_from_double(elem->float_kind, -0.0);
    jig_eval_value_of_num(call->eval, elem, &number, out);
    return true;
}

static bool reduction(JigEvalCall *call) {
    const JigEvalShaped *s = jig_vector_operand(call, 0), *mask = mask_of(call);
    JIG_CHECK(s && jig_eval_count_points(call, s->sizes, s->rank));
    int64_t kind = jig_vector_kind(call->step->op);
    const JigEvalKernel *k = jig_vector_kernel(kind, &s->elem);
    JigEvalValue acc = {0}, lane = {0};
    bool empty = call->step->num_operands == 1, ok = true, in;
    if (!empty)
        jig_eval_copy_value(&acc, jig_eval_slot(call, 1));
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(s); i < n && ok; ++i) {
        ok = selected(call, mask, i, &in);
        if (!ok || !in)
            continue;
        jig_vector_load_lane(call, s, i, &lane);
        ok = take_in(call, k, &s->elem, &acc, &empty, &lane);
        jig_eval_release(&lane);
    }
    if (ok && empty)
        ok = of_no_lanes(call, kind, &s->elem, &acc);
    jig_eval_set_slot(jig_eval_result_slot(call, 0), acc);
    return ok;
}
JigEvalOutcome jig_vector_eval_reduction(JigEvalCall *call) {
    return jig_vector_scratch(call, reduction);
}

/* ---- multi_reduction ---- */

/* An accumulator: lanes of a vector, or one scalar. */
typedef struct Acc {
    JigEvalShaped *s;
    JigEvalValue scalar;
} Acc;

static bool open_acc(JigEvalCall *call, size_t operand, Acc *acc) {
    acc->scalar = (JigEvalValue){0};
    acc->s = NULL;
    if (!jig_type_is_vector(jig_op_operand_type(call->step->op, operand))) {
        jig_eval_copy_value(&acc->scalar, jig_eval_slot(call, operand));
        return true;
    }
    acc->s = jig_vector_change(call, operand);
    return acc->s != NULL;
}

static bool add_to_acc(JigEvalCall *call, const JigEvalKernel *k, const JigElem *elem, Acc *acc,
                       size_t lane, const JigEvalValue *x) {
    if (!acc->s)
        return jig_eval_combine(call, k, elem, &acc->scalar, x);
    JigEvalValue v;
    jig_vector_load_lane(call, acc->s, lane, &v);
    bool ok = jig_eval_combine(call, k, elem, &v, x);
    if (ok)
        jig_vector_store_lane(acc->s, lane, &v);
    jig_eval_release(&v);
    return ok;
}

static void close_acc(JigEvalCall *call, Acc *acc) {
    if (!acc->s)
        jig_eval_set_slot(jig_eval_result_slot(call, 0), acc->scalar);
}

static bool multi_reduction(JigEvalCall *call) {
    const JigEvalShaped *s = jig_vector_operand(call, 0), *mask = mask_of(call);
    Acc acc;
    JIG_CHECK(s && jig_eval_count_points(call, s->sizes, s->rank) && open_acc(call, 1, &acc));
    const JigAttr *dims = jig_vector_multi_reduction_reduction_dims_attr(call->step->op);
    bool *reduced = JIG_NEW_ARRAY(&call->eval->scratch, bool, s->rank + 1);
    for (size_t i = 0; i < jig_attr_dense_array_len(dims); ++i)
        reduced[jig_attr_dense_array_int(dims, i)] = true;
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, s->rank + 1);
    const JigEvalKernel *k = jig_vector_kernel(jig_vector_kind(call->step->op), &s->elem);
    size_t lane = 0;
    bool ok = true, in;
    do {
        size_t at = 0, r = 0;
        JigEvalValue v;
        for (size_t d = 0; acc.s && d < s->rank; ++d)
            if (!reduced[d])
                at += (size_t)(index[d] * acc.s->strides[r++]);
        ok = selected(call, mask, lane, &in);
        if (ok && in) {
            jig_vector_load_lane(call, s, lane, &v);
            ok = add_to_acc(call, k, &s->elem, &acc, at, &v);
            jig_eval_release(&v);
        }
        ++lane;
    } while (ok && jig_eval_next_index(index, s->sizes, s->rank));
    close_acc(call, &acc);
    return ok;
}
JigEvalOutcome jig_vector_eval_multi_reduction(JigEvalCall *call) {
    return jig_vector_scratch(call, multi_reduction);
}

/* ---- contract ---- */

typedef struct Contraction {
    const JigEvalShaped *lhs, *rhs, *mask;
    const JigMap *maps[3];
    JigElem elem; /* of the accumulator */
    int64_t *sizes, *index, *point;
    size_t num_loops;
} Contraction;

/* A number of the factors in the accumulator's type: floats are extended, integers by their sign.
 */
static void widen(JigEvalCall *call, const JigElem *from, const JigElem *to, JigEvalValue *v) {
    JigNum in, out;
    if (v->tag != JIG_EVAL_NUMBER ||
        (from->width == to->width && from->float_kind == to->float_kind))
        return;
    jig_eval_num_of_value(from, v, &in);
    if (to->kind == JIG_ELEM_FLOAT)
        out.f = jig_float_convert(in.f, to->float_kind, JIG_ROUND_NEAREST_EVEN, NULL);
    else
        out.i = jig_int_sext(in.i, to->width, jig_eval_arena(call));
    jig_eval_value_of_num(call->eval, to, &out, v);
}

static bool load_factor(JigEvalCall *call, const Contraction *c, size_t i, const JigEvalShaped *s,
                        JigEvalValue *out) {
    if (!jig_map_eval(c->maps[i], c->index, c->point))
        return jig_eval_fail(call, "has a map without a value");
    jig_vector_load_lane(call, s, jig_vector_lane_of(s, c->point), out);
    widen(call, &s->elem, &c->elem, out);
    return true;
}

static bool contract_point(JigEvalCall *call, const Contraction *c, Acc *acc) {
    JigEvalValue x = {0}, y = {0};
    const JigEvalKernel *mul = jig_vector_kernel(JIG_KIND_MUL, &c->elem);
    const JigEvalKernel *k = jig_vector_kernel(jig_vector_kind(call->step->op), &c->elem);
    bool ok =
        load_factor(call, c, 0, c->lhs, &x) && load_factor(call, c, 1, c->rhs, &y) &&
        jig_eval_combine(call, mul, &c->elem, &x, &y) &&
        jig_map_eval(c->maps[2], c->index, c->point) &&
        add_to_acc(call, k, &c->elem, acc, acc->s ? jig_vector_lane_of(acc->s, c->point) : 0, &x);
    jig_eval_release(&x);
    jig_eval_release(&y);
    return ok;
}

static void find_loops(Contraction *c, size_t i, const JigEvalShaped *s) {
    for (unsigned r = 0; r < jig_map_num_results(c->maps[i]); ++r)
        c->sizes[jig_map_dim_position(c->maps[i], r)] = s->sizes[r];
}

static bool contract(JigEvalCall *call) {
    Contraction c = {.lhs = jig_vector_operand(call, 0), .mask = mask_of(call)};
    c.rhs = c.lhs ? jig_vector_operand(call, 1) : NULL;
    JIG_CHECK(c.rhs);
    const JigAttr *maps = jig_vector_contract_indexing_maps_attr(call->step->op);
    for (size_t i = 0; i < 3; ++i)
        c.maps[i] = jig_attr_map_value(jig_attr_array_at(maps, i));
    c.num_loops = jig_map_num_dims(c.maps[0]);
    c.elem = *jig_eval_result_elem(call, 0);
    JigArena *a = &call->eval->scratch;
    c.sizes = JIG_NEW_ARRAY(a, int64_t, c.num_loops + 1);
    c.index = JIG_NEW_ARRAY(a, int64_t, c.num_loops + 1);
    c.point = JIG_NEW_ARRAY(a, int64_t, c.num_loops + 1);
    find_loops(&c, 0, c.lhs);
    find_loops(&c, 1, c.rhs);
    Acc acc;
    JIG_CHECK(jig_eval_count_points(call, c.sizes, c.num_loops) && open_acc(call, 2, &acc));
    size_t lane = 0;
    bool ok = true, in;
    do {
        JigArenaMark mark = jig_arena_mark(a);
        ok = selected(call, c.mask, lane++, &in) && (!in || contract_point(call, &c, &acc));
        jig_arena_rewind(a, mark);
    } while (ok && jig_eval_next_index(c.index, c.sizes, c.num_loops));
    close_acc(call, &acc);
    return ok;
}
JigEvalOutcome jig_vector_eval_contract(JigEvalCall *call) {
    return jig_vector_scratch(call, contract);
}

/* ---- outerproduct ---- */

/* One lane: lhs * rhs, combined with what the accumulator holds. */
static bool outer_lane(JigEvalCall *call, const JigEvalShaped *lhs, const JigEvalShaped *rhs,
                       JigEvalShaped *to, size_t lane, bool has_acc) {
    const JigElem *elem = &to->elem;
    size_t columns = rhs ? (size_t)rhs->sizes[0] : 1;
    JigEvalValue x = {0}, y = {0}, acc = {0};
    jig_vector_load_lane(call, lhs, lane / columns, &x);
    if (rhs)
        jig_vector_load_lane(call, rhs, lane % columns, &y);
    else
        jig_eval_copy_value(&y, jig_eval_slot(call, 1));
    bool ok = jig_eval_combine(call, jig_vector_kernel(JIG_KIND_MUL, elem), elem, &x, &y);
    if (ok && has_acc) {
        jig_vector_load_lane(call, to, lane, &acc);
        ok = jig_eval_combine(call, jig_vector_kernel(jig_vector_kind(call->step->op), elem), elem,
                              &acc, &x);
    }
    if (ok)
        jig_vector_store_lane(to, lane, has_acc ? &acc : &x);
    jig_eval_release(&x);
    jig_eval_release(&y);
    jig_eval_release(&acc);
    return ok;
}

static bool outerproduct(JigEvalCall *call) {
    bool has_acc = call->step->num_operands == 3, in;
    bool is_vector =
        jig_type_is_vector(jig_value_type(jig_vector_outerproduct_rhs(call->step->op)));
    const JigEvalShaped *lhs = jig_vector_operand(call, 0), *mask = mask_of(call);
    const JigEvalShaped *rhs = lhs && is_vector ? jig_vector_operand(call, 1) : NULL;
    JIG_CHECK(lhs && (rhs || !is_vector));
    JigEvalShaped *to = has_acc ? jig_vector_change(call, 2) : jig_vector_result(call, 0);
    JIG_CHECK(to);
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(to); i < n; ++i) {
        JIG_CHECK(selected(call, mask, i, &in));
        if (in)
            JIG_CHECK(outer_lane(call, lhs, rhs, to, i, has_acc));
    }
    return true;
}
JigEvalOutcome jig_vector_eval_outerproduct(JigEvalCall *call) {
    return jig_vector_scratch(call, outerproduct);
}

/* ---- scan ---- */

/* Along the dimension, each lane is what was combined up to it: with it, or (exclusive) without. */
static bool scan_line(JigEvalCall *call, const JigEvalShaped *s, JigEvalShaped *to, size_t first,
                      size_t dim, JigEvalValue *acc) {
    bool inclusive = jig_vector_scan_inclusive(call->step->op);
    const JigEvalKernel *k = jig_vector_kernel(jig_vector_kind(call->step->op), &s->elem);
    for (int64_t i = 0; i < s->sizes[dim]; ++i) {
        size_t lane = first + (size_t)(i * s->strides[dim]);
        JigEvalValue x;
        jig_vector_load_lane(call, s, lane, &x);
        if (!inclusive)
            jig_vector_store_lane(to, lane, acc);
        /* The initial value is what an exclusive scan starts with; an inclusive one starts with the
         * first lane. */
        bool ok = true;
        if (inclusive && i == 0)
            jig_eval_copy_value(acc, &x);
        else if (inclusive || i + 1 < s->sizes[dim])
            ok = jig_eval_combine(call, k, &s->elem, acc, &x);
        jig_eval_release(&x);
        JIG_CHECK(ok);
        if (inclusive)
            jig_vector_store_lane(to, lane, acc);
    }
    return true;
}

static bool scan(JigEvalCall *call) {
    const JigEvalShaped *s = jig_vector_operand(call, 0);
    const JigEvalShaped *initial = s ? jig_vector_operand(call, 1) : NULL;
    JigEvalShaped *to = initial ? jig_vector_result(call, 0) : NULL;
    JigEvalShaped *last = to ? jig_vector_result(call, 1) : NULL;
    JIG_CHECK(last);
    size_t dim = (size_t)jig_vector_scan_reduction_dim(call->step->op), lane = 0;
    int64_t *sizes = jig_arena_copy(&call->eval->scratch, s->sizes, (s->rank + 1) * sizeof *sizes);
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, s->rank + 1);
    sizes[dim] = 1;
    bool ok = true;
    do {
        JigEvalValue acc = {0};
        jig_vector_load_lane(call, initial, lane, &acc);
        ok = scan_line(call, s, to, jig_vector_lane_of(s, index), dim, &acc);
        if (ok)
            jig_vector_store_lane(last, lane, &acc);
        ++lane;
        jig_eval_release(&acc);
    } while (ok && jig_eval_next_index(index, sizes, s->rank));
    return ok;
}
JigEvalOutcome jig_vector_eval_scan(JigEvalCall *call) {
    return jig_vector_scratch(call, scan);
}

/* ---- fma, mask ---- */

static JigEvalState fused(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = jig_float_fma(in[0].f, in[1].f, in[2].f, JIG_ROUND_NEAREST_EVEN);
    return JIG_EVAL_VALUE;
}
static JigFloat fused_in_field(const JigFloat *in) {
    return jig_float_fma(in[0], in[1], in[2], JIG_ROUND_NEAREST_EVEN);
}
JigEvalOutcome jig_vector_eval_fma(JigEvalCall *call) {
    static const JigEvalKernel kernel = {.fn = fused, .field = fused_in_field};
    return jig_eval_kernel(call, &kernel);
}

/* Lanes that are not selected come from operand 1, where the result has the mask's shape. */
static bool pass_through(JigEvalCall *call, const JigEvalShaped *mask) {
    JigEvalValue *result = &call->frame[call->step->first_result];
    const JigEvalShaped *other = jig_vector_operand(call, 1);
    JIG_CHECK(other);
    if (result->tag != JIG_EVAL_SHAPED || other->rank != mask->rank)
        return true;
    JigEvalShaped *to =
        jig_eval_shaped_copy(call->eval, jig_eval_loc(call->step->op), result->shaped);
    JIG_CHECK(to);
    jig_eval_set_slot(result, jig_eval_shaped_value(to));
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(mask); i < n; ++i) {
        bool in = false;
        JIG_CHECK(jig_vector_mask_selects(call, mask, i, &in));
        if (!in)
            jig_vector_copy_lane(to, i, other, i);
    }
    return true;
}

JigEvalOutcome jig_vector_eval_mask(JigEvalCall *call) {
    const JigEvalShaped *mask = jig_vector_operand(call, 0), *outer = call->eval->mask;
    JigEvalStep *end;
    if (!mask)
        return JIG_EVAL_STOP;
    call->eval->mask = mask;
    bool ok = jig_eval_body(call, &call->step->bodies[0], &end);
    call->eval->mask = outer;
    if (!ok)
        return JIG_EVAL_STOP;
    jig_eval_finish(call, end, 0);
    const JigValue *other = jig_vector_mask_passthru(call->step->op);
    bool has_other =
        other && call->step->num_results == 1 && jig_type_is_vector(jig_value_type(other));
    return !has_other || pass_through(call, mask) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
