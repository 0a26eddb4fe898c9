/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* From what code returned to values: what the child sends, and what the parent makes of it. */
#include "codegen/run/child.h"
#include "codegen/run/form.h"
#include "codegen/run/packed.h"
#include "codegen/run/packed_int.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- In the child ---- */

/* A memref as code returned it. */
typedef struct Returned {
    int64_t rank, offset;
    const int64_t *sizes, *strides;
    const uint8_t *base;
    JigForm form;
    uint64_t number; /* bytes of an element's numbers */
    uint8_t *chunk;  /* what goes at once */
    size_t filled, room;
} Returned;

static void flush(Returned *r) {
    if (r->filled)
        jig_run_child_send(r->chunk, r->filled);
    r->filled = 0;
}

static void send_dim(Returned *r, int64_t d, int64_t at) {
    if (d == r->rank) {
        if (r->room - r->filled < r->number)
            flush(r);
        jig_run_form_load(&r->form, r->base + at * (int64_t)r->form.size, r->chunk + r->filled);
        r->filled += r->number;
        return;
    }
    for (int64_t i = 0; i < r->sizes[d]; ++i)
        send_dim(r, d + 1, at + i * r->strides[d]);
}

static bool complain(size_t i, const char *what, long long n) {
    char text[200];
    int len = snprintf(text, sizeof text, "the payload returned no memref as result #%zu: %s %lld",
                       i, what, n);
    jig_run_child_say(text, (size_t)len);
    return false;
}

/* Code may return anything, also what it never wrote. */
static bool check_sizes(const JigType *t, size_t i, const Returned *r, uint64_t most) {
    uint64_t all = r->number;
    bool is_empty = false;
    for (int64_t d = 0; d < r->rank; ++d) {
        if (r->sizes[d] < 0)
            return complain(i, "a size is", (long long)r->sizes[d]);
        if (jig_type_has_rank(t) && !jig_type_is_dynamic_dim(t, (size_t)d) &&
            jig_type_dim(t, (size_t)d) != r->sizes[d])
            return complain(i, "a size that its type has otherwise is", (long long)r->sizes[d]);
        is_empty |= r->sizes[d] == 0;
    }
    for (int64_t d = 0; d < r->rank && !is_empty; ++d)
        if (__builtin_mul_overflow(all, (uint64_t)r->sizes[d], &all) || all > most)
            return complain(i, "its elements are too many, a size is", (long long)r->sizes[d]);
    return true;
}

static bool send_described(const JigType *t, size_t i, const char *at, uint64_t most) {
    enum { CHUNK = 1 << 16, MOST_DIMS = 1 << 16 };
    Returned r = {.rank = (int64_t)jig_type_rank(t)};
    uint64_t words[3];
    if (!jig_type_has_rank(t)) {
        memcpy(words, at, 16);
        r.rank = (int64_t)words[0];
        at = (const char *)(uintptr_t)words[1];
    }
    if (r.rank < 0 || r.rank > MOST_DIMS)
        return complain(i, "its rank is", (long long)r.rank);
    memcpy(words, at, sizeof words);
    r.base = (const uint8_t *)(uintptr_t)words[1];
    r.sizes = (const int64_t *)(const void *)(at + sizeof words);
    r.strides = r.sizes + r.rank;
    if (!jig_run_form_of(jig_type_element(t), &r.form))
        return false;
    r.number = jig_run_form_numbers(&r.form);
    JIG_CHECK(check_sizes(t, i, &r, most));
    r.room = r.number > CHUNK ? r.number : CHUNK;
    r.chunk = malloc(r.room);
    if (!r.chunk)
        jig_run_child_no_memory(r.room);
    jig_run_child_send(&r.rank, sizeof r.rank);
    jig_run_child_send(r.sizes, (size_t)r.rank * sizeof *r.sizes);
    send_dim(&r, 0, (int64_t)words[2]);
    flush(&r);
    free(r.chunk);
    return true;
}

bool jig_run_packed_send_results(const JigPacked *p, uint64_t most) {
    const char *whole = p->pointers[p->num_params];
    for (size_t i = 0; i < p->types.num_results; ++i) {
        const JigType *t = p->types.results[i];
        JigForm form;
        if (jig_run_is_described(t)) {
            JIG_CHECK(send_described(t, i, whole + p->places[i], most));
            continue;
        }
        JIG_CHECK(jig_run_form_of(t, &form));
        uint8_t *numbers = malloc(jig_run_form_numbers(&form));
        if (!numbers)
            jig_run_child_no_memory(jig_run_form_numbers(&form));
        jig_run_form_load(&form, (const uint8_t *)whole + p->places[i], numbers);
        jig_run_child_send(numbers, jig_run_form_numbers(&form));
        free(numbers);
    }
    return true;
}

void jig_run_packed_send_args(const JigPacked *p, const JigEvalValue *args) {
    for (size_t i = 0; i < p->types.num_inputs; ++i) {
        JigForm form;
        if (!p->memory[i] || !jig_run_form_of(jig_type_element(p->types.inputs[i]), &form))
            continue;
        const JigEvalBuffer *b = args[i].shaped->buffer;
        size_t each = jig_eval_elem_bytes(&args[i].shaped->elem), n = each ? b->size / each : 0;
        /* The child's copy of the buffer is as good a place as any. */
        for (size_t k = 0; k < n; ++k)
            jig_run_form_load(&form, (const uint8_t *)p->memory[i] + k * form.size,
                              b->data + k * each);
        jig_run_child_send(b->data, b->size);
    }
}

void jig_run_packed_each_block(const JigPacked *p, void (*fn)(const void *block)) {
    const char *whole = p->pointers[p->num_params];
    for (size_t i = 0; i < p->types.num_results; ++i) {
        const JigType *t = p->types.results[i];
        if (!jig_run_is_described(t))
            continue;
        const void *const *at = (const void *const *)(const void *)(whole + p->places[i]);
        if (!jig_type_has_rank(t)) { /* a rank, and where the descriptor is */
            fn(at[1]);
            at = at[1];
        }
        fn(at[0]);
    }
}

/* ---- In the parent ---- */

static bool take(JigStr *data, void *to, size_t len) {
    if (data->len < len)
        return false;
    memcpy(to, data->ptr, len);
    *data = (JigStr){data->ptr + len, data->len - len};
    return true;
}

static bool read_described(const JigType *t, JigEval *e, JigStr *data, JigEvalValue *out) {
    int64_t rank, count = 0;
    if (!take(data, &rank, sizeof rank) || rank < 0 || (uint64_t)rank > data->len / sizeof rank)
        return false;
    int64_t *sizes = calloc((size_t)rank + 1, sizeof *sizes);
    JigEvalShaped *s = NULL;
    if (sizes && take(data, sizes, (size_t)rank * sizeof *sizes)) {
        for (int64_t d = 0; d < rank && count >= 0; ++d)
            count = sizes[d] < 0 ? -1 : count;
        if (count >= 0)
            s = jig_eval_shaped_create(e, jig_loc_unknown(e->ctx), jig_eval_elem_of(e, t),
                                       (size_t)rank, sizes, JIG_BUFFER_VALUE, true);
    }
    free(sizes);
    if (!s)
        return false;
    *out = jig_eval_shaped_value(s);
    return take(data, s->buffer->data, s->buffer->size);
}

static bool read_vector(const JigType *t, JigEval *e, JigStr *data, JigEvalValue *out) {
    JigEvalShaped *s =
        jig_eval_shaped_create(e, jig_loc_unknown(e->ctx), jig_eval_elem_of(e, t), jig_type_rank(t),
                               jig_type_shape(t), JIG_BUFFER_VALUE, true);
    if (!s)
        return false;
    *out = jig_eval_shaped_value(s);
    return take(data, s->buffer->data, s->buffer->size);
}

static bool read_number(const JigPacked *p, const JigType *t, JigEval *e, JigStr *data,
                        JigEvalValue *out) {
    JigElem elem = jig_eval_elem_of(e, t);
    uint8_t *bytes = jig_arena_calloc(p->arena, elem.size + 32);
    JigNum n;
    if (!take(data, bytes, elem.size))
        return false;
    jig_eval_num_of_bytes(&elem, bytes, p->arena, &n);
    jig_eval_value_of_num(e, &elem, &n, out);
    return true;
}

bool jig_run_packed_read_results(const JigPacked *p, JigEval *e, JigStr *data,
                                 JigEvalValue *results) {
    for (size_t i = 0; i < p->types.num_results; ++i) {
        const JigType *t = p->types.results[i];
        bool ok = jig_run_is_described(t) ? read_described(t, e, data, &results[i])
                  : jig_type_is_vector(t) ? read_vector(t, e, data, &results[i])
                                          : read_number(p, t, e, data, &results[i]);
        if (!ok)
            return jig_error(e->ctx, jig_loc_unknown(e->ctx), "result #%zu did not come back", i);
    }
    return true;
}

bool jig_run_packed_read_args(const JigPacked *p, JigStr *data, JigEvalValue *args) {
    for (size_t i = 0; i < p->types.num_inputs; ++i) {
        JigEvalBuffer *b = p->memory[i] ? args[i].shaped->buffer : NULL;
        if (b && !take(data, b->data, b->size))
            return false;
        if (b)
            jig_eval_buffer_mark(b, 0, b->size, JIG_EVAL_VALUE);
    }
    return true;
}
