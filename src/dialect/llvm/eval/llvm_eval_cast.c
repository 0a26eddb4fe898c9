/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What stands for values of other types: arrays for vectors of several dimensions, structures for
 * complex numbers, descriptors for buffers, pointers for functions and for buffers whose type says
 * all about them.
 */
#include "dialect/llvm/eval/llvm_eval.h"

static bool is_ptr(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR);
}
static bool is_struct(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT);
}

static bool no_rule(JigEvalCall *call, const JigType *from, const JigType *to) {
    bool is_tensor = jig_type_is_tensor(from) && !jig_type_is_tensor(to);
    return jig_eval_unknown_fail(
        call,
        "cannot be evaluated: nothing says how a value of type %s becomes one of "
        "type %s%s",
        jig_msg_type(from), jig_msg_type(to),
        is_tensor ? ": tensors became buffers before, give memref<...>" : "");
}

/* ---- Descriptors ---- */

enum { ALLOCATED, ALIGNED, OFFSET, SIZES, STRIDES };

/* What the dialect has in memory for an element; false: others lie differently. */
static bool fits_memory(JigEvalCall *call, const JigType *element, const JigElem *elem) {
    if (elem->kind == JIG_ELEM_COMPLEX) {
        uint64_t part = elem->size / 2;
        return (part & (part - 1)) == 0 && part <= 16;
    }
    const JigLlvmLayout *l = jig_llvm_layout_of(call->eval, element);
    return l && l->same && l->size == jig_eval_elem_bytes(elem);
}
static bool check_elements(JigEvalCall *call, const JigType *memref, const JigEvalShaped *s) {
    return fits_memory(call, jig_type_element(memref), &s->elem) ||
           jig_eval_unknown_fail(
               call, "cannot be evaluated: elements of type %s lie differently in memory",
               jig_msg_type(jig_type_element(memref)));
}

static uint64_t first_byte(const JigEvalShaped *s) {
    return jig_eval_pointer_to(s->buffer) + (uint64_t)s->base;
}

static JigEvalValue number_for(JigEval *e, const JigType *t, uint64_t n) {
    return jig_eval_number(n & jig_eval_mask(jig_eval_elem_of(e, t).width));
}

/* The fields in order, sizes and strides one by one. */
static uint64_t field_of(const JigEvalShaped *s, size_t i) {
    if (i <= ALIGNED)
        return i == ALLOCATED ? jig_eval_pointer_to(s->buffer) : first_byte(s);
    if (i == OFFSET)
        return (uint64_t)s->offset;
    i -= SIZES;
    return (uint64_t)(i < s->rank ? s->sizes[i] : s->strides[i - s->rank]);
}

static const JigLlvmLayout *each_of(const JigLlvmLayout *field, uint64_t *n) {
    bool is_array = field->form == JIG_LLVM_ARRAY;
    *n = is_array ? field->n : 1;
    return is_array ? field->element : field;
}

static bool is_descriptor(const JigLlvmLayout *l, uint64_t rank) {
    if (l->n != (rank ? STRIDES + 1 : OFFSET + 1))
        return false;
    for (size_t i = 0; i < l->n; ++i) {
        uint64_t n;
        const JigLlvmLayout *each = each_of(l->fields[i], &n);
        if (each->form != JIG_LLVM_SCALAR || n != (i < SIZES ? 1 : rank))
            return false;
    }
    return true;
}

static void set_descriptor(JigEvalCall *call, const JigLlvmLayout *l, const JigEvalShaped *s,
                           JigEvalShaped *to) {
    size_t next = 0;
    for (size_t i = 0; i < l->n; ++i) {
        uint64_t n;
        const JigLlvmLayout *each = each_of(l->fields[i], &n);
        for (size_t k = 0; k < n; ++k) {
            JigEvalValue v = number_for(call->eval, each->type, field_of(s, next++));
            jig_llvm_set_value_part(each, to, l->places[i] + k * each->value, &v);
        }
    }
}

/* A new descriptor in memory, for as long as the function that is run. */
static bool keep_descriptor(JigEvalCall *call, const JigEvalShaped *s, uint64_t *address) {
    size_t words = SIZES + 2 * (size_t)s->rank;
    JigEvalBuffer *b = jig_eval_buffer_create(call->eval, jig_eval_loc(call->step->op),
                                              words * sizeof(uint64_t), JIG_BUFFER_STACK, true);
    JIG_CHECK(b);
    jig_vec_push(&call->eval->stack, b);
    for (size_t i = 0; i < words; ++i) {
        uint64_t word = field_of(s, i);
        memcpy(b->data + i * sizeof word, &word, sizeof word);
    }
    *address = jig_eval_pointer_to(b);
    return true;
}

static bool unranked_to_struct(JigEvalCall *call, const JigLlvmLayout *l, const JigEvalShaped *s,
                               JigEvalShaped *to) {
    uint64_t address;
    if (!keep_descriptor(call, s, &address))
        return false;
    JigEvalValue rank = number_for(call->eval, l->fields[0]->type, s->rank),
                 pointer = jig_eval_number(address);
    jig_llvm_set_value_part(l->fields[0], to, l->places[0], &rank);
    jig_llvm_set_value_part(l->fields[1], to, l->places[1], &pointer);
    return true;
}

static bool memref_to_struct(JigEvalCall *call, const JigType *from, const JigEvalValue *v,
                             const JigType *to, JigEvalValue *out) {
    const JigLlvmLayout *l = jig_llvm_need_layout(call, to);
    JIG_CHECK(l && check_elements(call, from, v->shaped));
    bool ranked = jig_type_is_memref(from);
    if (ranked ? !is_descriptor(l, v->shaped->rank)
               : l->n != 2 || l->fields[0]->form != JIG_LLVM_SCALAR || !is_ptr(l->fields[1]->type))
        return no_rule(call, from, to);
    JigEvalShaped *made = jig_llvm_new_value(call, l);
    JIG_CHECK(made);
    *out = jig_eval_shaped_value(made);
    if (ranked)
        set_descriptor(call, l, v->shaped, made);
    else if (!unranked_to_struct(call, l, v->shaped, made))
        jig_eval_release(out);
    return out->tag == JIG_EVAL_SHAPED;
}

/* ---- Buffers of descriptors ---- */

/* The buffer at an aligned pointer; sizes, strides and offset are the caller's to fill in. */
static JigEvalShaped *view_at(JigEvalCall *call, const JigType *memref, uint64_t address,
                              size_t rank) {
    size_t at;
    JigEvalBuffer *b = jig_eval_pointer_at(call, address, 0, &at);
    if (!b)
        return NULL;
    b->refs++;
    JigEvalShaped *s =
        jig_eval_shaped_view(call->eval, b, jig_eval_elem_of(call->eval, memref), rank, NULL);
    s->base = (int64_t)at;
    return s;
}

/* Is anything poison from field i on? Then so is the buffer. */
static bool is_poison_from(const JigLlvmLayout *l, const JigEvalShaped *s, size_t i,
                           JigEvalValue *out) {
    uint64_t at = l->places[i];
    *out = (JigEvalValue){.tag = JIG_EVAL_POISON};
    return jig_eval_buffer_state(s->buffer, at, l->value - at) == JIG_EVAL_IS_POISON;
}

/* Field i of a descriptor as a signed number; false: it is poison, or not known. */
static bool read_field(JigEvalCall *call, const JigLlvmLayout *l, const JigEvalShaped *s, size_t i,
                       size_t k, int64_t *out) {
    uint64_t n;
    const JigLlvmLayout *each = each_of(l->fields[i], &n);
    JigEvalValue v;
    if (each->form != JIG_LLVM_SCALAR || k >= n)
        return jig_eval_unknown_fail(call, "cannot be evaluated: it is not of a descriptor");
    JIG_CHECK(jig_llvm_value_part(call, each, s, l->places[i] + k * each->value, &v));
    JIG_CHECK(jig_eval_need_value(call, &v, "a field of a descriptor"));
    *out = jig_eval_sign_extend(v.w[0], each->elem.width);
    return true;
}

static bool struct_to_memref(JigEvalCall *call, const JigType *from, const JigEvalShaped *s,
                             const JigType *to, JigEvalValue *out) {
    const JigLlvmLayout *l = jig_llvm_need_layout(call, from);
    size_t rank = jig_type_rank(to);
    int64_t address, ok;
    JIG_CHECK(l);
    if (!is_descriptor(l, rank))
        return no_rule(call, from, to);
    if (is_poison_from(l, s, ALIGNED, out))
        return true;
    JIG_CHECK(read_field(call, l, s, ALIGNED, 0, &address));
    JigEvalShaped *made = view_at(call, to, (uint64_t)address, rank);
    JIG_CHECK(made);
    ok = read_field(call, l, s, OFFSET, 0, &made->offset);
    for (size_t d = 0; ok && d < rank; ++d)
        ok = read_field(call, l, s, SIZES, d, &made->sizes[d]) &&
             read_field(call, l, s, STRIDES, d, &made->strides[d]);
    *out = jig_eval_shaped_value(made);
    if (ok && jig_eval_check_type(call, made, to) && check_elements(call, to, made))
        return true;
    jig_eval_release(out);
    return false;
}

/* Word `i` of a descriptor in memory. */
static bool read_word(JigEvalCall *call, uint64_t descriptor, uint64_t i, int64_t *out) {
    size_t at;
    JigEvalBuffer *b = jig_eval_pointer_at(call, descriptor + i * sizeof *out, sizeof *out, &at);
    JIG_CHECK(b);
    if (jig_eval_buffer_state(b, at, sizeof *out) != JIG_EVAL_VALUE)
        return jig_eval_fail(call, "reads a descriptor that was never written");
    memcpy(out, b->data + at, sizeof *out);
    return true;
}

static bool read_descriptor(JigEvalCall *call, uint64_t descriptor, JigEvalShaped *s) {
    bool ok = read_word(call, descriptor, OFFSET, &s->offset);
    for (size_t d = 0; ok && d < s->rank; ++d)
        ok = read_word(call, descriptor, SIZES + d, &s->sizes[d]) &&
             read_word(call, descriptor, SIZES + s->rank + d, &s->strides[d]);
    for (size_t d = 0; ok && d < s->rank; ++d)
        if (s->sizes[d] < 0)
            ok = jig_eval_fail(call, "has a negative size in dimension %zu: %lld", d,
                               (long long)s->sizes[d]);
    return ok;
}

static JigEvalShaped *described(JigEvalCall *call, uint64_t rank, uint64_t descriptor,
                                JigElem elem) {
    enum { MOST_DIMENSIONS = 1 << 16 };
    int64_t address;
    size_t at;
    if (rank > MOST_DIMENSIONS) {
        jig_eval_fail(call, "has a buffer of %llu dimensions", (unsigned long long)rank);
        return NULL;
    }
    JigEvalBuffer *b = read_word(call, descriptor, ALIGNED, &address)
                           ? jig_eval_pointer_at(call, (uint64_t)address, 0, &at)
                           : NULL;
    if (!b)
        return NULL;
    b->refs++;
    JigEvalShaped *s = jig_eval_shaped_view(call->eval, b, elem, rank, NULL);
    s->base = (int64_t)at;
    if (read_descriptor(call, descriptor, s))
        return s;
    jig_eval_shaped_release(s);
    return NULL;
}

JigEvalShaped *jig_llvm_eval_described(JigEvalCall *call, uint64_t rank, uint64_t descriptor,
                                       uint64_t size) {
    if (size > UINT32_MAX) {
        jig_eval_fail(call, "has elements of %llu bytes", (unsigned long long)size);
        return NULL;
    }
    JigElem elem = {
        .kind = JIG_ELEM_BYTES, .part = JIG_ELEM_BYTES, .size = (uint32_t)size, .lanes = 1};
    return described(call, rank, descriptor, elem);
}

static bool struct_to_unranked(JigEvalCall *call, const JigType *from, const JigEvalShaped *s,
                               const JigType *to, JigEvalValue *out) {
    const JigLlvmLayout *l = jig_llvm_need_layout(call, from);
    int64_t rank, descriptor;
    JIG_CHECK(l);
    if (l->n != 2)
        return no_rule(call, from, to);
    if (is_poison_from(l, s, 0, out))
        return true;
    JIG_CHECK(read_field(call, l, s, 0, 0, &rank) && read_field(call, l, s, 1, 0, &descriptor));
    JigEvalShaped *made =
        described(call, (uint64_t)rank, (uint64_t)descriptor, jig_eval_elem_of(call->eval, to));
    if (made)
        *out = jig_eval_shaped_value(made);
    return made && check_elements(call, to, made);
}

/* ---- Pointers ---- */

static bool pointer_to_memref(JigEvalCall *call, const JigType *from, uint64_t address,
                              const JigType *to, JigEvalValue *out) {
    if (!jig_type_is_memref(to) || !jig_type_has_static_shape(to))
        return no_rule(call, from, to);
    JigEvalShaped *s = view_at(call, to, address, jig_type_rank(to));
    JIG_CHECK(s);
    *out = jig_eval_shaped_value(s);
    memcpy(s->sizes, jig_type_shape(to), s->rank * sizeof *s->sizes);
    bool ok = jig_type_strides(to, s->strides, &s->offset) && s->offset != JIG_DYNAMIC;
    for (size_t d = 0; d < s->rank; ++d)
        ok = ok && s->strides[d] != JIG_DYNAMIC;
    if (ok ? check_elements(call, to, s) : no_rule(call, from, to))
        return true;
    jig_eval_release(out);
    return false;
}

static bool to_pointer(JigEvalCall *call, const JigType *from, const JigEvalValue *v,
                       const JigType *to, JigEvalValue *out) {
    if (v->tag == JIG_EVAL_FUNCTION)
        *out = jig_eval_number(jig_eval_pointer_to_function(call->eval, v->function));
    else if (v->tag == JIG_EVAL_SHAPED && jig_type_is_memref(from))
        *out = jig_eval_number(first_byte(v->shaped));
    else if (is_ptr(from))
        *out = *v;
    else
        return no_rule(call, from, to);
    return v->tag != JIG_EVAL_SHAPED || check_elements(call, from, v->shaped);
}

static bool of_pointer(JigEvalCall *call, const JigType *from, const JigEvalValue *v,
                       const JigType *to, JigEvalValue *out) {
    if (jig_type_kind(to) != JIG_TYPE_FUNCTION)
        return pointer_to_memref(call, from, v->w[0], to, out);
    JigOp *function = jig_eval_pointer_function(call->eval, v->w[0]);
    *out = (JigEvalValue){.tag = JIG_EVAL_FUNCTION, .function = function};
    return function || jig_eval_fail(call, "is no function");
}

/* ---- Vectors and complex numbers ---- */

/* Bytes in a row are the same in both. */
static bool convert_bytes(JigEvalCall *call, const JigType *from, const JigEvalShaped *s,
                          const JigType *to, JigEvalValue *out) {
    const JigLlvmLayout *l = jig_llvm_need_layout(call, to);
    JigEvalShaped *made = l ? jig_llvm_new_value(call, l) : NULL;
    JIG_CHECK(made);
    *out = jig_eval_shaped_value(made);
    if (made->buffer->size != s->buffer->size) {
        jig_eval_release(out);
        return no_rule(call, from, to);
    }
    jig_eval_buffer_copy(made->buffer, 0, s->buffer, 0, s->buffer->size);
    return true;
}

static bool complex_to_struct(JigEvalCall *call, const JigType *from, const JigEvalValue *v,
                              const JigType *to, JigEvalValue *out) {
    const JigLlvmLayout *l = jig_llvm_need_layout(call, to);
    JigElem elem = jig_eval_elem_of(call->eval, from);
    if (!l || l->value != elem.size)
        return l && no_rule(call, from, to);
    JigEvalShaped *made = jig_llvm_new_value(call, l);
    JIG_CHECK(made);
    JigEvalShaped s = {.buffer = made->buffer, .elem = elem};
    jig_eval_store_elem(&s, 0, v);
    *out = jig_eval_shaped_value(made);
    return true;
}

static bool struct_to_complex(JigEvalCall *call, const JigType *from, const JigEvalShaped *v,
                              const JigType *to, JigEvalValue *out) {
    JigElem elem = jig_eval_elem_of(call->eval, to);
    if (v->buffer->size != elem.size)
        return no_rule(call, from, to);
    JigEvalShaped s = {.buffer = v->buffer, .elem = elem};
    jig_eval_load_elem(call->eval, jig_eval_loc(call->step->op), &s, 0, out);
    return true;
}

/* ---- All types ---- */

bool jig_llvm_eval_convert(JigEvalCall *call, const JigType *from, const JigEvalValue *v,
                           const JigType *to, JigEvalValue *out) {
    bool shaped = v->tag == JIG_EVAL_SHAPED;
    if (is_ptr(to))
        return to_pointer(call, from, v, to, out);
    if (is_ptr(from))
        return of_pointer(call, from, v, to, out);
    if (is_struct(to) && jig_type_is_any_memref(from) && shaped)
        return memref_to_struct(call, from, v, to, out);
    if (is_struct(from) && shaped && jig_type_is_memref(to))
        return struct_to_memref(call, from, v->shaped, to, out);
    if (is_struct(from) && shaped && jig_type_is_any_memref(to))
        return struct_to_unranked(call, from, v->shaped, to, out);
    if (is_struct(to) && jig_type_kind(from) == JIG_TYPE_COMPLEX)
        return complex_to_struct(call, from, v, to, out);
    if (is_struct(from) && shaped && jig_type_kind(to) == JIG_TYPE_COMPLEX)
        return struct_to_complex(call, from, v->shaped, to, out);
    return shaped ? convert_bytes(call, from, v->shaped, to, out) : no_rule(call, from, to);
}

size_t jig_llvm_eval_spread(JigEvalCall *call, const JigType *memref, const JigEvalValue *v,
                            const JigType *const *types, size_t n, JigEvalValue *out) {
    const JigEvalShaped *s = v->shaped;
    uint64_t address = 0;
    bool ranked = jig_type_is_memref(memref);
    size_t count = ranked ? SIZES + 2 * (size_t)jig_type_rank(memref) : 2;
    if (v->tag != JIG_EVAL_SHAPED || n < count) {
        jig_eval_fail(call, "takes fewer arguments than are given");
        return 0;
    }
    if (!check_elements(call, memref, s) || (!ranked && !keep_descriptor(call, s, &address)))
        return 0;
    for (size_t i = 0; i < count; ++i)
        out[i] =
            number_for(call->eval, types[i], ranked ? field_of(s, i) : (i ? address : s->rank));
    return count;
}
