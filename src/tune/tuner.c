/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Spaces, ways and searches as one, for programs (jig/tune.h). */
#include "jig/tune.h"

#include "support/arena.h"
#include "support/check.h"
#include "transform/passes/passes.h"
#include "tune/constraints.h"
#include "tune/paths.h"
#include "tune/payload_features.h"
#include "tune/search.h"

#include <math.h>
#include <string.h>

struct JigTuner {
    JigArena *arena;
    JigOp *payload;
    JigTuneSpace space;
    JigTunePaths *paths;
    JigTuneSearch *search;
    JigLintMachine machine;
    uint64_t *best;
    double cost;
    bool has_best;
};

/* ---- Beginning ---- */

static bool read_offers(const JigTunerOptions *o, JigArena *a, JigTuneOffer *out, JigReason *why) {
    for (size_t i = 0; i < o->num_offers; ++i) {
        JigStr text = jig_arena_str(a, o->offers[i]);
        const char *equals = text.len ? memchr(text.ptr, '=', text.len) : NULL;
        if (!equals)
            return jig_refuse(why, JIG_NOWHERE, "an offer is NAME=VALUE,..., not '{}'",
                              jig_fact_str(text));
        size_t len = (size_t)(equals - text.ptr);
        out[i] = (JigTuneOffer){{text.ptr, len}, {equals + 1, text.len - len - 1}};
    }
    return true;
}

static bool make_space(JigTuner *t, const JigTunerOptions *o, JigReason *why) {
    JigTuneOffer *offers = JIG_NEW_ARRAY(t->arena, JigTuneOffer, o->num_offers + 1);
    JigOp *entry = jig_script_start(t->payload, &o->script);
    return entry && read_offers(o, t->arena, offers, why) &&
           jig_tune_space_make(entry, offers, o->num_offers, t->arena, &t->space, why);
}

static bool look_at(void *user, const uint64_t *point, double *features, bool *asked) {
    JigTuner *t = user;
    return jig_tune_features_at(&t->machine, t->paths, t->payload, point, features, asked);
}

static void begin_search(JigTuner *t, const JigTunerOptions *o) {
    JigTuneGuide guide = {look_at, JIG_NUM_FEATURES, t};
    jig_lint_machine_read(&t->machine, o->cpu ? o->cpu : "host", o->features);
    t->search = jig_tune_search_create(&t->space, o->strategy, o->seed);
    jig_tune_search_guide(t->search, &guide);
    t->best = JIG_NEW_ARRAY(t->arena, uint64_t, t->space.num_axes + 1);
}

JigTuner *jig_tuner_create(JigOp *payload, const JigTunerOptions *options, JigReason *why) {
    JIG_REQUIRE(payload && options && why && options->strategy <= JIG_TUNE_MODEL);
    JigArena *a = jig_arena_create();
    JigTuner *t = JIG_NEW(a, JigTuner);
    *t = (JigTuner){.arena = a, .payload = payload};
    if (make_space(t, options, why))
        t->paths = jig_tune_paths_create(payload, &t->space, &options->script.options);
    if (!t->paths) {
        jig_tuner_destroy(t);
        return NULL;
    }
    begin_search(t, options);
    return t;
}

void jig_tuner_destroy(JigTuner *t) {
    JIG_REQUIRE(t);
    if (t->search)
        jig_tune_search_destroy(t->search);
    if (t->paths) {
        jig_tune_paths_go_to_start(t->paths);
        jig_tune_paths_destroy(t->paths);
    }
    jig_tune_space_free(&t->space);
    jig_arena_destroy(t->arena);
}

/* ---- The space ---- */

size_t jig_tuner_num_axes(const JigTuner *t) {
    JIG_REQUIRE(t);
    return t->space.num_axes;
}

double jig_tuner_num_points(const JigTuner *t) {
    JIG_REQUIRE(t);
    return t->space.num_points;
}

JigStr jig_tuner_name(const JigTuner *t, size_t axis) {
    JIG_REQUIRE(t && axis < t->space.num_axes);
    return t->space.axes[axis].name;
}

uint64_t jig_tuner_num_values(const JigTuner *t, size_t axis) {
    JIG_REQUIRE(t && axis < t->space.num_axes);
    return t->space.axes[axis].values.count;
}

const JigAttr *jig_tuner_value(const JigTuner *t, size_t axis, uint64_t i) {
    JIG_REQUIRE(t && axis < t->space.num_axes && i < t->space.axes[axis].values.count);
    return jig_knob_value_at(&t->space.axes[axis].values, i);
}

uint64_t jig_tuner_selected(const JigTuner *t, size_t axis) {
    JIG_REQUIRE(t && axis < t->space.num_axes);
    return t->space.axes[axis].start;
}

/* Are these numbers of values? */
static bool is_point(const JigTuner *t, const uint64_t *point) {
    for (size_t i = 0; i < t->space.num_axes; ++i)
        if (point[i] >= t->space.axes[i].values.count)
            return false;
    return true;
}

JigStr jig_tuner_text(const JigTuner *t, const uint64_t *point, JigArena *a) {
    JIG_REQUIRE(t && (point || !t->space.num_axes) && is_point(t, point) && a);
    return jig_tune_point_text(&t->space, point, a);
}

/* ---- What the script demands ---- */

double jig_tuner_num_allowed(const JigTuner *t, bool *is_exact) {
    JIG_REQUIRE(t && is_exact);
    *is_exact = t->space.is_counted;
    return t->space.num_allowed;
}

bool jig_tuner_allows(const JigTuner *t, const uint64_t *point) {
    JIG_REQUIRE(t && (point || !t->space.num_axes) && is_point(t, point));
    return jig_tune_constraints_allow(t->space.constraints, point);
}

bool jig_tuner_draw(JigTuner *t, uint64_t *random, uint64_t *point) {
    JIG_REQUIRE(t && random && (point || !t->space.num_axes));
    return jig_tune_constraints_draw(t->space.constraints, random, point);
}

bool jig_tuner_repair(JigTuner *t, uint64_t *random, uint64_t *point) {
    JIG_REQUIRE(t && random && (point || !t->space.num_axes) && is_point(t, point));
    return jig_tune_constraints_repair(t->space.constraints, NULL, random, point);
}

/* ---- Points ---- */

JigStatus jig_tuner_go(JigTuner *t, const uint64_t *point, const JigReason **why) {
    JIG_REQUIRE(t && (point || !t->space.num_axes) && is_point(t, point));
    JigTuneArrival arrival = jig_tune_paths_go(t->paths, point);
    if (why)
        *why = arrival.why;
    return arrival.status;
}

bool jig_tuner_asked(const JigTuner *t, size_t axis) {
    JIG_REQUIRE(t && axis < t->space.num_axes);
    return jig_tune_paths_asked(t->paths, axis);
}

void jig_tuner_go_to_start(JigTuner *t) {
    JIG_REQUIRE(t);
    jig_tune_paths_go_to_start(t->paths);
}

void jig_tuner_steps(const JigTuner *t, uint64_t *all, uint64_t *done) {
    JIG_REQUIRE(t && all && done);
    JigTuneCounts counts = jig_tune_paths_counts(t->paths);
    *all = counts.steps;
    *done = counts.done;
}

/* ---- Searching ---- */

bool jig_tuner_ask(JigTuner *t, uint64_t *point) {
    JIG_REQUIRE(t && (point || !t->space.num_axes));
    return jig_tune_search_ask(t->search, point);
}

void jig_tuner_tell(JigTuner *t, const uint64_t *point, double cost) {
    JIG_REQUIRE(t && (point || !t->space.num_axes) && is_point(t, point));
    jig_tune_search_tell(t->search, point, cost);
    if (!isfinite(cost) || (t->has_best && cost >= t->cost))
        return;
    memcpy(t->best, point, t->space.num_axes * sizeof *point);
    t->cost = cost;
    t->has_best = true;
}

const uint64_t *jig_tuner_best(const JigTuner *t, double *cost) {
    JIG_REQUIRE(t && cost);
    *cost = t->cost;
    return t->has_best ? t->best : NULL;
}
