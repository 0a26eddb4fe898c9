/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/ranking.h"

#include "support/arena.h"
#include "support/check.h"

#include <math.h>

/* Of an axis that made no difference: below all values. */
static const double NOT_ASKED = -64;

struct JigTuneRanking {
    const JigTuneSpace *space;
    JigTuneGuide guide;
    JigTuneModel *model;
    JigArena *arena;
    double *features; /* of axes, then of the guide */
    bool *asked;      /* of each axis */
    size_t num_known;
};

/* ---- Features ---- */

static size_t num_features(const JigTuneRanking *r) {
    return r->space->num_axes + r->guide.num_features;
}

static bool is_number(const JigTuneAxis *axis) {
    return axis->knob.kind != JIG_KNOB_REGION &&
           jig_attr_is_int(jig_knob_value_at(&axis->values, 0));
}

/* Of integers their logarithm, with their sign; of all else the number of the value. */
static double feature_of(const JigTuneAxis *axis, uint64_t value) {
    const JigAttr *x = jig_knob_value_at(&axis->values, value);
    double n =
        is_number(axis) && jig_attr_is_int(x) ? (double)jig_attr_int_value(x) : (double)value;
    return n < 0 ? -log2(1 - n) : log2(1 + n);
}

JigTuneRanking *jig_tune_ranking_create(const JigTuneSpace *space, const JigTuneGuide *guide) {
    JIG_REQUIRE(space);
    JigArena *a = jig_arena_create();
    JigTuneRanking *r = JIG_NEW(a, JigTuneRanking);
    *r = (JigTuneRanking){.space = space, .arena = a};
    if (guide)
        r->guide = *guide;
    bool *is_kind = JIG_NEW_ARRAY(a, bool, num_features(r) + 1);
    for (size_t i = 0; i < space->num_axes; ++i)
        is_kind[i] = !is_number(&space->axes[i]);
    r->model = jig_tune_model_create(num_features(r), is_kind);
    r->features = JIG_NEW_ARRAY(a, double, num_features(r) + 1);
    r->asked = JIG_NEW_ARRAY(a, bool, space->num_axes + 1);
    return r;
}

void jig_tune_ranking_destroy(JigTuneRanking *r) {
    JIG_REQUIRE(r);
    jig_tune_model_destroy(r->model);
    jig_arena_destroy(r->arena);
}

/* ---- Looking ---- */

static bool look(JigTuneRanking *r, const uint64_t *point) {
    size_t n = r->space->num_axes;
    for (size_t i = 0; i < n; ++i)
        r->asked[i] = true;
    if (r->guide.look && !r->guide.look(r->guide.user, point, r->features + n, r->asked))
        return false;
    for (size_t i = 0; i < n; ++i)
        r->features[i] = r->asked[i] ? feature_of(&r->space->axes[i], point[i]) : NOT_ASKED;
    return true;
}

/* ---- Ranks ---- */

size_t jig_tune_ranking_known(const JigTuneRanking *r) {
    JIG_REQUIRE(r);
    return r->num_known;
}

void jig_tune_ranking_tell(JigTuneRanking *r, const uint64_t *point, double cost) {
    JIG_REQUIRE(r && (point || !r->space->num_axes));
    if (!look(r, point))
        return;
    jig_tune_model_add(r->model, r->features, cost);
    r->num_known += isfinite(cost);
}

bool jig_tune_ranking_guess(JigTuneRanking *r, const uint64_t *point, JigTuneGuess *out) {
    JIG_REQUIRE(r && (point || !r->space->num_axes) && out);
    if (!look(r, point) || jig_tune_model_has(r->model, r->features))
        return false;
    *out = jig_tune_model_guess(r->model, r->features);
    return true;
}
