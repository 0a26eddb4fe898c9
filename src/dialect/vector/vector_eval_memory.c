/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of transfers between vectors and memory, and of printing. */
#include "dialect/vector/vector_eval.h"
#include "dialect/vector/vector_transfer.h"

#include <stdio.h>

/* ---- load, store, type_cast ---- */

static bool load(JigEvalCall *call) {
    size_t n = call->step->num_operands - 1;
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1);
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    return s && jig_eval_indices(call, 1, n, index) &&
           jig_eval_check_alignment(call, s, index,
                                    jig_eval_alignment(call, jig_vector_load_alignment_attr)) &&
           jig_eval_load_vector(call, s, index, jig_op_result_type(call->step->op, 0)) ==
               JIG_EVAL_NEXT;
}
JigEvalOutcome jig_vector_eval_load(JigEvalCall *call) {
    return jig_vector_scratch(call, load);
}

static bool store(JigEvalCall *call) {
    size_t n = call->step->num_operands - 2;
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1);
    const JigEvalShaped *v = jig_vector_operand(call, 0);
    JigEvalShaped *s = v ? jig_eval_shaped(call, 1) : NULL;
    return s && jig_eval_indices(call, 2, n, index) &&
           jig_eval_check_alignment(call, s, index,
                                    jig_eval_alignment(call, jig_vector_store_alignment_attr)) &&
           jig_eval_store_vector(call, v, s, index) == JIG_EVAL_NEXT;
}
JigEvalOutcome jig_vector_eval_store(JigEvalCall *call) {
    return jig_vector_scratch(call, store);
}

JigEvalOutcome jig_vector_eval_type_cast(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    if (!s)
        return JIG_EVAL_STOP;
    const JigType *type = jig_op_result_type(call->step->op, 0);
    s->buffer->refs++;
    JigEvalShaped *view =
        jig_eval_shaped_view(call->eval, s->buffer, *jig_eval_result_elem(call, 0),
                             jig_type_rank(type), jig_type_shape(type));
    /* The offset counted other elements. */
    view->base = s->base + s->offset * (int64_t)jig_eval_elem_bytes(&s->elem);
    return jig_eval_give(call, 0, view);
}

/* ---- transfer_read, transfer_write ---- */

/* A transfer of chunks: an element of the base, which may be a vector itself, for each index of
 * the vector's leading dimensions. */
typedef struct Transfer {
    JigTransfer t;
    JigEvalShaped *vector, *base;
    const JigEvalShaped *mask, *outer_mask;
    int64_t *start, *index, *there, *mask_index;
    size_t rank, chunk; /* results of the map; bytes */
} Transfer;

static size_t operand_number(JigEvalCall *call, const JigValue *v) {
    size_t i = 0;
    while (jig_op_operand(call->step->op, i) != v)
        ++i;
    return i;
}

static bool open_transfer(JigEvalCall *call, Transfer *x) {
    JigArena *a = &call->eval->scratch;
    x->rank = jig_map_num_results(x->t.map);
    x->base = jig_eval_shaped(call, operand_number(call, x->t.base));
    JIG_CHECK(x->base);
    x->mask = x->t.mask ? jig_vector_operand(call, operand_number(call, x->t.mask)) : NULL;
    JIG_CHECK(x->mask || !x->t.mask);
    x->outer_mask = call->eval->mask;
    x->chunk = jig_eval_elem_bytes(&x->base->elem);
    x->start = JIG_NEW_ARRAY(a, int64_t, x->base->rank + 1);
    x->there = JIG_NEW_ARRAY(a, int64_t, x->base->rank + 1);
    x->index = JIG_NEW_ARRAY(a, int64_t, x->rank + 1);
    x->mask_index = JIG_NEW_ARRAY(a, int64_t, x->rank + 1);
    return jig_eval_indices(call, x->t.indices.start, x->t.indices.count, x->start);
}

/* Where the current index goes; *inside false when beyond an end that may be passed. */
static bool place(JigEvalCall *call, Transfer *x, bool *inside) {
    *inside = true;
    memcpy(x->there, x->start, x->base->rank * sizeof *x->there);
    for (size_t r = 0; r < x->rank; ++r) {
        const JigExpr *e = jig_map_result(x->t.map, (unsigned)r);
        if (jig_expr_kind(e) != JIG_EXPR_DIM)
            continue;
        unsigned d = jig_expr_position(e);
        bool far = __builtin_add_overflow(x->there[d], x->index[r], &x->there[d]);
        if (!far && x->there[d] >= 0 && x->there[d] < x->base->sizes[d])
            continue;
        if (jig_vector_in_bounds_at(&x->t, r))
            return jig_eval_fail(call,
                                 "goes out of bounds of dimension %u, which it says it does not: "
                                 "index %lld of %lld",
                                 d, (long long)x->there[d], (long long)x->base->sizes[d]);
        *inside = false;
    }
    return true;
}

/* The mask has the base's dimensions that the transfer moves along, in their order. */
static bool is_selected(JigEvalCall *call, Transfer *x, const JigEvalShaped *mask, bool *selected) {
    size_t k = 0;
    for (unsigned d = 0; d < x->base->rank; ++d)
        for (unsigned r = 0; r < x->rank; ++r) {
            const JigExpr *e = jig_map_result(x->t.map, r);
            if (jig_expr_kind(e) == JIG_EXPR_DIM && jig_expr_position(e) == d && k < x->rank)
                x->mask_index[k++] = x->index[r];
        }
    return jig_vector_mask_selects(call, mask, jig_vector_lane_of(mask, x->mask_index), selected);
}

static bool takes_part(JigEvalCall *call, Transfer *x, bool *in) {
    *in = true;
    if (x->mask)
        JIG_CHECK(is_selected(call, x, x->mask, in));
    if (*in && x->outer_mask)
        JIG_CHECK(is_selected(call, x, x->outer_mask, in));
    return !*in || place(call, x, in);
}

/* How many chunks from the current one, which is inside, follow each other in memory. The last
 * index is moved to the last of them. */
static bool find_run(JigEvalCall *call, Transfer *x, size_t *at, size_t *n) {
    const JigEvalShaped *base = x->base;
    size_t r = x->rank - 1, end;
    JIG_CHECK(jig_eval_shaped_at(call, base, x->there, at));
    *n = 1;
    if (!x->rank || x->mask || x->outer_mask)
        return true;
    const JigExpr *e = jig_map_result(x->t.map, (unsigned)r);
    if (jig_expr_kind(e) != JIG_EXPR_DIM || base->strides[jig_expr_position(e)] != 1)
        return true;
    unsigned d = jig_expr_position(e);
    int64_t more = x->vector->sizes[r] - x->index[r] - 1, room = base->sizes[d] - x->there[d] - 1;
    more = more < room ? more : room;
    x->there[d] += more;
    x->index[r] += more;
    *n += (size_t)more;
    return jig_eval_shaped_at(call, base, x->there, &end);
}

static bool transfer(JigEvalCall *call, Transfer *x) {
    size_t at = 0, there, n;
    do {
        bool in;
        JIG_CHECK(takes_part(call, x, &in));
        if (in) {
            JIG_CHECK(find_run(call, x, &there, &n));
            if (x->t.reads)
                jig_eval_buffer_copy(x->vector->buffer, at, x->base->buffer, there, n * x->chunk);
            else
                jig_eval_buffer_copy(x->base->buffer, there, x->vector->buffer, at, n * x->chunk);
            at += (n - 1) * x->chunk;
        } else if (x->t.reads) {
            const JigEvalValue *padding = jig_eval_slot(call, operand_number(call, x->t.padding));
            JigEvalShaped chunk = *x->vector;
            chunk.elem = x->base->elem;
            jig_eval_store_elem(&chunk, at, padding);
        }
        at += x->chunk;
    } while (jig_eval_next_index(x->index, x->vector->sizes, x->rank));
    return true;
}

static bool transfer_read(JigEvalCall *call) {
    Transfer x = {.t = jig_vector_transfer(call->step->op)};
    JIG_CHECK(open_transfer(call, &x));
    x.vector = jig_vector_result(call, 0);
    return x.vector && transfer(call, &x);
}
JigEvalOutcome jig_vector_eval_transfer_read(JigEvalCall *call) {
    return jig_eval_spread_poison(call, 0) ? JIG_EVAL_NEXT
                                           : jig_vector_scratch(call, transfer_read);
}

static bool transfer_write(JigEvalCall *call) {
    Transfer x = {.t = jig_vector_transfer(call->step->op)};
    x.vector = jig_vector_operand(call, 0);
    JIG_CHECK(x.vector && open_transfer(call, &x));
    if (call->step->num_results) {
        x.base = jig_eval_shaped_own(call, 1);
        JIG_CHECK(x.base);
        jig_eval_set_slot(jig_eval_result_slot(call, 0), jig_eval_shaped_value(x.base));
    } else if (x.base->buffer->constant) {
        return jig_eval_fail(call, "writes to constant memory");
    }
    return transfer(call, &x);
}
JigEvalOutcome jig_vector_eval_transfer_write(JigEvalCall *call) {
    return jig_eval_spread_poison(call, 1) ? JIG_EVAL_NEXT
                                           : jig_vector_scratch(call, transfer_write);
}

/* ---- Masked accesses: lane by lane ---- */

/* Operands base, indices (from 1 on), then as the op has them. */
typedef struct Lanes {
    JigEvalShaped *base, *vector;
    const JigEvalShaped *indices, *mask, *other;
    int64_t *start;
    size_t rank;
} Lanes;

/* `step` elements along the last dimension from the start; a gather may pass its end, as far as the
 * memory goes. */
static bool reach(JigEvalCall *call, const Lanes *l, int64_t step, size_t *at) {
    const JigEvalShaped *s = l->base;
    int64_t element = s->offset, size = (int64_t)jig_eval_elem_bytes(&s->elem);
    for (size_t d = 0; d < s->rank; ++d)
        element = (int64_t)((uint64_t)element +
                            ((uint64_t)l->start[d] + (uint64_t)(d + 1 == s->rank ? step : 0)) *
                                (uint64_t)s->strides[d]);
    int64_t byte = (int64_t)((uint64_t)s->base + (uint64_t)element * (uint64_t)size);
    *at = (size_t)byte;
    return jig_eval_buffer_check(call, s->buffer, byte, (size_t)size);
}

static bool open_lanes(JigEvalCall *call, Lanes *l, size_t first) {
    l->base = jig_eval_shaped(call, 0);
    JIG_CHECK(l->base);
    l->rank = l->base->rank;
    l->start = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, l->rank + 1);
    JIG_CHECK(jig_eval_indices(call, 1, l->rank, l->start));
    l->mask = jig_vector_operand(call, first);
    l->other = l->mask ? jig_vector_operand(call, first + 1) : NULL;
    return l->other != NULL;
}

/* How the lanes lie in memory. */
typedef enum Layout {
    EACH,    /* lane i at i elements from the start; further dimensions of it at theirs */
    PACKED,  /* selected lanes follow each other */
    INDEXED, /* where a vector of indices says */
} Layout;

static bool lane_place(JigEvalCall *call, const Lanes *l, Layout layout, size_t lane, size_t taken,
                       size_t *at) {
    if (layout == INDEXED) {
        JigEvalValue v;
        jig_vector_load_lane(call, l->indices, lane, &v);
        JIG_CHECK(jig_eval_need_value(call, &v, "an index"));
        return reach(call, l, jig_eval_sign_extend(v.w[0], l->indices->elem.width), at);
    }
    if (layout == PACKED || l->mask->rank == 1)
        return reach(call, l, (int64_t)(layout == PACKED ? taken : lane), at);
    /* Along the trailing dimensions of the base. */
    int64_t *there = jig_arena_copy(&call->eval->scratch, l->start, (l->rank + 1) * sizeof *there);
    for (size_t d = l->mask->rank, i = lane; d-- > 0; i /= (size_t)l->mask->sizes[d])
        there[l->rank - l->mask->rank + d] += (int64_t)(i % (size_t)l->mask->sizes[d]);
    return jig_eval_shaped_at(call, l->base, there, at);
}

static bool move_lanes(JigEvalCall *call, const Lanes *l, Layout layout, bool reads) {
    size_t taken = 0, size = l->base->elem.size, at;
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(l->mask); i < n; ++i) {
        bool in;
        JIG_CHECK(jig_vector_mask_selects(call, l->mask, i, &in));
        if (in && call->eval->mask)
            JIG_CHECK(jig_vector_mask_selects(call, call->eval->mask, i, &in));
        if (!in) {
            if (reads)
                jig_vector_copy_lane(l->vector, i, l->other, i);
            continue;
        }
        JIG_CHECK(lane_place(call, l, layout, i, taken++, &at));
        if (reads)
            jig_eval_buffer_copy(l->vector->buffer, i * size, l->base->buffer, at, size);
        else
            jig_eval_buffer_copy(l->base->buffer, at, l->other->buffer, i * size, size);
    }
    return true;
}

static Layout layout_of(const JigOp *op) {
    bool packed = jig_op_is(op, JIG_VECTOR(EXPANDLOAD)) || jig_op_is(op, JIG_VECTOR(COMPRESSSTORE));
    return packed ? PACKED : EACH;
}

static bool masked_load(JigEvalCall *call) {
    Lanes l = {0};
    size_t first = call->step->num_operands - 2;
    JIG_CHECK(open_lanes(call, &l, first));
    l.vector = jig_vector_result(call, 0);
    return l.vector && move_lanes(call, &l, layout_of(call->step->op), true);
}
JigEvalOutcome jig_vector_eval_masked_load(JigEvalCall *call) {
    return jig_vector_scratch(call, masked_load);
}

static bool masked_store(JigEvalCall *call) {
    Lanes l = {0};
    JIG_CHECK(open_lanes(call, &l, call->step->num_operands - 2));
    if (l.base->buffer->constant)
        return jig_eval_fail(call, "writes to constant memory");
    return move_lanes(call, &l, layout_of(call->step->op), false);
}
JigEvalOutcome jig_vector_eval_masked_store(JigEvalCall *call) {
    return jig_vector_scratch(call, masked_store);
}

static bool gather(JigEvalCall *call) {
    Lanes l = {.indices = jig_vector_operand(call, call->step->num_operands - 3)};
    JIG_CHECK(l.indices && open_lanes(call, &l, call->step->num_operands - 2));
    l.vector = jig_vector_result(call, 0);
    return l.vector && move_lanes(call, &l, INDEXED, true);
}
JigEvalOutcome jig_vector_eval_gather(JigEvalCall *call) {
    return jig_vector_scratch(call, gather);
}

static bool scatter(JigEvalCall *call) {
    Lanes l = {.indices = jig_vector_operand(call, call->step->num_operands - 3)};
    JIG_CHECK(l.indices && open_lanes(call, &l, call->step->num_operands - 2));
    if (call->step->num_results) {
        l.base = jig_eval_shaped_own(call, 0);
        JIG_CHECK(l.base);
        jig_eval_set_slot(jig_eval_result_slot(call, 0), jig_eval_shaped_value(l.base));
    } else if (l.base->buffer->constant) {
        return jig_eval_fail(call, "writes to constant memory");
    }
    return move_lanes(call, &l, INDEXED, false);
}
JigEvalOutcome jig_vector_eval_scatter(JigEvalCall *call) {
    return jig_vector_scratch(call, scatter);
}

/* ---- print ---- */

/* Numbers as a C program prints them: %g, signed and unsigned decimals. */
static bool print_number(JigEvalCall *call, const JigType *type, const JigElem *elem,
                         const JigEvalValue *v) {
    char text[64];
    JigNum n;
    JIG_CHECK(jig_eval_need_value(call, v, "what it prints"));
    jig_eval_num_of_value(elem, v, &n);
    if (elem->kind == JIG_ELEM_FLOAT) {
        snprintf(text, sizeof text, "%g", jig_float_to_double(n.f));
        jig_eval_write(call->eval, text, strlen(text));
        return true;
    }
    bool is_unsigned = jig_type_is_index(type) || elem->width == 1 ||
                       (jig_type_is_any_integer(type) && jig_type_sign(type) == JIG_UNSIGNED);
    JigStr digits = jig_int_to_str(n.i, 10, !is_unsigned, jig_eval_arena(call));
    jig_eval_write(call->eval, digits.ptr, digits.len);
    return true;
}

static bool print_lanes(JigEvalCall *call, const JigType *type, const JigEvalShaped *s, size_t dim,
                        size_t *lane) {
    if (dim == s->rank) {
        JigEvalValue v;
        jig_vector_load_lane(call, s, (*lane)++, &v);
        return print_number(call, jig_type_element(type), &s->elem, &v);
    }
    jig_eval_write(call->eval, "( ", 2);
    for (int64_t i = 0; i < s->sizes[dim]; ++i) {
        if (i)
            jig_eval_write(call->eval, ", ", 2);
        JIG_CHECK(print_lanes(call, type, s, dim + 1, lane));
    }
    jig_eval_write(call->eval, " )", 2);
    return true;
}

static bool print(JigEvalCall *call) {
    static const char *const marks[] = {"", "\n", ", ", "( ", " )"};
    JigOp *op = call->step->op;
    JigStr text = jig_vector_print_string_literal(op);
    jig_eval_write(call->eval, text.ptr, text.len);
    if (call->step->num_operands) {
        const JigType *type = jig_value_type(jig_vector_print_source(op));
        size_t lane = 0;
        const JigEvalShaped *s = jig_type_is_vector(type) ? jig_vector_operand(call, 0) : NULL;
        JIG_CHECK(s ? print_lanes(call, type, s, 0, &lane)
                    : !jig_type_is_vector(type) &&
                          print_number(call, type, jig_eval_operand_elem(call, 0),
                                       jig_eval_slot(call, 0)));
    }
    const char *mark = marks[jig_attr_enum_value(jig_vector_print_punctuation_attr(op))];
    jig_eval_write(call->eval, mark, strlen(mark));
    return true;
}
JigEvalOutcome jig_vector_eval_print(JigEvalCall *call) {
    return jig_vector_scratch(call, print);
}
