/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "once.h"

#include "support/arena.h"
#include "support/map.h"

/* Warnings that were told: where, and what. */
typedef struct Told {
    JigStrMap texts;
    JigArena arena;
} Told;

static void free_told(JigContext *ctx, void *slot) {
    Told *told = slot;
    jig_context_pop_handler(ctx); /* delivers what is pending */
    jig_strmap_free(&told->texts);
    jig_arena_free(&told->arena);
}

static const JigContextKey told_key = {.size = sizeof(Told), .free = free_told};

static bool was_told(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    Told *told = user;
    if (diag->severity != JIG_WARNING)
        return false;
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    JigStr text = jig_arena_printf(a, "%zx %.*s", (size_t)diag->loc.bits, JIG_FMT(diag->message));
    bool again = jig_strmap_get(&told->texts, text);
    if (!again) {
        JigStr kept = jig_arena_str(&told->arena, text);
        jig_strmap_set(&told->texts, kept, (void *)(uintptr_t)kept.ptr);
    }
    jig_arena_free(a);
    return again;
}

void warn_once(JigContext *ctx) {
    Told *told = jig_context_slot(ctx, &told_key);
    jig_arena_init(&told->arena);
    jig_context_push_handler(ctx, was_told, told);
}
