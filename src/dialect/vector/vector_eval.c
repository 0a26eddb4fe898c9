/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of ops that move lanes about. Vectors are dense, so that a lane has a number. */
#include "dialect/vector/vector_eval.h"
#include "support/check.h"

/* ---- Shared ---- */

JigEvalShaped *jig_vector_operand(JigEvalCall *call, size_t i) {
    JigEvalValue *v = jig_eval_slot(call, i);
    if (v->tag == JIG_EVAL_POISON) {
        JigEvalShaped *s = jig_eval_new(call, jig_op_operand_type(call->step->op, i), NULL, true);
        if (!s)
            return NULL;
        jig_eval_buffer_mark(s->buffer, 0, s->buffer->size, JIG_EVAL_IS_POISON);
        jig_eval_set_slot(v, jig_eval_shaped_value(s));
    }
    return jig_eval_shaped(call, i);
}

JigEvalShaped *jig_vector_result(JigEvalCall *call, size_t i) {
    JigEvalShaped *s = jig_eval_new(call, jig_op_result_type(call->step->op, i), NULL, true);
    return jig_eval_give(call, i, s) == JIG_EVAL_NEXT ? s : NULL;
}

JigEvalShaped *jig_vector_change(JigEvalCall *call, size_t i) {
    if (!jig_vector_operand(call, i))
        return NULL;
    JigEvalShaped *s = jig_eval_shaped_own(call, i);
    return jig_eval_give(call, 0, s) == JIG_EVAL_NEXT ? s : NULL;
}

JigEvalOutcome jig_vector_scratch(JigEvalCall *call, bool (*fn)(JigEvalCall *call)) {
    JIG_REQUIRE(call && fn);
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    bool ok = fn(call);
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

bool jig_vector_mask_selects(JigEvalCall *call, const JigEvalShaped *mask, size_t lane,
                             bool *selects) {
    JigEvalState state = jig_eval_buffer_state(mask->buffer, lane, 1);
    if (state != JIG_EVAL_VALUE)
        return jig_eval_fail(call, state == JIG_EVAL_IS_POISON
                                       ? "depends on a mask that is poison"
                                       : "reads a mask that was never written");
    *selects = mask->buffer->data[lane] & 1;
    return true;
}

/* Every lane of result 0 from the lane of operand 0 that `from` says. */
typedef void (*WhereFn)(JigEvalCall *call, const JigEvalShaped *s, const int64_t *index,
                        int64_t *from);
static bool rearrange(JigEvalCall *call, WhereFn where) {
    const JigEvalShaped *s = jig_vector_operand(call, 0);
    JigEvalShaped *to = s ? jig_vector_result(call, 0) : NULL;
    JIG_CHECK(to);
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, to->rank + s->rank + 1);
    int64_t *from = index + to->rank;
    size_t lane = 0;
    do {
        where(call, s, index, from);
        jig_vector_copy_lane(to, lane++, s, jig_vector_lane_of(s, from));
    } while (jig_eval_next_index(index, to->sizes, to->rank));
    return true;
}

/* ---- broadcast, transpose, shape_cast, bitcast ---- */

static void stretched(JigEvalCall *call, const JigEvalShaped *s, const int64_t *index,
                      int64_t *from) {
    size_t lead = jig_type_rank(jig_op_result_type(call->step->op, 0)) - s->rank;
    for (size_t d = 0; d < s->rank; ++d)
        from[d] = s->sizes[d] == 1 ? 0 : index[lead + d];
}
static bool broadcast(JigEvalCall *call) {
    if (jig_type_is_vector(jig_value_type(jig_vector_broadcast_source(call->step->op))))
        return rearrange(call, stretched);
    JigEvalShaped *to = jig_vector_result(call, 0);
    JIG_CHECK(to);
    for (int64_t i = 0, n = jig_eval_shaped_count(to); i < n; ++i)
        jig_vector_store_lane(to, (size_t)i, jig_eval_slot(call, 0));
    return true;
}
JigEvalOutcome jig_vector_eval_broadcast(JigEvalCall *call) {
    return jig_vector_scratch(call, broadcast);
}

static void permuted(JigEvalCall *call, const JigEvalShaped *s, const int64_t *index,
                     int64_t *from) {
    const int64_t *order =
        jig_attr_dense_i64_data(jig_vector_transpose_permutation_attr(call->step->op));
    for (size_t d = 0; d < s->rank; ++d)
        from[order[d]] = index[d];
}
static bool transpose(JigEvalCall *call) {
    return rearrange(call, permuted);
}
JigEvalOutcome jig_vector_eval_transpose(JigEvalCall *call) {
    return jig_vector_scratch(call, transpose);
}

/* The same bytes with another shape and, perhaps, other elements. */
JigEvalOutcome jig_vector_eval_shape_cast(JigEvalCall *call) {
    const JigEvalShaped *s = jig_vector_operand(call, 0);
    JigEvalShaped *to = s ? jig_vector_result(call, 0) : NULL;
    if (!to)
        return JIG_EVAL_STOP;
    if (to->buffer->size != s->buffer->size)
        return jig_eval_error(call, "changes the number of lanes");
    jig_eval_buffer_copy(to->buffer, 0, s->buffer, 0, s->buffer->size);
    return JIG_EVAL_NEXT;
}

/* Bits of the last dimension, lowest first. */
static void copy_bits(const JigEvalShaped *from, JigEvalShaped *to) {
    uint64_t n = (uint64_t)jig_eval_shaped_count(to) * to->elem.width;
    for (uint64_t bit = 0; bit < n; ++bit) {
        uint64_t a = bit / from->elem.width, b = bit / to->elem.width;
        uint64_t i = bit % from->elem.width, k = bit % to->elem.width;
        const uint8_t *source = from->buffer->data + a * from->elem.size + i / 8;
        uint8_t *dest = to->buffer->data + b * to->elem.size + k / 8;
        *dest |= (uint8_t)(((*source >> (i % 8)) & 1) << (k % 8));
        JigEvalState state =
            jig_eval_buffer_state(from->buffer, a * from->elem.size, from->elem.size);
        if (state != JIG_EVAL_VALUE)
            jig_eval_buffer_mark(to->buffer, b * to->elem.size, to->elem.size, state);
    }
}
JigEvalOutcome jig_vector_eval_bitcast(JigEvalCall *call) {
    const JigEvalShaped *s = jig_vector_operand(call, 0);
    JigEvalShaped *to = s ? jig_vector_result(call, 0) : NULL;
    if (!to || !jig_eval_keeps_bits(call, &s->elem, &to->elem))
        return JIG_EVAL_STOP;
    if (s->elem.width == to->elem.width) /* of the field it is no number of bits */
        jig_eval_buffer_copy(to->buffer, 0, s->buffer, 0, s->buffer->size);
    else
        copy_bits(s, to);
    return JIG_EVAL_NEXT;
}

/* ---- shuffle, interleave, deinterleave ---- */

static bool shuffle(JigEvalCall *call) {
    const JigEvalShaped *a = jig_vector_operand(call, 0);
    const JigEvalShaped *b = a ? jig_vector_operand(call, 1) : NULL;
    JigEvalShaped *to = b ? jig_vector_result(call, 0) : NULL;
    JIG_CHECK(to);
    const JigAttr *mask = jig_vector_shuffle_mask_attr(call->step->op);
    int64_t first = a->rank ? a->sizes[0] : 1;
    size_t slice = (size_t)(jig_eval_shaped_count(a) / first) * a->elem.size;
    for (size_t i = 0; i < jig_attr_dense_array_len(mask); ++i) {
        int64_t k = jig_attr_dense_array_int(mask, i);
        if (k < 0)
            jig_eval_buffer_mark(to->buffer, i * slice, slice, JIG_EVAL_IS_POISON);
        else if (k < first)
            jig_eval_buffer_copy(to->buffer, i * slice, a->buffer, (size_t)k * slice, slice);
        else
            jig_eval_buffer_copy(to->buffer, i * slice, b->buffer, (size_t)(k - first) * slice,
                                 slice);
    }
    return true;
}
JigEvalOutcome jig_vector_eval_shuffle(JigEvalCall *call) {
    return jig_vector_scratch(call, shuffle);
}

JigEvalOutcome jig_vector_eval_interleave(JigEvalCall *call) {
    const JigEvalShaped *a = jig_vector_operand(call, 0);
    const JigEvalShaped *b = a ? jig_vector_operand(call, 1) : NULL;
    JigEvalShaped *to = b ? jig_vector_result(call, 0) : NULL;
    if (!to)
        return JIG_EVAL_STOP;
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(a); i < n; ++i) {
        jig_vector_copy_lane(to, 2 * i, a, i);
        jig_vector_copy_lane(to, 2 * i + 1, b, i);
    }
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_vector_eval_deinterleave(JigEvalCall *call) {
    const JigEvalShaped *s = jig_vector_operand(call, 0);
    JigEvalShaped *a = s ? jig_vector_result(call, 0) : NULL;
    JigEvalShaped *b = a ? jig_vector_result(call, 1) : NULL;
    if (!b)
        return JIG_EVAL_STOP;
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(a); i < n; ++i) {
        jig_vector_copy_lane(a, i, s, 2 * i);
        jig_vector_copy_lane(b, i, s, 2 * i + 1);
    }
    return JIG_EVAL_NEXT;
}

/* ---- Elements and sub-vectors ---- */

/* First lane of the sub-vector at the position that attribute and operands give, and how many
 * bytes it has. An index of -1 stands for poison. */
static bool read_position(JigEvalCall *call, const JigEvalShaped *s, JigOperandRange dynamic,
                          size_t *lane, size_t *bytes, bool *poison) {
    JigEvalList list = jig_eval_list(jig_vector_static_position_attr(call->step->op), dynamic);
    int64_t *at = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, list.n + 1);
    JIG_CHECK(jig_eval_list_get(call, &list, at));
    *lane = 0;
    *bytes = s->buffer->size;
    for (size_t d = 0; d < list.n; ++d) {
        *bytes = (size_t)s->strides[d] * s->elem.size;
        *poison = *poison || (at[d] == -1 && list.values[d] == -1);
        if (!*poison && (at[d] < 0 || at[d] >= s->sizes[d]))
            return jig_eval_fail(
                call, "position %lld of dimension %zu is out of bounds: its size is %lld",
                (long long)at[d], d, (long long)s->sizes[d]);
        *lane += (size_t)(at[d] * s->strides[d]);
    }
    return true;
}

static bool extract(JigEvalCall *call) {
    const JigEvalShaped *s = jig_vector_operand(call, 0);
    size_t lane, bytes;
    bool poison = false;
    JIG_CHECK(s && read_position(call, s, jig_vector_extract_dynamic_position(call->step->op),
                                 &lane, &bytes, &poison));
    if (poison) {
        jig_eval_set_poison(call, 0);
        return true;
    }
    if (!jig_type_is_vector(jig_op_result_type(call->step->op, 0))) {
        JigEvalValue v;
        jig_vector_load_lane(call, s, lane, &v);
        jig_eval_set_slot(jig_eval_result_slot(call, 0), v);
        return true;
    }
    JigEvalShaped *to = jig_vector_result(call, 0);
    JIG_CHECK(to);
    jig_eval_buffer_copy(to->buffer, 0, s->buffer, lane * s->elem.size, bytes);
    return true;
}
JigEvalOutcome jig_vector_eval_extract(JigEvalCall *call) {
    return jig_vector_scratch(call, extract);
}

static bool insert(JigEvalCall *call) {
    const JigEvalShaped *dest = jig_vector_operand(call, 1);
    const JigType *type = jig_value_type(jig_vector_insert_value_to_store(call->step->op));
    bool is_vector = jig_type_is_vector(type), poison = false;
    const JigEvalShaped *part = is_vector ? jig_vector_operand(call, 0) : NULL;
    size_t lane, bytes;
    JIG_CHECK(dest && (part || !is_vector) &&
              read_position(call, dest, jig_vector_insert_dynamic_position(call->step->op), &lane,
                            &bytes, &poison));
    JigEvalShaped *to = jig_vector_change(call, 1);
    JIG_CHECK(to);
    if (poison)
        jig_eval_buffer_mark(to->buffer, 0, to->buffer->size, JIG_EVAL_IS_POISON);
    else if (part)
        jig_eval_buffer_copy(to->buffer, lane * to->elem.size, part->buffer, 0, bytes);
    else
        jig_vector_store_lane(to, lane, jig_eval_slot(call, 0));
    return true;
}
JigEvalOutcome jig_vector_eval_insert(JigEvalCall *call) {
    return jig_vector_scratch(call, insert);
}

JigEvalOutcome jig_vector_eval_to_elements(JigEvalCall *call) {
    const JigEvalShaped *s = jig_vector_operand(call, 0);
    for (size_t i = 0; s && i < call->step->num_results; ++i) {
        JigEvalValue v;
        jig_vector_load_lane(call, s, i, &v);
        jig_eval_set_slot(jig_eval_result_slot(call, i), v);
    }
    return s ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

JigEvalOutcome jig_vector_eval_from_elements(JigEvalCall *call) {
    JigEvalShaped *s = jig_vector_result(call, 0);
    for (size_t i = 0; s && i < call->step->num_operands; ++i)
        jig_vector_store_lane(s, i, jig_eval_slot(call, i));
    return s ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* ---- Parts ---- */

/* Parts that are scalable themselves are counted as such, too. */
JigEvalOutcome jig_vector_eval_scalable_part(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    bool inserts = call->step->num_operands == 2;
    const JigType *part = inserts ? jig_value_type(jig_vector_scalable_insert_value_to_store(op))
                                  : jig_op_result_type(op, 0);
    size_t pos = (size_t)jig_vector_pos(op);
    pos *= jig_type_is_scalable(part) ? call->eval->options.vscale : 1;
    const JigEvalShaped *from = jig_vector_operand(call, 0);
    JigEvalShaped *to = !from     ? NULL
                        : inserts ? jig_vector_change(call, 1)
                                  : jig_vector_result(call, 0);
    if (!to)
        return JIG_EVAL_STOP;
    size_t size = to->elem.size, n = (inserts ? from : to)->buffer->size;
    size_t limit = (inserts ? to : from)->buffer->size;
    if (pos * size > limit || n > limit - pos * size)
        return jig_eval_error(call, "reaches outside of the scalable vector");
    jig_eval_buffer_copy(to->buffer, inserts ? pos * size : 0, from->buffer,
                         inserts ? 0 : pos * size, n);
    return JIG_EVAL_NEXT;
}

/* Lane in the large vector of each index in the small one; leading dimensions that the small one or
 * the attributes lack count from 0. */
static void strided_move(JigEvalCall *call, JigEvalShaped *to, const JigEvalShaped *from,
                         const JigEvalShaped *small, const JigEvalShaped *large) {
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(call->step->op);
    const JigAttr *strides = jig_vector_strides_attr(call->step->op);
    size_t n = jig_attr_array_len(offsets), lead = large->rank - small->rank, lane = 0;
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, small->rank + large->rank + 1);
    int64_t *there = index + small->rank;
    do {
        for (size_t d = 0; d < large->rank; ++d) {
            int64_t i = d < lead ? 0 : index[d - lead];
            int64_t offset = d < n ? jig_attr_int_value(jig_attr_array_at(offsets, d)) : 0;
            size_t s = d - lead;
            bool strided = d >= lead && s < jig_attr_array_len(strides);
            there[d] =
                offset + i * (strided ? jig_attr_int_value(jig_attr_array_at(strides, s)) : 1);
        }
        size_t at = jig_vector_lane_of(large, there);
        if (to == large)
            jig_vector_copy_lane(to, at, from, lane);
        else
            jig_vector_copy_lane(to, lane, from, at);
        ++lane;
    } while (jig_eval_next_index(index, small->sizes, small->rank));
}

static bool strided_slice(JigEvalCall *call) {
    bool inserts = call->step->num_operands == 2;
    const JigEvalShaped *from = jig_vector_operand(call, 0);
    JigEvalShaped *to = !from     ? NULL
                        : inserts ? jig_vector_change(call, 1)
                                  : jig_vector_result(call, 0);
    JIG_CHECK(to);
    strided_move(call, to, from, inserts ? from : to, inserts ? to : from);
    return true;
}
JigEvalOutcome jig_vector_eval_strided_slice(JigEvalCall *call) {
    return jig_vector_scratch(call, strided_slice);
}

/* ---- Numbers and masks ---- */

JigEvalOutcome jig_vector_eval_vscale(JigEvalCall *call) {
    jig_eval_set_index(call, 0, call->eval->options.vscale);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_vector_eval_step(JigEvalCall *call) {
    JigEvalShaped *s = jig_vector_result(call, 0);
    for (int64_t i = 0; s && i < s->sizes[0]; ++i) {
        JigEvalValue v = jig_eval_number((uint64_t)i);
        jig_vector_store_lane(s, (size_t)i, &v);
    }
    return s ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* Lanes with all indices below these are selected. */
static bool make_mask(JigEvalCall *call, const int64_t *bounds) {
    JigEvalShaped *s = jig_vector_result(call, 0);
    JIG_CHECK(s);
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, s->rank + 1);
    size_t lane = 0;
    do {
        bool inside = s->rank > 0 || bounds[0] > 0;
        for (size_t d = 0; d < s->rank; ++d)
            inside = inside && index[d] < bounds[d];
        s->buffer->data[lane++] = inside;
    } while (jig_eval_next_index(index, s->sizes, s->rank));
    return true;
}

static bool create_mask(JigEvalCall *call) {
    size_t n = call->step->num_operands;
    int64_t *bounds = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1);
    return jig_eval_indices(call, 0, n, bounds) && make_mask(call, bounds);
}
JigEvalOutcome jig_vector_eval_create_mask(JigEvalCall *call) {
    return jig_vector_scratch(call, create_mask);
}

/* In scalable dimensions the bound is none or all. */
static bool constant_mask(JigEvalCall *call) {
    const JigType *type = jig_op_result_type(call->step->op, 0);
    const JigAttr *list = jig_vector_constant_mask_mask_dim_sizes_attr(call->step->op);
    const bool *scalable = jig_type_scalable_dims(type);
    size_t n = jig_attr_dense_array_len(list);
    int64_t *bounds = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1);
    for (size_t i = 0; i < n; ++i) {
        bounds[i] = jig_attr_dense_array_int(list, i);
        bounds[i] *= scalable && scalable[i] ? call->eval->options.vscale : 1;
    }
    return make_mask(call, bounds);
}
JigEvalOutcome jig_vector_eval_constant_mask(JigEvalCall *call) {
    return jig_vector_scratch(call, constant_mask);
}
