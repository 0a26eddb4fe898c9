/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Memory of the IR. Ops have slots of their own, so that the stamp of a slot
 * survives its op; everything else (blocks, arguments, grown operand lists)
 * shares the second set of free lists. Nothing goes back to the system before
 * the context ends: a stale pointer to an op can always be read.
 */
#define _GNU_SOURCE /* MAP_ANONYMOUS, madvise */
#include "ir/slab.h"
#include "support/check.h"

#include <stdlib.h>
#include <sys/mman.h>

enum {
    GRAIN = 8,
    SMALL_CLASSES = 128, /* up to 1 KiB in steps of GRAIN */
    LARGE_CLASSES = 40,  /* powers of two above */
    /* Chunks grow with what is there, so that a context of a few ops costs little. */
    FIRST_CHUNK = 1 << 13,
#ifdef JIG_STRESS
    CHUNK = 1 << 11,
#else
    CHUNK = 1 << 18,
#endif
    /* From this much on, memory comes in pages of this size, which take
     * fewer faults to get. */
    HUGE_FROM = 1 << 19,
    HUGE_CHUNK = 1 << 21,
};

/* A free slot; `op` slots keep their first bytes intact, so the link stands
 * where JigOp has `next`. */
typedef struct Pool {
    void *small[SMALL_CLASSES + 1];
    void *large[LARGE_CLASSES];
    char *cur, *end;
} Pool;

struct JigSlab {
    Pool ops, others;
    JIG_VEC(void *) chunks;
    JIG_VEC(struct JigHeld *) huge; /* mapped, of HUGE_CHUNK bytes each */
    size_t total;
};

static void unmap(void *chunk, size_t size) {
    munmap(chunk, size);
}

void jig_slab_init(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    ctx->slab = jig_calloc(1, sizeof *ctx->slab);
}

void jig_slab_free(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    for (size_t i = 0; i < ctx->slab->chunks.len; ++i)
        jig_free(ctx->slab->chunks.data[i]);
    for (size_t i = 0; i < ctx->slab->huge.len; ++i)
        jig_heap_let_go(ctx->slab->huge.data[i]);
    jig_vec_free(&ctx->slab->chunks);
    jig_vec_free(&ctx->slab->huge);
    jig_free(ctx->slab);
    ctx->slab = NULL;
}

static void *new_chunk(JigSlab *slab, size_t size) {
    void *chunk = jig_calloc_beside(slab, 1, size);
    jig_vec_push(&slab->chunks, chunk);
    slab->total += size;
    return chunk;
}

/* A zeroed chunk that the system may back by one large page; NULL when it has
 * no such memory. Of twice the size only the aligned half is kept. */
static void *new_huge_chunk(JigSlab *slab) {
    char *map =
        mmap(NULL, 2 * HUGE_CHUNK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (map == MAP_FAILED)
        return NULL;
    char *chunk = (char *)(((uintptr_t)map + HUGE_CHUNK - 1) & ~(uintptr_t)(HUGE_CHUNK - 1));
    if (chunk > map)
        munmap(map, (size_t)(chunk - map));
    if (chunk < map + HUGE_CHUNK)
        munmap(chunk + HUGE_CHUNK, (size_t)(map + HUGE_CHUNK - chunk));
    (void)madvise(chunk, HUGE_CHUNK, MADV_HUGEPAGE);
    jig_vec_reserve(&slab->huge, slab->huge.len + 1);
    jig_vec_push(&slab->huge, jig_heap_hold(slab, unmap, chunk, HUGE_CHUNK));
    slab->total += HUGE_CHUNK;
    return chunk;
}

static unsigned large_class(size_t size) {
    unsigned c = 0;
    while (((size_t)GRAIN * SMALL_CLASSES << c) < size)
        ++c;
    return c;
}

static size_t chunk_size(const JigSlab *slab) {
    size_t size = FIRST_CHUNK;
    while (size < slab->total)
        size *= 2;
    return size < CHUNK ? size : CHUNK;
}

static void *carve(JigSlab *slab, Pool *pool, size_t size) {
    if ((size_t)(pool->end - pool->cur) < size) {
        size_t room = HUGE_CHUNK;
        char *chunk = slab->total >= HUGE_FROM ? new_huge_chunk(slab) : NULL;
        if (!chunk) {
            room = chunk_size(slab);
            chunk = new_chunk(slab, room);
        }
        pool->cur = chunk;
        pool->end = chunk + room;
    }
    void *slot = pool->cur;
    pool->cur += size;
    return slot;
}

/* The list and the rounded size for `size`. */
static void **free_list(Pool *pool, size_t *size) {
    size_t class = (*size + GRAIN - 1) / GRAIN;
    if (class <= SMALL_CLASSES) {
        *size = class * GRAIN;
        return &pool->small[class];
    }
    unsigned c = large_class(*size);
    *size = (size_t)GRAIN * SMALL_CLASSES << c;
    return &pool->large[c];
}

/* Where a free slot keeps the next one. */
static void **link_of(void *slot, size_t link_offset) {
    return (void **)((char *)slot + link_offset);
}

static void *take(JigSlab *slab, Pool *pool, size_t size, size_t link_offset) {
    void **list = free_list(pool, &size);
    void *slot = *list;
    if (slot) {
        *list = *link_of(slot, link_offset);
        return slot;
    }
    return size <= (size_t)GRAIN * SMALL_CLASSES ? carve(slab, pool, size) : new_chunk(slab, size);
}

static void give(Pool *pool, void *slot, size_t size, size_t link_offset) {
    void **list = free_list(pool, &size);
    *link_of(slot, link_offset) = *list;
    *list = slot;
}

JigOp *jig_slab_alloc_op(JigContext *ctx, size_t size) {
    return take(ctx->slab, &ctx->slab->ops, size, offsetof(JigOp, next));
}

void jig_slab_free_op(JigContext *ctx, JigOp *op, size_t size) {
    give(&ctx->slab->ops, op, size, offsetof(JigOp, next));
}

void *jig_ir_alloc(JigContext *ctx, size_t size) {
    JIG_REQUIRE(ctx);
    void *p = take(ctx->slab, &ctx->slab->others, size, 0);
    memset(p, 0, size);
    return p;
}

void jig_ir_free(JigContext *ctx, void *ptr, size_t size) {
    JIG_REQUIRE(ctx);
    if (ptr)
        give(&ctx->slab->others, ptr, size, 0);
}
