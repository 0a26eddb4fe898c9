/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/rule_part.h"

#include "support/check.h"
#include "tune/space.h"

void jig_tune_part_make(JigTunePart *p, const JigTuneTerms *t, JigArena *a) {
    JIG_REQUIRE(p && t && a);
    p->t = t;
    if (!p->numbers) {
        p->numbers = JIG_NEW_ARRAY(a, int64_t, t->list.len + 1);
        p->ranges = JIG_NEW_ARRAY(a, JigTuneRange, t->list.len + 1);
    }
    p->size = 1;
    for (size_t i = 0; i < p->num_axes; ++i)
        p->size *= (double)t->space->axes[p->axes[i]].values.count;
    bool *needed = jig_calloc(t->list.len + 1, sizeof *needed);
    size_t num_needed = 0;
    for (size_t i = 0; i < p->num_rules; ++i)
        needed[p->rules[i]] = true;
    for (size_t i = t->list.len; i-- > 0;) {
        const JigTuneTerm *term = jig_tune_term_at(t, (JigTerm)i);
        for (size_t k = 0; needed[i] && k < jig_tune_term_num_operands(term->kind); ++k)
            needed[term->x[k]] = true;
        num_needed += needed[i];
    }
    p->needed = JIG_NEW_ARRAY(a, JigTerm, num_needed + 1);
    for (size_t i = 0; i < t->list.len; ++i)
        if (needed[i])
            p->needed[p->num_needed++] = (JigTerm)i;
    jig_free(needed);
}

bool jig_tune_part_allows(JigTunePart *p, const uint64_t *point) {
    JIG_REQUIRE(p && point);
    for (size_t i = 0; i < p->num_needed; ++i) {
        JigTerm x = p->needed[i];
        const JigTuneTerm *term = jig_tune_term_at(p->t, x);
        size_t axis = (size_t)term->number;
        p->numbers[x] = term->kind == JIG_TERM_AXIS
                            ? jig_tune_term_axis_number(p->t, axis, point[axis])
                        : term->kind == JIG_TERM_INDEX ? (int64_t)point[axis]
                                                       : jig_tune_term_number(p->t, x, p->numbers);
    }
    for (size_t i = 0; i < p->num_rules; ++i)
        if (!p->numbers[p->rules[i]])
            return false;
    return true;
}

JigTuneTruth jig_tune_part_judge(JigTunePart *p, const JigTuneBox *box) {
    JIG_REQUIRE(p && box);
    for (size_t i = 0; i < p->num_needed; ++i) {
        JigTerm x = p->needed[i];
        const JigTuneTerm *term = jig_tune_term_at(p->t, x);
        size_t axis = (size_t)term->number;
        p->ranges[x] = term->kind == JIG_TERM_AXIS
                           ? jig_tune_term_axis_range(p->t, axis, box->low[axis], box->high[axis])
                       : term->kind == JIG_TERM_INDEX
                           ? (JigTuneRange){(int64_t)box->low[axis], (int64_t)box->high[axis]}
                           : jig_tune_term_range(p->t, x, p->ranges);
    }
    bool all = true;
    for (size_t i = 0; i < p->num_rules; ++i) {
        JigTuneRange r = p->ranges[p->rules[i]];
        if (!r.high)
            return JIG_TUNE_NO;
        all &= r.low != 0;
    }
    return all ? JIG_TUNE_YES : JIG_TUNE_MAYBE;
}

double jig_tune_part_volume(const JigTunePart *p, const JigTuneBox *box) {
    JIG_REQUIRE(p && box);
    double n = 1;
    for (size_t i = 0; i < p->num_axes; ++i)
        n *= (double)(box->high[p->axes[i]] - box->low[p->axes[i]]) + 1;
    return n;
}

double jig_tune_part_distance(const JigTunePart *p, size_t axis, uint64_t from, uint64_t to) {
    JIG_REQUIRE(p && axis < p->t->space->num_axes);
    uint64_t far = from < to ? to - from : from - to;
    return far ? 1 + (double)far / (double)p->t->space->axes[axis].values.count : 0;
}
