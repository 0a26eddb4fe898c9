/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check_options.h"

#include <stdlib.h>

const char *const check_constants[] = {"nearest-fraction", "exact", NULL};

OptionTable check_option_table(CheckSettings *s) {
    static const Option rows[] = {
        OPTION("--entry", OPTION_TEXT, CheckSettings, entry, .value = "NAME",
               .help = "the function to check, inner::f of a nested module (each public one)"),
        OPTION("--arg", OPTION_TEXTS, CheckSettings, args, .value = "TYPE=FILL",
               .help = "one for each argument, as jig eval takes them (random ones)"),
        OPTION("--size", OPTION_TEXTS, CheckSettings, sizes, .value = "N",
               .help = "for dynamic sizes and index arguments; may be given several times (around "
                       "the sizes of tiles in the script)"),
        OPTION("--float", OPTION_CHOICE, CheckSettings, domain, .choice = 1,
               .help = "numbers are floats, and have to be the same bit by bit"),
        CONSTANTS_OPTION(CheckSettings, constants),
        OPTION("--full", OPTION_FLAG, CheckSettings, full, .help = HELP_FULL),
        OPTION("--eval-steps", OPTION_COUNT, CheckSettings, eval_steps, .most = INT64_MAX,
               .takes = "a number of ops above 0", .value = "N",
               .help = HELP_EVAL_STEPS("200000000")),
    };
    return OPTION_TABLE(rows, s, .title = "What is checked");
}

void check_settings_free(CheckSettings *s) {
    jig_vec_free(&s->args);
    jig_vec_free(&s->sizes);
}

/* -1: none. */
static int64_t size_of(const char *text) {
    char *end;
    long long n = strtoll(text, &end, 10);
    return *end || end == text || n < 0 || n > INT32_MAX ? -1 : n;
}

bool check_settings_agree(const CheckSettings *s) {
    for (size_t i = 0; i < s->sizes.len; ++i) {
        if (size_of(s->sizes.data[i].ptr) >= 0)
            continue;
        fprintf(stderr, "--size takes a number from 0, not '%s'\n", s->sizes.data[i].ptr);
        return false;
    }
    return true;
}

JigCheckerOptions check_options_of(const CheckSettings *s, JigOp *script, JigArena *a) {
    int64_t *sizes = JIG_NEW_ARRAY(a, int64_t, s->sizes.len + 1);
    for (size_t i = 0; i < s->sizes.len; ++i)
        sizes[i] = size_of(s->sizes.data[i].ptr);
    return (JigCheckerOptions){.entry = jig_str(s->entry ? s->entry : ""),
                               .args = s->args.data,
                               .num_args = s->args.len,
                               .sizes = sizes,
                               .num_sizes = s->sizes.len,
                               .script = script,
                               .domain = s->domain ? JIG_EVAL_IEEE : JIG_EVAL_FIELD,
                               .exact_constants = s->constants == CONSTANTS_EXACT,
                               .max_steps = s->eval_steps};
}

static void tell_left_out(const JigCheckerTrial *t) {
    fprintf(stderr, "@%.*s is not checked", JIG_FMT(t->name));
    if (t->is_sized)
        fprintf(stderr, " with size %lld", (long long)t->size);
    fprintf(stderr, ": %.*s\n", JIG_FMT(t->why));
}

/* Special arguments may make no sense for a function. */
void check_tell_left_out(const JigChecker *checker) {
    size_t n = jig_checker_num_trials(checker);
    for (size_t i = 0; i < n; ++i) {
        JigCheckerTrial t = jig_checker_trial(checker, i);
        if (!t.evaluates && !t.is_special)
            tell_left_out(&t);
    }
    if (!n)
        fputs("there is no public function with a body to check: --entry names one\n", stderr);
}

/* Of the command line. */
static bool takes_arguments(const JigChecker *checker) {
    size_t n = jig_checker_num_trials(checker);
    for (size_t i = 0; i < n; ++i)
        if (!jig_checker_trial(checker, i).lacks_arguments)
            return true;
    for (size_t i = 0; i < n; ++i) {
        JigCheckerTrial t = jig_checker_trial(checker, i);
        fprintf(stderr, "--arg: @%.*s: %.*s\n", JIG_FMT(t.name), JIG_FMT(t.why));
    }
    return !n;
}

JigChecker *check_create(JigOp *payload, const JigCheckerOptions *options) {
    JigChecker *checker = jig_checker_create(payload, options);
    if (!options->num_args || takes_arguments(checker))
        return checker;
    jig_checker_destroy(checker);
    return NULL;
}

JigChecker *check_begin(const CheckSettings *s, JigOp *payload, JigOp *script, JigArena *a) {
    const JigCheckerOptions o = check_options_of(s, script, a);
    JigChecker *checker = check_create(payload, &o);
    if (!checker || !s->entry || jig_checker_num_trials(checker))
        return checker;
    fprintf(stderr, "there is no function '%s' with a body\n", s->entry);
    jig_checker_destroy(checker);
    return NULL;
}
