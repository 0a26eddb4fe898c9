/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/expected.h"

#include "eval/evaluator.h"
#include "eval/npy.h"

#include <math.h>

/* ---- Numbers ---- */

static bool are_close(double x, double expected, double tolerance) {
    if (isnan(x) || isnan(expected))
        return isnan(x) && isnan(expected);
    return x == expected || fabs(x - expected) <= tolerance * fmax(1, fabs(expected));
}

static bool floats_close(JigFloat x, JigFloat expected, double tolerance) {
    return jig_float_cmp(x, expected) == 0 ||
           are_close(jig_float_to_double(x), jig_float_to_double(expected), tolerance);
}

static double double_of(const JigType *type, JigInt x) {
    bool is_signed = !jig_type_is_any_integer(type) || jig_type_sign(type) != JIG_UNSIGNED;
    return jig_float_to_double(jig_float_from_int(x, is_signed, JIG_F64, JIG_ROUND_NEAREST_EVEN));
}

/* Bytes of one number each. */
static bool bytes_close(const JigType *type, const JigElem *elem, const uint8_t *x,
                        const uint8_t *expected, double tolerance, JigArena *a) {
    JigNum n, m;
    if (memcmp(x, expected, elem->size) == 0)
        return true;
    jig_eval_num_of_bytes(elem, x, a, &n);
    jig_eval_num_of_bytes(elem, expected, a, &m);
    switch (elem->kind) {
    case JIG_ELEM_INT:
        return are_close(double_of(type, n.i), double_of(type, m.i), tolerance) &&
               (tolerance > 0 || jig_int_eq(n.i, m.i));
    case JIG_ELEM_FLOAT:
        return floats_close(n.f, m.f, tolerance);
    case JIG_ELEM_COMPLEX:
        return elem->part == JIG_ELEM_FLOAT && floats_close(n.re, m.re, tolerance) &&
               floats_close(n.im, m.im, tolerance);
    case JIG_ELEM_BYTES:
    case JIG_ELEM_OTHER:
        break;
    }
    return false;
}

/* ---- Values ---- */

typedef struct Comparison {
    JigEval *e;
    const JigType *element;
    const JigEvalShaped *got, *expected; /* of the same sizes; the second is dense */
    double tolerance;
    JigArena *a;
    int64_t off, *first; /* how many elements are; the index of the first of them */
} Comparison;

static size_t byte_of(const JigEvalShaped *s, const int64_t *index) {
    int64_t element = s->offset;
    for (size_t d = 0; d < s->rank; ++d)
        element += index[d] * s->strides[d];
    return (size_t)(s->base + element * (int64_t)s->elem.size);
}

static bool element_close(const Comparison *c, const int64_t *index) {
    const JigEvalBuffer *got = c->got->buffer;
    const JigElem *elem = &c->got->elem;
    size_t at = byte_of(c->got, index);
    JigArenaMark mark = jig_arena_mark(c->a);
    bool close =
        jig_eval_buffer_state(got, at, elem->size) == JIG_EVAL_VALUE &&
        bytes_close(c->element, elem, got->data + at,
                    c->expected->buffer->data + byte_of(c->expected, index), c->tolerance, c->a);
    jig_arena_rewind(c->a, mark);
    return close;
}

static void compare(Comparison *c) {
    const JigEvalShaped *s = c->got;
    int64_t *index = JIG_NEW_ARRAY(c->a, int64_t, s->rank + 1);
    c->first = JIG_NEW_ARRAY(c->a, int64_t, s->rank + 1);
    if (!jig_eval_shaped_count(s))
        return;
    do {
        if (element_close(c, index))
            continue;
        if (!c->off++)
            memcpy(c->first, index, s->rank * sizeof *index);
    } while (jig_eval_next_index(index, s->sizes, s->rank));
}

static JigStr element_text(const Comparison *c, const JigEvalShaped *s) {
    JigEvalValue v = {0};
    size_t at = byte_of(s, c->first);
    JigEvalState state = jig_eval_buffer_state(s->buffer, at, s->elem.size);
    if (state != JIG_EVAL_VALUE)
        return state == JIG_EVAL_IS_POISON ? JIG_STR("poison") : JIG_STR("never written");
    jig_eval_load_elem(c->e, jig_loc_unknown(c->e->ctx), s, at, &v);
    JigStr text = jig_eval_value_to_str(c->e, c->element, &v, c->a);
    jig_eval_release(&v);
    return text;
}

static JigStr describe(const Comparison *c) {
    JigStr where = JIG_STR("");
    for (size_t d = 0; d < c->got->rank; ++d)
        where = jig_arena_printf(c->a, "%.*s%s%lld", JIG_FMT(where), d ? ", " : " at [",
                                 (long long)c->first[d]);
    if (c->got->rank)
        where = jig_arena_printf(c->a, "%.*s]", JIG_FMT(where));
    JigStr got = element_text(c, c->got), expected = element_text(c, c->expected);
    return jig_arena_printf(c->a, "%lld of %lld elements, the first%.*s: %.*s instead of %.*s",
                            (long long)c->off, (long long)jig_eval_shaped_count(c->got),
                            JIG_FMT(where), JIG_FMT(got), JIG_FMT(expected));
}

/* A scalar as a shaped value of rank 0. NULL: no number, or no room. */
static JigEvalShaped *as_shaped(JigEval *e, const JigType *type, const JigEvalValue *v) {
    if (v->tag == JIG_EVAL_SHAPED) {
        jig_eval_retain(v);
        return v->shaped;
    }
    JigElem elem = jig_eval_elem_of(e, type);
    if (elem.kind == JIG_ELEM_OTHER || v->tag == JIG_EVAL_FUNCTION)
        return NULL;
    JigEvalShaped *s =
        jig_eval_shaped_create(e, jig_loc_unknown(e->ctx), elem, 0, NULL, JIG_BUFFER_VALUE, true);
    if (s)
        jig_eval_store_elem(s, 0, v);
    return s;
}

bool jig_eval_is_as_file(JigEval *e, const JigType *type, const JigEvalValue *v, const char *path,
                         double tolerance, size_t *compared, JigStr *why, JigArena *a) {
    const char *unread = "a value of this type cannot be compared";
    *why = jig_str(unread);
    JigEvalShaped *got = as_shaped(e, type, v);
    if (!got)
        return false;
    *compared = (size_t)jig_eval_shaped_count(got);
    bool numbers = got->elem.kind != JIG_ELEM_OTHER && got->elem.kind != JIG_ELEM_BYTES;
    JigEvalShaped *expected =
        numbers && got->elem.lanes == 1
            ? jig_eval_shaped_create(e, jig_loc_unknown(e->ctx), got->elem, got->rank, got->sizes,
                                     JIG_BUFFER_VALUE, true)
            : NULL;
    const JigType *element = jig_type_element_or_self(type);
    Comparison c = {.e = e,
                    .element = element,
                    .got = got,
                    .expected = expected,
                    .tolerance = tolerance,
                    .a = a};
    bool read = expected && jig_npy_read(path, element, expected, &unread, a);
    if (read)
        compare(&c);
    if (!read || c.off)
        *why = read ? describe(&c) : jig_str(unread);
    jig_eval_shaped_release(got);
    if (expected)
        jig_eval_shaped_release(expected);
    return read && !c.off;
}
