/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How many ops of each name there are, as a table aligned at the dot or as JSON.
 */
#include "jig/pass.h"
#include "support/file.h"
#include "support/map.h"
#include "ir/diag/stream.h"

#include <stdlib.h>

typedef struct Count {
    JigStr name;
    uintptr_t n;
} Count;

static JigWalk count(JigOp *op, void *user) {
    JigPtrMap *counts = user;
    void **slot = jig_ptrmap_slot(counts, jig_op_name_record(op));
    *slot = (void *)((uintptr_t)*slot + 1);
    return JIG_WALK_ADVANCE;
}

static int by_name(const void *a, const void *b) {
    JigStr x = ((const Count *)a)->name, y = ((const Count *)b)->name;
    int order = memcmp(x.ptr, y.ptr, x.len < y.len ? x.len : y.len);
    return order ? order : (x.len > y.len) - (x.len < y.len);
}

static size_t dialect_len(JigStr name) {
    const char *dot = memchr(name.ptr, '.', name.len);
    return dot ? (size_t)(dot - name.ptr) : 0;
}

static void print_json(JigOutput *out, const Count *counts, size_t n, JigArena *a) {
    jig_output_write(out, "{\n", 2);
    for (size_t i = 0; i < n; i++) {
        JigStr line = jig_arena_printf(a, "  \"%.*s\" : %zu%s\n", JIG_FMT(counts[i].name),
                                       (size_t)counts[i].n, i + 1 < n ? "," : "");
        jig_output_write(out, line.ptr, line.len);
    }
    jig_output_write(out, "}\n", 2);
}

static void print_table(JigOutput *out, const Count *counts, size_t n, JigArena *a) {
    static const char head[] = "Operations encountered:\n-----------------------\n";
    jig_output_write(out, head, sizeof head - 1);
    size_t left = 0, right = 0;
    for (size_t i = 0; i < n; i++) {
        size_t d = dialect_len(counts[i].name), r = counts[i].name.len - d - (d != 0);
        left = d > left ? d : left;
        right = r > right ? r : right;
    }
    for (size_t i = 0; i < n; i++) {
        JigStr name = counts[i].name;
        size_t d = dialect_len(name), skip = d + (d != 0);
        JigStr line = jig_arena_printf(a, "%*.*s%s%-*.*s , %zu\n", (int)left + 2, (int)d, name.ptr,
                                       d ? "." : " ", (int)right, (int)(name.len - skip),
                                       name.ptr + skip, (size_t)counts[i].n);
        jig_output_write(out, line.ptr, line.len);
    }
}

static bool run(JigPassCall *call) {
    jig_diag_flush(call->ctx);
    JigPtrMap map = {0};
    jig_walk_pre(call->op, count, &map);
    Count *counts = jig_arena_alloc(call->arena, sizeof *counts * (map.len + 1));
    size_t n = 0, i = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&map, &i));)
        counts[n++] = (Count){jig_op_name_str(e->key), (uintptr_t)e->value};
    jig_ptrmap_free(&map);
    qsort(counts, n, sizeof *counts, by_name);
    JigOutput out;
    jig_stream_open(call->ctx, JIG_STREAM_MESSAGES, &out);
    (jig_option_bool(call, "json") ? print_json : print_table)(&out, counts, n, call->arena);
    (void)!jig_output_close(&out, true);
    call->unchanged = true;
    return true;
}

static const JigOptionRow options[] = {
    {.name = "json",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "print the stats as JSON"},
};

const JigPassRow jig_pass_print_op_stats = {
    .name = "print-op-stats",
    .title = "PrintOpStats",
    .outside_effects = true,
    JIG_TABLE(options, options),
    .run = run,
    .summary = "count operations by name",
};
