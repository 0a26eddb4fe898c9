/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Place number n owns the addresses from (n + 1) << SPAN_BITS on; what is there stands in the
 * middle, so that what is a little before it is known to be, too. A buffer that is larger takes
 * several places. Numbers below the first one, null among them, are of nothing.
 */
#include "eval/pointer.h"
#include "support/check.h"

enum { SPAN_BITS = 36, MALLOC_ALIGN = 16 };
static const uint64_t span = (uint64_t)1 << SPAN_BITS;

/* ---- Addresses ---- */

static uint64_t new_place(JigEval *e, JigEvalPlace place) {
    jig_vec_push(&e->places, place);
    e->memory += sizeof place; /* held against the limit at the next step */
    return ((uint64_t)e->places.len << SPAN_BITS) + span / 2;
}

static uint64_t address_of(JigEvalBuffer *b, uint64_t skew) {
    if (b->address || b->freed)
        return b->address;
    JigEvalPlace place = {.buffer = b, .kind = b->kind};
    b->address = new_place(b->eval, place) + skew;
    for (uint64_t left = b->size; left > span / 2; left -= left < span ? left : span)
        new_place(b->eval, place);
    b->refs++;
    return b->address;
}
uint64_t jig_eval_pointer_to(JigEvalBuffer *b) {
    JIG_REQUIRE(b);
    return address_of(b, 0);
}
uint64_t jig_eval_pointer_to_malloced(JigEvalBuffer *b) {
    JIG_REQUIRE(b);
    return address_of(b, MALLOC_ALIGN);
}

uint64_t jig_eval_pointer_to_function(JigEval *e, JigOp *function) {
    uintptr_t known = (uintptr_t)jig_ptrmap_get(&e->addresses, function);
    if (known)
        return ((uint64_t)known << SPAN_BITS) + span / 2;
    uint64_t address = new_place(e, (JigEvalPlace){.function = function});
    jig_ptrmap_set(&e->addresses, function, (void *)(uintptr_t)(address >> SPAN_BITS));
    return address;
}

/* ---- What is there ---- */

static const JigEvalPlace *place_of(const JigEval *e, uint64_t address) {
    uint64_t n = address >> SPAN_BITS;
    return n && n <= e->places.len ? &e->places.data[n - 1] : NULL;
}
JigEvalBuffer *jig_eval_pointer_buffer(const JigEval *e, uint64_t address) {
    JIG_REQUIRE(e);
    const JigEvalPlace *place = place_of(e, address);
    return place ? place->buffer : NULL;
}
JigOp *jig_eval_pointer_function(const JigEval *e, uint64_t address) {
    JIG_REQUIRE(e);
    const JigEvalPlace *place = place_of(e, address);
    return place && (address & (span - 1)) == span / 2 ? place->function : NULL;
}

static JigEvalBuffer *not_there(JigEvalCall *call, const JigEvalPlace *place, uint64_t address) {
    unsigned long long n = address;
    if (!address)
        jig_eval_fail(call, "uses memory at a null pointer");
    else if (!place)
        jig_eval_fail(call, "uses memory at %#llx, where there is none", n);
    else if (place->function)
        jig_eval_fail(call, "uses memory at %#llx, where a function is", n);
    else
        jig_eval_fail(call, place->kind == JIG_BUFFER_STACK ? "uses memory whose scope has ended"
                                                            : "uses memory after it was freed");
    return NULL;
}

JigEvalBuffer *jig_eval_pointer_at(JigEvalCall *call, uint64_t address, uint64_t n, size_t *at) {
    JIG_REQUIRE(call && at);
    const JigEvalPlace *place = place_of(call->eval, address);
    if (!place || !place->buffer)
        return not_there(call, place, address);
    JigEvalBuffer *b = place->buffer;
    uint64_t from = address - b->address; /* less than 0 where it is before */
    if (from > b->size || n > b->size - from) {
        jig_eval_fail(call, "reaches outside of its memory: %llu bytes from byte %lld on, of %zu",
                      (unsigned long long)n, (long long)from, b->size);
        return NULL;
    }
    *at = (size_t)from;
    return b;
}

JigEvalBuffer *jig_eval_pointer_at_write(JigEvalCall *call, uint64_t address, uint64_t n,
                                         size_t *at) {
    JIG_REQUIRE(call && at);
    JigEvalBuffer *b = jig_eval_pointer_at(call, address, n, at);
    if (b && b->constant) {
        jig_eval_fail(call, "writes to constant memory");
        return NULL;
    }
    return b;
}

/* ---- Ends ---- */

void jig_eval_pointer_end(JigEvalBuffer *b) {
    JIG_REQUIRE(b);
    JigEval *e = b->eval;
    for (size_t i = (size_t)(b->address >> SPAN_BITS) - 1;
         i < e->places.len && e->places.data[i].buffer == b; ++i)
        e->places.data[i].buffer = NULL;
    b->refs--; /* who frees it refers to it, too */
}

void jig_eval_pointer_end_all(JigEval *e) {
    JIG_REQUIRE(e);
    for (size_t i = 0; i < e->places.len; ++i) {
        JigEvalBuffer *b = e->places.data[i].buffer;
        if (!b)
            continue;
        b->refs++;
        jig_eval_buffer_free(b);
        jig_eval_buffer_release(b);
    }
}

/* Does the value hold the address of the buffer? Parts of aggregates may stand anywhere. */
static bool holds(const JigEvalValue *v, const JigEvalBuffer *b) {
    if (v->tag == JIG_EVAL_NUMBER)
        return v->w[0] == b->address;
    if (v->tag != JIG_EVAL_SHAPED || v->shaped->elem.kind != JIG_ELEM_BYTES)
        return false;
    const JigEvalBuffer *in = v->shaped->buffer;
    for (size_t i = 0; i + sizeof b->address <= in->size; ++i)
        if (memcmp(in->data + i, &b->address, sizeof b->address) == 0)
            return true;
    return false;
}
static bool any_holds(const JigEvalValue *values, size_t n, const JigEvalBuffer *b) {
    for (size_t i = 0; i < n; ++i)
        if (holds(&values[i], b))
            return true;
    return false;
}

void jig_eval_pointer_note_leaks(JigEval *e, const JigEvalValue *results, size_t n) {
    JIG_REQUIRE(e && (results || !n));
    const JigEvalBuffer *last = NULL;
    for (size_t i = 0; i < e->places.len; ++i) {
        const JigEvalBuffer *b = e->places.data[i].buffer;
        bool left = b && b != last && b->must_be_freed && b->refs == 1;
        if (left && !any_holds(results, n, b))
            jig_eval_buffer_note_leak(b);
        last = b;
    }
}
