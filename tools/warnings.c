/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "warnings.h"

#include "lint.h"

#include <stdio.h>
#include <string.h>

/* ---- Those that are errors ---- */

/* Calls the function with each name of the list, as long as it says true. */
typedef bool (*NameFn)(void *user, JigStr name);
static bool each_name(const char *list, NameFn fn, void *user) {
    while (list) {
        size_t n = strcspn(list, ",");
        if (!fn(user, (JigStr){list, n}))
            return false;
        list = list[n] ? list + n + 1 : NULL;
    }
    return true;
}

/* JIG_UNNOTICED_KINDS: none of them. */
static unsigned kind_of(JigStr name) {
    unsigned k = 0;
    while (k < JIG_UNNOTICED_KINDS && !jig_str_is(name, jig_unnoticed_names[k]))
        ++k;
    return k;
}

static bool is_known(void *user, JigStr name) {
    (void)user;
    if (kind_of(name) < JIG_UNNOTICED_KINDS || lint_is_kind(name) || jig_str_is(name, "auto"))
        return true;
    fputs("--werror takes ", stderr);
    for (int k = 0; k < JIG_UNNOTICED_KINDS; ++k)
        fprintf(stderr, "%s, ", jig_unnoticed_names[k]);
    fprintf(stderr, "auto, lint, a rule of --lint, or several with commas; not '%.*s'\n",
            JIG_FMT(name));
    return false;
}

bool warnings_are_known(const char *werror) {
    return each_name(werror, is_known, NULL);
}

static bool is_other(void *kind, JigStr name) {
    return !jig_str_is(name, kind);
}

bool warnings_are_named(const char *werror, const char *kind) {
    return !each_name(werror, is_other, (void *)kind);
}

static bool add_error(void *user, JigStr name) {
    unsigned *errors = user;
    *errors |= 1u << kind_of(name) & ((1u << JIG_UNNOTICED_KINDS) - 1);
    return true;
}

/* ---- Reading ---- */

static bool begin(void *user, ScriptRun *r) {
    JigUnnoticed *u = user;
    script_listen(r, jig_unnoticed_begin(u));
    u->tells_matches = r->how->explain_matches;
    return true;
}

static bool ended(void *user, ScriptRun *r) {
    JigUnnoticed *u = user;
    unsigned errors = 0;
    if (!r->run)
        return true;
    (void)each_name(r->how->werror, add_error, &errors);
    jig_unnoticed_tell(u, r->run, errors);
    return !jig_unnoticed_has(u, errors);
}

static bool close_warnings(void *user, ScriptRun *r) {
    (void)r;
    jig_unnoticed_free(user);
    return true;
}

ScriptReader warnings_reader(JigUnnoticed *u) {
    return (ScriptReader){.user = u, .begin = begin, .ended = ended, .close = close_warnings};
}
