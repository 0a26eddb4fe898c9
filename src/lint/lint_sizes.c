/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Proposals that change numbers in the steps of a script: sizes of tiles and vectors, factors,
 * choices. */
#include "lint/lint_mend.h"

/* ---- Which numbers ---- */

typedef struct Try {
    size_t i;
    int64_t value;
    double volume; /* of the tile that it makes: the larger ones come first */
} Try;

static double volume(const JigAmendList *x, size_t i, int64_t value) {
    double all = 1;
    for (size_t k = 0; k < x->n; ++k) {
        int64_t v = k == i ? value : x->values[k];
        all *= v > 0 ? (double)v : 1;
    }
    return all;
}

static int64_t power_below(int64_t n) {
    int64_t p = 1;
    while (p * 2 <= n)
        p *= 2;
    return p;
}

static size_t candidates(JigLintSizes how, int64_t v, int64_t *out) {
    size_t n = 0;
    if (v < 1)
        return 0;
    int64_t below = power_below(v);
    switch (how) {
    case JIG_SIZES_SMALLER:
        for (int64_t p = below == v ? v / 2 : below; p >= 1 && n < 5; p /= 2)
            out[n++] = p;
        break;
    case JIG_SIZES_LARGER:
        for (int64_t p = 2; p <= 32 && v < 64; p *= 2)
            out[n++] = below * p;
        break;
    case JIG_SIZES_POWERS:
        if (below != v) {
            out[n++] = below;
            out[n++] = 2 * below;
        }
        for (int64_t p = below / 2; p >= 4 && n < 4; p /= 2)
            out[n++] = p;
        break;
    default:
        out[n++] = 0;
    }
    return n;
}

/* Larger ones: the last loop, whose numbers lie side by side, four times, then others. */
static bool comes_before(JigLintSizes how, const JigAmendList *x, const Try *a, const Try *b) {
    if (how != JIG_SIZES_LARGER)
        return a->volume > b->volume;
    bool one = x->values[a->i] == 1, other_one = x->values[b->i] == 1;
    if (one != other_one)
        return other_one;
    if (a->i != b->i)
        return a->i > b->i;
    return (a->value == 4 * x->values[a->i]) > (b->value == 4 * x->values[b->i]);
}

/* Without that loop nothing would be tiled. */
static bool is_only_one(const JigAmendList *x, size_t i) {
    for (size_t k = 0; k < x->n; ++k)
        if (k != i && x->values[k])
            return false;
    return true;
}

static size_t list_tries(JigLintSizes how, const JigAmendList *x, Try *out) {
    size_t n = 0;
    for (size_t i = 0; i < x->n; ++i) {
        if (how == JIG_SIZES_NONE && is_only_one(x, i))
            continue;
        int64_t values[8];
        size_t k = x->values[i] > (how == JIG_SIZES_LARGER ? 0 : 1)
                       ? candidates(how, x->values[i], values)
                       : 0;
        for (size_t j = 0; j < k; ++j)
            out[n++] = (Try){i, values[j], volume(x, i, values[j])};
    }
    for (size_t i = 1; i < n; ++i)
        for (size_t j = i; j && comes_before(how, x, &out[j], &out[j - 1]); --j) {
            Try t = out[j];
            out[j] = out[j - 1];
            out[j - 1] = t;
        }
    return n;
}

/* All numbers that are none at once. */
static bool try_all_powers(JigMender *m, JigOp *op, const JigAmendList *x) {
    size_t odd = 0;
    for (size_t i = 0; i < x->n; ++i)
        if (x->values[i] >= 1 && power_below(x->values[i]) != x->values[i])
            odd += jig_amend_number(m->amend, op, x->attr, i, power_below(x->values[i]), NULL) != 0;
    if (odd > 1)
        return jig_lint_try(m);
    jig_amend_reset(m->amend);
    return false;
}

/* Squares of 16, which are transposed in registers: what is one and what is more becomes that. */
static bool try_square(JigMender *m, JigOp *op, const JigAmendList *x, size_t of) {
    for (size_t i = 0; i < x->n; ++i)
        if (i == of || x->values[i] > 16)
            (void)jig_amend_number(m->amend, op, x->attr, i, 16, NULL);
    return jig_lint_try(m);
}

static bool try_squares(JigMender *m, JigOp *op, const JigAmendList *x) {
    for (size_t i = x->n; i-- > 0;)
        if (x->values[i] == 1 && try_square(m, op, x, i))
            return true;
    return false;
}

enum { MOST_NUMBERS = 16 };

static bool try_list(JigMender *m, JigOp *op, const JigAmendList *x, JigLintSizes how) {
    Try tries[8 * MOST_NUMBERS];
    if (x->n > MOST_NUMBERS)
        return false;
    if (how == JIG_SIZES_POWERS && try_all_powers(m, op, x))
        return true;
    if (how == JIG_SIZES_ROWS)
        return try_squares(m, op, x);
    size_t n = list_tries(how, x, tries), most = how == JIG_SIZES_SMALLER ? 10 : 8;
    for (size_t i = 0; i < n && i < most; ++i)
        if (jig_amend_number(m->amend, op, x->attr, tries[i].i, tries[i].value, NULL) &&
            jig_lint_try(m))
            return true;
    return false;
}

static bool try_step(JigMender *m, const JigOp *step, JigLintSizes how) {
    JigOp *op = jig_amend_step(m->amend, step);
    JigAmendList x;
    for (size_t at = 0; op && jig_amend_next_list(m->amend, op, "sizes", &at, m->a, &x);)
        if (try_list(m, op, &x, how))
            return true;
    for (size_t at = 0; op && how == JIG_SIZES_NONE &&
                        jig_amend_next_list(m->amend, op, "num_threads", &at, m->a, &x);)
        if (try_list(m, op, &x, how))
            return true;
    return false;
}

/* The last steps first. */
bool jig_lint_try_sizes(JigMender *m, JigLintSizes how) {
    for (size_t i = m->num_steps; i-- > 0 && jig_lint_may_try(m);)
        if (try_step(m, jig_run_step_op(m->run, m->steps[i]), how))
            return true;
    return false;
}

/* ---- Rows ---- */

enum { MOST_LOOPS = 8, FEW_ROWS = 8 };

/* The op that a step tiles: how many loops it has, which of them sum, and the one with rows. */
typedef struct Tiled {
    size_t n, row;
    bool sums[MOST_LOOPS];
    int64_t lanes; /* of a register */
} Tiled;

static bool read_tiled(JigMender *m, size_t step, Tiled *out) {
    size_t now;
    JigItems items = jig_lint_operand_then(m, step, &now);
    const JigOp *op = items.kind == JIG_HANDLE_OPS && items.len ? items.items[0] : NULL;
    *out = (Tiled){0};
    if (op && jig_structured(op) && jig_op_num_operands(op)) {
        const JigType *t = jig_op_operand_type(op, jig_op_num_operands(op) - 1);
        uint32_t bits = jig_lint_bits(jig_type_element_or_self(t));
        out->n = jig_structured(op)->num_loops(op);
        out->row = out->n ? jig_lint_row_loop(op) : 0;
        out->lanes = bits ? (int64_t)(m->lint->machine.vector_bits / bits) : 0;
        for (size_t i = 0; i < out->n && i < MOST_LOOPS; ++i)
            out->sums[i] = jig_structured(op)->iterator(op, i) == JIG_REDUCTION;
    }
    jig_run_go(m->run, now);
    return out->n && out->n <= MOST_LOOPS && out->lanes > 1;
}

/* What there is along the other loops: as many as there were, or few. 0: the loop stays whole. */
static int64_t size_beside(const Tiled *t, const JigAmendList *x, size_t i, JigLintRows how,
                           bool few) {
    int64_t was = x->values[i];
    if (how == JIG_ROWS_ALONE || (few && t->sums[i] && was > 0))
        return 1;
    return few && was > FEW_ROWS ? FEW_ROWS : was;
}

static bool try_row(JigMender *m, JigOp *op, const Tiled *t, const JigAmendList *x, JigLintRows how,
                    bool few) {
    for (size_t i = 0; i < x->n; ++i) {
        int64_t size = i == t->row ? t->lanes : size_beside(t, x, i, how, few);
        if (size != x->values[i] && x->values[i] >= 0)
            (void)jig_amend_number(m->amend, op, x->attr, i, size, NULL);
    }
    return jig_lint_try(m);
}

bool jig_lint_try_rows(JigMender *m, JigLintRows how) {
    for (size_t i = m->num_steps; i-- > 0 && jig_lint_may_try(m);) {
        JigOp *op = jig_amend_step(m->amend, jig_run_step_op(m->run, m->steps[i]));
        JigAmendList x;
        Tiled t;
        size_t at = 0;
        if (!op || !jig_amend_next_list(m->amend, op, "sizes", &at, m->a, &x) ||
            !read_tiled(m, m->steps[i], &t) || t.row >= x.n || x.n > t.n)
            continue;
        if (try_row(m, op, &t, &x, how, false) || try_row(m, op, &t, &x, how, true))
            return true;
    }
    return false;
}

/* ---- A factor ---- */

static bool try_factor_of(JigMender *m, const JigOp *step) {
    JigOp *op = jig_amend_step(m->amend, step);
    const JigAttr *factor = op ? jig_op_attr(op, "factor") : NULL;
    if (!factor || !jig_attr_is_int(factor))
        return false;
    int64_t value = jig_attr_int_value(factor) / 2;
    for (; value >= 2; value = value > 16 ? value / 4 : value / 2)
        if (jig_amend_set(m->amend, op, "factor", jig_attr_int(jig_attr_type(factor), value),
                          NULL) &&
            jig_lint_try(m))
            return true;
    return false;
}

bool jig_lint_try_factor(JigMender *m) {
    for (size_t i = m->num_steps; i-- > 0 && jig_lint_may_try(m);) {
        const JigOp *op = jig_run_step_op(m->run, m->steps[i]);
        if (jig_str_starts_with(jig_op_name_of(op), "transform.loop.unroll") &&
            try_factor_of(m, op))
            return true;
    }
    return false;
}

/* ---- Choices ---- */

/* Ops in bodies of steps, such as sets of patterns, are no steps. */
typedef struct Search {
    const char *name;
    JigOp *found[8];
    size_t n;
} Search;

static JigWalk collect(JigOp *op, void *user) {
    Search *s = user;
    if (jig_op_has_name(op, s->name) && s->n < JIG_LEN(s->found))
        s->found[s->n++] = op;
    return JIG_WALK_ADVANCE;
}

bool jig_lint_try_choice(JigMender *m, const char *name, const char *attr, const int64_t *choices,
                         size_t n) {
    Search s = {.name = name};
    jig_walk_pre(jig_amend_script(m->amend), collect, &s);
    for (size_t i = s.n; i-- > 0;)
        for (size_t k = 0; k < n; ++k) {
            const JigAttr *was = jig_op_attr(s.found[i], attr),
                          *now = was ? jig_attr_int(jig_attr_type(was), choices[k]) : NULL;
            if (now && now != was && jig_amend_set(m->amend, s.found[i], attr, now, NULL) &&
                jig_lint_try(m))
                return true;
        }
    return false;
}

/* A unit attribute of vectorize that is not said. */
bool jig_lint_try_unsaid(JigMender *m, const char *attr) {
    for (size_t i = 0; i < m->num_steps && jig_lint_may_try(m); ++i) {
        const JigOp *step = jig_run_step_op(m->run, m->steps[i]);
        if (!jig_str_starts_with(jig_op_name_of(step), "transform.structured.vectorize") ||
            jig_op_attr(step, attr))
            continue;
        if (jig_amend_set(m->amend, jig_amend_step(m->amend, step), attr,
                          jig_attr_unit(jig_op_context(m->entry)), NULL) &&
            jig_lint_try(m))
            return true;
    }
    return false;
}
