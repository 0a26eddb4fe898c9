/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/access.h"
#include "support/check.h"

/* Tensors and buffers; scalable vectors are longer than their types say. */
static bool has_sizes(JigEvalCall *call, const JigEvalShaped *s, const JigType *type) {
    if (jig_type_is_vector(type) || !jig_type_has_rank(type) || jig_type_rank(type) != s->rank)
        return true;
    for (size_t d = 0; d < s->rank; ++d)
        if (!jig_type_is_dynamic_dim(type, d) && jig_type_dim(type, d) != s->sizes[d])
            return jig_eval_fail(call, "gives size %lld in dimension %zu, where its type says %lld",
                                 (long long)s->sizes[d], d, (long long)jig_type_dim(type, d));
    return true;
}

JigEvalOutcome jig_eval_give(JigEvalCall *call, size_t i, JigEvalShaped *s) {
    if (!s)
        return JIG_EVAL_STOP;
    if (!has_sizes(call, s, jig_op_result_type(call->step->op, i))) {
        jig_eval_shaped_release(s);
        return JIG_EVAL_STOP;
    }
    jig_eval_set_slot(jig_eval_result_slot(call, i), jig_eval_shaped_value(s));
    return JIG_EVAL_NEXT;
}

JigEvalShaped *jig_eval_shaped(JigEvalCall *call, size_t i) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(i < call->step->num_operands);
    if (!jig_eval_need(call, i))
        return NULL;
    JigEvalShaped *s = jig_eval_slot(call, i)->shaped;
    if (jig_eval_slot(call, i)->tag != JIG_EVAL_SHAPED || s->elem.kind == JIG_ELEM_OTHER) {
        jig_eval_unknown_fail(call, "cannot be evaluated: operand #%zu has no numbers for elements",
                              i);
        return NULL;
    }
    return s;
}

bool jig_eval_spread_poison(JigEvalCall *call, size_t i) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(i < call->step->num_operands);
    if (jig_eval_slot(call, i)->tag != JIG_EVAL_POISON)
        return false;
    for (size_t k = 0; k < call->step->num_results; ++k)
        jig_eval_set_poison(call, k);
    return true;
}

JigEvalShaped *jig_eval_new(JigEvalCall *call, const JigType *type, const int64_t *dynamic,
                            bool written) {
    JigArena *a = &call->eval->scratch;
    JigArenaMark mark = jig_arena_mark(a);
    int64_t *sizes = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(type) + 1);
    jig_eval_shape(call->eval, type, dynamic, sizes);
    JigEvalShaped *s = jig_eval_shaped_create(
        call->eval, jig_eval_loc(call->step->op), jig_eval_elem_of(call->eval, type),
        jig_type_rank(type), sizes, JIG_BUFFER_VALUE, written);
    jig_arena_rewind(a, mark);
    return s;
}

JigEvalShaped *jig_eval_alias(JigEvalCall *call, const JigEvalShaped *s, size_t rank) {
    JIG_REQUIRE(call && s && s->buffer->refs);
    s->buffer->refs++;
    JigEvalShaped *alias = jig_eval_shaped_view(call->eval, s->buffer, s->elem, rank, NULL);
    alias->base = s->base;
    alias->offset = s->offset;
    return alias;
}

/* The lanes of an element have the shape of the result's type. */
static JigEvalOutcome load_lanes(JigEvalCall *call, const JigEvalShaped *s, size_t at) {
    JigEvalShaped *v = jig_eval_new(call, jig_op_result_type(call->step->op, 0), NULL, true);
    if (v)
        jig_eval_buffer_copy(v->buffer, 0, s->buffer, at, jig_eval_elem_bytes(&s->elem));
    return jig_eval_give(call, 0, v);
}

JigEvalOutcome jig_eval_load(JigEvalCall *call, const JigEvalShaped *s, const int64_t *index) {
    size_t at;
    if (!jig_eval_shaped_at(call, s, index, &at))
        return JIG_EVAL_STOP;
    if (jig_eval_buffer_state(s->buffer, at, jig_eval_elem_bytes(&s->elem)) == JIG_EVAL_UNWRITTEN)
        return jig_eval_error(call, "reads an element that was never written");
    if (s->elem.lanes != 1 || jig_type_is_vector(jig_op_result_type(call->step->op, 0)))
        return load_lanes(call, s, at);
    jig_eval_load_elem(call->eval, jig_eval_loc(call->step->op), s, at,
                       jig_eval_result_slot(call, 0));
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_eval_store(JigEvalCall *call, size_t value, JigEvalShaped *s,
                              const int64_t *index) {
    size_t at;
    if (!jig_eval_shaped_at(call, s, index, &at))
        return JIG_EVAL_STOP;
    if (s->buffer->constant)
        return jig_eval_error(call, "writes to constant memory");
    const JigEvalValue *slot = jig_eval_slot(call, value);
    if (slot->tag == JIG_EVAL_SHAPED)
        jig_eval_buffer_copy(s->buffer, at, slot->shaped->buffer, 0, jig_eval_elem_bytes(&s->elem));
    else
        jig_eval_store_elem(s, at, slot);
    return JIG_EVAL_NEXT;
}

bool jig_eval_check_alignment(JigEvalCall *call, const JigEvalShaped *s, const int64_t *index,
                              int64_t alignment) {
    JIG_REQUIRE(call && s);
    const JigEvalBuffer *b = s->buffer;
    bool known = b->must_be_freed || b->kind == JIG_BUFFER_STACK || b->kind == JIG_BUFFER_GLOBAL;
    int64_t size = (int64_t)jig_eval_elem_bytes(&s->elem);
    JigElem plain = jig_eval_elem_plain(&s->elem);
    if (alignment <= 1 || !known || !size || s->base % size)
        return true;
    uint64_t element = (uint64_t)(s->base / size) + (uint64_t)s->offset;
    for (size_t d = 0; index && d < s->rank; ++d)
        element += (uint64_t)index[d] * (uint64_t)s->strides[d];
    uint64_t byte = element * jig_eval_elem_bytes(&plain);
    return byte % (uint64_t)alignment == 0 ||
           jig_eval_fail(call,
                         "says that memory is aligned to %lld bytes, which begins %llu bytes "
                         "behind where that is allocated",
                         (long long)alignment, (unsigned long long)byte);
}

/* Runs of the last dimension, one by one: in `vector` they follow each other. */
static bool move_vector(JigEvalCall *call, const JigEvalShaped *vector, const JigEvalShaped *s,
                        const int64_t *index, bool load) {
    JigArena *a = &call->eval->scratch;
    JigArenaMark mark = jig_arena_mark(a);
    size_t size = s->elem.size, at = 0, there;
    size_t lead = s->rank - vector->rank;
    int64_t *here = JIG_NEW_ARRAY(a, int64_t, s->rank + vector->rank + 1), *in = here + s->rank;
    bool ok = true;
    do {
        for (size_t d = 0; d < s->rank; ++d)
            here[d] = index[d] + (d >= lead ? in[d - lead] : 0);
        ok = jig_eval_shaped_at(call, s, here, &there);
        if (ok && load)
            jig_eval_buffer_copy(vector->buffer, at, s->buffer, there, size);
        else if (ok)
            jig_eval_buffer_copy(s->buffer, there, vector->buffer, at, size);
        at += size;
    } while (ok && jig_eval_next_index(in, vector->sizes, vector->rank));
    jig_arena_rewind(a, mark);
    return ok;
}

/* A memref of vectors holds whole ones. */
static bool holds_vectors(const JigEvalShaped *s, const JigEvalShaped *vector) {
    return s->elem.lanes != 1 || s->rank < vector->rank;
}

JigEvalOutcome jig_eval_load_vector(JigEvalCall *call, const JigEvalShaped *s, const int64_t *index,
                                    const JigType *type) {
    JigEvalShaped *v = jig_eval_new(call, type, NULL, true);
    if (!v)
        return JIG_EVAL_STOP;
    if (holds_vectors(s, v)) {
        jig_eval_shaped_release(v);
        return jig_eval_load(call, s, index);
    }
    if (move_vector(call, v, s, index, true))
        return jig_eval_give(call, 0, v);
    jig_eval_shaped_release(v);
    return JIG_EVAL_STOP;
}

JigEvalOutcome jig_eval_store_vector(JigEvalCall *call, const JigEvalShaped *vector,
                                     JigEvalShaped *s, const int64_t *index) {
    if (s->buffer->constant)
        return jig_eval_error(call, "writes to constant memory");
    if (!holds_vectors(s, vector))
        return move_vector(call, vector, s, index, false) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
    size_t at;
    if (!jig_eval_shaped_at(call, s, index, &at))
        return JIG_EVAL_STOP;
    jig_eval_buffer_copy(s->buffer, at, vector->buffer, 0, jig_eval_elem_bytes(&s->elem));
    return JIG_EVAL_NEXT;
}
