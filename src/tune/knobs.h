/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What can be chosen in a script: values of transform.tune.knob, regions of
 * transform.tune.alternatives, and parameters of the sequence that it starts with. Choices have
 * names; several places may have one name, and are chosen together.
 */
#ifndef JIG_TUNE_KNOBS_H
#define JIG_TUNE_KNOBS_H

#include "jig/reason.h"
#include "jig/transform.h"

typedef enum JigKnobKind {
    JIG_KNOB_VALUE,
    JIG_KNOB_REGION,
    JIG_KNOB_ARGUMENT, /* named as it is written, without % */
} JigKnobKind;

typedef struct JigKnob {
    JigKnobKind kind;
    JigStr name;
    JigOp *op;               /* of the choice; of an argument the sequence */
    size_t arg;              /* of the sequence */
    const JigAttr *selected; /* NULL: open */
} JigKnob;

typedef struct JigKnobs {
    JigKnob *items;
    size_t len, cap;
} JigKnobs;

/* The arguments of `entry`, a named sequence, its own choices, then those of what it includes; in
 * `a`. What it declares only is not looked into: the library is linked before. */
void jig_knobs_find(JigOp *entry, JigArena *a, JigKnobs *out);
/* Not in a region of alternatives that another one was chosen of. What an include in there leads to
 * may be reached from elsewhere, and counts. */
bool jig_knob_is_reached(const JigKnob *knob);
/* What may be chosen, in `a`: "8, 16 or 32", "0 to 2", "a value of type i64". */
JigStr jig_knob_options(const JigKnob *knob, JigArena *a);
/* What is chosen by the text, an option as it is written, without its type or quotes if one likes;
 * NULL: it is no option. */
const JigAttr *jig_knob_value_named(const JigKnob *knob, JigStr text, JigArena *a);
/* Chooses `value` for all of the name: an option as it is written, without its type or quotes if
 * one likes, the number of a region, or a value of the argument's type. A place that is not reached
 * need not have that option: regions are chosen before what is in them. The script changes. False:
 * there is none of that name, or that is no option, as `why` says. */
bool jig_knobs_set(JigKnobs *knobs, JigStr name, JigStr value, JigReason *why);
/* The parameters for JigScriptOptions.trailing, in `a`: of an argument without value, and of a
 * handle, none. */
JigItems *jig_knobs_arguments(const JigKnobs *knobs, JigOp *entry, JigArena *a, size_t *n);

#endif
