/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_first.h"

#include "jig/attr.h"
#include "support/words.h"

#include <math.h>
#include <stdlib.h>

/* Twice as large is as far as half as large. */
static double apart(double x, double y) {
    return x > 0 && y > 0 ? fabs(log(x / y)) : fabs(x - y) + 1;
}

/* JIG_NO_VALUE: there is no integer. */
static uint64_t nearest(const JigKnobValues *values, double wanted) {
    enum { MOST = 1 << 16 }; /* that are looked at */
    uint64_t best = JIG_NO_VALUE;
    double least = INFINITY;
    for (uint64_t i = 0; i < values->count && i < MOST; ++i) {
        const JigAttr *value = jig_knob_value_at(values, i);
        double far =
            jig_attr_is_int(value) ? apart((double)jig_attr_int_value(value), wanted) : INFINITY;
        if (far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

static void choose(const JigTuneAxis *axis, JigStr text, JigArena *a, uint64_t *out) {
    const JigAttr *value = jig_knob_value_said(&axis->values, text, a);
    uint64_t found = value ? jig_knob_value_find(&axis->values, value) : JIG_NO_VALUE;
    char *end, *wanted = (char *)(uintptr_t)jig_arena_printf(a, "%.*s", JIG_FMT(text)).ptr;
    double number = strtod(wanted, &end);
    if (found == JIG_NO_VALUE && end > wanted && !*end)
        found = nearest(&axis->values, number);
    if (found != JIG_NO_VALUE)
        *out = found;
}

void tune_first_point(const JigTuneSpace *space, JigStr assignment, JigArena *a, uint64_t *point) {
    JigWords choices = jig_words_split(assignment, a);
    for (size_t i = 0; i < space->num_axes; ++i) {
        const JigTuneAxis *axis = &space->axes[i];
        size_t n = axis->name.len;
        point[i] = axis->start == JIG_NO_VALUE ? 0 : axis->start;
        for (size_t k = 0; k < choices.n; ++k) {
            JigStr c = choices.items[k];
            if (c.len > n && c.ptr[n] == '=' && jig_str_eq((JigStr){c.ptr, n}, axis->name))
                choose(axis, jig_str_from(c, n + 1), a, &point[i]);
        }
    }
}
