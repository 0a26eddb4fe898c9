/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/arena.h"
#include "support/check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct JigArenaChunk {
    struct JigArenaChunk *next;
    size_t size;
} JigArenaChunk;

enum {
    ALIGN = 16,
#ifdef JIG_STRESS
    FIRST_CHUNK = 64,
    LARGEST_CHUNK = 256,
#else
    FIRST_CHUNK = 976, /* what malloc gives and takes back fastest */
    LARGEST_CHUNK = 1 << 22,
#endif
};

void jig_arena_init(JigArena *arena) {
    JIG_REQUIRE(arena);
    *arena = (JigArena){.next_size = FIRST_CHUNK};
}

void jig_arena_free(JigArena *arena) {
    JIG_REQUIRE(arena);
    JIG_REQUIRE(arena->next_size);
    for (JigArenaChunk *c = arena->chunks; c;) {
        JigArenaChunk *next = c->next;
        jig_free(c);
        c = next;
    }
    *arena = (JigArena){.next_size = FIRST_CHUNK, .beside = arena->beside};
}

static char *first_byte(JigArenaChunk *c) {
    return (char *)c + ((sizeof *c + ALIGN - 1) & ~(size_t)(ALIGN - 1));
}

void jig_arena_reset(JigArena *arena) {
    JIG_REQUIRE(arena);
    JigArenaChunk *c = arena->chunks;
    if (!c)
        return;
    while (c->next) {
        JigArenaChunk *next = c->next;
        jig_free(c);
        c = next;
    }
    arena->chunks = c;
    arena->cur = first_byte(c);
    arena->end = (char *)c + c->size;
    arena->next_size = FIRST_CHUNK * 2;
}

JigArenaMark jig_arena_mark(const JigArena *arena) {
    JIG_REQUIRE(arena);
    return (JigArenaMark){arena->chunks, arena->cur};
}

/* Who goes back to a mark again and again gets no larger chunk each time. */
static size_t size_after(const JigArenaChunk *c) {
    return c->size < LARGEST_CHUNK ? c->size * 2 : LARGEST_CHUNK;
}

void jig_arena_rewind(JigArena *arena, JigArenaMark mark) {
    JIG_REQUIRE(arena);
    if (!mark.chunk && !arena->chunks) {
        arena->cur = mark.cur;
        return;
    }
    if (!mark.chunk) { /* the first chunk is there for the next mark */
        jig_arena_reset(arena);
        if (arena->chunks && arena->chunks->size > LARGEST_CHUNK)
            jig_arena_free(arena);
        return;
    }
    if (arena->chunks != mark.chunk) {
        while (arena->chunks != mark.chunk) {
            JigArenaChunk *next = arena->chunks->next;
            jig_free(arena->chunks);
            arena->chunks = next;
        }
        arena->end = (char *)mark.chunk + mark.chunk->size;
        arena->next_size = size_after(mark.chunk);
    }
    arena->cur = mark.cur;
}

JigArena *jig_arena_create(void) {
    JigArena *arena = jig_malloc(sizeof *arena);
    jig_arena_init(arena);
    arena->beside = arena;
    return arena;
}

void jig_arena_destroy(JigArena *arena) {
    if (!arena)
        return;
    jig_arena_free(arena);
    jig_free(arena);
}

size_t jig_arena_footprint(const JigArena *arena) {
    JIG_REQUIRE(arena);
    size_t total = 0;
    for (const JigArenaChunk *c = arena->chunks; c; c = c->next)
        total += c->size;
    return total;
}

static void grow(JigArena *arena, size_t size) {
    size_t want = arena->next_size;
    if (want < LARGEST_CHUNK)
        arena->next_size *= 2;
    size_t header = (sizeof(JigArenaChunk) + ALIGN - 1) & ~(size_t)(ALIGN - 1);
    if (size > SIZE_MAX - header - ALIGN)
        jig_out_of_memory(size);
    if (want < size + header)
        want = size + header;
    JigArenaChunk *c = jig_malloc_beside(arena->chunks ? arena->chunks : arena->beside, want);
    c->size = want;
    c->next = arena->chunks;
    arena->chunks = c;
    arena->cur = first_byte(c);
    arena->end = (char *)c + want;
}

void *jig_arena_alloc(JigArena *arena, size_t size) {
    JIG_REQUIRE(arena);
    static _Alignas(
        ALIGN) char nothing[1]; /* a place for no bytes, so that nobody computes with NULL */
    if (!size)
        return nothing;
    size_t rounded = (size + ALIGN - 1) & ~(size_t)(ALIGN - 1);
    if (rounded < size)
        jig_out_of_memory(size);
    if ((size_t)(arena->end - arena->cur) < rounded)
        grow(arena, rounded);
    void *p = arena->cur;
    arena->cur += rounded;
    return p;
}

void *jig_arena_calloc(JigArena *arena, size_t size) {
    void *p = jig_arena_alloc(arena, size);
    if (size)
        memset(p, 0, size);
    return p;
}

void *jig_arena_copy(JigArena *arena, const void *data, size_t size) {
    JIG_REQUIRE(arena);
    JIG_REQUIRE(data || !size);
    void *p = jig_arena_alloc(arena, size);
    if (size)
        memcpy(p, data, size);
    return p;
}

JigStr jig_arena_str(JigArena *arena, JigStr s) {
    JIG_REQUIRE(arena);
    JIG_REQUIRE(s.ptr || !s.len);
    if (s.len == SIZE_MAX)
        jig_out_of_memory(s.len);
    char *p = jig_arena_alloc(arena, s.len + 1);
    if (s.len)
        memcpy(p, s.ptr, s.len);
    p[s.len] = 0;
    return (JigStr){p, s.len};
}

JigStr jig_arena_vprintf(JigArena *arena, const char *fmt, va_list args) {
    JIG_REQUIRE(fmt && arena);
    va_list again;
    va_copy(again, args);
    int len = vsnprintf(NULL, 0, fmt, again);
    va_end(again);
    char *p = jig_arena_alloc(arena, (size_t)len + 1);
    vsnprintf(p, (size_t)len + 1, fmt, args);
    return (JigStr){p, (size_t)len};
}

JigStr jig_arena_printf(JigArena *arena, const char *fmt, ...) {
    JIG_REQUIRE(fmt && arena);
    va_list args;
    va_start(args, fmt);
    JigStr text = jig_arena_vprintf(arena, fmt, args);
    va_end(args);
    return text;
}

void *jig_arena_grow(JigArena *arena, void *data, size_t *cap, size_t need, size_t size) {
    JIG_REQUIRE(arena && cap);
    JIG_REQUIRE(data || !*cap);
    size_t n = *cap ? *cap * 2 : 4;
    if (n < need)
        n = need;
    if (size && n > SIZE_MAX / size)
        jig_out_of_memory(SIZE_MAX);
    void *grown = jig_arena_alloc(arena, n * size);
    if (*cap)
        memcpy(grown, data, *cap * size);
    *cap = n;
    return grown;
}
