/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What can be chosen in a script, to be tried by who has a way to measure, or an optimizer, of its
 * own: `jig tune` without the tool.
 *
 *     JigTunerOptions options = {.script = {.module = script}};
 *     JigTuner *t = jig_tuner_create(payload, &options, &why);
 *     uint64_t *point = malloc(jig_tuner_num_axes(t) * sizeof *point);
 *     for (int i = 0; i < 100 && jig_tuner_ask(t, point); ++i) {
 *         JigStatus status = jig_tuner_go(t, point, NULL);
 *         jig_tuner_tell(t, point, status == JIG_OK ? measure(payload) : INFINITY);
 *     }
 *     const uint64_t *best = jig_tuner_best(t, &cost);
 *     jig_tuner_destroy(t);
 *
 * What measures is the caller's: jig_code_start and jig_code_measure (jig/codegen.h) do. Of what
 * went wrong diagnostics are told when they are flushed (jig_diag_flush).
 *
 * A point is a number for each axis: of a value of transform.tune.knob, of a region of
 * transform.tune.alternatives, of a value that was offered for a parameter of the script. Who
 * chooses points by itself needs neither ask nor tell; jig_tuner_go takes any.
 *
 * Going to a point changes the payload, back to what the point has in common with the one before
 * and on from there: what is common is done once. Until the tuner is destroyed payload and script
 * are nobody else's to change; copies (jig_op_clone) are.
 *
 * Ownership: the payload and the script are the caller's and live as long as the tuner; names and
 * values live as long, too. It belongs to its context's thread.
 */
#ifndef JIG_TUNE_H
#define JIG_TUNE_H

#include "jig/transform.h"

JIG_BEGIN_C

typedef enum JigTuneStrategy {
    /* What the script selects, then all, in the order of the axes: the last ones change most often,
     * and what points have in common is done once. */
    JIG_TUNE_EXHAUSTIVE,
    JIG_TUNE_RANDOM, /* each point as likely as any other */
    /* Neighbours of good points, and what two of these have in common; now and then a random one.
     * It begins with what the script selects, and random ones, and begins again where it is stuck.
     */
    JIG_TUNE_EVOLVE,
    /* The same, but many are proposed, and those that a model of costs thinks best are tried, and
     * some that it is not asked about. */
    JIG_TUNE_MODEL,
} JigTuneStrategy;

typedef struct JigTuner JigTuner;

/* All zero: the script in the payload, all points in their order. */
typedef struct JigTunerOptions {
    JigScript script; /* its options.trailing are the tuner's: parameters come from `offers` */
    /* "tile=8,16,32", as --param of `jig tune`: of what a choice offers, or of a parameter of the
     * script all that there is. Copied. */
    const JigStr *offers;
    size_t num_offers;
    JigTuneStrategy strategy;
    uint64_t seed;
    /* Of the machine that costs are of, as LLVM names it: the model knows its registers. NULL: this
     * one. */
    const char *cpu, *features;
    JIG_RESERVED(4);
} JigTunerOptions;

/* The number of a value that there is not. */
#define JIG_TUNE_NO_VALUE UINT64_MAX

/* NULL, and why: an offer makes no sense, or a choice has no values; or, after a diagnostic, and
 * with nothing in `why`: there is no such script, or it cannot be started. */
JIG_API JigTuner *jig_tuner_create(JigOp *payload, const JigTunerOptions *options,
                                   JigReason *why) JIG_NODISCARD;
/* The payload is as the script has found it. */
JIG_API void jig_tuner_destroy(JigTuner *t);

/* ---- The space ---- */
JIG_API size_t jig_tuner_num_axes(const JigTuner *t);
/* May be beyond what integers count. */
JIG_API double jig_tuner_num_points(const JigTuner *t);
JIG_API JigStr jig_tuner_name(const JigTuner *t, size_t axis);
JIG_API uint64_t jig_tuner_num_values(const JigTuner *t, size_t axis);
/* Value number `i` of the axis; of a region an integer, its number. */
JIG_API const JigAttr *jig_tuner_value(const JigTuner *t, size_t axis, uint64_t i);
/* The one that the script selects; JIG_TUNE_NO_VALUE: it selects none. */
JIG_API uint64_t jig_tuner_selected(const JigTuner *t, size_t axis);
/* "tile=16 order=1", in `a`, with quotes where a shell needs them. */
JIG_API JigStr jig_tuner_text(const JigTuner *t, const uint64_t *point, JigArena *a);

/* ---- What the script demands of its choices ----
 * A point that is forbidden fails; one that is allowed may still fail, by what depends on the
 * payload. Searches take allowed ones alone; whoever chooses by itself has these. */
/* How many points are allowed; *is_exact false: at least so many. */
JIG_API double jig_tuner_num_allowed(const JigTuner *t, bool *is_exact);
JIG_API bool jig_tuner_allows(const JigTuner *t, const uint64_t *point);
/* A random allowed point; `random` is any number, and another one afterwards. False: none was found
 * in a while. */
JIG_API bool jig_tuner_draw(JigTuner *t, uint64_t *random, uint64_t *point);
/* Makes an allowed point that is near of `point`: as few other values as possible. False: none was
 * found in a while. */
JIG_API bool jig_tuner_repair(JigTuner *t, uint64_t *random, uint64_t *point);

/* ---- Points ---- */
/* Makes of the payload what the script makes of it at this point. Unless it is JIG_OK, *why (unless
 * that is NULL) is the reason, until the next point. */
JIG_API JigStatus jig_tuner_go(JigTuner *t, const uint64_t *point, const JigReason **why);
/* Of the last point: did the script ask for this axis? Those that it did not make no difference. */
JIG_API bool jig_tuner_asked(const JigTuner *t, size_t axis);
/* The payload as the script has found it. */
JIG_API void jig_tuner_go_to_start(JigTuner *t);
/* Steps of the script on the way to all points so far, and how many of them were carried out. */
JIG_API void jig_tuner_steps(const JigTuner *t, uint64_t *all, uint64_t *done);

/* ---- Searching ----
 * The same seed and the same costs give the same points; none comes twice. In a space that is too
 * large for its allowed points to be counted, Z3 is asked, for a limited time: what it has not
 * found out by then may make it other points on a machine that is slower, or busy. */
/* The next one. The payload is at any point then: the model has looked at some. False: there is
 * none that has not been tried, or none was found in a while. */
JIG_API bool jig_tuner_ask(JigTuner *t, uint64_t *point);
/* What a point costs, asked for or not: any number, the less the better; INFINITY: it is of no use.
 * The model then looks at what the point makes of the payload, which is there afterwards. */
JIG_API void jig_tuner_tell(JigTuner *t, const uint64_t *point, double cost);
/* The one that costs least, of those that were told; NULL: none was of use. It stays until the next
 * one is told. */
JIG_API const uint64_t *jig_tuner_best(const JigTuner *t, double *cost);

JIG_END_C

#endif
