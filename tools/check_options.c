/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check_options.h"

#include <stdio.h>
#include <stdlib.h>

OptionTable check_option_table(CheckSettings *s) {
    static const Option rows[] = {
        OPTION("--entry", OPTION_TEXT, CheckSettings, entry),
        OPTION("--arg", OPTION_TEXTS, CheckSettings, args),
        OPTION("--size", OPTION_TEXTS, CheckSettings, sizes),
        OPTION("--float", OPTION_CHOICE, CheckSettings, domain, .choice = 1),
        CONSTANTS_OPTION(CheckSettings, constants),
        OPTION("--eval-steps", OPTION_COUNT, CheckSettings, eval_steps, .most = INT64_MAX,
               .takes = "a number of ops above 0"),
    };
    return OPTION_TABLE(rows, s);
}

void check_settings_free(CheckSettings *s) {
    jig_vec_free(&s->args);
    jig_vec_free(&s->sizes);
}

static bool read_sizes(const CheckSettings *s, JigArena *a, JigCheckerOptions *o) {
    int64_t *sizes = JIG_NEW_ARRAY(a, int64_t, s->sizes.len + 1);
    for (size_t i = 0; i < s->sizes.len; ++i) {
        char *end;
        long long n = strtoll(s->sizes.data[i].ptr, &end, 10);
        if (*end || end == s->sizes.data[i].ptr || n < 0 || n > INT32_MAX) {
            fprintf(stderr, "--size takes a number from 0, not '%s'\n", s->sizes.data[i].ptr);
            return false;
        }
        sizes[i] = n;
    }
    o->sizes = sizes;
    o->num_sizes = s->sizes.len;
    return true;
}

JigChecker *check_begin(const CheckSettings *s, JigOp *payload, JigOp *script, JigArena *a) {
    JigCheckerOptions o = {.entry = jig_str(s->entry ? s->entry : ""),
                           .args = s->args.data,
                           .num_args = s->args.len,
                           .script = script,
                           .domain = s->domain ? JIG_EVAL_IEEE : JIG_EVAL_FIELD,
                           .exact_constants = s->constants == CONSTANTS_EXACT,
                           .max_steps = s->eval_steps};
    if (!read_sizes(s, a, &o))
        return NULL;
    JigChecker *checker = jig_checker_create(payload, &o);
    if (!s->entry || jig_checker_num_trials(checker))
        return checker;
    fprintf(stderr, "there is no function '%s' with a body\n", s->entry);
    jig_checker_destroy(checker);
    return NULL;
}
