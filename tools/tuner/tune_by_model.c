/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A candidate costs the cycles that the model of `--lint` counts (src/lint/lint_cost.c): nothing is
 * compiled, nothing is run, and thousands are known in a second. */
#include "tune/payload_features.h"
#include "tuner/tune_meter.h"

#include <stdio.h>
#include <string.h>

static bool knows(const TuneSubject *subject) {
    const char *cpu = subject->s->code.cpu;
    bool known = strcmp(cpu, "host") == 0 || jig_lint_machine_is_known(cpu);
    if (!known)
        fprintf(stderr, "jig tune: --cost=model does not know the registers of '%s', but of %.*s\n",
                cpu, JIG_FMT(jig_lint_machine_names(subject->a)));
    return known;
}

static void *begin(const TuneSubject *subject) {
    const TuneSettings *s = subject->s;
    if (!knows(subject))
        return NULL;
    JigLintMachine *m = JIG_NEW(subject->a, JigLintMachine);
    *m = (JigLintMachine){.threads = s->threads};
    jig_lint_machine_read(m, s->code.cpu, s->code.features);
    m->compiled = true;
    return m;
}

static TuneOutcome measure(void *state, const TuneMade *made, JigArena *scratch, TuneCost *out,
                           JigStr *why) {
    double cost = jig_tune_cycles(state, made->payload);
    (void)scratch, (void)why;
    *out = (TuneCost){.least = cost, .median = cost, .runs = 1};
    return TUNE_MEASURED;
}

const TuneMeter tune_by_model = {.name = "model",
                                 .unit = "cycles by the model",
                                 .plain = "cycles",
                                 .per_second = 1e9,
                                 .begin = begin,
                                 .measure = measure};
