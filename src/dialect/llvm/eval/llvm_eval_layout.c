/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How values lie in memory, and their ways there and back. */
#include "dialect/llvm/eval/llvm_eval.h"
#include "eval/shadow.h"
#include "support/check.h"

/* Values of more bytes are never made. */
static const uint64_t most = INT32_MAX;

/* ---- Layouts ---- */

static uint64_t round_up(uint64_t n, uint64_t align) {
    return (n + align - 1) / align * align;
}
static uint64_t next_power(uint64_t n) {
    uint64_t p = 1;
    while (p < n)
        p *= 2;
    return p;
}

/* Integers are aligned to what holds them, pointers and floats, too; none to more than 16. */
static bool scalar_layout(JigEval *e, const JigType *t, JigLlvmLayout *l) {
    enum { MOST_ALIGNED = 16 };
    l->elem = jig_eval_elem_of(e, t);
    if (l->elem.kind != JIG_ELEM_INT && l->elem.kind != JIG_ELEM_FLOAT)
        return false;
    l->form = JIG_LLVM_SCALAR;
    l->value = l->store = l->elem.size;
    l->align = l->store < MOST_ALIGNED ? next_power(l->store) : MOST_ALIGNED;
    l->size = round_up(l->store, l->align);
    l->same = true;
    return l->value <= most;
}

/* One of several dimensions is what it becomes: arrays of vectors of the last one. There is room
 * for it only: the verifier refuses loads and stores, so that to memory and back go lanes of one
 * dimension. */
static bool vector_layout(JigEval *e, const JigType *t, JigLlvmLayout *l) {
    uint64_t n = 1, row = 1;
    for (size_t d = 0; d < jig_type_rank(t); ++d) {
        uint64_t dim = (uint64_t)jig_type_dim(t, d);
        dim *= jig_type_scalable_dims(t) && jig_type_scalable_dims(t)[d] ? e->options.vscale : 1;
        if (__builtin_mul_overflow(n, dim, &n))
            return false;
        row = dim;
    }
    l->form = JIG_LLVM_VECTOR;
    l->elem = jig_eval_elem_of(e, t);
    l->n = n;
    if ((l->elem.kind != JIG_ELEM_INT && l->elem.kind != JIG_ELEM_FLOAT) || l->elem.lanes != 1 ||
        n > most || n * l->elem.size > most)
        return false;
    l->value = n * l->elem.size;
    /* Elements of a field lie as they are kept. */
    bool is_field = jig_eval_elem_plain(&l->elem).size != l->elem.size;
    uint64_t bytes = is_field ? row * l->elem.size : (row * l->elem.width + 7) / 8;
    l->align = is_field ? l->elem.size : next_power(bytes);
    bytes = n == row ? bytes : round_up(bytes, l->align);
    l->store = row ? n / row * bytes : 0;
    l->size = round_up(l->store, l->align);
    l->same = (is_field || l->elem.width % 8 == 0) && l->store == l->value;
    return true;
}

static bool array_layout(JigEval *e, const JigType *t, JigLlvmLayout *l) {
    l->form = JIG_LLVM_ARRAY;
    l->n = jig_llvm_array_len(t);
    l->element = jig_llvm_layout_of(e, jig_llvm_array_element(t));
    if (!l->element || __builtin_mul_overflow(l->n, l->element->value, &l->value) ||
        __builtin_mul_overflow(l->n, l->element->size, &l->size) || l->size > most)
        return false;
    l->store = l->size;
    l->align = l->element->align;
    l->same = l->element->same && (l->element->size == l->element->value || !l->n);
    return true;
}

static bool struct_layout(JigEval *e, const JigType *t, JigLlvmLayout *l) {
    size_t n = jig_llvm_struct_len(t);
    const JigLlvmLayout **fields = JIG_NEW_ARRAY(&e->perm, const JigLlvmLayout *, n + 1);
    uint64_t *offsets = JIG_NEW_ARRAY(&e->perm, uint64_t, 2 * n + 1), *places = offsets + n;
    *l = (JigLlvmLayout){.form = JIG_LLVM_STRUCT,
                         .n = n,
                         .fields = fields,
                         .offsets = offsets,
                         .places = places,
                         .align = 1,
                         .same = true};
    if (jig_llvm_struct_is_opaque(t))
        return false;
    for (size_t i = 0; i < n; ++i) {
        const JigLlvmLayout *f = fields[i] = jig_llvm_layout_of(e, jig_llvm_struct_element(t, i));
        if (!f)
            return false;
        uint64_t align = jig_llvm_struct_is_packed(t) ? 1 : f->align;
        offsets[i] = round_up(l->store, align);
        places[i] = l->value;
        l->align = l->align < align ? align : l->align;
        l->same = l->same && f->same && offsets[i] == places[i];
        l->value += f->value;
        l->store = offsets[i] + f->size;
        if (l->store > most)
            return false;
    }
    l->size = l->store = round_up(l->store, l->align);
    return true;
}

static bool make_layout(JigEval *e, const JigType *t, JigLlvmLayout *l) {
    bool is_array = jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY);
    if (!is_array && !jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT))
        return jig_type_is_vector(t) ? vector_layout(e, t, l) : scalar_layout(e, t, l);
    bool ok = is_array ? array_layout(e, t, l) : struct_layout(e, t, l);
    l->elem = (JigElem){.kind = JIG_ELEM_BYTES,
                        .part = JIG_ELEM_BYTES,
                        .size = ok ? (uint32_t)l->value : 0,
                        .lanes = 1};
    return ok && l->value <= most;
}

/* While a layout is made there is none: a structure that holds itself has none. */
const JigLlvmLayout *jig_llvm_layout_of(JigEval *e, const JigType *t) {
    JigLlvmLayout **slot = (JigLlvmLayout **)jig_ptrmap_slot(&e->layouts, t);
    if (!*slot) {
        JigLlvmLayout *l = JIG_NEW(&e->perm, JigLlvmLayout);
        *slot = l;
        JigLlvmLayout made = {0};
        if (jig_stack_ok(e->ctx) && make_layout(e, t, &made)) {
            *l = made;
            l->type = t;
        }
        return l->type ? l : NULL;
    }
    return (*slot)->type ? *slot : NULL;
}

const JigLlvmLayout *jig_llvm_need_layout(JigEvalCall *call, const JigType *t) {
    const JigLlvmLayout *l = jig_llvm_layout_of(call->eval, t);
    if (!l)
        jig_eval_unknown_fail(call, "cannot be evaluated: values of type %s have no size",
                              jig_msg_type(t));
    return l;
}

const JigLlvmLayout *jig_llvm_layout_part(const JigLlvmLayout *l, uint64_t i, uint64_t *place) {
    JIG_REQUIRE(l && place);
    if (i >= l->n || (l->form != JIG_LLVM_ARRAY && l->form != JIG_LLVM_STRUCT))
        return NULL;
    *place = l->form == JIG_LLVM_ARRAY ? i * l->element->value : l->places[i];
    return l->form == JIG_LLVM_ARRAY ? l->element : l->fields[i];
}

/* ---- To memory and back ---- */

/* Bit k of lane i stands in bit i * width + k. */
static void pack(const JigLlvmLayout *l, JigEvalBuffer *to, uint64_t at, const JigEvalBuffer *from,
                 uint64_t place) {
    jig_eval_writes(to, at, l->store);
    memset(to->data + at, 0, l->store);
    jig_eval_buffer_mark(to, at, l->store, JIG_EVAL_VALUE);
    for (uint64_t i = 0; i < l->n; ++i) {
        uint64_t lane = place + i * l->elem.size, bit = i * l->elem.width;
        JigEvalState state = jig_eval_buffer_state(from, lane, l->elem.size);
        for (uint32_t k = 0; k < l->elem.width; ++k, ++bit) {
            unsigned set = from->data[lane + k / 8] >> (k % 8) & 1u;
            to->data[at + bit / 8] |= (uint8_t)(set << (bit % 8));
        }
        uint64_t first = at + i * l->elem.width / 8, last = at + (bit - 1) / 8;
        if (state != JIG_EVAL_VALUE)
            for (uint64_t b = first; b <= last; ++b)
                if (jig_eval_buffer_state(to, b, 1) < state)
                    jig_eval_buffer_mark(to, b, 1, state);
    }
}

static void unpack(const JigLlvmLayout *l, JigEvalBuffer *to, uint64_t place,
                   const JigEvalBuffer *from, uint64_t at) {
    jig_eval_reads(from, at, l->store);
    memset(to->data + place, 0, l->value);
    for (uint64_t i = 0; i < l->n; ++i) {
        uint64_t lane = place + i * l->elem.size, bit = i * l->elem.width;
        uint64_t first = at + bit / 8, last = at + (bit + l->elem.width - 1) / 8;
        jig_eval_buffer_mark(to, lane, l->elem.size,
                             jig_eval_buffer_state(from, first, last - first + 1));
        for (uint32_t k = 0; k < l->elem.width; ++k, ++bit) {
            unsigned set = from->data[at + bit / 8] >> (bit % 8) & 1u;
            to->data[lane + k / 8] |= (uint8_t)(set << (k % 8));
        }
    }
}

static const JigLlvmLayout *part_of(const JigLlvmLayout *l, uint64_t i, uint64_t *at,
                                    uint64_t *place) {
    bool is_array = l->form == JIG_LLVM_ARRAY;
    *at += is_array ? i * l->element->size : l->offsets[i];
    *place += is_array ? i * l->element->value : l->places[i];
    return is_array ? l->element : l->fields[i];
}

void jig_llvm_to_memory(const JigLlvmLayout *l, JigEvalBuffer *to, uint64_t at,
                        const JigEvalBuffer *from, uint64_t place) {
    if (l->same) {
        jig_eval_buffer_copy(to, at, from, place, l->value);
        return;
    }
    if (l->form == JIG_LLVM_VECTOR) {
        pack(l, to, at, from, place);
        return;
    }
    for (uint64_t i = 0; i < l->n; ++i) {
        uint64_t there = at, here = place;
        const JigLlvmLayout *part = part_of(l, i, &there, &here);
        jig_llvm_to_memory(part, to, there, from, here);
    }
}

void jig_llvm_from_memory(const JigLlvmLayout *l, JigEvalBuffer *to, uint64_t place,
                          const JigEvalBuffer *from, uint64_t at) {
    if (l->same) {
        jig_eval_buffer_copy(to, place, from, at, l->value);
        return;
    }
    if (l->form == JIG_LLVM_VECTOR) {
        unpack(l, to, place, from, at);
        return;
    }
    for (uint64_t i = 0; i < l->n; ++i) {
        uint64_t there = at, here = place;
        const JigLlvmLayout *part = part_of(l, i, &there, &here);
        jig_llvm_from_memory(part, to, here, from, there);
    }
}

/* ---- At addresses ---- */

static bool check_aligned(JigEvalCall *call, uint64_t address, uint64_t align) {
    return (int64_t)align <= 0 || address % align == 0 ||
           jig_eval_fail(call, "uses memory at %#llx, which is not aligned to %llu bytes",
                         (unsigned long long)address, (unsigned long long)align);
}

/* What a buffer with such elements is, for functions that want to know. */
static JigEvalShaped seen_as(const JigLlvmLayout *l, JigEvalBuffer *b) {
    return (JigEvalShaped){.buffer = b, .elem = l->elem};
}

static bool load_scalar(JigEvalCall *call, const JigLlvmLayout *l, JigEvalBuffer *b, size_t at,
                        JigEvalValue *out) {
    JigEvalShaped s = seen_as(l, b);
    jig_eval_load_elem(call->eval, jig_loc_unknown(call->eval->ctx), &s, at, out);
    if (out->tag == JIG_EVAL_NUMBER && l->elem.kind == JIG_ELEM_INT && l->elem.width < 64)
        out->w[0] &= jig_eval_mask(l->elem.width);
    return out->tag != JIG_EVAL_NONE || jig_eval_fail(call, "reads memory that was never written");
}

bool jig_llvm_read(JigEvalCall *call, const JigLlvmLayout *l, uint64_t address, uint64_t align,
                   JigEvalValue *out) {
    size_t at;
    JigEvalBuffer *b = jig_eval_pointer_at(call, address, l->store, &at);
    JIG_CHECK(b && check_aligned(call, address, align));
    if (l->form == JIG_LLVM_SCALAR)
        return load_scalar(call, l, b, at, out);
    JigEvalShaped *s = jig_llvm_new_value(call, l);
    JIG_CHECK(s);
    jig_llvm_from_memory(l, s->buffer, 0, b, at);
    *out = jig_eval_shaped_value(s);
    return true;
}

bool jig_llvm_write(JigEvalCall *call, const JigLlvmLayout *l, uint64_t address, uint64_t align,
                    const JigEvalValue *v) {
    size_t at;
    JigEvalBuffer *b = jig_eval_pointer_at_write(call, address, l->store, &at);
    JIG_CHECK(b && check_aligned(call, address, align));
    JigEvalShaped s = seen_as(l, b);
    call->eval->steps += l->store >> 12;
    jig_eval_writes(b, at, l->store);
    if (v->tag == JIG_EVAL_SHAPED)
        jig_llvm_to_memory(l, b, at, v->shaped->buffer, 0);
    else if (v->tag == JIG_EVAL_NONE || v->tag == JIG_EVAL_POISON)
        jig_eval_buffer_mark(b, at, l->store,
                             v->tag == JIG_EVAL_NONE ? JIG_EVAL_UNWRITTEN : JIG_EVAL_IS_POISON);
    else
        jig_eval_store_elem(&s, at, v);
    return true;
}
