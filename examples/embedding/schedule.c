/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * usage: schedule PAYLOAD
 *
 * A schedule in C: each linalg.generic or named op of the payload that no other one uses is tiled
 * by 8, what it is computed from is fused into its loops, and the payload is lowered to the llvm
 * dialect. What a script would do, by the same functions that its ops call.
 */
#include "jig/plugin.h"

#include <stdio.h>
#include <stdlib.h>

enum { LARGEST = 1 << 20, TILE = 8 };

static JigOp *parse_file(JigContext *ctx, const char *path) {
    static char text[LARGEST];
    FILE *f = fopen(path, "r");
    if (!f) {
        perror(path);
        return NULL;
    }
    size_t len = fread(text, 1, LARGEST, f);
    fclose(f);
    return jig_parse_module(ctx, (JigStr){text, len}, jig_str(path), true);
}

static void write_out(void *user, const char *text, size_t len) {
    (void)user;
    fwrite(text, 1, len, stdout);
}

/* Does another op with loops use a result? */
static bool is_used(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u))
            if (jig_structured(jig_use_owner(u)))
                return true;
    return false;
}

typedef struct Last {
    JigOp *ops[16];
    size_t n;
} Last;

static JigWalk collect(JigOp *op, void *user) {
    Last *last = user;
    if (jig_structured(op) && jig_tiling(op) && !is_used(op) && last->n < JIG_LEN(last->ops))
        last->ops[last->n++] = op;
    return JIG_WALK_ADVANCE;
}

/* The op stays as it is where it can't be tiled; the diagnostic says why. */
static void tile(JigRewriter *rw, JigOp *op, JigArena *a) {
    JigContext *ctx = jig_op_context(op);
    JigMixed sizes[] = {{.attr = jig_attr_index(ctx, TILE)}, {.attr = jig_attr_index(ctx, TILE)}};
    JigTileAndFuseOptions options = {.tile = {.sizes = sizes, .num_sizes = JIG_LEN(sizes)}};
    if (jig_tiling(op)->num_loops(op) < JIG_LEN(sizes))
        return;
    JigReason why = JIG_REASON(a);
    JigTileAndFuseResult done;
    JigMark mark = jig_mark(ctx);
    if (jig_tile_and_fuse(rw, op, &options, a, &done, &why)) {
        jig_tile_and_fuse_finish(rw, op, &done);
    } else {
        jig_rollback(ctx, mark);
        jig_reason_emit(ctx, JIG_WARNING, &why);
    }
    jig_commit(ctx, mark);
}

/* What is left over goes: slices that nobody takes, the ops that were fused. */
static bool clean(JigOp *payload, JigArena *a) {
    JigContext *ctx = jig_op_context(payload);
    JigReason why = JIG_REASON(a);
    JigPipeline *p = jig_pipeline_parse(ctx, JIG_STR("builtin.module(canonicalize,cse)"), a, &why);
    if (!p)
        return jig_reason_emit(ctx, JIG_ERROR, &why), false;
    bool ok = jig_pipeline_run(p, payload, NULL);
    jig_pipeline_destroy(p);
    return ok;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: schedule PAYLOAD\n");
        return EXIT_FAILURE;
    }
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    JigOp *payload = parse_file(ctx, argv[1]);
    bool ok = payload != NULL;
    if (ok) {
        JigArena *a = jig_arena_create();
        JigRewriter *rw = jig_rewriter_create(ctx);
        Last last = {0};
        jig_walk_post(payload, collect, &last);
        for (size_t i = 0; i < last.n; i++)
            tile(rw, last.ops[i], a);
        jig_rewriter_destroy(rw);
        ok = clean(payload, a) && jig_op_print(payload, NULL, write_out, NULL) &&
             jig_lower(payload, NULL, NULL) && jig_op_verify(payload);
        jig_arena_destroy(a);
        jig_op_destroy(payload);
    }
    jig_context_destroy(ctx);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
