/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/hoist.h"

#include "dialect/common/bounds_of_views.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector.h"
#include "support/vec.h"
#include "support/check.h"

/* ---- Ops that read or write a part of a tensor ---- */

static bool is_reading(const JigOp *op) {
    return jig_op_is(op, JIG_TENSOR(EXTRACT_SLICE)) || jig_op_is(op, JIG_VECTOR(TRANSFER_READ));
}
static bool is_writing(const JigOp *op) {
    return jig_op_is(op, JIG_TENSOR(INSERT_SLICE)) ||
           (jig_op_is(op, JIG_VECTOR(TRANSFER_WRITE)) && jig_op_num_results(op) == 1);
}
/* Of one that reads: the tensor. Of one that writes: what is written, and the tensor. */
enum { READ_FROM = 0, WRITTEN = 0, WRITE_TO = 1 };

/* Offsets and sizes of a transfer; one of elements that are not next to each other covers what is
 * between them, too. */
static JigSlice part_of_transfer(const JigOp *op, JigArena *a) {
    bool reads = jig_op_is(op, JIG_VECTOR(TRANSFER_READ));
    JigOperandRange indices =
        reads ? jig_vector_transfer_read_indices(op) : jig_vector_transfer_write_indices(op);
    const JigMap *map =
        jig_attr_map_value(reads ? jig_vector_transfer_read_permutation_map_attr(op)
                                 : jig_vector_transfer_write_permutation_map_attr(op));
    const JigType *vector =
        reads ? jig_op_result_type(op, 0) : jig_value_type(jig_op_operand(op, WRITTEN));
    JigMixed *offsets = JIG_NEW_ARRAY(a, JigMixed, indices.count + 1),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, indices.count + 1);
    for (size_t i = 0; i < indices.count; ++i) {
        offsets[i] = jig_mixed_value(jig_op_operand(op, indices.start + i));
        sizes[i] = jig_mixed_int(jig_op_context(op), 1);
    }
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        const JigExpr *e = jig_map_result(map, i);
        if (jig_expr_kind(e) == JIG_EXPR_DIM)
            sizes[jig_expr_position(e)] =
                jig_mixed_int(jig_op_context(op), jig_type_dim(vector, i));
    }
    return (JigSlice){.offsets = offsets, .sizes = sizes, .rank = indices.count};
}

static JigSlice part_of(const JigOp *op, JigArena *a) {
    JigSlice s;
    size_t n;
    if (!jig_slice(op))
        return part_of_transfer(op, a);
    s.offsets = jig_slice_offsets(op, &s.rank, a);
    s.sizes = jig_slice_sizes(op, &n, a);
    s.strides = jig_slice_strides(op, &n, a);
    return s;
}

static bool stride_at(const JigSlice *s, size_t i, int64_t *out) {
    *out = 1;
    return !s->strides || jig_mixed_constant(s->strides[i], out);
}

static bool same_stride(const JigSlice *x, const JigSlice *y, size_t i, JigArena *arena) {
    int64_t a, b;
    if (stride_at(x, i, &a) && stride_at(y, i, &b))
        return a == b;
    return x->strides && y->strides && jig_bounds_same_number(x->strides[i], y->strides[i], arena);
}

static bool same_part(const JigSlice *x, const JigSlice *y, JigArena *a) {
    for (size_t i = 0; x->rank == y->rank && i < x->rank; ++i)
        if (!jig_bounds_same_number(x->offsets[i], y->offsets[i], a) ||
            !jig_bounds_same_number(x->sizes[i], y->sizes[i], a) || !same_stride(x, y, i, a))
            return false;
    return x->rank == y->rank;
}

/* The first and the last number of a dimension, when known; up to where a next one would be. */
static bool range_at(const JigSlice *s, size_t i, int64_t *first, int64_t *last) {
    int64_t size, stride, span;
    return jig_mixed_constant(s->offsets[i], first) && jig_mixed_constant(s->sizes[i], &size) &&
           size > 0 && stride_at(s, i, &stride) && stride > 0 &&
           !__builtin_mul_overflow(size, stride, &span) &&
           !__builtin_add_overflow(*first, span - 1, last);
}

/* A constant, or the next symbol for the value. */
static const JigExpr *number_of(JigContext *ctx, JigMixed m, JigValue **values, size_t *n) {
    int64_t number;
    if (jig_mixed_constant(m, &number))
        return jig_expr_constant(ctx, number);
    values[*n] = m.value;
    return jig_expr_symbol(ctx, (unsigned)(*n)++);
}

/* Is offset + size * stride at most the other one's offset? As in the reference, only where bounds
 * of the values say by how much. */
static bool ends_before(const JigSlice *x, const JigSlice *y, size_t i, JigContext *ctx,
                        JigArena *a) {
    JigValue *values[4];
    size_t n = 0;
    int64_t by;
    const JigExpr *from = number_of(ctx, x->offsets[i], values, &n),
                  *size = number_of(ctx, x->sizes[i], values, &n),
                  *stride = x->strides ? number_of(ctx, x->strides[i], values, &n)
                                       : jig_expr_constant(ctx, 1),
                  *end = jig_expr_add(from, jig_expr_mul(size, stride));
    const JigExpr *e = jig_expr_sub(end, number_of(ctx, y->offsets[i], values, &n));
    JigQuantity q = jig_quantity_of_map(jig_map(ctx, 0, (unsigned)n, &e, 1), values, a);
    return jig_bounds_find_constant(q, JIG_BOUND_EQ, NULL, NULL, &by) && by <= 0;
}

static bool are_disjoint_at(const JigSlice *x, const JigSlice *y, size_t i, JigContext *ctx,
                            JigArena *a) {
    int64_t from, to, other_from, other_to;
    if (range_at(x, i, &from, &to) && range_at(y, i, &other_from, &other_to))
        return to < other_from || other_to < from;
    return ends_before(x, y, i, ctx, a) || ends_before(y, x, i, ctx, a);
}

static bool are_disjoint(const JigSlice *x, const JigSlice *y, JigContext *ctx, JigArena *a) {
    for (size_t i = 0; x->rank == y->rank && i < x->rank; ++i)
        if (are_disjoint_at(x, y, i, ctx, a))
            return true;
    return false;
}

/* ---- What happens to one carried tensor ---- */

typedef struct Pair {
    JigOp *read, *write;
    JigSlice part;
} Pair;

typedef struct Subsets {
    JigArena *arena;
    JigOpVec all;
    JIG_VEC(Pair) pairs;
} Subsets;

static void add_to_pairs(Subsets *s, JigOp *op, JigSlice part) {
    bool reads = is_reading(op);
    for (size_t i = 0; i < s->pairs.len; ++i) {
        Pair *p = &s->pairs.data[i];
        JigOp **place = reads ? &p->read : &p->write;
        if (*place || !same_part(&p->part, &part, s->arena))
            continue;
        *place = op;
        return;
    }
    Pair p = {reads ? op : NULL, reads ? NULL : op, part};
    jig_vec_push(&s->pairs, p);
}

/* The number of the carried value whose init operand `i` of the loop is; false: none. */
static bool carried_by(const JigOp *loop, size_t i, size_t *out) {
    const JigLoopIface *l = jig_loop(loop);
    if (!l->inits || !l->yield || (l->has_results && !l->has_results(loop)))
        return false;
    JigOperandRange inits = l->inits(loop);
    *out = i - inits.start;
    return jig_range_has(inits, i);
}

static bool follow(Subsets *s, const JigOp *loop, size_t carried, bool collect);

/* One use of the tensor: *next is what it goes on as. False: it is not read and written by parts
 * alone. */
static bool follow_use(Subsets *s, const JigUse *u, bool collect, JigValue **next) {
    JigOp *op = jig_use_owner(u);
    size_t carried;
    if (jig_loop(op)) {
        if (!carried_by(op, jig_use_index(u), &carried) || !jig_stack_ok(jig_op_context(op)) ||
            !follow(s, op, carried, false))
            return false;
        *next = jig_loop_result(op, carried);
        return true;
    }
    if (!is_reading(op) && !is_writing(op))
        return false;
    jig_vec_push(&s->all, op);
    if (collect)
        add_to_pairs(s, op, part_of(op, s->arena));
    if (!is_writing(op))
        return jig_use_index(u) == READ_FROM;
    *next = jig_op_result(op, 0);
    return jig_use_index(u) == WRITE_TO;
}

/* From the argument to what is yielded for it. */
static bool follow(Subsets *s, const JigOp *loop, size_t carried, bool collect) {
    const JigValue *v = jig_loop_arg(loop, carried), *end = jig_loop_yielded(loop, carried);
    while (v != end) {
        JigValue *next = NULL;
        for (const JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
            if (!follow_use(s, u, collect, &next))
                return false;
        if (!next)
            return false;
        v = next;
    }
    /* Nobody else sees what the last op wrote. */
    return v == jig_loop_arg(loop, carried) || jig_value_has_one_use(v);
}

/* ---- Moving out ---- */

static bool is_invariant(const JigOp *loop, const JigOp *op, size_t tensors) {
    for (size_t i = tensors; i < jig_op_num_operands(op); ++i)
        if (!jig_loop_is_defined_outside(loop, jig_op_operand(op, i)))
            return false;
    return true;
}

/* Of a pair; both must also be right in the loop. */
static bool may_move(const Subsets *s, const JigOp *loop, const Pair *p) {
    if (!p->read || !p->write ||
        jig_op_result_type(p->read, 0) != jig_value_type(jig_op_operand(p->write, WRITTEN)) ||
        jig_op_block(p->read) != jig_op_body(loop) || jig_op_block(p->write) != jig_op_body(loop) ||
        !is_invariant(loop, p->read, READ_FROM + 1) || !is_invariant(loop, p->write, WRITE_TO + 1))
        return false;
    for (size_t i = 0; i < s->all.len; ++i) {
        const JigOp *other = s->all.data[i];
        if (other == p->read || other == p->write)
            continue;
        JigSlice part = part_of(other, s->arena);
        if (!are_disjoint(&part, &p->part, jig_op_context(other), s->arena))
            return false;
    }
    return true;
}

static bool is_below(JigUse *use, void *loop) {
    return jig_op_is_proper_ancestor(loop, jig_use_owner(use));
}

static JigOp *move_out(JigRewriter *rw, JigOp *loop, size_t carried, const Pair *p) {
    JigValue *part = jig_op_result(p->read, 0);
    size_t n = jig_loop_num_carried(loop);
    JigOp *by = jig_loop_with_carried(rw, loop, &part, 1);
    if (!by)
        return NULL;
    JigValue *written = jig_op_operand(p->write, WRITTEN), *updated = jig_op_result(p->write, 0),
             **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    jig_loop_pass_on(rw, by, &written, 1);
    jig_rw_replace_uses_if(rw, part, jig_loop_arg(by, n), is_below, by);
    for (size_t i = 0; i < n; ++i)
        results[i] = jig_op_result(by, i);
    jig_rw_replace(rw, loop, results, n);
    jig_rw_move_before(rw, p->read, by);
    jig_rw_move_after(rw, p->write, by);
    jig_rw_replace_uses(rw, updated, jig_op_operand(p->write, WRITE_TO));
    jig_rw_set_operand(rw, p->read, READ_FROM, jig_loop_init(by, carried));
    jig_rw_replace_uses(rw, results[carried], updated);
    jig_rw_set_operand(rw, p->write, WRITTEN, jig_op_result(by, n));
    jig_rw_set_operand(rw, p->write, WRITE_TO, results[carried]);
    return by;
}

static JigOp *hoist_carried(JigRewriter *rw, JigOp *loop, size_t carried) {
    Subsets s = {.arena = rw->arena};
    if (follow(&s, loop, carried, true))
        for (size_t i = 0; i < s.pairs.len; ++i) {
            const Pair *p = &s.pairs.data[i];
            JigOp *by = may_move(&s, loop, p) ? move_out(rw, loop, carried, p) : NULL;
            loop = by ? by : loop;
        }
    jig_vec_free(&s.all);
    jig_vec_free(&s.pairs);
    return loop;
}

JigOp *jig_hoist_subsets(JigRewriter *rw, JigOp *loop) {
    JIG_REQUIRE(rw && jig_loop(loop));
    const JigLoopIface *l = jig_loop(loop);
    if (!l->yield || (l->has_results && !l->has_results(loop)))
        return loop;
    for (size_t i = 0; i < jig_loop_num_carried(loop); ++i)
        loop = hoist_carried(rw, loop, i);
    return loop;
}
