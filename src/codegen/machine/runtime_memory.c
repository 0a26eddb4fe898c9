/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The memory of running code. It is the system's; what is here notices that there is none, which
 * lowered programs never do, and can remember what is allocated, so that a function that returns
 * new memory may be called again and again.
 */
#include "codegen/machine/module.h"
#include "codegen/machine/runtime.h"

#include <stdatomic.h>
#include <stdlib.h>

static void (*no_memory)(size_t bytes);

void runtime_on_no_memory(void (*fn)(size_t bytes)) {
    no_memory = fn;
}

/* ---- What is remembered ----
 * Addresses by hash, in 2^bits places, at most half of which are taken; GONE marks one that was. */
#define GONE ((void *)1)
static struct {
    void **places;
    unsigned bits;
    size_t used; /* GONE ones too */
    bool on;
} live;
static atomic_flag lock = ATOMIC_FLAG_INIT;

static void enter(void) {
    while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire))
        ;
}
static void leave(void) {
    atomic_flag_clear_explicit(&lock, memory_order_release);
}

static void **place_of(void *p) {
    size_t mask = ((size_t)1 << live.bits) - 1;
    size_t i = (size_t)(((uint64_t)(uintptr_t)p * 0x9E3779B97F4A7C15u) >> (64 - live.bits));
    while (live.places[i] && live.places[i] != p)
        i = (i + 1) & mask;
    return &live.places[i];
}

static void make_room(void) {
    void **old = live.places;
    size_t n = live.places ? (size_t)1 << live.bits : 0;
    if (live.places && live.used < n / 2)
        return;
    void **fresh = calloc(n ? 2 * n : 1024, sizeof *fresh);
    if (!fresh)
        return;
    live.places = fresh;
    live.bits = n ? live.bits + 1 : 10;
    live.used = 0;
    for (size_t i = 0; i < n; ++i)
        if (old[i] && old[i] != GONE) {
            *place_of(old[i]) = old[i];
            ++live.used;
        }
    free(old);
}

static void *remember(void *p) {
    if (!live.on || !p)
        return p;
    enter();
    make_room();
    if (live.places && live.used + 1 < (size_t)1 << live.bits) {
        *place_of(p) = p;
        ++live.used;
    }
    leave();
    return p;
}

static void forget(void *p) {
    if (!live.on || !p)
        return;
    enter();
    void **place = live.places ? place_of(p) : NULL;
    if (place && *place)
        *place = GONE;
    leave();
}

void runtime_track_memory(void) {
    live.on = true;
}

void runtime_free_tracked(void) {
    size_t n = live.places ? (size_t)1 << live.bits : 0;
    for (size_t i = 0; i < n && live.used; ++i) {
        if (live.places[i] && live.places[i] != GONE)
            free(live.places[i]);
        live.places[i] = NULL;
    }
    live.used = 0;
}

/* ---- What code calls ---- */

static void *checked(void *p, size_t bytes) {
    if (!p && bytes && no_memory)
        no_memory(bytes);
    return remember(p);
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
