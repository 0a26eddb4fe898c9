/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Memory: checked malloc, bump arenas for scratch and for what lives as long as
 * a context, and slabs for ops, whose slots keep a generation stamp.
 */
#ifndef JIG_SUPPORT_ARENA_H
#define JIG_SUPPORT_ARENA_H

#include "jig/arena.h"
#include <stdlib.h>

/* malloc family (support/heap.c) that never returns NULL: where there is no more, the thread lands
 * in the jig_heap_call that it is in (support/heap.h). Sizes are checked for overflow. */
void *jig_malloc(size_t size);
void *jig_calloc(size_t count, size_t size);
void *jig_realloc(void *ptr, size_t size);
void jig_free(void *ptr);
/* For what grows by a new piece: in the heap of a piece that it has; NULL: as the two above. */
void *jig_malloc_beside(const void *piece, size_t size);
void *jig_calloc_beside(const void *piece, size_t count, size_t size);

/* Lands, or, outside of any jig_heap_call, tells on standard error and exits with status 1. */
_Noreturn void jig_out_of_memory(size_t size);

struct JigArenaChunk;

/*
 * Invariant: `cur` .. `end` is the unused tail of the newest chunk, or of the room that the arena
 * began with; everything below is live until jig_arena_reset or _free.
 */
struct JigArena {
    char *cur, *end;
    struct JigArenaChunk *chunks;
    size_t next_size;
    const void *beside; /* in whose heap it begins; NULL: in that of whoever allocates first */
};

void jig_arena_init(JigArena *arena);
/* For a short while, and where little is needed most often: an arena that begins with room in the
 * caller's frame.
 *
 *     JigScratch scratch;
 *     JigArena *a = jig_scratch_init(&scratch);
 *     ...
 *     jig_arena_free(a);
 */
typedef struct JigScratch {
    JigArena arena;
    _Alignas(16) char room[448];
} JigScratch;
static inline JigArena *jig_scratch_init(JigScratch *s) {
    jig_arena_init(&s->arena);
    /* Not where what is beyond the memory asked for is to be found. */
#if !defined JIG_STRESS && !defined __SANITIZE_ADDRESS__
    s->arena.cur = s->room;
    s->arena.end = s->room + sizeof s->room;
#endif
    return &s->arena;
}
/* Returns all memory. The arena may be used again. */
void jig_arena_free(JigArena *arena);
/* Empties it; its first chunk stays for the next use. */
void jig_arena_reset(JigArena *arena);
/* A point to go back to: rewinding frees what was allocated since. */
typedef struct JigArenaMark {
    struct JigArenaChunk *chunk;
    char *cur;
} JigArenaMark;
JigArenaMark jig_arena_mark(const JigArena *arena);
void jig_arena_rewind(JigArena *arena, JigArenaMark mark);
/* Bytes obtained from malloc so far. */
size_t jig_arena_footprint(const JigArena *arena);

#endif
