/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* madvise, malloc_usable_size */
#include "support/heap.h"
#include "support/arena.h"
#include "support/check.h"
#include "support/fault.h"

#include <malloc.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

/* What stands in front of a block is nobody's but these functions'. */
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#define OF_HEAPS __attribute__((no_sanitize("address")))
#else
#define ASAN_POISON_MEMORY_REGION(at, size)   ((void)0)
#define ASAN_UNPOISON_MEMORY_REGION(at, size) ((void)0)
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

typedef struct Call {
    jmp_buf place;
    struct Call *outer;
    JigHeap *heap;
    bool lands;
    volatile size_t wanted; /* written between setjmp and longjmp */
} Call;

static _Thread_local JigHeap *current;
static _Thread_local Call *innermost;

/* ---- Running out ---- */

/* The innermost call of the heap that lands; of any, where the process has no more. */
static Call *landing_of(const JigHeap *heap) {
    Call *c = innermost;
    while (c && !(c->lands && (!heap || c->heap == heap)))
        c = c->outer;
    return c;
}

void jig_heap_forget_stack(const void *low, size_t size) {
    (void)low, (void)size;
    ASAN_UNPOISON_MEMORY_REGION(low, size);
}

/* A thread may land from another stack than the one it lands on (eval/team.c), of whose frames the
 * sanitizer then does not know that they are gone. */
static void forget_frames_below(const Call *landing) {
    enum { FRAMES = 1 << 20 };
    jig_heap_forget_stack((const char *)landing - FRAMES, FRAMES);
}

static _Noreturn void land(Call *landing, size_t wanted) {
    for (Call *c = innermost; c != landing; c = c->outer)
        c->heap->is_over = true;
    landing->heap->is_over = true;
    landing->wanted = wanted;
    innermost = landing;
    forget_frames_below(landing);
    longjmp(landing->place, 1);
}

static _Noreturn void run_out(const JigHeap *heap, size_t size) {
    Call *landing = landing_of(heap);
    if (landing)
        land(landing, size);
    fprintf(stderr, "error: out of memory (%zu bytes requested)\n", size);
    exit(1);
}

_Noreturn void jig_out_of_memory(size_t size) {
    run_out(current, size);
}

void jig_heap_go_on(JigHeap *heap) {
    JIG_REQUIRE(heap);
    Call *landing = heap->is_over ? landing_of(heap) : NULL;
    if (landing)
        land(landing, 0);
}

JigHeap *jig_heap_enter(JigHeap *heap) {
    JigHeap *before = current;
    current = heap;
    return before;
}

JigHeapAlone jig_heap_alone_begin(void) {
    JigHeapAlone before = {current, innermost};
    current = NULL;
    innermost = NULL;
    return before;
}

void jig_heap_alone_end(JigHeapAlone before) {
    current = before.heap;
    innermost = before.call;
}

bool jig_heap_is_called(const JigHeap *heap) {
    for (const Call *c = innermost; c; c = c->outer)
        if (c->heap == heap)
            return true;
    return false;
}

bool jig_heap_call(JigHeap *heap, bool lands, void (*body)(void *user), void *user,
                   size_t *wanted) {
    JIG_REQUIRE(heap && body && wanted);
    JigHeap *const before = jig_heap_enter(heap);
    Call call = {.outer = innermost, .heap = heap, .lands = lands};
    innermost = &call;
    if (setjmp(call.place) == 0)
        body(user);
    innermost = call.outer;
    current = before;
    *wanted = call.wanted;
    return !heap->is_over;
}

/* May `heap` give `more` bytes in place of `less`? */
static inline bool may_give(JigHeap *heap, size_t less, size_t more) {
    if (jig_fault(JIG_FAULT_ALLOC))
        return false;
    if (!heap)
        return true;
#ifndef NDEBUG
    if (heap->left && --heap->left == 0)
        return false;
#endif
    if (JIG_UNLIKELY(heap->is_over))
        return !landing_of(heap); /* else nobody can be told; it all goes soon */
    return more <= less || (heap->used <= heap->limit && more - less <= heap->limit - heap->used);
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
OF_HEAPS static inline void *given(Block *b, JigHeap *heap, size_t size) {
    b->heap = heap;
    b->size = size;
    if (heap)
        link_in(heap, b);
    ASAN_POISON_MEMORY_REGION(b, sizeof *b);
    return b + 1;
}

#ifndef MADV_POPULATE_WRITE /* of Linux 5.14; C libraries that are older, or not the GNU one, lack \
                               the name */
#define MADV_POPULATE_WRITE 23
#endif

/* A page that is first touched costs a fault, more than what most code does with the page. So
 * memory of many pages is asked for at once, and much memory in large pages, which are found faster
 * too. The latter is said of all pages of the piece alike: a mapping in parts could only grow by
 * being copied. Where the system knows neither, nothing is lost. */
enum { MANY_PAGES = 1 << 16, LARGE_PAGES = 1 << 22, PAGE = 1 << 12 };

static void ask_for_pages(void *p, size_t size) {
    uintptr_t start = (uintptr_t)p & ~(uintptr_t)(PAGE - 1);
    (void)madvise((void *)start, (uintptr_t)p + malloc_usable_size(p) - start,
                  size >= LARGE_PAGES ? MADV_HUGEPAGE : MADV_POPULATE_WRITE);
}

static inline void *with_pages(void *p, size_t size) {
    if (JIG_UNLIKELY(size >= MANY_PAGES) && p)
        ask_for_pages(p, size);
    return p;
}

static size_t with_head(size_t size) {
    if (size > PTRDIFF_MAX - sizeof(Block))
        jig_out_of_memory(size);
    return size + sizeof(Block);
}

/* NULL: there is no more. */
static inline void *try_malloc(JigHeap *heap, size_t size) {
    size_t all = with_head(size);
    Block *b = may_give(heap, 0, all) ? with_pages(malloc(all), all) : NULL;
    return b ? given(b, heap, all) : NULL;
}

/* Much memory comes from the system as zeros, and is not touched. Of little, malloc gives what was
 * freed last; the GNU library's calloc does not. */
static void *try_calloc(JigHeap *heap, size_t size) {
    enum { LITTLE = 1 << 10 };
    if (size <= LITTLE) {
        void *p = try_malloc(heap, size);
        return p ? memset(p, 0, size) : NULL;
    }
    size_t all = with_head(size);
    Block *b = may_give(heap, 0, all) ? with_pages(calloc(1, all), all) : NULL;
    return b ? given(b, heap, all) : NULL;
}

void *jig_malloc(size_t size) {
    void *p = try_malloc(current, size);
    if (!p)
        jig_out_of_memory(size);
    return p;
}

void *jig_calloc(size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes))
        jig_out_of_memory(SIZE_MAX);
    void *p = try_calloc(current, bytes);
    if (!p)
        jig_out_of_memory(bytes);
    return p;
}

OF_HEAPS void *jig_realloc(void *p, size_t size) {
    if (!p)
        return jig_malloc(size);
    Block *b = (Block *)p - 1;
    JigHeap *heap = b->heap;
    size_t all = with_head(size);
    if (!may_give(heap, b->size, all))
        run_out(heap, size);
    Block *moved = with_pages(realloc(b, all), all);
    if (!moved)
        run_out(heap, size);
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
    JigHeap *heap = heap_of(p);
    void *made = try_malloc(heap, size);
    if (!made)
        run_out(heap, size);
    return made;
}

void *jig_calloc_beside(const void *p, size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes))
        run_out(heap_of(p), SIZE_MAX);
    JigHeap *heap = heap_of(p);
    void *made = try_calloc(heap, bytes);
    if (!made)
        run_out(heap, bytes);
    return made;
}

/* ---- What is no block ---- */

struct JigHeld *jig_heap_hold(const void *beside, void (*release)(void *what, size_t size),
                              void *what, size_t size) {
    JIG_REQUIRE(release);
    JigHeap *heap = heap_of(beside);
    Held *h = may_give(heap, 0, size + sizeof *h) ? try_malloc(heap, sizeof *h) : NULL;
    if (!h) {
        release(what, size);
        run_out(heap, size);
    }
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
    JIG_REQUIRE(h);
    return h->what;
}

void jig_heap_let_go(struct JigHeld *h) {
    JIG_REQUIRE(h && h->release);
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
    JIG_REQUIRE(heap);
    *heap = (JigHeap){.limit = SIZE_MAX};
}

OF_HEAPS void jig_heap_free(JigHeap *heap) {
    JIG_REQUIRE(heap);
    while (heap->held)
        jig_heap_let_go(heap->held);
    for (Block *b = heap->blocks, *next; b; b = next) {
        next = b->next;
        free(b);
    }
    jig_heap_init(heap);
}

OF_HEAPS void jig_heap_disown(JigHeap *heap) {
    JIG_REQUIRE(heap);
    for (Block *b = heap->blocks; b; b = b->next)
        b->heap = NULL;
    for (Held *h = heap->held; h; h = h->next)
        h->heap = NULL;
    heap->blocks = NULL;
    heap->held = NULL;
}
