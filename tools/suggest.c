/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "suggest.h"

#include "explain/mistake.h"
#include "ir/context.h"
#include "terminal.h"

#include <stdio.h>

static void to_stderr(void *user, const char *text, size_t len) {
    (void)user;
    fwrite(text, 1, len, stderr);
}

void suggest_lines(JigContext *ctx, const JigLines *lines) {
    static const char help[] = "help:";
    size_t n = sizeof help - 1;
    for (size_t i = 0; i < lines->len; ++i) {
        JigStr line = lines->data[i];
        if (!jig_str_starts_with(line, help))
            fprintf(stderr, "  %.*s\n", JIG_FMT(line));
        else
            fprintf(stderr, "  %s%s%s%.*s\n", terminal_style(ctx, STYLE_HELP), help,
                    terminal_style(ctx, STYLE_PLAIN), JIG_FMT(jig_str_from(line, n)));
    }
}

static bool tell(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user;
    if (!ctx->explains || (diag->severity != JIG_ERROR && !diag->notes))
        return false;
    JigArena *a = jig_arena_create();
    JigLines lines = {0};
    jig_diag_render(ctx, jig_mistake_explain(ctx, diag, a, &lines), to_stderr, NULL);
    suggest_lines(ctx, &lines);
    jig_vec_free(&lines);
    jig_arena_destroy(a);
    return true;
}

void suggest_names(JigContext *ctx) {
    ctx->explains = true;
    jig_context_push_handler(ctx, tell, NULL);
}
