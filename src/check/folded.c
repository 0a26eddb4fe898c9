/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/folded.h"

#include "ir/context.h"
#include "ir/journal.h"
#include "jig/iface.h"
#include "support/check.h"

#include <math.h>

/* Numbers around new constants, each a fill. What is right for other numbers need not be for these:
 * a maximum that begins with such a constant. */
typedef struct Beside {
    const char *fills[4];
    size_t n;
} Beside;

/* Floats that constants are, each once. */
typedef struct Constants {
    JigPtrMap seen;
    bool any_new, notes; /* is it noting what there is? */
    Beside beside;
    JigArena *a;
} Constants;

static bool is_of_floats(const JigAttr *x) {
    const JigType *t = jig_attr_is_dense(x) ? jig_type_element(jig_attr_type(x)) : NULL;
    return jig_attr_is_float(x) || (t && jig_type_is_float(t));
}

static void note_beside(Constants *k, const JigAttr *x) {
    static const double factors[] = {1.0625, 0.9375}; /* further from 0, and nearer */
    const JigAttr *one = jig_attr_is_float(x) ? x : jig_attr_element(x, 0);
    if (!one || !jig_attr_is_float(one))
        return;
    double d = jig_float_to_double(jig_attr_float_value(one));
    for (size_t i = 0; isfinite(d) && i < JIG_LEN(factors); ++i)
        if (k->beside.n < JIG_LEN(k->beside.fills))
            k->beside.fills[k->beside.n++] =
                jig_arena_printf(k->a, "any(%.17g)", d * factors[i]).ptr;
}

static JigWalk see_constant(JigOp *op, void *user) {
    Constants *k = user;
    const JigAttr *attrs = jig_op_attrs(op);
    if (jig_op_is_of_scripts(op))
        return JIG_WALK_SKIP;
    if (!jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE))
        return JIG_WALK_ADVANCE;
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i) {
        const JigAttr *x = jig_attr_dict_items(attrs)[i].value;
        if (!is_of_floats(x))
            continue;
        if (jig_ptrmap_has(&k->seen, x))
            continue;
        jig_ptrmap_set(&k->seen, x, k);
        k->any_new |= !k->notes;
        if (!k->notes)
            note_beside(k, x);
    }
    return JIG_WALK_ADVANCE;
}

/* Of the trial, with its numbers, and with such as round, of which few show little. */
enum { LEAST_FLOATS = 5, MOST_FLOATS = 9, ENOUGH_FLOATS = 64 };
typedef struct Floats {
    JigTrialOutcome *of[MOST_FLOATS + JIG_LEN(((Beside *)0)->fills)];
    size_t n;
} Floats;

static void run_beside(JigChecker *floats, const JigTrial *t, const Beside *beside, Floats *out,
                       JigArena *a) {
    JigStr why;
    JigVerdict verdict;
    for (size_t i = 0; i < beside->n; ++i) {
        JigCheckerFill fill;
        JigTrial wide = jig_trial_with_wide_floats(t, i, &fill);
        fill.floats = beside->fills[i];
        out->of[out->n++] = jig_trial_run(floats, &wide, a, &why, &verdict);
    }
}

static void run_floats(JigChecker *c, const JigTrial *t, const Beside *beside, Floats *out,
                       JigArena *a) {
    JigChecker floats = *c;
    JigStr why;
    JigVerdict verdict;
    size_t numbers = 0;
    floats.options.domain = JIG_EVAL_IEEE;
    for (out->n = 0; out->n < MOST_FLOATS && (out->n < LEAST_FLOATS || numbers < ENOUGH_FLOATS);
         ++out->n) {
        JigCheckerFill fill;
        JigTrial wide = jig_trial_with_wide_floats(t, out->n, &fill);
        JigTrialOutcome *now = jig_trial_run(&floats, out->n ? &wide : t, a, &why, &verdict);
        out->of[out->n] = now;
        numbers += now && out->n ? jig_outcome_count(now) : 0;
    }
    run_beside(&floats, t, beside, out, a);
}

static void free_floats(Floats *f) {
    for (size_t i = 0; i < f->n; ++i)
        jig_outcome_destroy(f->of[i]);
}

/* Numbers that overflow, or that are all 0 after a maximum with it, tell nothing. */
static bool are_same(const Floats *was, const Floats *is, const JigTrial *t,
                     const JigTrialOutcome *now, JigArena *a) {
    JigStr why;
    uint64_t n = 0;
    bool any = false;
    for (size_t i = 0; i < was->n; ++i) {
        if (!was->of[i] || !jig_outcome_is_telling(was->of[i], t->last, now, a))
            continue;
        any = true;
        if (i >= is->n || !is->of[i] || !jig_outcome_refines(was->of[i], is->of[i], a, &why, &n))
            return false;
    }
    return any;
}

void jig_checker_go(JigChecker *c, size_t place) {
    JIG_REQUIRE(c);
    jig_journal_go(jig_op_context(c->payload), place);
    jig_trial_locate(c);
}

static bool has_new_constant(JigChecker *c, size_t from, size_t to, JigArena *a, Beside *beside) {
    Constants k = {.notes = true, .a = a};
    jig_checker_go(c, from);
    jig_walk_pre(c->payload, see_constant, &k);
    jig_checker_go(c, to);
    k.notes = false;
    jig_walk_pre(c->payload, see_constant, &k);
    jig_ptrmap_free(&k.seen);
    *beside = k.beside;
    return k.any_new;
}

bool jig_checker_has_folded(JigChecker *c, const JigTrial *t, const JigTrialOutcome *now,
                            size_t from, size_t to, JigArena *a) {
    JIG_REQUIRE(c && t && now && a);
    Beside beside;
    if (!has_new_constant(c, from, to, a, &beside))
        return false;
    Floats was, is;
    jig_checker_go(c, from);
    run_floats(c, t, &beside, &was, a);
    jig_checker_go(c, to);
    run_floats(c, t, &beside, &is, a);
    bool same = are_same(&was, &is, t, now, a);
    free_floats(&was);
    free_floats(&is);
    return same;
}
