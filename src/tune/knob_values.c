/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/knob_values.h"

#include "jig/asm.h"
#include "support/check.h"
#include "support/map.h"
#include "transform/ops/ops.h"

/* ---- Lists ---- */

typedef struct List {
    JigArena *a;
    const JigAttr **items;
    size_t len, cap;
    JigPtrMap seen;
} List;

static void add(List *l, const JigAttr *x) {
    if (jig_ptrset_add(&l->seen, x))
        JIG_ARENA_PUSH(l->a, l->items, l->len, l->cap, x);
}

static bool has_twins(const List *l) {
    JigStrMap texts = {0};
    JigArena *a = jig_arena_create();
    bool is_new = true;
    for (size_t i = 0; i < l->len && is_new; ++i)
        (void)jig_strmap_slot(&texts, jig_knob_value_text(l->items[i], a), &is_new);
    jig_strmap_free(&texts);
    jig_arena_destroy(a);
    return !is_new;
}

static JigKnobValues list_values(List *l) {
    static const JigAttr *const none[1];
    jig_ptrmap_free(&l->seen);
    return (JigKnobValues){
        .list = l->items ? l->items : none, .count = l->len, .has_twins = has_twins(l)};
}

/* ---- What dictionaries say ---- */

typedef struct Range {
    const JigAttr *list; /* or NULL */
    const JigAttr *low, *high, *step, *divides;
    bool is_multiple; /* values are multiples of the step */
} Range;

static bool read_entry(Range *r, JigStr name, const JigAttr *value) {
    const struct {
        const char *name;
        const JigAttr **to;
    } entries[] = {{"options", &r->list},     {"lb", &r->low},           {"ub", &r->high},
                   {"step", &r->step},        {"divides", &r->divides},  {"lower_bound", &r->low},
                   {"upper_bound", &r->high}, {"divisible_by", &r->step}};
    for (size_t i = 0; i < JIG_LEN(entries); ++i)
        if (jig_str_is(name, entries[i].name)) {
            *entries[i].to = value;
            return true;
        }
    return false;
}

static bool is_number(const JigAttr *x) {
    return !x || (jig_attr_is_int(x) && (!jig_type_is_any_integer(jig_attr_type(x)) ||
                                         jig_type_width(jig_attr_type(x)) <= 64));
}

static int64_t number_or(const JigAttr *x, int64_t otherwise) {
    return x ? jig_attr_int_value(x) : otherwise;
}

/* ---- Lists that are said ---- */

/* Divisors come in pairs; larger numbers would take long. */
enum { MOST_DIVIDED_BITS = 40 };

static bool fits(const Range *r, int64_t x) {
    int64_t step = number_or(r->step, 1), n = number_or(r->divides, 0);
    return x >= number_or(r->low, INT64_MIN) && x <= number_or(r->high, INT64_MAX) &&
           x % step == 0 && (!r->divides || (x > 0 && n % x == 0));
}

static bool list_some(const Range *r, JigArena *a, JigKnobValues *out, JigReason *why,
                      const JigKnob *knob) {
    List l = {.a = a};
    bool filters = r->low || r->high || r->step || r->divides;
    for (size_t i = 0; i < jig_attr_array_len(r->list); ++i) {
        const JigAttr *x = jig_attr_array_at(r->list, i);
        if (filters && !jig_attr_is_int(x)) {
            jig_ptrmap_free(&l.seen);
            return jig_refuse(why, knob->op, "'{}' has an option that is no integer: {}",
                              jig_fact_str(knob->name), jig_fact_attr(x));
        }
        if (!filters || fits(r, jig_attr_int_value(x)))
            add(&l, x);
    }
    *out = list_values(&l);
    return true;
}

/* ---- Ranges ---- */

static void list_divisors(const Range *r, JigArena *a, JigKnobValues *out) {
    int64_t n = jig_attr_int_value(r->divides), root = 1;
    List l = {.a = a};
    for (int64_t x = 1; x <= n / x; root = x++)
        if (fits(r, x))
            add(&l, jig_attr_int(jig_attr_type(r->divides), x));
    for (int64_t x = root; x > 0; --x)
        if (n % x == 0 && fits(r, n / x))
            add(&l, jig_attr_int(jig_attr_type(r->divides), n / x));
    *out = list_values(&l);
}

/* With a step of its own the range begins at its lower end, and `divisible_by` at a multiple. */
static void make_range(const Range *r, JigKnobValues *out) {
    int64_t low = jig_attr_int_value(r->low), high = jig_attr_int_value(r->high),
            step = number_or(r->step, 1);
    int64_t beyond = r->is_multiple ? low % step : 0; /* of a multiple, as C has it: towards 0 */
    uint64_t rest = beyond > 0 ? (uint64_t)(step - beyond) : (uint64_t)-beyond;
    *out = (JigKnobValues){.step = step, .type = jig_attr_type(r->low)};
    if (low > high || rest > (uint64_t)high - (uint64_t)low)
        return;
    out->first = (int64_t)((uint64_t)low + rest);
    uint64_t last = ((uint64_t)high - (uint64_t)out->first) / (uint64_t)step;
    out->count = last == UINT64_MAX ? last : last + 1;
}

static bool is_of_type(const JigAttr *x, const JigType *type) {
    int64_t n = jig_attr_int_value(x);
    return jig_attr_int_value(jig_attr_int(type, n)) == n;
}

static bool check_numbers(const Range *r, JigReason *why, const JigKnob *knob) {
    if (!is_number(r->low) || !is_number(r->high) || !is_number(r->step) || !is_number(r->divides))
        return jig_refuse(why, knob->op, "what '{}' says of its range are no integers",
                          jig_fact_str(knob->name));
    if (r->low && r->high && !r->list && !r->divides && !is_of_type(r->high, jig_attr_type(r->low)))
        return jig_refuse(why, knob->op, "'{}' goes beyond the numbers of type {}",
                          jig_fact_str(knob->name), jig_fact_type(jig_attr_type(r->low)));
    if (number_or(r->step, 1) < 1)
        return jig_refuse(why, knob->op, "the values of '{}' cannot be {} apart",
                          jig_fact_str(knob->name), jig_fact_int(number_or(r->step, 1)));
    int64_t n = number_or(r->divides, 1);
    if (n < 1 || n >> MOST_DIVIDED_BITS)
        return jig_refuse(why, knob->op, "'{}' cannot be the divisors of {}",
                          jig_fact_str(knob->name), jig_fact_int(n));
    return true;
}

static bool read_range(const JigAttr *dict, Range *r, JigReason *why, const JigKnob *knob) {
    for (size_t i = 0; i < jig_attr_dict_len(dict); ++i) {
        const JigNamedAttr *said = &jig_attr_dict_items(dict)[i];
        JigStr name = jig_ident_str(said->name);
        if (!read_entry(r, name, said->value))
            return jig_refuse(why, knob->op, "'{}' says '{}' of its options, which is not known",
                              jig_fact_str(knob->name), jig_fact_str(name));
        r->is_multiple |= jig_str_is(name, "divisible_by");
    }
    return check_numbers(r, why, knob);
}

static bool values_of_dict(const JigKnob *knob, const JigAttr *dict, JigArena *a,
                           JigKnobValues *out, JigReason *why) {
    Range r = {0};
    if (!read_range(dict, &r, why, knob))
        return false;
    if (r.list && jig_attr_kind(r.list) == JIG_ATTR_ARRAY)
        return list_some(&r, a, out, why, knob);
    if (r.divides)
        list_divisors(&r, a, out);
    else if (r.low && r.high)
        make_range(&r, out);
    else
        return jig_refuse(why, knob->op, "'{}' does not say from where to where its values are",
                          jig_fact_str(knob->name));
    return true;
}

/* ---- All of them ---- */

static bool values_of_options(const JigKnob *knob, JigArena *a, JigKnobValues *out,
                              JigReason *why) {
    const JigAttr *options = jig_transform_tune_knob_options_attr(knob->op);
    if (jig_attr_kind(options) == JIG_ATTR_ARRAY)
        return list_some(&(Range){.list = options}, a, out, why, knob);
    if (jig_attr_kind(options) == JIG_ATTR_DICT)
        return values_of_dict(knob, options, a, out, why);
    return jig_refuse(why, knob->op, "the options of '{}' are neither a list nor a range: {}",
                      jig_fact_str(knob->name), jig_fact_attr(options));
}

bool jig_knob_values(const JigKnob *knob, JigArena *a, JigKnobValues *out, JigReason *why) {
    JIG_REQUIRE(knob && a && out);
    *out = (JigKnobValues){0};
    switch (knob->kind) {
    case JIG_KNOB_VALUE:
        return values_of_options(knob, a, out, why);
    case JIG_KNOB_REGION:
        *out = (JigKnobValues){.step = 1,
                               .type = jig_type_index(jig_op_context(knob->op)),
                               .count = jig_op_num_regions(knob->op)};
        return true;
    default:
        return jig_refuse(why, knob->op, "the values of the parameter '{}' are not said",
                          jig_fact_str(knob->name));
    }
}

const JigAttr *jig_knob_value_at(const JigKnobValues *v, uint64_t i) {
    JIG_REQUIRE(v && i < v->count);
    if (v->list)
        return v->list[i];
    return jig_attr_int(v->type, (int64_t)((uint64_t)v->first + i * (uint64_t)v->step));
}

uint64_t jig_knob_value_find(const JigKnobValues *v, const JigAttr *value) {
    JIG_REQUIRE(v && value);
    for (uint64_t i = 0; v->list && i < v->count; ++i)
        if (v->list[i] == value)
            return i;
    if (v->list || !v->count || !jig_attr_is_int(value) || jig_attr_type(value) != v->type)
        return JIG_NO_VALUE;
    int64_t x = jig_attr_int_value(value);
    uint64_t beyond = (uint64_t)x - (uint64_t)v->first, i = beyond / (uint64_t)v->step;
    return x >= v->first && beyond % (uint64_t)v->step == 0 && i < v->count ? i : JIG_NO_VALUE;
}

/* Two ranges, which are equal almost always, are one when they are. */
bool jig_knob_values_common(const JigKnobValues *x, const JigKnobValues *y, JigArena *a,
                            JigKnobValues *out) {
    JIG_REQUIRE(x && y && a && out);
    enum { MOST_LISTED = 1 << 20 };
    if (!x->list && !y->list && x->first == y->first && x->step == y->step && x->type == y->type) {
        *out = x->count < y->count ? *x : *y;
        return true;
    }
    List l = {.a = a};
    bool by_x = x->count <= y->count;
    const JigKnobValues *few = by_x ? x : y, *many = by_x ? y : x;
    if (few->count > MOST_LISTED)
        return false;
    for (uint64_t i = 0; i < few->count; ++i) {
        const JigAttr *value = jig_knob_value_at(few, i);
        if (jig_knob_value_find(many, value) != JIG_NO_VALUE)
            add(&l, value);
    }
    *out = list_values(&l);
    return true;
}

/* ---- Text ---- */

JigStr jig_knob_value_text(const JigAttr *x, JigArena *a) {
    JIG_REQUIRE(x && a);
    if (jig_attr_is_string(x))
        return jig_attr_string_value(x);
    if (jig_attr_is_int(x))
        return jig_arena_printf(a, "%lld", (long long)jig_attr_int_value(x));
    JigStr text = jig_arena_str(a, jig_str(jig_msg_attr(x)));
    const char *type = jig_attr_is_float(x) ? memchr(text.ptr, ' ', text.len) : NULL;
    return type ? (JigStr){text.ptr, (size_t)(type - text.ptr)} : text;
}

JigStr jig_knob_value_text_at(const JigKnobValues *v, uint64_t i, JigArena *a) {
    JIG_REQUIRE(v && i < v->count && a);
    const JigAttr *x = jig_knob_value_at(v, i);
    return v->has_twins ? jig_arena_str(a, jig_str(jig_msg_attr(x))) : jig_knob_value_text(x, a);
}

const JigAttr *jig_knob_value_parse(JigContext *ctx, JigStr text, const JigType *type) {
    JIG_REQUIRE(ctx);
    JigDiagCapture said;
    jig_diag_capture_begin(ctx, &said);
    const JigAttr *x = type ? jig_parse_typed_attr_str(ctx, text, type)
                            : jig_parse_attr_str(ctx, text, JIG_STR("value"));
    jig_diag_capture_end(ctx, &said);
    jig_diag_capture_free(&said);
    return x;
}

/* However it is written: 0.5 is 5.0e-1, and 5.0e-1 : f64. */
static bool is_float_of(const JigAttr *x, JigStr text) {
    const JigType *type = jig_attr_is_float(x) ? jig_attr_type(x) : NULL;
    return type && (jig_knob_value_parse(jig_type_context(type), text, type) == x ||
                    jig_knob_value_parse(jig_type_context(type), text, NULL) == x);
}

const JigAttr *jig_knob_value_said(const JigKnobValues *v, JigStr text, JigArena *a) {
    JIG_REQUIRE(v && a);
    const JigAttr *x;
    for (uint64_t i = 0; v->list && i < v->count; ++i) {
        x = v->list[i];
        if (jig_str_eq(jig_knob_value_text(x, a), text) || jig_str_is(text, jig_msg_attr(x)) ||
            is_float_of(x, text))
            return x;
    }
    if (v->list)
        return NULL;
    x = jig_knob_value_parse(jig_type_context(v->type), text, v->type);
    return x && jig_knob_value_find(v, x) != JIG_NO_VALUE ? x : NULL;
}
