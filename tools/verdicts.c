/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "verdicts.h"

#include "support/vec.h"

void verdicts_add(Verdicts *t, const JigChecked *step) {
    if (step->is_accepted)
        t->accepted++;
    else
        t->verdicts[step->verdict]++;
}

const char *verdicts_word(const JigChecked *step) {
    return step->is_accepted ? "accepted" : jig_verdict_name(step->verdict);
}

JigStr verdicts_what(const JigChecked *step, JigArena *a) {
    return step->is_accepted && step->accepted.len
               ? jig_arena_printf(a, "%.*s; accepted: %.*s", JIG_FMT(step->what),
                                  JIG_FMT(step->accepted))
               : step->what;
}

/* ---- Of all steps ---- */

static const char accepted_word[] = "accepted";

static size_t num_steps(const Verdicts *t) {
    size_t n = t->accepted;
    for (size_t i = 0; i < JIG_LEN(t->verdicts); ++i)
        n += t->verdicts[i];
    return n;
}

typedef JIG_VEC(int64_t) Sizes;

/* That functions were evaluated with, in order. */
static void sizes_tried(const JigChecker *checker, Sizes *out) {
    for (size_t i = 0; i < jig_checker_num_trials(checker); ++i) {
        JigCheckerTrial t = jig_checker_trial(checker, i);
        bool seen = !t.evaluates || !t.is_sized;
        for (size_t k = 0; k < out->len; ++k)
            seen |= out->data[k] == t.size;
        if (!seen)
            jig_vec_push(out, t.size);
    }
}

/* ---- As text ---- */

static JigStr listed(JigStr list, const char *first, JigStr one, JigArena *a) {
    return jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(list), first ? first : ", ", JIG_FMT(one));
}

static JigStr counts_text(const Verdicts *t, JigArena *a) {
    JigStr text = {0};
    for (size_t i = 0; i < JIG_LEN(t->verdicts); ++i) {
        if (t->verdicts[i])
            text = listed(
                text, text.len ? NULL : ": ",
                jig_arena_printf(a, "%zu %s", t->verdicts[i], jig_verdict_name((JigVerdict)i)), a);
        if (i == JIG_VERDICT_EQUAL && t->accepted)
            text = listed(text, text.len ? NULL : ": ",
                          jig_arena_printf(a, "%zu %s", t->accepted, accepted_word), a);
    }
    return text;
}

static JigStr sizes_text(const JigChecker *checker, JigArena *a) {
    JigStr text = {0};
    Sizes sizes = {0};
    sizes_tried(checker, &sizes);
    for (size_t i = 0; i < sizes.len; ++i)
        text = listed(text, i ? NULL : "; sizes ",
                      jig_arena_printf(a, "%lld", (long long)sizes.data[i]), a);
    jig_vec_free(&sizes);
    return text;
}

/* A polynomial of degree d that is not 0 is 0 at one in 2^60.9 / d points. */
static JigStr probability_text(uint64_t compared, JigArena *a) {
    int bits = 60;
    while (bits && compared >> (60 - bits) > 1)
        --bits;
    return jig_arena_printf(a,
                            "; %llu numbers compared, which hide a difference with a probability "
                            "of at most d * 2^-%d, d their degree",
                            (unsigned long long)compared, bits);
}

JigStr verdicts_text(const Verdicts *t, const JigChecker *checker, bool is_field, JigArena *a) {
    size_t n = num_steps(t);
    uint64_t compared = jig_checker_num_compared(checker);
    JigStr verdicts = counts_text(t, a), sizes = sizes_text(checker, a),
           probability = compared && is_field ? probability_text(compared, a) : (JigStr){0};
    return jig_arena_printf(a, "%zu step%s changed the payload%.*s%.*s%.*s%s", n, n == 1 ? "" : "s",
                            JIG_FMT(verdicts), JIG_FMT(sizes), JIG_FMT(probability),
                            jig_checker_took_fractions(checker)
                                ? "; constants stood for the fractions that they are nearest to "
                                  "(--constants=exact)"
                                : "");
}

/* ---- For programs ---- */

void verdicts_put(const Verdicts *t, const JigChecker *checker, bool is_field, JigJson *j) {
    Sizes sizes = {0};
    sizes_tried(checker, &sizes);
    jig_json_int(j, "steps", (int64_t)num_steps(t));
    for (size_t i = 0; i < JIG_LEN(t->verdicts); ++i)
        jig_json_int(j, jig_verdict_name((JigVerdict)i), (int64_t)t->verdicts[i]);
    jig_json_int(j, accepted_word, (int64_t)t->accepted);
    jig_json_begin(j, "sizes", '[');
    for (size_t i = 0; i < sizes.len; ++i)
        jig_json_int(j, NULL, sizes.data[i]);
    jig_json_end(j, ']');
    jig_json_int(j, "numbers", (int64_t)jig_checker_num_compared(checker));
    jig_json_str(j, "domain", is_field ? JIG_STR("field") : JIG_STR("float"));
    jig_json_bool(j, "fractions", jig_checker_took_fractions(checker));
    jig_vec_free(&sizes);
}
