/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/space.h"

#include "jig/asm.h"
#include "jig/iface.h"
#include "support/check.h"
#include "support/words.h"
#include "transform/ops/ops.h"
#include "tune/constraints.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct Making {
    JigArena *a;
    JigTuneSpace *out;
    size_t cap;
    const JigTuneOffer *offers;
    size_t num_offers;
    JigReason *why;
} Making;

/* ---- Which names are axes ---- */

static const JigTuneOffer *find_offer(const Making *m, JigStr name) {
    for (size_t i = 0; i < m->num_offers; ++i)
        if (jig_str_eq(m->offers[i].name, name))
            return &m->offers[i];
    return NULL;
}

static size_t find_axis(const JigTuneSpace *s, JigStr name) {
    size_t i = 0;
    while (i < s->num_axes && !jig_str_eq(s->axes[i].name, name))
        ++i;
    return i;
}

static bool has_place_reached(const JigKnobs *knobs, JigStr name) {
    for (size_t i = 0; i < knobs->len; ++i)
        if (jig_str_eq(knobs->items[i].name, name) && jig_knob_is_reached(&knobs->items[i]))
            return true;
    return false;
}

/* What no way leads to is none, but where something is said of it that has no other place. */
static bool is_axis(const Making *m, const JigKnobs *knobs, const JigKnob *knob) {
    bool is_offered = find_offer(m, knob->name);
    if (!jig_knob_is_reached(knob))
        return is_offered && !has_place_reached(knobs, knob->name);
    return is_offered || knob->kind != JIG_KNOB_REGION || !knob->selected;
}

/* ---- Values that are said ---- */

/* Up to the next comma that stands in no brackets or quotes. */
static size_t item_len(JigStr text) {
    int depth = 0;
    bool quoted = false;
    for (size_t i = 0; i < text.len; ++i) {
        char c = text.ptr[i];
        quoted ^= c == '"';
        if (quoted)
            continue;
        depth += (c == '[' || c == '<' || c == '(' || c == '{') -
                 (c == ']' || c == '>' || c == ')' || c == '}');
        if (c == ',' && depth == 0)
            return i;
    }
    return text.len;
}

static bool offered_values(const Making *m, const JigKnob *knob, JigStr text, JigKnobValues *out) {
    const JigAttr **list = NULL;
    size_t n = 0, cap = 0;
    while (text.len) {
        size_t len = item_len(text);
        JigStr item = jig_words_trimmed((JigStr){text.ptr, len});
        const JigAttr *x = jig_knob_value_named(knob, item, m->a);
        if (!x)
            return jig_refuse(m->why, knob->op, "'{}' cannot be {}: it is {}",
                              jig_fact_str(knob->name), jig_fact_str(item),
                              jig_fact_str(jig_knob_options(knob, m->a)));
        bool is_new = true;
        for (size_t i = 0; i < n; ++i)
            is_new &= list[i] != x;
        if (is_new)
            JIG_ARENA_PUSH(m->a, list, n, cap, x);
        len += len < text.len;
        text = (JigStr){text.ptr + len, text.len - len};
    }
    *out =
        (JigKnobValues){.list = list ? list : JIG_NEW_ARRAY(m->a, const JigAttr *, 1), .count = n};
    return true;
}

static bool values_of(const Making *m, const JigKnob *knob, JigKnobValues *out) {
    const JigTuneOffer *offer = find_offer(m, knob->name);
    if (offer)
        return offered_values(m, knob, offer->values, out);
    if (knob->kind == JIG_KNOB_ARGUMENT && knob->selected) {
        *out = (JigKnobValues){.list = jig_arena_copy(m->a, &knob->selected, sizeof knob->selected),
                               .count = 1};
        return true;
    }
    return jig_knob_values(knob, m->a, out, m->why);
}

/* ---- Axes ---- */

static bool add_place(Making *m, const JigKnob *knob) {
    JigTuneSpace *s = m->out;
    size_t i = find_axis(s, knob->name);
    JigTuneAxis axis = {.name = knob->name, .knob = *knob, .step = SIZE_MAX};
    if (!values_of(m, knob, &axis.values))
        return false;
    if (i < s->num_axes &&
        !jig_knob_values_common(&s->axes[i].values, &axis.values, m->a, &s->axes[i].values))
        return jig_refuse(m->why, knob->op, "'{}' has two ranges, of too many numbers",
                          jig_fact_str(knob->name));
    if (i == s->num_axes)
        JIG_ARENA_PUSH(m->a, s->axes, s->num_axes, m->cap, axis);
    if (knob->kind != JIG_KNOB_ARGUMENT)
        jig_ptrmap_set(&s->by_op, knob->op, (void *)(uintptr_t)(i + 1));
    return true;
}

/* What the script selects at the first place on a way that selects something. */
static uint64_t start_of(const JigKnobs *knobs, const JigTuneAxis *axis) {
    for (size_t i = 0; i < knobs->len; ++i) {
        const JigKnob *k = &knobs->items[i];
        if (k->selected && jig_str_eq(k->name, axis->name) && jig_knob_is_reached(k))
            return jig_knob_value_find(&axis->values, k->selected);
    }
    return JIG_NO_VALUE;
}

static void count_points(JigTuneSpace *s) {
    s->num_points = 1;
    for (size_t i = 0; i < s->num_axes; ++i)
        s->num_points *= (double)s->axes[i].values.count;
}

static bool check_axes(const Making *m) {
    JigTuneSpace *s = m->out;
    count_points(s);
    for (size_t i = 0; i < s->num_axes; ++i) {
        const JigTuneAxis *x = &s->axes[i];
        if (!x->values.count)
            return jig_refuse(m->why, x->knob.op, "there is no value for '{}'",
                              jig_fact_str(x->name));
    }
    return true;
}

static bool check_offers(const Making *m, const JigKnobs *knobs) {
    for (size_t i = 0; i < m->num_offers; ++i) {
        JigStr name = m->offers[i].name;
        if (find_offer(m, name) != &m->offers[i])
            return jig_refuse(m->why, JIG_NOWHERE, "the values of '{}' are said twice",
                              jig_fact_str(name));
        if (find_axis(m->out, name) < m->out->num_axes)
            continue;
        jig_refuse(m->why, JIG_NOWHERE, "nothing in the script is called '{}'", jig_fact_str(name));
        for (size_t k = 0; k < knobs->len; ++k)
            jig_refuse_candidate(m->why, knobs->items[k].name);
        return false;
    }
    return true;
}

/* ---- Which step asks first ---- */

typedef struct Steps {
    JigTuneSpace *space;
    size_t step;
    JigPtrMap seen; /* sequences: what is in them has been asked for by an earlier step */
} Steps;

static void look_into(JigOp *op, Steps *x);

static void follow(JigOp *user, const JigAttr *ref, void *steps) {
    Steps *x = steps;
    JigOp *sequence = jig_find_sequence(user, ref);
    if (sequence && jig_ptrset_add(&x->seen, sequence))
        look_into(sequence, x);
}

static JigWalk note_choice(JigOp *op, void *steps) {
    Steps *x = steps;
    uintptr_t axis = (uintptr_t)jig_ptrmap_get(&x->space->by_op, op);
    if (axis && x->step < x->space->axes[axis - 1].step)
        x->space->axes[axis - 1].step = x->step;
    return JIG_WALK_ADVANCE;
}

static void look_into(JigOp *op, Steps *x) {
    jig_walk_pre(op, note_choice, x);
    jig_symbol_uses_walk(op, follow, x);
}

static void find_steps(JigTuneSpace *s) {
    Steps x = {.space = s};
    for (JigOp *op = jig_block_first(jig_op_body(s->entry)); op; op = jig_op_next(op), ++x.step)
        look_into(op, &x);
    jig_ptrmap_free(&x.seen);
    for (size_t i = 0; i < s->num_axes; ++i)
        if (s->axes[i].step == SIZE_MAX || s->axes[i].knob.kind == JIG_KNOB_ARGUMENT)
            s->axes[i].step = 0;
}

/* ---- Which step reads a knob first ---- */

static size_t index_in(const JigOp *body_op) {
    size_t i = 0;
    for (const JigOp *op = jig_block_first(jig_op_block(body_op)); op != body_op;
         op = jig_op_next(op))
        ++i;
    return i;
}

/* The op of that block that it is, or stands in. */
static const JigOp *in_block(const JigOp *op, const JigBlock *block) {
    while (op && jig_op_block(op) != block)
        op = jig_op_parent(op);
    return op;
}

static size_t first_reader(const JigValue *v, const JigBlock *block) {
    size_t first = SIZE_MAX;
    for (const JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        const JigOp *reader = in_block(jig_use_owner(u), block);
        size_t i = reader ? index_in(reader) : 0;
        first = i < first ? i : first;
    }
    return first;
}

static size_t num_places(const JigKnobs *knobs, JigStr name) {
    size_t n = 0;
    for (size_t i = 0; i < knobs->len; ++i)
        n += jig_str_eq(knobs->items[i].name, name);
    return n;
}

static void find_late(JigTuneSpace *s, const JigKnobs *knobs) {
    JigBlock *body = jig_op_body(s->entry);
    for (size_t i = 0; i < s->num_axes; ++i) {
        JigTuneAxis *x = &s->axes[i];
        JigOp *op = x->knob.op;
        if (x->knob.kind != JIG_KNOB_VALUE || jig_op_block(op) != body ||
            num_places(knobs, x->name) != 1)
            continue;
        size_t reader = first_reader(jig_op_result(op, 0), body);
        if (reader == SIZE_MAX)
            continue;
        x->late = jig_op_result(op, 0);
        x->said = index_in(op);
        x->step = reader;
    }
}

/* `by_op` again: axes have other numbers, and some are gone. */
static void number_axes(JigTuneSpace *s, const JigKnobs *knobs) {
    for (size_t i = 0; i < knobs->len; ++i) {
        size_t axis = find_axis(s, knobs->items[i].name);
        if (jig_ptrmap_has(&s->by_op, knobs->items[i].op))
            jig_ptrmap_set(&s->by_op, knobs->items[i].op,
                           axis < s->num_axes ? (void *)(uintptr_t)(axis + 1) : NULL);
    }
}

/* Stable. */
static void sort_axes(JigTuneSpace *s, const JigKnobs *knobs) {
    for (size_t i = 1; i < s->num_axes; ++i) {
        JigTuneAxis x = s->axes[i];
        size_t k = i;
        for (; k > 0 && s->axes[k - 1].step > x.step; --k)
            s->axes[k] = s->axes[k - 1];
        s->axes[k] = x;
    }
    number_axes(s, knobs);
}

/* ---- All of it ---- */

static bool constrain(JigTuneSpace *s, JigReason *why) {
    s->constraints = jig_tune_constraints_create(s, JIG_TUNE_BUDGET, why);
    if (!s->constraints)
        return false;
    s->num_allowed = jig_tune_constraints_count(s->constraints, &s->is_counted);
    return true;
}

bool jig_tune_space_make(JigOp *entry, const JigTuneOffer *offers, size_t num_offers, JigArena *a,
                         JigTuneSpace *out, JigReason *why) {
    JIG_REQUIRE(entry && (offers || !num_offers) && a && out && why);
    *out = (JigTuneSpace){.entry = entry};
    Making m = {a, out, 0, offers, num_offers, why};
    JigKnobs knobs = {0};
    jig_knobs_find(entry, a, &knobs);
    bool ok = true;
    for (size_t i = 0; ok && i < knobs.len; ++i)
        ok = !is_axis(&m, &knobs, &knobs.items[i]) || add_place(&m, &knobs.items[i]);
    for (size_t i = 0; ok && i < out->num_axes; ++i)
        out->axes[i].start = start_of(&knobs, &out->axes[i]);
    ok = ok && check_offers(&m, &knobs) && check_axes(&m);
    if (ok) {
        find_steps(out);
        find_late(out, &knobs);
        sort_axes(out, &knobs);
        ok = constrain(out, why);
    }
    if (!ok)
        jig_tune_space_free(out);
    return ok;
}

void jig_tune_space_free(JigTuneSpace *s) {
    JIG_REQUIRE(s);
    jig_tune_constraints_destroy(s->constraints);
    s->constraints = NULL;
    jig_ptrmap_free(&s->by_op);
}

void jig_tune_space_keep(JigTuneSpace *s, const bool *kept) {
    JIG_REQUIRE(s && (kept || !s->num_axes));
    JigArena *a = jig_arena_create();
    JigKnobs knobs = {0};
    size_t n = 0;
    jig_knobs_find(s->entry, a, &knobs);
    for (size_t i = 0; i < s->num_axes; ++i)
        if (kept[i])
            s->axes[n++] = s->axes[i];
    s->num_axes = n;
    count_points(s);
    number_axes(s, &knobs);
    jig_tune_constraints_destroy(s->constraints);
    if (!constrain(s, NULL)) {
        s->constraints = jig_tune_constraints_none(s);
        s->num_allowed = jig_tune_constraints_count(s->constraints, &s->is_counted);
    }
    jig_arena_destroy(a);
}

const JigTuneAxis *jig_tune_axis_of(const JigTuneSpace *s, const JigOp *choice) {
    JIG_REQUIRE(s && choice);
    uintptr_t axis = (uintptr_t)jig_ptrmap_get(&s->by_op, choice);
    return axis ? &s->axes[axis - 1] : NULL;
}

JigStr jig_tune_space_text(const JigTuneSpace *s, JigArena *a) {
    JIG_REQUIRE(s && a);
    bool is_exact;
    double n = jig_tune_constraints_count(s->constraints, &is_exact);
    if (is_exact && n == s->num_points)
        return jig_arena_printf(a, "%.6g points", n);
    if (!is_exact && n < 1)
        return jig_arena_printf(a, "an unknown number of allowed points (of %.6g)", s->num_points);
    return jig_arena_printf(a, "%s%.6g allowed points (of %.6g)", is_exact ? "" : "more than ", n,
                            s->num_points);
}

/* Is it one word for shells and for who reads points? */
static bool is_plain(JigStr text) {
    for (size_t i = 0; i < text.len; ++i)
        if (!isalnum((unsigned char)text.ptr[i]) && !strchr("._+-", text.ptr[i]))
            return false;
    return text.len > 0;
}

JigStr jig_tune_choice_text(const JigTuneSpace *s, size_t axis, uint64_t value, JigArena *a) {
    JIG_REQUIRE(s && axis < s->num_axes && a);
    const JigTuneAxis *x = &s->axes[axis];
    JigStr text = jig_knob_value_text_at(&x->values, value, a);
    return jig_arena_printf(a, "%.*s=%.*s", JIG_FMT(x->name), JIG_FMT(text));
}

JigStr jig_tune_quoted(JigStr choice, JigArena *a) {
    JIG_REQUIRE(a);
    const char *equals = memchr(choice.ptr, '=', choice.len);
    size_t len = equals ? (size_t)(equals - choice.ptr) : choice.len;
    if (equals && is_plain((JigStr){choice.ptr, len}) &&
        is_plain((JigStr){equals + 1, choice.len - len - 1}))
        return choice;
    JigStr text = JIG_STR("'");
    for (size_t i = 0; i < choice.len; ++i)
        text = choice.ptr[i] == '\'' ? jig_arena_printf(a, "%.*s'\\''", JIG_FMT(text))
                                     : jig_arena_printf(a, "%.*s%c", JIG_FMT(text), choice.ptr[i]);
    return jig_arena_printf(a, "%.*s'", JIG_FMT(text));
}

JigStr jig_tune_point_text(const JigTuneSpace *s, const uint64_t *point, JigArena *a) {
    JIG_REQUIRE(s && (point || !s->num_axes) && a);
    JigStr text = {0};
    for (size_t i = 0; i < s->num_axes; ++i) {
        JigStr choice = jig_tune_quoted(jig_tune_choice_text(s, i, point[i], a), a);
        text = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(text), i ? " " : "", JIG_FMT(choice));
    }
    return text;
}
