/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/outcome.h"
#include "support/check.h"
#include "support/field.h"

JigTrialOutcome *jig_outcome_create(void) {
    JigTrialOutcome *o = jig_calloc(1, sizeof *o);
    jig_arena_init(&o->arena);
    return o;
}

void jig_outcome_destroy(JigTrialOutcome *o) {
    if (!o)
        return;
    jig_vec_free(&o->parts);
    jig_vec_free(&o->pairs);
    jig_vec_free(&o->printed);
    jig_arena_free(&o->arena);
    jig_free(o);
}

/* ---- Keeping values ---- */

static size_t count(const JigOutcomePart *p) {
    size_t n = 1;
    for (size_t d = 0; d < p->rank; ++d)
        n *= (size_t)p->sizes[d];
    return n;
}

static void keep_number(JigTrialOutcome *o, JigOutcomePart *p, const JigEvalValue *v) {
    JigNum n;
    p->elem.fractions = NULL; /* it outlives the evaluation */
    p->bytes = jig_arena_calloc(&o->arena, p->elem.size + 1);
    if (v->tag == JIG_EVAL_NONE || v->tag == JIG_EVAL_POISON) {
        p->state = jig_arena_alloc(&o->arena, p->elem.size + 1);
        memset(p->state, v->tag == JIG_EVAL_NONE ? JIG_EVAL_UNWRITTEN : JIG_EVAL_IS_POISON,
               p->elem.size);
        return;
    }
    jig_eval_num_of_value(&p->elem, v, &n);
    jig_eval_num_to_bytes(&p->elem, &n, p->bytes);
}

static bool keep_elements(JigTrialOutcome *o, JigOutcomePart *p, JigEval *e,
                          const JigEvalShaped *v) {
    JigEvalShaped *s =
        v->buffer->freed ? NULL : jig_eval_shaped_copy(e, jig_loc_unknown(e->ctx), v);
    if (!s)
        return false;
    size_t size = s->buffer->size;
    p->elem = s->elem;
    p->elem.fractions = NULL;
    p->rank = s->rank;
    p->sizes = jig_arena_copy(&o->arena, s->sizes, s->rank * sizeof *s->sizes);
    p->bytes = jig_arena_copy(&o->arena, s->buffer->data, size);
    p->state = s->buffer->state ? jig_arena_copy(&o->arena, s->buffer->state, size) : NULL;
    jig_eval_shaped_release(s);
    return true;
}

bool jig_outcome_add(JigTrialOutcome *o, JigEval *e, JigStr name, const JigType *type,
                     const JigEvalValue *v) {
    JIG_REQUIRE(o && e && type && v);
    JigOutcomePart p = {.name = jig_arena_str(&o->arena, name), .elem = jig_eval_elem_of(e, type)};
    if (p.elem.kind == JIG_ELEM_OTHER || p.elem.kind == JIG_ELEM_BYTES)
        return false;
    if (v->tag == JIG_EVAL_SHAPED)
        JIG_CHECK(keep_elements(o, &p, e, v->shaped));
    else if (jig_type_is_shaped(type))
        return false;
    else
        keep_number(o, &p, v);
    jig_vec_push(&o->parts, p);
    return true;
}

void jig_outcome_add_unknown(JigTrialOutcome *o, JigStr name) {
    JIG_REQUIRE(o);
    JigOutcomePart p = {.name = jig_arena_str(&o->arena, name), .is_unknown = true};
    jig_vec_push(&o->parts, p);
}

static int64_t first_byte(const JigEvalShaped *s) {
    return s->base + s->offset * (int64_t)jig_eval_elem_bytes(&s->elem);
}

void jig_outcome_add_pair(JigTrialOutcome *o, JigStr name, const JigEvalShaped *x,
                          const JigEvalShaped *y) {
    JIG_REQUIRE(o);
    JigOutcomePair p = {.name = jig_arena_str(&o->arena, name), .is_unknown = !x || !y};
    p.shares = x && y && x->buffer == y->buffer;
    p.apart = p.shares ? first_byte(x) - first_byte(y) : 0;
    jig_vec_push(&o->pairs, p);
}

/* ---- Comparing ---- */

/* Beside JigEvalState: a number, but another one where iterations without an order take another. */
enum { OF_AN_ORDER = JIG_EVAL_IS_POISON + 1 };

static int state_of(const JigOutcomePart *p, size_t i) {
    uint8_t worst = JIG_EVAL_VALUE;
    for (size_t k = 0; p->state && k < p->elem.size; ++k) {
        uint8_t s = p->state[i * p->elem.size + k];
        worst = s > worst ? s : worst;
    }
    return worst;
}

static JigNum number_at(const JigOutcomePart *p, size_t i, JigArena *a) {
    JigNum n;
    jig_eval_num_of_bytes(&p->elem, p->bytes + i * p->elem.size, a, &n);
    return n;
}

static bool same_float(JigFloat x, JigFloat y) {
    if (jig_is_in_field(x.kind))
        return jig_field_same(x, y);
    return jig_float_bits_eq(x, y) || (jig_float_is_nan(x) && jig_float_is_nan(y));
}

static bool same_number(const JigElem *elem, const JigNum *x, const JigNum *y) {
    if (elem->kind == JIG_ELEM_INT)
        return jig_int_eq(x->i, y->i);
    if (elem->kind == JIG_ELEM_FLOAT)
        return same_float(x->f, y->f);
    return elem->part == JIG_ELEM_FLOAT
               ? same_float(x->re, y->re) && same_float(x->im, y->im)
               : x->re.bits[0] == y->re.bits[0] && x->im.bits[0] == y->im.bits[0];
}

static JigStr number_text(const JigElem *elem, const JigNum *n, JigArena *a) {
    if (elem->kind == JIG_ELEM_INT)
        return jig_int_to_str(n->i, 10, true, a);
    if (elem->kind == JIG_ELEM_FLOAT)
        return jig_float_to_str(n->f, a);
    return JIG_STR("another complex number");
}

static JigStr place_text(const JigOutcomePart *p, size_t i, JigArena *a) {
    JigStr text = {0};
    for (size_t d = p->rank; d-- > 0; i /= (size_t)p->sizes[d])
        text = jig_arena_printf(a, "%zu%s%.*s", i % (size_t)p->sizes[d], text.len ? ", " : "",
                                JIG_FMT(text));
    return p->rank ? jig_arena_printf(a, " [%.*s]", JIG_FMT(text)) : text;
}

static JigStr state_text(const JigOutcomePart *p, size_t i, JigArena *a) {
    switch (state_of(p, i)) {
    case JIG_EVAL_UNWRITTEN:
        return JIG_STR("never written");
    case JIG_EVAL_IS_POISON:
        return JIG_STR("poison");
    case OF_AN_ORDER:
        return JIG_STR("what depends on the order of iterations that have none");
    default: {
        JigNum n = number_at(p, i, a);
        return number_text(&p->elem, &n, a);
    }
    }
}

static bool same_shape(const JigOutcomePart *x, const JigOutcomePart *y) {
    bool same = x->rank == y->rank && x->elem.kind == y->elem.kind &&
                x->elem.width == y->elem.width && x->elem.lanes == y->elem.lanes;
    for (size_t d = 0; same && d < x->rank; ++d)
        same = x->sizes[d] == y->sizes[d];
    return same;
}

/* What was not defined may become anything. */
static bool refines_at(const JigOutcomePart *before, const JigOutcomePart *after, size_t i,
                       JigArena *a) {
    if (state_of(before, i) != JIG_EVAL_VALUE)
        return true;
    if (state_of(after, i) != JIG_EVAL_VALUE)
        return false;
    JigNum x = number_at(before, i, a), y = number_at(after, i, a);
    return same_number(&before->elem, &x, &y);
}

static bool part_refines(const JigOutcomePart *before, const JigOutcomePart *after, JigArena *a,
                         JigStr *why, uint64_t *num_compared) {
    if (before->is_unknown || after->is_unknown)
        return true;
    size_t n = count(before) * before->elem.lanes, wrong = 0, first = 0;
    if (!same_shape(before, after)) {
        *why = jig_arena_printf(a, "%.*s has another shape or type", JIG_FMT(before->name));
        return false;
    }
    for (size_t i = 0; i < n; ++i) {
        JigArenaMark mark = jig_arena_mark(a);
        *num_compared += state_of(before, i) == JIG_EVAL_VALUE;
        if (!refines_at(before, after, i, a) && !wrong++)
            first = i;
        jig_arena_rewind(a, mark);
    }
    if (!wrong)
        return true;
    JigStr place = place_text(before, first / before->elem.lanes, a),
           was = state_text(before, first, a), is = state_text(after, first, a);
    *why = jig_arena_printf(a, "%.*s%.*s was %.*s and is %.*s", JIG_FMT(before->name),
                            JIG_FMT(place), JIG_FMT(was), JIG_FMT(is));
    if (n > 1)
        *why = jig_arena_printf(a, "%.*s; %zu of %zu numbers differ", JIG_FMT(*why), wrong, n);
    return false;
}

static bool part_tells(const JigOutcomePart *p) {
    for (size_t i = 0, n = p->is_unknown ? 0 : count(p) * p->elem.lanes; i < n; ++i)
        if (state_of(p, i) == JIG_EVAL_VALUE)
            return true;
    return false;
}

bool jig_outcome_tells_of(const JigTrialOutcome *o, size_t part, bool *any) {
    JIG_REQUIRE(o && part < o->parts.len && any);
    const JigOutcomePart *p = &o->parts.data[part];
    *any |= p->is_unknown || count(p);
    return p->is_unknown || part_tells(p);
}

size_t jig_outcome_count(const JigTrialOutcome *o) {
    JIG_REQUIRE(o);
    size_t n = 0;
    for (size_t i = 0; i < o->parts.len; ++i)
        n += o->parts.data[i].is_unknown ? 0
                                         : count(&o->parts.data[i]) * o->parts.data[i].elem.lanes;
    return n;
}

bool jig_outcome_tells(const JigTrialOutcome *o) {
    JIG_REQUIRE(o);
    for (size_t i = 0; i < o->parts.len; ++i)
        if (part_tells(&o->parts.data[i]))
            return true;
    return o->printed.len > 0 && !o->prints_any;
}

/* Neither more nor less: a copy in the place of a view does not see what the caller does to the
 * other one, and a view in the place of a copy does. */
static bool pair_is_alike(const JigOutcomePair *before, const JigOutcomePair *after, JigArena *a,
                          JigStr *why) {
    if (before->is_unknown || after->is_unknown ||
        (before->shares == after->shares && before->apart == after->apart))
        return true;
    const char *what = !before->shares  ? "share memory, as they did not"
                       : !after->shares ? "share no memory, as they did"
                                        : "begin at other places of the memory that they share";
    *why = jig_arena_printf(a, "%.*s %s", JIG_FMT(before->name), what);
    return false;
}

static bool same_text(const JigCharVec *x, const JigCharVec *y) {
    return x->len == y->len && (!x->len || !memcmp(x->data, y->data, x->len));
}

/* What is the same in both, defined or not, stays. */
static void leave_open(JigTrialOutcome *o, JigOutcomePart *p, const JigOutcomePart *other) {
    size_t n = count(p) * p->elem.lanes, size = p->elem.size;
    bool same = !other->is_unknown && same_shape(p, other);
    for (size_t i = 0; i < n; ++i) {
        JigArena *a = &o->arena;
        JigArenaMark mark = jig_arena_mark(a);
        bool stays = same && state_of(p, i) == state_of(other, i) && refines_at(p, other, i, a);
        jig_arena_rewind(a, mark);
        if (stays)
            continue;
        if (!p->state)
            p->state = jig_arena_calloc(a, n * size);
        memset(p->state + i * size, OF_AN_ORDER, size);
    }
}

void jig_outcome_leave_open(JigTrialOutcome *o, const JigTrialOutcome *other) {
    JIG_REQUIRE(o && other);
    for (size_t i = 0; i < o->parts.len && i < other->parts.len; ++i)
        if (!o->parts.data[i].is_unknown)
            leave_open(o, &o->parts.data[i], &other->parts.data[i]);
    o->prints_any = !same_text(&o->printed, &other->printed);
}

bool jig_outcome_refines(const JigTrialOutcome *before, const JigTrialOutcome *after, JigArena *a,
                         JigStr *why, uint64_t *num_compared) {
    JIG_REQUIRE(before && after && a && why && num_compared);
    if (before->parts.len != after->parts.len) {
        *why = JIG_STR("there is another number of results");
        return false;
    }
    for (size_t i = 0; i < before->parts.len; ++i)
        JIG_CHECK(
            part_refines(&before->parts.data[i], &after->parts.data[i], a, why, num_compared));
    for (size_t i = 0; i < before->pairs.len && i < after->pairs.len; ++i)
        JIG_CHECK(pair_is_alike(&before->pairs.data[i], &after->pairs.data[i], a, why));
    if (before->prints_any || (!after->prints_any && same_text(&before->printed, &after->printed)))
        return true;
    *why = after->prints_any
               ? JIG_STR("what is printed depends on the order of iterations that have none")
               : JIG_STR("what is printed differs");
    return false;
}

/* ---- What floats say ---- */

static bool is_telling(JigFloat x) {
    return !jig_float_is_nan(x) && !jig_float_is_inf(x) && !jig_float_is_zero(x);
}

/* One number is enough: the others have to be the same, too. */
static bool part_is_telling(const JigOutcomePart *p, JigArena *a) {
    bool any = false;
    if (p->is_unknown || p->elem.part != JIG_ELEM_FLOAT)
        return true;
    for (size_t i = 0, n = count(p) * p->elem.lanes; !any && i < n; ++i) {
        JigArenaMark mark = jig_arena_mark(a);
        JigNum x = number_at(p, i, a);
        any = state_of(p, i) == JIG_EVAL_VALUE && is_telling(x.re) && /* `f` and `re` are one */
              (p->elem.kind != JIG_ELEM_COMPLEX || is_telling(x.im));
        jig_arena_rewind(a, mark);
    }
    return any;
}

bool jig_outcome_is_telling(const JigTrialOutcome *o, const JigTrialOutcome *was,
                            const JigTrialOutcome *is, JigArena *a) {
    JIG_REQUIRE(o && was && is && a);
    for (size_t i = 0; i < o->parts.len && i < was->parts.len && i < is->parts.len; ++i) {
        JigStr why;
        uint64_t n = 0;
        if (!part_refines(&was->parts.data[i], &is->parts.data[i], a, &why, &n) &&
            !part_is_telling(&o->parts.data[i], a))
            return false;
    }
    return true;
}
