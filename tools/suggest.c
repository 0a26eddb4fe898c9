/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "suggest.h"

#include "explain/mistake.h"
#include "explain/wording.h"
#include "ir/context.h"
#include "jig/dialect.h"
#include "jig/pass.h"
#include "support/arena.h"
#include "support/nearest.h"

#include <stdio.h>
#include <string.h>

static JigStr closest_pass(JigContext *ctx, JigStr name, size_t most) {
    JigArena *a = jig_arena_create();
    const JigPassRow *const *rows;
    size_t n = jig_pass_list(ctx, a, &rows);
    JigStr best = {0};
    for (size_t i = 0; i < n; ++i)
        jig_nearest_choose(name, jig_str(rows[i]->name), &best, &most);
    jig_arena_destroy(a);
    return best;
}

/* ---- Which complaints ---- */

/* What stands before the name, and what follows it. */
static const struct {
    const char *before, *after;
    bool pass; /* else an op */
} complaints[] = {
    {"custom op '", "' is unknown", false},
    {"not found for custom op '", "'", false},
    {"unregistered operation '", "' found in dialect", false},
    {"unknown pass or pass pipeline: ", "", true},
    {"'", "' does not refer to a registered pass or pass pipeline", true},
};

static const char *find(JigStr text, const char *part) {
    size_t n = strlen(part);
    for (size_t i = 0; n <= text.len && i <= text.len - n; ++i)
        if (memcmp(text.ptr + i, part, n) == 0)
            return text.ptr + i;
    return NULL;
}

/* The text between the two; empty: they do not occur. */
static JigStr between(JigStr text, const char *before, const char *after) {
    const char *end = *after ? find(text, after) : text.ptr + text.len, *start = text.ptr;
    const char *at = find(text, before);
    if (!at || !end)
        return (JigStr){0};
    start = at + strlen(before);
    if (!strcmp(after, "'"))
        end = memchr(start, '\'', (size_t)(text.ptr + text.len - start));
    /* Of two names in quotes the one that the rest is about. */
    for (const char *quote; end && *before == '\'' && end > start &&
                            (quote = memchr(start, '\'', (size_t)(end - start)));)
        start = quote + 1;
    return end && end > start ? (JigStr){start, (size_t)(end - start)} : (JigStr){0};
}

static JigStr closest(JigContext *ctx, JigStr message) {
    for (size_t i = 0; i < JIG_LEN(complaints); ++i) {
        JigStr name = between(message, complaints[i].before, complaints[i].after);
        size_t most = jig_nearest_limit(name);
        if (!name.len)
            continue;
        if (complaints[i].pass)
            return closest_pass(ctx, name, most);
        JigStr full = between(message, "(tried '", "' as well)"), best = {0};
        if (full.len)
            best = jig_wording_closest_op(ctx, full, jig_nearest_limit(full));
        return best.len ? best : jig_wording_closest_op(ctx, name, most);
    }
    return (JigStr){0};
}

/* ---- The note ---- */

static void to_stderr(void *user, const char *text, size_t len) {
    (void)user;
    fwrite(text, 1, len, stderr);
}

static void add_closest(JigDiag *told, JigStr best, JigArena *a) {
    JigDiag *note = JIG_NEW(a, JigDiag), **end = &told->notes;
    note->severity = JIG_NOTE;
    note->loc = told->loc;
    note->message = jig_arena_printf(a, "did you mean '%.*s'?", JIG_FMT(best));
    while (*end)
        end = &(*end)->next;
    *end = note;
}

static bool tell(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user;
    if (diag->severity != JIG_ERROR || !ctx->explains)
        return false;
    JigArena *a = jig_arena_create();
    JigLines lines = {0};
    JigStr best = closest(ctx, diag->message);
    JigDiag *told = jig_diag_copy(best.len ? diag : jig_mistake_explain(ctx, diag, a, &lines), a);
    if (best.len)
        add_closest(told, best, a);
    jig_diag_render(ctx, told, to_stderr, NULL);
    for (size_t i = 0; i < lines.len; ++i)
        fprintf(stderr, "  %.*s\n", JIG_FMT(lines.data[i]));
    jig_vec_free(&lines);
    jig_arena_destroy(a);
    return true;
}

void suggest_names(JigContext *ctx) {
    ctx->explains = true;
    jig_context_push_handler(ctx, tell, NULL);
}
