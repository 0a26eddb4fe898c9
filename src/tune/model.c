/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/model.h"

#include "support/check.h"
#include "support/vec.h"

#include <math.h>
#include <string.h>

enum {
    MOST = 192, /* examples that are looked at */
    BEST = 96,  /* of these, the best ones; the others are the latest */
    SWEEPS = 2, /* over all features, when weights are learned */
    GROWTH = 4, /* they are learned again when there are so many more, and a quarter more */
};
static const double FIRST_WEIGHT = 0.1; /* of all features together, by their number */
static const double STEP = 4;           /* a weight is so many times as large, or as small */
static const double BELIEF = 0.4;       /* in the first weights: what a step away must gain */
static const double LEAST_NOISE = 1e-4, FIRST_NOISE = 1e-2;

struct JigTuneModel {
    size_t num; /* of features */
    bool *is_kind;
    JIG_VEC(double) x, costs; /* of all examples */
    double *mean, *scale;     /* of each feature: normal form, mean 0 and standard deviation 1 */
    double *weight;           /* of each feature: what a difference counts, squared */
    double noise;             /* of each example, beside the kernel's 1 */
    size_t weighed;           /* examples when weights were learned */
    bool learned;
    /* Of those that are looked at. */
    size_t n;
    double *z;               /* features in normal form, a row for each */
    double *y, *by;          /* what is guessed, less its mean; K^-1 y */
    double *l;               /* Cholesky's factor of K, in rows */
    double level, amplitude; /* mean, and variance of what K says */
};

/* ---- Examples ---- */

JigTuneModel *jig_tune_model_create(size_t num_features, const bool *is_kind) {
    JIG_REQUIRE(is_kind || !num_features);
    JigTuneModel *m = jig_calloc(1, sizeof *m);
    m->num = num_features;
    m->is_kind = jig_calloc(num_features + 1, sizeof *m->is_kind);
    if (num_features)
        memcpy(m->is_kind, is_kind, num_features * sizeof *is_kind);
    m->mean = jig_calloc(3 * num_features + 1, sizeof *m->mean);
    m->scale = m->mean + num_features;
    m->weight = m->scale + num_features;
    m->z = jig_calloc(MOST * (num_features + 1), sizeof *m->z);
    m->y = jig_calloc(MOST, sizeof *m->y);
    m->by = jig_calloc(MOST, sizeof *m->by);
    m->l = jig_calloc((size_t)MOST * MOST, sizeof *m->l);
    return m;
}

void jig_tune_model_destroy(JigTuneModel *m) {
    JIG_REQUIRE(m);
    jig_vec_free(&m->x);
    jig_vec_free(&m->costs);
    jig_free(m->is_kind);
    jig_free(m->mean);
    jig_free(m->z);
    jig_free(m->y);
    jig_free(m->by);
    jig_free(m->l);
    jig_free(m);
}

void jig_tune_model_add(JigTuneModel *m, const double *features, double cost) {
    JIG_REQUIRE(m && (features || !m->num));
    for (size_t i = 0; i < m->num; ++i)
        jig_vec_push(&m->x, features[i]);
    jig_vec_push(&m->costs, cost);
    m->learned = false;
}

static const double *example(const JigTuneModel *m, size_t i) {
    return m->x.data + i * m->num;
}

bool jig_tune_model_has(const JigTuneModel *m, const double *features) {
    JIG_REQUIRE(m && (features || !m->num));
    for (size_t i = 0; i < m->costs.len; ++i)
        if (memcmp(example(m, i), features, m->num * sizeof *features) == 0)
            return true;
    return false;
}

/* ---- What is guessed ---- */

typedef struct Range {
    double least, most;
} Range;

static Range range_of(const JigTuneModel *m) {
    Range r = {INFINITY, -INFINITY};
    for (size_t i = 0; i < m->costs.len; ++i)
        if (isfinite(m->costs.data[i])) {
            r.least = fmin(r.least, m->costs.data[i]);
            r.most = fmax(r.most, m->costs.data[i]);
        }
    return r;
}

static double guessed(double cost, Range r) {
    double x = isfinite(cost) ? cost : r.most;
    return r.least > 0 ? log(x) : x;
}

/* ---- Which examples ---- */

typedef struct Ranked {
    double cost;
    size_t i;
} Ranked;

static int by_cost(const void *x, const void *y) {
    const Ranked *a = x, *b = y;
    if (a->cost != b->cost)
        return a->cost < b->cost ? -1 : 1;
    return a->i < b->i ? -1 : a->i > b->i;
}

static int by_age(const void *x, const void *y) {
    const Ranked *a = x, *b = y;
    return a->i > b->i ? -1 : a->i < b->i;
}

static void take_example(JigTuneModel *m, size_t i, Range r) {
    memcpy(m->z + m->n * m->num, example(m, i), m->num * sizeof *m->z);
    m->y[m->n++] = guessed(m->costs.data[i], r);
}

static void take_examples(JigTuneModel *m, Range r) {
    size_t all = m->costs.len;
    Ranked *ranked = jig_calloc(all, sizeof *ranked);
    for (size_t i = 0; i < all; ++i)
        ranked[i] = (Ranked){m->costs.data[i], i};
    if (all > MOST) {
        qsort(ranked, all, sizeof *ranked, by_cost);
        qsort(ranked + BEST, all - BEST, sizeof *ranked, by_age);
    }
    m->n = 0;
    for (size_t i = 0; i < all && i < MOST; ++i)
        take_example(m, ranked[i].i, r);
    jig_free(ranked);
}

/* A feature that is always the same is 0. */
static double normal(const JigTuneModel *m, double x, size_t i) {
    return m->is_kind[i] ? x : m->scale[i] > 0 ? (x - m->mean[i]) / m->scale[i] : 0;
}

static void find_normal_form(JigTuneModel *m) {
    double n = (double)m->n;
    for (size_t i = 0; i < m->num; ++i) {
        double sum = 0, squares = 0;
        for (size_t k = 0; k < m->n; ++k)
            sum += m->z[k * m->num + i];
        m->mean[i] = sum / n;
        for (size_t k = 0; k < m->n; ++k) {
            double d = m->z[k * m->num + i] - m->mean[i];
            squares += d * d;
        }
        m->scale[i] = squares > 1e-12 * n ? sqrt(squares / n) : 0;
    }
    for (size_t k = 0; k < m->n; ++k)
        for (size_t i = 0; i < m->num; ++i)
            m->z[k * m->num + i] = normal(m, m->z[k * m->num + i], i);
}

static int by_size(const void *x, const void *y) {
    double a = *(const double *)x, b = *(const double *)y;
    return a < b ? -1 : a > b;
}

/* How bad the worst quarter is makes no difference to what is good. */
static void cap(JigTuneModel *m) {
    memcpy(m->by, m->y, m->n * sizeof *m->y);
    qsort(m->by, m->n, sizeof *m->by, by_size);
    double most = m->by[m->n * 3 / 4];
    for (size_t i = 0; i < m->n; ++i)
        m->y[i] = fmin(m->y[i], most);
}

static void center(JigTuneModel *m) {
    m->level = 0;
    for (size_t k = 0; k < m->n; ++k)
        m->level += m->y[k] / (double)m->n;
    for (size_t k = 0; k < m->n; ++k)
        m->y[k] -= m->level;
}

/* ---- The kernel ---- */

/* Matern's, 5/2: functions that are smooth, but not more than that. */
static double kernel(const JigTuneModel *m, const double *a, const double *b) {
    double squares = 0;
    for (size_t i = 0; i < m->num; ++i) {
        double d = m->is_kind[i] ? (a[i] != b[i]) : a[i] - b[i];
        squares += m->weight[i] * d * d;
    }
    double r = sqrt(5 * squares);
    return (1 + r + r * r / 3) * exp(-r);
}

/* y = L^-1 y, and, to have K^-1 y at last, L^-T y. */
static void solve_below(const double *l, double *y, size_t n) {
    for (size_t i = 0; i < n; ++i) {
        for (size_t k = 0; k < i; ++k)
            y[i] -= l[i * MOST + k] * y[k];
        y[i] /= l[i * MOST + i];
    }
}

static void solve_above(const double *l, double *y, size_t n) {
    for (size_t i = n; i-- > 0;) {
        y[i] /= l[i * MOST + i];
        for (size_t k = 0; k < i; ++k)
            y[k] -= l[i * MOST + k] * y[i];
    }
}

static void factor(JigTuneModel *m) {
    double *l = m->l;
    for (size_t i = 0; i < m->n; ++i)
        for (size_t j = 0; j <= i; ++j) {
            double x = i == j ? 1 + m->noise : kernel(m, m->z + i * m->num, m->z + j * m->num);
            for (size_t k = 0; k < j; ++k)
                x -= l[i * MOST + k] * l[j * MOST + k];
            l[i * MOST + j] = i == j ? sqrt(fmax(x, 1e-12)) : x / l[j * MOST + j];
        }
}

/* Learns with these weights. The logarithm of how likely the examples are, but for a constant. */
static double fit(JigTuneModel *m) {
    double likely = 0, squares = 0, n = (double)m->n;
    factor(m);
    memcpy(m->by, m->y, m->n * sizeof *m->y);
    solve_below(m->l, m->by, m->n);
    for (size_t i = 0; i < m->n; ++i) {
        squares += m->by[i] * m->by[i];
        likely -= log(m->l[i * MOST + i]);
    }
    solve_above(m->l, m->by, m->n);
    m->amplitude = fmax(squares / n, 1e-12);
    return likely - n / 2 * log(m->amplitude);
}

/* ---- Weights ---- */

/* Is it better with another number? One that is farther from where it began must gain more. */
static bool try_number(JigTuneModel *m, double *number, double first, double by, double *likely) {
    double was = *number, before = fabs(log(was / first) / log(STEP)),
           after = fabs(log(was * by / first) / log(STEP));
    *number = was * by;
    double now = fit(m);
    if (now - BELIEF * after > *likely - BELIEF * before) {
        *likely = now;
        return true;
    }
    *number = was;
    return false;
}

static void try_both(JigTuneModel *m, double *number, double first, double *likely) {
    if (!try_number(m, number, first, STEP, likely))
        (void)try_number(m, number, first, 1 / STEP, likely);
}

static void learn_weights(JigTuneModel *m, double first) {
    double likely = fit(m);
    for (int sweep = 0; sweep < SWEEPS; ++sweep) {
        for (size_t i = 0; i < m->num; ++i)
            if (m->scale[i] > 0)
                try_both(m, &m->weight[i], first, &likely);
        try_both(m, &m->noise, FIRST_NOISE, &likely);
        m->noise = fmax(m->noise, LEAST_NOISE);
    }
    m->weighed = m->costs.len;
}

/* ---- All of it ---- */

static double first_weight(const JigTuneModel *m) {
    size_t differing = 0;
    for (size_t i = 0; i < m->num; ++i)
        differing += m->scale[i] > 0;
    return differing ? FIRST_WEIGHT / sqrt((double)differing) : FIRST_WEIGHT;
}

static void learn(JigTuneModel *m, Range r) {
    take_examples(m, r);
    find_normal_form(m);
    cap(m);
    center(m);
    if (m->costs.len >= m->weighed + GROWTH + m->weighed / 4) {
        double first = first_weight(m);
        for (size_t i = 0; i < m->num; ++i)
            m->weight[i] = first;
        m->noise = FIRST_NOISE;
        learn_weights(m, first);
    }
    (void)fit(m);
    m->learned = true;
}

JigTuneGuess jig_tune_model_guess(JigTuneModel *m, const double *features) {
    JIG_REQUIRE(m && (features || !m->num));
    if (!m->learned) {
        Range r = range_of(m);
        if (r.least == INFINITY)
            return (JigTuneGuess){0};
        learn(m, r);
    }
    double *k = jig_calloc(MOST + m->num, sizeof *k), *z = k + MOST, mean = m->level, known = 0;
    for (size_t i = 0; i < m->num; ++i)
        z[i] = normal(m, features[i], i);
    for (size_t i = 0; i < m->n; ++i) {
        k[i] = kernel(m, z, m->z + i * m->num);
        mean += k[i] * m->by[i];
    }
    solve_below(m->l, k, m->n);
    for (size_t i = 0; i < m->n; ++i)
        known += k[i] * k[i];
    jig_free(k);
    return (JigTuneGuess){mean, sqrt(m->amplitude * fmax(1 - known, 0))};
}
