/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "profile.h"

#include "explain/wording.h"
#include "outputs.h"
#include "support/json.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static bool is_page(const Profile *p) {
    return jig_str_ends_with(jig_str(p->how), ".html");
}

bool profile_is_known(const Profile *p) {
    if (!p->how || !*p->how || strcmp(p->how, "text") == 0 || is_page(p))
        return true;
    fprintf(stderr, "jig run: --profile takes text or a FILE.html, not '%s'\n", p->how);
    return false;
}

/* ---- The script ---- */

static void step_ended(void *user, JigRun *run, size_t step) {
    Profile *p = user;
    JigArena *a = &p->data.arena;
    const JigOp *op = jig_run_step_op(run, step);
    JigContext *ctx = jig_run_context(run);
    while (p->data.steps.len <= step)
        jig_vec_push(&p->data.steps, (JigProfileStep){0});
    JigProfileStep *to = &p->data.steps.data[step];
    to->number = jig_run_step_number(run, step, a);
    to->place = jig_wording_place(ctx, jig_op_loc(op), a);
    to->text = jig_wording_step(op, a);
}

static bool begin(void *user, ScriptRun *r) {
    Profile *p = user;
    script_listen(r, p->hears);
    script_listen(r, (JigRunListener){.ended = step_ended, .user = p});
    return true;
}

static bool cannot_write(const char *path) {
    fprintf(stderr, "jig run: cannot write '%s': %s\n", path, strerror(errno));
    return false;
}

/* Do the steps of a script go to a page, too? */
static bool is_traced(const ScriptOptions *script) {
    return script_trace(script) == TRACE_HTML && script->trace_to;
}

bool profile_begin(Profile *p, JigOp *payload, ScriptOptions *script) {
    if (!p->how)
        return true;
    jig_profile_init(&p->data);
    p->data.with_peaks = is_page(p) || is_traced(script);
    p->hears = jig_origins_begin(&p->origins, payload);
    script_read_by(script, (ScriptReader){.user = p, .begin = begin});
    p->is_open = is_page(p) && jig_output_open(&p->out, p->how);
    return p->is_open || !is_page(p) || cannot_write(p->how);
}

void profile_end_script(Profile *p) {
    if (p->how)
        jig_origins_free(&p->origins);
}

/* ---- What comes of it ---- */

static void to_stderr(void *user, const char *text, size_t len) {
    (void)user;
    fwrite(text, 1, len, stderr);
}

/* In an element of a page no text may look like the end of that. */
static void to_element(void *file, const char *text, size_t len) {
    for (size_t from = 0, n; from < len; from += n + 1) {
        const char *bracket = memchr(text + from, '<', len - from);
        n = bracket ? (size_t)(bracket - (text + from)) : len - from;
        fwrite(text + from, 1, n, file);
        if (bracket)
            fputs("\\u003c", file);
    }
}

static bool append_section(const Profile *p, const char *path) {
    JigCharVec page = {0};
    FILE *f = fopen(path, "a");
    JigJson j = {.write = to_element, .user = f};
    if (!f)
        return false;
    fputs("\n</script>\n<script type=\"application/json\" class=\"records\">\n", f);
    jig_profile_write_page(&p->data, jig_chars_write, &page);
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "section", JIG_STR("profile"));
    jig_json_str(&j, "page", jig_chars_str(&page));
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
    jig_vec_free(&page);
    return fclose(f) == 0;
}

bool profile_write(Profile *p, const ScriptOptions *script) {
    if (!p->how)
        return true;
    if (is_traced(script) && !append_section(p, script->trace_to))
        return cannot_write(script->trace_to);
    if (!p->is_open) {
        jig_profile_write_text(&p->data, to_stderr, NULL);
        return output_told_all();
    }
    jig_profile_write_page(&p->data, jig_output_fn, &p->out);
    p->is_open = false;
    return jig_output_close(&p->out, true) || cannot_write(p->how);
}

void profile_free(Profile *p) {
    if (p->is_open)
        (void)!jig_output_close(&p->out, false);
    if (p->how)
        jig_profile_free(&p->data);
}
