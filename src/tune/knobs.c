/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/knobs.h"
#include "amend/amend.h"
#include "explain/wording.h"
#include "jig/asm.h"
#include "support/check.h"
#include "support/map.h"
#include "transform/ops/ops.h"
#include "tune/knob_values.h"

/* ---- Finding them ---- */

typedef struct Search {
    JigArena *a;
    JigKnobs *out;
    JigPtrMap seen; /* sequences */
} Search;

static void search_sequence(Search *s, JigOp *sequence);

static void add(Search *s, JigKnob knob) {
    JIG_ARENA_PUSH(s->a, s->out->items, s->out->len, s->out->cap, knob);
}

static void follow(JigOp *user, const JigAttr *ref, void *search) {
    JigOp *sequence = jig_find_sequence(user, ref);
    if (sequence)
        search_sequence(search, sequence);
}

static JigWalk visit(JigOp *op, void *user) {
    Search *s = user;
    if (jig_op_has_name(op, "transform.tune.knob"))
        add(s, (JigKnob){.kind = JIG_KNOB_VALUE,
                         .name = jig_transform_name(op),
                         .op = op,
                         .selected = jig_transform_tune_knob_selected_attr(op)});
    else if (jig_op_has_name(op, "transform.tune.alternatives") && !jig_op_num_operands(op))
        add(s,
            (JigKnob){.kind = JIG_KNOB_REGION,
                      .name = jig_transform_name(op),
                      .op = op,
                      .selected = jig_transform_tune_alternatives_selected_region_attr_attr(op)});
    return JIG_WALK_ADVANCE;
}

static void search_sequence(Search *s, JigOp *sequence) {
    if (!jig_ptrset_add(&s->seen, sequence))
        return;
    jig_walk_pre(sequence, visit, s);
    jig_symbol_uses_walk(sequence, follow, s);
}

static void add_arguments(Search *s, JigOp *entry) {
    JigBlock *body = jig_op_body(entry);
    for (size_t i = 1; body && i < jig_block_num_args(body); ++i) {
        const JigValue *arg = jig_block_arg(body, i);
        JigStr name = jig_wording_handle(arg, s->a);
        if (jig_handle_kind(arg) != JIG_HANDLE_PARAMS)
            continue;
        if (name.len > 1 && name.ptr[0] == '%')
            name = (JigStr){name.ptr + 1, name.len - 1};
        add(s, (JigKnob){.kind = JIG_KNOB_ARGUMENT, .name = name, .op = entry, .arg = i});
    }
}

void jig_knobs_find(JigOp *entry, JigArena *a, JigKnobs *out) {
    JIG_REQUIRE(entry && a && out);
    Search s = {.a = a, .out = out};
    add_arguments(&s, entry);
    search_sequence(&s, entry);
    jig_ptrmap_free(&s.seen);
}

bool jig_knob_is_reached(const JigKnob *knob) {
    JIG_REQUIRE(knob);
    const JigOp *op = knob->op;
    for (const JigRegion *r; (r = jig_op_parent_region(op)); op = jig_region_parent(r)) {
        const JigOp *around = jig_region_parent(r);
        if (!jig_op_has_name(around, "transform.tune.alternatives"))
            continue;
        const JigAttr *chosen = jig_transform_tune_alternatives_selected_region_attr_attr(around);
        if (chosen && jig_attr_int_value(chosen) != (int64_t)jig_region_index(r))
            return false;
    }
    return true;
}

/* ---- Options ---- */

/* The type of numbers that an argument of !transform.param<T> takes; NULL: any attribute. */
static const JigType *number_type(const JigKnob *knob) {
    const JigType *t = jig_value_type(jig_block_arg(jig_op_body(knob->op), knob->arg));
    return jig_type_is(t, JIG_TRANSFORM_TYPE(PARAM)) ? jig_attr_type_value(jig_type_param(t, 0))
                                                     : NULL;
}

static JigStr text_at(const JigKnobValues *v, uint64_t i, JigArena *a) {
    return jig_knob_value_text_at(v, i, a);
}

/* "8, 16 or 32"; of a long range "1 to 64". */
static JigStr options_of_value(const JigKnob *knob, JigArena *a) {
    enum { FEW = 8 };
    JigKnobValues v;
    JigStr text = {0};
    if (!jig_knob_values(knob, a, &v, NULL) || !v.count)
        return jig_arena_str(a,
                             jig_str(jig_msg_attr(jig_transform_tune_knob_options_attr(knob->op))));
    if (!v.list && v.count > FEW) {
        text = jig_arena_printf(a, "%.*s to %.*s", JIG_FMT(text_at(&v, 0, a)),
                                JIG_FMT(text_at(&v, v.count - 1, a)));
        return v.step == 1
                   ? text
                   : jig_arena_printf(a, "%.*s, %lld apart", JIG_FMT(text), (long long)v.step);
    }
    for (uint64_t i = 0; i < v.count; ++i)
        text = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(text),
                                !i                ? ""
                                : i + 1 < v.count ? ", "
                                                  : " or ",
                                JIG_FMT(text_at(&v, i, a)));
    return text;
}

JigStr jig_knob_options(const JigKnob *knob, JigArena *a) {
    JIG_REQUIRE(knob && a);
    switch (knob->kind) {
    case JIG_KNOB_VALUE:
        return options_of_value(knob, a);
    case JIG_KNOB_REGION:
        return jig_arena_printf(a, "0 to %zu", jig_op_num_regions(knob->op) - 1);
    default:
        return number_type(knob)
                   ? jig_arena_printf(a, "a value of type %s", jig_msg_type(number_type(knob)))
                   : JIG_STR("an attribute");
    }
}

/* ---- Choosing ---- */

static const JigAttr *region_number(const JigKnob *knob, JigStr text) {
    const JigAttr *x = jig_knob_value_parse(jig_op_context(knob->op), text,
                                            jig_type_index(jig_op_context(knob->op)));
    bool fits = x && jig_attr_is_int(x) && jig_attr_int_value(x) >= 0 &&
                (size_t)jig_attr_int_value(x) < jig_op_num_regions(knob->op);
    return fits ? x : NULL;
}

const JigAttr *jig_knob_value_named(const JigKnob *knob, JigStr text, JigArena *a) {
    JIG_REQUIRE(knob && a);
    JigContext *ctx = jig_op_context(knob->op);
    JigKnobValues values;
    if (knob->kind == JIG_KNOB_REGION)
        return region_number(knob, text);
    if (knob->kind == JIG_KNOB_ARGUMENT)
        return jig_knob_value_parse(ctx, text, number_type(knob));
    return jig_knob_values(knob, a, &values, NULL) ? jig_knob_value_said(&values, text, a)
                                                   : jig_knob_value_parse(ctx, text, NULL);
}

/* The attribute that says what is chosen; NULL: none does. */
static const char *attr_of(const JigKnob *knob) {
    static const char *const attrs[] = {[JIG_KNOB_VALUE] = "selected",
                                        [JIG_KNOB_REGION] = "selected_region_attr",
                                        [JIG_KNOB_ARGUMENT] = NULL};
    return attrs[knob->kind];
}

static void choose(JigKnob *knob, const JigAttr *value) {
    JigRewriter *rw = jig_rewriter_create(jig_op_context(knob->op));
    knob->selected = value;
    if (attr_of(knob))
        jig_rw_set_attr(rw, knob->op, attr_of(knob), value);
    jig_rewriter_destroy(rw);
}

static bool refuse_name(const JigKnobs *knobs, JigStr name, JigReason *why) {
    jig_refuse(why, JIG_NOWHERE, "nothing in the script is called '{}'", jig_fact_str(name));
    for (size_t i = 0; i < knobs->len; ++i)
        jig_refuse_candidate(why, knobs->items[i].name);
    return false;
}

static bool refuse_value(const JigKnob *knob, JigStr value, JigReason *why) {
    return jig_refuse(why, knob->op, "'{}' cannot be {}: it is {}", jig_fact_str(knob->name),
                      jig_fact_str(value), jig_fact_str(jig_knob_options(knob, why->arena)));
}

/* Where no way leads to, a value need not fit. */
bool jig_knobs_set(JigKnobs *knobs, JigStr name, JigStr value, JigReason *why) {
    JIG_REQUIRE(knobs && why && why->arena);
    const JigKnob *unfit = NULL;
    bool fits = false;
    for (size_t i = 0; i < knobs->len; ++i) {
        JigKnob *knob = &knobs->items[i];
        if (!jig_str_eq(knob->name, name))
            continue;
        const JigAttr *x = jig_knob_value_named(knob, value, why->arena);
        if (x)
            choose(knob, x);
        else if (!unfit || jig_knob_is_reached(knob))
            unfit = knob;
        fits |= x != NULL;
    }
    if (unfit && (!fits || jig_knob_is_reached(unfit)))
        return refuse_value(unfit, value, why);
    return fits || refuse_name(knobs, name, why);
}

/* ---- Choosing by an edit ---- */

static bool choice_of(const JigKnob *knob, JigStr name, JigStr value, JigReason *why,
                      JigAmendSet *out) {
    JigArena *a = jig_arena_create();
    *out = (JigAmendSet){knob->op, attr_of(knob), jig_knob_value_named(knob, value, a)};
    if (!out->attr)
        jig_refuse(why, knob->op, "'{}' is given to the sequence and not written in it",
                   jig_fact_str(name));
    else if (!out->value)
        jig_refuse(why, knob->op, "'{}' cannot be {}: it is {}", jig_fact_str(name),
                   jig_fact_str(value), jig_fact_str(jig_knob_options(knob, a)));
    jig_arena_destroy(a);
    return out->attr && out->value;
}

JigAmendEdit jig_amend_choose(JigAmend *am, JigOp *entry, JigStr name, JigStr value,
                              JigReason *why) {
    JIG_REQUIRE(am && entry);
    JigArena *a = jig_arena_create();
    JigKnobs knobs = {0};
    jig_knobs_find(entry, a, &knobs);
    JigAmendSet *sets = JIG_NEW_ARRAY(a, JigAmendSet, knobs.len + 1);
    size_t n = 0;
    bool ok = true;
    for (size_t i = 0; ok && i < knobs.len; ++i)
        if (jig_str_eq(knobs.items[i].name, name))
            ok = choice_of(&knobs.items[i], name, value, why, &sets[n++]);
    if (ok && !n)
        refuse_name(&knobs, name, why);
    JigAmendEdit edit = ok && n ? jig_amend_set_all(am, sets, n, why) : 0;
    jig_arena_destroy(a);
    return edit;
}

JigItems *jig_knobs_arguments(const JigKnobs *knobs, JigOp *entry, JigArena *a, size_t *n) {
    JIG_REQUIRE(knobs && entry && a && n);
    size_t num_args = jig_block_num_args(jig_op_body(entry));
    *n = num_args ? num_args - 1 : 0;
    JigItems *list = jig_arena_calloc(a, *n * sizeof *list);
    for (size_t i = 0; i < knobs->len; ++i) {
        const JigKnob *k = &knobs->items[i];
        if (k->kind != JIG_KNOB_ARGUMENT || !k->selected)
            continue;
        list[k->arg - 1] =
            (JigItems){JIG_HANDLE_PARAMS, jig_arena_copy(a, &k->selected, sizeof k->selected), 1};
    }
    return list;
}
