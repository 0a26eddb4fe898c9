/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Memory: buffers, which know of every byte whether it was written, and the tensors, vectors and
 * memrefs on them. All of it counts towards one limit.
 */
#include "eval/evaluator.h"
#include "eval/pointer.h"
#include "eval/shadow.h"
#include "support/check.h"

/* ---- Buffers ---- */

/* `size` bytes, `times` times, and `more`; false after a report. */
static bool take_memory(JigEval *e, JigLoc loc, size_t size, size_t times, size_t more) {
    bool over =
        __builtin_mul_overflow(size, times, &size) || __builtin_add_overflow(size, more, &size);
    if (!over && size <= e->options.max_memory && e->memory <= e->options.max_memory - size) {
        e->memory += size;
        return true;
    }
    return jig_eval_stop(e, JIG_EVAL_LIMIT, loc,
                         "evaluation needs more memory than its limit of %llu bytes",
                         (unsigned long long)e->options.max_memory);
}

/* The states, when they are needed, count too; they double what a buffer takes. */
JigEvalBuffer *jig_eval_buffer_create(JigEval *e, JigLoc loc, size_t size, JigBufferKind kind,
                                      bool written) {
    JIG_REQUIRE(e);
    if (!take_memory(e, loc, size, 2, sizeof(JigEvalBuffer)))
        return NULL;
    e->steps += size >> 12; /* large buffers take time, too */
    JigEvalBuffer *b = jig_malloc(sizeof *b);
    *b = (JigEvalBuffer){.refs = 1, .kind = (uint8_t)kind, .size = size, .eval = e, .where = loc};
    b->born = e->shadow ? e->shadow->now : 0;
    b->data = jig_calloc(size ? size : 1, 1);
    if (!written) {
        b->state = jig_malloc(size ? size : 1);
        memset(b->state, JIG_EVAL_UNWRITTEN, size);
    }
    return b;
}

void jig_eval_buffer_free(JigEvalBuffer *b) {
    JIG_REQUIRE(b);
    if (b->freed)
        return;
    jig_free(b->data);
    jig_free(b->state);
    b->data = b->state = NULL;
    b->freed = true;
    jig_eval_shadow_forget(b);
    if (b->field)
        jig_eval_buffer_free(b->field);
    b->eval->memory -= 2 * b->size;
    if (b->address)
        jig_eval_pointer_end(b);
}

void jig_eval_buffer_note_leak(const JigEvalBuffer *b) {
    JIG_REQUIRE(b);
    JigEval *e = b->eval;
    if (e->num_leaks++)
        return;
    e->leak = b->where;
    e->leak_size = b->size;
}

void jig_eval_buffer_release(JigEvalBuffer *b) {
    JIG_REQUIRE(b && b->refs);
    if (--b->refs)
        return;
    if (b->must_be_freed && !b->freed)
        jig_eval_buffer_note_leak(b);
    jig_eval_buffer_free(b);
    if (b->field)
        jig_eval_buffer_release(b->field);
    b->eval->memory -= sizeof *b;
    jig_free(b);
}

void jig_eval_buffer_mark(JigEvalBuffer *b, size_t at, size_t n, JigEvalState state) {
    JIG_REQUIRE(b && at <= b->size && n <= b->size - at);
    if (!b->state) {
        if (state == JIG_EVAL_VALUE)
            return;
        b->state = jig_calloc(b->size ? b->size : 1, 1);
    }
    memset(b->state + at, state, n);
}

/* A number is poison when a byte of it is, else unwritten when one is. */
JigEvalState jig_eval_buffer_state(const JigEvalBuffer *b, size_t at, size_t n) {
    JIG_REQUIRE(b && at <= b->size && n <= b->size - at);
    uint8_t worst = JIG_EVAL_VALUE;
    if (!b->state)
        return JIG_EVAL_VALUE;
    const uint8_t *state = b->state + at;
    if (n == 16) { /* of the field: most often all are written */
        uint64_t halves[2];
        memcpy(halves, state, n);
        if (!(halves[0] | halves[1]))
            return JIG_EVAL_VALUE;
    }
    for (size_t i = 0; i < n; ++i)
        worst = state[i] > worst ? state[i] : worst;
    return (JigEvalState)worst;
}

void jig_eval_buffer_copy(JigEvalBuffer *to, size_t to_at, const JigEvalBuffer *from,
                          size_t from_at, size_t n) {
    JIG_REQUIRE(to && to_at <= to->size && n <= to->size - to_at);
    JIG_REQUIRE(from && from_at <= from->size && n <= from->size - from_at);
    if (!n)
        return;
    jig_eval_reads(from, from_at, n);
    jig_eval_writes(to, to_at, n);
    memmove(to->data + to_at, from->data + from_at, n);
    if (!from->state) {
        jig_eval_buffer_mark(to, to_at, n, JIG_EVAL_VALUE);
        return;
    }
    if (!to->state)
        to->state = jig_calloc(to->size ? to->size : 1, 1);
    memmove(to->state + to_at, from->state + from_at, n);
}

bool jig_eval_buffer_check(JigEvalCall *call, const JigEvalBuffer *b, int64_t at, size_t n) {
    JIG_REQUIRE(call && b);
    if (b->freed)
        return jig_eval_fail(call, b->kind == JIG_BUFFER_STACK ? "uses memory whose scope has ended"
                                                               : "uses memory after it was freed");
    if (at >= 0 && (size_t)at <= b->size && n <= b->size - (size_t)at)
        return true;
    /* Who counted the bytes behind a pointer may have meant others than elements of a field take.
     */
    if (b->address && !jig_eval_decides(call))
        return false;
    return jig_eval_fail(call, "reaches outside of the memory that the memref describes");
}

/* ---- Shaped values ---- */

JigEvalShaped *jig_eval_shaped_view(JigEval *e, JigEvalBuffer *buffer, JigElem elem, size_t rank,
                                    const int64_t *sizes) {
    JIG_REQUIRE(!buffer || buffer->refs);
    (void)e;
    JigEvalShaped *s = jig_malloc(sizeof *s + 2 * rank * sizeof *s->dims);
    *s = (JigEvalShaped){.refs = 1, .rank = (uint32_t)rank, .buffer = buffer, .elem = elem};
    s->sizes = s->dims;
    s->strides = s->dims + rank;
    uint64_t stride = 1;
    for (size_t d = rank; sizes && d-- > 0;) {
        s->sizes[d] = sizes[d];
        s->strides[d] = (int64_t)stride;
        stride *= (uint64_t)sizes[d];
    }
    return s;
}

/* Bytes of a dense one; false when they are too many to count. */
static bool bytes_of(const JigElem *elem, size_t rank, const int64_t *sizes, size_t *out) {
    size_t bytes = jig_eval_elem_bytes(elem);
    bool zero = false, fits = true;
    for (size_t i = 0; i < rank; ++i) {
        zero = zero || sizes[i] == 0;
        if (__builtin_mul_overflow(bytes, sizes[i], &bytes))
            fits = false;
    }
    *out = zero ? 0 : bytes;
    return zero || fits;
}

JigEvalShaped *jig_eval_shaped_create(JigEval *e, JigLoc loc, JigElem elem, size_t rank,
                                      const int64_t *sizes, JigBufferKind kind, bool written) {
    JIG_REQUIRE(e && (sizes || !rank));
    size_t bytes;
    for (size_t i = 0; i < rank; ++i)
        if (sizes[i] < 0) {
            jig_eval_stop(e, JIG_EVAL_UNDEFINED, loc, "size of dimension %zu is negative: %lld", i,
                          (long long)sizes[i]);
            return NULL;
        }
    if (!bytes_of(&elem, rank, sizes, &bytes))
        bytes = SIZE_MAX / 4;
    if (kind == JIG_BUFFER_VALUE) /* somebody computes what is in it */
        e->steps += bytes / (jig_eval_elem_bytes(&elem) + 1) / JIG_EVAL_ELEMENTS_A_STEP;
    JigEvalBuffer *buffer = jig_eval_buffer_create(e, loc, bytes, kind, written);
    return buffer ? jig_eval_shaped_view(e, buffer, elem, rank, sizes) : NULL;
}

void jig_eval_shaped_release(JigEvalShaped *s) {
    JIG_REQUIRE(s && s->refs);
    if (--s->refs)
        return;
    jig_eval_buffer_release(s->buffer);
    jig_free(s);
}

int64_t jig_eval_shaped_count(const JigEvalShaped *s) {
    JIG_REQUIRE(s);
    int64_t n = 1;
    bool over = false;
    for (size_t i = 0; i < s->rank; ++i) {
        if (s->sizes[i] == 0)
            return 0;
        over = over || __builtin_mul_overflow(n, s->sizes[i], &n);
    }
    return over ? INT64_MAX : n;
}

bool jig_eval_shaped_is_dense(const JigEvalShaped *s) {
    JIG_REQUIRE(s);
    uint64_t stride = 1;
    for (size_t d = s->rank; d-- > 0;) {
        if (s->sizes[d] != 1 && (uint64_t)s->strides[d] != stride)
            return false;
        stride *= (uint64_t)s->sizes[d];
    }
    return true;
}

bool jig_eval_shaped_is_same(const JigEvalShaped *a, const JigEvalShaped *b) {
    JIG_REQUIRE(a && b);
    return a->buffer == b->buffer && a->base == b->base && a->offset == b->offset &&
           a->rank == b->rank && a->elem.size == b->elem.size &&
           memcmp(a->dims, b->dims, 2 * a->rank * sizeof *a->dims) == 0;
}

JigEvalShaped *jig_eval_shaped_copy(JigEval *e, JigLoc loc, const JigEvalShaped *s) {
    JIG_REQUIRE(e && s);
    JigEvalShaped *copy =
        jig_eval_shaped_create(e, loc, s->elem, s->rank, s->sizes, JIG_BUFFER_VALUE, true);
    if (!copy || copy->buffer->size == 0)
        return copy;
    size_t size = jig_eval_elem_bytes(&s->elem), at = 0;
    int64_t first = s->base + s->offset * (int64_t)size;
    bool inside = first >= 0 && (size_t)first <= s->buffer->size &&
                  copy->buffer->size <= s->buffer->size - (size_t)first;
    if (inside && jig_eval_shaped_is_dense(s)) {
        jig_eval_buffer_copy(copy->buffer, 0, s->buffer,
                             (size_t)(s->base + s->offset * (int64_t)size), copy->buffer->size);
        return copy;
    }
    int64_t *index = jig_calloc(s->rank, sizeof *index);
    do {
        uint64_t from = (uint64_t)s->offset;
        for (size_t d = 0; d < s->rank; ++d)
            from += (uint64_t)index[d] * (uint64_t)s->strides[d];
        uint64_t byte = (uint64_t)s->base + from * size;
        if (byte <= s->buffer->size && size <= s->buffer->size - byte)
            jig_eval_buffer_copy(copy->buffer, at, s->buffer, byte, size);
        else
            jig_eval_buffer_mark(copy->buffer, at, size, JIG_EVAL_UNWRITTEN);
        at += size;
    } while (jig_eval_next_index(index, s->sizes, s->rank));
    jig_free(index);
    return copy;
}

JigEvalShaped *jig_eval_shaped_own(JigEvalCall *call, size_t operand) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(operand < call->step->num_operands);
    JigEvalValue v = jig_eval_take(call, operand);
    if (v.shaped->refs == 1 && v.shaped->buffer->refs == 1)
        return v.shaped;
    JigEvalShaped *copy = jig_eval_shaped_copy(call->eval, jig_eval_loc(call->step->op), v.shaped);
    jig_eval_shaped_release(v.shaped);
    return copy;
}

void jig_eval_shape(const JigEval *e, const JigType *t, const int64_t *dynamic, int64_t *sizes) {
    const bool *scalable = jig_type_is_vector(t) ? jig_type_scalable_dims(t) : NULL;
    for (size_t i = 0, k = 0; i < jig_type_rank(t); ++i) {
        sizes[i] =
            jig_type_is_dynamic_dim(t, i) ? (dynamic ? dynamic[k++] : 0) : jig_type_dim(t, i);
        if (scalable && scalable[i])
            sizes[i] *= e->options.vscale;
    }
}

bool jig_eval_shaped_at(JigEvalCall *call, const JigEvalShaped *s, const int64_t *index,
                        size_t *at) {
    JIG_REQUIRE(call && s && (index || !s->rank) && at);
    uint64_t element = (uint64_t)s->offset; /* may wrap around: the buffer decides */
    for (size_t d = 0; d < s->rank; ++d) {
        if (index[d] < 0 || index[d] >= s->sizes[d])
            return jig_eval_fail(call,
                                 "index %lld of dimension %zu is out of bounds: its size is %lld",
                                 (long long)index[d], d, (long long)s->sizes[d]);
        element += (uint64_t)index[d] * (uint64_t)s->strides[d];
    }
    size_t size = jig_eval_elem_bytes(&s->elem);
    int64_t byte = (int64_t)((uint64_t)s->base + element * size);
    *at = (size_t)byte;
    return s->buffer->kind == JIG_BUFFER_VALUE ||
           jig_eval_buffer_check(call, s->buffer, byte, size);
}

static bool assign_dense(JigEvalCall *call, JigEvalShaped *to, const JigEvalShaped *from) {
    size_t size = jig_eval_elem_bytes(&to->elem), n = (size_t)jig_eval_shaped_count(to) * size;
    int64_t a = to->base + to->offset * (int64_t)size,
            b = from->base + from->offset * (int64_t)size;
    JIG_CHECK(jig_eval_buffer_check(call, to->buffer, a, n));
    JIG_CHECK(jig_eval_buffer_check(call, from->buffer, b, n));
    jig_eval_buffer_copy(to->buffer, (size_t)a, from->buffer, (size_t)b, n);
    return true;
}

bool jig_eval_shaped_assign(JigEvalCall *call, JigEvalShaped *to, const JigEvalShaped *from) {
    JIG_REQUIRE(call && to && from && to->rank == from->rank);
    for (size_t d = 0; d < to->rank; ++d)
        if (to->sizes[d] != from->sizes[d])
            return jig_eval_fail(call, "sizes of dimension %zu differ: %lld and %lld", d,
                                 (long long)to->sizes[d], (long long)from->sizes[d]);
    int64_t n = jig_eval_shaped_count(to);
    if (n == 0)
        return true;
    if (!jig_eval_count(call, (uint64_t)n / JIG_EVAL_ELEMENTS_A_STEP))
        return false;
    if (jig_eval_shaped_is_dense(to) && jig_eval_shaped_is_dense(from))
        return assign_dense(call, to, from);
    size_t size = jig_eval_elem_bytes(&to->elem), a, b;
    JigArena *arena = &call->eval->scratch;
    /* Strides of 0 make a few bytes as many elements as one likes. */
    if ((uint64_t)n > call->eval->options.max_steps)
        return jig_eval_fail(call, "copies more elements than the limit of steps");
    int64_t *index = JIG_NEW_ARRAY(arena, int64_t, to->rank + 1);
    do {
        JIG_CHECK(jig_eval_shaped_at(call, to, index, &a));
        JIG_CHECK(jig_eval_shaped_at(call, from, index, &b));
        jig_eval_buffer_copy(to->buffer, a, from->buffer, b, size);
    } while (jig_eval_next_index(index, to->sizes, to->rank));
    return true;
}
