/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * usage: embedding SCRIPT PAYLOAD [PLUGIN]
 *
 * Jig inside another program: reads a payload and a script, knows what a plugin brings,
 * carries the script out, and prints the payload.
 */
#include "jig/plugin.h"

#include <stdio.h>
#include <stdlib.h>

static JigStr read_file(const char *path, JigArena *a) {
    enum { LARGEST = 1 << 20 };
    char *text = jig_arena_alloc(a, LARGEST);
    FILE *f = fopen(path, "r");
    size_t len = f ? fread(text, 1, LARGEST, f) : 0;
    if (!f) {
        perror(path);
        return (JigStr){0};
    }
    fclose(f);
    if (len == LARGEST) {
        fprintf(stderr, "%s: is too large for this example\n", path);
        return (JigStr){0};
    }
    return (JigStr){text, len};
}

static JigOp *parse_file(JigContext *ctx, const char *path, JigArena *a) {
    JigStr text = read_file(path, a);
    return text.ptr ? jig_parse_module(ctx, text, jig_str(path), true) : NULL;
}

static void write_out(void *user, const char *text, size_t len) {
    (void)user;
    fwrite(text, 1, len, stdout);
}

static bool load_plugin(JigContext *ctx, const char *path, JigArena *a) {
    JigStr error;
    const JigPlugin *plugin = jig_plugin_load(path, a, &error);
    if (!plugin)
        fprintf(stderr, "%s: %.*s\n", path, JIG_FMT(error));
    return plugin && jig_plugin_register(ctx, plugin);
}

/* How it ended, which step of the script it was, and what was found: a program may go by these
 * rather than by the text. */
static void tell(JigContext *ctx, const JigScriptResult *r) {
    static const char *const ends[] = {
        [JIG_SCRIPT_OK] = "well",
        [JIG_SCRIPT_SILENCEABLE] = "with a failure that the script could have silenced",
        [JIG_SCRIPT_DEFINITE] = "with a failure for good",
        [JIG_SCRIPT_INVALID] = "before it began",
    };
    fprintf(stderr, "the script ended %s", ends[r->status]);
    if (r->step)
        fprintf(stderr, ", in line %u: %.*s", jig_loc_line(ctx, jig_op_loc(r->step)),
                JIG_FMT(jig_op_name_of(r->step)));
    fputc('\n', stderr);
    for (size_t i = 0; i < r->reason->what.num_facts; ++i)
        if (r->reason->what.facts[i].kind == JIG_FACT_INT)
            fprintf(stderr, "  a number that was found: %lld\n",
                    (long long)r->reason->what.facts[i].of.num);
}

/* Diagnostics go to standard error, too, unless a handler is pushed (jig/context.h). */
static bool apply(JigOp *payload, JigOp *script, JigArena *a) {
    JigScriptResult result;
    if (jig_apply_script(payload, &(JigScript){.module = script}, a, &result))
        return jig_op_print(payload, NULL, write_out, NULL);
    tell(jig_op_context(payload), &result);
    return false;
}

int main(int argc, char **argv) {
    if (argc < 3) {
        fprintf(stderr, "usage: embedding SCRIPT PAYLOAD [PLUGIN]\n");
        return EXIT_FAILURE;
    }
    JigContext *ctx = jig_context_create();
    JigArena *a = jig_arena_create();
    jig_register_all(ctx);
    bool ok = argc < 4 || load_plugin(ctx, argv[3], a);
    JigOp *script = ok ? parse_file(ctx, argv[1], a) : NULL;
    JigOp *payload = script ? parse_file(ctx, argv[2], a) : NULL;
    ok = payload && apply(payload, script, a);
    if (payload)
        jig_op_destroy(payload);
    if (script)
        jig_op_destroy(script);
    jig_context_destroy(ctx);
    jig_arena_destroy(a);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
