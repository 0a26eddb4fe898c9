/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/edited.h"
#include "ir/journal.h"
#include "support/check.h"

typedef struct Going {
    JigRun *run;
    bool (*fn)(void *user, const JigEdited *e);
    void *user;
    size_t seen; /* the moment that was told of last */
    bool goes_on;
} Going;

static size_t place_of(JigRun *run, size_t moment) {
    jig_run_go(run, moment);
    return jig_journal_place(jig_run_context(run));
}

/* What was edited up to that moment is the work of `step`. */
static void tell_up_to(Going *g, size_t moment, size_t step) {
    if (g->goes_on && step != JIG_NO_STEP && !jig_run_is_alike(g->run, g->seen, moment)) {
        JigEdited e = {
            .step = step, .from = place_of(g->run, g->seen), .to = place_of(g->run, moment)};
        g->goes_on = g->fn(g->user, &e);
    }
    g->seen = moment;
}

/* Steps in the order in which they end, those inside of each before it. */
static void tell_steps(Going *g, size_t first, size_t end, size_t parent) {
    for (size_t i = first; i < end; i += 1 + jig_run_step(g->run, i)->num_below) {
        const JigRunStep *s = jig_run_step(g->run, i);
        tell_up_to(g, s->begin, parent);
        tell_steps(g, i + 1, i + 1 + s->num_below, i);
        tell_up_to(g, s->end, i);
    }
}

void jig_edited_each(JigRun *run, bool (*fn)(void *user, const JigEdited *e), void *user) {
    JIG_REQUIRE(run && fn);
    Going g = {.run = run, .fn = fn, .user = user, .goes_on = true};
    tell_steps(&g, 0, jig_run_num_steps(run), JIG_NO_STEP);
}
