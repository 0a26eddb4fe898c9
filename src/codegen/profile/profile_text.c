/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A profile as tables for a terminal. */
#include "codegen/profile/profile_sums.h"

#include "support/check.h"

#include <stdarg.h>
#include <stdio.h>

enum { MOST_ROWS = 20 };

typedef struct Out {
    JigWriteFn write;
    void *user;
} Out;

static void put(const Out *o, const char *format, ...) JIG_PRINTF(2, 3);
static void put(const Out *o, const char *format, ...) {
    char text[1024];
    va_list args;
    va_start(args, format);
    int n = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    o->write(o->user, text, n < (int)sizeof text ? (size_t)n : sizeof text - 1);
}

/* The beginning, in whole characters of UTF-8. */
static JigStr cut(JigStr text, size_t most) {
    size_t n = text.len < most ? text.len : most;
    while (n && n < text.len && ((unsigned char)text.ptr[n] & 0xC0) == 0x80)
        --n;
    return (JigStr){text.ptr, n};
}

static void put_cut_off(const Out *o, const JigProfileSums *sums) {
    if (sums->len > MOST_ROWS)
        put(o, "          and %zu more\n", sums->len - MOST_ROWS);
}

/* What it has become of, where that is several things. */
static void put_ops(const Out *o, const JigProfile *p, size_t place) {
    enum { MOST = 5 };
    const double LEAST = 0.01;
    JigProfileSums ops = jig_profile_ops_on_line(p, place);
    for (size_t i = 0; ops.len > 1 && i < ops.len && i < MOST && ops.data[i].share >= LEAST; ++i) {
        const JigProfilePlace *at = &p->places.data[ops.data[i].of];
        JigStr step = jig_profile_last_step(p, at);
        put(o, "    %5.1f%%  %.*s%s%.*s\n", 100 * ops.data[i].share, JIG_FMT(at->op),
            step.len ? " by step " : "", JIG_FMT(step));
    }
    jig_vec_free(&ops);
}

static void put_lines(const Out *o, const JigProfile *p) {
    JigProfileSums sums = jig_profile_by_line(p);
    if (sums.len)
        put(o, "by line\n");
    for (size_t i = 0; i < sums.len && i < MOST_ROWS; ++i) {
        const JigProfileSum *s = &sums.data[i];
        const JigProfilePlace *at = &p->places.data[s->of];
        JigStr source = cut(at->source, 100);
        put(o, "  %5.1f%%  %-20.*s  %.*s\n", 100 * s->share, JIG_FMT(at->where), JIG_FMT(source));
        put_ops(o, p, s->of);
    }
    put_cut_off(o, &sums);
    jig_vec_free(&sums);
}

/* A loop, and those inside of it, the longest first. */
static void put_loop(const Out *o, const JigProfile *p, size_t of, int depth) {
    const double LEAST = 0.005;
    enum { DEEPEST = 12 };
    JigProfileSums inside = jig_profile_loops_in(p, of);
    for (size_t i = 0; i < inside.len && inside.data[i].share >= LEAST; ++i) {
        const JigProfilePlace *at = &p->places.data[inside.data[i].of];
        bool is_function = at->parent == JIG_NO_PLACE;
        JigStr step = jig_profile_last_step(p, at);
        put(o, "  %5.1f%%  %*s%s%.*s %.*s%s%.*s\n", 100 * inside.data[i].share, 2 * depth, "",
            is_function ? "@" : "", JIG_FMT(at->op), JIG_FMT(at->where),
            step.len ? " by step " : "", JIG_FMT(step));
        if (depth < DEEPEST)
            put_loop(o, p, inside.data[i].of, depth + 1);
    }
    jig_vec_free(&inside);
}

/* What the script has forgotten, where that takes long. */
static void put_untouched(const Out *o, const JigProfile *p) {
    const double LEAST = 0.1;
    JigProfileSums ops = jig_profile_unmade_ops(p);
    for (size_t i = 0; p->steps.len && i < ops.len && ops.data[i].share >= LEAST; ++i) {
        const JigProfilePlace *at = &p->places.data[ops.data[i].of];
        put(o, "  %.0f%% of the time is in %.*s %.*s, which no step of the script touched\n",
            100 * ops.data[i].share, JIG_FMT(at->op), JIG_FMT(at->where));
    }
    jig_vec_free(&ops);
}

static void put_steps(const Out *o, const JigProfile *p) {
    JigProfileSums sums = jig_profile_by_step(p);
    if (sums.len)
        put(o, "by step of the script\n     made  through\n");
    for (size_t i = 0; i < sums.len && i < MOST_ROWS; ++i) {
        const JigProfileStep *s = &p->steps.data[sums.data[i].of];
        JigStr text = cut(s->text, 90);
        put(o, "  %6.1f%%  %6.1f%%  %-5.*s  %.*s  %.*s\n", 100 * jig_profile_share(p, s->made),
            100 * jig_profile_share(p, s->through), JIG_FMT(s->number), JIG_FMT(s->place),
            JIG_FMT(text));
    }
    put_cut_off(o, &sums);
    double own = jig_profile_unmade(p);
    if (sums.len && own > 0)
        put(o, "  %6.1f%%           of no step: as the payload has it\n",
            100 * jig_profile_share(p, own));
    put_untouched(o, p);
    jig_vec_free(&sums);
}

static void put_functions(const Out *o, const JigProfile *p) {
    JigProfileSums sums = jig_profile_by_call(p);
    if (!sums.len)
        return;
    put(o, "by function called\n");
    for (size_t i = 0; i < sums.len && i < MOST_ROWS; ++i) {
        const JigProfileCall *c = &p->calls.data[sums.data[i].of];
        JigStr where = c->place == JIG_NO_PLACE ? (JigStr){0} : p->places.data[c->place].where;
        put(o, "  %5.1f%%  %.*s%s%.*s%s", 100 * sums.data[i].share, JIG_FMT(c->function),
            c->library.len ? " (" : "", JIG_FMT(c->library), c->library.len ? ")" : "");
        if (where.len)
            put(o, ", called at %.*s", JIG_FMT(where));
        put(o, "\n");
    }
    put_cut_off(o, &sums);
    jig_vec_free(&sums);
}

void jig_profile_write_text(const JigProfile *p, JigWriteFn write, void *user) {
    JIG_REQUIRE(p && write);
    const Out o = {write, user};
    put(&o, "profile: %llu run%s in %.3f s, %.3f s of CPU time in it, %llu samples\n",
        (unsigned long long)p->runs, p->runs == 1 ? "" : "s", p->seconds, p->cpu_seconds,
        (unsigned long long)p->samples);
    if (!p->samples)
        return;
    put_lines(&o, p);
    if (p->unplaced < p->cpu_seconds)
        put(&o, "by loop\n");
    put_loop(&o, p, JIG_NO_PLACE, 0);
    put_steps(&o, p);
    put_functions(&o, p);
    if (jig_profile_share(p, p->unplaced) >= 0.001)
        put(&o, "  %5.1f%%  of no line of the payload\n", 100 * jig_profile_share(p, p->unplaced));
}
