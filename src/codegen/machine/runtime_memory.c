/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The memory of running code. It is the system's; what is here notices that there is none, which
 * lowered programs never do, and can keep account of what is allocated, so that a function that
 * returns new memory may be called again and again, and that it can be told what a call allocates
 * and leaks.
 */
#include "codegen/machine/module.h"
#include "codegen/machine/runtime.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

static void (*no_memory)(size_t bytes);

void runtime_on_no_memory(void (*fn)(size_t bytes)) {
    no_memory = fn;
}

/* ---- What is remembered ----
 * Blocks by a hash of their address, each at the first free place from there on, in 2^bits places
 * of which at most half are taken. */
typedef struct Block {
    void *p;
    size_t bytes;
    bool is_result;
} Block;
static struct {
    Block *places;
    unsigned bits;
    size_t used;
    uint64_t live; /* bytes */
    JigMachineMemory counts;
    bool on;
} book;
static atomic_flag lock = ATOMIC_FLAG_INIT;

static void enter(void) {
    enum { SPINS = 100 };
    for (int i = 0; atomic_flag_test_and_set_explicit(&lock, memory_order_acquire); ++i)
        if (i > SPINS) /* who has it may wait for this processor */
            sched_yield();
}
static void leave(void) {
    atomic_flag_clear_explicit(&lock, memory_order_release);
}

static size_t num_places(void) {
    return book.places ? (size_t)1 << book.bits : 0;
}
static size_t home_of(const void *p) {
    return (size_t)(((uint64_t)(uintptr_t)p * 0x9E3779B97F4A7C15u) >> (64 - book.bits));
}
static Block *place_of(const void *p) {
    size_t mask = num_places() - 1, i = home_of(p);
    while (book.places[i].p && book.places[i].p != p)
        i = (i + 1) & mask;
    return &book.places[i];
}

/* What stands behind it moves up where that brings it no further from home than it may be: no place
 * is lost to what was there once. */
static void vacate(Block *place) {
    size_t mask = num_places() - 1, gap = (size_t)(place - book.places);
    for (size_t i = (gap + 1) & mask; book.places[i].p; i = (i + 1) & mask) {
        size_t home = home_of(book.places[i].p);
        if (((i - home) & mask) < ((i - gap) & mask))
            continue;
        book.places[gap] = book.places[i];
        gap = i;
    }
    book.places[gap] = (Block){0};
    --book.used;
}

static void make_room(void) {
    size_t n = num_places();
    Block *old = book.places;
    if (old && book.used < n / 2)
        return;
    Block *fresh = calloc(n ? 2 * n : 1024, sizeof *fresh);
    if (!fresh)
        return;
    book.places = fresh;
    book.bits = n ? book.bits + 1 : 10;
    for (size_t i = 0; i < n; ++i)
        if (old[i].p)
            *place_of(old[i].p) = old[i];
    free(old);
}

static void *remember(void *p, size_t bytes) {
    if (!book.on || !p)
        return p;
    enter();
    make_room();
    if (book.used + 1 < num_places()) {
        *place_of(p) = (Block){.p = p, .bytes = bytes};
        ++book.used;
    }
    book.live += bytes;
    book.counts.allocated += bytes;
    ++book.counts.num_allocations;
    if (book.live > book.counts.peak)
        book.counts.peak = book.live;
    leave();
    return p;
}

static void forget(void *p) {
    if (!book.on || !p)
        return;
    enter();
    Block *place = book.places ? place_of(p) : NULL;
    if (place && place->p) {
        book.live -= place->bytes;
        vacate(place);
    }
    leave();
}

/* Memory that was freed stays with the process: what is allocated next finds it where it is, and
 * does not ask the system for new pages each time. */
void runtime_keep_memory(void) {
#if defined(__GLIBC__)
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, -1);
#endif
}

void runtime_count_memory(void) {
    book.on = true;
    book.counts = (JigMachineMemory){0};
}

void runtime_returned(const void *p) {
    Block *place = p && book.places ? place_of(p) : NULL;
    if (place && place->p)
        place->is_result = true;
}

void runtime_free_counted(JigMachineMemory *counts) {
    runtime_wait_for_tasks();
    size_t n = num_places();
    for (size_t i = 0; i < n && book.used; ++i) {
        Block *b = &book.places[i];
        if (!b->p)
            continue;
        book.counts.leaked += b->is_result ? 0 : b->bytes;
        book.counts.num_leaks += !b->is_result;
        free(b->p);
        *b = (Block){0};
        --book.used;
    }
    book.live = 0;
    *counts = book.counts;
}

/* ---- What code calls ---- */

static void *checked(void *p, size_t bytes) {
    if (!p && bytes && no_memory)
        no_memory(bytes);
    return remember(p, bytes);
}

static void *rt_malloc(size_t bytes) {
    return checked(malloc(bytes), bytes);
}
static void *rt_calloc(size_t n, size_t bytes) {
    size_t all;
    return checked(calloc(n, bytes), __builtin_mul_overflow(n, bytes, &all) ? SIZE_MAX : all);
}
static void *rt_realloc(void *p, size_t bytes) {
    forget(p);
    return checked(realloc(p, bytes), bytes);
}
static void *rt_aligned_alloc(size_t alignment, size_t bytes) {
    return checked(aligned_alloc(alignment, bytes), bytes);
}
static void rt_free(void *p) {
    forget(p);
    free(p);
}

const RuntimeSymbol memory_symbols[] = {
    {"malloc", (void *)(uintptr_t)rt_malloc},
    {"calloc", (void *)(uintptr_t)rt_calloc},
    {"realloc", (void *)(uintptr_t)rt_realloc},
    {"aligned_alloc", (void *)(uintptr_t)rt_aligned_alloc},
    {"free", (void *)(uintptr_t)rt_free},
    {"mlirAlloc", (void *)(uintptr_t)rt_malloc},
    {"mlirAlignedAlloc", (void *)(uintptr_t)rt_aligned_alloc},
    {"mlirFree", (void *)(uintptr_t)rt_free},
    {"mlirAlignedFree", (void *)(uintptr_t)rt_free},
    {"_mlir_memref_to_llvm_alloc", (void *)(uintptr_t)rt_malloc},
    {"_mlir_memref_to_llvm_aligned_alloc", (void *)(uintptr_t)rt_aligned_alloc},
    {"_mlir_memref_to_llvm_free", (void *)(uintptr_t)rt_free},
    {0},
};
