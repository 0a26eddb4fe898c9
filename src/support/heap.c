/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* madvise, malloc_usable_size */
#include "support/heap.h"
#include "support/arena.h"
#include "support/fault.h"

#include <malloc.h>
#include <setjmp.h>
#include <stdio.h>
#include <sys/mman.h>

/* What stands in front of a block is nobody's but these functions'. */
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#define OF_HEAPS __attribute__((no_sanitize("address")))
#else
#define ASAN_POISON_MEMORY_REGION(at, size) ((void)0)
#define OF_HEAPS
#endif

/* In front of what the caller gets, which is as aligned as malloc's. */
typedef struct JigHeapBlock {
    struct JigHeapBlock *next, **link; /* in its heap's list; `link` points to it */
    JigHeap *heap;                     /* NULL: the process's */
    size_t size;
} Block;
_Static_assert(sizeof(Block) % 16 == 0, "what follows a block is aligned");

typedef struct JigHeld {
    struct JigHeld *next, **link;
    void (*release)(void *what, size_t size);
    void *what;
    size_t size;
    JigHeap *heap; /* NULL: the process's */
} Held;

typedef struct Landing {
    jmp_buf place;
    struct Landing *outer;
    size_t wanted;
} Landing;

static _Thread_local JigHeap *current;
static _Thread_local Landing *innermost;

/* ---- Running out ---- */

_Noreturn void jig_out_of_memory(size_t size) {
    if (innermost) {
        innermost->wanted = size;
        longjmp(innermost->place, 1);
    }
    fprintf(stderr, "error: out of memory (%zu bytes requested)\n", size);
    exit(1);
}

JigHeap *jig_heap_enter(JigHeap *heap) {
    JigHeap *before = current;
    current = heap;
    return before;
}

bool jig_heap_call(JigHeap *heap, void (*body)(void *user), void *user, size_t *wanted) {
    JigHeap *const before = jig_heap_enter(heap);
    Landing landing = {.outer = innermost};
    innermost = &landing;
    bool ended = setjmp(landing.place) == 0;
    if (ended)
        body(user);
    innermost = landing.outer;
    current = before;
    if (!ended) {
        heap->is_over = true;
        *wanted = landing.wanted;
    }
    return ended;
}

/* May `heap` give `more` bytes in place of `less`? */
static bool may_give(JigHeap *heap, size_t less, size_t more) {
    if (jig_fault(JIG_FAULT_ALLOC))
        return false;
    if (!heap)
        return true;
#ifndef NDEBUG
    if (heap->left && --heap->left == 0)
        return false;
#endif
    return !heap->is_over && (more <= less || more - less <= heap->limit - heap->used);
}

/* ---- Blocks ---- */

OF_HEAPS static void link_in(JigHeap *heap, Block *b) {
    heap->used += b->size;
    b->next = heap->blocks;
    b->link = &heap->blocks;
    if (b->next)
        b->next->link = &b->next;
    heap->blocks = b;
}

OF_HEAPS static void link_out(Block *b) {
    b->heap->used -= b->size;
    *b->link = b->next;
    if (b->next)
        b->next->link = b->link;
}

/* What the caller gets of a piece of malloc's. */
OF_HEAPS static void *given(Block *b, JigHeap *heap, size_t size) {
    b->heap = heap;
    b->size = size;
    if (heap)
        link_in(heap, b);
    ASAN_POISON_MEMORY_REGION(b, sizeof *b);
    return b + 1;
}

/* A page that is first touched costs a fault, more than what most code does with the page. So
 * memory of many pages is asked for at once, and much memory in large pages, which are found faster
 * too. The latter is said of all pages of the piece alike: a mapping in parts could only grow by
 * being copied. Where the system knows neither, nothing is lost. */
static void *with_pages(void *p, size_t size) {
    enum { FROM = 1 << 16, LARGE_FROM = 1 << 22, PAGE = 1 << 12 };
    if (size >= FROM && p) {
        uintptr_t start = (uintptr_t)p & ~(uintptr_t)(PAGE - 1);
        (void)madvise((void *)start, (uintptr_t)p + malloc_usable_size(p) - start,
                      size >= LARGE_FROM ? MADV_HUGEPAGE : MADV_POPULATE_WRITE);
    }
    return p;
}

static size_t with_head(size_t size) {
    if (size > PTRDIFF_MAX - sizeof(Block))
        jig_out_of_memory(size);
    return size + sizeof(Block);
}

void *jig_malloc(size_t size) {
    size_t all = with_head(size);
    Block *b = may_give(current, 0, all) ? with_pages(malloc(all), all) : NULL;
    if (!b)
        jig_out_of_memory(size);
    return given(b, current, all);
}

void *jig_calloc(size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes))
        jig_out_of_memory(SIZE_MAX);
    size_t all = with_head(bytes);
    Block *b = may_give(current, 0, all) ? with_pages(calloc(1, all), all) : NULL;
    if (!b)
        jig_out_of_memory(bytes);
    return given(b, current, all);
}

OF_HEAPS void *jig_realloc(void *p, size_t size) {
    if (!p)
        return jig_malloc(size);
    Block *b = (Block *)p - 1;
    JigHeap *heap = b->heap;
    size_t all = with_head(size);
    if (!may_give(heap, b->size, all))
        jig_out_of_memory(size);
    Block *moved = with_pages(realloc(b, all), all);
    if (!moved)
        jig_out_of_memory(size);
    if (heap) {
        heap->used += all - moved->size;
        *moved->link = moved;
        if (moved->next)
            moved->next->link = &moved->next;
    }
    moved->size = all;
    ASAN_POISON_MEMORY_REGION(moved, sizeof *moved);
    return moved + 1;
}

OF_HEAPS void jig_free(void *p) {
    if (!p)
        return;
    Block *b = (Block *)p - 1;
    if (b->heap)
        link_out(b);
    free(b);
}

/* Memory of the heap that `p` is in. */
OF_HEAPS static JigHeap *heap_of(const void *p) {
    return p ? ((const Block *)p - 1)->heap : current;
}

void *jig_malloc_beside(const void *p, size_t size) {
    JigHeap *before = jig_heap_enter(heap_of(p));
    void *made = jig_malloc(size);
    current = before;
    return made;
}

void *jig_calloc_beside(const void *p, size_t count, size_t size) {
    JigHeap *before = jig_heap_enter(heap_of(p));
    void *made = jig_calloc(count, size);
    current = before;
    return made;
}

/* ---- What is no block ---- */

struct JigHeld *jig_heap_hold(const void *beside, void (*release)(void *what, size_t size),
                              void *what, size_t size) {
    JigHeap *heap = heap_of(beside);
    if (!may_give(heap, 0, size + sizeof(Held) + sizeof(Block))) {
        release(what, size);
        jig_out_of_memory(size);
    }
    Held *h = jig_malloc_beside(beside, sizeof *h);
    *h = (Held){.release = release, .what = what, .size = size, .heap = heap};
    if (!heap)
        return h;
    h->next = heap->held;
    h->link = &heap->held;
    if (h->next)
        h->next->link = &h->next;
    heap->held = h;
    heap->used += size;
    return h;
}

void *jig_heap_held(const struct JigHeld *h) {
    return h->what;
}

void jig_heap_let_go(struct JigHeld *h) {
    if (h->heap) {
        *h->link = h->next;
        if (h->next)
            h->next->link = h->link;
        h->heap->used -= h->size;
    }
    h->release(h->what, h->size);
    jig_free(h);
}

/* ---- Heaps ---- */

void jig_heap_init(JigHeap *heap) {
    *heap = (JigHeap){.limit = SIZE_MAX};
}

OF_HEAPS void jig_heap_free(JigHeap *heap) {
    while (heap->held)
        jig_heap_let_go(heap->held);
    for (Block *b = heap->blocks, *next; b; b = next) {
        next = b->next;
        free(b);
    }
    jig_heap_init(heap);
}

OF_HEAPS void jig_heap_disown(JigHeap *heap) {
    for (Block *b = heap->blocks; b; b = b->next)
        b->heap = NULL;
    heap->blocks = NULL;
}
