/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The space of a script: an axis for each name that can be chosen, with its values. A point has the
 * number of a value for each axis.
 *
 * Axes are sorted by the step that can ask for them first (a step of the entry's own body): points
 * that differ in late axes only have the steps before these in common.
 */
#ifndef JIG_TUNE_SPACE_H
#define JIG_TUNE_SPACE_H

#include "support/map.h"
#include "tune/knob_values.h"

typedef struct JigTuneConstraints JigTuneConstraints; /* tune/constraints.h */

typedef struct JigTuneAxis {
    JigStr name;
    JigKnob knob; /* one of its places */
    JigKnobValues values;
    size_t step;    /* the first that can ask for it, from 0; of a late one, that reads it */
    uint64_t start; /* what the script selects; JIG_NO_VALUE: nothing */
    /* A knob of the entry's own body, of which there is one only: what it selects makes no
     * difference before the step that reads it, and can be bound anew until then. */
    const JigValue *late; /* its result; NULL: it is none */
    size_t said;          /* its own step */
} JigTuneAxis;

typedef struct JigTuneSpace {
    JigOp *entry;
    JigTuneAxis *axes;
    size_t num_axes;
    JigPtrMap by_op;   /* of choices: the number of the axis, from 1 */
    double num_points; /* may be beyond what integers count */
    JigTuneConstraints *constraints;
    double num_allowed; /* of these points, as far as the script alone tells */
    bool is_counted;    /* no more than that are allowed */
} JigTuneSpace;

/* What is said of a name beside the script: "8,16,32" of what it offers or, for a parameter of the
 * entry, of what it may be; one value alone fixes it. */
typedef struct JigTuneOffer {
    JigStr name, values;
} JigTuneOffer;

/* In `a`, but for the map and the constraints. Knobs are an axis each, also where the script
 * selects a value, which is then where to start from; alternatives are, where it selects no region
 * or an offer names them. False: an offer or the options of a knob make no sense, a parameter has
 * no values, a choice has none that fits all of its places, or no choices are allowed together. */
bool jig_tune_space_make(JigOp *entry, const JigTuneOffer *offers, size_t num_offers, JigArena *a,
                         JigTuneSpace *out, JigReason *why);
void jig_tune_space_free(JigTuneSpace *s);
/* Of its axes those that are kept; of the others what the script selects holds. Before points are
 * carried out. */
void jig_tune_space_keep(JigTuneSpace *s, const bool *kept);

/* The axis that says what this op selects; NULL: none does. */
const JigTuneAxis *jig_tune_axis_of(const JigTuneSpace *s, const JigOp *choice);
/* How many points there are: "16 points", "7 allowed points (of 16)", "more than 9 allowed points
 * (of 1e+12)"; texts here are in `a`. */
JigStr jig_tune_space_text(const JigTuneSpace *s, JigArena *a);
/* "tile=16". */
JigStr jig_tune_choice_text(const JigTuneSpace *s, size_t axis, uint64_t value, JigArena *a);
/* As a shell takes it as one word: 'name=a b', where there is more in it than letters and numbers.
 */
JigStr jig_tune_quoted(JigStr choice, JigArena *a);
/* "tile=16 order=1": choices, quoted, with spaces between (jig_words_split takes them apart). */
JigStr jig_tune_point_text(const JigTuneSpace *s, const uint64_t *point, JigArena *a);

#endif
