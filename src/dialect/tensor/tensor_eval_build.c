/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of ops that make a tensor from elements, regions or several tensors. */
#include "eval/eval_views.h"
#include "dialect/tensor/tensor_int.h"

/* A new tensor of the result's type, given its dynamic sizes as operands from `first` on. */
static JigEvalShaped *new_result(JigEvalCall *call, size_t first, bool written) {
    const JigType *type = jig_op_result_type(call->step->op, 0);
    size_t n = jig_type_num_dynamic_dims(type);
    int64_t *sizes = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1);
    JigElem elem = *jig_eval_result_elem(call, 0);
    if (elem.kind == JIG_ELEM_OTHER) {
        jig_eval_unknown(call, "cannot be evaluated: its elements are no numbers");
        return NULL;
    }
    return jig_eval_indices(call, first, n, sizes) ? jig_eval_new(call, type, sizes, written)
                                                   : NULL;
}

static JigEvalOutcome with_scratch(JigEvalCall *call, JigEvalOutcome (*fn)(JigEvalCall *call)) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigEvalOutcome outcome = fn(call);
    jig_arena_rewind(&call->eval->scratch, mark);
    return outcome;
}

/* ---- Without regions ---- */

static JigEvalOutcome empty(JigEvalCall *call) {
    return jig_eval_give(call, 0, new_result(call, 0, false));
}
JigEvalOutcome jig_tensor_eval_empty(JigEvalCall *call) {
    return with_scratch(call, empty);
}

static JigEvalOutcome splat(JigEvalCall *call) {
    JigEvalShaped *s = new_result(call, 1, true);
    if (jig_eval_give(call, 0, s) == JIG_EVAL_STOP)
        return JIG_EVAL_STOP;
    size_t size = jig_eval_elem_bytes(&s->elem);
    for (int64_t i = 0, n = jig_eval_shaped_count(s); i < n; ++i)
        jig_eval_store_elem(s, (size_t)i * size, jig_eval_slot(call, 0));
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_tensor_eval_splat(JigEvalCall *call) {
    return with_scratch(call, splat);
}

static JigEvalOutcome from_elements(JigEvalCall *call) {
    const JigType *type = jig_op_result_type(call->step->op, 0);
    JigEvalShaped *s = jig_eval_new(call, type, NULL, true);
    if (jig_eval_give(call, 0, s) == JIG_EVAL_STOP)
        return JIG_EVAL_STOP;
    size_t size = jig_eval_elem_bytes(&s->elem);
    for (size_t i = 0; i < call->step->num_operands; ++i)
        jig_eval_store_elem(s, i * size, jig_eval_slot(call, i));
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_tensor_eval_from_elements(JigEvalCall *call) {
    return with_scratch(call, from_elements);
}

/* ---- Concatenation ---- */

static bool concat_into(JigEvalCall *call, JigEvalShaped *to, size_t dim) {
    JigEvalShaped *part = jig_eval_alias(call, to, to->rank);
    memcpy(part->dims, to->dims, 2 * to->rank * sizeof *to->dims);
    bool ok = true;
    for (size_t i = 0; ok && i < call->step->num_operands; ++i) {
        const JigEvalShaped *from = jig_eval_slot(call, i)->shaped;
        part->sizes[dim] = from->sizes[dim];
        ok = jig_eval_shaped_assign(call, part, from);
        part->offset += from->sizes[dim] * part->strides[dim];
    }
    jig_eval_shaped_release(part);
    return ok;
}

static JigEvalOutcome concat(JigEvalCall *call) {
    size_t dim = (size_t)jig_tensor_concat_dim(call->step->op);
    const JigEvalShaped *first = jig_eval_shaped(call, 0);
    if (!first)
        return JIG_EVAL_STOP;
    int64_t *sizes =
        jig_arena_copy(&call->eval->scratch, first->sizes, (first->rank + 1) * sizeof *sizes);
    for (size_t i = 1; i < call->step->num_operands; ++i) {
        const JigEvalShaped *s = jig_eval_shaped(call, i);
        if (!s)
            return JIG_EVAL_STOP;
        if (__builtin_add_overflow(sizes[dim], s->sizes[dim], &sizes[dim]))
            return jig_eval_error(call, "is too large");
    }
    JigEvalShaped *s = jig_eval_shaped_create(call->eval, jig_eval_loc(call->step->op), first->elem,
                                              first->rank, sizes, JIG_BUFFER_VALUE, true);
    if (jig_eval_give(call, 0, s) == JIG_EVAL_STOP)
        return JIG_EVAL_STOP;
    return concat_into(call, s, dim) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
JigEvalOutcome jig_tensor_eval_concat(JigEvalCall *call) {
    return with_scratch(call, concat);
}

/* ---- By a region ---- */

/* What the region yields at `index`; a copy of the reference in its slot. */
static const JigEvalValue *run_at(JigEvalCall *call, const int64_t *index, size_t rank) {
    JigEvalBody *body = &call->step->bodies[0];
    JigEvalStep *end;
    for (size_t d = 0; d < rank; ++d)
        jig_eval_set_slot(&call->frame[body->blocks[0].first_arg + d],
                          jig_eval_number((uint64_t)index[d]));
    return jig_eval_body(call, body, &end) ? jig_eval_end_slot(call, end, 0) : NULL;
}

static JigEvalOutcome generate(JigEvalCall *call) {
    JigEvalShaped *s = new_result(call, 0, true);
    if (!s || jig_eval_shaped_count(s) == 0)
        return jig_eval_give(call, 0, s);
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, s->rank + 1);
    size_t at = 0;
    do {
        const JigEvalValue *v = run_at(call, index, s->rank);
        if (!v) {
            jig_eval_shaped_release(s);
            return JIG_EVAL_STOP;
        }
        jig_eval_store_elem(s, at, v);
        at += jig_eval_elem_bytes(&s->elem);
    } while (jig_eval_next_index(index, s->sizes, s->rank));
    return jig_eval_give(call, 0, s);
}
JigEvalOutcome jig_tensor_eval_generate(JigEvalCall *call) {
    return with_scratch(call, generate);
}

typedef struct Padding {
    const JigEvalShaped *from;
    JigEvalShaped *to;
    int64_t *low, *index, *there;
} Padding;

static bool pad_element(JigEvalCall *call, const Padding *p, size_t at) {
    bool inside = true;
    size_t from = 0;
    for (size_t d = 0; d < p->to->rank; ++d) {
        p->there[d] = p->index[d] - p->low[d];
        inside = inside && p->there[d] >= 0 && p->there[d] < p->from->sizes[d];
    }
    size_t size = jig_eval_elem_bytes(&p->to->elem);
    if (inside) {
        JIG_CHECK(jig_eval_shaped_at(call, p->from, p->there, &from));
        jig_eval_buffer_copy(p->to->buffer, at, p->from->buffer, from, size);
        return true;
    }
    const JigEvalValue *v = run_at(call, p->index, p->to->rank);
    if (v)
        jig_eval_store_elem(p->to, at, v);
    return v != NULL;
}

static bool pad_sizes(JigEvalCall *call, const JigEvalShaped *from, const int64_t *low,
                      const int64_t *high, int64_t *sizes) {
    for (size_t d = 0; d < from->rank; ++d)
        if (__builtin_add_overflow(from->sizes[d], low[d], &sizes[d]) ||
            __builtin_add_overflow(sizes[d], high[d], &sizes[d]) || sizes[d] < 0)
            return jig_eval_fail(call, "has no valid size in dimension %zu", d);
    return true;
}

static JigEvalOutcome pad(JigEvalCall *call) {
    Padding p = {.from = jig_eval_shaped(call, 0)};
    if (!p.from)
        return JIG_EVAL_STOP;
    JigOp *op = call->step->op;
    size_t rank = p.from->rank, at = 0;
    JigEvalList low = jig_eval_list(jig_tensor_pad_static_low_attr(op), jig_tensor_pad_low(op)),
                high = jig_eval_list(jig_tensor_pad_static_high_attr(op), jig_tensor_pad_high(op));
    int64_t *all = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, 5 * rank + 1);
    int64_t *tops = all + rank, *sizes = tops + rank;
    p.low = all;
    p.index = sizes + rank;
    p.there = p.index + rank;
    if (!jig_eval_list_get(call, &low, p.low) || !jig_eval_list_get(call, &high, tops) ||
        !pad_sizes(call, p.from, p.low, tops, sizes))
        return JIG_EVAL_STOP;
    p.to = jig_eval_shaped_create(call->eval, jig_op_loc(op), p.from->elem, rank, sizes,
                                  JIG_BUFFER_VALUE, true);
    bool ok = p.to != NULL;
    if (ok && jig_eval_shaped_count(p.to))
        do {
            ok = pad_element(call, &p, at);
            at += jig_eval_elem_bytes(&p.to->elem);
        } while (ok && jig_eval_next_index(p.index, sizes, rank));
    if (ok)
        return jig_eval_give(call, 0, p.to);
    if (p.to)
        jig_eval_shaped_release(p.to);
    return JIG_EVAL_STOP;
}
JigEvalOutcome jig_tensor_eval_pad(JigEvalCall *call) {
    return jig_eval_spread_poison(call, 0) ? JIG_EVAL_NEXT : with_scratch(call, pad);
}

/* ---- Gather and scatter ---- */

/* Slices of `data` that `indices` names: its last dimension holds one index for each of `dims`. The
 * slices have size 1 there, or not these dimensions. */
typedef struct Picking {
    JigEvalShaped *data, *slices;
    const JigEvalShaped *indices;
    const int64_t *dims;
    size_t num_dims;
    int64_t *batch, *point, *inner, *where; /* indices into indices, data, slices */
} Picking;

static bool is_picked(const Picking *p, size_t dim, size_t *k) {
    for (*k = 0; *k < p->num_dims; ++*k)
        if (p->dims[*k] == (int64_t)dim)
            return true;
    return false;
}

/* Reads the indices of one slice into `point`. */
static bool read_point(JigEvalCall *call, const Picking *p) {
    for (size_t k = 0; k < p->num_dims; ++k) {
        size_t at;
        JigEvalValue v = {0};
        p->batch[p->indices->rank - 1] = (int64_t)k;
        JIG_CHECK(jig_eval_shaped_at(call, p->indices, p->batch, &at));
        jig_eval_load_elem(call->eval, jig_eval_loc(call->step->op), p->indices, at, &v);
        JIG_CHECK(jig_eval_need_value(call, &v, "an index"));
        p->point[p->dims[k]] = jig_eval_sign_extend(v.w[0], p->indices->elem.width);
    }
    return true;
}

/* Copies one slice out of the data, or into it. */
static bool move_slice(JigEvalCall *call, const Picking *p, bool gather) {
    size_t lead = p->indices->rank - 1, a, b, k;
    bool reduced = p->slices->rank != lead + p->data->rank;
    int64_t *sizes = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, p->data->rank + 1);
    memset(p->inner, 0, p->data->rank * sizeof *p->inner);
    for (size_t d = 0; d < p->data->rank; ++d)
        sizes[d] = is_picked(p, d, &k) ? 1 : p->data->sizes[d];
    do {
        size_t at = lead;
        memcpy(p->where, p->batch, lead * sizeof *p->where);
        for (size_t d = 0; d < p->data->rank; ++d) {
            bool picked = is_picked(p, d, &k);
            if (!picked)
                p->point[d] = p->inner[d];
            if (!picked || !reduced)
                p->where[at++] = p->inner[d];
        }
        JIG_CHECK(jig_eval_shaped_at(call, p->data, p->point, &a) &&
                  jig_eval_shaped_at(call, p->slices, p->where, &b));
        if (gather)
            jig_eval_buffer_copy(p->slices->buffer, b, p->data->buffer, a, p->data->elem.size);
        else
            jig_eval_buffer_copy(p->data->buffer, a, p->slices->buffer, b, p->data->elem.size);
    } while (jig_eval_next_index(p->inner, sizes, p->data->rank));
    return true;
}

static bool move_slices(JigEvalCall *call, Picking *p, const char *dims, bool gather) {
    const JigAttr *list = jig_op_attr(call->step->op, dims);
    p->dims = jig_attr_dense_i64_data(list);
    p->num_dims = jig_attr_dense_array_len(list);
    size_t rank = p->data->rank + p->slices->rank + p->indices->rank;
    p->batch = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, 4 * rank + 4);
    p->point = p->batch + rank + 1;
    p->inner = p->point + rank + 1;
    p->where = p->inner + rank + 1;
    if (jig_eval_shaped_count(p->slices) == 0)
        return true;
    do {
        JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
        JIG_CHECK(read_point(call, p) && move_slice(call, p, gather));
        p->batch[p->indices->rank - 1] = 0;
        jig_arena_rewind(&call->eval->scratch, mark);
    } while (jig_eval_next_index(p->batch, p->indices->sizes, p->indices->rank - 1));
    return true;
}

/* Sizes of the result: those of the indices, then of the source. */
static JigEvalShaped *new_gathered(JigEvalCall *call, const JigEvalShaped *source,
                                   const JigEvalShaped *indices) {
    const JigType *type = jig_op_result_type(call->step->op, 0);
    size_t rank = jig_type_rank(type), lead = indices->rank - 1, k, at = lead;
    const JigAttr *list = jig_tensor_gather_gather_dims_attr(call->step->op);
    Picking p = {.dims = jig_attr_dense_i64_data(list), .num_dims = jig_attr_dense_array_len(list)};
    bool reduced = rank != lead + source->rank;
    int64_t *sizes = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, lead + source->rank + 1);
    memcpy(sizes, indices->sizes, lead * sizeof *sizes);
    for (size_t d = 0; d < source->rank; ++d) {
        bool picked = is_picked(&p, d, &k);
        if (!picked || !reduced)
            sizes[at++] = picked ? 1 : source->sizes[d];
    }
    return jig_eval_shaped_create(call->eval, jig_eval_loc(call->step->op), source->elem, rank,
                                  sizes, JIG_BUFFER_VALUE, true);
}

static JigEvalOutcome gather(JigEvalCall *call) {
    Picking p = {.data = jig_eval_shaped(call, 0), .indices = jig_eval_shaped(call, 1)};
    if (!p.data || !p.indices)
        return JIG_EVAL_STOP;
    p.slices = new_gathered(call, p.data, p.indices);
    if (jig_eval_give(call, 0, p.slices) == JIG_EVAL_STOP)
        return JIG_EVAL_STOP;
    return move_slices(call, &p, "gather_dims", true) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
JigEvalOutcome jig_tensor_eval_gather(JigEvalCall *call) {
    return with_scratch(call, gather);
}

static JigEvalOutcome scatter(JigEvalCall *call) {
    Picking p = {.slices = jig_eval_shaped(call, 0), .indices = jig_eval_shaped(call, 2)};
    if (!p.slices || !p.indices || !jig_eval_shaped(call, 1))
        return JIG_EVAL_STOP;
    p.data = jig_eval_shaped_own(call, 1);
    if (jig_eval_give(call, 0, p.data) == JIG_EVAL_STOP)
        return JIG_EVAL_STOP;
    return move_slices(call, &p, "scatter_dims", false) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
JigEvalOutcome jig_tensor_eval_scatter(JigEvalCall *call) {
    return with_scratch(call, scatter);
}
