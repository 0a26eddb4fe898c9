/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/conflict.h"

#include "support/arena.h"
#include "support/check.h"
#include "tune/diagram.h"
#include "tune/space.h"

/* ---- As few as possible ---- */

/* The axes of some terms, and whether a solver's unknowns are among them. */
static bool note_axes(const JigTuneTerms *t, const JigTerm *rules, size_t n, bool *axes,
                      JigArena *a) {
    bool *needed = JIG_NEW_ARRAY(a, bool, t->list.len + 1), plain = true;
    for (size_t i = 0; i < n; ++i)
        needed[rules[i]] = true;
    for (size_t i = t->list.len; i-- > 0;) {
        const JigTuneTerm *term = jig_tune_term_at(t, (JigTerm)i);
        if (!needed[i])
            continue;
        plain &= term->kind != JIG_TERM_FREE;
        if (term->kind == JIG_TERM_AXIS || term->kind == JIG_TERM_INDEX)
            axes[term->number] = true;
        for (size_t k = 0; k < jig_tune_term_num_operands(term->kind); ++k)
            needed[term->x[k]] = true;
    }
    return plain;
}

/* Without a solver. */
static bool counts_none(const JigTuneTerms *t, const JigTerm *rules, size_t n, uint64_t budget) {
    JigArena *a = jig_arena_create();
    size_t num_axes = t->space->num_axes;
    bool *axes = JIG_NEW_ARRAY(a, bool, num_axes + 1);
    JigTunePart part = {.axes = JIG_NEW_ARRAY(a, size_t, num_axes + 1),
                        .rules = jig_arena_copy(a, rules, n * sizeof *rules),
                        .num_rules = n};
    JigTuneDiagram *d = NULL;
    bool is_none = false;
    if (note_axes(t, rules, n, axes, a)) {
        for (size_t i = 0; i < num_axes; ++i)
            if (axes[i])
                part.axes[part.num_axes++] = i;
        jig_tune_part_make(&part, t, a);
        if (!part.num_axes)
            is_none = jig_tune_part_judge(&part, &(JigTuneBox){0}) == JIG_TUNE_NO;
        else if ((d = jig_tune_diagram_create(&part, budget)))
            is_none = jig_tune_diagram_count(d) == 0;
    }
    jig_tune_diagram_destroy(d);
    jig_arena_destroy(a);
    return is_none;
}

/* Those but number `left_out` of `which`. */
static bool contradict(const JigTuneTerms *t, const JigTuneRule *rules, JigTuneSolver *solver,
                       uint64_t budget, const size_t *which, size_t n, size_t left_out) {
    size_t *some = jig_malloc((n + 1) * sizeof *some), num = 0;
    JigTerm *terms = jig_malloc((n + 1) * sizeof *terms);
    for (size_t i = 0; i < n; ++i)
        if (i != left_out) {
            terms[num] = rules[which[i]].term;
            some[num++] = which[i];
        }
    JigTuneTruth answer = solver ? jig_tune_solver_ask(solver, some, num, NULL) : JIG_TUNE_MAYBE;
    bool is_none = answer == JIG_TUNE_NO ||
                   (answer == JIG_TUNE_MAYBE && num && counts_none(t, terms, num, budget));
    jig_free(some);
    jig_free(terms);
    return is_none;
}

void jig_tune_conflict_shrink(const JigTuneTerms *t, const JigTuneRule *rules,
                              JigTuneSolver *solver, uint64_t budget, size_t *which, size_t *n) {
    JIG_REQUIRE(t && rules && which && n);
    if (solver && jig_tune_solver_ask(solver, which, *n, NULL) == JIG_TUNE_NO)
        jig_tune_solver_read_core(solver, which, n);
    for (size_t i = *n; i-- > 0;)
        if (*n > 1 && contradict(t, rules, solver, budget, which, *n, i))
            memmove(&which[i], &which[i + 1], (--*n - i) * sizeof *which);
}

/* ---- In words ---- */

/* "8, 16 or 32"; of many "1 to 64". */
static JigStr values_text(const JigKnobValues *v, JigArena *a) {
    enum { FEW = 8 };
    JigStr text = {0};
    if (v->count > FEW) {
        JigStr first = jig_knob_value_text_at(v, 0, a),
               last = jig_knob_value_text_at(v, v->count - 1, a);
        return jig_arena_printf(a, "%.*s to %.*s (%llu values)", JIG_FMT(first), JIG_FMT(last),
                                (unsigned long long)v->count);
    }
    for (uint64_t i = 0; i < v->count; ++i) {
        JigStr one = jig_knob_value_text_at(v, i, a);
        text = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(text),
                                !i                 ? ""
                                : i + 1 < v->count ? ", "
                                                   : " or ",
                                JIG_FMT(one));
    }
    return text;
}

static void tell_axes(const JigTuneTerms *t, const JigTerm *rules, size_t n, JigReason *why) {
    JigArena *a = jig_arena_create();
    bool *axes = JIG_NEW_ARRAY(a, bool, t->space->num_axes + 1);
    (void)note_axes(t, rules, n, axes, a);
    for (size_t i = 0; i < t->space->num_axes; ++i) {
        const JigTuneAxis *x = &t->space->axes[i];
        if (axes[i])
            jig_refuse_note(why, x->knob.op, "'{}' is {}", jig_fact_str(x->name),
                            jig_fact_str(values_text(&x->values, a)));
    }
    jig_arena_destroy(a);
}

bool jig_tune_conflict_tell(const JigTuneTerms *t, const JigTuneRule *rules, const size_t *which,
                            size_t n, JigReason *why) {
    JIG_REQUIRE(t && rules && which && n);
    JigArena *a = jig_arena_create();
    JigTerm *terms = JIG_NEW_ARRAY(a, JigTerm, n);
    for (size_t i = 0; i < n; ++i) {
        const JigTuneRule *rule = &rules[which[i]];
        JigStr text = jig_tune_term_text(t, rule->term, a);
        terms[i] = rule->term;
        if (i)
            jig_refuse_note(why, rule->at, "and this demands {}", jig_fact_str(text));
        else
            jig_refuse(why, rule->at, "no choices are allowed: this demands {}",
                       jig_fact_str(text));
    }
    tell_axes(t, terms, n, why);
    jig_arena_destroy(a);
    return false;
}
