/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values: reference counts, and numbers between slots, bytes and JigNum. */
#include "eval/shadow.h"
#include "support/check.h"
#include "support/field.h"

/* ---- References ---- */

void jig_eval_retain(const JigEvalValue *v) {
    JIG_REQUIRE(v);
    if (v->tag == JIG_EVAL_SHAPED)
        v->shaped->refs++;
    else if (v->tag == JIG_EVAL_WIDE)
        v->wide->refs++;
}

static void release_wide(JigEvalWide *wide) {
    if (--wide->refs)
        return;
    wide->eval->memory -= jig_int_num_words(wide->width) * sizeof *wide->words;
    jig_free(wide);
}

void jig_eval_release(JigEvalValue *v) {
    JIG_REQUIRE(v);
    if (v->tag == JIG_EVAL_SHAPED)
        jig_eval_shaped_release(v->shaped);
    else if (v->tag == JIG_EVAL_WIDE)
        release_wide(v->wide);
    v->tag = JIG_EVAL_NONE;
}

JigEvalValue jig_eval_take(JigEvalCall *call, size_t operand) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(operand < call->step->num_operands);
    JigEvalValue *slot = jig_eval_slot(call, operand), v = *slot;
    if (call->step->last[operand])
        slot->tag = JIG_EVAL_NONE;
    else
        jig_eval_retain(&v);
    return v;
}

/* ---- Types ---- */

const JigIfaceId jig_iface_eval_type = {.name = "evaluated type"};
const JigIfaceId jig_iface_eval_global = {.name = "evaluated global"};

static JigElem elem_of_scalar(const JigEval *e, const JigType *t) {
    JigElem elem = {.lanes = 1};
    switch (jig_type_kind(t)) {
    case JIG_TYPE_INTEGER:
    case JIG_TYPE_INDEX:
        elem.kind = JIG_ELEM_INT;
        break;
    case JIG_TYPE_FLOAT:
        elem.kind = JIG_ELEM_FLOAT;
        elem.float_kind = jig_type_float_kind(t);
        break;
    case JIG_TYPE_COMPLEX:
        elem = elem_of_scalar(e, jig_type_element(t));
        elem.size *= 2;
        elem.kind = elem.kind == JIG_ELEM_OTHER ? JIG_ELEM_OTHER : JIG_ELEM_COMPLEX;
        return elem;
    default: {
        const JigEvalTypeIface *own = jig_type_iface(t, &jig_iface_eval_type);
        return own ? own->elem(e, t) : elem;
    }
    }
    elem.part = elem.kind;
    elem.width = jig_type_width(t);
    elem.size = (elem.width + 7) / 8;
    if (elem.kind == JIG_ELEM_FLOAT && e->options.domain == JIG_EVAL_FIELD) {
        elem.float_kind = jig_field_kind(elem.float_kind);
        elem.size = sizeof((JigFloat){0}.bits);
        if (!e->options.exact_constants)
            elem.fractions = (bool *)(uintptr_t)&e->took_fraction;
    }
    return elem;
}

/* Aggregates are values by themselves, never elements. */
static JigElem whole_in(const JigType *t, JigElem elem) {
    if (elem.kind == JIG_ELEM_BYTES && jig_type_is_shaped(t))
        elem.kind = JIG_ELEM_OTHER;
    return elem;
}

JigElem jig_eval_elem_of(const JigEval *e, const JigType *t) {
    const JigType *element = jig_type_is_shaped(t) ? jig_type_element(t) : t;
    if (!jig_type_is_vector(element))
        return whole_in(t, elem_of_scalar(e, element));
    JigElem elem = whole_in(t, elem_of_scalar(e, jig_type_element(element)));
    const bool *scalable = jig_type_scalable_dims(element);
    uint64_t lanes = 1;
    for (size_t i = 0; i < jig_type_rank(element); ++i) {
        uint64_t n = (uint64_t)jig_type_dim(element, i);
        n *= scalable && scalable[i] ? e->options.vscale : 1;
        lanes = n && lanes > UINT32_MAX / n ? UINT32_MAX : lanes * n;
    }
    elem.lanes = (uint32_t)lanes;
    return elem;
}

size_t jig_eval_elem_bytes(const JigElem *elem) {
    JIG_REQUIRE(elem);
    return (size_t)elem->size * elem->lanes;
}

/* ---- Numbers ---- */

void jig_eval_num_init(const JigElem *elem, JigNum *out) {
    JIG_REQUIRE(elem && out);
    static const uint64_t zeros[1 << 10];
    memset(out, 0, sizeof *out);
    if (elem->kind == JIG_ELEM_INT) {
        out->i.width = elem->width;
        if (elem->width > 64)
            out->i.words = zeros;
    } else if (elem->part == JIG_ELEM_FLOAT) {
        out->re.kind = out->im.kind = elem->float_kind;
    }
}

static void words_to_part(const JigElem *elem, const uint64_t *w, JigFloat *out) {
    *out = (JigFloat){elem->float_kind, {w[0], w[1]}};
}

void jig_eval_num_of_value(const JigElem *elem, const JigEvalValue *v, JigNum *out) {
    JIG_REQUIRE(elem && v && out);
    if (elem->kind == JIG_ELEM_INT) {
        out->i.width = elem->width;
        if (elem->width <= 64)
            out->i.val = v->w[0];
        else
            out->i.words = v->tag == JIG_EVAL_WIDE ? v->wide->words : v->w;
    } else if (elem->kind == JIG_ELEM_FLOAT) {
        words_to_part(elem, v->w, &out->f);
    } else {
        words_to_part(elem, v->w, &out->re);
        words_to_part(elem, v->w + 2, &out->im);
    }
}

static void wide_value(JigEval *e, JigInt x, JigEvalValue *out) {
    size_t n = jig_int_num_words(x.width);
    *out = (JigEvalValue){.tag = JIG_EVAL_NUMBER};
    if (n <= JIG_LEN(out->w)) {
        memcpy(out->w, x.words, n * sizeof *x.words);
        return;
    }
    JigEvalWide *wide = jig_malloc(sizeof *wide + n * sizeof *wide->words);
    *wide = (JigEvalWide){.refs = 1, .width = x.width, .eval = e};
    e->memory += n * sizeof *wide->words; /* held against the limit at the next step */
    memcpy(wide->words, x.words, n * sizeof *wide->words);
    *out = (JigEvalValue){.tag = JIG_EVAL_WIDE, .wide = wide};
}

void jig_eval_value_of_num(JigEval *e, const JigElem *elem, const JigNum *n, JigEvalValue *out) {
    JIG_REQUIRE(e && elem && n && out);
    if (elem->kind == JIG_ELEM_INT) {
        if (elem->width <= 64)
            *out = jig_eval_number(n->i.val);
        else
            wide_value(e, n->i, out);
    } else if (elem->kind == JIG_ELEM_FLOAT) {
        *out = (JigEvalValue){.tag = JIG_EVAL_NUMBER, .w = {n->f.bits[0], n->f.bits[1]}};
    } else {
        *out = (JigEvalValue){.tag = JIG_EVAL_NUMBER,
                              .w = {n->re.bits[0], n->re.bits[1], n->im.bits[0], n->im.bits[1]}};
    }
}

static uint64_t load_word(const uint8_t *bytes, size_t size) {
    uint64_t word = 0;
    memcpy(&word, bytes, size);
    return word;
}

static void part_of_bytes(const JigElem *elem, const uint8_t *bytes, size_t size, JigFloat *out) {
    *out = (JigFloat){.kind = elem->float_kind};
    memcpy(out->bits, bytes, size);
}

void jig_eval_num_of_bytes(const JigElem *elem, const uint8_t *bytes, JigArena *a, JigNum *out) {
    if (elem->kind == JIG_ELEM_INT) {
        out->i = elem->width <= 64
                     ? (JigInt){.width = elem->width, .val = load_word(bytes, elem->size)}
                     : jig_int_from_bytes(elem->width, bytes, a);
    } else if (elem->kind == JIG_ELEM_FLOAT) {
        part_of_bytes(elem, bytes, elem->size, &out->f);
    } else {
        part_of_bytes(elem, bytes, elem->size / 2, &out->re);
        part_of_bytes(elem, bytes + elem->size / 2, elem->size / 2, &out->im);
    }
}

void jig_eval_num_to_bytes(const JigElem *elem, const JigNum *n, uint8_t *bytes) {
    JIG_REQUIRE(elem && n && bytes);
    if (elem->kind == JIG_ELEM_INT) {
        if (elem->width <= 64)
            memcpy(bytes, &n->i.val, elem->size);
        else
            memcpy(bytes, n->i.words, elem->size);
    } else if (elem->kind == JIG_ELEM_FLOAT) {
        memcpy(bytes, n->f.bits, elem->size);
    } else {
        memcpy(bytes, n->re.bits, elem->size / 2);
        memcpy(bytes + elem->size / 2, n->im.bits, elem->size / 2);
    }
}

/* ---- Host floats ---- */

JigFloat jig_eval_float_of_f64(double d) {
    JigFloat x = {.kind = JIG_F64};
    memcpy(x.bits, &d, sizeof d);
    return x;
}
JigFloat jig_eval_float_of_f32(float f) {
    JigFloat x = {.kind = JIG_F32};
    memcpy(x.bits, &f, sizeof f);
    return x;
}
float jig_eval_f32_of(JigFloat x) {
    JIG_REQUIRE(x.kind == JIG_F32);
    float f;
    memcpy(&f, x.bits, sizeof f);
    return f;
}
double jig_eval_f64_of(JigFloat x) {
    JIG_REQUIRE(x.kind == JIG_F64);
    double d;
    memcpy(&d, x.bits, sizeof d);
    return d;
}

/* ---- Numbers in memory ---- */

/* The lanes of an element as a vector of rank 1: whoever loads a vector knows its shape. */
static void load_lanes(JigEval *e, JigLoc loc, const JigEvalShaped *s, size_t at,
                       JigEvalValue *out) {
    JigElem elem = s->elem;
    elem.lanes = 1;
    int64_t n = s->elem.lanes;
    JigEvalShaped *v = jig_eval_shaped_create(e, loc, elem, 1, &n, JIG_BUFFER_VALUE, true);
    if (!v) {
        *out = (JigEvalValue){.tag = JIG_EVAL_NONE};
        return;
    }
    jig_eval_buffer_copy(v->buffer, 0, s->buffer, at, jig_eval_elem_bytes(&s->elem));
    *out = jig_eval_shaped_value(v);
}

void jig_eval_load_elem(JigEval *e, JigLoc loc, const JigEvalShaped *s, size_t at,
                        JigEvalValue *out) {
    JIG_REQUIRE(e && s && out);
    JIG_REQUIRE(at <= s->buffer->size && jig_eval_elem_bytes(&s->elem) <= s->buffer->size - at);
    const JigElem *elem = &s->elem;
    if (elem->lanes != 1) {
        load_lanes(e, loc, s, at, out);
        return;
    }
    jig_eval_reads(s->buffer, at, elem->size);
    if (s->buffer->state) {
        JigEvalState state = jig_eval_buffer_state(s->buffer, at, elem->size);
        if (state != JIG_EVAL_VALUE) {
            out->tag = state == JIG_EVAL_UNWRITTEN ? JIG_EVAL_NONE : JIG_EVAL_POISON;
            return;
        }
    }
    const uint8_t *bytes = s->buffer->data + at;
    if (elem->size <= 8 && elem->kind != JIG_ELEM_COMPLEX) {
        *out = jig_eval_number(load_word(bytes, elem->size));
        return;
    }
    JigNum n;
    JigArenaMark mark = jig_arena_mark(&e->scratch);
    jig_eval_num_of_bytes(elem, bytes, &e->scratch, &n);
    jig_eval_value_of_num(e, elem, &n, out);
    jig_arena_rewind(&e->scratch, mark);
}

void jig_eval_store_elem(JigEvalShaped *s, size_t at, const JigEvalValue *v) {
    JIG_REQUIRE(s && v);
    JIG_REQUIRE(at <= s->buffer->size && jig_eval_elem_bytes(&s->elem) <= s->buffer->size - at);
    const JigElem *elem = &s->elem;
    if (v->tag == JIG_EVAL_SHAPED) {
        jig_eval_buffer_copy(s->buffer, at, v->shaped->buffer, 0, jig_eval_elem_bytes(elem));
        return;
    }
    jig_eval_writes(s->buffer, at, jig_eval_elem_bytes(elem));
    if (v->tag == JIG_EVAL_NONE || v->tag == JIG_EVAL_POISON) {
        jig_eval_buffer_mark(s->buffer, at, jig_eval_elem_bytes(elem),
                             v->tag == JIG_EVAL_NONE ? JIG_EVAL_UNWRITTEN : JIG_EVAL_IS_POISON);
        return;
    }
    if (s->buffer->state)
        jig_eval_buffer_mark(s->buffer, at, elem->size, JIG_EVAL_VALUE);
    if (elem->size <= 8 && elem->kind != JIG_ELEM_COMPLEX) {
        memcpy(s->buffer->data + at, v->w, elem->size);
        return;
    }
    JigNum n;
    jig_eval_num_of_value(elem, v, &n);
    jig_eval_num_to_bytes(elem, &n, s->buffer->data + at);
}
