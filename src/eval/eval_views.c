/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/eval_views.h"
#include "support/check.h"

/* ---- Slices ---- */

/* A list of jig_iface_slice. */
static bool read_list(JigEvalCall *call, const char *name, size_t group, JigEvalList *list,
                      int64_t **out) {
    const JigOp *op = call->step->op;
    *list = jig_eval_list(jig_op_attr(op, name), jig_operand_range(op, group));
    *out = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, list->n + 1);
    return jig_eval_list_get(call, list, *out);
}

bool jig_eval_slice(JigEvalCall *call, JigEvalSlice *out) {
    const size_t group = jig_slice(call->step->op)->offsets;
    JigEvalList offsets, sizes, strides;
    if (!read_list(call, "static_offsets", group, &offsets, &out->offsets) ||
        !read_list(call, "static_sizes", group + 1, &sizes, &out->sizes) ||
        !read_list(call, "static_strides", group + 2, &strides, &out->strides))
        return false;
    out->static_sizes = sizes.values;
    out->rank = sizes.n;
    return true;
}

/* A slice of nothing may start anywhere: the last of many tiles does. */
static bool check_slice(JigEvalCall *call, const JigEvalShaped *s, const JigEvalSlice *slice) {
    bool empty = false;
    for (size_t d = 0; d < s->rank; ++d)
        empty |= slice->sizes[d] == 0;
    for (size_t d = 0; d < s->rank; ++d) {
        int64_t offset = slice->offsets[d], size = slice->sizes[d], last;
        if (size < 0)
            return jig_eval_fail(call, "has a negative size in dimension %zu: %lld", d,
                                 (long long)size);
        bool overflow = __builtin_mul_overflow(size - 1, slice->strides[d], &last) ||
                        __builtin_add_overflow(last, offset, &last);
        if (!empty &&
            (overflow || offset < 0 || offset >= s->sizes[d] || last < 0 || last >= s->sizes[d]))
            return jig_eval_fail(
                call,
                "is out of bounds in dimension %zu: offset %lld, size %lld, stride %lld of %lld", d,
                (long long)offset, (long long)size, (long long)slice->strides[d],
                (long long)s->sizes[d]);
    }
    return true;
}

static JigEvalShaped *slice_with(JigEvalCall *call, const JigEvalShaped *s,
                                 const JigEvalSlice *slice, const bool *dropped, size_t rank) {
    JigEvalShaped *view = jig_eval_alias(call, s, rank);
    size_t k = 0;
    for (size_t d = 0; d < s->rank; ++d) {
        view->offset = (int64_t)((uint64_t)view->offset +
                                 (uint64_t)slice->offsets[d] * (uint64_t)s->strides[d]);
        if (dropped[d])
            continue;
        view->sizes[k] = slice->sizes[d];
        view->strides[k++] = (int64_t)((uint64_t)slice->strides[d] * (uint64_t)s->strides[d]);
    }
    return view;
}

/* Only sizes that are statically 1 can be left out. */
JigEvalShaped *jig_eval_view_slice(JigEvalCall *call, const JigEvalShaped *s,
                                   const JigEvalSlice *slice, const JigType *result) {
    if (!check_slice(call, s, slice))
        return NULL;
    size_t rank = jig_type_rank(result), drop = s->rank - rank, k = 0;
    bool *dropped = JIG_NEW_ARRAY(&call->eval->scratch, bool, s->rank + 1);
    for (size_t d = 0; d < s->rank; ++d) {
        bool keeps = k < rank && (jig_type_dim(result, k) == 1 || slice->static_sizes[d] != 1);
        dropped[d] = drop && !keeps;
        drop -= dropped[d];
        k += !dropped[d];
    }
    return slice_with(call, s, slice, dropped, rank);
}

JigEvalShaped *jig_eval_view_slice_like(JigEvalCall *call, const JigEvalShaped *s,
                                        const JigEvalSlice *slice, const JigEvalShaped *like) {
    JIG_REQUIRE(call && s && slice && like);
    if (!check_slice(call, s, slice))
        return NULL;
    bool *dropped = JIG_NEW_ARRAY(&call->eval->scratch, bool, s->rank + 1);
    size_t k = 0;
    for (size_t d = 0; d < s->rank; ++d) {
        dropped[d] = k >= like->rank || slice->sizes[d] != like->sizes[k];
        if (dropped[d] && slice->sizes[d] != 1) {
            jig_eval_fail(call,
                          "has a source of another size than the slice: dimension %zu has %lld", d,
                          (long long)slice->sizes[d]);
            return NULL;
        }
        k += !dropped[d];
    }
    if (k == like->rank)
        return slice_with(call, s, slice, dropped, k);
    jig_eval_fail(call, "has a source of another size than the slice");
    return NULL;
}

/* ---- Reshaping ---- */

static JigEvalShaped *bad_sizes(JigEvalCall *call) {
    jig_eval_fail(call, "changes the number of elements");
    return NULL;
}

static size_t group_size(const JigAttr *groups, size_t i) {
    return jig_attr_array_len(jig_attr_array_at(groups, i));
}

JigEvalShaped *jig_eval_view_expand(JigEvalCall *call, const JigEvalShaped *s,
                                    const JigAttr *groups, const int64_t *sizes, size_t rank) {
    JIG_REQUIRE(s && groups && (sizes || !rank));
    JigEvalShaped *view = jig_eval_alias(call, s, rank);
    size_t at = 0;
    bool fits = true;
    for (size_t g = 0; g < s->rank; ++g) {
        size_t n = group_size(groups, g);
        uint64_t stride = (uint64_t)s->strides[g], product = 1;
        for (size_t d = at + n; d-- > at;) {
            view->sizes[d] = sizes[d];
            view->strides[d] = (int64_t)stride;
            stride *= (uint64_t)sizes[d];
            product *= (uint64_t)sizes[d];
            fits = fits && sizes[d] >= 0;
        }
        fits = fits && product == (uint64_t)s->sizes[g];
        at += n;
    }
    for (; at < rank; ++at) { /* of rank 0: all are 1 */
        view->sizes[at] = sizes[at];
        view->strides[at] = 1;
        fits = fits && sizes[at] == 1;
    }
    if (fits)
        return view;
    jig_eval_shaped_release(view);
    return bad_sizes(call);
}

JigEvalShaped *jig_eval_view_collapse(JigEvalCall *call, const JigEvalShaped *s,
                                      const JigAttr *groups) {
    size_t rank = jig_attr_array_len(groups), at = 0;
    JigEvalShaped *view = jig_eval_alias(call, s, rank);
    for (size_t g = 0; g < rank; ++g) {
        size_t n = group_size(groups, g);
        int64_t size = 1, stride = 0, expected = 0;
        bool found = false, dense = true;
        for (size_t d = at + n; d-- > at;) {
            size = (int64_t)((uint64_t)size * (uint64_t)s->sizes[d]);
            if (s->sizes[d] == 1)
                continue;
            stride = found ? stride : s->strides[d];
            dense = dense && (!found || s->strides[d] == expected);
            found = true;
            expected = (int64_t)((uint64_t)s->strides[d] * (uint64_t)s->sizes[d]);
        }
        view->sizes[g] = size;
        view->strides[g] = found ? stride : n ? s->strides[at + n - 1] : 1;
        if (!dense && size != 0) {
            jig_eval_shaped_release(view);
            jig_eval_fail(call, "merges dimensions that are not contiguous");
            return NULL;
        }
        at += n;
    }
    return view;
}

JigEvalShaped *jig_eval_view_reshape(JigEvalCall *call, const JigEvalShaped *s,
                                     const int64_t *sizes, size_t rank) {
    JIG_REQUIRE(s && (sizes || !rank));
    uint64_t count = 1;
    bool fits = true;
    for (size_t i = 0; i < rank; ++i) {
        fits = fits && sizes[i] >= 0;
        count *= (uint64_t)sizes[i];
    }
    if (!fits || count != (uint64_t)jig_eval_shaped_count(s))
        return bad_sizes(call);
    if (!jig_eval_shaped_is_dense(s)) {
        jig_eval_fail(call, "reshapes memory that is not contiguous");
        return NULL;
    }
    s->buffer->refs++;
    JigEvalShaped *view = jig_eval_shaped_view(call->eval, s->buffer, s->elem, rank, sizes);
    view->base = s->base;
    view->offset = s->offset;
    return view;
}

/* ---- Types ---- */

bool jig_eval_check_type(JigEvalCall *call, const JigEvalShaped *s, const JigType *type) {
    if (!jig_type_has_rank(type))
        return true;
    size_t rank = jig_type_rank(type);
    if (rank != s->rank)
        return jig_eval_fail(call, "casts to rank %zu what has rank %u", rank, s->rank);
    for (size_t d = 0; d < rank; ++d)
        if (!jig_type_is_dynamic_dim(type, d) && jig_type_dim(type, d) != s->sizes[d])
            return jig_eval_fail(call, "casts to size %lld in dimension %zu, which has %lld",
                                 (long long)jig_type_dim(type, d), d, (long long)s->sizes[d]);
    int64_t *strides = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, rank + 1), offset;
    if (!jig_type_is_memref(type) || !jig_type_strides(type, strides, &offset))
        return true;
    if (offset != JIG_DYNAMIC && offset != s->offset)
        return jig_eval_fail(call, "casts to offset %lld what has offset %lld", (long long)offset,
                             (long long)s->offset);
    for (size_t d = 0; d < rank; ++d)
        if (strides[d] != JIG_DYNAMIC && strides[d] != s->strides[d] && s->sizes[d] > 1)
            return jig_eval_fail(call, "casts to stride %lld in dimension %zu, which has %lld",
                                 (long long)strides[d], d, (long long)s->strides[d]);
    return true;
}

JigEvalOutcome jig_eval_dim(JigEvalCall *call) {
    int64_t d;
    if (jig_eval_spread_poison(call, 0))
        return JIG_EVAL_NEXT;
    if (!jig_eval_need(call, 0) || !jig_eval_get_index(call, 1, &d))
        return JIG_EVAL_STOP;
    const JigEvalShaped *s = jig_eval_slot(call, 0)->shaped;
    if (d < 0 || d >= (int64_t)s->rank)
        return jig_eval_error(call, "asks for a dimension that is not there: rank %u", s->rank);
    jig_eval_set_index(call, 0, s->sizes[d]);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_eval_rank(JigEvalCall *call) {
    if (jig_eval_spread_poison(call, 0))
        return JIG_EVAL_NEXT;
    if (!jig_eval_need(call, 0))
        return JIG_EVAL_STOP;
    jig_eval_set_index(call, 0, jig_eval_slot(call, 0)->shaped->rank);
    return JIG_EVAL_NEXT;
}

int64_t *jig_eval_list_of(JigEvalCall *call, size_t i, size_t *n) {
    JIG_REQUIRE(call && n);
    JIG_REQUIRE(i < call->step->num_operands);
    const JigEvalShaped *s = jig_eval_shaped(call, i);
    if (!s)
        return NULL;
    *n = (size_t)jig_eval_shaped_count(s);
    int64_t *out = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, *n + 1);
    for (int64_t k = 0; k < (int64_t)*n; ++k) {
        size_t at;
        JigEvalValue v = {0};
        if (!jig_eval_shaped_at(call, s, &k, &at))
            return NULL;
        jig_eval_load_elem(call->eval, jig_eval_loc(call->step->op), s, at, &v);
        if (!jig_eval_need_value(call, &v, "a size"))
            return NULL;
        out[k] = jig_eval_sign_extend(v.w[0], s->elem.width);
    }
    return out;
}

/* ---- Allocation ---- */

/* Elements up to the last one that the strides reach, forth or back. False: too many, or before the
 * first one. */
static bool extent(const JigEvalShaped *s, int64_t *out) {
    int64_t first = s->offset, last = s->offset, part;
    for (size_t d = 0; d < s->rank; ++d) {
        if (s->sizes[d] == 0) {
            *out = 0;
            return true;
        }
        if (__builtin_mul_overflow(s->sizes[d] - 1, s->strides[d], &part) ||
            __builtin_add_overflow(part < 0 ? first : last, part, part < 0 ? &first : &last))
            return false;
    }
    *out = last < INT64_MAX ? last + 1 : last;
    return first >= 0 && last < INT64_MAX;
}

JigEvalShaped *jig_eval_alloc(JigEval *e, JigLoc loc, const JigType *type, const int64_t *sizes,
                              JigBufferKind kind, bool written) {
    size_t rank = jig_type_rank(type);
    JigElem elem = jig_eval_elem_of(e, type);
    if (!jig_type_layout(type))
        return jig_eval_shaped_create(e, loc, elem, rank, sizes, kind, written);
    JigEvalShaped *s = jig_eval_shaped_view(e, NULL, elem, rank, sizes);
    int64_t *strides = jig_calloc(rank + 1, sizeof *strides), offset, count;
    bool strided = jig_type_strides(type, strides, &offset);
    for (size_t d = 0; strided && d < rank; ++d)
        s->strides[d] = strides[d] == JIG_DYNAMIC ? s->strides[d] : strides[d];
    s->offset = strided && offset != JIG_DYNAMIC ? offset : 0;
    jig_free(strides);
    if (!strided)
        jig_eval_stop(e, JIG_EVAL_UNKNOWN, loc, "memory of this layout cannot be evaluated: %s",
                      jig_msg_type(type));
    else if (!extent(s, &count))
        jig_eval_stop(e, JIG_EVAL_LIMIT, loc,
                      "memory of this layout is too large, or begins before its first element: %s",
                      jig_msg_type(type));
    else {
        size_t bytes;
        if (__builtin_mul_overflow(count, jig_eval_elem_bytes(&elem), &bytes))
            bytes = SIZE_MAX / 4;
        s->buffer = jig_eval_buffer_create(e, loc, bytes, kind, written);
    }
    if (s->buffer)
        return s;
    jig_free(s);
    return NULL;
}
