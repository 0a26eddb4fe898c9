/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of views: the same memory with other sizes, strides, element types. */
#include "eval/pointer.h"
#include "eval/eval_views.h"
#include "dialect/memref/memref_int.h"

static JigEvalOutcome with_scratch(JigEvalCall *call, JigEvalOutcome (*fn)(JigEvalCall *call)) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigEvalOutcome outcome = fn(call);
    jig_arena_rewind(&call->eval->scratch, mark);
    return outcome;
}

/* The results are the operands. */
JigEvalOutcome jig_memref_eval_same(JigEvalCall *call) {
    for (size_t i = 0; i < call->step->num_results; ++i)
        jig_eval_set(call, i, jig_eval_slot(call, i));
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_memref_eval_assume_alignment(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    int64_t alignment =
        jig_attr_int_value(jig_memref_assume_alignment_alignment_attr(call->step->op));
    return s && jig_eval_check_alignment(call, s, NULL, alignment) ? jig_memref_eval_same(call)
                                                                   : JIG_EVAL_STOP;
}

JigEvalOutcome jig_memref_eval_distinct_objects(JigEvalCall *call) {
    for (size_t i = 0; i < call->step->num_operands; ++i) {
        const JigEvalShaped *a = jig_eval_shaped(call, i);
        if (!a)
            return JIG_EVAL_STOP;
        for (size_t k = 0; k < i; ++k)
            if (jig_eval_slot(call, k)->shaped->buffer == a->buffer)
                return jig_eval_error(call,
                                      "says that operands #%zu and #%zu are distinct, which "
                                      "are of the same memory",
                                      k, i);
    }
    return jig_memref_eval_same(call);
}

static JigEvalOutcome cast(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    if (!s || !jig_eval_check_type(call, s, jig_op_result_type(call->step->op, 0)))
        return JIG_EVAL_STOP;
    return jig_memref_eval_same(call);
}
JigEvalOutcome jig_memref_eval_cast(JigEvalCall *call) {
    return with_scratch(call, cast);
}

static JigEvalOutcome subview(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    JigEvalSlice slice;
    if (!s || !jig_eval_slice(call, &slice))
        return JIG_EVAL_STOP;
    return jig_eval_give(
        call, 0, jig_eval_view_slice(call, s, &slice, jig_op_result_type(call->step->op, 0)));
}
JigEvalOutcome jig_memref_eval_subview(JigEvalCall *call) {
    return with_scratch(call, subview);
}

static JigEvalOutcome reinterpret(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    JigEvalSlice slice;
    if (!s || !jig_eval_slice(call, &slice))
        return JIG_EVAL_STOP;
    for (size_t d = 0; d < slice.rank; ++d)
        if (slice.sizes[d] < 0)
            return jig_eval_error(call, "has a negative size in dimension %zu: %lld", d,
                                  (long long)slice.sizes[d]);
    JigEvalShaped *view = jig_eval_alias(call, s, slice.rank);
    view->offset = slice.offsets[0];
    memcpy(view->sizes, slice.sizes, slice.rank * sizeof *view->sizes);
    memcpy(view->strides, slice.strides, slice.rank * sizeof *view->strides);
    return jig_eval_give(call, 0, view);
}
JigEvalOutcome jig_memref_eval_reinterpret_cast(JigEvalCall *call) {
    return with_scratch(call, reinterpret);
}

JigEvalOutcome jig_memref_eval_strided_metadata(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    if (!s)
        return JIG_EVAL_STOP;
    JigEvalShaped *base = jig_eval_alias(call, s, 0);
    base->offset = 0;
    jig_eval_set_index(call, 1, s->offset);
    for (size_t d = 0; d < s->rank; ++d) {
        jig_eval_set_index(call, 2 + d, s->sizes[d]);
        jig_eval_set_index(call, 2 + s->rank + d, s->strides[d]);
    }
    return jig_eval_give(call, 0, base);
}

static JigEvalOutcome expand(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    JigOp *op = call->step->op;
    JigEvalList list = jig_eval_list(jig_memref_expand_shape_static_output_shape_attr(op),
                                     jig_memref_expand_shape_output_shape(op));
    int64_t *sizes = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, list.n + 1);
    if (!s || !jig_eval_list_get(call, &list, sizes))
        return JIG_EVAL_STOP;
    return jig_eval_give(call, 0,
                         jig_eval_view_expand(call, s,
                                              jig_memref_expand_shape_reassociation_attr(op), sizes,
                                              list.n));
}
JigEvalOutcome jig_memref_eval_expand_shape(JigEvalCall *call) {
    return with_scratch(call, expand);
}

JigEvalOutcome jig_memref_eval_collapse_shape(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    const JigAttr *groups = jig_memref_collapse_shape_reassociation_attr(call->step->op);
    return s ? jig_eval_give(call, 0, jig_eval_view_collapse(call, s, groups)) : JIG_EVAL_STOP;
}

static JigEvalOutcome reshape(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    size_t n;
    const int64_t *sizes = s ? jig_eval_list_of(call, 1, &n) : NULL;
    return sizes ? jig_eval_give(call, 0, jig_eval_view_reshape(call, s, sizes, n)) : JIG_EVAL_STOP;
}
JigEvalOutcome jig_memref_eval_reshape(JigEvalCall *call) {
    return with_scratch(call, reshape);
}

JigEvalOutcome jig_memref_eval_transpose(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    if (!s)
        return JIG_EVAL_STOP;
    const JigMap *map = jig_memref_transpose_permutation(call->step->op);
    JigEvalShaped *view = jig_eval_alias(call, s, s->rank);
    for (unsigned d = 0; d < s->rank; ++d) {
        unsigned from = jig_map_dim_position(map, d);
        view->sizes[d] = s->sizes[from];
        view->strides[d] = s->strides[from];
    }
    return jig_eval_give(call, 0, view);
}

/* Bytes as elements of another type. */
static JigEvalOutcome view(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    const JigType *type = jig_op_result_type(call->step->op, 0);
    size_t n = jig_type_num_dynamic_dims(type), rank = jig_type_rank(type);
    JigArena *a = &call->eval->scratch;
    int64_t *dynamic = JIG_NEW_ARRAY(a, int64_t, n + 1),
            *sizes = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    int64_t shift;
    if (!s || !jig_eval_get_index(call, 1, &shift) || !jig_eval_indices(call, 2, n, dynamic))
        return JIG_EVAL_STOP;
    jig_eval_shape(call->eval, type, dynamic, sizes);
    const JigElem *elem = jig_eval_result_elem(call, 0);
    JigElem plain = jig_eval_elem_plain(elem);
    int64_t bytes = (int64_t)jig_eval_elem_bytes(&plain);
    bool over = shift < 0 || shift > s->sizes[0];
    for (size_t d = 0; d < rank; ++d)
        over = over || sizes[d] < 0 || __builtin_mul_overflow(bytes, sizes[d], &bytes);
    if (over || bytes > s->sizes[0] - shift)
        return jig_eval_error(call, "is larger than the memory that it views");
    JigEvalBuffer *buffer = s->buffer;
    int64_t base = s->base + s->offset + shift;
    if (plain.size != elem->size && !jig_eval_buffer_of_field(call, &buffer, &base, elem))
        return JIG_EVAL_STOP;
    buffer->refs++;
    JigEvalShaped *out = jig_eval_shaped_view(call->eval, buffer, *elem, rank, sizes);
    out->base = base;
    return jig_eval_give(call, 0, out);
}
JigEvalOutcome jig_memref_eval_view(JigEvalCall *call) {
    return with_scratch(call, view);
}

JigEvalOutcome jig_memref_eval_pointer(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    if (!s)
        return JIG_EVAL_STOP;
    jig_eval_set_index(call, 0, (int64_t)(jig_eval_pointer_to(s->buffer) + (uint64_t)s->base));
    return JIG_EVAL_NEXT;
}
