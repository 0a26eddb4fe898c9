/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The values of a choice, numbered. They may be too many to be listed: a range of integers is kept
 * as such.
 *
 * Options of transform.tune.knob are a list, `[8, 16, 32]`, or a dictionary: a range
 * `{lb = 1, ub = 64, step = 3}`, ends included, or the same as `lower_bound`, `upper_bound` and
 * `divisible_by`, and of a list (`options`) or a range those that divide a number (`divides`).
 */
#ifndef JIG_TUNE_KNOB_VALUES_H
#define JIG_TUNE_KNOB_VALUES_H

#include "tune/knobs.h"

typedef struct JigKnobValues {
    const JigAttr *const *list; /* NULL: a range */
    int64_t first, step;
    const JigType *type; /* of the range's integers */
    uint64_t count;
    bool has_twins; /* some are written alike but for their types: 1 : i8 and 1 : i64 */
} JigKnobValues;

#define JIG_NO_VALUE UINT64_MAX

/* In `a`, each once. False: the options say no values, as `why` does; of a parameter of the entry
 * there is no list. No values at all are no error. */
bool jig_knob_values(const JigKnob *knob, JigArena *a, JigKnobValues *out, JigReason *why);
const JigAttr *jig_knob_value_at(const JigKnobValues *values, uint64_t i);
/* The number of a value; JIG_NO_VALUE: it is none of them. */
uint64_t jig_knob_value_find(const JigKnobValues *values, const JigAttr *value);
/* Those that both have, in `a`. False: these are two ranges of too many numbers. */
bool jig_knob_values_common(const JigKnobValues *x, const JigKnobValues *y, JigArena *a,
                            JigKnobValues *out);
/* The value that is written so, by itself or with its type; NULL: there is none. */
const JigAttr *jig_knob_value_said(const JigKnobValues *values, JigStr text, JigArena *a);
/* Any attribute, or one of that type; NULL, without a word: the text is none. */
const JigAttr *jig_knob_value_parse(JigContext *ctx, JigStr text, const JigType *type);
/* As it is written for --set: without type and quotes. */
JigStr jig_knob_value_text(const JigAttr *value, JigArena *a);
/* So that jig_knob_value_said finds it: with its type where another one is written alike. */
JigStr jig_knob_value_text_at(const JigKnobValues *values, uint64_t i, JigArena *a);

#endif
